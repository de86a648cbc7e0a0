import Aloud

/// Findings as `aloud audit --json` prints them.
enum AuditJSON {
  static func line(_ findings: [Finding], file: String, language: Wording.Language) -> String {
    JSONText.object([
      "aloud": "1", "file": JSONText.string(file),
      "findings": JSONText.array(findings.map { object($0, language) }),
    ])
  }

  private static func object(_ finding: Finding, _ language: Wording.Language) -> String {
    JSONText.object([
      "rule": JSONText.string(finding.rule), "severity": JSONText.string(finding.severity.rawValue),
      "id": JSONText.string(finding.id), "path": JSONText.string(finding.path),
      "message": JSONText.string(finding.message[language]), "fix": JSONText.string(finding.fix[language]),
      "references": JSONText.array(finding.references.map { JSONText.string($0) }),
    ])
  }
}
