import Aloud

extension Command {
  static let audit = Command(
    name: "audit", operands: "PATH …", summary: "what is wrong with it, rule by rule",
    details: """
      PATH is a screen document or a dump, as for `aloud read`; `-` is standard input. Of a folder, the screens in it are audited
      (*.json, *.xml, *.txt, *.vodesign, those in its folders too). Other files there are passed over and counted; a screen that
      cannot be read is a failure. All screens of a document are audited, by the Korean mobile accessibility guideline (MAAG),
      Apple's Human Interface Guidelines (HIG) and WCAG 2.2. An error is proven or cannot be used by ear, a warning is probable,
      advice is a good habit. The exit status is 1 when an error or a warning is found. Advice alone leaves it 0, unless
      `--level advice` is given. `--baseline` lets pass what was there before.

      `--rehearse` tries the controls of a page, a URL or a FILE.html: each is double-tapped in the page loaded anew, and what VoiceOver's
      user hears then is judged. Links to other documents are not followed. Requests that may change something on a server (all but
      GET and HEAD) are answered by this command and never sent, unless `--allow-writes` is given; how many, and to which addresses,
      is told. Without `--rehearse` nothing is tried.

      `--format report` writes a report by the clauses of these guidelines, with a cover, verdicts, corrections and a form for what people
      judge; `--output` FILE.html, FILE.csv or FILE.json tells which. It asks the questions of `--manual` by itself.

      \(EachRun.details)
      """,
    options: AuditOptions.table,
    files: { arguments, options in
      var files = RunFiles(arguments, options, operands: .input, isComplete: false)
      if arguments.has(.record), let baseline = arguments.value(.baseline) {
        files.writes(baseline, by: "\(OptionName.record)", replacing: .baseline)
      }
      return files
    }
  ) { arguments in
    let each = try EachRun(arguments, allowed: AuditOptions.optionsWithEach, dependents: [])
    let options = try AuditOptions(arguments)
    if let each { return try each.audit(options) }
    if options.listsRules { return try AuditRules(options).write() }
    var run = try AuditRun(arguments, options)
    try run.perform()
  }
}

extension AuditOptions {
  /// Those that go with `--each`.
  fileprivate static let optionsWithEach: Set<OptionName> = [
    .level, .rule, .ignore, .manual, .format, .json, .lines, .language, .messages, .with, .from,
  ]
}

extension EachRun {
  fileprivate func audit(_ options: AuditOptions) throws(Failure) {
    try perform { input throws(Failure) in
      guard let result = AuditResult(input, mayBeOther: false, options) else {
        throw Failure(.badInput, "\(input.name): this is no screen")
      }
      for warning in result.warnings { Standard.error(warning) }
      if let failure = result.failure { throw failure }
      var answer = EachAnswer(AuditJSON.value(result.file))
      answer.isFound = options.fails(result.file)
      return answer
    }
  }
}
