#if canImport(UIKit)
  internal import UIKit

  /// The visible part of a scroll view on one axis, and how it moves.
  ///
  /// Places are in points of the content, from its first edge. They stay when the view scrolls.
  @MainActor struct Viewport {
    enum Axis: CaseIterable { case vertical, horizontal }

    let view: UIScrollView
    let axis: Axis

    /// Nil for a view that does not scroll on this axis.
    init?(_ view: UIScrollView, _ axis: Axis) {
      (self.view, self.axis) = (view, axis)
      guard view.isScrollEnabled, length > 0, content > length + 0.5, content.isFinite, start.isFinite else {
        return nil
      }
    }

    private var insets: (before: CGFloat, after: CGFloat) {
      let insets = view.adjustedContentInset
      return axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    }

    private var content: CGFloat { axis == .vertical ? view.contentSize.height : view.contentSize.width }

    /// What bars do not cover.
    var length: CGFloat {
      (axis == .vertical ? view.bounds.size.height : view.bounds.size.width) - insets.before - insets.after
    }

    /// The first visible place.
    var start: CGFloat { (axis == .vertical ? view.contentOffset.y : view.contentOffset.x) + insets.before }

    /// The range of a frame on the screen.
    func range(of frame: CGRect) -> (from: CGFloat, to: CGFloat) {
      let whole = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
      let (from, origin, size) =
        axis == .vertical
        ? (frame.minY - whole.minY, view.bounds.minY, frame.height)
        : (frame.minX - whole.minX, view.bounds.minX, frame.width)
      return (from + origin, from + origin + size)
    }

    /// Scrolls to a place, as far as there is content. False if that moves nothing.
    @discardableResult func scroll(to place: CGFloat) -> Bool {
      let place = max(min(place, content - length), 0)
      guard abs(place - start) > 0.01 else { return false }
      var offset = view.contentOffset
      if axis == .vertical { offset.y = place - insets.before } else { offset.x = place - insets.before }
      view.setContentOffset(offset, animated: false)
      // Tables and collection views make their cells when they are laid out.
      view.layoutIfNeeded()
      return true
    }

    /// Scrolls by a page. False at the end.
    func turn(forward: Bool) -> Bool { scroll(to: start + (forward ? length : -length)) }

    /// Scrolls only as far as necessary to show a frame of the screen.
    func show(_ frame: CGRect) -> Bool {
      let (from, to) = range(of: frame)
      if from < start { return scroll(to: from) }
      return to > start + length ? scroll(to: min(to - length, from)) : false
    }

    /// Scrolls until a cell is beyond the element, as far as the element stays visible.
    ///
    /// - Parameters:
    ///   - element: an element in a cell, or in another part of the list.
    ///   - ahead: true for a cell after the element, false for one before it.
    ///   - cells: the visible cells of the list.
    /// - Returns: whether the list was scrolled.
    func bringCell(beside element: NSObject, ahead: Bool, cells: () -> [UIView]) -> Bool {
      // A part of a cell makes it exist.
      var (hasMoved, wanted): (Bool, CGFloat) = (false, 1)
      while true {
        let place = range(of: element.accessibilityFrame)
        let own = cells().first { Viewport.contains($0, element) }.map(range) ?? place
        let hasCell = cells().map(range).contains { ahead ? $0.to > own.to + 0.5 : $0.from < own.from - 0.5 }
        if hasCell { return hasMoved }
        // A point stays free on the other side: it keeps the cell there.
        let most = max(length - (place.to - place.from) - 1, 1)
        let goal = min(wanted + max(ahead ? own.to - place.to : place.from - own.from, 0), most)
        let room = ahead ? start + length - place.to : place.from - start
        if room < goal {
          guard scroll(to: start + (ahead ? goal - room : room - goal)) else { return hasMoved }
          hasMoved = true
        } else if goal == most {
          return hasMoved
        } else {
          // There may be space or a header between two cells.
          wanted *= 2
        }
      }
    }

    private func range(of cell: UIView) -> (from: CGFloat, to: CGFloat) {
      range(of: UIAccessibility.convertToScreenCoordinates(cell.bounds, in: cell))
    }

    private static func contains(_ cell: UIView, _ element: NSObject) -> Bool {
      var container: NSObject? = element
      while let here = container {
        if let view = here as? UIView { return view.isDescendant(of: cell) }
        container = (here as? UIAccessibilityElement)?.accessibilityContainer as? NSObject
      }
      return false
    }
  }
#endif
