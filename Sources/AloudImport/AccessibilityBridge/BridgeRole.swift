import AloudTree

/// A role of the accessibility bridge, without its prefix `AX`: `Button`, `Group`.
struct BridgeRole: RawRepresentable, Hashable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// - Parameter name: `AXButton`, or `Button` as the key `type` has it.
  init(_ name: String) { rawValue = name.hasPrefix("AX") ? String(name.dropFirst(2)) : name }

  static let application = BridgeRole(rawValue: "Application")
  static let generic = BridgeRole(rawValue: "GenericElement")
  static let heading = BridgeRole(rawValue: "Heading")
  static let button = BridgeRole(rawValue: "Button")
  static let radioButton = BridgeRole(rawValue: "RadioButton")
  static let staticText = BridgeRole(rawValue: "StaticText")
  static let slider = BridgeRole(rawValue: "Slider")
  static let tab = BridgeRole(rawValue: "Tab")
  static let tabGroup = BridgeRole(rawValue: "TabGroup")
  static let tabBar = BridgeRole(rawValue: "TabBar")
  static let webArea = BridgeRole(rawValue: "WebArea")

  /// True for a role that only holds other elements; empty ones are left out.
  var isContainer: Bool { BridgeRole.containers.contains(rawValue) }

  /// The form of a stop of this role; nil for a role that is not known.
  var form: Form? { BridgeRole.forms[rawValue] }

  /// The form of an element of a role, where the dump does not tell its traits.
  struct Form {
    var traits: Traits = []
    var text: TextInput?
  }

  /// The first row are the roles of assistive technology; the others those of XCTest, which idb gives on request.
  private static let containers: Set<String> = [
    "Application", "Group", "ScrollArea", "TabGroup", "WebArea", "Sheet", "Grid",
    "Window", "Other", "NavigationBar", "TabBar", "Toolbar", "Table", "CollectionView", "ScrollView", "WebView",
    "Alert",
    "SegmentedControl", "Picker", "DatePicker", "Keyboard", "LayoutArea", "List", "Outline", "SplitGroup", "StatusBar",
  ]

  private static let forms: [String: Form] = [
    "Button": Form(traits: .button),
    "CheckBox": Form(traits: [.button, .toggleButton]),
    "Switch": Form(traits: [.button, .toggleButton]),
    "Toggle": Form(traits: [.button, .toggleButton]),
    "RadioButton": Form(traits: .radioButton),
    "Tab": Form(traits: [.button, .tabBarItem]),
    "PopUpButton": Form(traits: [.button, .popUpButton]),
    "MenuButton": Form(traits: .button),
    "ToolbarButton": Form(traits: .button),
    "MenuItem": Form(traits: .button),
    "DisclosureTriangle": Form(traits: .button),
    "Icon": Form(traits: .button),
    "Link": Form(traits: .link),
    "Image": Form(traits: .image),
    "Heading": Form(traits: .header),
    "StaticText": Form(traits: .staticText),
    "Slider": Form(traits: .adjustable),
    "Stepper": Form(traits: .adjustable),
    "PickerWheel": Form(traits: .adjustable),
    "PageIndicator": Form(traits: .adjustable),
    "ScrollBar": Form(traits: .adjustable),
    "ProgressIndicator": Form(traits: .updatesFrequently),
    "ActivityIndicator": Form(traits: .updatesFrequently),
    "Key": Form(traits: .keyboardKey),
    "TextField": Form(text: TextInput()),
    "TextArea": Form(text: TextInput(multiline: true)),
    "TextView": Form(text: TextInput(multiline: true)),
    "ComboBox": Form(text: TextInput()),
    "SearchField": Form(traits: .searchField, text: TextInput()),
    "SecureTextField": Form(text: TextInput(secure: true)),
    "GenericElement": Form(),
    "Splitter": Form(),
    "Cell": Form(),
  ]

  /// The additions of subroles.
  static let subroles: [String: Form] = [
    "Switch": Form(traits: [.button, .toggleButton]),
    "TabButton": Form(traits: [.button, .tabBarItem]),
    "SearchField": Form(traits: .searchField, text: TextInput()),
    "SecureTextField": Form(text: TextInput(secure: true)),
  ]

  /// The names that the bridge has for traits, where they are not those of the screen document with a capital.
  static let traitNames = ["TabButton": "tabBarItem", "PopupButton": "popUpButton", "Toggle": "toggleButton"]
}
