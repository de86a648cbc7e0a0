public import AloudTree

extension ScreenReader {
  /// An action of a VoiceOver user: a gesture, a key, or a choice.
  ///
  /// ``Gesture/table`` has the words of each gesture in scripts, its VoiceOver command, and the keys for the same
  /// command.
  public enum Gesture: Hashable, Sendable {
    // Moving.
    /// A flick of one finger: right and left move the cursor to the next and the previous stop; up and down use the
    /// option of the rotor, or change an adjustable.
    case swipeRight, swipeLeft, swipeUp, swipeDown
    /// One finger touches a place, and the cursor moves to the element there.
    case touch(Place)
    /// Moves the cursor to the first or to the last stop.
    case fourFingerTapTop, fourFingerTapBottom
    /// Up reads all from the top, down from the cursor; right and left move into and out of a container.
    case twoFingerSwipeUp, twoFingerSwipeDown, twoFingerSwipeLeft, twoFingerSwipeRight
    /// Scrolls by a page; the fingers move in this direction.
    case threeFingerSwipeUp, threeFingerSwipeDown, threeFingerSwipeLeft, threeFingerSwipeRight
    /// Goes to another app.
    case fourFingerSwipeLeft, fourFingerSwipeRight

    // Doing.
    /// Taps with one finger, or with a second one while the first stays down. A double tap activates the element under
    /// the cursor.
    case doubleTap, splitTap, tripleTap, quadrupleTap, doubleTapAndHold
    /// Moves the finger that is held down on a graph.
    case drag(Position)
    /// Holds the finger on a graph still.
    case pause
    /// The magic tap, and the escape: two fingers move to and fro.
    case twoFingerDoubleTap, scrub

    // The rotor.
    /// Two fingers turn the rotor to its next or its previous option.
    case rotorRight, rotorLeft
    /// Turns the rotor to the name of a custom rotor or an option, in VoiceOver's language or in English.
    case rotor(String)

    // Speech and VoiceOver itself.
    /// Taps with two fingers; one tap pauses or continues speech.
    case twoFingerTap, twoFingerTripleTap, twoFingerQuadrupleTap, twoFingerDoubleTapAndHold
    /// Taps with three fingers. They are commands about speech and the screen.
    case threeFingerTap, threeFingerDoubleTap, threeFingerTripleTap, threeFingerQuadrupleTap
    /// Taps with four fingers. They are commands of VoiceOver's own.
    case fourFingerDoubleTap, fourFingerTripleTap
    /// Chooses an item of the Item Chooser by its text.
    case choose(String)

    // The keyboard.
    /// The keyboard types this text into the field that is being edited.
    case type(String)
    /// The key that deletes the character before the insertion point, or the selection.
    case delete
    /// Takes back the last change of the text, or makes it again.
    case undo, redo

    /// Item Text Search: moves to the next element with this text.
    case search(String)
    /// A command without a gesture, for a key that the user has assigned. A command with a gesture is that gesture.
    case command(Command)

    /// A position on the x axis of a chart, as the target of a finger.
    public enum Position: Hashable, Sendable {
      /// On a numeric axis.
      case number(Double)
      /// On a categorical axis.
      case category(String)
      /// A share of the axis, from 0 at its beginning to 1.
      case share(Double)
    }

    /// The place that a finger touches.
    public enum Place: Hashable, Sendable {
      /// The first element in reading order that has exactly this label.
      case label(String)
      /// In screen points.
      case point(ScreenPoint)
    }
  }
}

extension ScreenReader.Gesture {
  /// A gesture without its argument: its case in Swift.
  public enum Form: String, CaseIterable, Sendable {
    case swipeRight, swipeLeft, swipeUp, swipeDown
    case touch
    case fourFingerTapTop, fourFingerTapBottom
    case twoFingerSwipeUp, twoFingerSwipeDown, twoFingerSwipeLeft, twoFingerSwipeRight
    case threeFingerSwipeUp, threeFingerSwipeDown, threeFingerSwipeLeft, threeFingerSwipeRight
    case fourFingerSwipeLeft, fourFingerSwipeRight
    case doubleTap, splitTap, tripleTap, quadrupleTap, doubleTapAndHold
    case drag, pause
    case twoFingerDoubleTap, scrub
    case rotorRight, rotorLeft, rotor
    case twoFingerTap, twoFingerTripleTap, twoFingerQuadrupleTap, twoFingerDoubleTapAndHold
    case threeFingerTap, threeFingerDoubleTap, threeFingerTripleTap, threeFingerQuadrupleTap
    case fourFingerDoubleTap, fourFingerTripleTap
    case choose
    case type, delete, undo, redo
    case search, command
  }

  /// True for gestures of a finger that stays down.
  var isOfFinger: Bool { kind == .drag || kind == .pause }

  /// The case.
  public var kind: Form {
    switch self {
    case .swipeRight: .swipeRight
    case .swipeLeft: .swipeLeft
    case .swipeUp: .swipeUp
    case .swipeDown: .swipeDown
    case .touch: .touch
    case .fourFingerTapTop: .fourFingerTapTop
    case .fourFingerTapBottom: .fourFingerTapBottom
    case .twoFingerSwipeUp: .twoFingerSwipeUp
    case .twoFingerSwipeDown: .twoFingerSwipeDown
    case .twoFingerSwipeLeft: .twoFingerSwipeLeft
    case .twoFingerSwipeRight: .twoFingerSwipeRight
    case .threeFingerSwipeUp: .threeFingerSwipeUp
    case .threeFingerSwipeDown: .threeFingerSwipeDown
    case .threeFingerSwipeLeft: .threeFingerSwipeLeft
    case .threeFingerSwipeRight: .threeFingerSwipeRight
    case .fourFingerSwipeLeft: .fourFingerSwipeLeft
    case .fourFingerSwipeRight: .fourFingerSwipeRight
    case .doubleTap: .doubleTap
    case .splitTap: .splitTap
    case .tripleTap: .tripleTap
    case .quadrupleTap: .quadrupleTap
    case .doubleTapAndHold: .doubleTapAndHold
    case .drag: .drag
    case .pause: .pause
    case .twoFingerDoubleTap: .twoFingerDoubleTap
    case .scrub: .scrub
    case .rotorRight: .rotorRight
    case .rotorLeft: .rotorLeft
    case .rotor: .rotor
    case .twoFingerTap: .twoFingerTap
    case .twoFingerTripleTap: .twoFingerTripleTap
    case .twoFingerQuadrupleTap: .twoFingerQuadrupleTap
    case .twoFingerDoubleTapAndHold: .twoFingerDoubleTapAndHold
    case .threeFingerTap: .threeFingerTap
    case .threeFingerDoubleTap: .threeFingerDoubleTap
    case .threeFingerTripleTap: .threeFingerTripleTap
    case .threeFingerQuadrupleTap: .threeFingerQuadrupleTap
    case .fourFingerDoubleTap: .fourFingerDoubleTap
    case .fourFingerTripleTap: .fourFingerTripleTap
    case .choose: .choose
    case .type: .type
    case .delete: .delete
    case .undo: .undo
    case .redo: .redo
    case .search: .search
    case .command: .command
    }
  }
}
