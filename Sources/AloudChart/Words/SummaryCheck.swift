public import AloudBase
public import AloudTree

/// A finding: a developer's summary says the opposite of the numbers.
///
///     SummaryCheck(chart, features: ChartFeatures(chart), language: "en")?.message
///     // the summary says "increases", but the values mostly fall (Kendall's tau -0.62)
///
/// A finding is only made if there is little doubt: the direction of the first series is the opposite (tau below -0.3
/// or above 0.3), and the summary has verbs for only one direction. A summary is not judged if it denies, asks, hopes,
/// or describes a part of the chart; or if the chart has a descending x axis, because the author's direction is not
/// known.
public struct SummaryCheck: Equatable, Sendable {
  /// The direction in the summary.
  public let direction: SeriesFeatures.Direction
  /// The words of the summary for the direction, in lower case.
  public let word: String
  /// Kendall's tau-b of the first series.
  public let tau: Double
  /// What contradicts what.
  public let message: Message

  /// A direction needs an absolute tau above this.
  static let threshold = 0.3
  /// The longest text that counts as a summary, in characters.
  private static let maximumLength = 2000

  /// Checks a chart; nil if there is no contradiction. `language` (BCP-47) is the language of the summary. A language
  /// without a list of words has no findings.
  ///
  /// - Complexity: O(length of the summary).
  public init?(_ chart: Chart, features: ChartFeatures, language: String) {
    guard !chart.isReadBackward else { return nil }
    self.init(summary: chart.summary, tau: features.series.first?.trend.tau, language: language)
  }

  init?(summary: String?, tau: Double?, language: String) {
    guard let summary, let tau, abs(tau) > SummaryCheck.threshold,
      let table = DirectionWords.tables[LanguageTag.base(of: language)],
      summary.prefix(SummaryCheck.maximumLength + 1).count <= SummaryCheck.maximumLength,
      !summary.contains(where: { "?？¿؟".contains($0) })
    else { return nil }
    let text = SummaryText(summary, table)
    guard text.words(of: table.doubts) == nil else { return nil }
    let (rising, falling) = (text.words(of: table.rising), text.words(of: table.falling))
    let isRising = tau > 0
    guard let word = isRising ? falling : rising, (isRising ? rising : falling) == nil else { return nil }
    direction = isRising ? .falling : .rising
    self.word = word
    self.tau = tau
    let rounded = (tau * 100).rounded() / 100
    let quoted = word.printable
    message =
      isRising
      ? "the summary says \"\(quoted)\", but the values mostly rise (Kendall's tau \(rounded))"
      : "the summary says \"\(quoted)\", but the values mostly fall (Kendall's tau \(rounded))"
  }
}

/// A summary in lower case, without neutral words.
private struct SummaryText {
  private let text: [Character]
  private let isParted: Bool

  init(_ summary: String, _ table: DirectionWords) {
    isParted = table.isParted
    let small = String(
      String.UnicodeScalarView(summary.lowercased().unicodeScalars.filter { $0.properties.generalCategory != .format }))
    let words = small.split { !$0.isLetter && !$0.isNumber }.map { " " + $0 }
    // Adds an end to a sentence without a full stop.
    let text = Array(isParted ? words.joined() : " " + small + "。")
    let neutral = table.neutral.map { WordPattern($0, isParted: table.isParted) }
    var rest: [Character] = []
    var place = 0
    while place < text.count {
      if let end = neutral.lazy.compactMap({ $0.end(in: text, from: place) }).first, end > place {
        rest += " …"
        place = end
      } else {
        rest.append(text[place])
        place += 1
      }
    }
    self.text = rest
  }

  /// The first words in the text that match a list.
  func words(of list: [String]) -> String? {
    let places = list.compactMap { WordPattern($0, isParted: isParted).first(in: text) }
    guard let first = places.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    return String(String(text[first]).drop { $0 == " " }.prefix { $0 != "。" })
  }
}

extension Chart {
  /// Advice for a chart with more than a listener can follow; nil for other charts.
  ///
  ///     chart.densityAdvice
  ///     // 5000 points in one series are too many to tell apart by ear; give one point for each interval
  ///
  /// Source: practice in making audio graphs: at most about 100 points. It is assumed that more than three series are
  /// too many at once.
  package var densityAdvice: Message? {
    let points = series.map { $0.points.count }.max() ?? 0
    if points > 100 {
      return "\(points) points in one series are too many to tell apart by ear; give one point for each interval"
    }
    guard series.count > 3 else { return nil }
    return "\(series.count) series are too many to tell apart by ear; split them into several charts"
  }
}
