import Aloud

extension Command {
  static let audit = Command(
    name: "audit", operands: "PATH …", summary: "what is wrong with a screen, rule by rule",
    details: """
      PATH is a screen document or a dump, as for `aloud read`; `-` is standard input. In a folder, this command audits
      all screens (*.json, *.xml, *.txt, *.vodesign), also those in the folders below it. It skips other files and
      prints their number; a screen that cannot be read is a failure. It audits all screens of a document, by the Korean
      mobile accessibility guideline (MAAG), Apple's Human Interface Guidelines (HIG) and WCAG 2.2. An error is proven,
      or people cannot use something with VoiceOver; a warning is a probable fault; advice is good practice. The exit
      status is 1 if there is an error or a warning. Advice alone leaves it 0, unless `--level advice` is given.
      `--baseline` ignores the findings that existed before.

      `--rehearse` tries the controls of a page, a URL or a FILE.html: for each control, it loads the page again,
      double-taps the control, and judges what VoiceOver says then. It does not follow links to other documents.
      Requests that may change something on a server (all but GET and HEAD) are answered by this command and never sent,
      unless `--allow-writes` is given; their number and their addresses are printed. Without `--rehearse`, an audit
      tries nothing.

      `--format report` writes a report by the clauses of these guidelines, with a cover, verdicts, corrections and a
      form for what people judge; the extension of `--output` (FILE.html, FILE.csv or FILE.json) decides its format. It
      also asks the questions of `--manual`. `--format table` writes its table in CSV, and `--format openacr` an
      accessibility conformance report for WCAG 2.2 in YAML.

      `--format nutrition` writes the evidence for Apple's Accessibility Nutrition Labels: each `--task` is the script of
      a common task, which is performed with VoiceOver and with Voice Control. The findings on its screens count against
      it. It claims nothing, and says what a person must decide about every feature. In FILE.json, it is for programs.

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
    if options.listsRules { return try Standard.writeLines(options.ruleList) }
    var run = try AuditRun(arguments, options)
    try run.perform()
  }
}

extension AuditOptions {
  /// The options that are allowed with `--each`.
  fileprivate static let optionsWithEach: Set<OptionName> = [
    .level, .rule, .ignore, .manual, .format, .json, .lines, .language, .messages, .with, .from,
  ]
}

extension EachRun {
  fileprivate func audit(_ options: AuditOptions) throws(Failure) {
    // Not a failure: a part of a larger stream may be empty.
    let nothing: Message =
      "aloud audit: standard input has no line, so nothing was audited; each line is a document or a dump"
    try perform(tellingEmpty: nothing) { input throws(Failure) in
      guard let result = AuditResult(input, mayBeOther: false, options) else {
        throw Failure(.badInput, "\(input.name): this is not a screen")
      }
      for warning in result.warnings { Standard.error(warning) }
      if let failure = result.failure { throw failure }
      var answer = EachAnswer(AuditJSON.value(result.file))
      answer.isFound = options.fails(result.file)
      return answer
    }
  }
}

/// The files to audit: those that the user named, and those in folders that the user named.
struct AuditInputs {
  struct File: Equatable, Sendable {
    let path: String
    /// True for a file found in a folder: it need not be a screen.
    let mayBeOther: Bool
  }

  private(set) var files: [File] = []
  /// Folders that could not be listed.
  private(set) var failures: [FileFailure] = []
  /// The folders that the user named.
  private(set) var folders: [String] = []
  /// For each of these folders, the paths of the files in it that may be screens.
  private(set) var filesOfFolders: [[String]] = []
  /// The number of files in folders whose names are not those of screens.
  private(set) var otherCount = 0

  static let extensions: Set = ["json", "xml", "txt"]
  static let designs: Set = ["vodesign"]
  /// The file names of screens, for messages.
  static let kinds = "*.json, *.xml, *.txt, *.vodesign"

  /// True where there may be more than one file.
  var areSeveral: Bool { files.count > 1 || !folders.isEmpty }

  init(_ arguments: Arguments, _ options: AuditOptions) throws(Failure) {
    // A file that the user names twice is audited twice; a file found in folders, once.
    let named = Set(arguments.operands)
    var seen: Set<String> = []
    for path in arguments.operands {
      guard AuditInputs.isFolder(path) else {
        files.append(File(path: path, mayBeOther: false))
        continue
      }
      try arguments.require(
        options.source == nil, "--from is for files; in a folder (\(path)), the content of each file decides its format"
      )
      let read = ReportFile.named(in: arguments)
      let walk = FolderWalk(path, extensions: AuditInputs.extensions, bundles: AuditInputs.designs)
      folders.append(path)
      let found = walk.files.filter { !read.contains(ReportFile.standard($0)) }
      filesOfFolders.append(found)
      files += found.filter { !named.contains($0) && seen.insert($0).inserted }
        .map { File(path: $0, mayBeOther: !InputFile(path: $0).isDesign) }
      failures += walk.failures
      otherCount += walk.otherCount
    }
    if options.rehearsal != nil { try checkPages(arguments) }
  }

  /// Throws an error for inputs that are not pages, before any page is opened.
  private func checkPages(_ arguments: Arguments) throws(Failure) {
    if let folder = folders.first {
      throw arguments.usage("--rehearse tries pages, not folders (\(folder)); name a URL or a FILE.html")
    }
    for file in files where try InputFile(path: file.path).page() == nil {
      throw arguments.usage("--rehearse tries pages, but \(file.path) is not a page; name a URL or a FILE.html")
    }
  }

  /// False for the folder of a design, which counts as a screen.
  static func isFolder(_ path: String) -> Bool {
    path != "-" && FileIdentity(folder: path) != nil && !InputFile(path: path).isDesign
  }
}

extension InputFile {
  /// True for the folder of a VoiceOver Designer file, even an empty one.
  fileprivate var isDesign: Bool {
    contentPath != path || path.hasSuffix(".vodesign") || path.hasSuffix(".vodesign/")
  }
}
