/// Kinds of colors that people may take for one another.
///
/// Source: the pairs are those of WWDC21 (charts) and of Apple's Human Interface Guidelines; the bounds, in degrees and shares of
/// HSL, are ours. They are compared as whole numbers, so that a color on a bound is where it belongs.
enum HueClass: String, CaseIterable {
  case red, orange, yellow, green, blue, black, gray

  private static let korean: [HueClass: String] = [
    .red: "빨강", .orange: "주황", .yellow: "노랑", .green: "초록", .blue: "파랑", .black: "검정", .gray: "회색",
  ]

  var name: Wording { Wording(rawValue, ko: HueClass.korean[self] ?? rawValue) }

  /// Hard to tell apart.
  private static let pairs: [(HueClass, HueClass)] = [
    (.red, .green), (.blue, .yellow), (.blue, .orange), (.red, .black), (.red, .gray), (.green, .gray),
  ]

  /// The classes that this one is hard to tell from.
  var confusable: [HueClass] {
    HueClass.pairs.compactMap { $0.0 == self ? $0.1 : $0.1 == self ? $0.0 : nil }
  }

  /// The class of `0xRRGGBB`; nil for white, purple and others, and for what lies between two classes.
  init?(_ color: UInt32) {
    let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    // Twice the lightness, and how colorful it is, both of 255.
    let (sum, range) = (most + least, most - least)
    if sum * 100 < 15 * 510 {
      self = .black
      return
    }
    let full = sum <= 255 ? sum : 510 - sum
    if range * 100 < 15 * full || range == 0 {
      guard 20 * 510 <= sum * 100, sum * 100 <= 80 * 510 else { return nil }
      self = .gray
      return
    }
    guard range * 100 >= 40 * full, sum * 100 <= 85 * 510 else { return nil }
    // Degrees times the range.
    let turn: Int
    if most == red {
      turn = 60 * (green - blue) + (green < blue ? 360 * range : 0)
    } else if most == green {
      turn = 60 * (blue - red) + 120 * range
    } else {
      turn = 60 * (red - green) + 240 * range
    }
    guard let found = HueClass.hues.first(where: { $0.from * range <= turn && turn <= $0.to * range }) else {
      return nil
    }
    self = found.hue
  }

  private static let hues: [(from: Int, to: Int, hue: HueClass)] = [
    (0, 15, .red), (16, 44, .orange), (45, 70, .yellow), (75, 165, .green), (195, 255, .blue), (345, 360, .red),
  ]
}
