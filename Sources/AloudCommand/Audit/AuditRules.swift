import Aloud

/// The list of rules that `aloud audit --rules` prints.
struct AuditRules {
  private let rules: [Rule]
  private let language: Wording.Language
  private let isJSON: Bool

  init(_ options: AuditOptions) {
    rules = options.rules
    language = options.messages
    isJSON = options.format == .json
  }

  func write() throws(Failure) {
    var buffer = OutputBuffer()
    if isJSON {
      let list: JSONValue = ["aloud": 1, "rules": .rows(rules.map(object))]
      try buffer.writeLine(list.text)
    } else {
      for line in table { try buffer.writeLine(line) }
    }
    try buffer.flush()
  }

  private func object(_ rule: Rule) -> JSONValue {
    [
      "rule": .string(rule.id), "severity": .string(rule.severity.rawValue),
      "title": .string(rule.title[language]), "fix": .string(rule.fix[language]),
      "references": .strings(rule.references),
    ]
  }

  private var table: [String] {
    func name(of severity: Severity) -> String { ReportWords.name(of: severity)[language] }
    let severities = rules.map { name(of: $0.severity).displayWidth }.max() ?? 0
    let ids = rules.map(\.id.count).max() ?? 0
    let titles = rules.map { $0.title[language].displayWidth }.max() ?? 0
    return rules.map { rule in
      let severity = Style.severity(name(of: rule.severity).padded(to: severities), rule.severity)
      let title = rule.references.isEmpty ? rule.title[language] : rule.title[language].padded(to: titles)
      let references = rule.references.isEmpty ? "" : "  " + Style.quiet(rule.references.joined(separator: ", "))
      return "\(severity)  \(rule.id.padded(to: ids))  \(title)\(references)"
    }
  }
}
