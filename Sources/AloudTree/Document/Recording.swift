/// What VoiceOver said on a real device, step by step.
///
/// The steps have the names of Apple's `XCUIVoiceOverService`, which makes the recordings.
public struct Recording: Equatable, Sendable {
  /// An action that VoiceOver was asked to perform.
  public enum Action: String, CaseIterable, Sendable {
    case moveForward, moveBackward, moveIn, moveOut, currentSpeech
  }

  public struct Step: Equatable, Sendable {
    public var action: Action
    /// The words that the device said; empty if it said nothing.
    public var utterance: String

    public init(_ action: Action, _ utterance: String) {
      self.action = action
      self.utterance = utterance
    }
  }

  /// The screen on which it was recorded.
  public var document: Document
  public var steps: [Step]

  public init(document: Document, steps: [Step]) {
    self.document = document
    self.steps = steps
  }
}
