// The declarations are those of Apple.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@MainActor open class UITextPosition: NSObject {
  public override nonisolated init() { super.init() }
}

@MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
  public override nonisolated init() { super.init() }
}

@MainActor public protocol UITextInputTraits: NSObjectProtocol {}

extension UITextInputTraits {
  /// An optional requirement.
  public var isSecureTextEntry: Bool? { (self as? UITextField)?.hidesText }
}

@MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// The requirements that AloudCapture calls. UIKit's protocol has more.
@MainActor public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  var selectedTextRange: UITextRange? { get set }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from start: UITextPosition, to end: UITextPosition) -> Int
}

/// A text that is edited, with offsets in UTF-16 units.
private final class TextPlace: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

private final class TextStretch: UITextRange {
  let range: Range<Int>
  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }
  override var start: UITextPosition { TextPlace(range.lowerBound) }
  override var end: UITextPosition { TextPlace(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }
}

/// What text fields and text views have in common.
@MainActor public protocol UITextStorageOwner: UIResponder, UITextInput {
  var storage: String { get set }
  var selected: Range<Int> { get set }
}

extension UITextStorageOwner {
  public var hasText: Bool { !storage.isEmpty }
  public var beginningOfDocument: UITextPosition { TextPlace(0) }
  public var endOfDocument: UITextPosition { TextPlace(storage.utf16.count) }
  public var selectedTextRange: UITextRange? {
    get { TextStretch(selected) }
    set { selected = (newValue as? TextStretch)?.range ?? selected }
  }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = start as? TextPlace, let end = end as? TextPlace, start.offset <= end.offset else { return nil }
    return TextStretch(start.offset..<end.offset)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let position = position as? TextPlace else { return nil }
    let place = position.offset + offset
    return place >= 0 && place <= storage.utf16.count ? TextPlace(place) : nil
  }
  public func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    ((end as? TextPlace)?.offset ?? 0) - ((start as? TextPlace)?.offset ?? 0)
  }
  public func text(in range: UITextRange) -> String? {
    guard let range = (range as? TextStretch)?.range else { return nil }
    return String(decoding: Array(storage.utf16)[range.clamped(to: 0..<storage.utf16.count)], as: UTF16.self)
  }
  public func insertText(_ text: String) {
    var units = Array(storage.utf16)
    units.replaceSubrange(selected, with: text.utf16)
    let place = selected.lowerBound + text.utf16.count
    storage = String(decoding: units, as: UTF16.self)
    selected = place..<place
  }
  public func deleteBackward() {
    if selected.isEmpty {
      let before = String(decoding: Array(storage.utf16)[..<selected.lowerBound], as: UTF16.self)
      guard let last = before.last else { return }
      selected = (selected.lowerBound - String(last).utf16.count)..<selected.lowerBound
    }
    insertText("")
  }
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

// On Apple's platforms these are optional requirements. UIKit takes a missing one for true (UITextField.h, UITextView.h).
extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextViewDelegate {
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
}

/// It is an element, because controls of UIKit are (UIAccessibility.h).
@MainActor open class UITextField: UIControl, UITextStorageOwner {
  public var storage = ""
  public var selected = 0..<0
  open var text: String? {
    get { storage }
    set {
      storage = newValue ?? ""
      selected = storage.utf16.count..<storage.utf16.count
    }
  }
  open weak var delegate: (any UITextFieldDelegate)?
  open var placeholder: String?
  var hidesText = false
  open var isSecureTextEntry: Bool {
    get { hidesText }
    set { hidesText = newValue }
  }
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }
}

@MainActor open class UITextView: UIScrollView, UITextStorageOwner {
  public var storage = ""
  public var selected = 0..<0
  open var text: String! {
    get { storage }
    set {
      storage = newValue ?? ""
      selected = storage.utf16.count..<storage.utf16.count
    }
  }
  private var canBeEdited = true
  @available(tvOS, unavailable)
  open var isEditable: Bool {
    get { canBeEdited }
    set { canBeEdited = newValue }
  }
  open override var canBecomeFirstResponder: Bool { true }

  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }
}
