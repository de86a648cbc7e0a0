public import AloudReader
internal import AloudScript

/// A row of the table of keys: keys, and their effect while a screen is explored.
public struct KeyRow: Sendable {
  public enum Meaning: Hashable, Sendable {
    /// A gesture of VoiceOver's user.
    case gesture(ScreenReader.Gesture.Form)
    /// A command of the explorer.
    case own(ExploreCommand)
  }

  /// The keys, in the order in which help shows them.
  public let keys: [Key]
  public let meaning: Meaning
  /// The action of the user on a device; for a command of the explorer, its effect.
  public let fingers: String
}

/// A command of the explorer, in addition to gestures that need only a key.
public enum ExploreCommand: String, CaseIterable, Sendable {
  case touch, choose, rotor, wait, waitLong, typing, practice, slower, faster, save, help, redraw, suspend, quit
  case dragBack, dragOn
  case tripleClick, device, again
  case command
}

extension KeyRow {
  private static func gesture(_ keys: [Key], _ kind: ScreenReader.Gesture.Form, _ fingers: String) -> KeyRow {
    KeyRow(keys: keys, meaning: .gesture(kind), fingers: fingers)
  }

  private static func own(_ keys: [Key], _ command: ExploreCommand, _ text: String) -> KeyRow {
    KeyRow(keys: keys, meaning: .own(command), fingers: text)
  }

  /// Every key, once. Help, the documentation and the explorer use this table.
  public static let table: [KeyRow] = [
    // Movement.
    .gesture([.right], .swipeRight, "Swipe right with one finger"),
    .gesture([.left], .swipeLeft, "Swipe left with one finger"),
    .gesture([.up], .swipeUp, "Swipe up with one finger"),
    .gesture([.down], .swipeDown, "Swipe down with one finger"),
    .own([.character("/")], .touch, "Touch a label or a point (asks)"),
    .gesture([.home, .character("g")], .fourFingerTapTop, "Tap near the top with four fingers"),
    .gesture([.end, .character("G")], .fourFingerTapBottom, "Tap near the bottom with four fingers"),
    .gesture([.character("a")], .twoFingerSwipeDown, "Swipe down with two fingers"),
    .gesture([.character("A")], .twoFingerSwipeUp, "Swipe up with two fingers"),
    .gesture([.character("]")], .twoFingerSwipeRight, "Swipe right with two fingers"),
    .gesture([.character("[")], .twoFingerSwipeLeft, "Swipe left with two fingers"),
    .gesture([.pageDown, .character("k")], .threeFingerSwipeUp, "Swipe up with three fingers"),
    .gesture([.pageUp, .character("j")], .threeFingerSwipeDown, "Swipe down with three fingers"),
    .gesture([.character("h")], .threeFingerSwipeLeft, "Swipe left with three fingers"),
    .gesture([.character("l")], .threeFingerSwipeRight, "Swipe right with three fingers"),
    .gesture([.character("{")], .fourFingerSwipeLeft, "Swipe left with four fingers"),
    .gesture([.character("}")], .fourFingerSwipeRight, "Swipe right with four fingers"),

    // Actions.
    .gesture([.enter, .character("2")], .doubleTap, "Tap twice with one finger"),
    .gesture([.character("s")], .splitTap, "Hold one finger, tap with another"),
    .gesture([.character("3")], .tripleTap, "Tap three times with one finger"),
    .gesture([.character("4")], .quadrupleTap, "Tap four times with one finger"),
    .gesture([.character("d")], .doubleTapAndHold, "Tap twice, and hold the second tap"),
    .own([.character("<")], .dragBack, "Drag back to the previous point"),
    .own([.character(">")], .dragOn, "Drag on to the next point"),
    .gesture([.character(".")], .pause, "Hold the dragging finger still"),
    .gesture([.character("m")], .twoFingerDoubleTap, "Tap twice with two fingers"),
    .gesture([.escape, .character("z")], .scrub, "Draw a Z with two fingers"),

    // The rotor.
    .gesture([.character("r")], .rotorRight, "Turn two fingers to the right"),
    .gesture([.character("R")], .rotorLeft, "Turn two fingers to the left"),
    .own([.character("o")], .rotor, "Turn the rotor to an option (asks)"),

    // Speech, and VoiceOver itself.
    .gesture([.character(" ")], .twoFingerTap, "Tap with two fingers"),
    .gesture([.character("i")], .twoFingerTripleTap, "Tap three times with two fingers"),
    .own([.character("f")], .choose, "Find an item of the screen (asks)"),
    .gesture([.character(",")], .twoFingerQuadrupleTap, "Tap four times with two fingers"),
    .gesture([.character("n")], .twoFingerDoubleTapAndHold, "Tap twice with two fingers, and hold"),
    .gesture([.character("S")], .threeFingerTap, "Tap with three fingers"),
    .gesture([.character("v")], .threeFingerDoubleTap, "Tap twice with three fingers"),
    .gesture([.character("c")], .threeFingerTripleTap, "Tap three times with three fingers"),
    .gesture([.character("C")], .threeFingerQuadrupleTap, "Tap four times with three fingers"),
    .gesture([.character("H")], .fourFingerDoubleTap, "Tap twice with four fingers"),
    .gesture([.character("D")], .fourFingerTripleTap, "Tap three times with four fingers"),

    .own([.character(";")], .command, "Write a step (asks): read hint, say \"Tap Send\""),

    // The device.
    .own([.character("T")], .tripleClick, "Click the side button three times: accessibility shortcut"),
    .own([.character(":")], .device, "Do something to the device (asks): guided access start"),

    // The keyboard.
    .gesture([.backspace, .delete], .delete, "Press the delete key"),
    .gesture([.character("u")], .undo, "Undo what was typed"),
    .gesture([.character("U")], .redo, "Redo what was undone"),
    .own([.tab], .typing, "In a field: switch between typing and gestures"),

    // The explorer.
    .own([.character("w")], .wait, "Wait: one second passes immediately"),
    .own([.character("W")], .waitLong, "Wait: ten seconds pass immediately"),
    .own([.character("e")], .again, "Repeat what was said last"),
    .own([.character("p")], .practice, "Practice: keys only show their gestures"),
    .own([.character("-")], .slower, "Speak more slowly"),
    .own([.character("+"), .character("=")], .faster, "Speak faster"),
    .own([.character("x")], .save, "Save the steps as a script"),
    .own([.character("?")], .help, "Show the keys"),
    .own([.control("l")], .redraw, "Draw everything again"),
    .own([.control("z")], .suspend, "Suspend; fg resumes"),
    .own([.character("q"), .control("c"), .control("d")], .quit, "Quit"),
  ]

  private static let byKey: [Key: KeyRow] = Dictionary(
    table.flatMap { row in row.keys.map { ($0, row) } }, uniquingKeysWith: { first, _ in first })

  /// Returns the row of a key; nil for a key that does nothing.
  public static func row(for key: Key) -> KeyRow? { byKey[key] }

  /// The gesture of the key; nil for a command of the explorer.
  public var gesture: ScreenReader.Gesture? {
    guard case .gesture(let kind) = meaning, let row = words else { return nil }
    let gesture = try? ScreenReader.Gesture(row.words)
    return gesture?.kind == kind ? gesture : nil
  }

  /// The names of the gesture in scripts and in VoiceOver's settings; nil for a command that performs no gesture.
  public var words: ScreenReader.Gesture.Row? {
    let kind: ScreenReader.Gesture.Form
    switch meaning {
    case .gesture(let itself): kind = itself
    case .own(.touch): kind = .touch
    case .own(.choose): kind = .choose
    case .own(.rotor): kind = .rotor
    case .own(.dragBack), .own(.dragOn): kind = .drag
    case .own: return nil
    }
    return ScreenReader.Gesture.table.first { $0.kind == kind }
  }

  /// True for a command that works during practice, such as the one that ends it.
  var isUsedInPractice: Bool {
    switch meaning {
    case .own(.practice), .own(.slower), .own(.faster), .own(.save), .own(.help), .own(.again): true
    case .own(.redraw), .own(.suspend), .own(.quit): true
    case .own, .gesture: false
    }
  }

  /// The keys as help shows them: `Enter 2`.
  public var keyNames: String { keys.map { $0.name }.joined(separator: " ") }
}
