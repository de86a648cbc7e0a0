extension ScreenReader.Gesture {
  /// A gesture without what it is done with: its case in Swift.
  public enum Kind: String, CaseIterable, Sendable {
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

  /// True for what is done with a finger that stays down.
  var isOfFinger: Bool { kind == .drag || kind == .pause }

  /// Which case it is.
  public var kind: Kind {
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
