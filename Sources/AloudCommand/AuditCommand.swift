import Aloud

extension Command {
  static let audit = Command(
    name: "audit", operands: "FILE …", summary: "what is wrong with it, rule by rule",
    options: [
      Option(name: "--json", help: "one JSON object; of several files a line each"),
      Option(name: "--lines", help: "each file as one line of JSON"),
      Option(name: "--language", value: "TAG", help: "the language of messages, en or ko, and of a dump"),
      SpeakingOptions.from,
    ]
  ) { arguments in
    let language = try SpeakingOptions.language(arguments, "audit")
    let format: ScreenFormat? = try arguments.choice("--from", "audit")
    guard !arguments.operands.isEmpty else {
      throw Arguments.usage("name a FILE to audit; - is standard input", "audit")
    }
    var found = false
    for path in arguments.operands {
      let file = InputFile(path: path)
      let document = try file.imported(format: format, language: language).document
      let findings = Audit().findings(in: document)
      found = found || !findings.isEmpty
      let spoken = Wording.Language(tag: language ?? document.language)
      if arguments.has("--json") || arguments.has("--lines") {
        try Standard.writeLine(AuditJSON.line(findings, file: path, language: spoken))
      } else {
        for finding in findings {
          try Standard.writeLine(
            "\(path):\(finding.path)  \(finding.severity.rawValue)  \(finding.rule)  \(finding.message[spoken])")
        }
      }
    }
    if found { throw Failure(.findings, "") }
  }
}
