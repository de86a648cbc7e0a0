internal import AloudTree

extension Rule {
  /// Two things side by side in a chart or a legend whose colors many people cannot tell apart.
  ///
  /// Pictures are compared with pictures and text with text: the black caption of a red dot is no color of the chart.
  static let problemColorPair = Rule(
    "problem-colour-pair", .warning,
    title: Wording("Colors that are hard to tell apart", ko: "구별하기 어려운 색"),
    fix: Wording("Use other colors, and symbols as well.", ko: "다른 색을 쓰고 기호도 함께 쓰십시오."),
    references: ["MAAG 1.3", "HIG Color and effects", "WWDC21 charts", "WCAG 1.4.1"]
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

/// The group whose colors are compared with each other.
private struct Place: Hashable {
  enum Kind {
    case image, header, text, other

    init(_ traits: Traits) {
      self =
        traits.contains(.image)
        ? .image : traits.contains(.header) ? .header : traits.contains(.staticText) ? .text : .other
    }
  }

  let parent: NodeID
  let kind: Kind
}

extension AuditedScreen {
  fileprivate func pair(_ one: (id: NodeID, hue: HueClass), _ other: (id: NodeID, hue: HueClass)) -> Fault {
    let (first, second) = (caption(of: one.id), caption(of: other.id))
    let (hue, otherHue) = (one.hue.name, other.hue.name)
    return Fault(
      Wording(
        "\(first.english) and \(second.english) are \(hue.english) and \(otherHue.english): hard to tell apart.",
        ko: "\(first.korean)\(particle: .and) \(second.korean)의 색(\(hue.korean)/\(otherHue.korean))은 구별하기 어렵습니다."),
      on: self, at: .node(other.id))
  }

  /// The label of a node, or its value, in Korean in quotation marks; without both, a word for it.
  private func caption(of id: NodeID) -> Wording {
    let node = tree.nodes[id.index]
    let name = [node.label, node.reportedValue].lazy.compactMap { $0?.string.trimmed }.first { !$0.isEmpty } ?? node.id
    return name.map { Wording($0.told, ko: "“\($0.told)”") } ?? Wording("one element", ko: "요소")
  }

  /// For each node, whether it is or stands in a chart, or in a container that is called one.
  fileprivate func insideCharts() -> [Bool] {
    tree.passedDown(false) { id, isInside in
      isInside || tree.nodes[id.index].sharedDetails?.value.chart != nil
        || (tree.hasChildren(id) && ChartLabels.isIn(tree.nodes[id.index].label?.string ?? ""))
    }
  }
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
