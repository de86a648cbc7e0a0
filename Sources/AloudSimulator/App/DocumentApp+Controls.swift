internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// Double taps, and the built-in behavior of controls.
extension Simulator.DocumentApp {
  /// Activates the first that has a behavior: the node, a node at its activation point, or an ancestor. Otherwise the
  /// control's built-in behavior runs.
  mutating func activate(_ id: NodeID, _ run: inout Run) -> Bool {
    let node = tree[id]
    guard node.isEnabled else { return false }
    if node.takesText {
      beginEditing(id)
      handle(.activate, to: id, &run)
      return true
    }
    if handle(.activate, to: id, &run) { return true }
    if let other = nodeAtActivationPoint(of: id) ?? nodeAround(id) { return handle(.activate, to: other, &run) }
    return settings.controls == .live && operate(id, &run)
  }

  /// An explicit activation point counts as a touch there. The topmost node inside that has a behavior receives it.
  private func nodeAtActivationPoint(of id: NodeID) -> NodeID? {
    guard let point = tree[id].sharedDetails?.value.activationPoint else { return nil }
    let inside = tree.ids(from: id) { $0 != id && (!tree[$0].visible || isLocked($0)) }.dropFirst()
    // Later nodes are drawn over earlier ones.
    return inside.last {
      tree[$0].isEnabled && tree[$0].frame?.contains(point) == true && tree[$0].effects(of: .activate) != nil
    }
  }

  private func nodeAround(_ id: NodeID) -> NodeID? {
    tree.ancestors(of: id).first { tree[$0].isEnabled && tree[$0].effects(of: .activate) != nil }
  }

  /// Performs the built-in behavior of a control without a behavior in the document.
  private mutating func operate(_ id: NodeID, _ run: inout Run) -> Bool {
    let node = tree[id]
    if node.sharedDetails?.value.web?.checked != nil { return check(id) }
    if node.traits.contains(.toggleButton) { return update(id) { $0.toggle() } }
    if tree.ancestors(of: id).contains(where: { tree[$0].isTabBar || tree[$0].container == .segmentedControl }) {
      select(Place(level: levels.topmost, node: id))
      return true
    }
    if let expanded = node.sharedDetails?.value.expanded { return update(id) { $0.details.expanded = !expanded } }
    return node.traits.contains(.backButton) && goBack(&run)
  }

  // MARK: Adjusting

  /// Increments (above 0) or decrements an adjustable. Its behaviors also run.
  mutating func adjust(_ id: NodeID, by steps: Int, _ run: inout Run) -> Bool {
    let node = tree[id]
    guard node.isEnabled, steps != 0 else { return false }
    let hasMoved = update(id) { node in
      if let adjusts = node.sharedDetails?.value.adjusts { node.details.adjusts = adjusts.moved(by: steps) }
    }
    return handle(steps > 0 ? .increment : .decrement, to: id, &run) || hasMoved
  }
}

extension Adjustment {
  /// The adjustment some steps further, limited to its ends.
  func moved(by steps: Int) -> Adjustment {
    let steps = min(max(steps, -1000), 1000)
    switch self {
    case .values(let values, let index):
      let last = max(values.count - 1, 0)
      return .values(values, index: min(max(min(max(index, 0), last) + steps, 0), last))
    case .range(let from, let to, let step, let at, let format):
      let forward = to < from ? -step : step
      let moved = (at + forward * Double(steps)).withoutRemainder
      let clamped = min(max(moved, min(from, to)), max(from, to))
      return .range(from: from, to: to, step: step, at: clamped, format: format)
    }
  }
}

// The built-in behavior of controls of web pages.
extension Simulator.DocumentApp {
  /// Toggles a checkbox, a toggle button or a checked menu item. Checks a radio button, and unchecks the others of its
  /// group.
  ///
  /// This is the behavior of HTML's form controls. A dump does not contain what scripts do for controls of WAI-ARIA.
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

  /// The radio buttons of a group: those with consecutive positions before and after the button.
  private func radioGroup(of id: NodeID) -> [NodeID] {
    guard let position = tree[id].sharedDetails?.value.web?.position else { return [id] }
    let radios = tree.ids.compactMap { id in
      tree.nodes[id.index].sharedDetails?.value.web?.position.map { (id: id, position: $0) }
    }.filter { $0.position.count == position.count }
    guard let here = radios.firstIndex(where: { $0.id == id }) else { return [id] }
    var group = [id]
    var (first, last) = (position.index, position.index)
    for radio in radios[..<here].reversed() where radio.position.index == first - 1 {
      group.append(radio.id)
      first -= 1
    }
    for radio in radios[here...] where radio.position.index == last + 1 {
      group.append(radio.id)
      last += 1
    }
    return group
  }

  // MARK: Turning pages

  /// Scrolls the nearest node that scrolls in this direction or has a behavior for it, starting at a node and going up.
  /// Without a node, the search starts at the first such node on the screen. The screen's behavior comes last.
  ///
  /// The direction is that of the fingers. Source: assumed; UIAccessibilityScrollDirection does not say which.
  mutating func scroll(
    _ id: NodeID?, _ direction: ScreenReader.ScrollDirection, _ run: inout Run
  ) -> (isHandled: Bool, scrolled: ScreenReader.ScrollStatus?) {
    let candidates = id.map { tree.lineage(of: $0) } ?? firstScroller(direction).map { [$0] } ?? []
    for node in candidates where tree.scrolls(node, direction) {
      guard let scroll = tree[node].sharedDetails?.value.scroll, scroll.fits(direction) else {
        return (handle(direction.event, to: node, &run), nil)
      }
      // At the end, no outer scroll view is asked, so the boundary sound plays.
      guard let status = turn(node, scroll, forward: direction.goesForward) else { return (false, nil) }
      handle(direction.event, to: node, &run)
      return (true, status)
    }
    return (perform(screen.behaviors.effects[direction.event], &run), nil)
  }

  /// The first in pre-order that is not hidden.
  private func firstScroller(_ direction: ScreenReader.ScrollDirection) -> NodeID? {
    tree.ids(from: .root) { tree[$0].hidden || !tree[$0].visible }.first { tree.scrolls($0, direction) }
  }

  /// Shows a page that the cursor scrolled into view.
  mutating func show(page: Int, of id: NodeID) -> Bool {
    guard case .pages(_, let pages, let axis)? = tree[id].sharedDetails?.value.scroll else { return false }
    return update(id) { $0.details.scroll = .pages(page: min(max(page, 1), pages), pages: pages, axis: axis) }
  }

  /// Turns to the next or the previous page or position; nil at the end.
  private mutating func turn(_ id: NodeID, _ scroll: Scroll, forward: Bool) -> ScreenReader.ScrollStatus? {
    switch scroll {
    case .pages(_, let pages, let axis):
      guard let new = scroll.page(forward: forward) else { return nil }
      update(id) { $0.details.scroll = .pages(page: new, pages: pages, axis: axis) }
      return .page(new, of: pages)
    case .status(let texts):
      let new = levels.top.positions[id, default: 0] + (forward ? 1 : -1)
      guard texts.indices.contains(new) else { return nil }
      levels.top.positions[id] = new
      return .text(texts[new])
    }
  }
}
