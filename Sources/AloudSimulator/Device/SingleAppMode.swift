public import AloudSpeech
public import AloudTree

/// A mode that locks a device to one app.
///
///     SingleAppMode.unlocked.answer(to: .appRequestsSession, on: facts)  // .becomes(.autonomousSingleApp), or .refused
///
/// Source: the WWDC22 session on single app mode; UIKit's headers for the answers to the app.
public enum SingleAppMode: String, CaseIterable, Sendable {
  /// The device is not locked: the user may leave the app.
  case unlocked
  /// A session of Guided Access that the user started.
  case guidedAccess
  /// Single App Mode: management locked the device, and must unlock it.
  case singleApp
  /// Autonomous Single App Mode: the app locked the device, and must release it.
  case autonomousSingleApp
  /// An assessment, in which spelling and correction are off.
  case assessment

  /// The name of the mode: "Guided Access".
  public var words: String {
    switch self {
    case .unlocked: "none"
    case .guidedAccess: "Guided Access"
    case .singleApp: "Single App Mode"
    case .autonomousSingleApp: "Autonomous Single App Mode"
    case .assessment: "Assessment Mode"
    }
  }

  /// An event that requests another mode, or something that only some modes permit.
  public enum Event: String, CaseIterable, Sendable {
    /// The triple click and Start.
    case userStarts
    /// The triple click and the passcode.
    case userEnds
    /// The options of Guided Access: restrictions, areas, the time limit.
    case userChangesOptions
    /// The user goes to the Home screen or to another app.
    case userLeavesApp
    /// `requestGuidedAccessSession(enabled: true)`, and `false`.
    case appRequestsSession, appReleasesSession
    /// `configureForGuidedAccess(features:enabled:)`.
    case appConfigures
    /// `AEAssessmentSession.begin()` and `end()`.
    case assessmentBegins, assessmentEnds
    /// Management software locks the device to the app, and unlocks it.
    case managementLocks, managementUnlocks
    /// The device is turned off and on.
    case deviceRestarts
  }

  /// The result of an event.
  public enum Answer: Equatable, Sendable {
    /// The event is permitted, and the device is in this mode afterwards.
    case becomes(SingleAppMode)
    /// The event is permitted, and the mode stays.
    case granted
    /// Nothing happens.
    case refused
  }

  /// A fact that the manager of the device or Apple must set up in advance.
  public enum Fact: String, CaseIterable, Sendable {
    /// A fact, with its name in `GuidedAccess`.
    case supervised, allowedForAutonomousSingleAppMode, assessmentEntitlement

    func holds(on facts: GuidedAccess) -> Bool {
      switch self {
      case .supervised: facts.supervised
      case .allowedForAutonomousSingleAppMode: facts.allowedForAutonomousSingleAppMode
      case .assessmentEntitlement: facts.assessmentEntitlement
      }
    }
  }

  /// - Returns: the result of an event in this mode, on a device with these facts.
  public func answer(to event: Event, on facts: GuidedAccess) -> Answer {
    guard let row = SingleAppMode.table.first(where: { $0.event == event }) else { return .refused }
    let cell = row.cell(in: self)
    return cell.facts.allSatisfy { $0.holds(on: facts) } ? cell.answer : .refused
  }
}

extension SingleAppMode {
  /// The result of an event in one mode, and the facts that it requires. Without them, the event is refused.
  public struct Cell: Equatable, Sendable {
    /// The result if all facts hold.
    public let answer: Answer
    /// The facts that the event requires; empty if it requires none.
    public let facts: [Fact]

    static let granted = Cell(answer: .granted, facts: [])
    static let refused = Cell(answer: .refused, facts: [])

    static func becomes(_ mode: SingleAppMode, if facts: Fact...) -> Cell { Cell(answer: .becomes(mode), facts: facts) }
  }

  /// The results of an event in all modes.
  public struct Row: Sendable {
    /// The event whose results these are.
    public let event: Event
    /// The cells of the modes that do not refuse the event.
    fileprivate let cells: [SingleAppMode: Cell]
    /// Where it is known from.
    public let evidence: Evidence

    /// The result in this mode; a mode without a cell refuses the event.
    public func cell(in mode: SingleAppMode) -> Cell { cells[mode] ?? .refused }
  }

  /// The results of every event in every mode.
  public static let table: [Row] = [
    Row(
      event: .userStarts, cells: [.unlocked: .becomes(.guidedAccess)],
      evidence: .documented("WWDC22: a triple click, then Start; it is assumed that a locked device refuses this")),
    Row(
      event: .userEnds, cells: [.guidedAccess: .becomes(.unlocked)],
      evidence: .documented("WWDC22: only management ends Single App Mode; the app ends the autonomous one")),
    Row(
      event: .userChangesOptions, cells: [.unlocked: .granted, .guidedAccess: .granted],
      evidence: .documented(
        "WWDC22: only Guided Access has options; others are configured before the device is locked")),
    Row(
      event: .userLeavesApp, cells: [.unlocked: .granted],
      evidence: .documented("WWDC22: in every mode, the device is locked to one app")),
    Row(
      event: .appRequestsSession,
      cells: [.unlocked: .becomes(.autonomousSingleApp, if: .supervised, .allowedForAutonomousSingleAppMode)],
      evidence: .documented(
        "UIAccessibility's headers: supervised and allowed; it is assumed that one lock excludes another")),
    Row(
      event: .appReleasesSession, cells: [.autonomousSingleApp: .becomes(.unlocked)],
      evidence: .documented(
        "UIAccessibility's headers: the app that locks must unlock; for other locks this is assumed")),
    Row(
      event: .appConfigures, cells: [.singleApp: .granted, .autonomousSingleApp: .granted],
      evidence: .documented(
        "UIAccessibility's headers: permissionDenied unless locked by a profile; for assessments this is assumed")),
    Row(
      event: .assessmentBegins, cells: [.unlocked: .becomes(.assessment, if: .assessmentEntitlement)],
      evidence: .documented("WWDC22: an entitlement from Apple, no supervision; for locked devices this is assumed")),
    Row(
      event: .assessmentEnds, cells: [.assessment: .becomes(.unlocked)],
      evidence: .documented("AutomaticAssessmentConfiguration: the app ends its session")),
    Row(
      event: .managementLocks, cells: [.unlocked: .becomes(.singleApp, if: .supervised)],
      evidence: .documented(
        "WWDC22: supervised devices, by Apple Configurator or similar; for locked devices this is assumed")),
    Row(
      event: .managementUnlocks, cells: [.singleApp: .becomes(.unlocked)],
      evidence: .documented("WWDC22: there is no other way out of Single App Mode")),
    Row(
      event: .deviceRestarts,
      cells: [
        .unlocked: .granted, .guidedAccess: .becomes(.unlocked), .singleApp: .granted,
        .autonomousSingleApp: .becomes(.unlocked), .assessment: .becomes(.unlocked),
      ],
      evidence: .documented("WWDC22: Single App Mode survives; it is assumed that the others do not")),
  ]
}
