/// How well a fact about VoiceOver is attested.
public struct Evidence: Hashable, Sendable {
  public enum Certainty: String, CaseIterable, Sendable {
    /// Apple says so: headers, documentation, a demonstration.
    case documented
    /// Somebody who listened wrote it down.
    case observed
    /// Nobody is known to have recorded it; our best knowledge.
    case assumed
  }

  public let certainty: Certainty
  /// The source, or the reason for the assumption.
  public let source: String

  public static func documented(_ source: String) -> Evidence { Evidence(certainty: .documented, source: source) }
  public static func observed(_ source: String) -> Evidence { Evidence(certainty: .observed, source: source) }
  public static func assumed(_ source: String) -> Evidence { Evidence(certainty: .assumed, source: source) }
}

extension Evidence: CustomStringConvertible {
  public var description: String { "\(certainty.rawValue): \(source)" }
}
