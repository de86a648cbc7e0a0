import AloudTree

/// XCTest's types for the views of UIKit; of views, KIF prints no traits.
///
/// Apps name their own classes after the one they inherit from, so that the end of a name tells it: `PrimaryButton` is a
/// button, `App.MealCell` a cell. Without such an end, it is any view.
enum KIFClass {
  /// The type of a class; nil when the name does not tell.
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

  /// True for a class of which KIF always prints whether it is highlighted, last of all.
  static func endsWithFlags(_ type: XCUIElementType?) -> Bool {
    switch type {
    case .button, .textField, .switchControl, .slider, .stepper, .segmentedControl, .pageIndicator, .image: true
    default: false
    }
  }

  /// The class of a back button's parts, and the class of those before iOS 11.
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

  /// In the order in which they decide.
  private static let roles: [(trait: Traits, type: XCUIElementType)] = [
    (.keyboardKey, .key), (.searchField, .searchField), (.adjustable, .slider), (.link, .link), (.button, .button),
    (.image, .image), (.staticText, .staticText),
  ]
}
