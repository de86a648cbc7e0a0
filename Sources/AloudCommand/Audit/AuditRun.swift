import Aloud
import AloudAnswers
import Foundation

/// Audits several files at once, and reports them in order.
struct AuditRun {
  private let inputs: AuditInputs
  private let options: AuditOptions
  /// The files to report at the end; empty where each file is reported immediately.
  private var files: [AuditedFile] = []
  private var first: Failure?
  private var isFound = false
  /// The number of screens, including those that could not be read.
  private var screenCount = 0
  /// The number of files in folders that are not screens.
  private var otherCount: Int
  /// Those of these files that have the file name of a screen.
  private var others: [String] = []
  /// The files of the run, including the screens in folders as soon as they are found.
  private var runFiles: RunFiles

  init(_ arguments: Arguments, _ options: AuditOptions) throws(Failure) {
    inputs = try AuditInputs(arguments, options)
    runFiles = arguments.files
    otherCount = inputs.otherCount
    self.options = options
  }

  /// - Throws: ``Failure``. If files cannot be read, that of the first one, after all files have been audited;
  ///   otherwise the failure for findings.
  mutating func perform() throws(Failure) {
    let baseline = try options.baseline.map { path throws(Failure) in
      try AuditBaselineFile(path, isToBeMade: options.isRecording)
    }
    try runFiles.checkWritable()
    try auditAll()
    options.report?.tasks.addApps(to: &runFiles)
    runFiles.isComplete = true
    try runFiles.check()
    if let baseline {
      files = options.isRecording ? try baseline.record(files, options) : baseline.compare(files, options)
    }
    if let report = options.report { files = report.accepting(files) }
    if baseline != nil || options.report != nil { isFound = files.contains(where: options.fails) }
    // If no file could be audited, an existing report is kept.
    if !tellsAtOnce, options.output == nil || files.contains(where: { $0.failure == nil }) {
      try AuditOutput(files: files, options: options, isOneOfSeveral: inputs.areSeveral).write()
    }
    if let first { throw inputs.areSeveral ? Failure(first.status, "") : first }
    if isFound { throw Failure(.findings, "") }
  }

  /// True where each file has its own line, and there is no output about all files.
  private var tellsAtOnce: Bool {
    options.format == .json && !options.isStatistics && options.output == nil && options.baseline == nil
      && (inputs.areSeveral || options.isLines)
  }

  private mutating func auditAll() throws(Failure) {
    let files = inputs.files
    let showsProgress = files.count > 20
    // A large portion keeps jobs from waiting for each other; a small one gives the first results early.
    let portion = options.jobs * 16
    let options = options
    for start in stride(from: 0, to: files.count, by: portion) {
      if showsProgress { Standard.progress("auditing \(start + 1) of \(files.count)") }
      let part = Array(files[start..<min(start + portion, files.count)])
      for (file, result) in zip(part, Jobs(options.jobs).map(part, { AuditResult.of($0, options) })) {
        guard let result else {
          otherCount += 1
          others.append(file.path)
          continue
        }
        screenCount += 1
        if !inputs.folders.isEmpty { runFiles.reads(file.path, as: .input) }
        try tell(result)
      }
    }
    if showsProgress { Standard.progress("") }
    for failure in inputs.failures {
      try tell(AuditResult(Failure(failure), at: AuditResult.name(failure.path, options), options))
    }
    try tellFolders()
  }

  /// Reports how many files of folders were audited; does nothing if no folder was named.
  private mutating func tellFolders() throws(Failure) {
    guard !inputs.folders.isEmpty else { return }
    let others: Message = otherCount == 1 ? "1 other file" : "\(otherCount) other files"
    guard screenCount > 0 || first != nil else {
      let passed: Message = otherCount > 0 ? "; \(others) passed over" : ""
      throw Failure(.notFound, "\(AuditRun.noScreen(in: inputs.folders[0]))\(passed)")
    }
    // A folder without screens is probably a mistake, even if another one has some.
    let notScreens = Set(self.others)
    for (folder, files) in zip(inputs.folders, inputs.filesOfFolders) where files.allSatisfy(notScreens.contains) {
      let failure = Failure(.notFound, AuditRun.noScreen(in: folder))
      Standard.error(failure.message)
      if first == nil { first = failure }
    }
    // This may be a failed dump.
    if !self.others.isEmpty { Standard.error("not a screen: \(beginning(of: self.others.map(\.printable), most: 5))") }
    let screens: Message = screenCount == 1 ? "1 screen" : "\(screenCount) screens"
    Standard.error("\(screens) found; \(others) passed over")
  }

  private static func noScreen(in folder: String) -> Message {
    "aloud audit: there is no screen (\(AuditInputs.kinds)) in \(folder.printable)"
  }

  private mutating func tell(_ result: AuditResult) throws(Failure) {
    for warning in result.warnings { Standard.error(warning) }
    if let failure = result.failure {
      if inputs.areSeveral { Standard.error(failure.message) }
      if first == nil { first = failure }
    }
    isFound = isFound || options.fails(result.file)
    if tellsAtOnce {
      try Standard.writeLine(AuditJSON.line(result.file))
    } else {
      files.append(result.file)
    }
  }
}

/// The first texts, and the number of the others.
func beginning(of texts: [String], most: Int) -> String {
  let more = texts.count > most ? " and \(texts.count - most) more" : ""
  return texts.prefix(most).joined(separator: ", ") + more
}

/// The result for a file.
struct AuditResult: Sendable {
  let file: AuditedFile
  /// Lines for standard error.
  var warnings: [Message] = []
  /// Why the file could not be audited.
  var failure: Failure?
}

extension AuditResult {
  /// - Returns: nil for a file in a folder that is not a screen.
  static func of(_ found: AuditInputs.File, _ options: AuditOptions) -> AuditResult? {
    if let rehearsal = options.rehearsal {
      return AuditResult(rehearsing: InputFile(path: found.path), rehearsal, options)
    }
    let input = InputFile(path: found.path, browser: options.browser, overlays: options.overlays)
    return AuditResult(input, mayBeOther: found.mayBeOther, options)
  }

  /// - Returns: nil for a file in a folder that is not a screen.
  init?(_ input: InputFile, mayBeOther: Bool, _ options: AuditOptions) {
    let name = AuditResult.name(input.contentPath, options)
    var stopwatch = Stopwatch()
    do throws(Failure) {
      // A page is opened only if the user names it, not if it is found in a folder.
      let contents = try mayBeOther ? (bytes: input.bytes(), isFile: true) : input.screenContents()
      guard let screen = try AuditResult.screen(contents.bytes, of: input, options, mayBeOther: mayBeOther) else {
        return nil
      }
      let app = AuditedApp(options.report?.screenNames.naming(screen.document, of: name) ?? screen.document)
      var ruleSeconds: [String: Double] = [:]
      var lap = Stopwatch()
      let report = options.report(on: app) { ruleSeconds[$0.id] = lap.next() }
      let findings = contents.isFile && !options.isStatistics ? report.findings + report.ignored.map(\.finding) : []
      var file = AuditedFile(
        name, findings: report.findings, language: options.messages, spokenLanguage: screen.document.language,
        places: AuditResult.places(of: findings, in: screen) { AuditResult.name($0, options) })
      file.ignored = report.ignored
      file.captureFormat = screen.format.rawValue
      file.show(app, options)
      if options.asksPeople { file.questions = Question.raised(by: app, among: options.questions) }
      file.ruleSeconds = ruleSeconds
      file.seconds = stopwatch.next()
      let warnings =
        screen.warnings.map(\.message) + report.unused.map(\.told) + app.unreachable
      self.init(file: file, warnings: warnings.map { "\(input.name): warning: \($0)" })
    } catch {
      self.init(error, at: name, options, seconds: stopwatch.next())
    }
  }

  /// A file that could not be audited, or a folder that could not be listed.
  init(_ failure: Failure, at path: String, _ options: AuditOptions, seconds: Double = 0) {
    var file = AuditedFile(path, reason: failure.message, language: options.messages)
    file.seconds = seconds
    self.init(file: file, failure: failure)
  }

  /// - Returns: nil for a file that is not a screen, where that is allowed.
  /// - Throws: ``Failure`` with 65 for a truncated dump, too.
  private static func screen(
    _ bytes: [UInt8], of file: InputFile, _ options: AuditOptions, mayBeOther: Bool
  ) throws(Failure) -> ImportedScreen? {
    let screen: ImportedScreen
    do {
      screen = try ImportedScreen(
        bytes, format: options.source, language: file.language ?? options.language ?? file.overlays.language)
    } catch {
      if mayBeOther, !isBroken(bytes, of: file, error), !ScreenFormat.isClaimed(by: bytes, error: error) { return nil }
      throw Failure(error, in: file)
    }
    if let reason = screen.reasonAgainstAudit { throw Failure(.badInput, "\(file.name): \(reason)") }
    return try file.laid(over: screen, format: options.source)
  }

  static func name(_ path: String, _ options: AuditOptions) -> String {
    options.format == .sarif ? path.relativeToCurrentFolder : path
  }

  /// True for an empty file, for a screen in UTF-16, and for a file with the name of a JSON or XML file that is not well
  /// formed, such as a truncated or failed dump.
  private static func isBroken(_ bytes: [UInt8], of file: InputFile, _ error: ImportError) -> Bool {
    if bytes.isEmpty { return true }
    if let text = String(utf16: bytes), (try? ImportedScreen(Array(text.utf8))) != nil { return true }
    let name = file.path.lowercased()
    let isXML = name.hasSuffix(".xml")
    guard isXML || name.hasSuffix(".json") else { return false }
    let last = String(utf8: bytes)?.last { !$0.isWhitespace }
    // Complete XML ends with a tag or a comment.
    return error.kind == .malformed || last == nil || (isXML && last != ">")
  }

  private static func places(
    of findings: [Finding], in screen: ImportedScreen, named name: (String) -> String
  ) -> [String: FilePlace] {
    guard !findings.isEmpty else { return [:] }
    var places = FilePlaces(screen)
    var found: [String: FilePlace] = [:]
    for path in findings.flatMap({ $0.places.map(\.path) }) where found[path] == nil {
      found[path] = places[path].map { place in
        FilePlace(file: place.file.map(name), line: place.line, column: place.column, path: place.path)
      }
    }
    return found
  }
}

extension String {
  /// A text in UTF-16 that begins with a byte order mark; nil for other texts.
  fileprivate init?(utf16 bytes: [UInt8]) {
    guard [[0xFF, 0xFE], [0xFE, 0xFF]].contains(Array(bytes.prefix(2))) else { return nil }
    self.init(data: Data(bytes), encoding: .utf16)
  }
}

extension AuditedFile {
  /// Stores the parts of an app that a report shows besides the findings.
  mutating func show(_ app: AuditedApp, _ options: AuditOptions) {
    if options.format.isReport { matter = AuditedMatter(app) }
    if options.format.isReport || options.format == .html && !findings.isEmpty { screens = app.screens }
  }
}

extension AuditOptions {
  /// The report about a document by the selected rules.
  func report(on app: AuditedApp, onAsked: (Rule) -> Void) -> AuditReport {
    Audit(rules: rules, level: level).report(on: app, onAsked: onAsked)
  }
}

extension AuditedApp {
  /// A warning for each screen without stops, on which rules have nothing to check.
  var unreachable: [Message] {
    screens.filter(\.stops.isEmpty).map { screen in
      let name: Message = screen.screen.key.map { "the screen \"\($0.printable)\"" } ?? "this screen"
      return "nothing on \(name) can be reached by VoiceOver"
    }
  }
}

extension AuditReport.Unused {
  /// A warning for the author of the `ignore`.
  fileprivate var told: Message {
    let (path, rule) = (path.printable, rule.printable)
    guard isKnown else {
      return "\(path) ignores \"\(rule)\", but no rule has this name\(suggestion(for: rule, among: Rule.all.map(\.id)))"
    }
    return "\(path) ignores \"\(rule)\", but this rule finds nothing there"
  }
}
