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
