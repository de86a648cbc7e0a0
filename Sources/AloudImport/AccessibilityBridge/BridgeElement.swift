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
  /// Nil when the dump does not tell.
  var traits: Traits?
  var enabled: Bool?
  var selected = false
  /// True for what a tool lists that sees the status bar as a part of the screen.
  var isInStatusBar = false
  var expanded: Bool?
  var hidden: Bool?
  var frame: Frame?
  /// The process that draws it; nil when the dump does not tell.
  var process: String?
  var actions: [String] = []
  var fileOffset = FileOffset.none

  var depth: Int
  var end = 0

  /// True for an element of which nothing is known, as it stands in the reply of a server that is not up yet.
  var isBlank: Bool { role == nil && identifier == nil && frame?.isZeroSize != false && !saysSomething }

  var saysSomething: Bool {
    label != nil || value != nil || hint != nil || traits?.isEmpty == false || !actions.isEmpty
  }

  /// True for a tab. The description is localized but for a few words; this is one of them.
  var isTab: Bool {
    subrole == "TabButton" || role == .tab || traits?.contains(.tabBarItem) == true
      || (role == .radioButton && roleDescription == "tab")
  }
}

extension BridgeElement {
  /// An element of which nothing is known but how deep it is.
  init(depth: Int) { self.depth = depth }

  /// Reads one element; what stands under a key that is not known, or has a type that makes no sense, is passed over.
  init(_ object: JSONObject, depth: Int) {
    self.init(depth: depth)
    fileOffset = object.fileOffset
    for (key, field) in BridgeElement.keys {
      if let value = object[key] { set(field, to: value) }
    }
  }

  /// Of several keys that mean the same, the first that tells something counts.
  private mutating func set(_ field: Field, to value: JSONPlace) {
    switch field {
    case .role: role = role ?? value.scalar?.text.map { BridgeRole($0) }
    case .subrole: subrole = value.scalar?.text.map { BridgeRole($0).rawValue }
    case .roleDescription: roleDescription = value.scalar?.text
    case .label: label = label ?? value.scalar?.text
    case .value: self.value = self.value ?? value.scalar.flatMap { $0.text == nil ? nil : $0 }
    case .identifier: identifier = identifier ?? value.scalar?.text
    case .hint: hint = hint ?? value.scalar?.text
    case .placeholder: placeholder = value.scalar?.text
    case .traits: traits = value.isNull ? nil : Traits(toolNames: value.scalarTexts, synonyms: BridgeRole.traitNames)
    case .enabled: enabled = value.scalar?.bool
    case .expanded: expanded = value.scalar?.bool
    case .hidden: hidden = value.scalar?.bool
    case .frame: frame = frame ?? value.dumpFrame
    case .process: process = process ?? value.scalar?.text
    case .actions: actions = actions.isEmpty ? value.scalarTexts : actions
    }
  }

  private enum Field {
    case role, subrole, roleDescription, label, value, identifier, hint, placeholder, traits, enabled, expanded, hidden
    case frame, process, actions
  }

  /// The names of keys: those of the bridge, those of builds of 2019, and those of replies in clean names.
  private static let keys: [(String, Field)] = [
    ("role", .role), ("type", .role),
    ("subrole", .subrole),
    ("role_description", .roleDescription),
    ("AXLabel", .label), ("label", .label),
    ("AXValue", .value), ("value", .value),
    ("AXUniqueId", .identifier), ("AXIdentifier", .identifier), ("identifier", .identifier),
    ("help", .hint), ("AXHint", .hint), ("hint", .hint),
    ("placeholder", .placeholder),
    ("traits", .traits),
    ("enabled", .enabled),
    ("expanded", .expanded),
    ("hidden", .hidden),
    ("frame", .frame), ("AXFrame", .frame),
    ("pid", .process), ("AXPid", .process),
    ("custom_actions", .actions), ("customActions", .actions),
  ]
}
