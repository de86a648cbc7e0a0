public import AloudSpeech
public import AloudTree

/// A description of a chart in sentences: first the words of the app, then what the numbers show.
///
///     let words = ChartWords(chart, words: book, language: "en")
///     ChartDescription(ChartFeatures(chart), words: words).texts
///     // ["Line chart, Births", "X: Year, 1917 to 1975", …, "Computed from the data", "Generally rises", …]
///
/// The sentences are: title and kind, the app's summary, axes, counts; then a sentence that the rest is computed; for
/// each series, shape and trend, extremes, statistics, peaks and outliers; then comparisons. If there are several
/// series, each computed sentence begins with the name of its series, so that it is clear by itself. Sentences have no
/// full stop, because writers and speech add it.
///
/// The words are graded and never say more than the numbers show: a series that does not clearly rise or fall has "no
/// clear trend". Probabilities are never said. A descending x axis is described in its reading direction: the value
/// that comes first there is first, and what rises with x falls.
public struct ChartDescription: Equatable, Sendable {
  /// The subject of a sentence.
  public enum Topic: String, CaseIterable, Sendable {
    /// The kind of the chart, and its title.
    case title
    /// The words of the app.
    case summary
    /// The title and the range of an axis.
    case axis
    /// The number of series and points, in total and for each series.
    case series
    /// The heading of the computed sentences.
    case computed
    /// What was computed from the numbers, by its subject.
    case shape, trend, extrema, statistics, peak, valley, outlier, comparison
    /// How the audio graph plays.
    case note
  }

  /// A sentence about the chart.
  public struct Sentence: Equatable, Sendable {
    /// What the sentence is about.
    public let kind: Topic
    /// The sentence in the language of the words.
    public let text: String
    /// The index of the series; nil for the whole chart.
    public let series: Int?

    /// True for a sentence that was computed from the numbers, and is not from the app.
    public var isComputed: Bool {
      switch kind {
      case .title, .summary, .axis, .series, .note: false
      case .computed, .shape, .trend, .extrema, .statistics, .peak, .valley, .outlier, .comparison: true
      }
    }
  }

  /// The sentences in the order in which they are said.
  public let sentences: [Sentence]

  /// `isGrouped` is true if the audio graph plays several points as one.
  ///
  /// - Complexity: O(points of the chart), plus the length of the sentences.
  public init(_ features: ChartFeatures, words: ChartWords, isGrouped: Bool = false) {
    self.init(
      kind: features.kind, series: features.spoken, comparisons: features.comparisons, words: words,
      isGrouped: isGrouped)
  }

  init(
    kind: ChartFeatures.ChartType, series: [SeriesFeatures], comparisons: [SeriesComparison], words: ChartWords,
    isGrouped: Bool = false
  ) {
    let describer = ChartDescriber(words: words)
    var sentences = describer.facts(kind, series)
    let computed =
      series.enumerated().flatMap { describer.findings(describer.asRead($1), of: $0) }
      + describer.comparisons(comparisons)
    if !computed.isEmpty {
      sentences.append(describer.sentence(.computed, words.words.text(.chartComputed)))
      sentences += computed
    }
    sentences += describer.beyond()
    if isGrouped { sentences.append(describer.sentence(.note, words.words.text(.chartGrouped))) }
    self.sentences = sentences
  }

  /// The texts of the sentences, in order.
  public var texts: [String] { sentences.map { $0.text } }

  /// The sentences of some kinds, in order.
  public func sentences(_ kinds: Set<Topic>) -> [Sentence] { sentences.filter { kinds.contains($0.kind) } }

  /// The title of an axis and its range: `Year, 1917 to 1975`.
  public static func text(of axis: Chart.Axis, words: ChartWords) -> String { ChartDescriber(words: words).text(axis) }
}

extension ChartDescription.Topic {
  /// The explanation that all commands print.
  public var explanation: Explanation {
    Explanation(rule: rawValue, summary: rule.summary, evidence: rule.evidence)
  }

  /// The rule of a sentence, and its evidence.
  private var rule: (summary: String, evidence: Evidence) {
    switch self {
    case .title: ("what is drawn, and what the app calls it", .documented("AXChartDescriptor: title, isContinuous"))
    case .summary: ("the app's own words come first", .documented("AXChartDescriptor: summary; WWDC21 on charts"))
    case .axis: ("title, range and scale, in the words of the axis", .documented("AXNumericDataAxisDescriptor"))
    case .series: ("how much there is, and how much is missing", .assumed("what a listener needs to know first"))
    case .computed:
      (
        "Aloud computes everything from here on; none of it comes from the app",
        .assumed("listeners should not think that these words come from the app")
      )
    case .shape:
      (
        "at most four segments, after simplifying by 8 % of the range; each has the direction of its points; roughly "
          + "constant below 5 % of the median",
        .assumed("Douglas and Peucker's simplification; the limits are Aloud's")
      )
    case .trend:
      (
        "said when p < 0.05, the slope covers at least 10 % of the range, and |tau| is at least 0.3; generally from 0.5, "
          + "from 0.8 steadily", .documented("Mann-Kendall with ties, slope by Theil and Sen; the limits are Aloud's")
      )
    case .extrema:
      ("the first smallest and the first greatest value", .documented("Lundgard and Satyanarayan 2021: level 2"))
    case .statistics:
      (
        "computed numbers have three digits, or up to seven where the range is small",
        .documented("Lundgard and Satyanarayan 2021: level 2")
      )
    case .peak, .valley:
      (
        "at most three, with a prominence of at least 15 % of the range; none if the shape repeats",
        .documented("topographic prominence; the limit is Aloud's")
      )
    case .outlier:
      (
        "a modified z-score above 3.5 from the trend, otherwise Tukey's fences; needs at least eight points",
        .documented("Iglewicz and Hoaglin 1993, Tukey 1977")
      )
    case .comparison:
      (
        "which series is higher at the last place that both have, two crossings, the widest gap",
        .assumed("two lines are drawn together so that they can be compared")
      )
    case .note:
      ("how the graph is played differs from how it is drawn", .assumed("the description says what it leaves out"))
    }
  }
}
