public import AloudAudit
package import AloudBase

/// A person's decision that a finding does not count, with its reason.
///
///     Acceptance(who: "Kim", when: "2026-11-20", why: "the logo needs no name", until: "2027-05-31")
///
/// Days are written as in ISO 8601, so that their texts are in the order of the days.
public struct Acceptance: Hashable, Sendable {
  /// The person who decided.
  public var who: String
  /// The day of the decision: `2026-11-20`.
  public var when: String
  /// The reason.
  public var why: String
  /// The last day on which the decision counts; nil for no end.
  public var until: String?

  /// A decision.
  public init(who: String, when: String, why: String, until: String? = nil) {
    (self.who, self.when, self.why, self.until) = (who, when, why, until)
  }

  /// False after the last day of the decision.
  public func counts(on day: String) -> Bool { until.map { day <= $0 } ?? true }

  /// The form in baselines, files of answers and reports.
  package var json: JSONValue {
    let head: JSONValue = ["who": .string(who), "when": .string(when), "why": .string(why)]
    return head + .member("until", until.map { .string($0) })
  }
}

/// A finding, and a person's decision that it does not count.
public struct AcceptedFinding: Hashable, Sendable {
  /// The finding, with the places that the decision names.
  public let finding: Finding
  /// The decision.
  public let acceptance: Acceptance

  /// A finding with a decision.
  public init(_ finding: Finding, _ acceptance: Acceptance) { (self.finding, self.acceptance) = (finding, acceptance) }
}

extension AuditedFile {
  /// Divides the findings by the entries that match their places with a fault. A place without an entry stays, as does one of
  /// which the decision has ended. A place with a decision is accepted, and any other known place is left out.
  ///
  /// - Parameters:
  ///   - entries: for each finding, an entry or nil for each place with a fault.
  ///   - day: the current day, in the form of ``Acceptance/when``.
  mutating func divide(by entries: [[AuditBaseline.Entry?]], on day: String) {
    var open: [Finding] = []
    for (finding, entries) in zip(findings, entries) {
      let decisions = entries.map { $0?.accepted }
      let stays = entries.map { entry in entry.map { $0.accepted?.counts(on: day) == false } ?? true }
      if let left = finding.keeping(stays) { open.append(left) }
      var told: [Acceptance] = []
      for decision in decisions.compactMap(\.self) where !told.contains(decision) {
        told.append(decision)
        guard let part = finding.keeping(decisions.map { $0 == decision }) else { continue }
        if decision.counts(on: day) {
          accepted.append(AcceptedFinding(part, decision))
        } else {
          expired.append(AcceptedFinding(part, decision))
        }
      }
    }
    findings = open
  }

  /// The decisions about a finding whose last day has passed.
  package func expiredAcceptances(of finding: Finding) -> [Acceptance] {
    expired.filter { ended in
      ended.finding.rule == finding.rule && ended.finding.places.contains { $0.hasFault && finding.places.contains($0) }
    }.map(\.acceptance)
  }
}

extension [AuditedFile] {
  /// The files, with the findings accepted that entries of a file of answers name.
  ///
  /// - Parameters:
  ///   - entries: the accepted places; the end of a path identifies a file, as for answers.
  ///   - day: the current day, in the form of ``Acceptance/when``.
  /// - Returns: the files, and the indices of the entries that match no finding.
  /// - Complexity: O(findings + entries · files).
  package func accepting(_ entries: [AuditBaseline.Entry], on day: String) -> (files: [AuditedFile], unused: [Int]) {
    let names = FileNames(map(\.path))
    var byFile: [Int: [Int]] = [:]
    var unused: [Int] = []
    for (index, entry) in entries.enumerated() {
      if let file = names.index(of: entry.file) {
        byFile[file, default: []].append(index)
      } else {
        unused.append(index)
      }
    }
    var files = self
    for (file, indices) in byFile {
      var lookup = BaselineLookup(indices.map { entries[$0] })
      files[file].divide(by: lookup.matches(of: files[file].findings), on: day)
      unused += lookup.unusedIndices.map { indices[$0] }
    }
    return (files, unused.sorted())
  }
}
