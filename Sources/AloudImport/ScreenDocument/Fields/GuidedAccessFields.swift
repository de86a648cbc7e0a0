internal import AloudBase
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
  static let fields: [JSONField<GuidedAccess>] = known.keys.map { $0.field }

  private static let usual = GuidedAccess()

  var field: JSONField<GuidedAccess> {
    switch self {
    case .supervised: .flag({ assigned(&$0.supervised, $1) }, "Whether the device is supervised.")
    case .allowedForAutonomousSingleAppMode:
      .flag(
        { assigned(&$0.allowedForAutonomousSingleAppMode, $1) }, "Whether the app may use Autonomous Single App Mode.")
    case .assessmentEntitlement:
      .flag({ assigned(&$0.assessmentEntitlement, $1) }, "Whether the app has the entitlement for assessment mode.")
    case .managedSingleAppMode:
      .flag({ assigned(&$0.managedSingleAppMode, $1) }, "Whether device management (MDM) locks the device to the app.")
    case .restrictions:
      .collection({ assigned(&$0.restrictions, $1) }, .list(of: .restriction), "guidedAccessRestrictionIdentifiers.")
    case .features:
      .defaulting(
        { assigned(&$0.features, $1) }, .set(noun: "feature"), to: Self.usual.features,
        "The features that are on before the app starts.")
    case .shortcut:
      .defaulting(
        { assigned(&$0.shortcut, $1) }, .shortcut, to: Self.usual.shortcut,
        "The features that a triple click offers, in this order.")
    case .denied:
      .collection({ assigned(&$0.denied, $1) }, .denied, "The restrictions that are denied when a session begins.")
    case .areas:
      .collection(
        { assigned(&$0.areas, $1) }, .list(of: .frame), "Areas of the screen that do not respond to touch in a session."
      )
    case .timeLimit:
      .optional(
        { assigned(&$0.timeLimit, $1) }, .seconds(atLeast: 1),
        "The time limit of a session in seconds; no limit unless written.")
    case .unavailable:
      .collection({ assigned(&$0.unavailable, $1) }, .set(noun: "feature"), "Features that cannot be configured.")
    }
  }
}

extension JSONKeys.Restriction: JSONFieldList {
  static let known = JSONKeyTable<Self>(of: "a restriction")
  static let fields: [JSONField<GuidedAccess.Restriction>] = known.keys.map { $0.field }

  var field: JSONField<GuidedAccess.Restriction> {
    switch self {
    case .identifier: .required({ assigned(&$0.identifier, $1) }, .string, "The identifier that the app uses.")
    // A missing title is a finding of audits, not an error in the document.
    case .title: .collection({ assigned(&$0.title, $1) }, .string, "The title that the user sees.")
    case .detail: .optional({ assigned(&$0.detail, $1) }, .string, "The description that the user sees.")
    case .locks:
      .collection(
        { assigned(&$0.locks, $1) }, .strings(.reference(.ids)), "Ids of the nodes that are locked while it is denied.")
    case .on:
      .always(
        { assigned(&$0.behaviors, $1) },
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
      write: { .strings($0.map { $0.rawValue }) })
  }
}

extension JSONForm<Set<String>> {
  fileprivate static var denied: Self {
    Self(
      .list(of: ScreenDocumentSchema.restrictionName),
      read: { place throws(JSONProblem) in Set(try place.strings()) }, write: { .strings($0.sorted()) })
  }
}
