import Aloud

/// Findings as `aloud audit --json` prints them: a contract for other programs.
enum AuditJSON {
  /// A file on one line; one that could not be audited with its error.
  static func line(_ file: AuditedFile) -> String {
    if let failure = file.failure { return ReadingJSON.failure(failure, file: file.path) }
    return "{\(head(of: file)): \(JSONText.array(file.findings.map { object($0, file.language) }))\(more(file))}"
  }

  /// A file as one object, a line for each finding.
  static func lines(_ file: AuditedFile) -> String {
    guard file.failure == nil, !file.findings.isEmpty else { return line(file) }
    let findings = file.findings.map { "\n  " + object($0, file.language) }
    return "{\(head(of: file)): [\(findings.joined(separator: ","))\n]\(more(file))}"
  }

  /// What is there only where it was asked for, or where a document ignores something.
  private static func more(_ file: AuditedFile) -> String {
    var members = ""
    if let questions = file.questions {
      members += ", \"questions\": \(JSONText.array(questions.map { question($0, file.language) }))"
    }
    if !file.ignored.isEmpty { members += ", \"ignored\": \(JSONText.array(file.ignored.map(ignored)))" }
    return members
  }

  private static func question(_ raised: Question.Raised, _ language: Wording.Language) -> String {
    JSONText.object([
      "rule": JSONText.string(raised.question.id),
      "question": JSONText.string(raised.question.question[language]),
      "references": JSONText.array(raised.question.references.map { JSONText.string($0) }),
      "about": JSONText.array(raised.about.map(about)),
    ])
  }

  private static func ignored(_ ignored: AuditReport.Ignored) -> String {
    JSONText.object([
      "rule": JSONText.string(ignored.finding.rule), "id": JSONText.string(ignored.finding.id),
      "path": JSONText.string(ignored.finding.path), "why": JSONText.string(ignored.why),
    ])
  }

  private static func about(_ node: Question.Raised.Node) -> String {
    JSONText.object([
      "id": JSONText.string(node.id), "path": JSONText.string(node.path), "utterance": JSONText.string(node.utterance),
    ])
  }

  private static func head(of file: AuditedFile) -> String {
    "\"aloud\": 1, \"file\": \(JSONText.string(file.path)), \"findings\""
  }

  private static func object(_ finding: Finding, _ language: Wording.Language) -> String {
    JSONText.object([
      "rule": JSONText.string(finding.rule), "severity": JSONText.string(finding.severity.rawValue),
      "id": JSONText.string(finding.id), "path": JSONText.string(finding.path),
      "message": JSONText.string(finding.message[language]), "fix": JSONText.string(finding.fix[language]),
      "references": JSONText.array(finding.references.map { JSONText.string($0) }),
      "utterance": JSONText.string(finding.utterance),
    ])
  }

  // MARK: Statistics

  /// How often each rule found something, as one object with a line for each rule.
  static func statistics(_ statistics: AuditStatistics, _ language: Wording.Language) -> String {
    let rows = statistics.rows.map { row in
      "\n  "
        + JSONText.object([
          "rule": JSONText.string(row.rule), "severity": JSONText.string(row.severity.rawValue),
          "title": JSONText.string(row.title?[language]), "findings": String(row.findingCount),
          "files": String(row.fileCount), "share": share(row.share),
        ])
    }
    let counts = Severity.allCases.reversed().map { "\"\($0.rawValue)\": \(statistics.counts[$0] ?? 0)" }
    return "{\"aloud\": 1, \"files\": \(statistics.fileCount), \"unread\": \(statistics.failureCount), "
      + "\"filesWithFindings\": \(statistics.hitFileCount), \"findings\": \(statistics.findingCount), "
      + "\"severities\": {\(counts.joined(separator: ", "))}, \"rules\": [\(rows.joined(separator: ","))"
      + (rows.isEmpty ? "]}" : "\n]}")
  }

  /// A part of all, from 0 to 1, with four decimals at most.
  private static func share(_ share: Double) -> String { JSONText.number((share * 10_000).rounded() / 10_000) }
}
