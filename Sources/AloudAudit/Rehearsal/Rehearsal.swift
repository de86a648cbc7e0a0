internal import AloudTree

/// One action on a stop of a screen in its initial state, and its results.
///
/// Every handler is run once for all rules. If it has conditions, it is run in each case; if it asks about a session of
/// Guided Access, it is run once more in a session. Which announcements are heard, and where the cursor moves, is
/// simulated, but only if the handler posts something; all other results are computed from the effects.
struct Rehearsal: Sendable {
  /// The action on the stop.
  enum Cue: Hashable, Sendable {
    case activate, increment, decrement
    /// The custom action at this index, from 0.
    case action(Int)
    /// The cursor moves to the stop, or away from it.
    case focus, blur
    /// The user types something.
    case change
  }

  let cue: Cue
  let stop: AuditedScreen.Stop
  let course: EffectCourse
  let change: ScreenChange
  /// The announcements that are interrupted or dropped, in order.
  let lost: [String]
  /// The stop to which the cursor moves although the old stop still exists and the new stop did exist before; nil where
  /// the cursor stays, or where another screen appears.
  let landing: Landing?

  /// The final place of the cursor.
  struct Landing: Sendable {
    let label: String
    /// The ids of the stop and its ancestors.
    let ids: [String]
  }
}

/// The rehearsals of the stops of a screen.
struct RehearsalSet: Sendable {
  let screen: AuditedScreen
  /// The nodes by their ids.
  let names: [String: NodeID]
  /// The dialogs of the screen.
  let modals: [NodeID]
  private(set) var rehearsals: [Rehearsal] = []

  /// - Complexity: O(nodes); for each handler, that of ``RehearsalStage/perform(_:)``. Handlers that post announcements
  ///   or move the cursor are also simulated.
  init(_ screen: AuditedScreen) {
    self.screen = screen
    let scenes = screen.stops.flatMap { stop in Self.scenes(of: stop).map { (stop, $0.0, $0.1) } }
    names = scenes.isEmpty ? [:] : screen.tree.idsByIdentifier()
    modals = screen.modals
    var walker = RehearsalWalker(screen)
    for (stop, cue, effects) in scenes {
      // What is not described may be what a rule misses.
      for course in EffectCourse.all(effects, on: screen.document.guidedAccessFacts)
      where !course.steps.contains(where: { $0.effect.isUnknown }) {
        rehearse(cue, course, at: stop, &walker)
      }
    }
  }

  private mutating func rehearse(
    _ cue: Rehearsal.Cue, _ course: EffectCourse, at stop: AuditedScreen.Stop, _ walker: inout RehearsalWalker
  ) {
    var stage = RehearsalStage(self, of: stop)
    if cue.isOperation { stage.perform(course) }
    let lost = walker.lost(of: course, cue, at: stop)
    let landing = walker.landing(of: course, stage.change, cue, at: stop)
    rehearsals.append(
      Rehearsal(cue: cue, stop: stop, course: course, change: stage.change, lost: lost, landing: landing))
  }

  private static func scenes(of stop: AuditedScreen.Stop) -> [(Rehearsal.Cue, [Effect])] {
    guard let shared = stop.shared else { return [] }
    var scenes: [(Rehearsal.Cue, [Effect])] = []
    if !shared.value.behaviors.effects.isEmpty {
      for (event, cue) in Rehearsal.Cue.ofEvents {
        if let effects = shared.value.behaviors.effects[event] { scenes.append((cue, effects)) }
      }
    }
    for (index, action) in shared.value.actions.enumerated() {
      if let effects = action.effects { scenes.append((.action(index), effects)) }
    }
    return scenes
  }
}

extension Rehearsal.Cue {
  fileprivate static let ofEvents: [(event: Behaviors.Event, cue: Rehearsal.Cue)] = [
    (.activate, .activate), (.increment, .increment), (.decrement, .decrement), (.focus, .focus), (.blur, .blur),
    (.change, .change),
  ]

  /// True for the actions whose changes rules check: a double tap and a custom action.
  fileprivate var isOperation: Bool {
    switch self {
    case .activate, .action: true
    case .increment, .decrement, .focus, .blur, .change: false
    }
  }
}

extension AuditedScreen {
  /// The nodes that are dialogs in the initial state of the screen, outer ones before inner ones.
  ///
  /// - Complexity: O(nodes).
  var modals: [NodeID] {
    guard tree.nodes.contains(where: { $0.modal }) else { return [] }
    let counts = SubtreeSums(self)
    var found: [NodeID] = []
    var index = 0
    while index < tree.count {
      let id = tree.id(at: index)
      index += 1
      guard tree.nodes[id.index].modal else { continue }
      if counts.count(inside: id) > 0 {
        found.append(id)
      } else {
        index = tree.subtree(of: id).upperBound
      }
    }
    return found
  }
}

/// The changes of a screen when a handler of one of its stops runs.
struct ScreenChange: Sendable {
  /// Another stop that appears, disappears or gets another label.
  struct Other: Sendable {
    /// Seconds since the handler was called.
    let seconds: Double
    /// The label before the change; empty where there was none.
    let label: String
  }

  /// True when anything has changed: the tree, another screen, the cursor, speech, the screen or a timer.
  var isAnything = false
  /// True when a value or a selection has changed.
  var isState = false
  /// True when the stop itself is expanded or collapsed; VoiceOver says that as its state.
  var isExpansion = false
  /// The ids of nodes that effects set without changing them.
  var idle: Set<String> = []
  /// The ids of nodes that got a label, a value or a hint, became visible, were inserted, or into which something was
  /// inserted.
  var renewed: Set<String> = []
  /// The first change of another stop.
  var other: Other?
  /// True when the stop itself or an ancestor is removed or hidden within ``EffectCourse/soon``.
  var isGone = false
}

extension Rule.Check {
  /// Checks each rehearsal of each stop.
  static func rehearsals(_ check: @escaping @Sendable (Rehearsal, RehearsalSet) -> Fault?) -> Rule.Check {
    .behaviors { app in app.rehearsals.flatMap { set in set.rehearsals.compactMap { check($0, set) } } }
  }
}

extension Rehearsal {
  /// False where the app does not respond: a disabled control. Custom actions are always available.
  var isPossible: Bool { cue != .activate || stop.isEnabled }
}
