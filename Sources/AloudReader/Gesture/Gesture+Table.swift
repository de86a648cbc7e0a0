public import AloudSpeech

extension ScreenReader.Gesture {
  /// What a gesture is called: in scripts, in Swift, in VoiceOver's settings, and on a keyboard.
  public struct Row: Sendable {
    /// What has to be said besides the words.
    public enum Argument: Sendable {
      /// `"text"`.
      case text
      /// `"Label"` or `X,Y`.
      case place
      /// `1960`, `"March"` or `40%`.
      case position
    }

    /// The gesture; one with an argument has an empty one.
    package let gesture: ScreenReader.Gesture
    /// What a step of a script says: `swipe right`.
    public let words: String
    /// What has to follow the words; nil for most.
    public let argument: Argument?
    /// What VoiceOver's settings call the command that it gives; nil where it has none.
    public let command: String?
    /// Keyboard commands that do the same; VO is Control and Option together.
    public let keys: [String]
    /// Who says that the gesture gives the command.
    public let evidence: Evidence

    /// The case in Swift.
    public var kind: Kind { gesture.kind }

    fileprivate init(
      _ gesture: ScreenReader.Gesture, _ words: String, taking argument: Argument? = nil, _ command: String?,
      keys: [String] = [], _ evidence: Evidence
    ) {
      self.gesture = gesture
      self.words = words
      self.argument = argument
      self.command = command
      self.keys = keys
      self.evidence = evidence
    }
  }

  private static let guide = Evidence.documented("Apple's user guides: VoiceOver gestures, keyboard commands")
  private static let listed = Evidence.observed("the list of commands and gestures in VoiceOver's settings")
  private static let demonstrated = Evidence.documented("WWDC21 charts, demonstration of the interactive mode")
  private static let keyboard = Evidence.assumed("no command of VoiceOver: what any keyboard does")

  /// Every gesture, once.
  public static let table: [Row] = [
    // Moving.
    Row(.swipeRight, "swipe right", "Move to next item", keys: ["VO-Right Arrow"], guide),
    Row(.swipeLeft, "swipe left", "Move to previous item", keys: ["VO-Left Arrow"], guide),
    Row(.swipeUp, "swipe up", "Previous rotor item", keys: ["VO-Up Arrow", "VO-Command-Up Arrow"], guide),
    Row(.swipeDown, "swipe down", "Next rotor item", keys: ["VO-Down Arrow", "VO-Command-Down Arrow"], guide),
    Row(.touch(.label("")), "touch", taking: .place, "Speak item", guide),
    Row(.fourFingerTapTop, "four-finger tap top", "Select first item", guide),
    Row(.fourFingerTapBottom, "four-finger tap bottom", "Select last item", guide),
    Row(.twoFingerSwipeUp, "two-finger swipe up", "Read from top", keys: ["VO-B"], guide),
    Row(.twoFingerSwipeDown, "two-finger swipe down", "Read all", keys: ["VO-A"], guide),
    Row(.twoFingerSwipeLeft, "two-finger swipe left", "Move out", listed),
    Row(.twoFingerSwipeRight, "two-finger swipe right", "Move in", listed),
    Row(.threeFingerSwipeUp, "three-finger swipe up", "Scroll down", guide),
    Row(.threeFingerSwipeDown, "three-finger swipe down", "Scroll up", guide),
    Row(.threeFingerSwipeLeft, "three-finger swipe left", "Scroll right", guide),
    Row(.threeFingerSwipeRight, "three-finger swipe right", "Scroll left", guide),
    Row(.fourFingerSwipeLeft, "four-finger swipe left", "Switch to previous app", listed),
    Row(.fourFingerSwipeRight, "four-finger swipe right", "Switch to next app", listed),

    // Doing.
    Row(.doubleTap, "double tap", "Activate", keys: ["VO-Space"], guide),
    Row(.splitTap, "split tap", "Activate", guide),
    Row(.tripleTap, "triple tap", "Perform long press", keys: ["VO-Shift-M"], listed),
    Row(.quadrupleTap, "quadruple tap", "Secondary activate", listed),
    Row(.doubleTapAndHold, "double tap and hold", nil, guide),
    Row(.drag(.share(0)), "drag to", taking: .position, nil, demonstrated),
    Row(.pause, "pause", nil, demonstrated),
    Row(.twoFingerDoubleTap, "two-finger double tap", "Magic tap", keys: ["VO-Hyphen"], guide),
    Row(.scrub, "scrub", "Escape", keys: ["Escape", "VO-Escape"], guide),

    // The rotor.
    Row(.rotorRight, "rotor right", "Next rotor", keys: ["VO-Command-Right Arrow"], guide),
    Row(.rotorLeft, "rotor left", "Previous rotor", keys: ["VO-Command-Left Arrow"], guide),
    Row(.rotor(""), "rotor", taking: .text, "Next rotor", .assumed("short for turning the rotor so far")),

    // Speech and VoiceOver itself.
    Row(.twoFingerTap, "two-finger tap", "Toggle speaking", keys: ["Control"], guide),
    Row(.twoFingerTripleTap, "two-finger triple tap", "Show item chooser", keys: ["VO-I"], guide),
    Row(.twoFingerQuadrupleTap, "two-finger quadruple tap", "Open quick settings", listed),
    Row(.twoFingerDoubleTapAndHold, "two-finger double tap and hold", "Label item", keys: ["VO-/"], guide),
    Row(.threeFingerTap, "three-finger tap", "Read item summary", guide),
    Row(.threeFingerDoubleTap, "three-finger double tap", "Toggle mute", keys: ["VO-S"], guide),
    Row(.threeFingerTripleTap, "three-finger triple tap", "Toggle screen curtain", keys: ["VO-Shift-S"], guide),
    Row(
      .threeFingerQuadrupleTap, "three-finger quadruple tap", "Copy speech to clipboard", keys: ["VO-Shift-C"], listed),
    Row(.fourFingerDoubleTap, "four-finger double tap", "Start help", keys: ["VO-K"], listed),
    Row(.fourFingerTripleTap, "four-finger triple tap", "Detection mode", listed),
    Row(
      .choose(""), "choose", taking: .text, nil,
      .assumed("short for finding an item in the Item Chooser and activating it")),

    // The keyboard.
    Row(.type(""), "type", taking: .text, nil, keyboard),
    Row(.delete, "delete", nil, keyboard),
    Row(.undo, "undo", "Undo", keys: ["Command-Z"], listed),
    Row(.redo, "redo", "Redo", keys: ["Shift-Command-Z"], listed),
  ]
}
