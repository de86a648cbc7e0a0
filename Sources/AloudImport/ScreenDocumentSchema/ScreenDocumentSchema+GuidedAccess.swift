import AloudTree

extension ScreenDocumentSchema {
  /// The effect.
  static var guidedAccessRequest: Schema {
    func form(_ keys: [JSONKeys.GuidedAccessRequest], required: [JSONKeys.GuidedAccessRequest]) -> Schema {
      .object(of: JSONKeys.GuidedAccessRequest.self, only: keys, required: required) { key in
        switch key {
        case .session: .bool.described("Whether a session is to begin or to end.")
        case .configure:
          .list(of: .choice(GuidedAccess.Feature.self), atLeast: 1).described("Features to switch on or off.")
        case .enabled: .bool.described("Whether they are switched on.")
        case .succeeded: .reference(.effects).described("What happens when it is granted.")
        case .failed: .reference(.effects).described("What happens when it is denied.")
        }
      }
    }
    return .one(of: [
      form(JSONKeys.GuidedAccessRequest.forSession, required: [.session]),
      form(JSONKeys.GuidedAccessRequest.forConfiguration, required: [.configure, .enabled]),
    ])
  }

  /// The facts at the top of the document.
  static var guidedAccess: Schema {
    .object(of: JSONKeys.GuidedAccess.self) { key in
      switch key {
      case .supervised: .flag.described("Whether the device is supervised.")
      case .allowedForAutonomousSingleAppMode: .flag.described("Whether the app may lock the device to itself.")
      case .assessmentEntitlement: .flag.described("Whether the app has the entitlement for assessments.")
      case .managedSingleAppMode: .flag.described("Whether the device is locked to the app by its management.")
      case .restrictions: .list(of: restriction).described("guidedAccessRestrictionIdentifiers.")
      }
    }
  }

  private static var restriction: Schema {
    .object(of: JSONKeys.Restriction.self, required: [.identifier]) { key in
      switch key {
      case .identifier: .string.described("The name by which the app knows it.")
      case .title: .string.described("The name by which people know it.")
      case .detail: .string.described("What it means.")
      case .locks: .reference(.ids).described("Ids of the nodes that are locked while it is denied.")
      }
    }
  }
}
