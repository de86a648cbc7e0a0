package import AloudBase

/// Translations of Aloud's messages, looked up by their keys.
///
///     let table = MessageTable(MessageTable.rows(KoreanMessages.all))
///     let message: Message = "there is no screen \"\(name)\"\(suggestion(for: name, among: names))"
///     table.text(message)  // the row of: there is no screen "{}"{}
///
/// A text that is not a ``Message`` yet is looked up by its finished English, with patterns.
package struct MessageTable: Sendable {
  /// A text in English and in the other language.
  package typealias Row = (english: String, other: String)

  /// The texts without placeholders.
  package let texts: [String: String]
  /// The messages with placeholders. Those with the most fixed characters come first.
  package let patterns: [MessagePattern]
  /// The places of the patterns, by the keys of messages.
  private let places: [String: Int]

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
    patterns.sort { $0.weight > $1.weight }
    self.patterns = patterns
    var places: [String: Int] = [:]
    for (place, pattern) in patterns.enumerated() where places[pattern.key] == nil { places[pattern.key] = place }
    self.places = places
  }

  /// Reads rows from a text. A row is a line in English and a line in the other language; an empty line separates rows.
  /// See ``MessagePattern`` for `{}`.
  package static func rows(_ text: String) -> [Row] {
    let lines = text.split(separator: "\n").map { String($0) }
    precondition(lines.count.isMultiple(of: 2), "a line of a table has no other")
    return stride(from: 0, to: lines.count, by: 2).map { (lines[$0], lines[$0 + 1]) }
  }

  // MARK: Messages

  /// A message in the language of the table. Parts without a row stay in English.
  package func text(_ message: Message) -> String { message.finished(translated(message)) }

  private func translated(_ message: Message) -> String {
    let key = message.key
    if message.arguments.isEmpty { return texts[key] ?? message.description }
    guard let place = places[key] else { return translatedParts(of: message) }
    let texts = zip(message.arguments, patterns[place].parts).map { argument, isPart in
      if isPart, case .text(let text) = argument { part(text) } else { text(argument) }
    }
    return patterns[place].korean(with: texts)
  }

  /// A message without a row of its own: after a place such as a file or a command, or with only punctuation between
  /// its parts, which all languages have in common.
  private func translatedParts(of message: Message) -> String {
    if let (place, rest) = message.afterPlace { return "\(translated(place)): \(sentence(rest))" }
    if message.key.contains(where: { $0.isLetter }), let text = translation(of: message.description) { return text }
    return Message.text(of: message.key, with: message.arguments.map(text))
  }

  /// A message after a place. A text alone is a finished sentence there.
  private func sentence(_ message: Message) -> String {
    if message.key == "{}", case .text(let text)? = message.arguments.first { return translation(of: text) ?? text }
    return translated(message)
  }

  private func text(_ argument: Message.Argument) -> String {
    switch argument {
    case .text(let text): text
    case .message(let message): text(message)
    case .english(let text): translation(of: text) ?? text
    }
  }

  // MARK: Finished texts

  /// The translation of a text; nil where there is none.
  package func translation(of english: String) -> String? {
    if let text = texts[english] { return text }
    guard english.utf8.count <= MessageTable.longest else { return nil }
    let characters = Array(english)
    for pattern in patterns where !pattern.isKeyOnly {
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
