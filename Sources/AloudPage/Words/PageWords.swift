internal import Aloud
internal import AloudExplorer

/// The words of the interface of a page in each language, with a line `key = words` for each text.
///
/// A value replaces `{name}` when the words are shown.
struct PageWords: Sendable {
  /// The languages, BCP-47, and their lines.
  let tables: [(language: String, lines: String)]

  init(_ tables: (String, String)...) { self.tables = tables.map { (language: $0.0, lines: $0.1) } }

  /// The languages of pages.
  static let languages = ["en", "ko"]

  /// Returns the language of a page about an app: the language of the app if there are words, else English. It does not
  /// depend on the machine, so the page is the same everywhere.
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
