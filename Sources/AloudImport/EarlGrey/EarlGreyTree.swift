import AloudTree

/// Writes the elements of a hierarchy into a tree. It is the tree of UIKit, since the hierarchy states which views are
/// elements.
struct EarlGreyTree {
  private let survey: EarlGreySurvey
  private let identifiers: IdentifierCounts
  private let hasWindows: Bool
  private var builder: Tree.Builder

  private var elements: [EarlGreyElement] { survey.elements }

  init(_ scanner: EarlGreyScanner, rightToLeft: Bool) {
    survey = EarlGreySurvey(scanner.elements, rightToLeft: rightToLeft)
    identifiers = IdentifierCounts(scanner.elements.lazy.compactMap { $0.facts.text(.identifier) })
    hasWindows =
      scanner.hasHeadings || scanner.elements.contains { $0.parent < 0 && EarlGreyClass.isWindow($0.className) }
    builder = Tree.Builder(order: hasWindows ? .given : .sorted)
  }

  /// The size of the largest window, or of another outermost element.
  var size: (width: Double, height: Double)? {
    let frames = elements.lazy.filter { $0.parent < 0 }.compactMap { $0.facts.frame }
      .filter { $0.width > 0 && $0.height > 0 }
    return frames.max { $0.width * $0.height < $1.width * $1.height }.map { ($0.width, $0.height) }
  }

  mutating func write() throws(TreeError) -> Tree {
    let windows = windows
    if windows.count > 1 { builder.last.details.inferences = [Inference.backmostWindow.rawValue] }
    for window in windows.reversed() { try write(window) }
    return builder.finish()
  }

  /// The elements of each window, from the frontmost, separated by headings; all elements where there are no headings.
  private var windows: [Range<Int>] {
    var windows: [Range<Int>] = []
    for index in elements.indices where elements[index].parent < 0 {
      if let last = windows.last, elements[last.lowerBound].section == elements[index].section {
        windows[windows.count - 1] = last.lowerBound..<elements[index].end
      } else {
        windows.append(index..<elements[index].end)
      }
    }
    return windows
  }

  private mutating func write(_ window: Range<Int>) throws(TreeError) {
    var ends: [Int] = []
    if hasWindows, let end = endOfParts(from: window.lowerBound) {
      // In an excerpt, the parts of a window are sorted together.
      var node = Node()
      node.fileOffset = elements[window.lowerBound].fileOffset
      node.modal = window.contains { elements[$0].parent < 0 && survey.modal.contains($0) }
      try builder.open(node)
      ends.append(end)
    }
    for index in window {
      while let end = ends.last, end <= index {
        builder.close()
        ends.removeLast()
      }
      try builder.open(elements[index].facts.isElement ? stop(index) : container(index))
      ends.append(elements[index].end)
    }
    for _ in ends { builder.close() }
  }

  /// The end of a window of which there are only parts; nil for a complete window.
  private func endOfParts(from index: Int) -> Int? {
    var end = index
    while end < elements.count, elements[end].section == elements[index].section {
      if EarlGreyClass.isWindow(elements[end].className) { return nil }
      end = elements[end].end
    }
    return end > elements[index].end ? end : nil
  }

  // MARK: Nodes

  private func stop(_ index: Int) -> Node {
    let facts = elements[index].facts
    let form = survey.forms[index]
    var node = Node(
      label: facts.text(.label).map { SpokenText($0) }, value: facts.text(.value).map { SpokenText($0) },
      hint: facts.text(.hint).map { SpokenText($0) }, traits: facts.traits ?? [], frame: facts.frame)
    node.isElement = true
    node.fileOffset = elements[index].fileOffset
    node.visible = !facts.isHidden
    var details = Details()
    // A text view with the trait `staticText` cannot be edited.
    details.text = node.traits.contains(.staticText) ? nil : form.text
    details.activationPoint = activationPoint(facts)
    if details.text != nil || !form.traits.isSubset(of: node.traits) { details.inferences.append(form.role.rawValue) }
    node.traits.formUnion(form.traits)
    if survey.backButtons.contains(index) {
      node.traits.insert(.backButton)
      details.inferences.append(Inference.backButton.rawValue)
    }
    if facts.isDisabled { node.traits.insert(.notEnabled) }
    if let priority = survey.barPriorities[index] {
      node.sortPriority = priority
      details.inferences.append(Inference.navigationBarOrder.rawValue)
    }
    node.details = details
    identifiers.name(&node, facts.text(.identifier))
    return node
  }

  /// The node for a view that is not an element. Labels of such views are not spoken, except those of bars.
  private func container(_ index: Int) -> Node {
    let facts = elements[index].facts
    let form = survey.forms[index]
    var node = Node(frame: facts.frame)
    identifiers.name(&node, facts.text(.identifier))
    node.isElement = false
    node.fileOffset = elements[index].fileOffset
    node.visible = !facts.isHidden
    var inferences: Set<Inference> = []
    if isLayer(index) { inferences.insert(.presentationLayer) }
    if survey.barParents.contains(index) { inferences.insert(.navigationBarFirst) }
    if let rule = form.rule, survey.holdsStops(index) || rule == .statusBar { inferences.insert(rule) }
    if form.rule == .navigationBarFirst { node.sortPriority = 1 }
    node.hidden = form.rule == .statusBar
    node.groupsChildren = !inferences.isDisjoint(with: EarlGreyTree.groups)
    if survey.scrolled.contains(index) { node.placement = .frame }
    if survey.holdsStops(index) {
      node.container = facts.traits?.contains(.tabBar) == true ? .tabBar : form.container
    }
    if saysLabel(index) { node.label = facts.text(.label).map { SpokenText($0) } }
    if node.label != nil, node.container == .none { node.container = .group }
    if survey.modal.contains(index) {
      node.modal = true
      inferences.insert(.alertIsModal)
    }
    if !inferences.isEmpty { node.details.inferences = inferences.map({ $0.rawValue }).sorted() }
    return node
  }

  /// True for a bar, whose label is said on entry.
  private func saysLabel(_ index: Int) -> Bool {
    guard survey.holdsStops(index) else { return false }
    let form = survey.forms[index]
    return form.container != .none || form.rule == .toolbar
      || elements[index].facts.traits?.contains(.tabBar) == true
  }

  /// The labels of views that are no elements, or inside elements that do not say them.
  ///
  /// - Complexity: O(elements + length of their labels).
  var leftOut: [LeftOut] {
    var found: [LeftOut] = []
    func add(_ label: String, _ index: Int, _ rule: Inference = .notAccessible) {
      found.append(LeftOut(text: label, inference: rule, place: elements[index].fileOffset))
    }
    var index = 0
    while index < elements.count {
      let facts = elements[index].facts
      guard facts.isElement else {
        if let label = facts.text(.label), !saysLabel(index) {
          add(label, index, survey.holdsStops(index) ? .unsaidLabel : .notAccessible)
        }
        index += 1
        continue
      }
      let inside = index + 1..<max(index + 1, elements[index].end)
      if !inside.isEmpty {
        let said = SaidWords([facts.text(.label), facts.text(.value), facts.text(.hint)])
        for part in inside {
          if let label = elements[part].facts.text(.label), !said.says(label) { add(label, index) }
        }
      }
      index = inside.upperBound
    }
    return found
  }

  private static let groups: Set<Inference> = [.presentationLayer, .navigationBarFirst, .toolbar, .scrollingContainer]

  /// True for a direct child of a window.
  private func isLayer(_ index: Int) -> Bool {
    let parent = elements[index].parent
    return parent >= 0 && EarlGreyClass.isWindow(elements[parent].className)
  }

  /// The activation point, unless it is the center; some systems round it to whole points.
  private func activationPoint(_ facts: EarlGreyFacts) -> ScreenPoint? {
    guard let point = facts.activationPoint, let center = facts.frame?.center else { return facts.activationPoint }
    return abs(point.x - center.x) < 1 && abs(point.y - center.y) < 1 ? nil : point
  }
}
