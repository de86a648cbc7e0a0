import Aloud
import AloudAnswers

/// Findings as `aloud audit --json` prints them. Other programs rely on this format.
enum AuditJSON {
  /// A file in one line, with the error if it could not be audited.
  static func line(_ file: AuditedFile) -> String {
    if let failure = file.failure { return ReadingAnswer.failure(failure, file: file.path) }
    return value(file).text
  }

  /// The findings of a file.
  static func value(_ file: AuditedFile) -> JSONValue { object(file) { .list($0) } }

  /// A file as one object, with a line for each finding.
  static func lines(_ file: AuditedFile) -> String {
    file.failure == nil ? object(file) { .rows($0) }.text : line(file)
  }

  private static func object(_ file: AuditedFile, _ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    var answer = AuditAnswer(file.findings, language: file.language, places: file.places)
    (answer.questions, answer.ignored, answer.rehearsal) = (file.questions, file.ignored, file.rehearsal)
    return ["aloud": 1, "file": .string(file.path)] + answer.json(rows) + accepted("accepted", file.accepted, file)
      + accepted("expired", file.expired, file)
  }

  /// Findings with the decisions of people about them; nothing where there are none.
  private static func accepted(_ key: String, _ findings: [AcceptedFinding], _ file: AuditedFile) -> JSONValue {
    guard !findings.isEmpty else { return [:] }
    let rows = findings.map { $0.finding.json(in: file.language, file.places) + ["accepted": $0.acceptance.json] }
    return .member(key, .list(rows))
  }

  // MARK: Statistics

  /// How often each rule found a fault, as one object with a line for each rule.
  static func statistics(_ statistics: AuditStatistics, _ language: Wording.Language) -> String {
    let rows: [JSONValue] = statistics.rows.map { row in
      let members: JSONValue = [
        "rule": .string(row.rule), "severity": .string(row.severity.rawValue), "title": .string(row.title?[language]),
        "findings": .whole(row.findingCount), "files": .whole(row.fileCount), "share": share(row.share),
      ]
      return members + .member("places", statistics.tellsPlaces ? .whole(row.placeCount) : nil)
    }
    let counts = Severity.allCases.reversed().map {
      (key: $0.rawValue, value: JSONValue.whole(statistics.counts[$0] ?? 0))
    }
    let object: JSONValue = [
      "aloud": 1, "files": .whole(statistics.fileCount), "unread": .whole(statistics.failureCount),
      "filesWithFindings": .whole(statistics.hitFileCount), "findings": .whole(statistics.findingCount),
      "severities": .object(counts),
    ]
    let places: JSONValue = .member("places", statistics.tellsPlaces ? .whole(statistics.placeCount) : nil)
    return (object + places + ["rules": .rows(rows)]).text
  }

  /// A fraction, from 0 to 1, with at most four decimals.
  private static func share(_ share: Double) -> JSONValue { .number((share * 10_000).rounded() / 10_000) }
}
