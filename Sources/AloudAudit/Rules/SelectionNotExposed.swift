internal import AloudTree

extension Rule {
  /// A tab bar, a segmented control or a group of radio buttons that does not say which item is selected.
  ///
  /// Radio buttons may be unselected at first. If an effect selects one of them, the finding is advice.
  static let selectionNotExposed = Rule(
    "selection-not-exposed", .error,
    title: Wording("Nothing says which one is selected", ko: "선택된 것을 읽지 않음"),
    fix: Wording("Set `selected` on the one that is chosen.", ko: "선택된 항목에 `selected` 특성을 주십시오."),
    references: ["MAAG 1.1", "WCAG 4.1.2"],
    onPages: .silent("at first, no radio button has to be checked; the browser says which one is")
  ) { screen in
    let bars = screen.stopsByBar().filter { $0.members.count > 1 && !$0.members.contains { $0.isChosen } }
    let runs = screen.radioRuns().filter { !$0.contains { $0.isChosen } }
    let chosen = runs.isEmpty ? [] : screen.chosenIDs
    return bars.map { Fault(screen.noChoice(among: $0.members, ofRadios: false), on: screen, at: .node($0.bar)) }
      + runs.compactMap { run in
        guard let first = run.first else { return nil }
        let isChosenLater = run.contains { screen.tree[$0.node].id.map { chosen.contains($0) } ?? false }
        return Fault(
          screen.noChoice(among: run, ofRadios: true), at: first, of: screen,
          severity: isChosenLater ? .advice : .error)
      }
  }
}

extension AuditedScreen.Stop {
  /// Values that mean selected, in words or as switches have them.
  private static let chosen: Set<String> = ["1", "selected", "선택됨"]

  /// True when the stop says that it is selected: by its trait, or by its value or a part of it.
  var isChosen: Bool {
    traits.contains(.selected)
      || value.lowercased().split(separator: ",").contains { Self.chosen.contains(String($0).trimmed) }
  }
}

extension AuditedScreen {
  fileprivate func noChoice(among members: [Stop], ofRadios: Bool) -> Wording {
    let count = members.count
    let colors = Set(members.compactMap { $0.details?.colors }.map { [$0.foreground, $0.background] })
    let differs = colors.count > 1
    return Wording(
      "None of \(count) \(ofRadios ? "radio buttons" : "tabs") says that it is selected"
        + (differs ? "; one is marked by color only." : "."),
      ko: "\(count)개 항목 가운데 선택된 것을 읽지 않습니다." + (differs ? " 색으로만 구별됩니다." : ""))
  }

  /// The stops of each tab bar and segmented control that has stops, in the order of the bars.
  ///
  /// Groups and wrappers around single tabs are ignored.
  fileprivate func stopsByBar() -> [(bar: NodeID, members: [Stop])] {
    guard tree.nodes.contains(where: { $0.countsItsMembers }) else { return [] }
    // For each node, the nearest bar that contains it, or the node itself if it is a bar.
    let bars = tree.passedDown(NodeID?.none) { id, bar in tree.nodes[id.index].countsItsMembers ? id : bar }
    var members: [NodeID: [Stop]] = [:]
    for stop in stops {
      if let bar = bars[stop.node.index], bar != stop.node { members[bar, default: []].append(stop) }
    }
    return members.sorted { $0.key < $1.key }.map { (bar: $0.key, members: $0.value) }
  }

  /// Groups of at least two consecutive radio buttons outside bars.
  ///
  /// If a wrapper contains a single radio button, perhaps with a caption, the position of the wrapper counts.
  fileprivate func radioRuns() -> [[Stop]] {
    let radios = stops.filter { $0.traits.contains(.radioButton) && !$0.isTab }.sorted { $0.node < $1.node }
    guard radios.count > 1 else { return [] }
    let controls = SubtreeSums(self) { $0.isControl }
    let all = SubtreeSums(self)
    var runs: [[Stop]] = []
    var last: NodeID?
    for radio in radios {
      let place = outermostWrapper(of: radio.node, controls)
      let parent = tree.parent(of: place)
      if let last, tree.parent(of: last) == parent,
        all.count(from: tree.subtree(of: last).upperBound, to: place.index) == 0
      {
        runs[runs.count - 1].append(radio)
      } else {
        runs.append([radio])
      }
      last = place
    }
    return runs.filter { $0.count > 1 }
  }

  private func outermostWrapper(of id: NodeID, _ controls: SubtreeSums) -> NodeID {
    var place = id
    while let parent = tree.parent(of: place), parent != .root, !tree.nodes[parent.index].isAnnounced,
      controls.count(inside: parent) == 1
    {
      place = parent
    }
    return place
  }

  /// The ids of the nodes that effects of the app or the screen select.
  ///
  /// - Complexity: O(nodes and effects).
  fileprivate var chosenIDs: Set<String> {
    var effects = (document.behaviorsOfApp + [screen.behaviors]).flatMap { $0.effects.values.joined() }
    for node in tree.nodes { effects += (node.sharedDetails?.value.handlers ?? []).joined() }
    return Set(effects.flattened.compactMap { $0.chosenID })
  }
}

extension Effect {
  fileprivate var chosenID: String? {
    switch self {
    case .select(let id), .toggle(let id): id
    case .set(let id, let change): change.addTraits.contains(.selected) || change.value != nil ? id : nil
    default: nil
    }
  }
}
