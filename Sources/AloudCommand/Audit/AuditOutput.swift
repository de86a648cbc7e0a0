import Aloud

/// The output of `aloud audit` about all files together, in one of its formats.
struct AuditOutput {
  private let files: [AuditedFile]
  private let options: AuditOptions
  private let isOneOfSeveral: Bool

  init(_ files: [AuditedFile], _ options: AuditOptions, isOneOfSeveral: Bool) {
    self.files = files
    self.options = options
    self.isOneOfSeveral = isOneOfSeveral
  }

  /// The language of what is said of all files.
  private var language: Wording.Language { options.messages }

  /// Writes to the file of `--output`, or prints.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func write() throws(Failure) {
    let output = options.output ?? "-"
    try OutputFile(path: output).write(text(isColored: output == "-"))
    tellCounts()
  }

  private func text(isColored: Bool) -> String {
    switch options.format {
    case .text:
      let text = AuditText(files, options.rules, language, isColored: isColored)
      return options.isStatistics ? text.statistics : text.findings
    case .json: return options.isStatistics ? statistics : json
    case .sarif: return SARIFReport(toldFiles, rules: options.rules, version: Command.version).json
    case .junit: return JUnitReport(toldFiles, rules: options.rules).xml
    case .report: return options.report?.text(toldFiles, options.rules, language) ?? ""
    case .html: return HTMLReport(toldFiles, rules: options.rules, language: language).html
    }
  }

  /// Files that could not be read say why in the language of messages, in all that people read.
  private var toldFiles: [AuditedFile] {
    files.map { file in
      guard let failure = file.failure else { return file }
      var told = AuditedFile(file.path, failure: language.message(failure), language: file.language)
      told.seconds = file.seconds
      return told
    }
  }

  private var statistics: String {
    AuditJSON.statistics(AuditStatistics(files, rules: options.rules), language) + "\n"
  }

  /// An error is a line of its own where there are several; one file that cannot be read has no object.
  private var json: String {
    let asLines = isOneOfSeveral || options.isLines
    return files.filter { asLines || $0.failure == nil }
      .map { (asLines ? AuditJSON.line($0) : AuditJSON.lines($0)) + "\n" }.joined()
  }

  /// Says on standard error what cannot be seen on standard output: that nothing is found, or what is in a file.
  private func tellCounts() {
    guard files.contains(where: { $0.failure == nil }), !options.isRecording else { return }
    let counts = ReportWords.counts(AuditStatistics(files, rules: options.rules))[language]
    if let output = options.output, OutputFile(path: output).place != nil {
      Standard.error("\(output.printable): \(counts)")
    } else if options.format == .text, options.baseline == nil, files.allSatisfy(\.findings.isEmpty) {
      Standard.error(counts)
    }
  }
}
