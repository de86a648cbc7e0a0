/// Translations of Aloud's texts, looked up by the English text.
///
///     let table = MessageTable(MessageTable.rows(KoreanMessages.all))
///     table.translation(of: "the element has no link: see `link` in a run of its label")
package struct MessageTable: Sendable {
  /// A text in English and in the other language.
  package typealias Row = (english: String, other: String)

  /// The texts without placeholders.
  package let texts: [String: String]
  /// The messages with placeholders. Those with the most fixed characters come first.
  package let patterns: [MessagePattern]

  /// The maximum length of a message in UTF-8; a longer text is not translated.
  private static let longest = 2_000

  /// - Parameter rows: if two rows have the same English text, the first one counts.
  package init(_ rows: [Row]) {
    var texts: [String: String] = [:]
    var patterns: [MessagePattern] = []
    for row in rows {
      if MessagePattern.isPattern(row.english) {
        patterns.append(MessagePattern(row.english, ko: row.other))
      } else if texts[row.english] == nil {
        texts[row.english] = row.other
      }
    }
    self.texts = texts
    self.patterns = patterns.sorted { $0.weight > $1.weight }
  }

  /// Reads rows from a text. A row is a line in English and a line in the other language; an empty line separates rows.
  /// See ``MessagePattern`` for `{}`.
  package static func rows(_ text: String) -> [Row] {
    let lines = text.split(separator: "\n").map { String($0) }
    precondition(lines.count.isMultiple(of: 2), "a line of a table has no other")
    return stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }

  /// The translation of a text; nil where there is none.
  package func translation(of english: String) -> String? {
    if let text = texts[english] { return text }
    guard english.utf8.count <= MessageTable.longest else { return nil }
    let characters = Array(english)
    for pattern in patterns {
      if let text = pattern.korean(for: characters, translate: part) { return text }
    }
    // A message may consist of several sentences.
    guard english.contains("; ") else { return nil }
    let sentences = english.split(separator: "; ").map { String($0) }
    let told = sentences.compactMap { translation(of: $0) }
    return told.count == sentences.count ? told.joined(separator: ". ") : nil
  }

  private func part(_ english: String) -> String { english.isEmpty ? "" : translation(of: english) ?? english }
}
