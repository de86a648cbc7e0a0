internal import Aloud
internal import AloudExplore

/// The words of a page's interface, in every language in which there is one: a line `key = words` for each text.
///
/// `{name}` in the words is filled when they are shown.
struct PageWords: Sendable {
  /// A language, BCP-47, and its lines.
  let tables: [(language: String, lines: String)]

  init(_ tables: (String, String)...) { self.tables = tables.map { (language: $0.0, lines: $0.1) } }

  /// The languages of pages.
  static let languages = ["en", "ko"]

  /// The language in which a page speaks of an app: that of the app where there are words, else English. It does not depend
  /// on the machine, so that the same page is made everywhere.
  static func language(for tag: String?) -> String {
    let base = tag.map { LanguageTag($0).language } ?? "en"
    return languages.contains(base) ? base : "en"
  }

  /// Returns the words by their keys; English words if the language has none.
  ///
  /// - Complexity: O(length).
  func read(_ language: String) -> [String: String] {
    let lines = tables.first { $0.language == language } ?? tables[0]
    return [String: String](lines: lines.lines)
  }

  /// Returns the words of several tables as one.
  static func read(_ tables: [PageWords], _ language: String) -> [String: String] {
    tables.reduce(into: [:]) { $0.merge($1.read(language)) { $1 } }
  }
}

extension [String: String] {
  /// Returns the words of a key with every `{name}` filled; the key itself if there are none.
  func text(_ key: String, _ values: [String: String] = [:]) -> String {
    values.reduce(self[key] ?? key) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}

// Words that several pages share.
extension PageWords {
  static let shared = PageWords(
    (
      "en",
      """
      play      = Play
      pause     = Pause
      stop      = Stop
      """
    ),
    (
      "ko",
      """
      play      = 재생
      pause     = 일시 정지
      stop      = 정지
      """
    ))
}
