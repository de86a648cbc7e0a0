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
  /// How to mend it.
  public let fix: Wording
  /// The guidelines that say so; see ``Rule/references``.
  public let references: [String]
}
