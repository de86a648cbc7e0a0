public import AloudTree

/// Something wrong with a screen, and how to mend it.
public struct Finding: Hashable, Sendable {
  /// The id of the rule: `missing-label`.
  public let rule: String
  /// How much it matters.
  public let severity: Severity
  /// The id that the document gives the node; nil where it gives none, and for a finding of a whole screen.
  public let id: String?
  /// The place: `elements[5]`, `screens.detail.elements[0].children[2]`, `on.appear`; for a screen `elements` or
  /// `screens.detail`.
  public let path: String
  /// On a web page: a CSS selector that finds the element in its document; nil elsewhere.
  public let selector: String?
  /// The place of the screen among those of the document, from 0.
  public let screen: Int
  /// The utterance there; nil where VoiceOver does not stop.
  public let utterance: String?
  /// The fault at this place.
  public let message: Wording
  /// How to fix it.
  public let fix: Wording
  /// The guidelines that say so; see ``Rule/references``.
  public let references: [String]
}

/// A fault that a rule found, with its place. An audit reports it as a ``Finding``.
public struct Fault: Sendable {
  /// The place of a finding.
  public enum Place: Hashable, Sendable {
    case node(NodeID)
    /// The whole screen.
    case screen
    /// An event of the screen or, on the first screen, of the app: `on.appear`.
    case behavior(Behaviors.Event)
    /// A place of the document that is no screen, as a path: `guidedAccess.restrictions[0]`.
    case document(String)
  }

  /// The place of the screen among those of the document, from 0.
  public let screen: Int
  /// The place on that screen.
  public let place: Place
  /// Nil is the rule's own.
  public let severity: Severity?
  /// The fault, as a line of text.
  public let message: Wording
  /// How to fix it; nil is the rule's own.
  public let fix: Wording?
  /// Nil are the rule's own.
  public let references: [String]?

  /// A fault anywhere; what is nil is the rule's own.
  public init(
    _ message: Wording, on screen: AuditedScreen, at place: Place, severity: Severity? = nil, fix: Wording? = nil,
    references: [String]? = nil
  ) {
    self.screen = screen.index
    self.place = place
    self.severity = severity
    self.message = message
    self.fix = fix
    self.references = references
  }

  /// A fault of a stop.
  public init(
    _ message: Wording, at stop: AuditedScreen.Stop, of screen: AuditedScreen, severity: Severity? = nil,
    fix: Wording? = nil, references: [String]? = nil
  ) {
    self.init(message, on: screen, at: .node(stop.node), severity: severity, fix: fix, references: references)
  }
}
