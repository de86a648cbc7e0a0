extension Rule {
  /// The rules that ship, in the order in which reports list them.
  public static let all: [Rule] =
    names + roles + stops + order + targets + colors + charts + behaviors + time + guidedAccess
    + screens

  // A list for each folder of rules; see there.
  static let names: [Rule] = [
    .missingLabel,
    .hintOnly,
    .unlabeledInput,
    .placeholderAsLabel,
    .meaninglessLabel,
    .roleInLabel,
    .stateInLabel,
    .duplicateLabel,
    .vagueLabel,
    .labelTooLong,
    .labelPunctuated,
    .redundantHint,
    .hintMissing,
    .ambiguousNumber,
    .languageMismatch,
    .roleWordWithoutRole,
  ]
  static let roles: [Rule] = []
  static let stops: [Rule] = []
  static let order: [Rule] = []
  static let targets: [Rule] = []
  static let colors: [Rule] = []
  static let charts: [Rule] = [
    .chartWithoutLabel,
    .chartWithoutGroup,
    .chartWithoutDescriptor,
    .pointWithoutFrame,
    .chartTooManyPoints,
    .chartDataInvalid,
    .summaryContradictsData,
    .chartWithoutSummary,
    .axisWithoutUnit,
  ]
  static let behaviors: [Rule] = []
  static let time: [Rule] = [
    .sessionTimeoutWithoutWarning,
    .noPauseForMovingContent,
    .flashingContent,
    .chattyUpdates,
    .autoPlayingSound,
    .unexpectedPopup,
    .alertWithoutText,
  ]
  static let guidedAccess: [Rule] = [
    .noConfirmation,
    .restrictionWithoutTitle,
    .sessionNeverEnded,
    .sessionRequestFails,
  ]
  static let screens: [Rule] = []
}
