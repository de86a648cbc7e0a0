public import AloudReader
public import AloudSpeech
public import AloudTree

extension Simulator.App {
  /// A request to an app, or news for it.
  public enum Request: Equatable, Sendable {
    /// It begins, with what the user has set, on the first screen of its document; the answer may have another tree.
    case appear(VoiceOverSettings)
    /// VoiceOver's user asks for something.
    case perform(ScreenReader.Request)
    /// So much time has passed that a timer of the app is due.
    case due(Timer)
    /// The system tells something; in this order.
    case tell([News])
    /// The user has set something else.
    case change(VoiceOverSettings)
  }

  /// Something that the system tells an app.
  public enum News: Equatable, Sendable {
    /// `UIAccessibility.guidedAccessStatusDidChangeNotification`.
    case guidedAccessStatusDidChange(isEnabled: Bool)
    /// `UIAccessibility.voiceOverStatusDidChangeNotification`.
    case voiceOverStatusDidChange(isRunning: Bool)
    /// `guidedAccessRestriction(withIdentifier:didChange:)`.
    case restriction(GuidedAccess.Restriction, didChange: GuidedAccess.RestrictionState)
    /// The completion handler of a request for Guided Access.
    case completion(of: Effect.GuidedAccessRequest, didSucceed: Bool)
  }
}
