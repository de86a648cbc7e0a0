internal import AloudTree

// The built-in behavior of controls of web pages.
extension Simulator.DocumentApp {
  /// A checkbox, a toggle button and a checked menu item flip; a radio button is checked, and the others of its group are not.
  ///
  /// HTML's own controls do so; what a script does about those of WAI-ARIA a dump does not tell.
  mutating func check(_ id: NodeID) -> Bool {
    guard tree[id].reportedTraits.contains(.radioButton) else {
      return update(id) { node in
        if node.traits.contains(.toggleButton) { node.toggle() }
        let wasOn = node.details.web?.checked == .on
        node.details.web?.checked = wasOn ? .off : .on
      }
    }
    let others = radioGroup(of: id).filter { $0 != id }
    for other in others { update(other) { $0.details.web?.checked = .off } }
    update(id) { $0.details.web?.checked = .on }
    return true
  }

  /// The radio buttons of a group: those that count on from one another, before and behind.
  private func radioGroup(of id: NodeID) -> [NodeID] {
    guard let position = tree[id].sharedDetails?.value.web?.position else { return [id] }
    var group = [position.index: id]
    let radios = tree.ids.compactMap { id in
      tree.nodes[id.index].sharedDetails?.value.web?.position.map { (id: id, position: $0) }
    }.filter { $0.position.count == position.count }
    guard let here = radios.firstIndex(where: { $0.id == id }) else { return [id] }
    var next = position.index - 1
    for radio in radios[..<here].reversed() where radio.position.index == next {
      group[next] = radio.id
      next -= 1
    }
    next = position.index + 1
    for radio in radios[here...].dropFirst() where radio.position.index == next {
      group[next] = radio.id
      next += 1
    }
    return Array(group.values)
  }
}
