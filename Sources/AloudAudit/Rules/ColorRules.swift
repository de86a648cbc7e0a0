internal import AloudBase
internal import AloudTree

extension Rule {
  /// Text or graphics with too little contrast to the background, including those inside elements.
  ///
  /// Each guideline has its own limit, and a finding names those that it breaks. WCAG 1.4.3: 4.5:1, and 3:1 for text of 24 pt,
  /// or of 18.67 pt if it is bold (WCAG2ICT: 18 and 14 typographic points). The Korean guideline's 1.4: 3:1 for all text.
  /// Apple's Human Interface Guidelines: 4.5:1, and 3:1 for text of 18 pt or bold text. Pictures without text: 3:1, and a
  /// person decides (WCAG 1.4.11) whether the picture is needed.
  ///
  /// Elements that are hidden, behind a dialog or disabled are not checked.
  package static let lowContrast = Rule(
    "low-contrast", .error,
    title: Wording("Too little contrast", ko: "부족한 명도 대비"),
    fix: Wording("Darken one of the two colors, or lighten the other.", ko: "글자색과 배경색의 명도 차이를 키우십시오."),
    references: ["MAAG 1.4", "HIG Color and effects", "WCAG 1.4.3", "WCAG 1.4.11"],
    onPages: .applies("if the dump contains colors")
  ) { screen in
    let colored = screen.tree.ids.filter { screen.tree.nodes[$0.index].sharedDetails?.value.colors != nil }
    guard !colored.isEmpty else { return [] }
    let reach = Reach(screen)
    let isInactive = screen.tree.passedDown(false) { id, isInactive in
      isInactive || screen.tree.nodes[id.index].traits.contains(.notEnabled)
    }
    return colored.compactMap { id in
      guard reach.isSeen(id, in: screen.tree), !isInactive[id.index],
        let colors = screen.tree.nodes[id.index].sharedDetails?.value.colors,
        let foreground = colors.foreground, let background = colors.background
      else { return nil }
      let ratio = Luminance.contrast(foreground, background)
      // No content needs more than 4.5:1.
      guard ratio < 4.5 else { return nil }
      let need = ContrastNeed(colors, of: id, on: screen.tree)
      let broken = need.broken(by: ratio)
      guard !broken.isEmpty else { return nil }
      return Fault(
        need.message(ratio), on: screen, at: .node(id), severity: need.isCertain(ratio) ? .error : .warning,
        references: broken)
    }
  }

  /// Two siblings in a chart or a legend whose colors many people cannot distinguish.
  ///
  /// Pictures are compared with pictures, and text with text: the black caption of a red dot is not a color of the
  /// chart.
  package static let problemColorPair = Rule(
    "problem-colour-pair", .warning,
    title: Wording("Colors that are hard to distinguish", ko: "구별하기 어려운 색"),
    fix: Wording("Use other colors, and symbols as well.", ko: "다른 색을 쓰고 기호도 함께 쓰십시오."),
    references: ["MAAG 1.3", "HIG Color and effects", "WWDC21 charts", "WCAG 1.4.1"],
    onPages: .applies("if the dump contains colors")
  ) { screen in
    let tree = screen.tree
    guard tree.nodes.contains(where: { $0.sharedDetails?.value.colors?.foreground != nil }) else { return [] }
    let reach = Reach(screen)
    let isInChart = screen.insideCharts()
    var seen: [Place: [HueClass: NodeID]] = [:]
    var faults: [Fault] = []
    for id in tree.ids {
      guard let parent = tree.parent(of: id), isInChart[parent.index], reach.isSeen(id, in: tree),
        let color = tree.nodes[id.index].sharedDetails?.value.colors?.foreground, let hue = HueClass(color)
      else { continue }
      let place = Place(parent: parent, kind: .init(tree.nodes[id.index].traits))
      let earlier = seen[place] ?? [:]
      if let (other, rival) = hue.confusable.compactMap({ hue in earlier[hue].map { ($0, hue) } }).min(by: {
        $0.0 < $1.0
      }) {
        faults.append(screen.pair((other, rival), (id, hue)))
      }
      if earlier[hue] == nil { seen[place, default: [:]][hue] = id }
    }
    return faults
  }
}

/// The required contrast by each guideline.
private struct ContrastNeed {
  /// The text size in points; nil for a picture without text.
  let size: Double?
  private let isBold: Bool

  init(_ colors: Colors, of id: NodeID, on tree: Tree) {
    size = colors.pointSize ?? (tree.nodes[id.index].isPictureWithoutText ? nil : 17)
    isBold = colors.bold
  }

  /// The limit of WCAG 1.4.3, or of 1.4.11 for a picture.
  private var wcagLimit: Double {
    guard let size else { return 3 }
    return size >= 24 || isBold && size >= 18.67 ? 3 : 4.5
  }

  private var appleLimit: Double {
    guard let size else { return 3 }
    return size >= 18 || isBold ? 3 : 4.5
  }

  /// The guidelines whose limit a ratio is below.
  func broken(by ratio: Double) -> [String] {
    (size != nil && ratio < 3 ? ["MAAG 1.4"] : []) + (ratio < appleLimit ? ["HIG Color and effects"] : [])
      + (ratio < wcagLimit ? [size == nil ? "WCAG 1.4.11" : "WCAG 1.4.3"] : [])
  }

  /// True for text below WCAG's limit. Whether a picture is needed, a person decides.
  func isCertain(_ ratio: Double) -> Bool { size != nil && ratio < wcagLimit }

  func message(_ ratio: Double) -> Wording {
    let shown = "\(Int(clamping: ratio * 10) / 10).\(Int(clamping: ratio * 10) % 10)"
    let limit = max(wcagLimit, appleLimit) == 3 ? "3" : "4.5"
    let place = size.map { " at \($0.rounded() == $0 && abs($0) < 1e6 ? "\(Int(clamping: $0))" : "\($0)") pt" } ?? ""
    return Wording("\(shown):1; \(limit):1 is needed\(place).", ko: "명도 대비 \(shown):1 (필요: \(limit):1).")
  }
}

extension Node {
  /// True for a picture that is not also a text.
  fileprivate var isPictureWithoutText: Bool {
    traits.contains(.image) && !traits.contains(.staticText) && sharedDetails?.value.text == nil
  }
}

extension AuditedScreen {
  fileprivate func pair(_ one: (id: NodeID, hue: HueClass), _ other: (id: NodeID, hue: HueClass)) -> Fault {
    let (first, second) = (caption(of: one.id), caption(of: other.id))
    let (hue, otherHue) = (one.hue.name, other.hue.name)
    return Fault(
      Wording(
        "\(first.english) and \(second.english) are \(hue.english) and \(otherHue.english): hard to distinguish.",
        ko: "\(first.korean)\(particle: .and) \(second.korean)의 색(\(hue.korean)/\(otherHue.korean))은 구별하기 어렵습니다."),
      on: self, at: .node(other.id))
  }

  /// The label of a node, or its value; in Korean with quotation marks. A node without either has a general name.
  private func caption(of id: NodeID) -> Wording {
    let node = tree.nodes[id.index]
    let name = [node.label, node.reportedValue].lazy.compactMap { $0?.string.trimmed }.first { !$0.isEmpty } ?? node.id
    return name.map { Wording($0.told, ko: "“\($0.told)”") } ?? Wording("one element", ko: "요소")
  }

  /// For each node, whether it is a chart, or is in a chart or in a container whose label says that it is one.
  fileprivate func insideCharts() -> [Bool] {
    tree.passedDown(false) { id, isInside in
      isInside || tree.nodes[id.index].sharedDetails?.value.chart != nil
        || (tree.hasChildren(id) && ChartLabels.isIn(tree.nodes[id.index].label?.string ?? ""))
    }
  }
}

/// The luminance of colors, and the contrast between them.
///
/// Source: WCAG 2.2, “relative luminance” and “contrast ratio”, with the sRGB threshold of 0.04045.
enum Luminance {
  /// The linear light, from 0 to 1, of a channel from 0 to 255.
  private static let linear: [Double] = (0...255).map { channel in
    let share = Double(channel) / 255
    return share <= 0.04045 ? share / 12.92 : Mathematics.power((share + 0.055) / 1.055, 2.4)
  }

  /// The luminance of `0xRRGGBB`, from 0 for black to 1 for white.
  static func of(_ color: UInt32) -> Double {
    0.2126 * linear[Int(color >> 16 & 0xFF)] + 0.7152 * linear[Int(color >> 8 & 0xFF)]
      + 0.0722 * linear[Int(color & 0xFF)]
  }

  /// The contrast ratio, from 1 to 21, not rounded.
  static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (one, other) = (of(one), of(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }
}

/// The group in which colors are compared with each other.
private struct Place: Hashable {
  enum Role {
    case image, header, text, other

    init(_ traits: Traits) {
      self =
        traits.contains(.image)
        ? .image : traits.contains(.header) ? .header : traits.contains(.staticText) ? .text : .other
    }
  }

  let parent: NodeID
  let kind: Role
}

/// Words for charts and their legends.
private enum ChartLabels {
  private static let korean = ["차트", "그래프", "범례"]
  private static let english: Set<String> = ["graph", "graphs", "legend", "legends"]

  /// True for “Bar chart” and “Chart: rainfall”, false for “Photography”.
  static func isIn(_ label: String) -> Bool {
    guard !label.isEmpty else { return false }
    if korean.contains(where: { label.contains($0) }) { return true }
    return label.lowercased().split(whereSeparator: { !$0.isWordCharacter }).contains { word in
      english.contains(String(word)) || word.hasSuffix("chart") || word.hasSuffix("charts")
    }
  }
}

/// Groups of colors that people may confuse with each other.
///
/// Source: the pairs are those of WWDC21 (charts) and of Apple's Human Interface Guidelines. The limits, in degrees and
/// fractions of HSL, are Aloud's choice. They are compared as whole numbers, so that a color exactly on a limit is
/// classified correctly.
enum HueClass: String, CaseIterable {
  case red, orange, yellow, green, blue, black, gray

  private static let korean: [HueClass: String] = [
    .red: "빨강", .orange: "주황", .yellow: "노랑", .green: "초록", .blue: "파랑", .black: "검정", .gray: "회색",
  ]

  var name: Wording { Wording(rawValue, ko: HueClass.korean[self] ?? rawValue) }

  /// Pairs that are hard to distinguish.
  private static let pairs: [(HueClass, HueClass)] = [
    (.red, .green), (.blue, .yellow), (.blue, .orange), (.red, .black), (.red, .gray), (.green, .gray),
  ]

  /// The classes that are hard to distinguish from this one.
  var confusable: [HueClass] {
    HueClass.pairs.compactMap { $0.0 == self ? $0.1 : $0.1 == self ? $0.0 : nil }
  }

  /// The class of `0xRRGGBB`; nil for white, purple and others, and for colors between two classes.
  init?(_ color: UInt32) {
    let (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    // Twice the lightness, and the chroma, each of 255.
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
    // The hue in degrees, multiplied by the range.
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
