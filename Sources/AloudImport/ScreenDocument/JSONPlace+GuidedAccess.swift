internal import AloudBase
import AloudTree

extension JSONPlace {
  /// Reads the effect `guidedAccess`.
  func guidedAccessRequest() throws(JSONProblem) -> Effect.GuidedAccessRequest {
    let object = try object()
    let forms = JSONKeys.GuidedAccessRequest.forms
    let verb = try object.verb(
      among: forms.map { $0.required[0] },
      missing: #""guidedAccess" needs "session", "configure", "assessment", "isEnabled" or "restriction""#)
    for form in forms where form.required[0] == verb {
      let owner: Message = "\"guidedAccess\" with \(verb.rawValue)"
      _ = try object.members(JSONKeys.GuidedAccessRequest.self, allowed: form.required + form.optional, owner: owner)
      try object.require(form.required, in: owner)
    }
    return try object.guidedAccessRequest(verb)
  }

  fileprivate func features() throws(JSONProblem) -> [GuidedAccess.Feature] {
    let features = try choices(GuidedAccess.Feature.self, noun: "feature")
    guard !features.isEmpty else { throw mustBe("a list of at least one feature") }
    return features
  }

}

extension JSONObject {
  /// Reads a request whose verb and keys have been checked.
  fileprivate func guidedAccessRequest(
    _ verb: JSONKeys.GuidedAccessRequest
  ) throws(JSONProblem) -> Effect.GuidedAccessRequest {
    let value = member(verb.rawValue)
    switch verb {
    case .session:
      return .session(enabled: try value.bool(), succeeded: try effects(.succeeded), failed: try effects(.failed))
    case .configure:
      return .configure(
        try value.features(), enabled: try member("enabled").bool(),
        succeeded: try effects(.succeeded), failed: try effects(.failed))
    case .assessment:
      return .assessment(enabled: try value.bool(), succeeded: try effects(.succeeded), failed: try effects(.failed))
    case .isEnabled: return .status(enabled: try value.bool(), try effects(.effects))
    case .restriction:
      let state = try member("state").choice(GuidedAccess.RestrictionState.self)
      return .restrictionState(identifier: try value.string(), state, try effects(.effects))
    case .enabled, .state, .succeeded, .failed, .effects:
      preconditionFailure("\(verb.rawValue) is not what is asked.")
    }
  }

  private func effects(_ key: JSONKeys.GuidedAccessRequest) throws(JSONProblem) -> [Effect] {
    try self[key.rawValue]?.effects() ?? []
  }
}
