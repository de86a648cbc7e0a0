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
      if let cells = cells(of: object, &notes) { return (cells, .cells) }
      let list = object.accessibilityElements?.compactMap { $0 as? NSObject }
      let indexed = indexed(in: object, listed: list, options, &notes)
      if let list, !list.isEmpty {
        if !indexed.isEmpty, Set(indexed.map(ObjectIdentifier.init)) != Set(list.map(ObjectIdentifier.init)) {
          notes.add(
            "\(Names.ofClass(object)) vends other elements by index than in accessibilityElements, which are captured")
        }
        return (list, .elements)
      }
      if !indexed.isEmpty { return (indexed, .indices) }
      guard list == nil else { return ([], nil) }
      if let view = object as? UIView, !view.subviews.isEmpty { return (view.subviews, .subviews) }
      if #available(iOS 17.0, tvOS 17.0, *), let elements = object.automationElements, !elements.isEmpty {
        return (elements.compactMap { $0 as? NSObject }, .automation)
      }
      return ([], nil)
    }

    /// The elements by index. A number that cannot be true is not believed: some containers answer with `NSNotFound`,
    /// and some pretend to be endless.
    private static func indexed(
      in object: NSObject, listed: [NSObject]?, _ options: CaptureOptions, _ notes: inout Notes
    ) -> [NSObject] {
      guard !Names.withoutIndices.contains(Names.ofClass(object)) else { return [] }
      let count = object.accessibilityElementCount()
      guard count > 0, count != NSNotFound else { return [] }
      // The default of a view with a list may be the length of the list.
      if let listed, listed.count == count, count > 0,
        (object.accessibilityElement(at: 0) as? NSObject) === listed[0]
      {
        return listed
      }
      let isPicker = Names.ofClass(object).contains("Picker")
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

    /// What is visible in a table or a collection view, which make cells for rows off screen when they are asked.
    private static func cells(of object: NSObject, _ notes: inout Notes) -> [NSObject]? {
      if let table = object as? UITableView {
        let sections = 0..<min(table.numberOfSections, maximumSections)
        let rows = sections.reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        let cells: [UIView] = table.visibleCells
        tell(rows, cells.count, "rows", of: table, &notes)
        let visible = Set((table.indexPathsForVisibleRows ?? []).map { $0[0] })
        let heads = sections.flatMap { section in
          visible.contains(section)
            ? [table.headerView(forSection: section), table.footerView(forSection: section)] : []
        }
        let views: [UIView?] = [table.tableHeaderView] + heads + cells + [table.tableFooterView]
        return views.compactMap { $0 }
      }
      guard let collection = object as? UICollectionView else { return nil }
      let items = (0..<min(collection.numberOfSections, maximumSections)).reduce(0) {
        $0 + collection.numberOfItems(inSection: $1)
      }
      let cells: [UIView] = collection.visibleCells
      tell(items, cells.count, "items", of: collection, &notes)
      let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      return kinds.flatMap { collection.visibleSupplementaryViews(ofKind: $0) } + cells
    }

    private static let maximumSections = 1_000

    private static func tell(_ all: Int, _ visible: Int, _ what: String, of object: NSObject, _ notes: inout Notes) {
      guard all > visible else { return }
      notes.add("\(Names.ofClass(object)) has \(all) \(what), of which the \(visible) visible ones are captured")
    }
  }
#endif
