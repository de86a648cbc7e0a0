/// A namespace.
public struct UIAccessibility {
  public struct Notification: Hashable, RawRepresentable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    // Numbers: the first three of two projects that observe them, the others of one.
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1016)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1017)
  }

  @available(iOS 17.0, tvOS 17.0, *)
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let silentOnTouch = DirectTouchOptions(rawValue: 1)
    public static let requiresActivation = DirectTouchOptions(rawValue: 2)
  }

  @available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
  public enum ExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

  @MainActor public static func post(notification: Notification, argument: Any?) {
    // Without the mode, callbacks receive nothing: TheButtonHeist sets it first.
    guard PrivateFunctions.unitTestMode != 0 else { return }
    PrivateFunctions.notificationCallbacks.forEach { $0.block(notification.rawValue, argument as AnyObject?, nil) }
  }

  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let inWindow = view.convert(rect, to: nil as UIView?)
    let origin = view.window?.frame.origin ?? .zero
    return CGRect(
      x: inWindow.origin.x + origin.x, y: inWindow.origin.y + origin.y, width: rect.width, height: rect.height)
  }

  @MainActor public static var isVoiceOverRunning: Bool { false }

  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    // Apple does not publish the text, so that only the constant can be compared.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
}

/// The functions of Apple's libraries that only tools for tests use: their names are in `PrivateSymbols` of AloudCapture.
@MainActor public enum PrivateFunctions {
  public static var automationEnabled: Int32 = 0
  public static var applicationAccessibilityEnabled: UInt8 = 0
  public static var unitTestMode: Int32 = 0
  public private(set) static var notificationCallbacks: [(block: Block, key: AnyObject)] = []

  public typealias Block = @Sendable (UInt32, AnyObject?, AnyObject?) -> Void

  public static func addNotificationCallback(_ block: @escaping Block, _ key: AnyObject) {
    notificationCallbacks.append((block, key))
  }

  public static func removeNotificationCallback(_ key: AnyObject) {
    notificationCallbacks.removeAll { $0.key === key }
  }
}
