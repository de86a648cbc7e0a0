internal import AloudBase
import AloudTree

/// Reads the view hierarchy that KIF's `UIView.printViewHierarchy()` prints.
///
/// It has no frames, so that a screen is read in the order of the text. It does not state which views are elements, so
/// classes are converted to XCTest types, and the rules for XCTest apply. The accessibility elements of a view are
/// listed with their traits.
enum KIFHierarchy {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = KIFScanner(source)
    try scanner.scan()
    var views = KIFViews(scanner.elements)
    let snapshot = views.snapshot()
    guard !snapshot.elements.isEmpty else {
      throw ImportError(
        .refused,
        """
        there are no views here, such as "|\tUIButton, label: OK (enabled)"; \
        save what UIView.printViewHierarchy() of KIF prints
        """)
    }
    return try snapshot.screen(language: language, scanner.warnings, leftOut: views.leftOut)
  }

  /// True for a line with a view or a window, with or without the margin of a log or a comment.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool {
    if KIFHeading(line) != nil { return true }
    guard let margin = KIFLine.margin(of: line), let view = KIFLine(line[margin.endIndex...]) else { return false }
    // A single class name may be any word; but after a bar, a UIKit class is a view.
    if view.rest.allSatisfy({ $0.isSpace }) { return view.depth > 0 }
    return view.depth > 0 || KIFElement.isWhole(view.rest)
  }
}

/// Makes a snapshot from the views of a hierarchy.
private struct KIFViews {
  private let elements: [KIFElement]
  private var backButtons: Set<Int> = []
  /// The texts of views that are invisible, or for which elements are listed that do not have these texts.
  private(set) var leftOut: [LeftOut] = []

  init(_ elements: [KIFElement]) {
    self.elements = elements
    for (index, element) in elements.enumerated() {
      if element.className == KIFClass.backButton { backButtons.insert(index) }
      guard element.className == KIFClass.backButtonPart else { continue }
      var parent = element.parent
      while parent >= 0, elements[parent].type == .other { parent = elements[parent].parent }
      if parent >= 0, elements[parent].type == .button { backButtons.insert(parent) }
    }
  }

  mutating func snapshot() -> XCUISnapshot {
    var snapshot = XCUISnapshot()
    var ends: [Int] = []
    var listings: [Int: Listing] = [:]
    var index = 0
    while index < elements.count {
      while let end = ends.last, end <= index {
        snapshot.close()
        ends.removeLast()
      }
      let element = elements[index]
      if isLeftOut(index, &listings) {
        let listed = listings[element.parent]?.labels ?? []
        for part in elements[index..<element.end] {
          guard let label = part.label, !listed.contains(label) else { continue }
          leftOut.append(LeftOut(text: label, inference: .notAccessible, place: part.fileOffset))
        }
        index = element.end
        continue
      }
      snapshot.open(self.element(index))
      ends.append(element.end)
      index += 1
    }
    snapshot.finish()
    return snapshot
  }

  /// The accessibility elements of a view.
  private struct Listing {
    var labels: Set<String> = []
    /// False when a listed element has no text: it represents a view with more content.
    var isAll = true

    init(_ elements: some Sequence<KIFElement>) {
      for element in elements {
        if let label = element.label { labels.insert(label) }
        if !element.saysSomething { isAll = false }
      }
    }
  }

  /// True for an invisible element, for one without text, and for a view whose parent lists elements instead.
  private func isLeftOut(_ index: Int, _ listings: inout [Int: Listing]) -> Bool {
    let element = elements[index]
    if element.isInvisible { return true }
    if element.isListed { return !element.saysSomething }
    let parent = element.parent
    guard parent >= 0, elements[parent + 1].isListed else { return false }
    let listing = listings[parent] ?? Listing(elements[(parent + 1)...].prefix { $0.isListed })
    listings[parent] = listing
    return listing.isAll || element.label.map(listing.labels.contains) ?? false
  }

  private func element(_ index: Int) -> XCUISnapshot.Element {
    let view = elements[index]
    var element = XCUISnapshot.Element(view.type, label: view.label)
    element.identifier = view.identifier
    element.value = view.value
    element.hint = view.hint
    element.traits = view.traits
    if backButtons.contains(index) { element.traits = (view.traits ?? .button).union(.backButton) }
    element.enabled = !view.flags.contains("not enabled")
    element.selected = view.flags.contains("selected")
    element.fileOffset = view.fileOffset
    // This label says that there are no rows, and there are some.
    let isList = view.type.isList && view.label != nil
    if isList, (index + 1..<view.end).contains(where: { elements[$0].label != nil }) {
      element.inferences.append(.emptyList)
    }
    return element
  }
}
