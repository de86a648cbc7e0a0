import AloudTree

// The key `guidedAccess` of documents, and the requests of effects.
extension RandomProperties {
  /// Later code can refer to its restrictions.
  mutating func guidedAccess() -> GuidedAccess {
    var facts = GuidedAccess()
    facts.supervised = flag()
    facts.allowedForAutonomousSingleAppMode = flag()
    facts.assessmentEntitlement = flag()
    facts.managedSingleAppMode = flag()
    facts.restrictions = some { random in
      .init(
        identifier: random.text(), title: random.text(), detail: random.maybe { $0.text() },
        locks: random.some { $0.id() })
    }
    restrictionNames = facts.restrictionNames
    for index in facts.restrictions.indices {
      facts.restrictions[index].behaviors = behaviors(Behaviors.Event.ofRestriction)
    }
    setUp(&facts)
    return facts
  }

  /// The configuration of the device.
  private mutating func setUp(_ facts: inout GuidedAccess) {
    let usual = GuidedAccess()
    facts.features = maybe { $0.features() } ?? usual.features
    facts.shortcut = maybe { random in usual.shortcut.filter { _ in random.flag() }.reversed() } ?? usual.shortcut
    facts.denied = Set(some { $0.pick($0.restrictionNames) })
    facts.areas = some { $0.frame() }
    facts.timeLimit = maybe { $0.pick([1, 90.5, 3600]) }
    facts.unavailable = features()
  }

  private mutating func features() -> Set<GuidedAccess.Feature> { Set(some { $0.pick(GuidedAccess.Feature.allCases) }) }

  mutating func guidedAccessRequest(depth: Int) -> Effect.GuidedAccessRequest {
    let succeeded = effects(depth: depth - 1)
    let failed = effects(depth: depth - 1)
    switch number(5) {
    case 0: return .session(enabled: flag(), succeeded: succeeded, failed: failed)
    case 1:
      let features = [.zoom, pick(GuidedAccess.Feature.allCases)]
      return .configure(features, enabled: flag(), succeeded: succeeded, failed: failed)
    case 2: return .assessment(enabled: flag(), succeeded: succeeded, failed: failed)
    case 3: return .status(enabled: flag(), succeeded)
    default:
      let state = pick(GuidedAccess.RestrictionState.allCases)
      return .restrictionState(identifier: pick(restrictionNames), state, succeeded)
    }
  }
}
