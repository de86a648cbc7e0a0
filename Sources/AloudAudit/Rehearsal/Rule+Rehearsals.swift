extension Rule.Check {
  /// Looks at each thing that can be done to a stop by itself.
  static func rehearsals(_ check: @escaping @Sendable (Rehearsal, RehearsalSet) -> Fault?) -> Rule.Check {
    .behaviors { app in app.rehearsals.flatMap { set in set.rehearsals.compactMap { check($0, set) } } }
  }
}

extension Rehearsal {
  /// False where the app refuses: a control that is not enabled. Custom actions are always there.
  var isPossible: Bool { cue != .activate || stop.isEnabled }
}
