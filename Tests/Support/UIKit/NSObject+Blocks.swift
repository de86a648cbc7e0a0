// The declarations are those of Apple.

public import Foundation

/// The members of NSObject that are blocks, with which an app answers without a class of its own.
@MainActor open class NSObjectWithBlocks: Foundation.NSObject {
  public override nonisolated init() { super.init() }

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
  struct Blocks {
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
  /// The getters of the plain properties read it.
  var blocks = Blocks()
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
