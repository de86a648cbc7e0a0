import AloudTree

extension ScreenDocumentSchema {
  /// The effect.
  static var guidedAccessRequest: Schema {
    .one(
      of: JSONKeys.GuidedAccessRequest.forms.map { form in
        .object(
          of: JSONKeys.GuidedAccessRequest.self, only: form.required + form.optional, required: form.required,
          schema(ofRequest:))
      })
  }

  private static func schema(ofRequest key: JSONKeys.GuidedAccessRequest) -> Schema {
    switch key {
    case .session: .bool.described("Asks for a session to begin, or to end.")
    case .configure: .list(of: feature, atLeast: 1).described("Asks for features to be switched on or off.")
    case .assessment: .bool.described("Begins an assessment, or ends it.")
    case .isEnabled: .bool.described("Asks whether there is a session; the effects happen if it is so.")
    case .restriction: restrictionName.described("Asks for the state of a restriction.")
    case .enabled: .bool.described("Whether the features are switched on.")
    case .state: .choice(GuidedAccess.RestrictionState.self).described("The state in which the effects happen.")
    case .succeeded: .reference(.effects).described("What happens when it is granted.")
    case .failed: .reference(.effects).described("What happens when it is refused, or fails.")
    case .effects: .reference(.effects).described("What happens if it is so.")
    }
  }

  private static var feature: Schema { .choice(GuidedAccess.Feature.self) }

  /// Editors offer what is known; identifiers are the app's own.
  static var restrictionName: Schema {
    .any(of: [.choice(GuidedAccess.SystemRestriction.self), .string.described("The identifier of a restriction.")])
  }

}
