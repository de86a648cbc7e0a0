public import AloudTree

/// The finding that a developer's summary says the opposite of the numbers.
///
///     SummaryCheck(chart, features: ChartFeatures(chart), language: "en")?.message
///     // the summary says "increases", but the values mostly fall (Kendall's tau -0.62)
///
/// A finding is a hint to look, so it is made only where little doubt is left: the only or the first series goes the other
/// way (tau below -0.3 or above 0.3), and the summary has words of one direction alone. A summary that denies something, or
/// that says what happens when something else rises, is left in peace.
public struct SummaryCheck: Equatable, Sendable {
  /// What the summary says.
  public let direction: SeriesFeatures.Direction
  /// The word of the summary that says so, in small letters.
  public let word: String
  /// Kendall's tau-b of the first series.
  public let tau: Double
  /// In English.
  public let message: String

  /// From where on a tau is a direction.
  static let threshold = 0.3

  /// Nil where there is nothing to find.
  ///
  /// - Parameters:
  ///   - chart: the chart, with its summary.
  ///   - features: its features.
  ///   - language: BCP-47, of the summary. A language without words of its own has no findings.
  /// - Complexity: O(length of the summary).
  public init?(_ chart: Chart, features: ChartFeatures, language: String) {
    self.init(summary: chart.summary, tau: features.series.first?.trend.tau, language: language)
  }

  init?(summary: String?, tau: Double?, language: String) {
    guard let summary, let tau, abs(tau) > SummaryCheck.threshold,
      let table = DirectionWords.tables[LanguageTag.base(of: language)]
    else { return nil }
    let text = SummaryText(summary, without: table.neutral, language: LanguageTag.base(of: language))
    guard !text.holds(anyOf: table.doubts) else { return nil }
    let (rising, falling) = (text.word(of: table.rising), text.word(of: table.falling))
    let isRising = tau > 0
    guard let word = isRising ? falling : rising, (isRising ? rising : falling) == nil else { return nil }
    direction = isRising ? .falling : .rising
    self.word = word
    self.tau = tau
    let rounded = (tau * 100).rounded() / 100
    let quoted = word.printable
    message =
      "the summary says \"\(quoted)\", but the values mostly \(isRising ? "rise" : "fall") (Kendall's tau \(rounded))"
  }
}

/// A summary as words, or where words are not parted, as one text.
private struct SummaryText {
  private let text: String
  private let words: [String]
  private let isParted: Bool

  /// The text without what is neutral, in a language by the base of its tag.
  init(_ text: String, without neutral: [String], language: String) {
    isParted = !["ja", "zh", "ko"].contains(language)
    self.text = neutral.reduce(text.lowercased()) { $0.replacing($1, with: " ") }
    words = isParted ? self.text.split { !$0.isLetter && !$0.isNumber }.map(String.init) : []
  }

  /// The first word, or piece of text, that is in a list.
  func word(of list: [String]) -> String? {
    guard isParted else { return list.first(where: text.contains) }
    return words.first { word in list.contains { SummaryText.matches(word, $0) } }
      ?? list.first { $0.contains(" ") && text.contains($0) }
  }

  func holds(anyOf list: [String]) -> Bool { word(of: list) != nil }

  /// An entry with an asterisk is the beginning of a word, another one the whole.
  private static func matches(_ word: String, _ entry: String) -> Bool {
    entry.hasSuffix("*") ? word.hasPrefix(entry.dropLast()) : word == entry
  }
}
