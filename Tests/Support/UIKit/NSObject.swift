// The declarations are those of Apple.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported public import Foundation

// A stand-in for UIKit on Linux. It has the declarations that AloudCapture needs, exact to those of Apple's SDK for
// iOS 18, and no behavior except where a comment names Apple's source. It is no part of any product.
//
// Declarations that are newer than iOS 16 have their availability, so that the type-check for Apple's platforms finds uses
// without a condition. Linux ignores it.

/// On Apple's platforms these members are in an extension of NSObject. Members of an extension cannot be overridden in
/// Swift without Objective-C, so here they are in a class between Foundation's NSObject and all others.
@MainActor open class NSObject: Foundation.NSObject {
  public override nonisolated init() { super.init() }

  // MARK: UIAccessibility. Defaults: the comments of UIAccessibility.h.

  open var isAccessibilityElement: Bool {
    get { blocks.isAccessibilityElementBlock?() ?? facts.isElement }
    set { facts.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { blocks.accessibilityLabelBlock.map { $0() } ?? facts.label?.string }
    set { facts.label = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityHint: String? {
    get { blocks.accessibilityHintBlock.map { $0() } ?? facts.hint?.string }
    set { facts.hint = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityValue: String? {
    get { blocks.accessibilityValueBlock.map { $0() } ?? facts.value?.string }
    set { facts.value = newValue.map { NSAttributedString(string: $0) } }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { blocks.accessibilityAttributedLabelBlock.map { $0() } ?? facts.label }
    set { facts.label = newValue }
  }
  open var accessibilityAttributedHint: NSAttributedString? {
    get { blocks.accessibilityAttributedHintBlock.map { $0() } ?? facts.hint }
    set { facts.hint = newValue }
  }
  open var accessibilityAttributedValue: NSAttributedString? {
    get { blocks.accessibilityAttributedValueBlock.map { $0() } ?? facts.value }
    set { facts.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { blocks.accessibilityTraitsBlock?() ?? facts.traits }
    set { facts.traits = newValue }
  }
  /// The default is zero; of a view, its frame (UIAccessibility.h).
  open var accessibilityFrame: CGRect {
    get { blocks.accessibilityFrameBlock?() ?? facts.frame ?? .zero }
    set { facts.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { blocks.accessibilityPathBlock.map { $0() } ?? facts.path }
    set { facts.path = newValue }
  }
  /// The default is the middle of the frame (UIAccessibility.h).
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return blocks.accessibilityActivationPointBlock?() ?? facts.activationPoint
        ?? CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }
    set { facts.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { blocks.accessibilityLanguageBlock.map { $0() } ?? facts.language }
    set { facts.language = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { blocks.accessibilityElementsHiddenBlock?() ?? facts.elementsHidden }
    set { facts.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { blocks.accessibilityViewIsModalBlock?() ?? facts.isModal }
    set { facts.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { blocks.accessibilityShouldGroupAccessibilityChildrenBlock?() ?? facts.groupsChildren }
    set { facts.groupsChildren = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { blocks.accessibilityNavigationStyleBlock?() ?? facts.navigationStyle }
    set { facts.navigationStyle = newValue }
  }
  /// UIKit derives it from other properties unless it is set. How is not documented, so here it is true unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { blocks.accessibilityRespondsToUserInteractionBlock?() ?? facts.respondsToUserInteraction ?? true }
    set { facts.respondsToUserInteraction = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { blocks.accessibilityUserInputLabelsBlock.map { $0() } ?? facts.userInputLabels }
    set { facts.userInputLabels = newValue }
  }
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { blocks.accessibilityAttributedUserInputLabelsBlock.map { $0() } ?? facts.attributedUserInputLabels }
    set { facts.attributedUserInputLabels = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { blocks.accessibilityTextualContextBlock.map { $0() } ?? facts.textualContext }
    set { facts.textualContext = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
    get { UIAccessibility.DirectTouchOptions(rawValue: facts.directTouchOptions) }
    set { facts.directTouchOptions = newValue.rawValue }
  }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { accessibilityExpandedStatusBlock?() ?? .init(rawValue: facts.expandedStatus) ?? .unsupported }
    set { facts.expandedStatus = newValue.rawValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { blocks.accessibilityCustomActionsBlock.map { $0() } ?? facts.customActions }
    set { facts.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { blocks.accessibilityCustomRotorsBlock.map { $0() } ?? facts.customRotors }
    set { facts.customRotors = newValue }
  }
  @available(tvOS, unavailable)
  open var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { facts.drag as? [UIAccessibilityLocationDescriptor] }
    set { facts.drag = newValue }
  }
  @available(tvOS, unavailable)
  open var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { facts.drop as? [UIAccessibilityLocationDescriptor] }
    set { facts.drop = newValue }
  }
  @available(iOS 18.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  open var accessibilityPreviousTextNavigationElement: Any? {
    get { facts.previousText }
    set { facts.previousText = newValue }
  }
  @available(iOS 18.0, visionOS 2.0, *)
  @available(tvOS, unavailable)
  open var accessibilityNextTextNavigationElement: Any? {
    get { facts.nextText }
    set { facts.nextText = newValue }
  }
  @available(iOS 18.1, visionOS 2.1, *)
  @available(tvOS, unavailable)
  open var accessibilityTextInputResponder: (any UITextInput)? {
    get { textInputResponder }
    set { textInputResponder = newValue }
  }

  // MARK: The container. Defaults: UIAccessibilityContainer.h.

  open var accessibilityElements: [Any]? {
    get { blocks.accessibilityElementsBlock.map { $0() } ?? facts.elements }
    set { facts.elements = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var automationElements: [Any]? {
    get { blocks.automationElementsBlock.map { $0() } ?? facts.automationElements }
    set { facts.automationElements = newValue }
  }
  /// Its block is not asked: measured by AccessibilitySnapshot's tests of the property.
  open var accessibilityContainerType: UIAccessibilityContainerType = .none
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }

  // MARK: Actions. The defaults do nothing, and return false (UIAccessibility.h).

  open func accessibilityActivate() -> Bool { blocks.accessibilityActivateBlock?() ?? false }
  open func accessibilityIncrement() { blocks.accessibilityIncrementBlock?() }
  open func accessibilityDecrement() { blocks.accessibilityDecrementBlock?() }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { blocks.accessibilityPerformEscapeBlock?() ?? false }
  open func accessibilityPerformMagicTap() -> Bool { blocks.accessibilityMagicTapBlock?() ?? false }
  @available(iOS 17.0, tvOS 17.0, *)
  open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  @available(iOS 17.0, tvOS 17.0, *)
  open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open func accessibilityHitTest(_ point: CGPoint, event: UIEvent?) -> Any? { nil }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: Blocks. The getter of the plain property calls them: measured by AccessibilitySnapshot's tests.

  @available(iOS 17.0, tvOS 17.0, *)
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks.isAccessibilityElementBlock }
    set { blocks.isAccessibilityElementBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { blocks.accessibilityElementsHiddenBlock }
    set { blocks.accessibilityElementsHiddenBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { blocks.accessibilityRespondsToUserInteractionBlock }
    set { blocks.accessibilityRespondsToUserInteractionBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { blocks.accessibilityViewIsModalBlock }
    set { blocks.accessibilityViewIsModalBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { blocks.accessibilityShouldGroupAccessibilityChildrenBlock }
    set { blocks.accessibilityShouldGroupAccessibilityChildrenBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { blocks.accessibilityActivateBlock }
    set { blocks.accessibilityActivateBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { blocks.accessibilityPerformEscapeBlock }
    set { blocks.accessibilityPerformEscapeBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { blocks.accessibilityMagicTapBlock }
    set { blocks.accessibilityMagicTapBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks.accessibilityLabelBlock }
    set { blocks.accessibilityLabelBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks.accessibilityValueBlock }
    set { blocks.accessibilityValueBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks.accessibilityHintBlock }
    set { blocks.accessibilityHintBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks.accessibilityIdentifierBlock }
    set { blocks.accessibilityIdentifierBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks.accessibilityLanguageBlock }
    set { blocks.accessibilityLanguageBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { blocks.accessibilityAttributedLabelBlock }
    set { blocks.accessibilityAttributedLabelBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { blocks.accessibilityAttributedHintBlock }
    set { blocks.accessibilityAttributedHintBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { blocks.accessibilityAttributedValueBlock }
    set { blocks.accessibilityAttributedValueBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { blocks.accessibilityUserInputLabelsBlock }
    set { blocks.accessibilityUserInputLabelsBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
    get { blocks.accessibilityAttributedUserInputLabelsBlock }
    set { blocks.accessibilityAttributedUserInputLabelsBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks.accessibilityTraitsBlock }
    set { blocks.accessibilityTraitsBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { blocks.accessibilityTextualContextBlock }
    set { blocks.accessibilityTextualContextBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { blocks.accessibilityNavigationStyleBlock }
    set { blocks.accessibilityNavigationStyleBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks.accessibilityContainerTypeBlock }
    set { blocks.accessibilityContainerTypeBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks.accessibilityFrameBlock }
    set { blocks.accessibilityFrameBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks.accessibilityPathBlock }
    set { blocks.accessibilityPathBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks.accessibilityActivationPointBlock }
    set { blocks.accessibilityActivationPointBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks.accessibilityElementsBlock }
    set { blocks.accessibilityElementsBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var automationElementsBlock: AXArrayReturnBlock? {
    get { blocks.automationElementsBlock }
    set { blocks.automationElementsBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { blocks.accessibilityIncrementBlock }
    set { blocks.accessibilityIncrementBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { blocks.accessibilityDecrementBlock }
    set { blocks.accessibilityDecrementBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { blocks.accessibilityCustomActionsBlock }
    set { blocks.accessibilityCustomActionsBlock = newValue }
  }
  @available(iOS 17.0, tvOS 17.0, *)
  open var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { blocks.accessibilityCustomRotorsBlock }
    set { blocks.accessibilityCustomRotorsBlock = newValue }
  }
  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  open var accessibilityExpandedStatusBlock: (@MainActor @Sendable () -> UIAccessibility.ExpandedStatus)? {
    get { blocks.accessibilityExpandedStatusBlock as? @MainActor @Sendable () -> UIAccessibility.ExpandedStatus }
    set { blocks.accessibilityExpandedStatusBlock = newValue }
  }

  /// What setters of blocks have stored. A stored property cannot have an availability.
  private struct Blocks {
    var isAccessibilityElementBlock: AXBoolReturnBlock?
    var accessibilityElementsHiddenBlock: AXBoolReturnBlock?
    var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock?
    var accessibilityViewIsModalBlock: AXBoolReturnBlock?
    var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
    var accessibilityActivateBlock: AXBoolReturnBlock?
    var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
    var accessibilityMagicTapBlock: AXBoolReturnBlock?
    var accessibilityLabelBlock: AXStringReturnBlock?
    var accessibilityValueBlock: AXStringReturnBlock?
    var accessibilityHintBlock: AXStringReturnBlock?
    var accessibilityIdentifierBlock: AXStringReturnBlock?
    var accessibilityLanguageBlock: AXStringReturnBlock?
    var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock?
    var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock?
    var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock?
    var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock?
    var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock?
    var accessibilityTraitsBlock: AXTraitsReturnBlock?
    var accessibilityTextualContextBlock: AXTextualContextReturnBlock?
    var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock?
    var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
    var accessibilityFrameBlock: AXRectReturnBlock?
    var accessibilityPathBlock: AXPathReturnBlock?
    var accessibilityActivationPointBlock: AXPointReturnBlock?
    var accessibilityElementsBlock: AXArrayReturnBlock?
    var automationElementsBlock: AXArrayReturnBlock?
    var accessibilityIncrementBlock: AXVoidReturnBlock?
    var accessibilityDecrementBlock: AXVoidReturnBlock?
    var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock?
    var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock?
    var accessibilityExpandedStatusBlock: Any?
  }
  private var blocks = Blocks()

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
    var expandedStatus = 0
    var directTouchOptions: UInt = 0
    /// Descriptors of places, which tvOS does not have.
    var drag, drop: [Any]?
    var previousText, nextText: Any?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var elements: [Any]?
    var automationElements: [Any]?
  }
  private var facts = Facts()
  private weak var textInputResponder: (any UITextInput)?
  /// True after `accessibilityFrame` was set.
  var hasOwnFrame: Bool { facts.frame != nil || blocks.accessibilityFrameBlock != nil }
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
