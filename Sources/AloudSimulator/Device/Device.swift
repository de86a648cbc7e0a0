internal import AloudSpeech
public import AloudTree

/// The device that an app runs on, as far as Guided Access and its relatives are concerned: what locks it, what is
/// restricted meanwhile, and which accessibility features are on.
///
///     simulator.device.isGuidedAccessEnabled
///     simulator.device.guidedAccessRestrictionState(forIdentifier: "account")  // .deny
public struct Device: Equatable, Sendable {
  /// The facts about the device when the app was started.
  public let facts: GuidedAccess
  /// The mode that locks it to the app.
  public internal(set) var mode: SingleAppMode
  /// The accessibility features that are on.
  public internal(set) var features: Set<GuidedAccess.Feature> {
    didSet { isVoiceOverRunning = features.contains(.voiceOver) }
  }
  /// `UIAccessibility.isVoiceOverRunning`. Every step asks; hence it is kept.
  public private(set) var isVoiceOverRunning: Bool
  /// What the options of a session deny: identifiers of the app's restrictions, names of the system's.
  public internal(set) var denied: Set<String>
  /// Parts of the screen that do not answer in a session, in screen points.
  public internal(set) var areas: [Frame]
  /// How long a session lasts, in seconds; nil for any time.
  public internal(set) var timeLimit: Double?
  /// When the session that is under way has lasted so long.
  var timeLimitEnd: Instant?
  /// True once it has: nothing answers until the session ends.
  public internal(set) var isTimeUp = false
  /// True after the side button was pressed, until it is pressed again.
  public internal(set) var isScreenLocked = false
  /// True while the Home screen is there, and not the app.
  public internal(set) var isAway = false
  /// Since when the app is suspended, because it is away or the screen is locked: then it has no time.
  var suspendedSince: Instant?
  /// Whether spelling is checked once an assessment is over.
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

  /// `UIAccessibility.guidedAccessRestrictionState(forIdentifier:)`: the app's restrictions are in force in a session
  /// that the user has started, and allow otherwise; so do identifiers that the app does not have.
  public func guidedAccessRestrictionState(forIdentifier identifier: String) -> GuidedAccess.RestrictionState {
    guard mode == .guidedAccess, denied.contains(identifier),
      facts.restrictions.contains(where: { $0.identifier == identifier })
    else { return .allow }
    return .deny
  }

  /// True while a restriction of the system is in force: in the user's sessions, and as management has set it.
  public func denies(_ restriction: GuidedAccess.SystemRestriction) -> Bool {
    // The app's own identifiers count more.
    inForce.denied.contains(restriction.rawValue)
      && !facts.restrictions.contains { $0.identifier == restriction.rawValue }
  }

  /// The restrictions that are denied in this mode, and the parts of the screen that do not answer: those that people
  /// have set in their session, or management in its own.
  private var inForce: (denied: Set<String>, areas: [Frame]) {
    switch mode {
    case .guidedAccess: (denied, areas)
    case .singleApp: (facts.denied, facts.areas)
    case .unlocked, .autonomousSingleApp, .assessment: ([], [])
    }
  }

  /// The restrictions that the app has to enforce.
  func restrictions(_ look: Simulator.DocumentApp.Restrictions.Look) -> Simulator.DocumentApp.Restrictions {
    let denied = facts.restrictions.filter { guidedAccessRestrictionState(forIdentifier: $0.identifier) == .deny }
    return Simulator.DocumentApp.Restrictions(
      isGuidedAccessEnabled: isGuidedAccessEnabled, denied: Set(denied.map(\.identifier)),
      locks: Set(denied.flatMap(\.locks)), areas: inForce.areas, look: look)
  }

  /// True where a finger does nothing.
  func isDisabled(at point: ScreenPoint) -> Bool { inForce.areas.contains { $0.contains(point) } }
}

// Restrictions in force. The tree of the app keeps all nodes; the tree that people walk lacks the locked ones.
extension Simulator.DocumentApp {
  /// The restrictions of Guided Access now.
  struct Restrictions: Equatable, Sendable {
    typealias Look = VoiceOverSettings.LockedElements

    /// `UIAccessibility.isGuidedAccessEnabled`.
    var isGuidedAccessEnabled = false
    var denied: Set<String> = []
    var locks: Set<String> = []
    /// Elements that would be activated there are locked, too.
    var areas: [Frame] = []
    var look = Look.unreachable

    var locksNothing: Bool { locks.isEmpty && areas.isEmpty }
  }

  /// Puts restrictions in force, and takes others away.
  mutating func restrict(_ new: Restrictions) {
    guard new != restrictions else { return }
    let before = locked
    restrictions = new
    // Nodes look different now, though the app has not changed them.
    let others = (before + locked).flatMap { tree.ids(inside: $0) }
    pendingUpdate.touched?.formUnion(others)
  }

  /// The tree that people find on the screen on top.
  ///
  /// - Complexity: O(1) while nothing is locked, else O(nodes).
  var shownTree: Tree {
    var shown = tree
    for id in locked {
      switch restrictions.look {
      case .unreachable: shown.update(id) { $0.hidden = true }
      case .dimmed: for inner in tree.ids(inside: id) { shown.update(inner) { $0.traits.insert(.notEnabled) } }
      }
    }
    return shown
  }

  /// True for a node that is locked, or stands in one that is.
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
