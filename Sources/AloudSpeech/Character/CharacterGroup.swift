/// The characters that every voice can name, grouped by the punctuation settings with which they are said in text.
///
/// No source has the characters of VoiceOver's groups. Assumed: symbols are said by default; marks that separate or
/// enclose words are not.
package enum CharacterGroup: String, CaseIterable, Sendable {
  /// Said with the settings `some` and `all`.
  case symbol
  /// Marks that separate or enclose words. Said only with `all`.
  case mark
  /// Never said in text, only as single characters.
  case blank

  /// The characters of the group, in the order in which they are listed.
  public var characters: [Character] {
    switch self {
    case .symbol: CharacterGroup.symbols
    case .mark: CharacterGroup.marks
    case .blank: CharacterGroup.blanks
    }
  }

  /// The settings with which the group is said in text.
  public var punctuation: [VoiceOverSettings.Punctuation] {
    switch self {
    case .symbol: [.some, .all]
    case .mark: [.all]
    case .blank: []
    }
  }

  /// The group of a character; nil for letters, digits and characters outside the table.
  ///
  /// - Complexity: O(1).
  public init?(of character: Character) {
    guard let group = CharacterGroup.table[character.plain] else { return nil }
    self = group
  }

  private static let symbols = Array(
    #"@#%&+=/\_*^~`|<>"# + "−×÷‰" + "$€£¥₩¢" + "°§©®™†•" + "★☆■□✓✗✕※" + "✘☰⌘⌥⌃⏎⌫♡♫℃℉″′〒❮❯➜☒✦‡‣№¶◆▷﷽\u{FFFD}¼½¾"
      + "←↑→↓⇠⇡⇢⇣▲△▴▵▶▸▹►▻▼▽▾▿◀◁◂◃◄◅⅓⅔⅛⅜⅝⅞±∓∞≠≤≥‱‴‵‶‷" + "¨´ªº₠℅℗℞℠℡ℸ✎𝄞\u{F8FF}↩⇞⇟⇥⇧⇪⌤⌦⌧⎋⏏")
  private static let marks = Array(
    #".,;:!?'"()[]{}-"# + "’‘‚”“„«»‹›" + "–—…·¡¿‒―﹘" + "、。・〜" + "「」『』〈〉《》【】" + "⟨⟩")
  private static let blanks: [Character] = [" ", "\u{A0}", "\n", "\t"]

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { group in group.characters.map { ($0, group) } })
}

extension Character {
  /// The character that corresponds to a full-width or text form: `（` is `(`. An emoji form has no other: `▶️` is not
  /// `▶`.
  ///
  /// Source: Unicode, Halfwidth and Fullwidth Forms.
  var plain: Character {
    var scalars = unicodeScalars
    if scalars.count == 2, scalars.last?.value == 0xFE0E { scalars.removeLast() }
    guard scalars.count == 1, let value = scalars.first?.value else { return self }
    switch value {
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0).map { Character($0) } ?? self
    case 0xFFE0: return "¢"
    case 0xFFE1: return "£"
    case 0xFFE5: return "¥"
    case 0xFFE6: return "₩"
    default: return scalars.first.map { Character($0) } ?? self
    }
  }
}
