#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// An element whose cell is gone, because its list was scrolled.
  ///
  /// VoiceOver needs the element that it leaves until the cursor is on another one, and the one before it, if a list has no
  /// room for its cell: a flick back must find it.
  @MainActor struct KeptElement {
    private var node: Node
    /// The scroll view in which it was.
    let container: UIScrollView
    /// Where the scroll view was then.
    private let offset: CGPoint

    init(_ node: Node, in container: UIScrollView, at offset: CGPoint) {
      (self.node, self.container, self.offset) = (node, container, offset)
      // What they lead to may have other names now.
      (self.node.details.rotors, self.node.details.table) = ([], nil)
    }

    var id: String? { node.id }

    /// The node, with the frame where it would be shown now.
    var current: Node {
      var node = node
      let now = container.contentOffset
      node.frame?.x -= Double(now.x - offset.x)
      node.frame?.y -= Double(now.y - offset.y)
      return node
    }

    /// The frame on the screen.
    var frame: CGRect {
      let frame = current.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
      return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// True if the list shows its place, so that a cell is there.
    var isShown: Bool {
      frame.intersects(UIAccessibility.convertToScreenCoordinates(container.bounds, in: container))
    }

    /// True if no element as large as this one has room between the two.
    func isBeside(_ other: CGRect) -> Bool {
      let across = max(other.minX - frame.maxX, frame.minX - other.maxX)
      let down = max(other.minY - frame.maxY, frame.minY - other.maxY)
      return across < frame.width && down < frame.height
    }

    /// Scrolls until its cell exists.
    func show() {
      for axis in Viewport.Axis.allCases { _ = Viewport(container, axis)?.show(frame) }
    }
  }

  extension LiveViews {
    /// The element of an object that is on the screen and may leave it with one of the scroll views.
    func kept(_ object: NSObject?, in views: [UIScrollView]) -> KeptElement? {
      guard let node = object.flatMap(shown.node) else { return nil }
      let around = scrollViews(around: node)
      guard let view = views.first(where: { view in around.contains { $0 === view } }) else { return nil }
      return KeptElement(shown.document.firstScreen.tree[node], in: view, at: view.contentOffset)
    }

    /// The element under the cursor, if three fingers scrolled its cell away. The cursor then moves to a visible one.
    func lostElement(in capture: Capture) -> KeptElement? {
      guard let scrolled, capture.controller === shown.controller, let cursor, let node = shown.node(of: cursor) else {
        return nil
      }
      let kept = KeptElement(shown.document.firstScreen.tree[node], in: scrolled.view, at: scrolled.offset)
      return LiveViews.has(capture, kept) ? nil : kept
    }

    /// The element that the cursor left, if it is beside it and has no cell any more.
    func newNeighbor(in capture: Capture) -> KeptElement? {
      guard let cursor, let leaving, !LiveViews.has(capture, leaving) else { return nil }
      return leaving.isBeside(cursor.accessibilityFrame) ? leaving : nil
    }

    private static func has(_ capture: Capture, _ kept: KeptElement) -> Bool {
      kept.id.map { capture.document.firstScreen.tree.idsByIdentifier()[$0] != nil } ?? true
    }
  }
#endif
