extension Rule {
  /// The built-in rules, in the order in which reports list them.
  public static let all: [Rule] =
    names + roles + stops + order + costs + targets + control + colors + charts + behaviors + time + guidedAccess
    + screens

  // One list for each kind of rule.
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
    .roleWordDiffers,
    .addressAsLabel,
  ]
  static let roles: [Rule] = [
    .conflictingTraits,
    .missingValue,
    .selectionNotExposed,
    .actionWithoutName,
    .rotorEmpty,
    .tableWithoutHeaders,
    .headingSkipsLevel,
  ]
  static let stops: [Rule] = [
    .decorativeStop,
    .focusOnHidden,
    .textBeyondPage,
    .unreachableElement,
    .modalLeak,
    .activationPointElsewhere,
  ]
  static let order: [Rule] = [
    .orderJumps,
    .splitGroup,
    .screenWithoutTitle,
    .noHeadings,
    .groupWithoutLabel,
    .redundantStop,
    .duplicateLandmark,
  ]
  static let costs: [Rule] = [
    .farMainAction,
    .listWithoutSkip,
    .repeatedActions,
  ]
  static let targets: [Rule] = [
    .smallTarget,
    .closeTargets,
    .targetUnder9mm,
    .overlappingTargets,
    .gestureWithoutAlternative,
  ]
  static let control: [Rule] = [
    .outOfReachByKeyboard,
    .unspeakableName,
    .labelNotInName,
    .sharedName,
    .manyScans,
    .groupHidesOrder,
  ]
  static let colors: [Rule] = [
    .lowContrast,
    .problemColorPair,
    .sensoryInstruction,
  ]
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
    .lockedWithoutFeatures,
  ]
  static let screens: [Rule] = [
    .duplicateTitle,
    .inconsistentPlacement,
    .inconsistentOrder,
  ]
}
