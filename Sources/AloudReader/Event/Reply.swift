extension ScreenReader {
  /// The app's answer to a ``Request``.
  public struct Reply: Equatable, Sendable {
    /// True when something in the app handled the request.
    public var isHandled: Bool
    /// True when the request moves the cursor now or soon. The element is then not said again.
    public var movesFocus = false
    /// True when another screen is about to appear: then the label alone is said before.
    public var opensScreen = false
    /// How far the app says it is scrolled now.
    public var status: ScrollStatus?
    /// True when the app has told by a notification how far it is scrolled.
    public var tellsStatus = false

    /// The reason why nothing handled the request, where the app gives one.
    public var refusal: Refusal?

    public init(isHandled: Bool) { self.isHandled = isHandled }
  }

  /// How far something is scrolled.
  public enum ScrollStatus: Equatable, Sendable {
    /// From 1.
    case page(Int, of: Int)
    /// `accessibilityScrollStatus(for:)`.
    case text(String)
  }
}
