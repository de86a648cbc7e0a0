public import AloudSpeech

extension ChartDetails.Kind {
  /// Why a sentence is said, as every command tells it.
  public var explanation: Explanation {
    Explanation(rule: rawValue, summary: rule.summary, evidence: rule.evidence)
  }

  /// The rule by which a sentence is said, and its evidence. The words are Apple's.
  private var rule: (summary: String, evidence: Evidence) {
    switch self {
    case .title, .summary:
      ("the app's own words come first", .documented("AXChartDescriptor: title, summary; WWDC21 on charts"))
    case .axis, .seriesCount:
      ("the titles of the axes, and how many series there are", .observed("WWDC22, demonstration of Describe chart"))
    case .points:
      ("all points of the series, those without a value, too", .assumed("the words are Apple's, the place is ours"))
    case .trend:
      (
        "said when Mann-Kendall's p is below chartSignificance, and Spearman's correlation is chartWeak at least; not of a "
          + "periodic series", .assumed("the words are Apple's, the limits are ours")
      )
    case .correlation:
      (
        "by the size of Spearman's correlation, of a periodic series by that of its sine curve; none where it may be "
          + "chance; nothing of so few points that all may be chance",
        .assumed("the words are Apple's, the limits are Evans's of 1996")
      )
    case .model:
      (
        "the curve of least squares with the least criterion of Akaike; a line gives way only by chartModelMargin; said "
          + "when it explains chartModelFit, and is not chance",
        .assumed("the words are Apple's, the choice follows Burnham and Anderson 2002")
      )
    case .outlier:
      (
        "a modified z-score above chartOutlierDistance off the curve, else Tukey's fences; nothing of fewer than "
          + "chartOutlierPoints, nor of more than a fifth of the points",
        .assumed("the words are Apple's, the limits are those of Iglewicz and Hoaglin 1993, Tukey 1977")
      )
    case .maximum, .minimum:
      ("the greatest and the least value", .assumed("the words are Apple's, the section is ours"))
    case .mean:
      (
        "with three digits, or up to seven where the range is small",
        .assumed("the words are Apple's, the digits are ours")
      )
    }
  }
}
