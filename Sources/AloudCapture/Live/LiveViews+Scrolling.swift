#if canImport(UIKit)
  internal import AloudReader
  internal import AloudSimulator
  internal import AloudTree
  internal import UIKit

  // Scrolling: by the user, and by the cursor.
  extension LiveViews {
    /// Asks the objects around for the direction, inner ones first. A scroll view that the direction fits answers by its
    /// content offset, unless it has an answer of its own.
    func scroll(_ node: NodeID?, _ direction: ScreenReader.ScrollDirection) -> Answer {
      let asked: UIAccessibilityScrollDirection =
        switch direction {
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        case .next: .next
        case .previous: .previous
        }
      let around = handlers(above: node)
      let view = around.lazy.compactMap { $0 as? UIScrollView }.first
      scrolled = view.map { ($0, $0.contentOffset) }
      for object in around {
        if object.accessibilityScroll(asked) { return Answer(isHandled: true, scrolled: status(of: view)) }
        guard let view = object as? UIScrollView, let viewport = LiveViews.viewport(of: view, direction) else {
          continue
        }
        scrolled = (view, view.contentOffset)
        // At the end, no outer scroll view is asked.
        guard viewport.turn(forward: direction.goesForward) else { return Answer(isHandled: false) }
        return Answer(isHandled: true, scrolled: status(of: view))
      }
      return Answer(isHandled: false)
    }

    private static func viewport(of view: UIScrollView, _ direction: ScreenReader.ScrollDirection) -> Viewport? {
      switch direction {
      case .up, .down: Viewport(view, .vertical)
      case .left, .right: Viewport(view, .horizontal)
      case .next, .previous: Viewport(view, .vertical) ?? Viewport(view, .horizontal)
      }
    }

    private func status(of view: UIScrollView?) -> ScreenReader.ScrollStatus? {
      guard let view else { return nil }
      if let status = ScrollReading.status(of: view) { return .text(texts.text(status)) }
      return ScrollReading.pages(of: view).map { .page($0.page, of: $0.pages) }
    }

    // MARK: By the cursor

    /// Scrolls until the element is visible, and the cells of a list on both sides of it: the next flick must find them.
    ///
    /// VoiceOver scrolls when the cursor passes the last visible cell. A simulator knows only elements that exist, so the
    /// list is scrolled when the cursor reaches that cell. Where a list has no room for two cells beside it, only the one
    /// in the direction of the cursor exists, and the other one is a ``KeptElement``.
    ///
    /// - Parameters:
    ///   - node: the element.
    ///   - element: its object.
    ///   - left: where the element is that had the cursor before.
    /// - Returns: whether anything was scrolled.
    func reveal(_ node: NodeID, _ element: NSObject, from left: CGRect?) -> Bool {
      var hasMoved = false
      for view in scrollViews(around: node) {
        for axis in Viewport.Axis.allCases {
          let frame = element.accessibilityFrame
          guard let viewport = Viewport(view, axis), PropertyReader.frame(frame)?.isZeroSize == false else { continue }
          let isAhead = left.map { viewport.range(of: $0).from <= viewport.range(of: frame).from }
          if viewport.show(frame) { hasMoved = true }
          guard let list = LiveViews.list(around: view) else { continue }
          let cells = { list().filter { $0.isDescendant(of: view) } }
          guard !cells().isEmpty else { continue }
          for ahead in isAhead == false ? [true, false] : [false, true] {
            if viewport.bringCell(beside: element, ahead: ahead, cells: cells) { hasMoved = true }
          }
        }
      }
      return hasMoved
    }

    /// Scrolls a list that has got other rows beside the element under the cursor: one at the end of a list may have loaded
    /// more. An element that the app has scrolled away stays there.
    func revealNewCells() -> Bool {
      guard let cursor, let node = shown.node(of: cursor) else { return false }
      var hasMoved = false
      for view in scrollViews(around: node) {
        for axis in Viewport.Axis.allCases {
          guard let viewport = Viewport(view, axis), let list = LiveViews.list(around: view) else { continue }
          let cells = { list().filter { $0.isDescendant(of: view) } }
          let place = viewport.range(of: cursor.accessibilityFrame)
          let room = (before: place.from - viewport.start, after: viewport.start + viewport.length - place.to)
          guard !cells().isEmpty, room.before >= -0.5, room.after >= -0.5 else { continue }
          // Where two cells have no room, the neighbor is on one side.
          let neighbor = neighbor.flatMap { $0.container === view ? viewport.range(of: $0.frame).from : nil }
          if room.before + room.after < 2 || neighbor.map({ $0 < place.from }) == true {
            if viewport.bringCell(beside: cursor, ahead: true, cells: cells) { hasMoved = true }
          } else {
            for ahead in neighbor == nil ? [false, true] : [false]
            where viewport.bringCell(beside: cursor, ahead: ahead, cells: cells) {
              hasMoved = true
            }
          }
        }
      }
      return hasMoved
    }

    /// The scroll views around a node, inner ones first.
    func scrollViews(around node: NodeID) -> [UIScrollView] {
      let lineage = shown.document.firstScreen.tree.lineage(of: node).lazy
      guard let inner = lineage.compactMap({ self.object($0) as? UIView }).first else { return [] }
      // A text view is no list of elements.
      var (views, next): ([UIScrollView], UIView?) = ([], inner === object(node) ? inner.superview : inner)
      while let view = next {
        if let view = view as? UIScrollView { views.append(view) }
        next = view.superview
      }
      return views
    }

    /// The visible cells of the innermost list that a scroll view is or is in: sections of a collection view may scroll by
    /// themselves.
    private static func list(around view: UIScrollView) -> (() -> [UIView])? {
      var next: UIView? = view
      while let here = next {
        if let table = here as? UITableView { return { table.visibleCells } }
        if let collection = here as? UICollectionView { return { collection.visibleCells } }
        next = here.superview
      }
      return nil
    }

    // MARK: What VoiceOver knows

    /// True if VoiceOver counts on scrolling for the node by itself, as in a document.
    func isExpectedToScroll(_ node: NodeID) -> Bool {
      let tree = shown.document.firstScreen.tree
      guard let frame = tree[node].frame else { return false }
      return tree.ancestors(of: node).contains { id in
        guard tree[id].sharedDetails?.value.scroll != nil, let outer = tree[id].frame else { return false }
        return frame.union(outer) != outer
      }
    }

    /// The nodes that are the same in two trees, without scroll views: frames of real views are where they are shown, so
    /// that VoiceOver must forget how far it scrolled by itself.
    static func map(from old: Tree, to new: Tree) -> TreeMap {
      func marked(_ tree: Tree, _ mark: String) -> Tree {
        var marked = tree
        for id in tree.ids where tree[id].sharedDetails?.value.scroll != nil && tree[id].isElement != true {
          marked.update(id) { $0.id = "\u{0}\(mark) \(id.index)" }
        }
        return marked
      }
      return TreeMap(from: marked(old, "old"), to: marked(new, "new"))
    }
  }
#endif
