public import AloudTree

/// An accessibility problem of a screen, and how to fix it.
///
/// A problem with one cause is one finding, however many elements have it: see ``places``.
public struct Finding: Hashable, Sendable {
  /// An element that has the problem, or another part of the document.
  public struct Place: Hashable, Sendable {
    /// As in ``Finding/id``.
    public let id: String?
    /// As in ``Finding/path``.
    public let path: String
    /// As in ``Finding/selector``.
    public let selector: String?
    /// As in ``Finding/utterance``.
    public let utterance: String?
    /// A description of the fault here. It differs from that of the finding where it names this element.
    public let message: Wording
    /// False for an element that is named, but may stay as it is: the first of several controls with one name.
    public let hasFault: Bool
  }

  /// The id of the rule: `missing-label`.
  public let rule: String
  /// The severity of this finding.
  public let severity: Severity
  /// The id of the node in the document; nil where it has none, and for a finding about a whole screen.
  public let id: String?
  /// The path of the place: `elements[5]`, `screens.detail.elements[0].children[2]`, `on.appear`; for a screen,
  /// `elements` or `screens.detail`.
  public let path: String
  /// On a web page: a CSS selector of the element in its document; nil elsewhere.
  public let selector: String?
  /// The index of the screen in the document, from 0.
  public let screen: Int
  /// The utterance at the place; nil where VoiceOver does not stop.
  public let utterance: String?
  /// A description of the fault at this place.
  public let message: Wording
  /// How to fix it.
  public let fix: Wording
  /// The guidelines that require it; see ``Rule/references``.
  public let references: [String]
  /// All places of the finding on its screen, in reading order; at least one. ``id``, ``path``, ``selector`` and
  /// ``utterance`` are those of the first place with a fault.
  public let places: [Place]
}

extension Finding {
  /// The first place with a fault.
  package var first: Place { places.first { $0.hasFault } ?? places[0] }

  /// The places besides the first with a fault.
  package var others: [Place] {
    let first = places.firstIndex { $0.hasFault } ?? 0
    return places.indices.filter { $0 != first }.map { places[$0] }
  }

  /// The same finding at other places.
  ///
  /// - Parameters:
  ///   - finding: the rule, the severity and the correction.
  ///   - places: at least one; ``message``, ``path`` and the like are those of the first with a fault.
  package init(_ finding: Finding, places: [Place]) {
    let first = places.first { $0.hasFault } ?? places[0]
    self.init(
      rule: finding.rule, severity: finding.severity, id: first.id, path: first.path, selector: first.selector,
      screen: finding.screen, utterance: first.utterance, message: first.message, fix: finding.fix,
      references: finding.references, places: places)
  }
}

/// A fault that a rule found, with its place. An audit reports it as a ``Finding``.
public struct Fault: Sendable {
  /// The place of a fault.
  public enum Place: Hashable, Sendable {
    /// An element or a container of the screen.
    case node(NodeID)
    /// The whole screen.
    case screen
    /// An event of the screen or, on the first screen, of the app: `on.appear`.
    case behavior(Behaviors.Event)
    /// A place of the document that is not on a screen, as a path: `guidedAccess.restrictions[0]`.
    case document(String)
  }

  /// The index of the screen in the document, from 0.
  public let screen: Int
  /// The place on that screen.
  public let place: Place
  /// Nil for the severity of the rule.
  public let severity: Severity?
  /// A description of the fault, in one line.
  public let message: Wording
  /// How to fix it; nil for the fix of the rule.
  public let fix: Wording?
  /// Nil for the references of the rule.
  public let references: [String]?
  /// The nodes that share the fault with this one, which is one of them, in reading order: all controls with one name.
  /// Faults with the same list are one finding. Empty for a fault of this node alone.
  public let namesakes: [NodeID]

  /// A fault at any place; a nil argument means the rule's value.
  public init(
    _ message: Wording, on screen: AuditedScreen, at place: Place, severity: Severity? = nil, fix: Wording? = nil,
    references: [String]? = nil, among namesakes: [NodeID] = []
  ) {
    self.namesakes = namesakes
    self.screen = screen.index
    self.place = place
    self.severity = severity
    self.message = message
    self.fix = fix
    self.references = references
  }

  /// A fault at a stop.
  public init(
    _ message: Wording, at stop: AuditedScreen.Stop, of screen: AuditedScreen, severity: Severity? = nil,
    fix: Wording? = nil, references: [String]? = nil, among namesakes: [NodeID] = []
  ) {
    self.init(
      message, on: screen, at: .node(stop.node), severity: severity, fix: fix, references: references,
      among: namesakes)
  }
}
