import Aloud

extension Command {
  static let audit = Command(
    name: "audit", operands: "PATH …", summary: "what is wrong with a screen, rule by rule",
    details: """
      PATH is a screen document or a dump, as for `aloud read`; `-` is standard input. For a folder, the screens in it are
      audited (*.json, *.xml, *.txt, *.vodesign, also in its subfolders). Other files there are skipped and counted; a screen
      that cannot be read is a failure. All screens of a document are audited, by the Korean mobile accessibility guideline
      (MAAG), Apple's Human Interface Guidelines (HIG) and WCAG 2.2. An error is proven, or makes something unusable by ear; a
      warning is a probable problem; advice is a good habit. The exit status is 1 when an error or a warning is found. Advice
      alone leaves it 0, unless `--level advice` is given. `--baseline` leaves out problems that were there before.

      `--rehearse` tries the controls of a page, a URL or a FILE.html: for each one, it loads the page anew, double-taps the
      control, and judges what a VoiceOver user hears then. Links to other documents are not followed. Requests that may
      change something on a server (all but GET and HEAD) are answered by this command and never sent, unless `--allow-writes`
      is given; the output says how many, and to which addresses. Without `--rehearse` nothing is tried.

      `--format report` writes a report by the clauses of these guidelines, with a cover, verdicts, corrections and a form for what people
      judge; the ending of `--output` (FILE.html, FILE.csv or FILE.json) chooses its format. It always
      asks the questions of `--manual`, too.

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
  /// Those that go with `--each`.
  fileprivate static let optionsWithEach: Set<OptionName> = [
    .level, .rule, .ignore, .manual, .format, .json, .lines, .language, .messages, .with, .from,
  ]
}

extension EachRun {
  fileprivate func audit(_ options: AuditOptions) throws(Failure) {
    try perform { input throws(Failure) in
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

/// The files to audit: those that were named, and those in the folders that were named, each once.
struct AuditInputs {
  struct File: Equatable, Sendable {
    let path: String
    /// True for a file that a folder holds: it may be something else than a screen.
    let mayBeOther: Bool
  }

  private(set) var files: [File] = []
  /// Folders that could not be listed.
  private(set) var failures: [FileFailure] = []
  /// The folders that were named.
  private(set) var folders: [String] = []
  /// How many files of folders have another name than screens have.
  private(set) var otherCount = 0

  private static let extensions: Set = ["json", "xml", "txt"]
  private static let designs: Set = ["vodesign"]
  /// The names that screens have, for messages.
  static let kinds = "*.json, *.xml, *.txt, *.vodesign"

  /// True where each file is one of several, as those of a folder are.
  var areSeveral: Bool { files.count > 1 || !folders.isEmpty }

  init(_ arguments: Arguments, _ options: AuditOptions) throws(Failure) {
    // A file that is named twice is told twice; one that a folder holds, once.
    let named = Set(arguments.operands)
    var seen: Set<String> = []
    for path in arguments.operands {
      guard AuditInputs.isFolder(path) else {
        files.append(File(path: path, mayBeOther: false))
        continue
      }
      try arguments.require(
        options.source == nil, "--from is for files; in a folder (\(path)), the format of each file is detected")
      let walk = FolderWalk(path, extensions: AuditInputs.extensions, bundles: AuditInputs.designs)
      folders.append(path)
      files += walk.files.filter { !named.contains($0) && seen.insert($0).inserted }
        .map { File(path: $0, mayBeOther: !InputFile(path: $0).isDesign) }
      failures += walk.failures
      otherCount += walk.otherCount
    }
    if options.rehearsal != nil { try checkPages(arguments) }
  }

  /// Refuses what is no page, before anything is opened.
  private func checkPages(_ arguments: Arguments) throws(Failure) {
    if let folder = folders.first {
      throw arguments.usage("--rehearse tries pages, not folders (\(folder)); name a URL or a FILE.html")
    }
    for file in files where try InputFile(path: file.path).page() == nil {
      throw arguments.usage("--rehearse tries pages, and \(file.path) is not a page; name a URL or a FILE.html")
    }
  }

  /// False for the folder of a design, which is a screen.
  private static func isFolder(_ path: String) -> Bool {
    path != "-" && FileIdentity(folder: path) != nil && !InputFile(path: path).isDesign
  }
}

extension InputFile {
  /// True for the folder of a VoiceOver Designer file, also for one without its contents.
  fileprivate var isDesign: Bool {
    contentPath != path || path.hasSuffix(".vodesign") || path.hasSuffix(".vodesign/")
  }
}
