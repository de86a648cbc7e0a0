/// Labels of decorations.
///
/// Source: the words and glyphs of the audit's rule on decorations; asset names are ours.
enum DecorationWords {
  private static let glyphs: Set<Character> = [
    "|", "ㅣ", "│", "·", "•", "・", "/", "\\", "~", "_", "—", "–", "―",
  ]
  private static let words: Set<String> = [
    "separator", "divider", "line", "vertical bar", "spacer", "background", "shadow", "decoration", "구분선", "수직막대",
    "세로줄", "가로줄", "여백", "배경", "장식",
  ]

  /// True for a label that consists only of dividing glyphs and white space. A hyphen does not count: it represents an
  /// empty value.
  static func isGlyphs(_ label: String) -> Bool {
    !label.isEmpty && label.utf8.count < 100 && label.allSatisfy { glyphs.contains($0) || $0.isWhitespace }
  }

  /// True for a label that is a word for a decoration.
  static func isWord(_ label: String) -> Bool { label.utf8.count < 40 && words.contains(label.lowercased()) }

  /// True for the name of an image file or a symbol, such as `chevron.right` and `ic_arrow`: no white space, and a dot
  /// or an underscore between ASCII letters or digits.
  static func isAssetName(_ label: String) -> Bool {
    var (before, isJoined): (UInt8, Bool) = (0, false)
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "_"):
        guard before.isAlphanumeric else { return false }
        isJoined = true
      case UInt8(ascii: "-"), UInt8(ascii: "@"): break
      default: guard byte.isAlphanumeric else { return false }
      }
      before = byte
    }
    return isJoined && before.isAlphanumeric && label.utf8.contains { $0.isLetter }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (97...122).contains(self | 0x20) }
  fileprivate var isAlphanumeric: Bool { isLetter || (48...57).contains(self) }
}
