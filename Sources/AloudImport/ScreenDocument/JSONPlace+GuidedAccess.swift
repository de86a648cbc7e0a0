import AloudTree

extension JSONPlace {
  /// The effect `guidedAccess`.
  func guidedAccessRequest() throws(JSONProblem) -> Effect.GuidedAccessRequest {
    let object = try object()
    let forms = JSONKeys.GuidedAccessRequest.forms
    let verb = try object.verb(
      among: forms.map { $0.required[0] },
      missing: #""guidedAccess" needs "session", "configure", "assessment", "isEnabled" or "restriction""#)
    for form in forms where form.required[0] == verb {
      let owner = "\"guidedAccess\" with \(verb.rawValue)"
      _ = try object.members(JSONKeys.GuidedAccessRequest.self, allowed: form.required + form.optional, owner: owner)
      try object.require(form.required, in: owner)
    }
    return try object.guidedAccessRequest(verb)
  }

  fileprivate func features() throws(JSONProblem) -> [GuidedAccess.Feature] {
    let features = try choices(GuidedAccess.Feature.self, noun: "feature")
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
        facts.restrictions = try value.list().read { item throws(JSONProblem) in try item.restriction() }
      case .features: facts.features = Set(try value.choices(noun: "feature"))
      case .shortcut: facts.shortcut = try value.shortcut()
      case .denied: facts.denied = Set(try value.strings())
      case .areas: facts.areas = try value.list().read { item throws(JSONProblem) in try item.frame() }
      case .timeLimit: facts.timeLimit = try value.seconds(atLeast: 1)
      case .unavailable: facts.unavailable = Set(try value.choices(noun: "feature"))
      }
    }
    return facts
  }

  /// The features of a triple click: their order matters, so none can be there twice.
  private func shortcut() throws(JSONProblem) -> [GuidedAccess.Shortcut] {
    let shortcut = try choices(GuidedAccess.Shortcut.self, noun: "accessibility shortcut")
    for (index, item) in try list().enumerated() where shortcut[..<index].contains(shortcut[index]) {
      throw item.problem("the accessibility shortcut \"\(shortcut[index].rawValue)\" is there twice")
    }
    return shortcut
  }

  private func restriction() throws(JSONProblem) -> GuidedAccess.Restriction {
    var restriction = GuidedAccess.Restriction(identifier: "", title: "")
    // A title that is missing is a finding of audits, not a mistake in the document.
    try read(JSONKeys.Restriction.self, required: [.identifier]) { key, value throws(JSONProblem) in
      switch key {
      case .identifier: restriction.identifier = try value.string()
      case .title: restriction.title = try value.string()
      case .detail: restriction.detail = try value.string()
      case .locks: restriction.locks = try value.strings()
      case .on:
        restriction.behaviors = try value.behaviors(Behaviors.Event.ofRestriction, of: "\"on\" of a restriction")
      }
    }
    return restriction
  }
}

extension JSONObject {
  /// The request whose verb and keys are known.
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
