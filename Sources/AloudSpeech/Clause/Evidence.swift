package import AloudBase

/// The evidence for a fact about VoiceOver.
public struct Evidence: Hashable, Sendable {
  /// How certain it is that a device does this.
  public enum Certainty: String, CaseIterable, Sendable {
    /// Apple documents it: headers, documentation, a demonstration.
    case documented
    /// Listeners recorded it.
    case observed
    /// No record is known; this is an assumption.
    case assumed
  }

  /// How certain it is.
  public let certainty: Certainty
  /// The source, or the reason for the assumption.
  public let source: String

  /// Evidence in Apple's documentation, with its place.
  public static func documented(_ source: String) -> Evidence { Evidence(certainty: .documented, source: source) }
  /// Evidence from people who listened to devices, with their names or places.
  public static func observed(_ source: String) -> Evidence { Evidence(certainty: .observed, source: source) }
  /// No evidence; the text says why it is assumed.
  public static func assumed(_ source: String) -> Evidence { Evidence(certainty: .assumed, source: source) }
}

/// The explanation of what Aloud says or does: a rule in one sentence, and its evidence.
public struct Explanation: Hashable, Sendable {
  /// The name of the rule: `trait.button`.
  public let rule: String
  /// The rule in one sentence.
  public let summary: String
  /// How certain it is, and from where.
  public let evidence: Evidence

  /// An explanation of a rule, by its name.
  public init(rule: String, summary: String, evidence: Evidence) {
    self.rule = rule
    self.summary = summary
    self.evidence = evidence
  }
}

extension Explanation: CustomStringConvertible {
  /// The form that all commands print: `trait.button: the trait button [documented: …]`.
  public var description: String { "\(told())" }

  /// The description for people, with a place after the name of the rule: `trait.button of bar: …`.
  package func told(at place: String? = nil) -> Message {
    let (summary, evidence) = (Message(english: summary), evidence.told)
    return place.map { "\(rule) of \($0): \(summary) [\(evidence)]" } ?? "\(rule): \(summary) [\(evidence)]"
  }
}

extension Evidence: CustomStringConvertible {
  public var description: String { "\(told)" }

  /// The certainty and the source, for people.
  package var told: Message {
    let source = Message(english: source)
    return switch certainty {
    case .documented: "documented: \(source)"
    case .observed: "observed: \(source)"
    case .assumed: "assumed: \(source)"
    }
  }
}
