/// What VoiceOver said on a real device, step by step.
///
/// The steps have the names of Apple's `XCUIVoiceOverService`, which makes the recordings.
public struct Recording: Equatable, Sendable {
  /// An action that VoiceOver was asked to perform.
  public enum Action: String, CaseIterable, Sendable {
    /// A call of `XCUIVoiceOverService`, with Apple's name.
    case moveForward, moveBackward, moveIn, moveOut, currentSpeech
  }

  /// An action, and what the device said.
  public struct Step: Equatable, Sendable {
    /// What VoiceOver was asked to do.
    public var action: Action
    /// The words that the device said; empty if it said nothing.
    public var utterance: String

    /// An action, and the words after it.
    public init(_ action: Action, _ utterance: String) {
      self.action = action
      self.utterance = utterance
    }
  }

  /// The screen on which it was recorded.
  public var document: Document
  /// The version of iOS that spoke, such as `26.1`; nil if the recording does not say it.
  public var ios: String?
  /// The steps in the order in which they were recorded.
  public var steps: [Step]

  /// A recording of a screen.
  public init(document: Document, ios: String? = nil, steps: [Step]) {
    self.document = document
    self.ios = ios
    self.steps = steps
  }
}
