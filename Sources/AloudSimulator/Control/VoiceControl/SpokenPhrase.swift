/// One form of a command: words, and slots for names, numbers and texts.
struct SpokenPhrase: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case words(String)
    case slot(String)
  }

  let parts: [Part]

  /// The text in the form for comparisons: lower case, single blanks, and no punctuation, symbols or emoji. A text with
  /// only symbols keeps them.
  ///
  /// Source: assumed.
  static func normalized(_ text: String) -> String {
    let plain = collapsed(text.filter { !$0.isPunctuation && !$0.isSymbol })
    return plain.isEmpty ? collapsed(text) : plain
  }

  /// True for a text that ``normalized(_:)`` does not make empty.
  ///
  /// - Complexity: O(n) in the blanks at the beginning.
  static func isSayable(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }

  private static func collapsed(_ text: String) -> String {
    text.lowercased().split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
  }

  /// All forms of a phrase: with and without each part in brackets.
  static func alternatives(of phrase: String) -> [SpokenPhrase] {
    expanded(phrase).map { SpokenPhrase(parts: parts(of: $0)) }
  }

  /// `a [b [c]] d` becomes `a b c d`, `a b d` and `a d`.
  private static func expanded(_ phrase: String) -> [String] {
    guard let open = phrase.firstIndex(of: "[") else { return [phrase] }
    var depth = 0
    var end = open
    for index in phrase[open...].indices {
      if phrase[index] == "[" { depth += 1 }
      if phrase[index] == "]" { depth -= 1 }
      end = index
      if depth == 0 { break }
    }
    let before = String(phrase[..<open])
    let inside = String(phrase[phrase.index(after: open)..<end])
    let after = String(phrase[phrase.index(after: end)...])
    return expanded(before + inside + after) + expanded(before + after)
  }

  private static func parts(of phrase: String) -> [Part] {
    var parts: [Part] = []
    var rest = phrase.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      append(rest[..<open], to: &parts)
      parts.append(.slot(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    append(rest, to: &parts)
    return parts
  }

  /// Adds words, with the blank that separates them from a slot.
  private static func append(_ words: Substring, to parts: inout [Part]) {
    guard !words.isEmpty else { return }
    let begins = words.first == " " && !parts.isEmpty
    let ends = words.last == " "
    let plain = normalized(String(words))
    guard !plain.isEmpty else { return parts.append(.words(" ")) }
    parts.append(.words((begins ? " " : "") + plain + (ends ? " " : "")))
  }

  /// - Parameter text: a text in the form of ``normalized(_:)``.
  /// - Returns: the texts in the slots; nil if the text does not fit.
  func slots(in text: String) -> [(name: String, text: String)]? { SpokenPhrase.slots(of: parts[...], in: text[...]) }

  private static func slots(of parts: ArraySlice<Part>, in text: Substring) -> [(name: String, text: String)]? {
    guard let part = parts.first else { return text.isEmpty ? [] : nil }
    let later = parts.dropFirst()
    switch part {
    case .words(let words):
      guard text.hasPrefix(words) else { return nil }
      return slots(of: later, in: text.dropFirst(words.count))
    case .slot(let name):
      // A name can contain the words that follow it.
      var end = text.startIndex
      while end < text.endIndex {
        end = text.index(after: end)
        if let found = slots(of: later, in: text[end...]) { return [(name, String(text[..<end]))] + found }
      }
      return nil
    }
  }
}
