internal import AloudTree

/// How bright colors are, and how far apart.
///
/// Source: WCAG 2.2, “relative luminance” and “contrast ratio”, with the knee of sRGB at 0.04045.
enum Luminance {
  /// A channel of 0 to 255 as linear light of 0 to 1.
  private static let linear: [Double] = (0...255).map { channel in
    let share = Double(channel) / 255
    return share <= 0.04045 ? share / 12.92 : Mathematics.power((share + 0.055) / 1.055, 2.4)
  }

  /// From 0, black, to 1, white, of `0xRRGGBB`.
  static func of(_ color: UInt32) -> Double {
    0.2126 * linear[Int(color >> 16 & 0xFF)] + 0.7152 * linear[Int(color >> 8 & 0xFF)]
      + 0.0722 * linear[Int(color & 0xFF)]
  }

  /// From 1 to 21, not rounded.
  static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (one, other) = (of(one), of(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}
