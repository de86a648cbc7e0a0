internal import AloudTree

extension Rule {
  /// Landmarks that the rotor cannot tell apart. The first keeps its name; the finding is on those after it.
  ///
  /// Those that hold the same may be called the same: links at the top and at the bottom. Outside of web pages landmarks without a
  /// name are another rule's. Source: WAI-ARIA Authoring Practices, landmarks; WCAG technique ARIA11.
  static let duplicateLandmark = Rule(
    "duplicate-landmark", .warning,
    title: Wording("Landmarks of the same name", ko: "이름이 같은 랜드마크"),
    fix: Wording("Name each by what it holds.", ko: "무엇을 담았는지 각각 다른 이름을 주십시오."),
    references: ["WCAG 1.3.1", "WCAG 2.4.6"]
  ) { screen in
    var known: [Landmark: Set<[String]>] = [:]
    return screen.order.containers.compactMap { container in
      let node = screen.tree.nodes[container.node.index]
      guard node.container == .landmark else { return nil }
      let landmark = Landmark(node)
      guard screen.isPage || !landmark.name.isEmpty else { return nil }
      let held = screen.stops(inside: container.node).map(\.label)
      guard let others = known[landmark], !others.contains(held) else {
        known[landmark, default: []].insert(held)
        return nil
      }
      known[landmark]?.insert(held)
      let name = node.label?.string.told ?? ""
      return Fault(
        name.isEmpty
          ? Wording("Another landmark of its kind has no name either.", ko: "같은 종류의 이름 없는 랜드마크가 또 있습니다.")
          : Wording("Another landmark is called “\(name)”, too.", ko: "“\(name)”\(particle: .named) 랜드마크가 또 있습니다."),
        on: screen, at: .node(container.node))
    }
  }
}

/// The name of a landmark in the rotor.
private struct Landmark: Hashable {
  let role: WebRole?
  let name: String

  init(_ node: Node) {
    role = node.sharedDetails?.value.web?.role
    name = node.label?.string.folded ?? ""
  }
}
