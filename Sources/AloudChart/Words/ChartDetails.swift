internal import AloudBase
public import AloudSpeech
internal import AloudTree

/// VoiceOver's sentences about a chart, in Apple's words, for Describe chart and for the screen of chart details.
///
///     let details = ChartDetails(words: words)
///     details.description.map(\.text)
///     // ["The X axis is Year", "The Y axis is Births", "There is 1 data series"]
///
/// ``ChartDescription`` says more, in Aloud's words. Sentences have no full stop here either.
///
/// Source: the sentences are those of Apple's accessibility bundles, and of demonstrations: WWDC21 (title, summary,
/// Play), WWDC22 (axes and the number of series, in this order). The names of the sentences show their sections.
public struct ChartDetails: Sendable {
  /// The subject of a sentence.
  public enum Topic: String, CaseIterable, Sendable {
    /// The words of the app.
    case title, summary
    /// The axes, and how many series and points there are.
    case axis, seriesCount, points
    /// What the numbers show.
    case trend, correlation, model, outlier
    /// A number of the series.
    case maximum, minimum, mean
  }

  /// A part of the screen of chart details.
  public enum Section: String, CaseIterable, Sendable {
    /// A heading of the screen, with the sentences under it.
    case summary, insights, statistics
  }

  /// A sentence about the chart.
  public struct Sentence: Equatable, Sendable {
    /// What the sentence is about.
    public let kind: Topic
    /// The sentence in the language of the words.
    public let text: String
  }

  private let words: ChartWords
  private let positions: AxisPositions

  /// - Complexity: O(categories).
  public init(words: ChartWords) {
    self.words = words
    positions = AxisPositions(words.chart.x)
  }

  /// The sentences of Describe chart: the app's title and summary, the titles of the axes, and the number of series.
  public var description: [Sentence] {
    let own = [(Topic.title, words.chart.title), (.summary, words.chart.summary)].compactMap { kind, text in
      text.map { Sentence(kind: kind, text: $0.onOneLine) }
    }
    return own.filter { !$0.text.saysNothing } + outline
  }

  /// The titles of the axes, and the number of series.
  private var outline: [Sentence] {
    let axes = [(Phrase.chartAxisIsX, words.chart.x.title), (.chartAxisIsY, words.chart.y.title)]
    let count = words.chart.series.count
    return axes.filter { !$1.saysNothing }.map { sentence(.axis, $0, ["title": $1]) } + [
      Sentence(kind: .seriesCount, text: words.words.text(.chartDataSeries, counting: count))
    ]
  }

  /// The sections about a series, in order. The first section begins with the app's summary and the outline of the
  /// chart. A chart without series has only this section.
  ///
  /// - Complexity: O(n log n) in its points.
  public func sections(ofSeries series: Int) -> [(section: Section, sentences: [Sentence])] {
    let summary = description.filter { $0.kind != .title }
    guard words.chart.series.indices.contains(series) else { return [(.summary, summary)] }
    let chart = words.chart
    let points = KnownPoints(chart.series[series], at: positions)
    let features = SeriesFeatures(chart.series[series], points: points, on: chart.x)
    let analysis = SeriesAnalysis(chart.series[series], points: points, on: chart.x, features: features)
    var sections = sentences(ofSeries: series, features: features, analysis: analysis)
    sections[0].sentences.insert(contentsOf: summary, at: 0)
    return sections
  }

  /// The sections about a series without those of the chart: the number of points, insights, statistics.
  public func sentences(
    ofSeries series: Int, features: SeriesFeatures, analysis: SeriesAnalysis
  ) -> [(section: Section, sentences: [Sentence])] {
    [
      (.summary, [points(features)]), (.insights, insights(analysis, of: series)), (.statistics, statistics(features)),
    ]
  }

  private func points(_ features: SeriesFeatures) -> Sentence {
    let count = features.pointCount
    return Sentence(kind: .points, text: words.words.text(.chartDataPoints, counting: count))
  }

  private func sentence(_ kind: Topic, _ phrase: Phrase, _ values: [String: String] = [:]) -> Sentence {
    Sentence(kind: kind, text: words.words.text(phrase, values).onOneLine)
  }
}

// MARK: What the numbers show

extension ChartDetails {
  private func insights(_ analysis: SeriesAnalysis, of series: Int) -> [Sentence] {
    var sentences: [Sentence] = []
    if let phrase = ChartDetails.phrase(for: analysis.direction, isReadBackward: words.chart.isReadBackward) {
      sentences.append(sentence(.trend, phrase))
    }
    if let strength = analysis.strength { sentences.append(sentence(.correlation, ChartDetails.phrase(for: strength))) }
    if let model = analysis.model { sentences.append(sentence(.model, ChartDetails.phrase(for: model))) }
    guard let outliers = analysis.outliers else { return sentences }
    if outliers.isEmpty { return sentences + [sentence(.outlier, .chartNoOutliers)] }
    // The outliers in the reading direction of the axis.
    let read = words.chart.isReadBackward ? outliers.reversed() : outliers
    return sentences
      + read.map { place in
        let parts = words.parts(of: .point(series: series, index: place.index), namesSeries: false)
        return sentence(.outlier, .chartIsOutlier, ["point": parts.joined(separator: ", ")])
      }
  }

  private func statistics(_ features: SeriesFeatures) -> [Sentence] {
    let statistics = features.statistics
    guard let least = statistics.min?.y, let greatest = statistics.max?.y, let mean = statistics.mean else { return [] }
    let title = words.chart.y.title
    let average = words.y(ChartWords.rounded(mean, range: greatest - least))
    return [
      sentence(.maximum, .chartMaximum, ["value": words.y(greatest)]),
      sentence(.minimum, .chartMinimum, ["value": words.y(least)]),
      sentence(.mean, .chartMean, ["axis": title.saysNothing ? "y" : title, "value": average]),
    ]
  }

  /// The phrase for a trend. On a descending axis, a series that rises with x is decreasing.
  private static func phrase(for direction: SeriesFeatures.Direction, isReadBackward: Bool) -> Phrase? {
    switch direction {
    case .none: nil
    case .rising: isReadBackward ? .chartDecreasing : .chartIncreasing
    case .falling: isReadBackward ? .chartIncreasing : .chartDecreasing
    }
  }

  private static func phrase(for strength: SeriesAnalysis.Strength) -> Phrase {
    switch strength {
    case .veryStrong: .chartCorrelationVeryStrong
    case .strong: .chartCorrelationStrong
    case .moderate: .chartCorrelationModerate
    case .weak: .chartCorrelationWeak
    case .none: .chartCorrelationNone
    }
  }

  private static func phrase(for model: SeriesAnalysis.Model) -> Phrase {
    switch model {
    case .linear: .chartModelLinear
    case .logarithmic: .chartModelLogarithmic
    case .exponential: .chartModelExponential
    case .power: .chartModelPower
    case .periodic: .chartModelPeriodic
    }
  }
}

extension ChartDetails.Topic {
  /// The explanation that all commands print.
  public var explanation: Explanation {
    Explanation(rule: rawValue, summary: rule.summary, evidence: rule.evidence)
  }

  /// The rule of a sentence, and its evidence. The words are Apple's.
  private var rule: (summary: String, evidence: Evidence) {
    switch self {
    case .title, .summary:
      ("the app's own words come first", .documented("AXChartDescriptor: title, summary; WWDC21 on charts"))
    case .axis, .seriesCount:
      ("the titles of the axes, and how many series there are", .observed("WWDC22, demonstration of Describe chart"))
    case .points:
      (
        "all points of the series, including those without a value",
        .assumed("the words are Apple's, the place is Aloud's")
      )
    case .trend:
      (
        "said when Mann-Kendall's p is below 0.05 and Spearman's correlation is at least 0.2; not said of a periodic series",
        .assumed("the words are Apple's, the limits are Aloud's")
      )
    case .correlation:
      (
        "by the size of Spearman's correlation, or for a periodic series of its sine curve; none if it may be chance; not "
          + "said if the points are so few that every result may be chance",
        .assumed("the words are Apple's, the limits are from Evans 1996")
      )
    case .model:
      (
        "the least-squares curve with the lowest Akaike criterion; another curve replaces a line only if it is better by "
          + "2; said when it explains at least half of the variance and is not chance",
        .assumed("the words are Apple's, the choice follows Burnham and Anderson 2002")
      )
    case .outlier:
      (
        "a modified z-score above 3.5 from the curve, otherwise Tukey's fences; not said of fewer than 8 points, or if "
          + "more than a fifth of the points are outliers",
        .assumed("the words are Apple's, the limits are from Iglewicz and Hoaglin 1993, Tukey 1977")
      )
    case .maximum, .minimum:
      ("the greatest and the least value", .assumed("the words are Apple's, the section is Aloud's"))
    case .mean:
      (
        "with three digits, or up to seven where the range is small",
        .assumed("the words are Apple's, the digits are Aloud's")
      )
    }
  }
}
