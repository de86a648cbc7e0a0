import Aloud
import AloudAudit
import Testing

/// A screen of a source, and the findings of a folder of rules on it: `rule path`, and no others.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let name: String
  let json: String
  let found: [String]

  init(_ name: String, _ json: String, _ found: [String] = []) {
    self.name = name
    self.json = json
    self.found = found
  }

  var testDescription: String { name }

  func findings(of rules: [Rule], level: Severity = .warning) throws -> [String] {
    let document = try Document(JSON(json))
    return Audit(rules: rules, level: level).findings(in: document).flatMap { finding in
      finding.faultyPlaces.map { "\(finding.rule) \($0.path)" }
    }
  }
}
