/// How well a fact about VoiceOver is attested.
public struct Evidence: Hashable, Sendable {
  public enum Certainty: String, CaseIterable, Sendable {
    /// Apple says so: headers, documentation, a demonstration.
    case documented
    /// It was written down by listeners.
    case observed
    /// No record is known; our best knowledge.
    case assumed
  }

  public let certainty: Certainty
  /// The source, or the reason for the assumption.
  public let source: String

  public static func documented(_ source: String) -> Evidence { Evidence(certainty: .documented, source: source) }
  public static func observed(_ source: String) -> Evidence { Evidence(certainty: .observed, source: source) }
  public static func assumed(_ source: String) -> Evidence { Evidence(certainty: .assumed, source: source) }
}

/// Why Aloud says or does something: a rule, in one sentence, with its evidence.
public struct Explanation: Hashable, Sendable {
  /// The name of the rule: `trait.button`.
  public let rule: String
  /// One sentence.
  public let summary: String
  public let evidence: Evidence

  public init(rule: String, summary: String, evidence: Evidence) {
    self.rule = rule
    self.summary = summary
    self.evidence = evidence
  }
}

extension Explanation: CustomStringConvertible {
  /// As every command writes it: `trait.button: the trait button [documented: …]`.
  public var description: String { explained() }

  /// The description with the words that follow the name of the rule: `trait.button of bar: …`.
  public func explained(at place: String = "") -> String { "\(rule)\(place): \(summary) [\(evidence)]" }
}

extension Evidence: CustomStringConvertible {
  public var description: String { "\(certainty.rawValue): \(source)" }
}
