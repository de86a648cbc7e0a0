internal import AloudReader
internal import AloudSpeech
internal import AloudTree

// Pages that turn.
extension Simulator.DocumentApp {
  /// The nearest node that scrolls this way, or has a behavior for it, from a node up; without a node, the first on the
  /// screen. Then the screen itself.
  mutating func scroll(
    _ id: NodeID?, _ asked: ScreenReader.ScrollDirection, _ run: inout Run
  ) -> (isHandled: Bool, scrolled: ScreenReader.ScrollStatus?) {
    let direction = settings.scrollDirection == .content ? asked.opposite : asked
    let candidates = id.map { tree.lineage(of: $0) } ?? firstScroller(direction).map { [$0] } ?? []
    for node in candidates where scrolls(node, direction) {
      guard let scroll = tree[node].sharedDetails?.value.scroll, scroll.fits(direction) else {
        return (happen(direction.event, to: node, &run), nil)
      }
      // At the end nobody else is asked: the boundary is heard.
      guard let status = turn(node, scroll, forward: direction.goesForward) else { return (false, nil) }
      happen(direction.event, to: node, &run)
      return (true, status)
    }
    return (perform(screen.behaviors.effects[direction.event], &run), nil)
  }

  private func scrolls(_ id: NodeID, _ direction: ScreenReader.ScrollDirection) -> Bool {
    guard let details = tree[id].sharedDetails?.value else { return false }
    return details.scroll?.fits(direction) ?? false || details.behaviors.effects[direction.event] != nil
  }

  /// The first in pre-order that is not out of reach.
  private func firstScroller(_ direction: ScreenReader.ScrollDirection) -> NodeID? {
    tree.ids(from: .root) { tree[$0].hidden || !tree[$0].visible }.first { scrolls($0, direction) }
  }

  /// A page that came into sight without being asked for.
  mutating func show(page: Int, of id: NodeID) -> Bool {
    guard case .pages(_, let pages, let axis)? = tree[id].sharedDetails?.value.scroll else { return false }
    return update(id) { $0.details.scroll = .pages(page: min(max(page, 1), pages), pages: pages, axis: axis) }
  }

  /// The next page or position, or the one before; nil at the end.
  private mutating func turn(_ id: NodeID, _ scroll: Scroll, forward: Bool) -> ScreenReader.ScrollStatus? {
    switch scroll {
    case .pages(let page, let pages, let axis):
      guard forward ? page < pages : page > 1 else { return nil }
      let new = forward ? page + 1 : page - 1
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

extension Scroll {
  /// True when there is something to scroll along the direction's axis.
  func fits(_ direction: ScreenReader.ScrollDirection) -> Bool {
    switch self {
    case .status(let texts): return !texts.isEmpty
    case .pages(_, _, let axis):
      switch direction {
      case .up, .down: return axis == .vertical
      case .left, .right: return axis == .horizontal
      case .next, .previous: return true
      }
    }
  }
}

extension ScreenReader.ScrollDirection {
  /// The other way: content moves against the fingers. Next and previous stay.
  fileprivate var opposite: Self {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    case .next, .previous: self
    }
  }
}
