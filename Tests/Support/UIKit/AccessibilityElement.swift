// The declarations are those of Apple.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// An element is an element by default (UIAccessibilityElement.h).
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  open weak var accessibilityContainer: AnyObject?
  open var accessibilityIdentifier: String?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Setting the frame in the space of the container sets this frame (UIAccessibilityElement.h).
  open override var accessibilityFrame: CGRect {
    get {
      if hasOwnFrame || accessibilityFrameInContainerSpace == .zero { return super.accessibilityFrame }
      guard let view = accessibilityContainer as? UIView else { return super.accessibilityFrame }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
}

public protocol UIAccessibilityIdentification: NSObjectProtocol {
  @MainActor var accessibilityIdentifier: String? { get set }
}

@MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

@MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

// On Apple's platforms these are optional requirements, and are called with a question mark.
extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

public protocol UIAccessibilityReadingContent {
  @MainActor func accessibilityLineNumber(for point: CGPoint) -> Int
  @MainActor func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  @MainActor func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  @MainActor func accessibilityPageContent() -> String?
  @MainActor func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  @MainActor public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
}

@available(tvOS, unavailable)
@MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  open weak var view: UIView?
  public let point: CGPoint
  public let attributedName: NSAttributedString
  open var name: String { attributedName.string }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
    super.init()
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var attributedName: NSAttributedString
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?
  private var storedCategory: String?
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var category: String? {
    get { storedCategory }
    set { storedCategory = newValue }
  }
  /// Its value was read from iOS 18.0.
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public nonisolated class var editCategory: String { "UIAccessibilityCustomActionCategoryEdit" }

  public init(name: String, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    selector = ""
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }
}

@MainActor open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable { case previous, next }

  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }

  public typealias Search =
    @MainActor (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var attributedName: NSAttributedString
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch: @escaping Search) {
    (attributedName, itemSearchBlock, systemRotorType) = (NSAttributedString(string: name), itemSearch, .none)
    super.init()
  }

  public init(systemType: SystemRotorType, itemSearch: @escaping Search) {
    (attributedName, itemSearchBlock, systemRotorType) = (NSAttributedString(string: ""), itemSearch, systemType)
    super.init()
  }
}

@MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  private var item: UIAccessibilityCustomRotorItemResult?
  /// Nil at first, though its type does not say so.
  open var currentItem: UIAccessibilityCustomRotorItemResult! {
    get { item }
    set { item = newValue }
  }
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

@MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
