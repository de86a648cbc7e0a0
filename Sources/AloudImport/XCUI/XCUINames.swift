import AloudTree

/// The texts of an element, once those that it would say twice are gone.
struct XCUINames: Sendable {
  var label: String?
  var value: String?
  var placeholder: String?
  /// True when the value stood for it.
  var isSelected = false
  private(set) var inferences: [Inference] = []

  /// - Parameters:
  ///   - element: what the dump tells.
  ///   - isHeading: true for a heading of a web page, whose value is its level.
  ///   - holdsSwitch: true for a cell whose value is the state of a switch in it.
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

  /// A secure text field shows bullets for its text, and nothing else but its placeholder.
  private mutating func findPlaceholder() {
    guard placeholder == nil, let value, !value.isBullets else { return }
    placeholder = value
  }

  private mutating func dropPlaceholder() {
    guard let placeholder else {
      // Older dumps do not tell the placeholder, which often is the label.
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
    } else if element.type.stop == .cell {
      // The state of a switch in the cell, or of the cell itself.
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
  /// True for what a secure text field shows of its text.
  var isBullets: Bool { !isEmpty && allSatisfy { "•●∙*".contains($0) } }
}
