public import AloudBase
internal import AloudSimulator

/// A technology with which a task of VoiceOver is performed again.
public enum TaskTechnology: String, CaseIterable, Sendable {
  /// Full Keyboard Access.
  case keyboard
  /// Switch Control.
  case switchControl = "switch"
  /// Voice Control.
  case voice
  /// VoiceOver with a braille display: everything on the way is read by panning, and gestures act.
  case braille

  /// Apple's name.
  public var name: Message {
    switch self {
    case .keyboard: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    case .voice: "Voice Control"
    case .braille: "Braille"
    }
  }

  /// The technology that is on.
  var assistiveTechnology: AssistiveTechnology {
    switch self {
    case .braille: .voiceOver
    case .keyboard: .fullKeyboardAccess
    case .switchControl: .switchControl
    case .voice: .voiceControl
    }
  }
}
