internal import AloudTree

/// How wide texts are, estimated per character, since nothing here can ask a font.
///
/// Source: the widths of Helvetica, in thousandths of the type size, and a tenth more, since other fonts of systems are wider. East
/// Asian wide characters are as wide as the type is high.
enum TextWidth {
  /// Of the printable characters of ASCII, from the blank on.
  private static let ascii: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
  ]
  private static let allowance = 1.1
  private static let other = 0.58

  /// In multiples of the type size.
  static func ems(of character: Character) -> Double {
    var ems = 0.0
    // A character that joins others to one picture, as in a family of emoji, adds nothing to it.
    for scalar in character.unicodeScalars { ems = max(ems, self.ems(of: scalar)) }
    return ems
  }

  private static func ems(of scalar: Unicode.Scalar) -> Double {
    if scalar.value >= 0x20, scalar.value < 0x7F { return Double(ascii[Int(scalar.value) - 0x20]) / 1000 * allowance }
    switch scalar.displayWidth {
    case 0: return 0
    case 2: return 1
    default: return other
    }
  }

  /// In points, at a type size in points.
  static func width(of text: String, size: Double, isBold: Bool = false) -> Double {
    var ems = 0.0
    for character in text { ems += self.ems(of: character) }
    return ems * size * (isBold ? bold : 1)
  }

  /// How much wider bold type is.
  static let bold = 1.07
}
