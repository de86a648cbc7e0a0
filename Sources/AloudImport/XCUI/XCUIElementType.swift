import AloudTree

/// `XCUIElement.ElementType`, with the numbers that XCTest gives them.
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

  /// When an element of a type is a stop, if the dump does not tell. A stop hides what is in it.
  enum Stop: Sendable {
    /// Never: it holds others.
    case never
    /// Always: a control.
    case control
    /// A control; without a label or value around labeled parts it is a wrapper.
    case button
    /// A control if it has a label.
    case named
    /// A control if it has no children.
    case leaf
    /// Always, but one cannot do anything with it.
    case indicator
    /// If it has a label.
    case text
    /// If it has a label and nothing in it says more than the label: any view that the app made an element.
    case view
    /// A row or an item, whose texts make one stop.
    case cell
  }

  struct Row {
    let type: XCUIElementType
    /// As XCTest writes it.
    let name: String
    let stop: Stop
    /// The traits that UIKit's control of this type has.
    let traits: Traits

    init(_ type: XCUIElementType, _ name: String, _ stop: Stop, _ traits: Traits = []) {
      self.type = type
      self.name = name
      self.stop = stop
      self.traits = traits
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.type) })

  /// - Parameter name: short, as in `debugDescription`: `Button`.
  init?(name: String) {
    guard let type = XCUIElementType.byName[name] else { return nil }
    self = type
  }

  private var row: Row { XCUIElementType.rows[Int(rawValue)] }
  var name: String { row.name }
  var stop: Stop { row.stop }
  var traits: Traits { row.traits }

  /// True for what a finger can do something with.
  var isControl: Bool {
    switch stop {
    case .control, .button, .named, .leaf: true
    case .never, .indicator, .text, .view, .cell: false
    }
  }

  var isSwitch: Bool { self == .switchControl || self == .toggle || self == .checkBox }

  /// True for what scrolls, and has scroll bars.
  var scrolls: Bool { self == .table || self == .collectionView || self == .scrollView || self == .webView }

  /// True for a line of text, which may have buttons at its end: to clear it, to dictate.
  var holdsButtons: Bool { self == .textField || self == .secureTextField || self == .searchField }

  /// True for what covers the rest of the screen.
  var isModal: Bool { self == .alert || self == .sheet || self == .dialog }

  /// How text is entered; nil where none is.
  var textInput: TextInput? {
    switch self {
    case .textField, .searchField, .comboBox: TextInput()
    case .secureTextField: TextInput(secure: true)
    case .textView: TextInput(multiline: true)
    default: nil
    }
  }
}

extension XCUIElementType {
  /// In the order of the numbers.
  static let rows: [Row] = [
    Row(.any, "Any", .view),
    Row(.other, "Other", .view),
    Row(.application, "Application", .never),
    Row(.group, "Group", .view),
    Row(.window, "Window", .never),
    Row(.sheet, "Sheet", .never),
    Row(.drawer, "Drawer", .never),
    Row(.alert, "Alert", .never),
    Row(.dialog, "Dialog", .never),
    Row(.button, "Button", .button, .button),
    Row(.radioButton, "RadioButton", .button, .button),
    Row(.radioGroup, "RadioGroup", .never),
    Row(.checkBox, "CheckBox", .control, [.button, .toggleButton]),
    Row(.disclosureTriangle, "DisclosureTriangle", .button, .button),
    Row(.popUpButton, "PopUpButton", .button, .button),
    Row(.comboBox, "ComboBox", .control),
    Row(.menuButton, "MenuButton", .button, .button),
    Row(.toolbarButton, "ToolbarButton", .button, .button),
    Row(.popover, "Popover", .never),
    Row(.keyboard, "Keyboard", .never),
    Row(.key, "Key", .named, [.keyboardKey, .playsSound]),
    Row(.navigationBar, "NavigationBar", .never),
    Row(.tabBar, "TabBar", .never),
    Row(.tabGroup, "TabGroup", .never),
    Row(.toolbar, "Toolbar", .never),
    Row(.statusBar, "StatusBar", .never),
    Row(.table, "Table", .never),
    Row(.tableRow, "TableRow", .cell),
    Row(.tableColumn, "TableColumn", .never),
    Row(.outline, "Outline", .never),
    Row(.outlineRow, "OutlineRow", .cell),
    Row(.browser, "Browser", .never),
    Row(.collectionView, "CollectionView", .never),
    Row(.slider, "Slider", .control, .adjustable),
    Row(.pageIndicator, "PageIndicator", .control, .adjustable),
    Row(.progressIndicator, "ProgressIndicator", .indicator, .updatesFrequently),
    Row(.activityIndicator, "ActivityIndicator", .indicator, .updatesFrequently),
    Row(.segmentedControl, "SegmentedControl", .view),
    Row(.picker, "Picker", .never),
    Row(.pickerWheel, "PickerWheel", .control, .adjustable),
    Row(.switchControl, "Switch", .control, [.button, .toggleButton]),
    Row(.toggle, "Toggle", .control, [.button, .toggleButton]),
    Row(.link, "Link", .button, .link),
    Row(.image, "Image", .text, .image),
    Row(.icon, "Icon", .button, .button),
    Row(.searchField, "SearchField", .control, .searchField),
    Row(.scrollView, "ScrollView", .never),
    Row(.scrollBar, "ScrollBar", .never),
    Row(.staticText, "StaticText", .text, .staticText),
    Row(.textField, "TextField", .control),
    Row(.secureTextField, "SecureTextField", .control),
    Row(.datePicker, "DatePicker", .never),
    Row(.textView, "TextView", .control),
    Row(.menu, "Menu", .never),
    Row(.menuItem, "MenuItem", .button, .button),
    Row(.menuBar, "MenuBar", .never),
    Row(.menuBarItem, "MenuBarItem", .button, .button),
    Row(.map, "Map", .view),
    Row(.webView, "WebView", .never),
    Row(.incrementArrow, "IncrementArrow", .button, .button),
    Row(.decrementArrow, "DecrementArrow", .button, .button),
    Row(.timeline, "Timeline", .view),
    Row(.ratingIndicator, "RatingIndicator", .view),
    Row(.valueIndicator, "ValueIndicator", .view),
    Row(.splitGroup, "SplitGroup", .never),
    Row(.splitter, "Splitter", .view),
    Row(.relevanceIndicator, "RelevanceIndicator", .view),
    Row(.colorWell, "ColorWell", .button, .button),
    Row(.helpTag, "HelpTag", .view),
    Row(.matte, "Matte", .view),
    Row(.dockItem, "DockItem", .button, .button),
    Row(.ruler, "Ruler", .view),
    Row(.rulerMarker, "RulerMarker", .view),
    Row(.grid, "Grid", .never),
    Row(.levelIndicator, "LevelIndicator", .view),
    Row(.cell, "Cell", .cell),
    Row(.layoutArea, "LayoutArea", .view),
    Row(.layoutItem, "LayoutItem", .view),
    Row(.handle, "Handle", .view),
    Row(.stepper, "Stepper", .leaf, .adjustable),
    Row(.tab, "Tab", .control, [.button, .tabBarItem]),
    Row(.touchBar, "TouchBar", .never),
    Row(.statusItem, "StatusItem", .button, .button),
  ]
}

extension XCUIElementType {
  /// The control of UIKit's own that has the type, where UIKit says more of it than a dump tells.
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
