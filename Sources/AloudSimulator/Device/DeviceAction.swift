public import AloudTree

/// Something that is done to the device, not to the app: with its buttons, in the options of Guided Access, by who manages it.
public enum DeviceAction: Equatable, Sendable {
  /// The triple click and Start; the triple click, the passcode and End.
  case startGuidedAccess, endGuidedAccess
  /// The triple click alone: the options are on the screen, to be walked and operated.
  case showGuidedAccessOptions
  /// Sets a restriction in the options, by its identifier or the name of a system restriction.
  case deny(String)
  case allow(String)
  /// Draws a part of the screen that is not to answer, in screen points.
  case disableArea(Frame)
  case enableAreas
  /// In seconds; nil is none.
  case limitTime(Double?)
  /// The triple click: by name chooses one of what it is set to, else the only one, or shows a menu.
  case accessibilityShortcut(String?)
  /// Management software locks the device to the app, and unlocks it.
  case startSingleAppMode, endSingleAppMode
  /// The device is switched off and on; the app begins anew.
  case restart
  /// Leaves the app, and comes back to it.
  case home, returnToApp
  /// Locks the screen, and unlocks it.
  case sideButton
  case volumeUp, volumeDown
  /// Undoes what was typed.
  case shake
}
