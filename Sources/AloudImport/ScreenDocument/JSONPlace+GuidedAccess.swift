import AloudTree

extension JSONPlace {
  /// The effect `guidedAccess`.
  func guidedAccessRequest() throws(JSONProblem) -> Effect.GuidedAccessRequest {
    let object = try object()
    let isSession = object.contains("session")
    let isConfiguration = object.contains("configure")
    guard isSession || isConfiguration else {
      throw object.problem("\"guidedAccess\" needs \"session\" or \"configure\"")
    }
    let members = try object.members(
      JSONKeys.GuidedAccessRequest.self,
      allowed: isSession ? JSONKeys.GuidedAccessRequest.forSession : JSONKeys.GuidedAccessRequest.forConfiguration)
    if !isSession { try object.require([JSONKeys.GuidedAccessRequest.enabled]) }
    var enabled = true
    var features: [GuidedAccess.Feature] = []
    var succeeded: [Effect] = []
    var failed: [Effect] = []
    for (key, value) in members {
      switch key {
      case .session, .enabled: enabled = try value.bool()
      case .configure: features = try value.features()
      case .succeeded: succeeded = try value.effects()
      case .failed: failed = try value.effects()
      }
    }
    return isSession
      ? .session(enabled: enabled, succeeded: succeeded, failed: failed)
      : .configure(features, enabled: enabled, succeeded: succeeded, failed: failed)
  }

  private func features() throws(JSONProblem) -> [GuidedAccess.Feature] {
    let features = try list().map { item throws(JSONProblem) in
      try item.choice(GuidedAccess.Feature.self, noun: "feature")
    }
    guard !features.isEmpty else { throw mustBe("a list of one feature or more") }
    return features
  }

  /// The facts at the top of the document.
  func guidedAccess() throws(JSONProblem) -> GuidedAccess {
    var facts = GuidedAccess()
    for (key, value) in try object().members(JSONKeys.GuidedAccess.self) {
      switch key {
      case .supervised: facts.supervised = try value.bool()
      case .allowedForAutonomousSingleAppMode: facts.allowedForAutonomousSingleAppMode = try value.bool()
      case .assessmentEntitlement: facts.assessmentEntitlement = try value.bool()
      case .managedSingleAppMode: facts.managedSingleAppMode = try value.bool()
      case .restrictions:
        facts.restrictions = try value.list().map { item throws(JSONProblem) in try item.restriction() }
      }
    }
    return facts
  }

  private func restriction() throws(JSONProblem) -> GuidedAccess.Restriction {
    let object = try object()
    var restriction = GuidedAccess.Restriction(identifier: "", title: "")
    for (key, value) in try object.members(JSONKeys.Restriction.self) {
      switch key {
      case .identifier: restriction.identifier = try value.string()
      case .title: restriction.title = try value.string()
      case .detail: restriction.detail = try value.string()
      case .locks: restriction.locks = try value.strings()
      }
    }
    // A title that is missing is a finding of audits, not a mistake in the document.
    try object.require([JSONKeys.Restriction.identifier])
    return restriction
  }
}
