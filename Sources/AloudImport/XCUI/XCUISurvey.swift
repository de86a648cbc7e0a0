import AloudTree

/// Data about the elements of a snapshot that the rules use repeatedly, computed in a few passes over all elements.
///
/// - Complexity: O(elements) to create; O(1) to query, except for methods that examine the texts inside an element.
struct XCUISurvey: Sendable {
  let elements: [XCUISnapshot.Element]
  /// Whether the dump states which elements are accessible; otherwise types decide.
  let tellsAccessible: Bool
  /// Whether the dump contains the types of elements.
  let tellsTypes: Bool
  /// In square points; nil when the size is not known.
  private let screenArea: Double?
  /// Whether views with controls inside have labels that only join those of their content, as in React Native.
  private(set) var joinsLabels = false
  /// For each labeled element with children, whether its label only joins what the content says.
  private var joins: [Bool] = []
  /// The number of elements before each one that make a view around them a container: all but texts and images.
  private var solid: [Int32] = [0]
  /// The number of labeled texts and images before each element.
  private var texts: [Int32] = [0]
  private var marks: [Marks]
  /// The elements that are drawn but not read, with the rules for that.
  private var ornaments: [Int: Inference] = [:]
  /// The number of labeled controls and texts before each element, in preorder.
  private var named: [Int32] = [0]
  /// The number of stops that are controls by their type before each element.
  private var controls: [Int32] = [0]
  /// The number of labeled cells before each element.
  private var cells: [Int32] = [0]
  /// For each element, the index of the first labeled element from there on.
  private var nextLabeled: [Int32] = []

  private struct Marks: OptionSet {
    let rawValue: UInt8
    static let inCell = Marks(rawValue: 1 << 0)
    static let inTabBar = Marks(rawValue: 1 << 1)
    static let inWebView = Marks(rawValue: 1 << 2)
    static let scrollBar = Marks(rawValue: 1 << 3)
    static let inKeyboard = Marks(rawValue: 1 << 4)
  }

  /// A view with more labeled parts is not an element, whatever its label.
  private static let mostParts = 64
  /// A view with more texts that its label does not join is not an element, but a part of the screen.
  private static let mostTexts = 16

  init(_ snapshot: XCUISnapshot) {
    elements = snapshot.elements
    tellsAccessible = elements.contains { $0.accessible != nil }
    tellsTypes = snapshot.tellsTypes
    screenArea = snapshot.size.map { $0.width * $0.height }
    marks = XCUISurvey.surroundings(of: elements)
    for index in elements.indices {
      if isScrollBarByLooks(index) { marks[index].insert(.scrollBar) }
      if let rule = XCUIOrnament.rule(elements[index], isInCell: isInCell(index), tellsTypes: tellsTypes) {
        ornaments[index] = rule
      }
    }
    count()
    joins = elements.indices.map { isLabeled($0) && hasChildren($0) && isJoin($0) }
    joinsLabels = elements.indices.contains { index in
      elements[index].type == .other && joins[index] && (holdsControls(index) || coversScreen(index))
    }
    countTexts()
    nextLabeled = [Int32](repeating: Int32(elements.count), count: elements.count + 1)
    for index in elements.indices.reversed() {
      nextLabeled[index] = isLabeled(index) ? Int32(index) : nextLabeled[index + 1]
    }
  }

  func isInCell(_ index: Int) -> Bool { marks[index].contains(.inCell) }
  func isInTabBar(_ index: Int) -> Bool { marks[index].contains(.inTabBar) }
  func isInWebView(_ index: Int) -> Bool { marks[index].contains(.inWebView) }
  func isScrollBar(_ index: Int) -> Bool { marks[index].contains(.scrollBar) }
  func isInKeyboard(_ index: Int) -> Bool { marks[index].contains(.inKeyboard) }
  func isOrnament(_ index: Int) -> Bool { ornaments[index] != nil }
  /// The rule by which an element is only a drawing; nil for any other.
  func ornament(_ index: Int) -> Inference? { ornaments[index] }
  func hasChildren(_ index: Int) -> Bool { elements[index].end > index + 1 }

  /// True when the element contains a control, by type.
  func holdsControls(_ index: Int) -> Bool { controls[elements[index].end] > controls[index + 1] }

  /// True for a view with children, in a dump without types, that is larger than any row or card.
  func coversScreen(_ index: Int) -> Bool {
    guard !tellsTypes, hasChildren(index), let screenArea, let frame = elements[index].frame else { return false }
    return frame.width * frame.height > 0.4 * screenArea
  }

  /// True when the element contains a labeled cell.
  func holdsCells(_ index: Int) -> Bool { cells[elements[index].end] > cells[index + 1] }

  /// True for a button without label and value that contains labeled parts.
  func isWrapper(_ index: Int) -> Bool {
    let element = elements[index]
    return element.type.stop == .button && element.label == nil && element.value == nil
      && named[element.end] > named[index + 1]
  }

  /// True when a descendant has another label than the element.
  func holdsOtherTexts(_ index: Int) -> Bool {
    var part = Int(nextLabeled[index + 1])
    while part < elements[index].end {
      if elements[part].label != elements[index].label { return true }
      part = Int(nextLabeled[part + 1])
    }
    return false
  }

  /// True when the label consists of the labels directly below, which React Native joins for views that are not
  /// elements.
  func isPlainJoin(_ index: Int) -> Bool {
    guard let label = elements[index].label else { return false }
    var words = label.utf8.filter { !$0.isSpace }[...]
    var part = Int(nextLabeled[index + 1])
    while part < elements[index].end {
      let text = elements[part].label?.utf8.filter { !$0.isSpace } ?? []
      guard words.starts(with: text) else { return false }
      words = words.dropFirst(text.count)
      part = Int(nextLabeled[elements[part].end])
    }
    return words.isEmpty
  }

  /// True when the label joins labels and values inside, in their order, so that it adds nothing to them. Some of what
  /// is inside may be missing in it.
  func joinsContent(_ index: Int) -> Bool { joins[index] }

  /// True when the element contains texts and images, but no controls and no views with labels of their own.
  func holdsOnlyTexts(_ index: Int) -> Bool {
    let end = elements[index].end
    guard tellsTypes, solid[end] == solid[index + 1] else { return false }
    return (1...XCUISurvey.mostTexts).contains(Int(texts[end] - texts[index + 1]))
  }

  /// True when neither a label nor a control is inside.
  func isEmpty(_ index: Int) -> Bool { nextLabeled[index + 1] >= elements[index].end && !holdsControls(index) }

  /// True when the texts inside are all parts of the element's own label, and there are no controls inside.
  ///
  /// - Complexity: O(length of the label × ``mostParts``).
  func saysNoMore(_ index: Int) -> Bool {
    guard let label = elements[index].label, !holdsControls(index) else { return false }
    let search = TextSearch(in: label)
    var parts = 0
    var hasTitle = false
    var hasPiece = false
    var part = Int(nextLabeled[index + 1])
    while part < elements[index].end {
      parts += 1
      guard parts <= XCUISurvey.mostParts, let text = elements[part].label,
        text == elements[index].value || search.finds(text)
      else { return false }
      hasTitle = hasTitle || text == label
      hasPiece = hasPiece || text != label && text != elements[index].value
      part = Int(nextLabeled[part + 1])
    }
    // A group that contains its title, such as an alert, may have a button with a word of the title.
    return tellsTypes || !hasTitle || !hasPiece
  }

  /// True for a view with a value but no labels inside: an element of the app or, in a dump without types, a picker
  /// wheel or a text.
  func saysOnlyValue(_ index: Int) -> Bool {
    (!tellsTypes || !hasChildren(index)) && elements[index].value != nil
      && nextLabeled[index + 1] >= elements[index].end
  }

  /// The parent of an element; -1 for a direct child of the application, such as a window.
  func parentInApplication(of index: Int) -> Int {
    let parent = elements[index].parent
    return parent >= 0 && elements[parent].type != .application ? parent : -1
  }

  private static func surroundings(of elements: [XCUISnapshot.Element]) -> [Marks] {
    /// The ancestors of the current element, with the marks that they set for their descendants.
    var around: [(mark: Marks, end: Int)] = []
    return elements.enumerated().map { index, element in
      around.removeAll { $0.end <= index }
      let marks = around.reduce(into: Marks()) { $0.formUnion($1.mark) }
      if element.type.stop == .cell { around.append((.inCell, element.end)) }
      if element.isTabBar { around.append((.inTabBar, element.end)) }
      if element.type == .webView { around.append((.inWebView, element.end)) }
      if element.type == .keyboard { around.append((.inKeyboard, element.end)) }
      return marks
    }
  }

  private mutating func count() {
    for (index, element) in elements.enumerated() {
      let isPart = element.type.isControl || element.type.stop == .text
      named.append(named[index] + (isLabeled(index) && isPart ? 1 : 0))
      cells.append(cells[index] + (element.type.stop == .cell && element.label != nil ? 1 : 0))
    }
    for index in elements.indices { controls.append(controls[index] + (isControlByType(index) ? 1 : 0)) }
  }

  private mutating func countTexts() {
    for (index, element) in elements.enumerated() {
      let isText = element.type.stop == .text
      texts.append(texts[index] + (isText && isLabeled(index) ? 1 : 0))
      solid.append(solid[index] + (isText || isScrollBar(index) || isOrnament(index) || isWrapping(index) ? 0 : 1))
    }
  }

  /// True for a view without a label, or around texts that its label joins.
  private func isWrapping(_ index: Int) -> Bool {
    elements[index].type.stop == .view && (elements[index].label == nil || joins[index])
  }

  /// True when the words of the label are those of labels and values inside. Drawings count, since labels that were
  /// joined by a framework have them.
  private func isJoin(_ index: Int) -> Bool {
    guard let label = elements[index].label else { return false }
    return LabelWords(label).join(index + 1..<elements[index].end) { part in
      let element = elements[part]
      return (element.label, element.value, element.end, element.type.stop == .never)
    }
  }

  private func isLabeled(_ index: Int) -> Bool {
    elements[index].label != nil && !isScrollBar(index) && !isOrnament(index)
  }

  private func isControlByType(_ index: Int) -> Bool {
    let element = elements[index]
    switch element.type.stop {
    case .control: return true
    case .button: return !isWrapper(index) && !isOrnament(index)
    case .named, .cell: return element.label != nil
    case .leaf: return !hasChildren(index)
    case .never, .indicator, .text, .view: return false
    }
  }

  /// Detects a scroll bar without using its label, which is in the language of the device.
  private func isScrollBarByLooks(_ index: Int) -> Bool {
    let element = elements[index]
    guard element.accessible != true, element.parent >= 0 else { return false }
    if element.type == .scrollBar { return true }
    let parent = elements[element.parent].type
    guard element.type == .other, parent.scrolls || parent == .textView, let value = element.value, isPercent(value)
    else { return false }
    return element.frame.map { min($0.width, $0.height) <= 30 } ?? true
  }

  private func isPercent(_ value: String) -> Bool {
    guard value.utf8.count <= 16 else { return false }
    let signs: Set<Unicode.Scalar> = ["%", "\u{66A}", "\u{FF05}"]
    var scalars = Substring(value).unicodeScalars
    if let last = scalars.last, signs.contains(last) {
      scalars.removeLast()
    } else if let first = scalars.first, signs.contains(first) {
      scalars.removeFirst()
    } else {
      return false
    }
    if scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    if scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    return !scalars.isEmpty && scalars.allSatisfy { $0.properties.numericType == .decimal }
  }
}
