public import AloudAudit
internal import AloudBase
public import AloudScript
internal import AloudTree

extension JUnitReport {
  /// The findings of an audit for build servers: one suite for each file, one case for each rule. Errors and warnings
  /// fail the case; advice and accepted findings are only printed.
  ///
  ///     JUnitReport(files).xml
  ///
  /// - Parameters:
  ///   - files: the audited files.
  ///   - rules: the applied rules; each is a case in each file.
  public init(_ files: [AuditedFile], rules: [Rule] = Rule.all) {
    self.init(
      suites: files.map { file in
        let classname = JUnitReport.classname(ofPath: file.path)
        if let failure = file.failure {
          let message = String(failure.prefix { $0 != "\n" })
          return Suite(
            name: file.path,
            cases: [
              Case(
                name: "read", classname: classname, outcome: .broken(message: message, details: failure),
                file: file.path, seconds: file.seconds)
            ])
        }
        let found = Dictionary(grouping: file.findings, by: \.rule)
        let accepted = Dictionary(grouping: file.accepted, by: \.finding.rule)
        let known = rules.map(\.id)
        let others = Set(found.keys).union(accepted.keys).subtracting(known).sorted()
        return Suite(
          name: file.path,
          cases: (known + others).map { Case(rule: $0, found[$0] ?? [], accepted[$0] ?? [], in: file, classname) },
          seconds: file.seconds)
      })
  }
}

extension JUnitReport.Case {
  fileprivate init(
    rule: String, _ findings: [Finding], _ accepted: [AcceptedFinding], in file: AuditedFile, _ classname: String
  ) {
    let failing = findings.filter { $0.severity > .advice }
    let advice = findings.filter { $0.severity == .advice }
    var outcome = JUnitReport.Outcome.passed
    if let first = failing.first {
      let more = failing.count > 1 ? " (+\(failing.count - 1))" : ""
      let places = first.places.count > 1 ? " (\(ReportWords.placeCount(first.places.count)[file.language]))" : ""
      outcome = .failed(
        message: "\(first.path): \(first.message[file.language])\(places)\(more)",
        details: failing.map { $0.details(in: file) }.joined(separator: "\n"))
    }
    self.init(
      name: rule, classname: classname, outcome: outcome,
      output: (advice.map { $0.details(in: file) } + accepted.map { $0.details(in: file) }).joined(separator: "\n"),
      file: file.path,
      line: (failing + advice).lazy.compactMap { file.places[$0.path] }.first { $0.file == nil }?.line,
      seconds: file.ruleSeconds[rule])
  }
}

extension Finding {
  fileprivate func details(in file: AuditedFile) -> String {
    let language = file.language
    let severity = ReportWords.name(of: severity)[language]
    func told(_ path: String, _ id: String?) -> String {
      (file.places[path] == nil ? "" : file.position(ofPath: path) + "  ") + path + (id.map { " #\($0)" } ?? "")
    }
    func says(_ utterance: String?) -> String? {
      utterance.map { "VoiceOver: \($0.isEmpty ? "\"\"" : $0.printable)" }
    }
    var lines = ["\(told(path, id))  \(severity)  \(message[language])"]
    if let says = says(utterance) { lines.append("  \(says)") }
    lines += others.map { place in
      let words = place.message == message ? says(place.utterance) : place.message[language]
      return "  " + [told(place.path, place.id), words].compactMap(\.self).joined(separator: "  ")
    }
    lines += file.expiredAcceptances(of: self).map { "  \(ReportWords.ended($0)[language])" }
    lines.append("  \(fix[language])")
    if !references.isEmpty { lines.append("  \(references.joined(separator: ", "))") }
    return lines.map(\.printable).joined(separator: "\n")
  }
}

extension AcceptedFinding {
  fileprivate func details(in file: AuditedFile) -> String {
    finding.details(in: file) + "\n  \(ReportWords.told(acceptance)[file.language])"
  }
}
