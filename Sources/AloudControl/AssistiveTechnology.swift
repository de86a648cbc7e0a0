/// An assistive technology of iOS that presents a screen in its own way.
public enum AssistiveTechnology: String, CaseIterable, Sendable {
  case voiceOver = "voiceover"
  case fullKeyboardAccess = "full keyboard access"
  case switchControl = "switch control"
  case voiceControl = "voice control"

  /// As scripts write several: with commas, in the order of the cases.
  public static func list(_ technologies: Set<AssistiveTechnology>) -> String {
    allCases.filter(technologies.contains).map(\.rawValue).joined(separator: ", ")
  }

  /// Apple's name for it.
  public var name: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .fullKeyboardAccess: "Full Keyboard Access"
    case .switchControl: "Switch Control"
    case .voiceControl: "Voice Control"
    }
  }
}
