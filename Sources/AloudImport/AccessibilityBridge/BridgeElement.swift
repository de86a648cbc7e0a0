internal import AloudBase
import AloudTree

/// The facts of the simulator's accessibility bridge about one element.
struct BridgeElement: PreOrdered {
  var role: BridgeRole?
  var subrole: String?
  var roleDescription: String?
  var label: String?
  var value: JSONScalar?
  var identifier: String?
  var hint: String?
  var placeholder: String?
  /// Nil when the dump does not contain traits.
  var traits: Traits?
  var enabled: Bool?
  var selected = false
  /// True for an element of the status bar, which some tools include in the screen.
  var isInStatusBar = false
  var expanded: Bool?
  var hidden: Bool?
  var frame: Frame?
  /// The process that draws the element; nil when the dump does not contain it.
  var process: String?
  var actions: [String] = []
  var fileOffset = FileOffset.none

  var depth: Int
  var end = 0

  /// True for an element without any data, as in the reply of a server that is not ready yet.
  var isBlank: Bool { role == nil && identifier == nil && frame?.isZeroSize != false && !saysSomething }

  var saysSomething: Bool {
    label != nil || value != nil || hint != nil || traits?.isEmpty == false || !actions.isEmpty
  }

  /// True for a tab. The description is localized, except for a few words; this is one of them.
  var isTab: Bool {
    subrole == "TabButton" || role == .tab || traits?.contains(.tabBarItem) == true
      || (role == .radioButton && roleDescription == "tab")
  }
}

extension BridgeElement {
  /// An element of which only the depth is known.
  init(depth: Int) { self.depth = depth }

  /// Reads one element by the keys of the bridge, of builds from 2019, or of replies with clean names. If several keys
  /// mean the same, the first with a value counts. Values of a wrong type are ignored.
  init(_ object: JSONObject, depth: Int) {
    self.init(depth: depth)
    fileOffset = object.fileOffset
    role = (object.text("role") ?? object.text("type")).map { BridgeRole($0) }
    subrole = object.text("subrole").map { BridgeRole($0).rawValue }
    roleDescription = object.text("role_description")
    label = object.text("AXLabel") ?? object.text("label")
    value = object.spokenScalar("AXValue") ?? object.spokenScalar("value")
    identifier = object.text("AXUniqueId") ?? object.text("AXIdentifier") ?? object.text("identifier")
    hint = object.text("help") ?? object.text("AXHint") ?? object.text("hint")
    placeholder = object.text("placeholder")
    if let names = object["traits"], !names.isNull {
      traits = Traits(toolNames: names.scalarTexts, synonyms: BridgeRole.traitNames)
    }
    enabled = object.truth("enabled")
    expanded = object.truth("expanded")
    hidden = object.truth("hidden")
    frame = object["frame"]?.dumpFrame ?? object["AXFrame"]?.dumpFrame
    process = object.text("pid") ?? object.text("AXPid")
    actions = object.texts("custom_actions")
    if actions.isEmpty { actions = object.texts("customActions") }
  }
}

extension JSONObject {
  /// The scalar of a key, unless it is an empty text.
  fileprivate func spokenScalar(_ key: String) -> JSONScalar? {
    self[key]?.scalar.flatMap { $0.text == nil ? nil : $0 }
  }
}

/// Makes a node from an element that is a stop.
struct BridgeStop {
  var node: Node
  private let element: BridgeElement
  private let traitsTellTab: Bool
  private var details = Details()
  private var inferences: [Inference] = []

  /// If traits show which tab is selected, the value 1 of another tab is an ordinary value.
  init(_ element: BridgeElement, isBackButton: Bool, isInWebPage: Bool, traitsTellTab: Bool) {
    self.element = element
    self.traitsTellTab = traitsTellTab
    node = Node(
      label: element.label.map { SpokenText($0) }, hint: element.hint.map { SpokenText($0) }, frame: element.frame)
    node.isElement = true
    node.fileOffset = element.fileOffset
    node.hidden = element.hidden ?? false
    setTraits()
    if isBackButton {
      node.traits.insert(.backButton)
      inferences.append(.backButton)
    }
    setText()
    setValue(isInWebPage: isInWebPage)
    details.expanded = element.expanded
    details.actions = element.actions.map { Action(name: $0) }
    if element.enabled == false { node.traits.insert(.notEnabled) }
    if element.selected { node.traits.insert(.selected) }
    details.inferences = inferences.map { $0.rawValue }
    node.details = details
  }

  private var forms: [BridgeRole.Form] {
    [element.role?.form, element.subrole.flatMap { BridgeRole.subroles[$0] }].compactMap { $0 }
  }

  private mutating func setTraits() {
    if let traits = element.traits {
      node.traits = traits
    } else if element.isTab {
      node.traits = [.button, .tabBarItem]
      inferences.append(.tabRole)
    } else {
      for form in forms { node.traits.formUnion(form.traits) }
      if !node.traits.isEmpty { inferences.append(.roleImpliesTraits) }
    }
  }

  private mutating func setText() {
    let texts = forms.compactMap { $0.text }
    guard !texts.isEmpty || node.traits.contains(.textEntry) else { return }
    // Some tools do not report the subrole of a secure field, but its text shows it.
    let isHidden = element.traits == nil && element.value?.text?.isBullets == true
    if isHidden { inferences.append(.typeByState) }
    details.text = TextInput(
      secure: isHidden || texts.contains { $0.secure } || node.traits.contains(.secureTextField),
      multiline: texts.contains { $0.multiline } || node.traits.contains(.textArea),
      editing: node.traits.contains(.isEditing),
      placeholder: element.placeholder)
    if let placeholder = element.placeholder, placeholder == element.label {
      details.text?.placeholder = nil
      inferences.append(.repeatedPlaceholder)
    }
  }

  /// True for the value of a radio button, or of a tab, that only states whether it is selected.
  private func isState(_ isSelected: Bool) -> Bool {
    if element.traits == nil { return true }
    return element.isTab && (!traitsTellTab || isSelected == node.traits.contains(.selected))
  }

  private mutating func setValue(isInWebPage: Bool) {
    guard let value = element.value, let text = value.text else { return }
    if node.traits.contains(.toggleButton) {
      node.value = SpokenText(value.bool.map { $0 ? "1" : "0" } ?? text)
    } else if element.role == .radioButton, let isSelected = value.bool, isState(isSelected) {
      if isSelected { node.traits.insert(.selected) }
      inferences.append(.selectedValue)
    } else if element.role == .heading, isInWebPage, let level = value.number, (1...6).contains(level) {
      details.headingLevel = Int(clamping: level)
      inferences.append(.webHeadingLevel)
    } else if details.text != nil {
      // An empty text input has its placeholder as its value, and often also as its label.
      let isSecure = details.text?.secure == true
      let isPlaceholder = text == element.placeholder || text == element.label || isSecure && !text.isBullets
      if isSecure, !text.isBullets, text != element.label { details.text?.placeholder = text }
      if isPlaceholder { inferences.append(.repeatedPlaceholder) } else { node.value = SpokenText(text) }
    } else if text == element.label {
      inferences.append(.repeatedLabel)
    } else if element.role == .activityIndicator, text == "0" || text == "1" {
      inferences.append(.indicatorValue)
    } else if case .number(let number) = value, element.role == .slider, (0...1).contains(number) {
      node.value = SpokenText("\(Int(clamping: (number * 100).rounded()))%")
      inferences.append(.percentValue)
    } else if value != .bool(true), value != .bool(false) {
      node.value = SpokenText(text)
    }
  }
}
