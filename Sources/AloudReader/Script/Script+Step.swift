extension Script {
  /// Something that is done, and what must happen then.
  public struct Step: Equatable, Sendable {
    /// Where it stands, from 1.
    public let line: Int
    /// The line without the `>` and white space around it.
    public let written: String
    public let action: Action
    /// What must happen, in order and completely; none means that nothing may.
    public internal(set) var expectations: [Expectation] = []
  }

  /// What a step does.
  public enum Action: Equatable, Sendable {
    /// The app comes to the front.
    case start
    case gesture(ScreenReader.Gesture)
    /// Time passes, an hour at most.
    case wait(milliseconds: Int)
    /// A setting of VoiceOver is changed.
    case setting(SettingChange)
    /// The app posts a notification.
    case post(ScreenReader.Notification)
  }
}
