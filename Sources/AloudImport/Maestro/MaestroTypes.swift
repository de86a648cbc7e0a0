import AloudTree

/// Guesses what the nodes of Maestro's hierarchy are, which does not tell their types.
///
/// Only text inputs have placeholders, and only switches can be checked (`IOSDriver.mapViewHierarchy`); that a value of 0 is
/// that of a switch is likely. Bars and what scrolls are found by where they are. All else is a view, which is a stop if
/// nothing in it says more than its label.
struct MaestroTypes {
  private let nodes: [MaestroNode]
  private var types: [XCUIElementType]
  private var inferences: [Int: [Inference]] = [:]
  /// The index of the node around each; -1 is none.
  private let parents: [Int]
  /// The application; nil when the hierarchy has none.
  private let application: Int?

  init(_ nodes: [MaestroNode]) {
    self.nodes = nodes
    parents = MaestroTypes.parents(of: nodes)
    types = [XCUIElementType](repeating: .other, count: nodes.count)
    // Maestro puts the app and the status bar under a root of its own, which tells nothing.
    let hasRoot = nodes.count > 1 && nodes[0].end == nodes.count && nodes[0].label == nil
    application = hasRoot ? 1 : nil
    guesses()
  }

  /// The elements as XCTest would list them.
  func snapshot() -> XCUISnapshot {
    var snapshot = XCUISnapshot(tellsTypes: false)
    let first = application ?? 0
    for index in nodes.indices.dropFirst(first) {
      snapshot.open(element(index), depth: nodes[index].depth - nodes[first].depth)
    }
    snapshot.finish()
    return snapshot
  }

  private func element(_ index: Int) -> XCUISnapshot.Element {
    let node = nodes[index]
    var element = XCUISnapshot.Element(types[index], label: node.label)
    element.fileOffset = node.fileOffset
    element.identifier = node.identifier
    element.value = node.value
    element.placeholder = node.placeholder
    element.enabled = node.enabled
    element.selected = node.selected
    element.keyboardFocused = node.focused && types[index].textInput != nil
    element.frame = node.frame
    element.inferences = inferences[index] ?? []
    return element
  }

  // MARK: Guesses

  private mutating func guesses() {
    for index in nodes.indices {
      if index == application {
        types[index] = .application
      } else if let type = typeByState(index) {
        set(type, .typeByState, at: index)
      } else if let type = typeByPlace(index) {
        types[index] = type
        // A scroll bar tells what it is a part of.
        if type == .scrollBar, parents[index] >= 0, types[parents[index]] == .other {
          set(.scrollView, .scrollsByPlace, at: parents[index])
        }
      }
    }
    for index in nodes.indices where reachesBeyondParent(index) {
      set(.scrollView, .scrollsByPlace, at: parents[index])
    }
    for index in nodes.indices where types[index].holdsButtons { guessButtons(in: index) }
    for index in nodes.indices where types[index] == .other {
      guessBar(index)
      if types[index] == .other, isRow(index) { set(.cell, .rowByText, at: index) }
    }
  }

  /// True for what only a view that scrolls could show: it goes on far below the view that it is in.
  private func reachesBeyondParent(_ index: Int) -> Bool {
    let parent = parents[index]
    guard parent >= 0, types[parent] == .other, let own = nodes[index].frame, let around = nodes[parent].frame else {
      return false
    }
    return around.height >= 150 && own.y + own.height > around.y + around.height + 20
  }

  /// An element that says more than a text field is a button in it.
  private mutating func guessButtons(in field: Int) {
    let texts = [nodes[field].label, nodes[field].value, nodes[field].placeholder]
    for part in labeled(in: field) where types[part] == .other && !texts.contains(nodes[part].label) {
      types[part] = .button
    }
  }

  private mutating func set(_ type: XCUIElementType, _ inference: Inference, at index: Int) {
    types[index] = type
    inferences[index, default: []].append(inference)
  }

  private func typeByState(_ index: Int) -> XCUIElementType? {
    let node = nodes[index]
    if node.placeholder != nil {
      return node.value?.isBullets == true ? .secureTextField : .textField
    }
    guard node.isSwitch || node.value == "1" && holdsChecked(index) else { return nil }
    // A row with other texts is a row with a switch in it.
    return labeled(in: index).allSatisfy { nodes[$0].label == node.label } ? .switchControl : .cell
  }

  private func holdsChecked(_ index: Int) -> Bool {
    nodes.indices[index + 1..<nodes[index].end].contains { nodes[$0].checked }
  }

  private func typeByPlace(_ index: Int) -> XCUIElementType? {
    let node = nodes[index]
    guard let screen, let frame = node.frame else { return nil }
    if parents[index] == 0, application == 1, frame.y + frame.height <= Document.Device.tallestStatusBar {
      return .statusBar
    }
    if parents[index] == application, node.label == nil, frame == screen, node.end > index + 1 { return .window }
    return isScrollBar(node, frame) ? .scrollBar : nil
  }

  /// A view whose label somebody wrote: most of it are texts inside, and not all of these are in it.
  private func isRow(_ index: Int) -> Bool {
    let node = nodes[index]
    guard let label = node.label, node.end - index <= MaestroTypes.mostParts, !coversScreen(node) else { return false }
    let search = TextSearch(in: label)
    var said: Set<String> = []
    var hasMore = false
    for part in index + 1..<node.end {
      // An element with its own label inside is a group with a title, such as an alert.
      guard types[part] == .other, nodes[part].label != label else { return false }
      guard let text = nodes[part].label, !isDrawing(nodes[part]) else { continue }
      if text == node.value || search.finds(text) { said.insert(text) } else { hasMore = true }
    }
    return hasMore && said.count > 1 && 2 * said.reduce(0) { $0 + $1.utf8.count } >= label.utf8.count
  }

  /// More nodes than any row has.
  private static let mostParts = 64

  private func isDrawing(_ node: MaestroNode) -> Bool {
    var element = XCUISnapshot.Element(.other, label: node.label)
    element.identifier = node.identifier
    element.value = node.value
    element.enabled = node.enabled
    return XCUIOrnament.rule(element, isInCell: true, tellsTypes: false) != nil
  }

  private func coversScreen(_ node: MaestroNode) -> Bool {
    guard let screen, let frame = node.frame else { return false }
    return frame.width * frame.height > 0.4 * screen.width * screen.height
  }

  /// A strip that tells how far it is scrolled, and how many pages there are: in every language, that is a digit.
  private func isScrollBar(_ node: MaestroNode, _ frame: Frame) -> Bool {
    guard let value = node.value, value.hasSuffix("%"), node.label?.contains(where: \.isNumber) == true else {
      return false
    }
    return min(frame.width, frame.height) <= 30 && max(frame.width, frame.height) >= 100
  }
}

// MARK: - Bars

extension MaestroTypes {
  private mutating func guessBar(_ index: Int) {
    guard let screen, let frame = nodes[index].frame, frame.width >= screen.width * 0.9 else { return }
    let items = labeled(in: index)
    if items.allSatisfy({ parents[$0] == index }), isTabBar(frame, items, on: screen) {
      set(.tabBar, .barByPlace, at: index)
      for item in items { set(.button, .barByPlace, at: item) }
    } else if isNavigationBar(index, frame, items, on: screen) {
      set(.navigationBar, .barByPlace, at: index)
      for item in items where types[item] == .other {
        types[item] = nodes[item].label == nodes[index].identifier ? .staticText : .button
      }
    }
  }

  /// A strip at the bottom edge of the screen with a few buttons side by side, of which one is selected.
  private func isTabBar(_ frame: Frame, _ items: [Int], on screen: Frame) -> Bool {
    // UIKit's bar reaches to the edge; bars that apps draw themselves have views in between.
    let isStrip = (40...120).contains(frame.height) && frame.y + frame.height >= screen.y + screen.height - 2
    guard isStrip, (2...8).contains(items.count) else { return false }
    let tops = items.compactMap { nodes[$0].frame?.y }
    guard tops.count == items.count, let top = tops.min(), let bottom = tops.max(), bottom - top <= 10 else {
      return false
    }
    return items.count { nodes[$0].selected } == 1
  }

  /// A strip at the top of the screen that is identified by a text in it: UIKit calls its bar by its title.
  private func isNavigationBar(_ index: Int, _ frame: Frame, _ items: [Int], on screen: Frame) -> Bool {
    guard let title = nodes[index].identifier, frame.y - screen.y <= 120, frame.height <= 160 else { return false }
    return items.contains { nodes[$0].label == title }
  }

  /// The outermost nodes with a label inside a node.
  private func labeled(in index: Int) -> [Int] {
    var found: [Int] = []
    var part = index + 1
    while part < nodes[index].end, found.count <= MaestroTypes.mostItems {
      let isLabeled = nodes[part].label != nil
      if isLabeled { found.append(part) }
      part = isLabeled ? nodes[part].end : part + 1
    }
    return found
  }

  /// More than any bar has.
  private static let mostItems = 16

  private var screen: Frame? { application.flatMap { nodes[$0].frame }.flatMap { $0.isZeroSize ? nil : $0 } }

  private static func parents(of nodes: [MaestroNode]) -> [Int] {
    var parents = [Int](repeating: -1, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      var child = index + 1
      while child < node.end {
        parents[child] = index
        child = nodes[child].end
      }
    }
    return parents
  }
}
