internal import AloudSpeech
public import AloudTree

/// The device that runs the app, as far as Guided Access and similar modes are concerned: its mode, its restrictions,
/// and the accessibility features that are on.
///
///     simulator.device.isGuidedAccessEnabled
///     simulator.device.guidedAccessRestrictionState(forIdentifier: "account")  // .deny
public struct Device: Equatable, Sendable {
  /// The facts about the device when the app started.
  public let facts: GuidedAccess
  /// The mode, which may lock the device to the app.
  public internal(set) var mode: SingleAppMode
  /// The accessibility features that are on.
  public internal(set) var features: Set<GuidedAccess.Feature> {
    didSet { isVoiceOverRunning = features.contains(.voiceOver) }
  }
  /// `UIAccessibility.isVoiceOverRunning`, stored because every step reads it.
  public private(set) var isVoiceOverRunning: Bool
  /// What the options of a session deny: identifiers of the app's restrictions, and names of the system's.
  public internal(set) var denied: Set<String>
  /// Parts of the screen that do not respond in a session, in screen points.
  public internal(set) var areas: [Frame]
  /// The duration of a session, in seconds; nil for no limit.
  public internal(set) var timeLimit: Double?
  /// The time at which the current session reaches its limit.
  var timeLimitEnd: Instant?
  /// True after the limit is reached: nothing responds until the session ends.
  public internal(set) var isTimeUp = false
  /// True after the side button was pressed, until it is pressed again.
  public internal(set) var isScreenLocked = false
  /// True while the Home screen is shown instead of the app.
  public internal(set) var isAway = false
  /// The time since which the app is suspended, because it is away or the screen is locked. Its timers do not run then.
  var suspendedSince: Instant?
  /// Whether spelling is checked after the assessment.
  var spellingAfterAssessment: Bool?

  package init(_ facts: GuidedAccess) {
    self.facts = facts
    mode = facts.managedSingleAppMode ? .singleApp : .unlocked
    features = facts.features
    isVoiceOverRunning = facts.features.contains(.voiceOver)
    denied = facts.denied
    areas = facts.areas
    timeLimit = facts.timeLimit
  }

  /// `UIAccessibility.isGuidedAccessEnabled`: true in every mode that locks the device.
  public var isGuidedAccessEnabled: Bool { mode != .unlocked }

  /// `UIAccessibility.guidedAccessRestrictionState(forIdentifier:)`: in a session that the user started, the state of
  /// the app's restriction. Otherwise, and for identifiers that the app does not have, it is `allow`.
  public func guidedAccessRestrictionState(forIdentifier identifier: String) -> GuidedAccess.RestrictionState {
    guard mode == .guidedAccess, denied.contains(identifier),
      facts.restrictions.contains(where: { $0.identifier == identifier })
    else { return .allow }
    return .deny
  }

  /// True while a restriction of the system applies: in the user's sessions, and in Single App Mode as management sets
  /// it.
  public func denies(_ restriction: GuidedAccess.SystemRestriction) -> Bool {
    // An identifier of the app takes precedence over the same name of the system.
    inForce.denied.contains(restriction.rawValue)
      && !facts.restrictions.contains { $0.identifier == restriction.rawValue }
  }

  /// The denied restrictions in this mode, and the parts of the screen that do not respond. In a session, the user sets
  /// them; in Single App Mode, management does.
  private var inForce: (denied: Set<String>, areas: [Frame]) {
    switch mode {
    case .guidedAccess: (denied, areas)
    case .singleApp: (facts.denied, facts.areas)
    case .unlocked, .autonomousSingleApp, .assessment: ([], [])
    }
  }

  /// The restrictions that the app must enforce.
  var restrictions: Simulator.DocumentApp.Restrictions {
    let denied = facts.restrictions.filter { guidedAccessRestrictionState(forIdentifier: $0.identifier) == .deny }
    return Simulator.DocumentApp.Restrictions(
      isGuidedAccessEnabled: isGuidedAccessEnabled, denied: Set(denied.map { $0.identifier }),
      locks: Set(denied.flatMap { $0.locks }), areas: inForce.areas)
  }

  /// True at a point where touches do nothing.
  func isDisabled(at point: ScreenPoint) -> Bool { inForce.areas.contains { $0.contains(point) } }
}

// Restrictions that apply. The tree of the app has all nodes; in the shown tree, locked nodes are hidden.
//
// Source: assumed. In WWDC22, on single app mode, the app switches off what it locks; the talk does not say how.
extension Simulator.DocumentApp {
  /// The current restrictions of Guided Access.
  struct Restrictions: Equatable, Sendable {
    /// `UIAccessibility.isGuidedAccessEnabled`.
    var isGuidedAccessEnabled = false
    var denied: Set<String> = []
    var locks: Set<String> = []
    /// Disabled parts of the screen. Elements whose activation point is inside are locked, too.
    var areas: [Frame] = []

    var locksNothing: Bool { locks.isEmpty && areas.isEmpty }
  }

  /// Replaces the current restrictions.
  ///
  /// - Returns: the change of the shown tree; nil if there is none.
  mutating func restrict(_ new: Restrictions) -> Simulator.App.Update? {
    guard new != restrictions else { return nil }
    let before = locked
    restrictions = new
    // The shown nodes have changed, although the app has not changed them.
    let others = (before + locked).flatMap { tree.ids(inside: $0) }
    changes.touched?.formUnion(others)
    return takeUpdate()
  }

  /// The tree of the top screen with restrictions applied.
  ///
  /// - Complexity: O(1) while nothing is locked, else O(nodes).
  var shownTree: Tree {
    var shown = tree
    for id in locked { shown.update(id) { $0.hidden = true } }
    return shown
  }

  /// True for a node that is locked, or inside a locked node.
  func isLocked(_ id: NodeID) -> Bool {
    !restrictions.locksNothing && tree.lineage(of: id).contains { isLockedItself($0) }
  }

  private var locked: [NodeID] { restrictions.locksNothing ? [] : tree.ids.filter(isLockedItself) }

  private func isLockedItself(_ id: NodeID) -> Bool {
    if let name = tree[id].id, restrictions.locks.contains(name) { return true }
    guard !restrictions.areas.isEmpty, tree.isElement(id), let point = tree[id].tapPoint else { return false }
    return restrictions.areas.contains { $0.contains(point) }
  }
}
