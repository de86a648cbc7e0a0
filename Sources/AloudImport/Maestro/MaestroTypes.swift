import AloudTree

/// Guesses what the nodes of Maestro's hierarchy are, which does not tell their types.
///
/// Only text inputs have placeholders, and only switches can be checked (`IOSDriver.mapViewHierarchy`); that a value of 0 is
/// that of a switch is likely. Bars and what scrolls are found by where they are. All else is a view, which is a stop if
/// nothing in it says more than its label.
struct MaestroTypes {
  private(set) var snapshot: XCUISnapshot
  private let checked: Set<Int>
  /// The application; nil when the hierarchy has none.
  private let application: Int?

  private var elements: [XCUISnapshot.Element] { snapshot.elements }

  /// All elements of the hierarchy, as views, and those that it calls checked.
  init(_ snapshot: XCUISnapshot, checked: Set<Int>) {
    self.snapshot = snapshot
    self.checked = checked
    // Maestro puts the app and the status bar under a root of its own, which tells nothing.
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
        // A scroll bar tells what it is a part of.
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

  /// True for a node that goes on far below the one around it, which only a scroll view could show.
  private func reachesBeyondParent(_ index: Int) -> Bool {
    let parent = elements[index].parent
    guard parent >= 0, isView(parent), let own = elements[index].frame, let around = elements[parent].frame else {
      return false
    }
    return around.height >= 150 && own.y + own.height > around.y + around.height + 20
  }

  /// An element that says more than a text field is a button in it.
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
    // XCTest's switches have one of two values, and so have the cells around them.
    let isSwitch = checked.contains(index) || node.value == "0" || node.value == "1" && holdsChecked(index)
    guard isSwitch else { return nil }
    // A row with other texts is a row with a switch in it.
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

  /// True for a view with a label of its own: most of the label are texts inside, and some texts inside are not in it.
  private func isRow(_ index: Int) -> Bool {
    let node = elements[index]
    guard let label = node.label, node.end - index <= MaestroTypes.mostParts, !coversScreen(node) else { return false }
    let search = TextSearch(in: label)
    var said: Set<String> = []
    var hasMore = false
    for part in index + 1..<node.end {
      // An element with its own label inside is a group with a title, such as an alert.
      guard isView(part), elements[part].label != label else { return false }
      guard let text = elements[part].label, !isDrawing(part) else { continue }
      if text == node.value || search.finds(text) { said.insert(text) } else { hasMore = true }
    }
    return hasMore && said.count > 1 && 2 * said.reduce(0) { $0 + $1.utf8.count } >= label.utf8.count
  }

  /// More nodes than any row has.
  private static let mostParts = 64

  private func isDrawing(_ index: Int) -> Bool {
    XCUIOrnament.rule(elements[index], isInCell: true, tellsTypes: false) != nil
  }

  private func coversScreen(_ node: XCUISnapshot.Element) -> Bool {
    guard let screen, let frame = node.frame else { return false }
    return frame.width * frame.height > 0.4 * screen.width * screen.height
  }

  /// True for a strip whose value is a percentage and whose label has a digit: in every language, it counts the pages.
  private func isScrollBar(_ node: XCUISnapshot.Element, _ frame: Frame) -> Bool {
    guard let value = node.value, value.hasSuffix("%"), node.label?.contains(where: \.isNumber) == true else {
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

  /// A strip at the bottom edge of the screen with a few buttons side by side, of which one is selected.
  private func isTabBar(_ frame: Frame, _ items: [Int], on screen: Frame) -> Bool {
    // UIKit's bar reaches to the edge; bars that apps draw themselves have views in between.
    let isStrip = (40...120).contains(frame.height) && frame.y + frame.height >= screen.y + screen.height - 2
    guard isStrip, (2...8).contains(items.count) else { return false }
    let tops = items.compactMap { elements[$0].frame?.y }
    guard tops.count == items.count, let top = tops.min(), let bottom = tops.max(), bottom - top <= 10 else {
      return false
    }
    return items.count { elements[$0].selected == true } == 1
  }

  /// A strip at the top of the screen that is identified by a text in it: UIKit calls its bar by its title.
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

  /// More than any bar has.
  private static let mostItems = 16

  private var screen: Frame? { application.flatMap { elements[$0].frame }.flatMap { $0.isZeroSize ? nil : $0 } }
}
