import Aloud

/// Findings as `aloud audit --json` prints them. Other programs rely on this format.
enum AuditJSON {
  /// A file in one line, with the error if it could not be audited.
  static func line(_ file: AuditedFile) -> String {
    if let failure = file.failure { return ReadingJSON.failure(failure, file: file.path) }
    return value(file).text
  }

  /// The findings of a file.
  static func value(_ file: AuditedFile) -> JSONValue { object(file, .list(findings(file))) }

  /// A file as one object, with a line for each finding.
  static func lines(_ file: AuditedFile) -> String {
    file.failure == nil ? object(file, .rows(findings(file))).text : line(file)
  }

  private static func object(_ file: AuditedFile, _ findings: JSONValue) -> JSONValue {
    let questions = file.questions?.map { question($0, file.language) }
    // Other members occur only on request, or where a document ignores something.
    return ["aloud": 1, "file": .string(file.path), "findings": findings]
      + .member("questions", questions.map { .list($0) })
      + .member("ignored", file.ignored.isEmpty ? nil : .list(file.ignored.map(ignored)))
      + .member("rehearsal", file.rehearsal.map(rehearsal))
  }

  private static func rehearsal(_ counts: RehearsalCounts) -> JSONValue {
    [
      "tried": .whole(counts.tried), "links": .whole(counts.links), "leftOut": .whole(counts.leftOut),
      "unjudged": .whole(counts.unjudged),
      "heldBack": .list(counts.addresses.map { ["request": .string($0), "count": .whole($1)] }),
    ]
  }

  private static func findings(_ file: AuditedFile) -> [JSONValue] { file.findings.map { finding($0, in: file) } }

  private static func question(_ raised: Question.Raised, _ language: Wording.Language) -> JSONValue {
    let about: [JSONValue] = raised.about.map {
      ["id": .string($0.id), "path": .string($0.path), "utterance": .string($0.utterance)]
    }
    return [
      "rule": .string(raised.question.id), "question": .string(raised.question.question[language]),
      "references": .strings(raised.question.references), "about": .list(about),
    ]
  }

  private static func ignored(_ ignored: AuditReport.Ignored) -> JSONValue {
    [
      "rule": .string(ignored.finding.rule), "id": .string(ignored.finding.id),
      "path": .string(ignored.finding.path), "why": .string(ignored.why),
    ]
  }

  private static func finding(_ finding: Finding, in file: AuditedFile) -> JSONValue {
    let language = file.language
    let members: JSONValue = [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue), "id": .string(finding.id),
      "path": .string(finding.path), "message": .string(finding.message[language]),
      "fix": .string(finding.fix[language]), "references": .strings(finding.references),
      "utterance": .string(finding.utterance),
    ]
    return members + .member("place", file.places[finding.path].map { .place($0) })
      + .member("selector", finding.selector.map { .string($0) })
      + file.severalPlaces(of: finding)
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
