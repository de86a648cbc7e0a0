internal import AloudSpeech
public import AloudTree

/// How far the content of scroll views is moved.
///
/// The tree keeps the frames that the document gives; what is in sight follows from them and from this.
struct Scrolling: Equatable, Sendable {
  /// False on most screens: then a step does not look for scroll views.
  var hasScrolls = false
  /// By scroll view, in points; what is at (0, `y`) of the content is at the top.
  var offsets: [NodeID: ScreenPoint] = [:]
}

extension ScreenReader {
  /// The scroll views around a node that have a frame, inner ones first.
  private func scrolls(around id: NodeID) -> [(id: NodeID, frame: Frame)] {
    narrator.tree.ancestors(of: id).compactMap { id in
      let node = narrator.tree.nodes[id.index]
      guard node.sharedDetails?.value.scroll != nil else { return nil }
      return node.frame.map { (id: id, frame: $0) }
    }
  }

  /// The part of a node's frame that is in sight; nil when it has no frame, or is out of sight.
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

  /// The place of a node from left to right: 0 at the left edge of the screen, 1 at the right one, 0.5 for one that is
  /// out of sight or has no frame. Sounds come from there.
  ///
  /// - Complexity: O(depth).
  public func horizontalPosition(of id: NodeID) -> Double {
    guard id.index < narrator.tree.nodes.count, let frame = visibleFrame(of: id), environment.width > 0 else {
      return 0.5
    }
    let position = frame.center.x / environment.width
    return position.isFinite ? min(max(position, 0), 1) : 0.5
  }

  /// Scrolls as far as it takes to see the stop. Source: assumed; nothing is said of it.
  mutating func scrollIntoView(_ rank: Int) {
    let id = narrator.order.stops[rank]
    guard var frame = narrator.tree.nodes[id.index].frame else { return }
    // A frame that is in sight in the inner scroll view may be out of sight in the one around it.
    for scroll in scrolls(around: id) {
      var offset = scrolling.offsets[scroll.id] ?? ScreenPoint(x: 0, y: 0)
      offset.x = Scrolling.offset(offset.x, showing: frame.x, frame.width, in: scroll.frame.x, scroll.frame.width)
      offset.y = Scrolling.offset(offset.y, showing: frame.y, frame.height, in: scroll.frame.y, scroll.frame.height)
      scrolling.offsets[scroll.id] = offset
      frame.x -= offset.x
      frame.y -= offset.y
    }
  }

  /// Tells the app which pages of scroll views have come into sight.
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

  /// The rows of a table that are in sight, counted from 1, and how many it has; nil for other nodes, and without
  /// frames. Its rows are those of its cells, else its children.
  func rowsInSight(of table: NodeID) -> (seen: ClosedRange<Int>, count: Int)? {
    let tree = narrator.tree
    guard tree[table].container == .table else { return nil }
    if let size = tree[table].sharedDetails?.value.table {
      let cells = tree.ids(inside: table).compactMap { id in
        tree[id].sharedDetails?.value.cell?.row.map { (id: id, row: $0 + 1) }
      }
      let seen = cells.filter { visibleFrame(of: $0.id) != nil }.map(\.row)
      guard let first = seen.min(), let last = seen.max() else { return nil }
      return (first...last, size.rows)
    }
    let rows = tree.children(of: table).filter { tree[$0].visible && !tree[$0].hidden }
    let seen = rows.indices.filter { visibleFrame(of: rows[$0]) != nil }
    guard let first = seen.first, let last = seen.last else { return nil }
    return (first + 1...last + 1, rows.count)
  }

  /// Scrolls to a page (from 1), if the content is larger than one.
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

  /// The offset on one axis that shows a stretch of the content, and moves no further than that takes.
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
