extension ScreenReader.Gesture {
  /// The happenings by which VoiceOver shows that what the gesture names is not there, besides `[refused]`.
  ///
  /// In a script, a gap (`…`) covers none of them: a script that names what does not exist tests nothing. The article
  /// “Scripts” has the table.
  package var missing: Set<Happening> {
    switch self {
    case .touch: [.nothingThere]
    // A number or a share beyond the axis is a boundary.
    case .drag: [.nothingThere, .boundary]
    case .rotor, .choose, .search: [.boundary]
    case .command(let command): command.isSearch ? [.boundary] : []
    // They name nothing. A boundary is a result like others: the screen, or the text, ends there.
    case .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .fourFingerTapTop, .fourFingerTapBottom, .twoFingerSwipeUp,
      .twoFingerSwipeDown, .twoFingerSwipeLeft, .twoFingerSwipeRight, .threeFingerSwipeUp, .threeFingerSwipeDown,
      .threeFingerSwipeLeft, .threeFingerSwipeRight, .fourFingerSwipeLeft, .fourFingerSwipeRight, .doubleTap, .splitTap,
      .tripleTap, .quadrupleTap, .doubleTapAndHold, .pause, .twoFingerDoubleTap, .scrub, .rotorRight, .rotorLeft,
      .twoFingerTap, .twoFingerTripleTap, .twoFingerQuadrupleTap, .twoFingerDoubleTapAndHold, .threeFingerTap,
      .threeFingerDoubleTap, .threeFingerTripleTap, .threeFingerQuadrupleTap, .fourFingerDoubleTap,
      .fourFingerTripleTap,
      .type, .delete, .undo, .redo:
      []
    }
  }
}

extension ScreenReader.Command {
  /// True for a command that looks for a kind of element, such as Move to Next Heading.
  fileprivate var isSearch: Bool { if case .find = work { true } else { false } }
}
