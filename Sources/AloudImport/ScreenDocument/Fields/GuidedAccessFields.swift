import AloudTree

extension JSONKeys {
  /// The key for Guided Access at the top of the document: the configuration of the device.
  enum GuidedAccess: String {
    case supervised, allowedForAutonomousSingleAppMode, assessmentEntitlement, managedSingleAppMode, restrictions
    case features, shortcut, denied, areas, timeLimit, unavailable
  }

  enum Restriction: String { case identifier, title, detail, locks, on }
}

extension JSONKeys.GuidedAccess: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "\"guidedAccess\"")
  static let fields = known.keys.map(\.field)

  private static let usual = GuidedAccess()

  var field: JSONField<GuidedAccess> {
    switch self {
    case .supervised: .flag(\.supervised, "Whether the device is supervised.")
    case .allowedForAutonomousSingleAppMode:
      .flag(\.allowedForAutonomousSingleAppMode, "Whether the app may use Autonomous Single App Mode.")
    case .assessmentEntitlement:
      .flag(\.assessmentEntitlement, "Whether the app has the entitlement for assessment mode.")
    case .managedSingleAppMode:
      .flag(\.managedSingleAppMode, "Whether device management (MDM) locks the device to the app.")
    case .restrictions:
      .collection(\.restrictions, .list(of: .restriction), "guidedAccessRestrictionIdentifiers.")
    case .features:
      .defaulting(
        \.features, .set(noun: "feature"), to: Self.usual.features,
        "The features that are on before the app starts.")
    case .shortcut:
      .defaulting(
        \.shortcut, .shortcut, to: Self.usual.shortcut, "The features that a triple click offers, in this order.")
    case .denied: .collection(\.denied, .denied, "The restrictions that are denied when a session begins.")
    case .areas:
      .collection(\.areas, .list(of: .frame), "Areas of the screen that do not respond to touch in a session.")
    case .timeLimit:
      .optional(\.timeLimit, .seconds(atLeast: 1), "The time limit of a session in seconds; no limit unless written.")
    case .unavailable: .collection(\.unavailable, .set(noun: "feature"), "Features that cannot be configured.")
    }
  }
}

extension JSONKeys.Restriction: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a restriction")
  static let fields = known.keys.map(\.field)

  var field: JSONField<GuidedAccess.Restriction> {
    switch self {
    case .identifier: .required(\.identifier, .string, "The identifier that the app uses.")
    // A missing title is a finding of audits, not an error in the document.
    case .title: .collection(\.title, .string, "The title that the user sees.")
    case .detail: .optional(\.detail, .string, "The description that the user sees.")
    case .locks:
      .collection(\.locks, .strings(.reference(.ids)), "Ids of the nodes that are locked while it is denied.")
    case .on:
      .always(
        \.behaviors,
        .behaviors(
          Behaviors.Event.ofRestriction, of: "\"on\" of a restriction",
          ScreenDocumentSchema.behaviors(Behaviors.Event.ofRestriction)),
        "The effects when the restriction changes, by event.")
    }
  }
}

// MARK: - Forms

extension JSONForm<GuidedAccess> {
  static var guidedAccess: Self { object(JSONKeys.GuidedAccess.self, GuidedAccess()) }
}

extension JSONForm<GuidedAccess.Restriction> {
  fileprivate static var restriction: Self {
    object(JSONKeys.Restriction.self, GuidedAccess.Restriction(identifier: "", title: ""))
  }
}

extension JSONForm<[GuidedAccess.Shortcut]> {
  /// The features of the accessibility shortcut. Their order matters, so none may occur twice.
  fileprivate static var shortcut: Self {
    Self(
      .list(ofDistinct: .choice(GuidedAccess.Shortcut.self)),
      read: { place throws(JSONProblem) in
        let shortcut = try place.choices(GuidedAccess.Shortcut.self, noun: "accessibility shortcut")
        for (index, item) in try place.list().enumerated() where shortcut[..<index].contains(shortcut[index]) {
          throw item.problem("the accessibility shortcut \"\(shortcut[index].rawValue)\" appears twice")
        }
        return shortcut
      },
      write: { .strings($0.map(\.rawValue)) })
  }
}

extension JSONForm<Set<String>> {
  fileprivate static var denied: Self {
    Self(
      .list(of: ScreenDocumentSchema.restrictionName),
      read: { place throws(JSONProblem) in Set(try place.strings()) }, write: { .strings($0.sorted()) })
  }
}
