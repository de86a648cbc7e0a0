extension Rule {
  /// The rules that ship, in the order in which reports list them.
  public static let all: [Rule] = names + roles + stops + order + targets + colors + charts + behaviors + screens

  // A list for each folder of rules; see there.
  static let names: [Rule] = [.missingLabel]
  static let roles: [Rule] = []
  static let stops: [Rule] = []
  static let order: [Rule] = []
  static let targets: [Rule] = []
  static let colors: [Rule] = []
  static let charts: [Rule] = []
  static let behaviors: [Rule] = [
    .roleNotExposed,
    .stateNeverChanges,
    .noResponse,
    .focusTrap,
    .unexpectedFocusChange,
    .focusLostAfterRemoval,
    .announcementSwallowed,
    .changeNotAnnounced,
    .contextChangeUnsaid,
    .errorNotAnnounced,
  ]
  static let screens: [Rule] = []
}
