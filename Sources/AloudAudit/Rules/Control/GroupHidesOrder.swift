internal import AloudControl
internal import AloudSimulator
internal import AloudTree

extension Rule {
  /// A group of Switch Control takes elements out of the order in which VoiceOver reads them.
  ///
  /// All elements of a group are scanned together. Where VoiceOver reads another element between them, the two orders differ. A warning
  /// where `navigationStyle` makes the group, advice where the system does, since no source tells how.
  static let groupHidesOrder = Rule(
    "group-hides-order", .warning,
    title: Wording("A group hides the order", ko: "그룹이 순서를 가림"),
    fix: Wording(
      "Group only what is read together, or set `accessibilityNavigationStyle` to `.separate`.",
      ko: "이어서 읽는 것끼리만 묶거나 `accessibilityNavigationStyle`을 `.separate`로 지정하십시오."),
    references: ["MAAG 2.1", "WCAG 1.3.2", "WCAG 2.4.3"]
  ) { screen in
    let controlled = screen.reader.controlledScreen
    let groups = ScanItem.groups(in: controlled.scanItems())
    guard !groups.isEmpty else { return [] }
    let elements = controlled.elements(for: .switchControl)
    let places = Dictionary(elements.enumerated().map { ($1, $0) }) { first, _ in first }
    return groups.compactMap { group in
      let members = Set(group.elements.compactMap { places[$0] })
      guard let first = members.min(), let last = members.max(),
        let between = (first...last).first(where: { !members.contains($0) }),
        let stop = screen.stop(at: elements[between])
      else { return nil }
      let name = screen.name(of: stop)
      let style = screen.tree[group.node].sharedDetails?.value.navigationStyle ?? .automatic
      return Fault(
        Wording(
          "VoiceOver reads “\(name.english)” in the middle of this group, Switch Control scans it outside.",
          ko: "VoiceOver는 “\(name.korean)”\(particle: .object) 이 그룹 중간에 읽지만 스위치 제어는 그룹 밖에서 스캔합니다."),
        on: screen, at: .node(group.node), severity: style == .combined ? nil : .advice)
    }
  }
}

extension ScanItem {
  /// The groups among items, outer ones first, each with the elements in it.
  fileprivate static func groups(in items: [ScanItem]) -> [(node: NodeID, elements: [NodeID])] {
    items.flatMap { item -> [(node: NodeID, elements: [NodeID])] in
      guard let members = item.members else { return [] }
      return [(item.node, elements(of: members))] + groups(in: members)
    }
  }

  private static func elements(of items: [ScanItem]) -> [NodeID] {
    items.flatMap { item in item.members.map { elements(of: $0) } ?? [item.node] }
  }
}
