public import AloudTree

/// A mode that locks a device to one app.
///
///     SingleAppMode.unlocked.answer(to: .appRequestsSession, on: facts)  // .becomes(.autonomousSingleApp), or .refused
///
/// Source: the WWDC22 session on single app mode; the headers of UIKit for what the app is answered.
public enum SingleAppMode: String, CaseIterable, Sendable {
  /// Nothing does: people may leave the app.
  case unlocked
  /// A session of Guided Access, which the user has started.
  case guidedAccess
  /// Single App Mode: management has locked the device, until management unlocks it.
  case singleApp
  /// Autonomous Single App Mode: the app has locked the device, until it releases it.
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

  /// Something that asks for another mode, or for what only some modes permit.
  public enum Event: String, CaseIterable, Sendable {
    /// The triple click and Start.
    case userStarts
    /// The triple click and the passcode.
    case userEnds
    /// The options of Guided Access: restrictions, areas, the time limit.
    case userChangesOptions
    /// To the Home screen or to another app.
    case userLeavesApp
    /// `requestGuidedAccessSession(enabled: true)`, and `false`.
    case appRequestsSession, appReleasesSession
    /// `configureForGuidedAccess(features:enabled:)`.
    case appConfigures
    /// `AEAssessmentSession.begin()` and `end()`.
    case assessmentBegins, assessmentEnds
    /// Management software locks the device to the app, and unlocks it.
    case managementLocks, managementUnlocks
    /// The device is switched off and on.
    case deviceRestarts
  }

  /// The result of an event.
  public enum Answer: Equatable, Sendable {
    case becomes(SingleAppMode)
    /// It is permitted, and the mode stays.
    case granted
    case refused
  }

  /// A fact that has to be set up before, by the manager of the device or by Apple.
  public enum Fact: String, CaseIterable, Sendable {
    case supervised, allowedForAutonomousSingleAppMode, assessmentEntitlement

    func holds(on facts: GuidedAccess) -> Bool {
      switch self {
      case .supervised: facts.supervised
      case .allowedForAutonomousSingleAppMode: facts.allowedForAutonomousSingleAppMode
      case .assessmentEntitlement: facts.assessmentEntitlement
      }
    }
  }

  /// - Returns: what becomes of an event in this mode, on a device that is set up like this.
  public func answer(to event: Event, on facts: GuidedAccess) -> Answer {
    guard let row = SingleAppMode.table.first(where: { $0.event == event }) else { return .refused }
    let cell = row.cell(in: self)
    return cell.facts.allSatisfy { $0.holds(on: facts) } ? cell.answer : .refused
  }
}
