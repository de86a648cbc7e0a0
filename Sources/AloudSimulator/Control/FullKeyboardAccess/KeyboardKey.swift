public import AloudSpeech

/// A key or key combination of Full Keyboard Access, with Apple's defaults. On a device, all of them can be changed.
public enum KeyboardKey: String, CaseIterable, Sendable {
  case tab = "Tab"
  case shiftTab = "Shift-Tab"
  case upArrow = "Up Arrow"
  case downArrow = "Down Arrow"
  case leftArrow = "Left Arrow"
  case rightArrow = "Right Arrow"
  case tabLeft = "Tab-Left Arrow"
  case tabRight = "Tab-Right Arrow"
  case controlTab = "Control-Tab"
  case controlShiftTab = "Control-Shift-Tab"
  case space = "Space"
  case escape = "Escape"
  case tabZ = "Tab-Z"
  case tabF = "Tab-F"
  case tabH = "Tab-H"
  case tabB = "Tab-B"

  /// The effect of the key, in a few words.
  public var meaning: String {
    switch self {
    case .tab: "moves forward, to the next group"
    case .shiftTab: "moves backward, to the group before"
    case .upArrow, .downArrow, .leftArrow, .rightArrow: "moves to the nearest element that way"
    case .tabLeft: "moves to the beginning"
    case .tabRight: "moves to the end"
    case .controlTab: "moves to the next element"
    case .controlShiftTab: "moves to the element before"
    case .space: "activates"
    case .escape: "closes what is open, or goes back"
    case .tabZ: "shows the custom actions"
    case .tabF: "finds an element by its name"
    case .tabH: "shows the keys"
    case .tabB: "goes back"
    }
  }

  /// Where it is known from that the key has this effect.
  public var evidence: Evidence {
    switch self {
    case .tab, .space, .tabZ, .tabF, .controlTab: .documented("WWDC21 10120")
    case .shiftTab, .upArrow, .downArrow, .leftArrow, .rightArrow, .controlShiftTab:
      .observed("workday-accessibility/accessibility-eval; a re-creation of Apple's Settings")
    case .tabLeft, .tabRight, .escape, .tabH, .tabB: .observed("a re-creation of Apple's Settings")
    }
  }

  /// Keys in Apple's list that have no effect in Aloud.
  public static let notSimulated = [
    "Tab-M", "Tab-G", "Tab-X", "Fn-H", "Fn-C", "Fn-N", "Fn-S", "Fn-Up", "Control-Option-Command-P",
  ]

  /// Letter case and the word "Arrow" are ignored.
  public init?(words: String) {
    let wanted = KeyboardKey.plain(words)
    guard let key = KeyboardKey.allCases.first(where: { KeyboardKey.plain($0.rawValue) == wanted }) else { return nil }
    self = key
  }

  private static func plain(_ words: String) -> String {
    let words = words.lowercased().split(separator: " ").filter { $0 != "arrow" }
    return words.joined(separator: " ")
  }
}
