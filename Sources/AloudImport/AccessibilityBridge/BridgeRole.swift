import AloudTree

/// A role of the accessibility bridge, without its prefix `AX`: `Button`, `Group`.
struct BridgeRole: RawRepresentable, Hashable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  /// - Parameter name: `AXButton`, or `Button` as in the key `type`.
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
  static let activityIndicator = BridgeRole(rawValue: "ActivityIndicator")
  static let webArea = BridgeRole(rawValue: "WebArea")

  /// True for a role that only contains other elements; empty ones are left out.
  var isContainer: Bool { BridgeRole.containers.contains(rawValue) }

  /// True for a container that means something to users even if it is empty.
  var isNotable: Bool {
    let names: Set<String> = [
      "TabGroup", "Sheet", "NavigationBar", "TabBar", "Toolbar", "Table", "CollectionView", "WebView", "WebArea",
      "Alert",
      "SegmentedControl", "Picker", "DatePicker", "List", "Outline",
    ]
    return names.contains(rawValue)
  }

  /// The form of a stop with this role; nil for an unknown role.
  var form: Form? { BridgeRole.traits[rawValue].map { Form(traits: $0, text: BridgeRole.texts[rawValue]) } }

  /// The form of an element with a role, for dumps without traits.
  struct Form {
    var traits: Traits = []
    var text: TextInput?
  }

  /// The first row has the roles of assistive technology. The others are those of XCTest, which idb prints on request.
  private static let containers: Set<String> = [
    "Application", "Group", "ScrollArea", "TabGroup", "WebArea", "Sheet", "Grid",
    "Window", "Other", "NavigationBar", "TabBar", "Toolbar", "Table", "CollectionView", "ScrollView", "WebView",
    "Alert",
    "SegmentedControl", "Picker", "DatePicker", "Keyboard", "LayoutArea", "List", "Outline", "SplitGroup", "StatusBar",
  ]

  private static let traits: [String: Traits] = [
    "Button": .button, "MenuButton": .button, "ToolbarButton": .button, "MenuItem": .button,
    "DisclosureTriangle": .button, "Icon": .button, "PopUpButton": [.button, .popUpButton],
    "CheckBox": [.button, .toggleButton], "Switch": [.button, .toggleButton], "Toggle": [.button, .toggleButton],
    "RadioButton": .radioButton, "Tab": [.button, .tabBarItem],
    "Link": .link, "Image": .image, "Heading": .header, "StaticText": .staticText, "Key": .keyboardKey,
    "Slider": .adjustable, "Stepper": .adjustable, "PickerWheel": .adjustable, "PageIndicator": .adjustable,
    "ScrollBar": .adjustable, "ProgressIndicator": .updatesFrequently, "ActivityIndicator": .updatesFrequently,
    "TextField": [], "TextArea": [], "TextView": [], "ComboBox": [], "SearchField": .searchField, "SecureTextField": [],
    "GenericElement": [], "Splitter": [], "Cell": [],
  ]

  private static let texts: [String: TextInput] = [
    "TextField": TextInput(), "TextArea": TextInput(multiline: true), "TextView": TextInput(multiline: true),
    "ComboBox": TextInput(), "SearchField": TextInput(), "SecureTextField": TextInput(secure: true),
  ]

  /// Additional properties for subroles.
  static let subroles: [String: Form] = [
    "Switch": Form(traits: [.button, .toggleButton]),
    "TabButton": Form(traits: [.button, .tabBarItem]),
    "SearchField": Form(traits: .searchField, text: TextInput()),
    "SecureTextField": Form(text: TextInput(secure: true)),
  ]

  /// The bridge's names of traits, where they differ from those of the screen document by more than an uppercase
  /// letter.
  static let traitNames = ["TabButton": "tabBarItem", "PopupButton": "popUpButton", "Toggle": "toggleButton"]
}
