// The declarations are those of Apple.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation

// A stand-in for UIKit on Linux. It has the declarations that AloudCapture needs, exact to those of Apple's SDK for
// iOS 18, and no behavior except where a comment names Apple's source. It is no part of any product.

/// On Apple's platforms these members are in an extension of NSObject. Members of an extension cannot be overridden in
/// Swift without Objective-C, so here they are in a class between Foundation's NSObject and all others.
@MainActor open class NSObject: Foundation.NSObject {
  public override nonisolated init() { super.init() }

  // MARK: UIAccessibility. Defaults: the comments of UIAccessibility.h.

  open var isAccessibilityElement: Bool {
    get { isAccessibilityElementBlock?() ?? facts.isElement }
    set { facts.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibilityLabelBlock.map { $0() } ?? facts.label?.string }
    set { facts.label = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityHint: String? {
    get { accessibilityHintBlock.map { $0() } ?? facts.hint?.string }
    set { facts.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityValue: String? {
    get { accessibilityValueBlock.map { $0() } ?? facts.value?.string }
    set { facts.value = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityAttributedLabelBlock.map { $0() } ?? facts.label }
    set { facts.label = newValue }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityAttributedHintBlock.map { $0() } ?? facts.hint }
    set { facts.hint = newValue }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityAttributedValueBlock.map { $0() } ?? facts.value }
    set { facts.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityTraitsBlock?() ?? facts.traits }
    set { facts.traits = newValue }
  }
  /// The default is zero; of a view, its frame (UIAccessibility.h).
  open var accessibilityFrame: CGRect {
    get { accessibilityFrameBlock?() ?? facts.frame ?? .zero }
    set { facts.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityPathBlock.map { $0() } ?? facts.path }
    set { facts.path = newValue }
  }
  /// The default is the middle of the frame (UIAccessibility.h).
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityActivationPointBlock?() ?? facts.activationPoint
        ?? CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }
    set { facts.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibilityLanguageBlock.map { $0() } ?? facts.language }
    set { facts.language = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibilityElementsHiddenBlock?() ?? facts.elementsHidden }
    set { facts.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibilityViewIsModalBlock?() ?? facts.isModal }
    set { facts.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityShouldGroupAccessibilityChildrenBlock?() ?? facts.groupsChildren }
    set { facts.groupsChildren = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityNavigationStyleBlock?() ?? facts.navigationStyle }
    set { facts.navigationStyle = newValue }
  }
  /// UIKit derives it from other properties unless it is set. How is not documented, so here it is true unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityRespondsToUserInteractionBlock?() ?? facts.respondsToUserInteraction ?? true }
    set { facts.respondsToUserInteraction = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityUserInputLabelsBlock.map { $0() } ?? facts.userInputLabels }
    set { facts.userInputLabels = newValue }
  }
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityAttributedUserInputLabelsBlock.map { $0() } ?? facts.attributedUserInputLabels }
    set { facts.attributedUserInputLabels = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityTextualContextBlock.map { $0() } ?? facts.textualContext }
    set { facts.textualContext = newValue }
  }
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions = []
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { accessibilityExpandedStatusBlock?() ?? facts.expandedStatus }
    set { facts.expandedStatus = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityCustomActionsBlock.map { $0() } ?? facts.customActions }
    set { facts.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityCustomRotorsBlock.map { $0() } ?? facts.customRotors }
    set { facts.customRotors = newValue }
  }
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]?
  open var accessibilityPreviousTextNavigationElement: Any?
  open var accessibilityNextTextNavigationElement: Any?
  open weak var accessibilityTextInputResponder: (any UITextInput)?

  // MARK: The container. Defaults: UIAccessibilityContainer.h.

  open var accessibilityElements: [Any]? {
    get { accessibilityElementsBlock.map { $0() } ?? facts.elements }
    set { facts.elements = newValue }
  }
  open var automationElements: [Any]? {
    get { automationElementsBlock.map { $0() } ?? facts.automationElements }
    set { facts.automationElements = newValue }
  }
  /// Its block is not asked: measured by AccessibilitySnapshot's tests of the property.
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  // MARK: Actions. The defaults do nothing, and return false (UIAccessibility.h).

  open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
  open func accessibilityIncrement() { accessibilityIncrementBlock?() }
  open func accessibilityDecrement() { accessibilityDecrementBlock?() }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }
  open func accessibilityPerformMagicTap() -> Bool { accessibilityMagicTapBlock?() ?? false }
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: Blocks, from iOS 17. The getter of the plain property calls them: measured by AccessibilitySnapshot's tests.

  open var isAccessibilityElementBlock: AXBoolReturnBlock?
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock?
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock?
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock?
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
  open var accessibilityActivateBlock: AXBoolReturnBlock?
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
  open var accessibilityMagicTapBlock: AXBoolReturnBlock?
  open var accessibilityLabelBlock: AXStringReturnBlock?
  open var accessibilityValueBlock: AXStringReturnBlock?
  open var accessibilityHintBlock: AXStringReturnBlock?
  open var accessibilityIdentifierBlock: AXStringReturnBlock?
  open var accessibilityLanguageBlock: AXStringReturnBlock?
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock?
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock?
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock?
  open var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock?
  open var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock?
  open var accessibilityTraitsBlock: AXTraitsReturnBlock?
  open var accessibilityTextualContextBlock: AXTextualContextReturnBlock?
  open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock?
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
  open var accessibilityFrameBlock: AXRectReturnBlock?
  open var accessibilityPathBlock: AXPathReturnBlock?
  open var accessibilityActivationPointBlock: AXPointReturnBlock?
  open var accessibilityElementsBlock: AXArrayReturnBlock?
  open var automationElementsBlock: AXArrayReturnBlock?
  open var accessibilityIncrementBlock: AXVoidReturnBlock?
  open var accessibilityDecrementBlock: AXVoidReturnBlock?
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
  open var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock?
  open var accessibilityExpandedStatusBlock: (@MainActor @Sendable () -> UIAccessibility.ExpandedStatus)?

  /// What setters have stored.
  private struct Facts {
    var isElement = false
    var label, hint, value: NSAttributedString?
    var traits: UIAccessibilityTraits = []
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elementsHidden = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUserInteraction: Bool?
    var userInputLabels: [String]?
    var attributedUserInputLabels: [NSAttributedString]?
    var textualContext: UIAccessibilityTextualContext?
    var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var elements: [Any]?
    var automationElements: [Any]?
  }
  private var facts = Facts()
  /// True after `accessibilityFrame` was set.
  var hasOwnFrame: Bool { facts.frame != nil || accessibilityFrameBlock != nil }
}

public typealias AXBoolReturnBlock = @MainActor () -> Bool
public typealias AXStringReturnBlock = @MainActor () -> String?
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
public typealias AXAttributedStringArrayReturnBlock = @MainActor () -> [NSAttributedString]?
public typealias AXRectReturnBlock = @MainActor () -> CGRect
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
public typealias AXVoidReturnBlock = @MainActor () -> Void
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
public typealias AXTextualContextReturnBlock = @MainActor () -> UIAccessibilityTextualContext?
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?

/// A name of a method. Swift has no selectors without Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}
