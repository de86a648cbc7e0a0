/// Finds the words of a text.
///
/// A word is a run of letters, digits and combining marks. An apostrophe between letters, and a point or comma between
/// digits, belong to the word. Symbols that are said by default, and emoji, are separate words. Text without blanks is
/// divided where the script changes between Han, Hiragana, Katakana and others.
///
/// Source: Unicode Standard Annex 29, simplified, because exact words in Chinese and Japanese need a dictionary.
/// Assumed.
enum TextWords {
  private enum CharacterClass: Equatable {
    /// Letters of scripts that separate words by blanks, including Hangul.
    case letter
    case digit
    case han, hiragana, katakana
    /// Continues the word before it.
    case extender
    /// Belongs to a word between two letters.
    case apostrophe
    /// Belongs to a word between two digits.
    case point
    case symbol
    case other
  }

  /// - Returns: ranges of characters, in their order.
  /// - Complexity: O(characters).
  static func ranges(in text: String) -> [Range<Int>] {
    let kinds = text.map(kind)
    var words: [Range<Int>] = []
    var offset = 0
    while offset < kinds.count {
      let start = offset
      offset += 1
      switch kinds[start] {
      case .apostrophe, .point, .other: continue
      case .symbol: break
      default: offset = end(of: start, in: kinds)
      }
      words.append(start..<offset)
    }
    return words
  }

  /// The end of the run that begins with a letter, digit or mark.
  private static func end(of start: Int, in kinds: [CharacterClass]) -> Int {
    var end = start + 1
    var last = kinds[start]
    while end < kinds.count {
      let next = kinds[end]
      if goesOn(last, next) {
        if next != .extender { last = next }
        end += 1
      } else if end + 1 < kinds.count, joins(next, last, kinds[end + 1]) {
        last = kinds[end + 1]
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static func goesOn(_ last: CharacterClass, _ next: CharacterClass) -> Bool {
    switch (last, next) {
    case (_, .extender), (.extender, .letter), (.extender, .digit): true
    case (.letter, .digit), (.digit, .letter): true
    case (.letter, .letter), (.digit, .digit): true
    case (.extender, .han), (.extender, .hiragana), (.extender, .katakana): true
    case (.han, .han), (.hiragana, .hiragana), (.katakana, .katakana): true
    default: false
    }
  }

  private static func joins(_ mark: CharacterClass, _ before: CharacterClass, _ after: CharacterClass) -> Bool {
    switch mark {
    case .apostrophe: before == .letter && after == .letter
    case .point: before == .digit && after == .digit
    default: false
    }
  }

  private static func kind(of character: Character) -> CharacterClass {
    switch character {
    case "'", "’": return .apostrophe
    case ".", ",": return .point
    default: break
    }
    guard let scalar = character.unicodeScalars.first else { return .other }
    // Keycaps are emoji that begin with a digit.
    if character.unicodeScalars.last?.value == 0x20E3 { return .symbol }
    if let kind = eastAsian(scalar.value) { return kind }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return .extender
    default: break
    }
    if character.isLetter { return .letter }
    if character.isNumber { return .digit }
    return character.isSymbol || CharacterGroup(of: character) == .symbol ? .symbol : .other
  }

  /// The kind by Unicode block. Source: Unicode, CJK Unified Ideographs and their extensions, Hiragana, Katakana.
  private static func eastAsian(_ value: UInt32) -> CharacterClass? {
    switch value {
    case 0x30FC, 0xFF70: .extender
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: .han
    case 0x3041...0x309F: .hiragana
    case 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF6F, 0xFF71...0xFF9F: .katakana
    default: nil
    }
  }
}
