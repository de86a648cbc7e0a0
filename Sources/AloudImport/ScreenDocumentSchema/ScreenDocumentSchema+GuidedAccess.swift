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

  /// The facts at the top of the document, and how the device is set up.
  static var guidedAccess: Schema {
    let usual = GuidedAccess()
    return .object(of: JSONKeys.GuidedAccess.self) { key in
      switch key {
      case .supervised: .flag.described("Whether the device is supervised.")
      case .allowedForAutonomousSingleAppMode: .flag.described("Whether the app may lock the device to itself.")
      case .assessmentEntitlement: .flag.described("Whether the app has the entitlement for assessments.")
      case .managedSingleAppMode: .flag.described("Whether the device is locked to the app by its management.")
      case .restrictions: .list(of: restriction).described("guidedAccessRestrictionIdentifiers.")
      case .features:
        .list(of: feature).described("The features that are on before the app starts.")
          .defaulting(to: .strings(usual.features.map(\.rawValue)))
      case .shortcut:
        .list(ofDistinct: .choice(GuidedAccess.Shortcut.self)).described("What a triple click offers, in this order.")
          .defaulting(to: .strings(usual.shortcut.map(\.rawValue)))
      case .denied: .list(of: restrictionName).described("What is denied once a session begins.")
      case .areas: .list(of: .reference(.frame)).described("Parts of the screen that do not answer in a session.")
      case .timeLimit: seconds(atLeast: 1).described("Seconds that a session lasts; any time unless written.")
      case .unavailable: .list(of: feature).described("Features that cannot be configured.")
      }
    }
  }

  private static var feature: Schema { .choice(GuidedAccess.Feature.self) }

  /// Editors offer what is known; identifiers are the app's own.
  private static var restrictionName: Schema {
    .any(of: [.choice(GuidedAccess.SystemRestriction.self), .string.described("The identifier of a restriction.")])
  }

  private static var restriction: Schema {
    .object(of: JSONKeys.Restriction.self, required: [.identifier]) { key in
      switch key {
      case .identifier: .string.described("The name by which the app knows it.")
      case .title: .string.described("The name by which people know it.")
      case .detail: .string.described("What it means.")
      case .locks: .reference(.ids).described("Ids of the nodes that are locked while it is denied.")
      case .on: behaviors(Behaviors.Event.ofRestriction).described("What the app does when it has changed.")
      }
    }
  }
}
