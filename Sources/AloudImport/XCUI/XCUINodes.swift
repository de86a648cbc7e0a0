import AloudTree

/// Makes nodes from elements: the properties of stops, and the effects of containers.
struct XCUINodes: Sendable {
  let plan: XCUIPlan
  let roles: XCUIRoles
  private let identifiers: IdentifierCounts

  /// Traits that no dump of XCTest contains, so that they must follow from the type.
  private static let unknownTraits: Traits = [.tabBarItem, .toggleButton]

  private var elements: [XCUISnapshot.Element] { plan.survey.elements }

  init(_ plan: XCUIPlan, _ roles: XCUIRoles) {
    self.plan = plan
    self.roles = roles
    identifiers = IdentifierCounts(plan.survey.elements.lazy.compactMap { $0.identifier })
  }

  // MARK: Stops

  /// The node of a stop.
  func stop(_ index: Int) -> Node {
    let element = elements[index]
    var names = XCUINames(
      element, isHeading: plan.headings[index] != nil, holdsSwitch: plan.cells[index]?.switches.isEmpty == false)
    var inferences = plan.inferences[index] ?? []
    var traits = self.traits(of: index, &inferences)
    if names.isSelected { traits.insert(.selected) }
    var details = Details()
    details.text = textInput(of: element, names)
    details.control = element.type.control ?? partOfControl(index)
    for merged in plan.cells[index]?.merged ?? [] { merge(merged, into: &traits, &names, &details) }
    if let level = plan.headings[index] {
      if element.traits == nil { traits.insert(.header) }
      details.headingLevel = level
      inferences.append(.webHeadingLevel)
    }
    details.actions = element.customActions.map { Action(name: $0) }
    details.inferences = (inferences + names.inferences).map { $0.rawValue }
    var node = Node(
      label: names.label.map { SpokenText($0) }, value: names.value.map { SpokenText($0) },
      hint: element.hint.map { SpokenText($0) }, traits: traits, frame: element.frame)
    node.fileOffset = element.fileOffset
    if let priority = roles.barPriorities[index] {
      node.sortPriority = priority
      details.inferences.append(Inference.navigationBarOrder.rawValue)
    }
    node.details = details
    identifiers.name(&node, element.identifier)
    // A stop without any text is still a stop.
    if !node.saysSomething { node.isElement = true }
    return node
  }

  /// The control of UIKit of which a button is a part: the buttons of a stepper, and that of a compact date picker.
  private func partOfControl(_ index: Int) -> Control? {
    guard elements[index].type == .button, elements[index].label != nil else { return nil }
    let parent = elements[index].parent
    let around = [parent, parent >= 0 ? elements[parent].parent : -1].filter { $0 >= 0 }
    if parent >= 0, elements[parent].type == .stepper {
      return index == parent + 1 ? .stepperDecrement : .stepperIncrement
    }
    return around.contains { elements[$0].type == .datePicker } ? .datePicker : nil
  }

  private func traits(of index: Int, _ inferences: inout [Inference]) -> Traits {
    let element = elements[index]
    var implied = element.type.traits
    if element.type == .button, plan.survey.isInTabBar(index) {
      implied.insert(.tabBarItem)
      inferences.append(.tabBarItem)
    }
    if element.type == .button, plan.survey.isInKeyboard(index) {
      implied.formUnion([.keyboardKey, .playsSound])
      inferences.append(.keyboardKey)
    }
    var traits: Traits
    if let told = element.traits {
      traits = told.union(implied.intersection(XCUINodes.unknownTraits))
    } else {
      traits = implied
      if !implied.isEmpty || element.type.textInput != nil { inferences.append(.roleImpliesTraits) }
    }
    if element.selected == true { traits.insert(.selected) }
    if element.enabled == false { traits.insert(.notEnabled) }
    if roles.titles.contains(index) {
      traits.insert(.header)
      inferences.append(.navigationTitle)
    }
    if roles.sectionTitles.contains(index) {
      traits.insert(.header)
      inferences.append(.sectionTitle)
    }
    if roles.backButtons.contains(index) {
      traits.insert(.backButton)
      inferences.append(.backButton)
    }
    return traits
  }

  /// Adds the properties of a stop to its cell, if both are the same stop.
  private func merge(_ index: Int, into traits: inout Traits, _ names: inout XCUINames, _ details: inout Details) {
    var ignored: [Inference] = []
    let part = XCUINames(elements[index])
    traits.formUnion(self.traits(of: index, &ignored).subtracting([.staticText, .image]))
    if part.isSelected { traits.insert(.selected) }
    names.value = part.value ?? names.value
    details.text = textInput(of: elements[index], part) ?? details.text
  }

  /// A text view with the trait `staticText` cannot be edited.
  private func textInput(of element: XCUISnapshot.Element, _ names: XCUINames) -> TextInput? {
    guard var input = element.type.textInput, element.traits?.contains(.staticText) != true else { return nil }
    input.editing = element.keyboardFocused
    input.placeholder = names.placeholder
    return input
  }

  // MARK: Containers

  /// The node for an element that is not a stop but contains stops; nil when it has no effect.
  func container(_ index: Int) -> Node? {
    let element = elements[index]
    guard element.type != .application else { return nil }
    var node = Node(frame: element.frame)
    identifiers.name(&node, element.identifier)
    node.fileOffset = element.fileOffset
    var inferences = plan.inferences[index] ?? []
    let isWindow = element.type == .window && plan.survey.parentInApplication(of: index) < 0
    if isLayer(index) { inferences.append(.presentationLayer) }
    if roles.barParents.contains(index) { inferences.append(.navigationBarFirst) }
    switch element.type {
    case .navigationBar:
      node.sortPriority = 1
      if !inferences.contains(.navigationBarFirst) { inferences.append(.navigationBarFirst) }
    case .toolbar: inferences.append(.toolbar)
    case _ where element.isTabBar: node.container = .tabBar
    case .segmentedControl where plan.isSegmentedControl(index):
      node.container = .segmentedControl
      inferences.append(.segmentedControl)
    case let type where type.scrolls:
      if roles.scrolled.contains(index) { node.placement = .frame }
      inferences.append(.scrollingContainer)
    default: break
    }
    // Cells are positioned by their frames, not by their first stops.
    if element.type.stop == .cell, element.frame?.isZeroSize == false { node.placement = .frame }
    if roles.modal.contains(index) {
      node.modal = true
      inferences.append(roles.covering.contains(index) ? .coveringLayer : .alertIsModal)
    }
    node.groupsChildren = inferences.contains(where: XCUINodes.groups.contains)
    if plan.saysOnEntry(index), node.container == .none { node.container = .group }
    if node.container != .none || element.type.isModal {
      node.label = element.label.map { SpokenText($0) }
    }
    node.details.inferences = inferences.map { $0.rawValue }
    return isWindow || node.container != .none || !inferences.isEmpty ? node : nil
  }

  /// The container for a cell and its controls.
  func cellContainer(_ index: Int) -> Node {
    var node = Node(frame: elements[index].frame)
    node.fileOffset = elements[index].fileOffset
    node.groupsChildren = true
    node.details.inferences = [Inference.cellParts.rawValue]
    return node
  }

  private static let groups: Set<Inference> = [
    .presentationLayer, .navigationBarFirst, .toolbar, .scrollingContainer, .cellParts,
  ]

  /// True for a direct child of a window, or of the application if there is no window.
  private func isLayer(_ index: Int) -> Bool {
    let parent = plan.survey.parentInApplication(of: index)
    return parent < 0 ? elements[index].type != .window : elements[parent].type == .window
  }
}

/// The texts of an element, without those that VoiceOver would repeat.
struct XCUINames: Sendable {
  var label: String?
  var value: String?
  var placeholder: String?
  /// True when the value represented the selected state.
  var isSelected = false
  private(set) var inferences: [Inference] = []

  /// The value of a web page's heading is its level. The value of a cell with a switch is the state of the switch.
  init(_ element: XCUISnapshot.Element, isHeading: Bool = false, holdsSwitch: Bool = false) {
    label = element.label
    value = element.value
    placeholder = element.placeholder
    if element.type.textInput != nil {
      if element.type == .secureTextField { findPlaceholder() }
      dropPlaceholder()
    } else if isHeading {
      value = nil
    } else {
      dropValue(of: element, holdsSwitch: holdsSwitch)
    }
  }

  /// A secure text field shows only bullets, or its placeholder.
  private mutating func findPlaceholder() {
    guard placeholder == nil, let value, !value.isBullets else { return }
    placeholder = value
  }

  private mutating func dropPlaceholder() {
    guard let placeholder else {
      // Older dumps do not contain the placeholder, which often is the label.
      guard value != nil, value == label else { return }
      value = nil
      inferences.append(.repeatedPlaceholder)
      return
    }
    if value == placeholder {
      value = nil
      inferences.append(.repeatedPlaceholder)
    }
    if label == placeholder {
      self.placeholder = nil
      inferences.append(.repeatedPlaceholder)
    }
  }

  private mutating func dropValue(of element: XCUISnapshot.Element, holdsSwitch: Bool) {
    guard let value else { return }
    if value == label {
      self.value = nil
      inferences.append(.repeatedLabel)
    } else if element.type == .activityIndicator, value == "0" || value == "1" {
      self.value = nil
      inferences.append(.indicatorValue)
    } else if element.type.stop == .cell {
      // This is the state of a switch in the cell, or of the cell itself.
      guard value == "0" || value == "1", element.traits?.contains(.toggleButton) != true else { return }
      self.value = nil
      if !holdsSwitch { select(element, value) }
    } else if (element.type.stop == .button || element.type == .tab), value == "1" {
      select(element, value)
    }
  }

  private mutating func select(_ element: XCUISnapshot.Element, _ value: String) {
    guard value == "1", element.traits?.contains(.selected) ?? true else { return }
    self.value = nil
    isSelected = true
    inferences.append(.selectedValue)
  }
}

extension String {
  /// True for the text that a secure text field shows.
  var isBullets: Bool { !isEmpty && allSatisfy { "•●∙*".contains($0) } }
}
