import Aloud
import Foundation

/// Findings that tests choose: elements with the labels `error …`, `warning …` and `advice …` are findings.
enum ReportExample {
  static let rules = [rule(.advice), rule(.error), rule(.warning)]

  static func rule(_ severity: Severity) -> Rule {
    Rule(
      "any-\(severity.rawValue)", severity,
      title: Wording("Any \(severity.rawValue)", ko: "모든 \(severity.rawValue)"),
      fix: Wording("Say <something> else.", ko: "다르게 쓰세요."), references: ["MAAG 1.1", "WCAG 1.1.1"]
    ) { screen in
      screen.stops.filter { $0.label.hasPrefix(severity.rawValue) }.map { stop in
        // A finding with its own correction says so.
        let fix = stop.label.hasSuffix("own") ? Wording("Its own fix.", ko: "고유한 방법.") : nil
        return Fault(
          Wording("“\(stop.label)” & more.", ko: "“\(stop.label)” 등."), at: stop, of: screen, fix: fix)
      }
    }
  }

  /// A file with elements with these labels; the text after `#` is the id.
  static func file(
    _ path: String, _ labels: [String], language: Wording.Language = .english, places: [String: FilePlace] = [:]
  ) throws -> AuditedFile {
    let elements = labels.map { label -> String in
      let parts = label.split(separator: "#")
      return "{\"label\": \"\(parts[0])\"\(parts.count > 1 ? ", \"id\": \"\(parts[1])\"" : "")}"
    }
    let document = try Document(reading: "{\"aloud\": 1, \"elements\": [\(elements.joined(separator: ", "))]}")
    return AuditedFile(
      path, findings: Audit(rules: rules).findings(in: document), language: language, spokenLanguage: "en",
      places: places)
  }

  static func file(_ labels: [String], language: Wording.Language = .english) throws -> AuditedFile {
    try file("shop.json", labels, language: language)
  }

  static func object(_ json: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any] ?? [:]
  }
}
