package import AloudReader
public import AloudTree

/// An action on the device: with its buttons, in the options of Guided Access, or by management.
public enum DeviceAction: Equatable, Sendable {
  /// The triple click and Start; the triple click, the passcode and End.
  case startGuidedAccess, endGuidedAccess
  /// The triple click alone: it shows the options on the screen, where the user can read and change them.
  case showGuidedAccessOptions
  /// Sets a restriction in the options, by its identifier or the name of a system restriction.
  case deny(String)
  /// Removes a restriction in the options, by its identifier or the name of a system restriction.
  case allow(String)
  /// Adds a part of the screen that does not respond, in screen points.
  case disableArea(Frame)
  /// Removes all parts of the screen that do not respond.
  case enableAreas
  /// Sets the time limit in seconds; nil for none.
  case limitTime(Double?)
  /// The triple click. It chooses the named feature, else the only one, or shows a menu.
  case accessibilityShortcut(String?)
  /// Management software locks the device to the app, and unlocks it.
  case startSingleAppMode, endSingleAppMode
  /// Turns the device off and on; the app starts again.
  case restart
  /// Leaves the app, and returns to it.
  case home, returnToApp
  /// Locks the screen, and unlocks it.
  case sideButton
  /// Presses a button for the volume.
  case volumeUp, volumeDown
  /// Undoes what was typed.
  case shake
}

extension DeviceAction {
  /// The form of a device action in scripts.
  public struct Row: Sendable {
    /// The argument after the words; the raw value is an example.
    package enum Argument: String, Sendable {
      case restriction = "\"account\""
      case shortcut = "[\"VoiceOver\"]"
      case area = "0,600,390,200"
      case time = "20s"
    }

    /// The action; its argument, if it has one, is empty.
    package let action: DeviceAction
    /// The words of a step: `guided access start`.
    public let words: String
    package let argument: Argument?
    /// The effect of the action, in a few words.
    public let meaning: String

    fileprivate init(
      _ action: DeviceAction, _ words: String, taking argument: Argument? = nil, _ meaning: String
    ) {
      self.action = action
      self.words = words
      self.argument = argument
      self.meaning = meaning
    }

    /// The form of the step, with an example of the argument.
    public var usage: String { argument.map { "\(words) \($0.rawValue)" } ?? words }
  }

  /// All actions on a device in scripts. If two rows begin with the same words, the longer one is first.
  public static let table: [Row] = [
    Row(.startGuidedAccess, "guided access start", "the triple click and Start: the user starts a session"),
    Row(.endGuidedAccess, "guided access end", "the triple click and the passcode: the session ends"),
    Row(
      .showGuidedAccessOptions, "guided access options",
      "the triple click: opens the options, which work like any screen"),
    Row(
      .deny(""), "guided access deny", taking: .restriction,
      "denies the feature, as turning off its switch in the options does"),
    Row(.allow(""), "guided access allow", taking: .restriction, "allows the feature again"),
    Row(.enableAreas, "guided access areas off", "removes all circles"),
    Row(
      .disableArea(Frame(x: 0, y: 0, width: 0, height: 0)), "guided access area", taking: .area,
      "circles a part of the screen, which then does not respond"),
    Row(.limitTime(nil), "guided access time limit off", "removes the time limit"),
    Row(.limitTime(0), "guided access time limit", taking: .time, "sets how long a session may last"),
    Row(
      .accessibilityShortcut(nil), "accessibility shortcut", taking: .shortcut,
      "the triple click; the name selects an item of its menu"),
    Row(.startSingleAppMode, "single app mode start", "device management locks the device to the app"),
    Row(.endSingleAppMode, "single app mode end", "device management unlocks the device"),
    Row(.restart, "restart", "the device is switched off and on; the app starts again"),
    Row(.home, "home", "goes to the Home screen"),
    Row(.returnToApp, "return to app", "comes back to the app"),
    Row(.sideButton, "side button", "locks or unlocks the screen"),
    Row(.volumeUp, "volume up", "a button: VoiceOver speaks louder"),
    Row(.volumeDown, "volume down", "a button: VoiceOver speaks more softly"),
    Row(.shake, "shake", "undoes what was typed"),
  ]
}

extension ScreenReader.Gesture {
  /// The device action of a command; nil for a command that is not for the device.
  var deviceAction: DeviceAction? {
    if case .command(let command) = self { DeviceAction.commands[command] } else { nil }
  }
}

extension DeviceAction {
  /// The commands that press a button of the device.
  package static let commands: [ScreenReader.Command: DeviceAction] = [
    .activateHomeButton: .home, .activateLockButton: .sideButton,
    .activateAccessibilityShortcut: .accessibilityShortcut(nil), .volumeUp: .volumeUp, .volumeDown: .volumeDown,
  ]
}
