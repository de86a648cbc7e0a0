internal import AloudBase
internal import AloudSpeech
public import AloudTree

/// The scroll positions of scroll views.
///
/// The tree keeps the frames of the document. The visible frames follow from them and from these positions.
struct Scrolling: Equatable, Sendable {
  /// False on most screens, so that a step does not search for scroll views.
  var hasScrolls = false
  /// The offset of each scroll view, in points; content at (0, `y`) is at the top.
  var offsets: [NodeID: ScreenPoint] = [:]
}

extension ScreenReader {
  /// The scroll views with a frame around a node, inner ones first.
  private func scrolls(around id: NodeID) -> [(id: NodeID, frame: Frame)] {
    narrator.tree.ancestors(of: id).compactMap { id in
      let node = narrator.tree.nodes[id.index]
      guard node.sharedDetails?.value.scroll != nil else { return nil }
      return node.frame.map { (id: id, frame: $0) }
    }
  }

  /// The visible part of a node's frame; nil if the node has no frame or is not visible.
  ///
  /// - Complexity: O(depth) on a screen that scrolls, else O(1).
  public func visibleFrame(of id: NodeID) -> Frame? {
    guard var frame = narrator.tree.nodes[id.index].frame else { return nil }
    guard scrolling.hasScrolls else { return frame }
    for scroll in scrolls(around: id) {
      let offset = scrolling.offsets[scroll.id] ?? ScreenPoint(x: 0, y: 0)
      frame.x -= offset.x
      frame.y -= offset.y
      guard frame.intersects(scroll.frame) else { return nil }
    }
    return frame
  }

  /// The horizontal position of a node, for sounds: 0 at the left edge of the screen, 1 at the right edge. 0.5 for a
  /// node that is not visible or has no frame.
  ///
  /// - Complexity: O(depth).
  public func horizontalPosition(of id: NodeID) -> Double {
    guard id.index < narrator.tree.nodes.count, let frame = visibleFrame(of: id), environment.width > 0 else {
      return 0.5
    }
    let position = frame.center.x / environment.width
    return position.isFinite ? min(max(position, 0), 1) : 0.5
  }

  /// Scrolls only as far as necessary to show the stop. Source: assumed; nothing is said.
  mutating func scrollIntoView(_ rank: Int) {
    let id = narrator.order.stops[rank]
    guard var frame = narrator.tree.nodes[id.index].frame else { return }
    // A frame that is visible in the inner scroll view can be outside the visible part of the outer one.
    for scroll in scrolls(around: id) {
      var offset = scrolling.offsets[scroll.id] ?? ScreenPoint(x: 0, y: 0)
      offset.x = Scrolling.offset(offset.x, showing: frame.x, frame.width, in: scroll.frame.x, scroll.frame.width)
      offset.y = Scrolling.offset(offset.y, showing: frame.y, frame.height, in: scroll.frame.y, scroll.frame.height)
      scrolling.offsets[scroll.id] = offset
      frame.x -= offset.x
      frame.y -= offset.y
    }
  }

  /// Informs the app which pages of scroll views became visible.
  func pagesShown(since before: Scrolling) -> [Event] {
    guard scrolling != before else { return [] }
    return scrolling.offsets.sorted { $0.key < $1.key }.compactMap { id, offset in
      let node = narrator.tree.nodes[id.index]
      guard before.offsets[id] != offset, let frame = node.frame,
        case .pages(let page, _, let axis)? = node.sharedDetails?.value.scroll
      else { return nil }
      let (moved, length) = axis == .horizontal ? (offset.x, frame.width) : (offset.y, frame.height)
      let shown = length > 0 ? 1 + Int(clamping: min(max((moved / length).rounded(), -1e9), 1e9)) : page
      return shown == page ? nil : .request(.showPage(id, shown))
    }
  }

  /// The visible rows of a table, from 1, and the number of its rows. Nil for other nodes, and without frames. The rows
  /// are those of the cells, else the children.
  func rowsInSight(of table: NodeID) -> (seen: ClosedRange<Int>, count: Int)? {
    let tree = narrator.tree
    guard tree[table].container == .table else { return nil }
    if let size = tree[table].sharedDetails?.value.table {
      let cells = tree.ids(inside: table).compactMap { id in
        tree[id].sharedDetails?.value.cell?.row.map { (id: id, row: $0 + 1) }
      }
      let seen = cells.filter { visibleFrame(of: $0.id) != nil }.map { $0.row }
      guard let first = seen.min(), let last = seen.max() else { return nil }
      return (first...last, size.rows)
    }
    let rows = tree.children(of: table).filter { tree[$0].visible && !tree[$0].hidden }
    let seen = rows.indices.filter { visibleFrame(of: rows[$0]) != nil }
    guard let first = seen.first, let last = seen.last else { return nil }
    return (first + 1...last + 1, rows.count)
  }

  /// Scrolls to a page (from 1) if the content is larger than a page.
  mutating func scroll(_ id: NodeID, toPage page: Int, axis: Scroll.Axis) {
    guard let frame = narrator.tree.nodes[id.index].frame else { return }
    let isLarger = narrator.tree.ids(inside: id).contains { inside in
      narrator.tree.nodes[inside.index].frame.map { !$0.intersects(frame) } ?? false
    }
    guard isLarger else { return }
    var offset = scrolling.offsets[id] ?? ScreenPoint(x: 0, y: 0)
    if axis == .horizontal { offset.x = Double(page - 1) * frame.width }
    if axis == .vertical { offset.y = Double(page - 1) * frame.height }
    scrolling.offsets[id] = offset
  }
}

extension Scrolling {
  init(_ tree: Tree) { self.init(hasScrolls: tree.nodes.contains { $0.sharedDetails?.value.scroll != nil }) }

  /// The offset on one axis that shows a range of the content with the smallest move.
  fileprivate static func offset(
    _ offset: Double, showing start: Double, _ length: Double, in origin: Double, _ room: Double
  ) -> Double {
    if start - offset < origin { return start - origin }
    if start + length - offset > origin + room { return min(start + length - origin - room, start - origin) }
    return offset
  }
}

extension Frame {
  package func intersects(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }
}

extension Tree {
  /// True if a node scrolls in this direction, or has a behavior for it.
  package func scrolls(_ id: NodeID, _ direction: ScreenReader.ScrollDirection) -> Bool {
    guard let details = nodes[id.index].sharedDetails?.value else { return false }
    return details.scroll?.fits(direction) ?? false || details.behaviors.effects[direction.event] != nil
  }
}

extension Scroll {
  /// True if the content can scroll along the axis of the direction.
  package func fits(_ direction: ScreenReader.ScrollDirection) -> Bool {
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

  /// The page before or after the current one; nil at the ends, and without pages.
  package func page(forward: Bool) -> Int? {
    guard case .pages(let page, let pages, _) = self else { return nil }
    guard forward ? page < pages : page > 1 else { return nil }
    return forward ? page + 1 : page - 1
  }
}
