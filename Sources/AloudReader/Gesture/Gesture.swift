public import AloudTree

extension ScreenReader {
  /// Something that a VoiceOver user does: a gesture, a key, or a choice.
  ///
  /// The words for each one in a script, the command of VoiceOver that it gives, and the keys that give the same
  /// command are one table: ``Gesture/table``.
  public enum Gesture: Hashable, Sendable {
    // Moving.
    case swipeRight, swipeLeft, swipeUp, swipeDown
    case touch(Place)
    case fourFingerTapTop, fourFingerTapBottom
    case twoFingerSwipeUp, twoFingerSwipeDown, twoFingerSwipeLeft, twoFingerSwipeRight
    case threeFingerSwipeUp, threeFingerSwipeDown, threeFingerSwipeLeft, threeFingerSwipeRight
    case fourFingerSwipeLeft, fourFingerSwipeRight

    // Doing.
    case doubleTap, splitTap, tripleTap, quadrupleTap, doubleTapAndHold
    /// Moves the finger that has been held down on a graph.
    case drag(Position)
    /// The finger on a graph stands still.
    case pause
    case twoFingerDoubleTap, scrub

    // The rotor.
    case rotorRight, rotorLeft
    /// Turns the rotor until it says this name: the option's in VoiceOver's language or in English, or a custom rotor's.
    case rotor(String)

    // Speech and VoiceOver itself.
    case twoFingerTap, twoFingerTripleTap, twoFingerQuadrupleTap, twoFingerDoubleTapAndHold
    case threeFingerTap, threeFingerDoubleTap, threeFingerTripleTap, threeFingerQuadrupleTap
    case fourFingerDoubleTap, fourFingerTripleTap
    /// Chooses an item of the Item Chooser by its text.
    case choose(String)

    // The keyboard.
    case type(String)
    case delete
    case undo, redo

    /// Item Text Search: to the next element with this text.
    case search(String)
    /// A command that no gesture gives, by a key that the user has set; one that a gesture gives is that gesture.
    case command(Command)

    /// The place on the x axis of a chart to which a finger goes.
    public enum Position: Hashable, Sendable {
      /// On an axis of numbers.
      case number(Double)
      /// On an axis of categories.
      case category(String)
      /// From 0, the beginning of the axis, to 1.
      case share(Double)
    }

    /// The place at which a finger comes down.
    public enum Place: Hashable, Sendable {
      /// The first element in reading order that has exactly this label.
      case label(String)
      /// In screen points.
      case point(ScreenPoint)
    }
  }
}
