public import AloudSpeech

extension ChartDescription.Kind {
  /// Why a sentence is said, as every command tells it.
  public var explanation: Explanation {
    Explanation(rule: rawValue, summary: rule.summary, evidence: rule.evidence)
  }

  /// The rule by which a sentence is said, and its evidence.
  private var rule: (summary: String, evidence: Evidence) {
    switch self {
    case .title: ("what is drawn, and what the app calls it", .documented("AXChartDescriptor: title, isContinuous"))
    case .summary: ("the app's own words come first", .documented("AXChartDescriptor: summary; WWDC21 on charts"))
    case .axis: ("title, range and scale, in the axis's own words", .documented("AXNumericDataAxisDescriptor"))
    case .series: ("how much there is, and how much is missing", .assumed("what a listener needs to know first"))
    case .computed: ("from here on nothing comes from the app", .assumed("nobody should take our words for the app's"))
    case .shape:
      (
        "at most four segments, after simplifying by 8 % of the range, each going where its points go; roughly constant "
          + "below 5 % of the median",
        .assumed("Douglas and Peucker's simplification; the limits are ours")
      )
    case .trend:
      (
        "said when p < 0.05, the slope makes 10 % of the range, and |tau| is 0.3 at least; from 0.5 generally, from 0.8 "
          + "steadily", .documented("Mann-Kendall with ties, slope by Theil and Sen; the limits are ours")
      )
    case .extrema:
      ("the first of the least and of the greatest", .documented("Lundgard and Satyanarayan 2021: level 2"))
    case .statistics:
      (
        "computed numbers have three digits, or up to seven where the range is small",
        .documented("Lundgard and Satyanarayan 2021: level 2")
      )
    case .peak, .valley:
      (
        "at most three, by a prominence of 15 % of the range at least; none of a shape that repeats",
        .documented("topographic prominence; the limit is ours")
      )
    case .outlier:
      (
        "a modified z-score above 3.5 off the trend, else Tukey's fences; of eight points at least",
        .documented("Iglewicz and Hoaglin 1993, Tukey 1977")
      )
    case .comparison:
      (
        "who is higher at the last place that both have, two crossings, the widest gap",
        .assumed("what two lines are drawn together for")
      )
    case .note: ("how the graph is played differs from how it is drawn", .assumed("nothing is left out in silence"))
    }
  }
}
