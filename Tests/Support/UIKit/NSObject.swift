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
@MainActor open class NSObject: NSObjectWithBlocks {
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

/// A name of a method. Swift has no selectors without Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}
