import Aloud

/// The output of `aloud audit` for all files, in one of its formats.
struct AuditOutput {
  let files: [AuditedFile]
  let options: AuditOptions
  let isOneOfSeveral: Bool

  /// The language of texts about all files.
  private var language: Wording.Language { options.messages }

  /// Writes to the file of `--output`, or prints the output.
  func write() throws(Failure) {
    let output = options.output ?? "-"
    try OutputFile(path: output).write(try text(isPrinted: output == "-"))
    tellCounts()
  }

  private func text(isPrinted: Bool) throws(Failure) -> String {
    switch options.format {
    case .text:
      let text = AuditText(files: files, rules: options.rules, language: language, isColored: isPrinted)
      return options.isStatistics ? text.statistics : text.findings
    case .json: return options.isStatistics ? statistics : json
    case .sarif: return SARIFReport(toldFiles, rules: options.rules, version: Command.version).json
    case .junit: return JUnitReport(toldFiles, rules: options.rules).xml
    case .report, .table, .openacr, .nutrition:
      let text = try options.report?.text(toldFiles, options.rules, language) ?? ""
      // A file of a table begins with a byte order mark for Excel; a terminal would show it.
      return isPrinted && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    case .html: return HTMLReport(toldFiles, rules: options.rules, language: language).html
    }
  }

  /// The files, with failures in the language of messages.
  private var toldFiles: [AuditedFile] {
    files.map { file in
      guard let reason = file.reason else { return file }
      var told = AuditedFile(file.path, failure: language.said(reason), language: file.language)
      told.seconds = file.seconds
      return told
    }
  }

  private var statistics: String {
    AuditJSON.statistics(AuditStatistics(files, rules: options.rules), language) + "\n"
  }

  /// Several files are one line each. A single file that cannot be read has no line.
  private var json: String {
    let asLines = isOneOfSeveral || options.isLines
    return files.filter { asLines || $0.failure == nil }
      .map { (asLines ? AuditJSON.line($0) : AuditJSON.lines($0)) + "\n" }.joined()
  }

  /// Prints the counts on standard error if the findings do not go to standard output.
  private func tellCounts() {
    guard files.contains(where: { $0.failure == nil }), !options.isRecording else { return }
    let counts = ReportWords.counts(AuditStatistics(files, rules: options.rules))[language]
    if let output = options.output, OutputFile(path: output).isRegular {
      Standard.error("\(output.printable): \(counts)")
    } else if options.format == .text, options.baseline == nil, files.allSatisfy(\.findings.isEmpty) {
      Standard.error(Message(english: counts))
    }
  }
}

extension AuditOptions {
  /// The lines of `aloud audit --rules`: severity, id, title and references of each rule.
  fileprivate var ruleTable: [String] {
    func name(of severity: Severity) -> String { ReportWords.name(of: severity)[messages] }
    let severities = rules.map { name(of: $0.severity).displayWidth }.max() ?? 0
    let ids = rules.map(\.id.count).max() ?? 0
    let titles = rules.map { $0.title[messages].displayWidth }.max() ?? 0
    return rules.map { rule in
      let severity = Style.severity(name(of: rule.severity).padded(to: severities), rule.severity)
      let title = rule.references.isEmpty ? rule.title[messages] : rule.title[messages].padded(to: titles)
      let references = rule.references.isEmpty ? "" : "  " + Style.quiet(rule.references.joined(separator: ", "))
      return "\(severity)  \(rule.id.padded(to: ids))  \(title)\(references)"
    }
  }

  /// The list of rules, as text or JSON.
  var ruleList: [String] {
    guard format == .json else { return ruleTable }
    let rows: [JSONValue] = rules.map { rule in
      [
        "rule": .string(rule.id), "severity": .string(rule.severity.rawValue), "title": .string(rule.title[messages]),
        "fix": .string(rule.fix[messages]), "references": .strings(rule.references),
      ]
    }
    return [(["aloud": 1, "rules": .rows(rows)] as JSONValue).text]
  }
}
