package import AloudBase

/// Translations of Aloud's messages, looked up by their keys.
///
///     let table = MessageTable(MessageTable.rows(KoreanMessages.all))
///     let message: Message = "there is no screen \"\(name)\"\(suggestion(for: name, among: names))"
///     table.text(message)  // the row of: there is no screen "{}"{}
///
/// In English, `{}` stands for a value, and `{{}}` for a pair of braces. In the other language, `{1}`, `{2}` … stand for the
/// values, and `{-2}` says that the second one is left out; see ``MessageText``.
package struct MessageTable: Sendable {
  /// A text in English and in the other language.
  package typealias Row = (english: String, other: String)

  /// The texts in the other language, by the keys of messages.
  package let texts: [String: String]

  /// - Parameter rows: if two rows have the same English text, the first one counts.
  package init(_ rows: [Row]) {
    texts = Dictionary(rows.map { ($0.english, $0.other) }) { first, _ in first }
  }

  /// Reads rows from a text. A row is a line in English and a line in the other language; an empty line separates rows.
  package static func rows(_ text: String) -> [Row] {
    let lines = text.split(separator: "\n").map { String($0) }
    precondition(lines.count.isMultiple(of: 2), "a line of a table has no other")
    return stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }

  /// A message in the language of the table. Parts without a row stay in English.
  package func text(_ message: Message) -> String { message.finished(translated(message)) }

  /// The translation of a whole text, such as the meaning of a setting; nil where there is none.
  package func translation(of english: String) -> String? {
    if let text = texts[english] { return text }
    // A text may consist of several, such as the sources of a rule.
    guard english.contains("; ") else { return nil }
    let parts = english.split(separator: "; ").map { texts[String($0)] }
    return parts.contains(nil) ? nil : parts.compactMap { $0 }.joined(separator: ". ")
  }

  private func translated(_ message: Message) -> String {
    if let text = texts[message.key] {
      return message.arguments.isEmpty ? text : MessageText(text).text(with: message.arguments.map(self.text))
    }
    // A place such as a file or a command comes first in all languages.
    if let (place, rest) = message.afterPlace { return "\(translated(place)): \(translated(rest))" }
    return Message.text(of: message.key, with: message.arguments.map(self.text))
  }

  private func text(_ argument: Message.Argument) -> String {
    switch argument {
    case .text(let text): text
    case .message(let message): self.text(message)
    case .english(let text): translation(of: text) ?? text
    }
  }
}
