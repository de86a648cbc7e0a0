/// The words of a real VoiceOver on a screen, step by step.
///
/// The steps carry the names of Apple's `XCUIVoiceOverService`, with which recordings are made.
public struct Recording: Equatable, Sendable {
  /// An action that VoiceOver was asked for.
  public enum Action: String, CaseIterable, Sendable {
    case moveForward, moveBackward, moveIn, moveOut, currentSpeech
  }

  public struct Step: Equatable, Sendable {
    public var action: Action
    /// The words of the device; empty when it said nothing.
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
