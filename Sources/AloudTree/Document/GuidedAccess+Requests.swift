extension Effect.GuidedAccessRequest {
  /// The effects if the request is granted, or the answer to the question is yes.
  package var succeeded: [Effect] {
    switch self {
    case .session(_, let effects, _), .configure(_, _, let effects, _), .assessment(_, let effects, _),
      .status(_, let effects), .restrictionState(_, _, let effects):
      effects
    }
  }

  /// The effects if the request is refused; a question is never refused.
  package var failed: [Effect] {
    switch self {
    case .session(_, _, let effects), .configure(_, _, _, let effects), .assessment(_, _, let effects): effects
    case .status, .restrictionState: []
    }
  }

  /// The same, leading to nothing: what it leads to stands beside it then.
  package var withoutEffects: Self {
    switch self {
    case .session(let enabled, _, _): .session(enabled: enabled, succeeded: [], failed: [])
    case .configure(let features, let enabled, _, _): .configure(features, enabled: enabled, succeeded: [], failed: [])
    case .assessment(let enabled, _, _): .assessment(enabled: enabled, succeeded: [], failed: [])
    case .status(let enabled, _): .status(enabled: enabled, [])
    case .restrictionState(let identifier, let state, _): .restrictionState(identifier: identifier, state, [])
    }
  }
}

extension Document {
  /// The facts about the device; where the document has none, nothing is granted.
  public var guidedAccessFacts: GuidedAccess { guidedAccess ?? GuidedAccess() }

  /// The behaviors of the app as a whole: its events, and changes of its restrictions.
  package var behaviorsOfApp: [Behaviors] { [behaviors] + guidedAccessFacts.restrictions.map(\.behaviors) }
}
