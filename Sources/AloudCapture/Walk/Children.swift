#if canImport(UIKit)
  internal import UIKit

  /// The children of a container, in one of the ways in which containers vend them.
  ///
  /// The order of the ways: `accessibilityElements` if there are any, else the elements by index if their number can be
  /// true, else the views inside. An empty list of elements hides the views inside, as in AccessibilitySnapshot; SwiftUI's
  /// views have an empty list and vend by index, as gstack observed. `automationElements` come last.
  @MainActor struct Children {
    let objects: [NSObject]
    /// Nil without children.
    let source: ChildSource?

    init(of object: NSObject, _ options: CaptureOptions, _ notes: inout Notes) {
      (objects, source) = Children.found(in: object, options, &notes)
    }

    private static func found(
      in object: NSObject, _ options: CaptureOptions, _ notes: inout Notes
    ) -> (objects: [NSObject], source: ChildSource?) {
      let list = object.accessibilityElements?.compactMap { $0 as? NSObject }
      if list?.isEmpty != false, let cells = cells(of: object, &notes) { return (cells, .cells) }
      if let list, !list.isEmpty {
        if differs(list, in: object) {
          notes.add(
            "\(Names.ofClass(object)) vends other elements by index than in accessibilityElements, which are captured")
        }
        return (list, .elements)
      }
      let indexed = indexed(in: object, options, &notes)
      if !indexed.isEmpty { return (indexed, .indices) }
      guard list == nil else { return ([], nil) }
      if let view = object as? UIView, !view.subviews.isEmpty { return (view.subviews, .subviews) }
      if #available(iOS 17.0, tvOS 17.0, *), let elements = object.automationElements, !elements.isEmpty {
        return (elements.compactMap { $0 as? NSObject }, .automation)
      }
      return ([], nil)
    }

    /// The number of elements by index; 0 for one that cannot be true: some containers answer with `NSNotFound`.
    private static func count(in object: NSObject) -> Int {
      // A table makes a cell for each row that it is asked for.
      if object is UITableView || object is UICollectionView { return 0 }
      guard !Names.withoutIndices.contains(Names.ofClass(object)) else { return 0 }
      let count = object.accessibilityElementCount()
      return count == NSNotFound ? 0 : max(count, 0)
    }

    /// True if a container vends other elements by index than in its list. Elements may be made when they are asked for,
    /// so none is asked for that is not in the list.
    private static func differs(_ list: [NSObject], in object: NSObject) -> Bool {
      let count = count(in: object)
      guard count > 0 else { return false }
      guard count == list.count else { return true }
      let listed = Set(list.map(ObjectIdentifier.init))
      for index in 0..<count {
        guard let element = object.accessibilityElement(at: index) as? NSObject else { return true }
        // The default of a view with a list may be the list.
        if index == 0, element === list[0] { return false }
        if !listed.contains(ObjectIdentifier(element)) { return true }
      }
      return false
    }

    /// The elements by index. Some containers pretend to be endless.
    private static func indexed(in object: NSObject, _ options: CaptureOptions, _ notes: inout Notes) -> [NSObject] {
      let count = count(in: object)
      guard count > 0 else { return [] }
      let isPicker = Names.ofClass(object).contains("Picker")
      guard isPicker || count <= maximumCount else {
        notes.add("\(Names.ofClass(object)) says that it has \(count) elements by index, which cannot be true")
        return []
      }
      let limit = min(options.maximumChildren, isPicker ? maximumOfPickers : .max)
      if count > limit {
        notes.add(
          "\(Names.ofClass(object)) has \(count) elements by index, of which the first \(limit) are captured; "
            + "CaptureOptions.maximumChildren is the limit")
      }
      var elements: [NSObject] = []
      // An element may be made when it is asked for.
      for index in 0..<min(count, limit) {
        guard let element = object.accessibilityElement(at: index) as? NSObject else { continue }
        elements.append(element)
      }
      return elements
    }

    /// The most elements of a wheel, which turns without end. Source: EarlGrey stops at 500.
    private static let maximumOfPickers = 500

    /// The most elements by index that a container may have. Source: GTXiLib, which met a window with a false number.
    private static let maximumCount = 50_000

    /// What is visible in a table or a collection view, which make cells for rows off screen when they are asked: the
    /// visible cells, and all that is no cell, such as headers and a background. Cells that wait to be used again are left
    /// out.
    private static func cells(of object: NSObject, _ notes: inout Notes) -> [NSObject]? {
      if let table = object as? UITableView {
        let sections = sections(table.numberOfSections, of: table, &notes)
        let rows = sections.reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        tell(rows, table.visibleCells.count, "rows", of: table, &notes)
        return direct(table.visibleCells, in: table) + table.subviews.filter { !($0 is UITableViewCell) }
      }
      guard let collection = object as? UICollectionView else { return nil }
      let sections = sections(collection.numberOfSections, of: collection, &notes)
      let items = sections.reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
      tell(items, collection.visibleCells.count, "items", of: collection, &notes)
      return direct(collection.visibleCells, in: collection)
        + collection.subviews.filter { !($0 is UICollectionViewCell) }
    }

    /// The cells that are in no other view of the list. A section that scrolls by itself is a view around its cells.
    private static func direct(_ cells: [UIView], in list: UIView) -> [UIView] {
      cells.filter { $0.superview === list }
    }

    private static func sections(_ count: Int, of object: NSObject, _ notes: inout Notes) -> Range<Int> {
      if count > maximumSections {
        notes.add("\(Names.ofClass(object)) has \(count) sections, of which the first \(maximumSections) are counted")
      }
      return 0..<min(max(count, 0), maximumSections)
    }

    private static let maximumSections = 1_000

    private static func tell(_ all: Int, _ visible: Int, _ what: String, of object: NSObject, _ notes: inout Notes) {
      guard all > visible else { return }
      notes.add("\(Names.ofClass(object)) has \(all) \(what), of which the \(visible) visible ones are captured")
    }
  }
#endif
