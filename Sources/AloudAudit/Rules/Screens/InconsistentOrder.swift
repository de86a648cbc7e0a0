internal import AloudTree

extension Rule {
  /// Sections that several screens have are read in another order on a later one: headings, and groups with labels.
  ///
  /// A section is known by its name; two must be on both screens. Landmarks and the tab bar are those of
  /// `inconsistent-placement`.
  ///
  /// Source: the Korean guideline's 3.2, reading screens from the beginning; what a section is, is ours.
  ///
  /// - Complexity: O(stops).
  static let inconsistentOrder = Rule(
    "inconsistent-order", .warning,
    title: Wording("Read in another order than on other screens", ko: "화면마다 읽는 순서가 다름"),
    fix: Wording("Keep one order of the sections.", ko: "영역의 순서를 화면마다 같게 하십시오."),
    references: ["MAAG 3.2", "WCAG 3.2.3"],
    check: .app { app in
      guard app.screens.count > 1 else { return [] }
      var known = KnownRows()
      return app.screens.compactMap { screen in
        let sections = screen.sections
        guard sections.members.count > 1, let earlier = known.row(like: sections),
          let moved = sections.firstMoved(from: earlier)
        else { return nil }
        let (what, title) = (moved.name, earlier.title)
        return Fault(
          Wording(
            "“\(what.english)” is read at another place than on “\(title.english)”.",
            ko: "“\(what.korean)”\(particle: .object) 읽는 순서가 “\(title.korean)” 화면과 다릅니다."),
          on: screen, at: .node(moved.node))
      }
    })
}

extension AuditedScreen {
  /// Headings and labeled groups, in reading order.
  fileprivate var sections: KeyedRow {
    var members: [KeyedRow.Member] = []
    var entered: Set<NodeID> = []
    for stop in stops {
      if let group = stop.container, entered.insert(group).inserted, tree.nodes[group.index].container == .group {
        let label = (tree.nodes[group.index].label?.string ?? "").trimmed
        if !label.isEmpty { members.append(KeyedRow.Member(key: label.folded, name: .quoting(label), node: group)) }
      }
      guard stop.traits.contains(.header), !stop.label.isEmpty else { continue }
      // A group that is named by its heading is one section.
      let key = stop.label.folded
      guard members.last?.key != key else { continue }
      members.append(KeyedRow.Member(key: key, name: name(of: stop), node: stop.node))
    }
    return KeyedRow(node: .root, members: members, frame: nil, title: title)
  }
}
