import AloudTree

/// `XCUIElement.ElementType`, with XCTest's numbers.
enum XCUIElementType: UInt8, CaseIterable, Sendable {
  case any, other, application, group, window, sheet, drawer, alert, dialog, button
  case radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton, popover
  case keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table, tableRow, tableColumn, outline
  case outlineRow, browser, collectionView, slider, pageIndicator, progressIndicator, activityIndicator
  case segmentedControl, picker, pickerWheel, switchControl, toggle, link, image, icon, searchField, scrollView
  case scrollBar, staticText, textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem
  case map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup, splitter
  case relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid, levelIndicator, cell
  case layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem

  /// When an element of a type is a stop, if the dump does not state it. A stop hides its descendants.
  enum Stop: Sendable {
    /// Never: it contains other elements.
    case never
    /// Always: a control.
    case control
    /// A control; but if it has no label or value and contains labeled parts, it is a wrapper.
    case button
    /// A control if it has a label.
    case named
    /// A control if it has no children.
    case leaf
    /// Always, although it has no action.
    case indicator
    /// If it has a label.
    case text
    /// If it has a label, and its content adds no text to the label: any view that the app has made an element.
    case view
    /// A row or an item, whose texts are one stop.
    case cell
  }

  /// The name is XCTest's; the traits are those of the UIKit control of this type.
  typealias Row = (type: XCUIElementType, name: String, stop: Stop, traits: Traits)

  private static let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.type) })

  /// - Parameter name: the short name, as in `debugDescription`: `Button`.
  init?(name: String) {
    guard let type = XCUIElementType.byName[name] else { return nil }
    self = type
  }

  private var row: Row { XCUIElementType.rows[Int(rawValue)] }
  var name: String { row.name }
  var stop: Stop { row.stop }
  var traits: Traits { row.traits }

  /// True for a type that users can operate.
  var isControl: Bool {
    switch stop {
    case .control, .button, .named, .leaf: true
    case .never, .indicator, .text, .view, .cell: false
    }
  }

  var isSwitch: Bool { self == .switchControl || self == .toggle || self == .checkBox }

  /// True for a type that scrolls, and has scroll bars.
  var scrolls: Bool { self == .table || self == .collectionView || self == .scrollView || self == .webView }

  /// True for a line of text, which may have buttons at its end, for clearing and dictation.
  var holdsButtons: Bool { self == .textField || self == .secureTextField || self == .searchField }

  /// True for a type with rows or items.
  var isList: Bool { self == .table || self == .collectionView || self == .outline }

  /// True for a container that means something to users even if it is empty.
  var isNotable: Bool {
    switch self {
    case .alert, .sheet, .dialog, .popover, .navigationBar, .tabBar, .tabGroup, .toolbar, .table, .outline,
      .collectionView, .segmentedControl, .picker, .datePicker, .webView, .menu, .radioGroup, .map, .stepper:
      true
    default: false
    }
  }

  /// True for a type that covers the rest of the screen.
  var isModal: Bool { self == .alert || self == .sheet || self == .dialog }

  /// The properties of text input; nil for a type without text input.
  var textInput: TextInput? {
    switch self {
    case .textField, .searchField, .comboBox: TextInput()
    case .secureTextField: TextInput(secure: true)
    case .textView: TextInput(multiline: true)
    default: nil
    }
  }

  /// In the order of the numbers.
  static let rows: [Row] = [
    (.any, "Any", .view, []),
    (.other, "Other", .view, []),
    (.application, "Application", .never, []),
    (.group, "Group", .view, []),
    (.window, "Window", .never, []),
    (.sheet, "Sheet", .never, []),
    (.drawer, "Drawer", .never, []),
    (.alert, "Alert", .never, []),
    (.dialog, "Dialog", .never, []),
    (.button, "Button", .button, .button),
    (.radioButton, "RadioButton", .button, .button),
    (.radioGroup, "RadioGroup", .never, []),
    (.checkBox, "CheckBox", .control, [.button, .toggleButton]),
    (.disclosureTriangle, "DisclosureTriangle", .button, .button),
    (.popUpButton, "PopUpButton", .button, .button),
    (.comboBox, "ComboBox", .control, []),
    (.menuButton, "MenuButton", .button, .button),
    (.toolbarButton, "ToolbarButton", .button, .button),
    (.popover, "Popover", .never, []),
    (.keyboard, "Keyboard", .never, []),
    (.key, "Key", .named, [.keyboardKey, .playsSound]),
    (.navigationBar, "NavigationBar", .never, []),
    (.tabBar, "TabBar", .never, []),
    (.tabGroup, "TabGroup", .never, []),
    (.toolbar, "Toolbar", .never, []),
    (.statusBar, "StatusBar", .never, []),
    (.table, "Table", .never, []),
    (.tableRow, "TableRow", .cell, []),
    (.tableColumn, "TableColumn", .never, []),
    (.outline, "Outline", .never, []),
    (.outlineRow, "OutlineRow", .cell, []),
    (.browser, "Browser", .never, []),
    (.collectionView, "CollectionView", .never, []),
    (.slider, "Slider", .control, .adjustable),
    (.pageIndicator, "PageIndicator", .control, .adjustable),
    (.progressIndicator, "ProgressIndicator", .indicator, .updatesFrequently),
    (.activityIndicator, "ActivityIndicator", .indicator, .updatesFrequently),
    (.segmentedControl, "SegmentedControl", .view, []),
    (.picker, "Picker", .never, []),
    (.pickerWheel, "PickerWheel", .control, .adjustable),
    (.switchControl, "Switch", .control, [.button, .toggleButton]),
    (.toggle, "Toggle", .control, [.button, .toggleButton]),
    (.link, "Link", .button, .link),
    (.image, "Image", .text, .image),
    (.icon, "Icon", .button, .button),
    (.searchField, "SearchField", .control, .searchField),
    (.scrollView, "ScrollView", .never, []),
    (.scrollBar, "ScrollBar", .never, []),
    (.staticText, "StaticText", .text, .staticText),
    (.textField, "TextField", .control, []),
    (.secureTextField, "SecureTextField", .control, []),
    (.datePicker, "DatePicker", .never, []),
    (.textView, "TextView", .control, []),
    (.menu, "Menu", .never, []),
    (.menuItem, "MenuItem", .button, .button),
    (.menuBar, "MenuBar", .never, []),
    (.menuBarItem, "MenuBarItem", .button, .button),
    (.map, "Map", .view, []),
    (.webView, "WebView", .never, []),
    (.incrementArrow, "IncrementArrow", .button, .button),
    (.decrementArrow, "DecrementArrow", .button, .button),
    (.timeline, "Timeline", .view, []),
    (.ratingIndicator, "RatingIndicator", .view, []),
    (.valueIndicator, "ValueIndicator", .view, []),
    (.splitGroup, "SplitGroup", .never, []),
    (.splitter, "Splitter", .view, []),
    (.relevanceIndicator, "RelevanceIndicator", .view, []),
    (.colorWell, "ColorWell", .button, .button),
    (.helpTag, "HelpTag", .view, []),
    (.matte, "Matte", .view, []),
    (.dockItem, "DockItem", .button, .button),
    (.ruler, "Ruler", .view, []),
    (.rulerMarker, "RulerMarker", .view, []),
    (.grid, "Grid", .never, []),
    (.levelIndicator, "LevelIndicator", .view, []),
    (.cell, "Cell", .cell, []),
    (.layoutArea, "LayoutArea", .view, []),
    (.layoutItem, "LayoutItem", .view, []),
    (.handle, "Handle", .view, []),
    (.stepper, "Stepper", .leaf, .adjustable),
    (.tab, "Tab", .control, [.button, .tabBarItem]),
    (.touchBar, "TouchBar", .never, []),
    (.statusItem, "StatusItem", .button, .button),
  ]

  /// The UIKit control of this type, where UIKit provides more properties than a dump contains.
  var control: Control? {
    switch self {
    case .activityIndicator: .activityIndicator
    case .progressIndicator: .progressView
    case .pageIndicator: .pageControl
    case .pickerWheel: .pickerWheel
    case .incrementArrow: .stepperIncrement
    case .decrementArrow: .stepperDecrement
    default: nil
    }
  }
}
