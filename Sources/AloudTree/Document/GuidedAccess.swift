/// The facts about a device that Guided Access and similar modes need: who may lock it to the app, what a session
/// restricts, and which accessibility features are on.
///
/// Source of all words: UIKit's headers, `UIGuidedAccess.h` and `UIAccessibility.h`, and the WWDC22 session on single app mode.
public struct GuidedAccess: Equatable, Sendable {
  /// `UIGuidedAccessAccessibilityFeature`.
  public enum Feature: String, CaseIterable, Sendable {
    /// An accessibility feature, with UIKit's name.
    case voiceOver, zoom, assistiveTouch, invertColors, grayscaleDisplay
  }

  /// The features that the accessibility shortcut, a triple click of the side button, can be set to.
  public enum Shortcut: String, CaseIterable, Sendable {
    /// What a triple click starts, or turns on and off.
    case guidedAccess, voiceOver, zoom, assistiveTouch, invertColors, grayscaleDisplay

    /// The feature that the shortcut turns on and off; nil for Guided Access, which the shortcut starts.
    public var feature: Feature? { Feature(rawValue: rawValue) }
  }

  /// `UIGuidedAccessRestrictionState`.
  public enum RestrictionState: String, CaseIterable, Sendable {
    /// The user may do what the restriction is about.
    case allow
    /// The user may not do it in this session.
    case deny
  }

  /// The restrictions of the system that a session can have for any app; `touch` is the whole screen.
  public enum SystemRestriction: String, CaseIterable, Sendable {
    /// What a session turns off.
    case touch, motion, keyboards, volumeButtons, sideButton
  }

  /// One of `guidedAccessRestrictionIdentifiers`.
  public struct Restriction: Equatable, Sendable {
    /// The identifier, by which the app and ``GuidedAccess/denied`` name the restriction.
    public var identifier: String
    /// `textForGuidedAccessRestriction(withIdentifier:)`; empty where the app has none.
    public var title: String
    /// `detailTextForGuidedAccessRestriction(withIdentifier:)`.
    public var detail: String?
    /// Ids of the nodes that are locked while the restriction is denied.
    public var locks: [String]
    /// The effects when the state has changed to `deny` or to `allow`.
    public var behaviors: Behaviors

    /// A restriction; by default it locks no nodes and has no effects.
    public init(
      identifier: String, title: String, detail: String? = nil, locks: [String] = [],
      behaviors: Behaviors = Behaviors()
    ) {
      self.identifier = identifier
      self.title = title
      self.detail = detail
      self.locks = locks
      self.behaviors = behaviors
    }
  }

  /// True if an organization manages the device. Default: false.
  public var supervised = false
  /// True if the device's profile lets the app lock the device to itself. Default: false.
  public var allowedForAutonomousSingleAppMode = false
  /// True if the app has the entitlement for `AEAssessmentSession`. Default: false.
  public var assessmentEntitlement = false
  /// True if the device is locked to the app from the start.
  public var managedSingleAppMode = false
  /// `guidedAccessRestrictionIdentifiers`, with what each of them does. Default: none.
  public var restrictions: [Restriction] = []

  // How the device is set up before the app starts.

  /// The features that are on.
  public var features: Set<Feature> = [.voiceOver]
  /// The features that a triple click offers, in this order; an empty list offers none.
  public var shortcut = Shortcut.allCases
  /// The restrictions that are denied once a session begins: identifiers of ``restrictions``, and names of system
  /// restrictions.
  public var denied: Set<String> = []
  /// Parts of the screen that do not answer in a session, in screen points.
  public var areas: [Frame] = []
  /// How long a session lasts, in seconds; nil for any time.
  public var timeLimit: Double?
  /// Features that cannot be configured, to test how an app handles the error `failed`.
  public var unavailable: Set<Feature> = []

  /// The facts of an ordinary device: VoiceOver is on, and nothing is granted.
  public init() {}

  /// Every name that can be denied: those of the app's restrictions and of the system's.
  public var restrictionNames: [String] {
    restrictions.map { $0.identifier } + SystemRestriction.allCases.map { $0.rawValue }
  }
}

extension Effect.GuidedAccessRequest {
  /// The effects if the request is granted, or if the answer to the question is yes.
  package var succeeded: [Effect] {
    switch self {
    case .session(_, let effects, _), .configure(_, _, let effects, _), .assessment(_, let effects, _),
      .status(_, let effects), .restrictionState(_, _, let effects):
      effects
    }
  }

  /// The effects if the request is refused; a question is never refused.
  package var failed: [Effect] {
    switch self {
    case .session(_, _, let effects), .configure(_, _, _, let effects), .assessment(_, _, let effects): effects
    case .status, .restrictionState: []
    }
  }

  /// All effects that the request may run.
  public var nested: [Effect] { succeeded + failed }

  /// The request with each of its lists of effects changed.
  package func mappingEffects(_ change: ([Effect]) -> [Effect]) -> Self {
    switch self {
    case .session(let enabled, let succeeded, let failed):
      .session(enabled: enabled, succeeded: change(succeeded), failed: change(failed))
    case .configure(let features, let enabled, let succeeded, let failed):
      .configure(features, enabled: enabled, succeeded: change(succeeded), failed: change(failed))
    case .assessment(let enabled, let succeeded, let failed):
      .assessment(enabled: enabled, succeeded: change(succeeded), failed: change(failed))
    case .status(let enabled, let effects): .status(enabled: enabled, change(effects))
    case .restrictionState(let identifier, let state, let effects):
      .restrictionState(identifier: identifier, state, change(effects))
    }
  }
}

extension Document {
  /// The facts about the device; the default grants nothing.
  public var guidedAccessFacts: GuidedAccess { guidedAccess ?? GuidedAccess() }

  /// The behaviors of the app as a whole: its events, and changes of its restrictions.
  package var behaviorsOfApp: [Behaviors] { [behaviors] + guidedAccessFacts.restrictions.map { $0.behaviors } }
}
