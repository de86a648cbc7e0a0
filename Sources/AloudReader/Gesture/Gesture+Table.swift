internal import AloudBase
public import AloudSpeech
internal import AloudTree

extension ScreenReader.Gesture {
  /// The names of a gesture in scripts, in Swift, in VoiceOver's settings, and its keys on a keyboard.
  public struct Row: Sendable {
    /// The argument that must follow the words.
    public enum Argument: Sendable {
      /// `"text"`.
      case text
      /// `"Label"` or `X,Y`.
      case place
      /// `1960`, `"March"` or `40%`.
      case position
    }

    /// The gesture; its argument, if it has one, is empty.
    package let gesture: ScreenReader.Gesture
    /// The words in a step of a script: `swipe right`.
    public let words: String
    /// The argument that must follow the words; nil for most gestures.
    public let argument: Argument?
    /// The command that the gesture performs; nil if there is none in the list of commands.
    public let given: ScreenReader.Command?
    /// Keyboard commands that do the same; VO is Control and Option together.
    public let keys: [String]
    /// The evidence that the gesture performs the command.
    public let evidence: Evidence

    /// The name of the command in VoiceOver's settings; nil if the gesture performs none.
    public var command: String? { command(in: "en") }

    /// The name in a language (BCP-47); the English name if no other is known.
    ///
    /// Source: "Speak Item" is not in the list of commands. Its Korean name is that of the settings of iOS 16, as
    /// listed in an app for learners.
    public func command(in language: String) -> String? {
      guard kind == .touch else { return given?.name(in: language) }
      return language == "ko" || language.hasPrefix("ko-") ? "항목 말하기" : "Speak Item"
    }

    /// The case in Swift.
    public var kind: Form { gesture.kind }

    fileprivate init(
      _ gesture: ScreenReader.Gesture, _ words: String, taking argument: Argument? = nil,
      _ given: ScreenReader.Command? = nil, keys: [String] = [], _ evidence: Evidence
    ) {
      self.gesture = gesture
      self.words = words
      self.argument = argument
      self.given = given
      self.keys = keys
      self.evidence = evidence
    }
  }

  private static let guide = Evidence.documented("Apple's user guides: VoiceOver gestures, keyboard commands")
  private static let listed = Evidence.observed("the list of commands and gestures in VoiceOver's settings")
  private static let demonstrated = Evidence.documented("WWDC21 charts, demonstration of the interactive mode")
  private static let keyboard = Evidence.assumed("not a command of VoiceOver: any keyboard does it")

  /// Every gesture, once. Commands without a gesture are in ``ScreenReader/Command``.
  public static let table: [Row] = [
    // Moving.
    Row(.swipeRight, "swipe right", .moveToNextElement, keys: ["VO-Right Arrow"], guide),
    Row(.swipeLeft, "swipe left", .moveToPreviousElement, keys: ["VO-Left Arrow"], guide),
    Row(.swipeUp, "swipe up", .previousRotorItem, keys: ["VO-Up Arrow", "VO-Command-Up Arrow"], guide),
    Row(.swipeDown, "swipe down", .nextRotorItem, keys: ["VO-Down Arrow", "VO-Command-Down Arrow"], guide),
    Row(.touch(.label("")), "touch", taking: .place, nil, guide),
    Row(.fourFingerTapTop, "four-finger tap top", .moveToFirstElement, guide),
    Row(.fourFingerTapBottom, "four-finger tap bottom", .moveToLastElement, guide),
    Row(.twoFingerSwipeUp, "two-finger swipe up", .readFromTop, keys: ["VO-B"], guide),
    Row(.twoFingerSwipeDown, "two-finger swipe down", .readAll, keys: ["VO-A"], guide),
    Row(.twoFingerSwipeLeft, "two-finger swipe left", .moveOut, listed),
    Row(.twoFingerSwipeRight, "two-finger swipe right", .moveIn, listed),
    Row(.threeFingerSwipeUp, "three-finger swipe up", .scrollDown, guide),
    Row(.threeFingerSwipeDown, "three-finger swipe down", .scrollUp, guide),
    Row(.threeFingerSwipeLeft, "three-finger swipe left", .scrollRight, guide),
    Row(.threeFingerSwipeRight, "three-finger swipe right", .scrollLeft, guide),
    Row(.fourFingerSwipeLeft, "four-finger swipe left", .switchToPreviousApp, listed),
    Row(.fourFingerSwipeRight, "four-finger swipe right", .switchToNextApp, listed),

    // Doing.
    Row(.doubleTap, "double tap", .primaryActivate, keys: ["VO-Space"], guide),
    Row(.splitTap, "split tap", .primaryActivate, guide),
    Row(.tripleTap, "triple tap", .performLongPress, keys: ["VO-Shift-M"], listed),
    Row(.quadrupleTap, "quadruple tap", .secondaryActivate, listed),
    Row(.doubleTapAndHold, "double tap and hold", nil, guide),
    Row(.drag(.share(0)), "drag to", taking: .position, nil, demonstrated),
    Row(.pause, "pause", nil, demonstrated),
    Row(.twoFingerDoubleTap, "two-finger double tap", .magicTap, keys: ["VO-Hyphen"], guide),
    Row(.scrub, "scrub", .escape, keys: ["Escape", "VO-Escape"], guide),

    // The rotor.
    Row(.rotorRight, "rotor right", .nextRotor, keys: ["VO-Command-Right Arrow"], guide),
    Row(.rotorLeft, "rotor left", .previousRotor, keys: ["VO-Command-Left Arrow"], guide),
    Row(.rotor(""), "rotor", taking: .text, .nextRotor, .assumed("short for turning the rotor to that option")),

    // Speech and VoiceOver itself.
    Row(.twoFingerTap, "two-finger tap", .toggleSpeech, keys: ["Control"], guide),
    Row(.twoFingerTripleTap, "two-finger triple tap", .showItemChooser, keys: ["VO-I"], guide),
    Row(.twoFingerQuadrupleTap, "two-finger quadruple tap", .toggleSettingsHUD, listed),
    Row(.twoFingerDoubleTapAndHold, "two-finger double tap and hold", .labelElement, keys: ["VO-/"], guide),
    Row(.threeFingerTap, "three-finger tap", .summarizeElement, guide),
    Row(.threeFingerDoubleTap, "three-finger double tap", .toggleMute, keys: ["VO-S"], guide),
    Row(.threeFingerTripleTap, "three-finger triple tap", .toggleScreenCurtain, keys: ["VO-Shift-S"], guide),
    Row(.threeFingerQuadrupleTap, "three-finger quadruple tap", .copySpeechToClipboard, keys: ["VO-Shift-C"], listed),
    Row(.fourFingerDoubleTap, "four-finger double tap", .startHelp, keys: ["VO-K"], listed),
    Row(.fourFingerTripleTap, "four-finger triple tap", .launchPeopleDetection, listed),
    Row(
      .choose(""), "choose", taking: .text, nil,
      .assumed("short for finding an item in the Item Chooser and activating it")),

    // The keyboard.
    Row(.type(""), "type", taking: .text, nil, keyboard),
    Row(.delete, "delete", nil, keyboard),
    Row(.undo, "undo", .undo, keys: ["Command-Z"], listed),
    Row(.redo, "redo", .redo, keys: ["Shift-Command-Z"], listed),
    Row(.search(""), "item text search", taking: .text, .findElementWithTextSearch, listed),
  ]
}

extension ScreenReader.Gesture {
  /// The gesture as written in a script.
  ///
  ///     ScreenReader.Gesture.touch(.label("Sign in")).words  // touch "Sign in"
  ///
  /// Line breaks in a text become blanks.
  public var words: String {
    let words = ScreenReader.Gesture.table.first { $0.kind == kind }?.words ?? ""
    switch self {
    case .command(let command): return ofCommand?.words ?? command.name
    case .touch(.label(let text)), .rotor(let text), .choose(let text), .type(let text), .search(let text):
      return "\(words) \"\(text.onOneLine)\""
    case .drag(.category(let name)): return "\(words) \"\(name.onOneLine)\""
    case .drag(.number(let value)): return "\(words) \(value.inScript)"
    case .drag(.share(let share)): return "\(words) \(percent(share).inScript)%"
    case .touch(.point(let point)): return "\(words) \(point.x.inScript),\(point.y.inScript)"
    default: return words
    }
  }
}

extension ScreenReader.Gesture.Row {
  /// The form of the argument; nil for a gesture without one.
  public var usage: String? {
    switch (argument, kind) {
    case (nil, _): nil
    case (.place, _): "a label in quotes or a point: touch \"Label\" or touch 10,20"
    case (.position, _): "a place on the x axis: drag to 1960, drag to \"March\" or drag to 40%"
    case (.text, .rotor): "right, left or a name in quotes: rotor \"Headings\""
    case (.text, _): "a text in quotes: \(words) \"text\""
    }
  }
}

/// Rounds to a millionth of a percent, so that the text is short.
private func percent(_ share: Double) -> Double {
  let percent = share * 100
  return abs(percent) < 1e9 ? (percent * 1e6).rounded() / 1e6 : percent
}

extension Double {
  /// The number as written in a script: without decimals if it is whole.
  package var inScript: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension ScreenReader.Gesture {
  /// The VoiceOver command that the gesture performs; nil if there is none.
  public var command: String? { command(in: "en") }

  /// The name of the command in a language (BCP-47).
  public func command(in language: String) -> String? {
    if case .command(let command) = self { return command.name(in: language) }
    return Self.table.first { $0.kind == kind }?.command(in: language)
  }

  /// The gesture that does the same as a command; nil if there is none.
  package var ofCommand: ScreenReader.Gesture? {
    guard case .command(let command) = self else { return nil }
    return command.gesture
  }
}
