internal import AloudBase
import AloudTree

/// The first line of an element in a hierarchy: its depth and its class.
///
///     |	|	UIButton, label: Save, identifier: save (enabled) (not selected) (not highlighted)
///     ~~~~~~~~~~
struct KIFLine {
  /// The number of bars before the class; tabs after them may have become spaces.
  let depth: Int
  /// The offset of the class in the text.
  let offset: FileOffset
  /// Without the Swift module.
  let className: String
  /// The rest of the line after the class.
  let rest: ArraySlice<UInt8>
  /// True for a UIKit class, by its name.
  let isUIKit: Bool
  /// True when the line is almost certainly an element, so that a hierarchy may begin with it.
  let isCertain: Bool

  private static let longestName = 256
  /// The maximum length of a margin.
  private static let longestMargin = 200

  /// Nil for a line that does not begin an element.
  init?(_ line: ArraySlice<UInt8>) {
    var text = line.drop(while: { $0.isBlank })
    var depth = 0
    while text.first == UInt8(ascii: "|") {
      depth += 1
      text = text.dropFirst().drop(while: { $0.isBlank })
    }
    let name = text.prefix(KIFLine.longestName).prefix(while: KIFLine.isNameLetter)
    guard let first = name.first, first.isASCIILetter || first == UInt8(ascii: "_") else { return nil }
    let rest = text[name.endIndex...]
    let isBare = rest.allSatisfy { $0.isSpace }
    guard isBare || KIFLine.beginnings.contains(where: { rest.starts(with: $0) }) else { return nil }
    let whole = String(decoding: name, as: UTF8.self)
    let className = whole.split(separator: ".").last.map(String.init) ?? whole
    self.className = className
    self.depth = depth
    offset = FileOffset(name.startIndex)
    self.rest = rest
    isUIKit = ["UI", "_UI", "WK"].contains { className.hasPrefix($0) }
    // A single word may be a continuation line of a label, and text that looks like a key may be prose.
    let isKnown = isUIKit || whole.hasPrefix("_TtC") || KIFClass.type(of: className) != nil
    isCertain = isKnown || !isBare && depth > 0
    if !isKnown, depth == 0, isBare { return nil }
  }

  /// The texts that may follow a class.
  private static let beginnings = [
    ", label: ", ", identifier: ", " (invisible)", " (enabled)", " (not enabled)", " (highlighted)",
    " (not highlighted)",
  ].map { Array($0.utf8) }

  private static func isNameLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isDigit || "_.$<>".utf8.contains(byte) || byte >= 0x80
  }

  /// The text that a log or a comment has before the first element of a hierarchy; nil for a line that does not begin
  /// one.
  static func margin(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var wasBoundary = true
    for index in line.prefix(longestMargin).indices {
      let byte = line[index]
      let mayBegin = wasBoundary && !byte.isBlank && (byte.isASCIILetter || byte == 0x5F || byte == UInt8(ascii: "|"))
      if mayBegin, KIFLine(line[index...])?.isCertain == true { return line[..<index] }
      wasBoundary = byte.isBlank || "/#*>".utf8.contains(byte)
    }
    return nil
  }
}

/// `Window level 0.000000 (key window)`, which precedes each window if there are several.
struct KIFHeading {
  let level: Double
  let isKey: Bool

  init?(_ line: ArraySlice<UInt8>) {
    let beginning = "Window level "
    guard let start = line.prefix(200).offset(ofText: beginning) else { return nil }
    let text = line[(start + beginning.utf8.count)...].prefix(64)
    let number = text.prefix { "0123456789.-".utf8.contains($0) }
    let rest = text[number.endIndex...]
    guard let level = Double(String(decoding: number, as: UTF8.self)) else { return nil }
    guard rest.starts(with: " (key window)".utf8) || rest.allSatisfy({ $0.isSpace }) else { return nil }
    self.level = level
    isKey = rest.first == UInt8(ascii: " ") && rest.contains(UInt8(ascii: "("))
  }
}

/// XCTest types for UIKit views, since KIF prints no traits of views.
///
/// Apps usually name their classes after the superclass, so the end of a name determines the type: `PrimaryButton` is a
/// button, `App.MealCell` a cell. A name without a known end is that of a generic view.
enum KIFClass {
  /// The type of a class; nil when the name does not determine it.
  static func type(of name: String) -> XCUIElementType? {
    if let type = types[name] { return type }
    if name.hasPrefix("UI") || name.hasPrefix("_UI") { return name.hasSuffix("Window") ? .window : nil }
    return ends.first { name.hasSuffix($0.end) }?.type
  }

  /// The type of an accessibility element, whose traits are known.
  static func type(of name: String, traits: Traits) -> XCUIElementType {
    if let type = types[name], type != .other { return type }
    return roles.first { traits.contains($0.trait) }?.type ?? .other
  }

  /// True for a class for which KIF always prints, at the end, whether it is highlighted.
  static func endsWithFlags(_ type: XCUIElementType?) -> Bool {
    switch type {
    case .button, .textField, .switchControl, .slider, .stepper, .segmentedControl, .pageIndicator, .image: true
    default: false
    }
  }

  /// The class of a back button's parts, and the class before iOS 11.
  static let backButtonPart = "_UIBackButtonContainerView"
  static let backButton = "UINavigationItemButtonView"

  private static let types: [String: XCUIElementType] = [
    "UILabel": .staticText, "UITableViewLabel": .staticText, "UIButtonLabel": .staticText,
    "UITabBarButtonLabel": .staticText, "UINavigationItemView": .staticText,
    "UIButton": .button, "UINavigationButton": .button, "UINavigationItemButtonView": .button,
    "UIToolbarButton": .button, "_UIButtonBarButton": .button, "UITabBarButton": .button, "UISegment": .button,
    "_UIAlertControllerActionView": .button,
    "UISwitch": .switchControl, "UISlider": .slider, "UIStepper": .stepper, "UIPageControl": .pageIndicator,
    "UISegmentedControl": .segmentedControl, "UIPickerView": .picker, "UIDatePicker": .datePicker,
    "UITextField": .textField, "UIAccessibilityTextFieldElement": .textField, "_UIAlertControllerTextField": .textField,
    "UISearchBarTextField": .searchField, "UISearchTextField": .searchField, "UITextView": .textView,
    "UIImageView": .image, "UIProgressView": .progressIndicator, "UIActivityIndicatorView": .activityIndicator,
    "UITableView": .table, "UICollectionView": .collectionView, "UIScrollView": .scrollView,
    "UITableViewCell": .cell, "UICollectionViewCell": .cell,
    "UIWebView": .webView, "WKWebView": .webView, "MKMapView": .map,
    "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UIToolbar": .toolbar,
    "UIStatusBar": .statusBar, "UIStatusBar_Modern": .statusBar, "_UIStatusBar": .statusBar,
    "UIKeyboard": .keyboard, "_UIAlertControllerView": .alert, "_UIAlertControllerPhoneTVMacView": .alert,
  ]

  private static let ends: [(end: String, type: XCUIElementType)] = [
    ("Window", .window), ("Button", .button), ("Label", .staticText), ("Switch", .switchControl),
    ("SearchField", .searchField), ("TextField", .textField), ("TextView", .textView), ("Slider", .slider),
    ("ImageView", .image), ("Cell", .cell), ("TableView", .table), ("CollectionView", .collectionView),
    ("ScrollView", .scrollView),
  ]

  /// In the order of precedence.
  private static let roles: [(trait: Traits, type: XCUIElementType)] = [
    (.keyboardKey, .key), (.searchField, .searchField), (.adjustable, .slider), (.link, .link), (.button, .button),
    (.image, .image), (.staticText, .staticText),
  ]
}
