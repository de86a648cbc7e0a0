internal import AloudTree

extension Rule {
  /// Text, and what is drawn, that stands out too little from what is behind it; inside elements too.
  ///
  /// 3:1 for text of 18 pt, bold text and pictures without text, 4.5:1 for the rest and for whatever is in a chart. What is
  /// hidden, behind a dialog, or out of use is not judged.
  static let lowContrast = Rule(
    "low-contrast", .error,
    title: Wording("Too little contrast", ko: "부족한 명도 대비"),
    fix: Wording(
      "Darken one of the two colors, or lighten the other.", ko: "글자색과 배경색의 명도 차이를 키우십시오."),
    references: ["MAAG 1.4", "HIG Color and effects", "WWDC21 charts", "WCAG 1.4.3", "WCAG 1.4.11"]
  ) { screen in
    let colored = screen.tree.ids.filter { screen.tree.nodes[$0.index].sharedDetails?.value.colors != nil }
    guard !colored.isEmpty else { return [] }
    let reach = Reach(screen)
    let isInactive = screen.inactive()
    return colored.compactMap { id in
      guard reach.isSeen(id, in: screen.tree), !isInactive[id.index],
        let colors = screen.tree.nodes[id.index].sharedDetails?.value.colors,
        let foreground = colors.foreground, let background = colors.background
      else { return nil }
      let ratio = Luminance.contrast(foreground, background)
      // Nothing needs more.
      guard ratio < 4.5 else { return nil }
      let need = ContrastNeed(colors, of: id, on: screen.tree)
      guard ratio < need.limit else { return nil }
      return Fault(need.message(ratio), on: screen, at: .node(id), severity: ratio < 3 ? .error : .warning)
    }
  }
}

/// How much contrast is needed, and why.
private struct ContrastNeed {
  let limit: Double
  /// In points; nil for a picture without text.
  let size: Double?

  init(_ colors: Colors, of id: NodeID, on tree: Tree) {
    size = colors.pointSize ?? (tree.nodes[id.index].isPictureWithoutText ? nil : 17)
    let isLarge = colors.bold || (size ?? 18) >= 18
    limit = isLarge && tree.chart(around: id) == nil ? 3 : 4.5
  }

  func message(_ ratio: Double) -> Wording {
    let shown = "\(Int(clamping: ratio * 10) / 10).\(Int(clamping: ratio * 10) % 10)"
    let limit = limit == 3 ? "3" : "4.5"
    let place = size.map { " at \($0.rounded() == $0 && abs($0) < 1e6 ? "\(Int(clamping: $0))" : "\($0)") pt" } ?? ""
    return Wording("\(shown):1; \(limit):1 is needed\(place).", ko: "명도 대비 \(shown):1 (필요: \(limit):1).")
  }
}

extension Node {
  /// True for a picture that is no text as well.
  fileprivate var isPictureWithoutText: Bool {
    traits.contains(.image) && !traits.contains(.staticText) && sharedDetails?.value.text == nil
  }
}

extension AuditedScreen {
  /// For each node, whether it or what it stands in cannot be used now.
  fileprivate func inactive() -> [Bool] {
    tree.passedDown(false) { id, isInactive in
      isInactive || tree.nodes[id.index].traits.contains(.notEnabled)
    }
  }
}

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
