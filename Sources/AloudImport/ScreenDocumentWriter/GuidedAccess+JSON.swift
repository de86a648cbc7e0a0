import AloudTree

extension Effect.GuidedAccessRequest {
  var json: JSONValue {
    let members = members
    return .object(of: JSONKeys.GuidedAccessRequest.self) { members[$0] }
  }

  private var members: [JSONKeys.GuidedAccessRequest: JSONValue] {
    switch self {
    case .session(let enabled, let succeeded, let failed):
      answers(succeeded, failed).merging([.session: .bool(enabled)]) { $1 }
    case .configure(let features, let enabled, let succeeded, let failed):
      answers(succeeded, failed)
        .merging([.configure: .strings(features.map(\.rawValue)), .enabled: .bool(enabled)]) { $1 }
    case .assessment(let enabled, let succeeded, let failed):
      answers(succeeded, failed).merging([.assessment: .bool(enabled)]) { $1 }
    case .status(let enabled, let effects): [.isEnabled: .bool(enabled), .effects: effects.json]
    case .restrictionState(let identifier, let state, let effects):
      [.restriction: .string(identifier), .state: .string(state.rawValue), .effects: effects.json]
    }
  }

  private func answers(_ succeeded: [Effect], _ failed: [Effect]) -> [JSONKeys.GuidedAccessRequest: JSONValue] {
    [.succeeded: succeeded.jsonUnlessEmpty, .failed: failed.jsonUnlessEmpty].compactMapValues { $0 }
  }
}

extension GuidedAccess {
  /// The JSON, without values that are the defaults.
  var json: JSONValue {
    let usual = GuidedAccess()
    return .object(of: JSONKeys.GuidedAccess.self) { key in
      switch key {
      case .supervised: supervised ? .bool(true) : nil
      case .allowedForAutonomousSingleAppMode: allowedForAutonomousSingleAppMode ? .bool(true) : nil
      case .assessmentEntitlement: assessmentEntitlement ? .bool(true) : nil
      case .managedSingleAppMode: managedSingleAppMode ? .bool(true) : nil
      case .restrictions: restrictions.isEmpty ? nil : .list(restrictions.map(\.json))
      case .features: features == usual.features ? nil : GuidedAccess.json(features)
      case .shortcut: shortcut == usual.shortcut ? nil : .strings(shortcut.map(\.rawValue))
      case .denied: denied.isEmpty ? nil : .strings(denied.sorted())
      case .areas: areas.isEmpty ? nil : .list(areas.map(\.json))
      case .timeLimit: timeLimit.map { .number($0) }
      case .unavailable: unavailable.isEmpty ? nil : GuidedAccess.json(unavailable)
      }
    }
  }

  /// In the order of their table, so that the same set is written the same every time.
  private static func json(_ features: Set<Feature>) -> JSONValue {
    .strings(Feature.allCases.filter(features.contains).map(\.rawValue))
  }
}

extension GuidedAccess.Restriction {
  fileprivate var json: JSONValue {
    .object(of: JSONKeys.Restriction.self) { key in
      switch key {
      case .identifier: .string(identifier)
      case .title: title.isEmpty ? nil : .string(title)
      case .detail: detail.map { .string($0) }
      case .locks: locks.isEmpty ? nil : .strings(locks)
      case .on: behaviors.json(Behaviors.Event.ofRestriction)
      }
    }
  }
}
