import AloudTree

/// Guesses the types of the nodes in Maestro's hierarchy, which does not contain them.
///
/// Only text inputs have placeholders, and only switches can be checked (`IOSDriver.mapViewHierarchy`). A value of 0
/// probably belongs to a switch. Bars and scroll views are recognized by their places. All other nodes are views; a
/// view is a stop if its content does not add text to its label.
struct MaestroTypes {
  private(set) var snapshot: XCUISnapshot
  private let checked: Set<Int>
  /// The application; nil when the hierarchy has none.
  private let application: Int?

  private var elements: [XCUISnapshot.Element] { snapshot.elements }

  /// Takes all elements of the hierarchy, as views, and those that it marks as checked.
  init(_ snapshot: XCUISnapshot, checked: Set<Int>) {
    self.snapshot = snapshot
    self.checked = checked
    // Maestro puts the app and the status bar into its own root, which has no data.
    let root = snapshot.elements.first
    let hasRoot = snapshot.elements.count > 1 && root?.end == snapshot.elements.count && root?.label == nil
    application = hasRoot ? 1 : nil
    guessTypes()
    for index in elements.indices where elements[index].keyboardFocused {
      self.snapshot.update(index) { $0.keyboardFocused = $0.type.textInput != nil }
    }
    if hasRoot { self.snapshot.removeRoot() }
  }

  // MARK: Guesses

  private mutating func guessTypes() {
    for index in elements.indices {
      if index == application {
        set(.application, at: index)
      } else if let type = typeByState(index) {
        set(type, .typeByState, at: index)
      } else if let type = typeByPlace(index) {
        set(type, at: index)
        // A scroll bar shows that its parent is a scroll view.
        if type == .scrollBar, elements[index].parent >= 0, isView(elements[index].parent) {
          set(.scrollView, .scrollsByPlace, at: elements[index].parent)
        }
      }
    }
    for index in elements.indices where reachesBeyondParent(index) {
      set(.scrollView, .scrollsByPlace, at: elements[index].parent)
    }
    for index in elements.indices where elements[index].type.holdsButtons { guessButtons(in: index) }
    for index in elements.indices where isView(index) {
      guessBar(index)
      if isView(index), isRow(index) { set(.cell, .rowByText, at: index) }
    }
  }

  /// True for a node that extends far below its parent, which is possible only in a scroll view.
  private func reachesBeyondParent(_ index: Int) -> Bool {
    let parent = elements[index].parent
    guard parent >= 0, isView(parent), let own = elements[index].frame, let around = elements[parent].frame else {
      return false
    }
    return around.height >= 150 && own.y + own.height > around.y + around.height + 20
  }

  /// In a text field, an element with another text is a button.
  private mutating func guessButtons(in field: Int) {
    let texts = [elements[field].label, elements[field].value, elements[field].placeholder]
    for part in labeled(in: field) where isView(part) && !texts.contains(elements[part].label) {
      set(.button, at: part)
    }
  }

  private mutating func set(_ type: XCUIElementType, _ inference: Inference? = nil, at index: Int) {
    snapshot.update(index) { element in
      element.type = type
      if let inference { element.inferences.append(inference) }
    }
  }

  private func isView(_ index: Int) -> Bool { elements[index].type == .other }

  private func typeByState(_ index: Int) -> XCUIElementType? {
    let node = elements[index]
    if node.placeholder != nil {
      return node.value?.isBullets == true ? .secureTextField : .textField
    }
    // XCTest's switches have one of two values, and so do the cells around them.
    let isSwitch = checked.contains(index) || node.value == "0" || node.value == "1" && holdsChecked(index)
    guard isSwitch else { return nil }
    // A row that also has other texts is a cell with a switch.
    return labeled(in: index).allSatisfy { elements[$0].label == node.label } ? .switchControl : .cell
  }

  private func holdsChecked(_ index: Int) -> Bool {
    (index + 1..<elements[index].end).contains(where: checked.contains)
  }

  private func typeByPlace(_ index: Int) -> XCUIElementType? {
    let node = elements[index]
    guard let screen, let frame = node.frame else { return nil }
    if elements[index].parent == 0, application == 1, frame.y + frame.height <= Document.Device.tallestStatusBar {
      return .statusBar
    }
    if elements[index].parent == application, node.label == nil, frame == screen, node.end > index + 1 {
      return .window
    }
    return isScrollBar(node, frame) ? .scrollBar : nil
  }

  /// True for a view with its own label: most of the label consists of texts inside, and some texts inside are not in
  /// the label.
  private func isRow(_ index: Int) -> Bool {
    let node = elements[index]
    guard let label = node.label, node.end - index <= MaestroTypes.mostParts, !coversScreen(node) else { return false }
    let search = TextSearch(in: label)
    var said: Set<String> = []
    var hasMore = false
    for part in index + 1..<node.end {
      // If an element inside has the same label, the view is a group with a title, such as an alert.
      guard isView(part), elements[part].label != label else { return false }
      guard let text = elements[part].label, !isDrawing(part) else { continue }
      if text == node.value || search.finds(text) { said.insert(text) } else { hasMore = true }
    }
    return hasMore && said.count > 1 && 2 * said.reduce(0) { $0 + $1.utf8.count } >= label.utf8.count
  }

  /// Rows have fewer nodes than this.
  private static let mostParts = 64

  private func isDrawing(_ index: Int) -> Bool {
    XCUIOrnament.rule(elements[index], isInCell: true, tellsTypes: false) != nil
  }

  private func coversScreen(_ node: XCUISnapshot.Element) -> Bool {
    guard let screen, let frame = node.frame else { return false }
    return frame.width * frame.height > 0.4 * screen.width * screen.height
  }

  /// True for a strip whose value is a percentage and whose label has a digit: in every language, the label counts the
  /// pages.
  private func isScrollBar(_ node: XCUISnapshot.Element, _ frame: Frame) -> Bool {
    guard let value = node.value, value.hasSuffix("%"), node.label?.contains(where: { $0.isNumber }) == true else {
      return false
    }
    return min(frame.width, frame.height) <= 30 && max(frame.width, frame.height) >= 100
  }

  // MARK: Bars

  private mutating func guessBar(_ index: Int) {
    guard let screen, let frame = elements[index].frame, frame.width >= screen.width * 0.9 else { return }
    let items = labeled(in: index)
    if items.allSatisfy({ elements[$0].parent == index }), isTabBar(frame, items, on: screen) {
      set(.tabBar, .barByPlace, at: index)
      for item in items { set(.button, .barByPlace, at: item) }
    } else if isNavigationBar(index, frame, items, on: screen) {
      set(.navigationBar, .barByPlace, at: index)
      for item in items where isView(item) {
        set(elements[item].label == elements[index].identifier ? .staticText : .button, at: item)
      }
    }
  }

  /// True for a strip at the bottom edge of the screen with a few buttons side by side, one of which is selected.
  private func isTabBar(_ frame: Frame, _ items: [Int], on screen: Frame) -> Bool {
    // UIKit's bar extends to the edge; in bars that apps draw themselves there are views in between.
    let isStrip = (40...120).contains(frame.height) && frame.y + frame.height >= screen.y + screen.height - 2
    guard isStrip, (2...8).contains(items.count) else { return false }
    let tops = items.compactMap { elements[$0].frame?.y }
    guard tops.count == items.count, let top = tops.min(), let bottom = tops.max(), bottom - top <= 10 else {
      return false
    }
    return items.count { elements[$0].selected == true } == 1
  }

  /// True for a strip at the top of the screen whose identifier is a text in it: UIKit names its bar after its title.
  private func isNavigationBar(_ index: Int, _ frame: Frame, _ items: [Int], on screen: Frame) -> Bool {
    guard let title = elements[index].identifier, frame.y - screen.y <= 120, frame.height <= 160 else { return false }
    return items.contains { elements[$0].label == title }
  }

  /// The outermost nodes with a label inside a node.
  private func labeled(in index: Int) -> [Int] {
    var found: [Int] = []
    var part = index + 1
    while part < elements[index].end, found.count <= MaestroTypes.mostItems {
      let isLabeled = elements[part].label != nil
      if isLabeled { found.append(part) }
      part = isLabeled ? elements[part].end : part + 1
    }
    return found
  }

  /// Bars have fewer items than this.
  private static let mostItems = 16

  private var screen: Frame? { application.flatMap { elements[$0].frame }.flatMap { $0.isZeroSize ? nil : $0 } }
}
