public import AloudSpeech

extension SingleAppMode {
  /// The result of an event in one mode, and the facts that it needs; without them the event is refused.
  public struct Cell: Equatable, Sendable {
    public let answer: Answer
    public let facts: [Fact]

    static let granted = Cell(answer: .granted, facts: [])
    static let refused = Cell(answer: .refused, facts: [])

    static func becomes(_ mode: SingleAppMode, if facts: Fact...) -> Cell { Cell(answer: .becomes(mode), facts: facts) }
  }

  /// The results of an event in each of the modes.
  public struct Row: Sendable {
    public let event: Event
    private let cells: [SingleAppMode: Cell]
    /// The evidence for the row.
    public let evidence: Evidence

    public func cell(in mode: SingleAppMode) -> Cell { cells[mode] ?? .refused }

    fileprivate init(
      _ event: Event, unlocked: Cell, guidedAccess: Cell, singleApp: Cell, autonomousSingleApp: Cell, assessment: Cell,
      _ evidence: Evidence
    ) {
      self.event = event
      self.evidence = evidence
      cells = [
        .unlocked: unlocked, .guidedAccess: guidedAccess, .singleApp: singleApp,
        .autonomousSingleApp: autonomousSingleApp, .assessment: assessment,
      ]
    }
  }

  /// Every event in every mode.
  public static let table: [Row] = [
    Row(
      .userStarts, unlocked: .becomes(.guidedAccess), guidedAccess: .refused, singleApp: .refused,
      autonomousSingleApp: .refused, assessment: .refused,
      .documented("WWDC22: a triple click, and Start; that a locked device takes none is assumed")),
    Row(
      .userEnds, unlocked: .refused, guidedAccess: .becomes(.unlocked), singleApp: .refused,
      autonomousSingleApp: .refused, assessment: .refused,
      .documented("WWDC22: Single App Mode ends by management alone, the autonomous one by the app")),
    Row(
      .userChangesOptions, unlocked: .granted, guidedAccess: .granted, singleApp: .refused,
      autonomousSingleApp: .refused, assessment: .refused,
      .documented("WWDC22: options are those of Guided Access; others are configured before the device is locked")),
    Row(
      .userLeavesApp, unlocked: .granted, guidedAccess: .refused, singleApp: .refused, autonomousSingleApp: .refused,
      assessment: .refused, .documented("WWDC22: each mode locks the device to one app")),
    Row(
      .appRequestsSession,
      unlocked: .becomes(.autonomousSingleApp, if: .supervised, .allowedForAutonomousSingleAppMode),
      guidedAccess: .refused, singleApp: .refused, autonomousSingleApp: .refused, assessment: .refused,
      .documented("UIAccessibility's headers: supervised and allowed; that one lock excludes another is assumed")),
    Row(
      .appReleasesSession, unlocked: .refused, guidedAccess: .refused, singleApp: .refused,
      autonomousSingleApp: .becomes(.unlocked), assessment: .refused,
      .documented("UIAccessibility's headers: who requests must release; of other locks it is assumed")),
    Row(
      .appConfigures, unlocked: .refused, guidedAccess: .refused, singleApp: .granted, autonomousSingleApp: .granted,
      assessment: .refused,
      .documented(
        "UIAccessibility's headers: permissionDenied unless locked by a profile; of assessments it is assumed")
    ),
    Row(
      .assessmentBegins, unlocked: .becomes(.assessment, if: .assessmentEntitlement), guidedAccess: .refused,
      singleApp: .refused, autonomousSingleApp: .refused, assessment: .refused,
      .documented("WWDC22: an entitlement of Apple's, and no supervision; on locked devices it is assumed")),
    Row(
      .assessmentEnds, unlocked: .refused, guidedAccess: .refused, singleApp: .refused, autonomousSingleApp: .refused,
      assessment: .becomes(.unlocked), .documented("AutomaticAssessmentConfiguration: the app ends its session")),
    Row(
      .managementLocks, unlocked: .becomes(.singleApp, if: .supervised), guidedAccess: .refused, singleApp: .refused,
      autonomousSingleApp: .refused, assessment: .refused,
      .documented("WWDC22: supervised devices, by Apple Configurator and the like; on locked devices it is assumed")),
    Row(
      .managementUnlocks, unlocked: .refused, guidedAccess: .refused, singleApp: .becomes(.unlocked),
      autonomousSingleApp: .refused, assessment: .refused,
      .documented("WWDC22: there is no other way out of Single App Mode")),
    Row(
      .deviceRestarts, unlocked: .granted, guidedAccess: .becomes(.unlocked), singleApp: .granted,
      autonomousSingleApp: .becomes(.unlocked), assessment: .becomes(.unlocked),
      .documented("WWDC22: Single App Mode survives; that the others do not is assumed")),
  ]
}
