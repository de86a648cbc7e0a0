internal import AloudTree

extension Rule {
  /// A group or a landmark of two stops or more that is entered without its name being said.
  ///
  /// - Complexity: O(stops · depth).
  static let groupWithoutLabel = Rule(
    "group-without-label", .advice,
    title: Wording("A group without a label", ko: "이름 없는 그룹"),
    fix: Wording("Label the group with what it holds.", ko: "무엇을 담았는지 그룹의 레이블로 알리십시오."),
    references: ["HIG Content descriptions", "WCAG 1.3.1", "WCAG 2.4.10"]
  ) { screen in
    var counts = [Int](repeating: 0, count: screen.order.containers.count)
    for rank in screen.stops.indices {
      var next = screen.order.innermostContainer(ofRank: rank)
      while let index = next {
        counts[index] += 1
        next = screen.order.containers[index].parent
      }
    }
    return zip(screen.order.containers, counts).compactMap { container, count in
      let node = screen.tree[container.node]
      guard count >= 2, [.group, .landmark].contains(node.container), (node.label?.string ?? "").trimmed.isEmpty else {
        return nil
      }
      if screen.isPage, node.sharedDetails?.value.web?.role != .fieldset { return nil }
      let message = Wording("The group is entered unnamed.", ko: "그룹에 이름이 없습니다.")
      return Fault(message, on: screen, at: .node(container.node))
    }
  }
}
