import Aloud
import Foundation

/// Audits files, several at once, and tells of them in their order.
struct AuditRun {
  private let paths: [String]
  private let options: AuditOptions
  /// What is told at the end; empty where each file is told at once.
  private var files: [AuditedFile] = []
  private var first: Failure?
  private var isFound = false

  init(_ paths: [String], _ options: AuditOptions) {
    self.paths = paths
    self.options = options
  }

  /// - Throws: ``Failure``; of several files, that of the first that cannot be read, after all have been audited. Else that
  ///   something is found.
  mutating func perform() throws(Failure) {
    let baseline = try options.baseline.map { path throws(Failure) in
      try AuditBaselineFile(path, isToBeMade: options.isRecording)
    }
    try auditAll()
    if let baseline {
      files = options.isRecording ? try baseline.record(files, options) : baseline.compare(files, options)
      isFound = files.contains { !$0.findings.isEmpty }
    }
    // Where nothing could be audited, a report of before stays as it is.
    if !tellsAtOnce, options.output == nil || files.contains(where: { $0.failure == nil }) {
      try AuditOutput(files, options, isOneOfSeveral: paths.count > 1).write()
    }
    if let first { throw paths.count > 1 ? Failure(first.status, "") : first }
    if isFound { throw Failure(.findings, "") }
  }

  /// True where each file has its line, and nothing is told of all.
  private var tellsAtOnce: Bool {
    options.format == .json && !options.isStatistics && options.output == nil && options.baseline == nil
      && (paths.count > 1 || options.isLines)
  }

  private mutating func auditAll() throws(Failure) {
    let showsProgress = paths.count > 20
    // Large enough that no job waits long for another one, small enough that a reader sees something soon.
    let portion = options.jobs * 16
    let options = options
    for start in stride(from: 0, to: paths.count, by: portion) {
      if showsProgress { Standard.progress("auditing \(start + 1) of \(paths.count)") }
      let part = Array(paths[start..<min(start + portion, paths.count)])
      for result in Jobs(options.jobs).map(part, { AuditResult($0, options) }) { try tell(result) }
    }
    if showsProgress { Standard.progress("") }
  }

  private mutating func tell(_ result: AuditResult) throws(Failure) {
    for warning in result.warnings { Standard.error(warning) }
    if let failure = result.failure {
      if paths.count > 1 { Standard.error(failure.message) }
      if first == nil { first = failure }
    }
    isFound = isFound || !result.file.findings.isEmpty
    if tellsAtOnce {
      try Standard.writeLine(AuditJSON.line(result.file))
    } else {
      files.append(result.file)
    }
  }
}

/// What came of a file.
struct AuditResult: Sendable {
  let file: AuditedFile
  /// Lines for standard error.
  let warnings: [String]
  /// Why it could not be audited.
  let failure: Failure?

  init(_ path: String, _ options: AuditOptions) {
    let input = InputFile(path: path)
    let name = options.format == .sarif ? OutputFile(path: path).relativePath : path
    do throws(Failure) {
      let bytes = try input.bytes()
      let screen = try AuditResult.screen(bytes, of: input, options)
      let app = AuditedApp(screen.document)
      let report = options.report(on: app)
      let findings = report.findings + report.ignored.map(\.finding)
      let tag = options.language ?? screen.document.language
      var file = AuditedFile(
        name, findings: report.findings, language: Wording.Language(tag: tag),
        spokenLanguage: screen.document.language,
        lines: options.format == .sarif ? AuditResult.lines(bytes, screen.format, findings) : [:])
      file.ignored = report.ignored
      if options.asksPeople { file.questions = Question.raised(by: app) }
      self.file = file
      warnings = (screen.warnings.map(\.message) + report.unused.map(\.told)).map { "\(input.name): warning: \($0)" }
      failure = nil
    } catch {
      file = AuditedFile(name, failure: error.message, language: options.messageLanguage ?? .english)
      warnings = []
      failure = error
    }
  }

  /// A document keeps its own language; a dump has that of the option.
  private static func screen(
    _ bytes: [UInt8], of file: InputFile, _ options: AuditOptions
  ) throws(Failure) -> ImportedScreen {
    do {
      let screen = try ImportedScreen(bytes, format: options.source)
      guard let language = options.language, screen.format != .aloud else { return screen }
      return try ImportedScreen(bytes, format: screen.format, language: language)
    } catch {
      throw Failure(.badInput, error.rendered(file: file.name))
    }
  }

  private static func lines(_ bytes: [UInt8], _ format: ScreenFormat, _ findings: [Finding]) -> [String: Int] {
    guard format == .aloud, !findings.isEmpty else { return [:] }
    let lines = ScreenDocumentLines(bytes, of: findings.map(\.path))
    return Dictionary(findings.compactMap { finding in lines[finding.path].map { (finding.path, $0) } }) { $1 }
  }
}

extension AuditOptions {
  /// What is told of a document. All rules are asked, since one that is not told may know a fault better than one that is.
  func report(on app: AuditedApp) -> AuditReport {
    let report = Audit(level: level).report(on: app)
    guard rules.count < Rule.all.count else { return report }
    let ids = Set(rules.map(\.id))
    return AuditReport(
      findings: report.findings.filter { ids.contains($0.rule) },
      ignored: report.ignored.filter { ids.contains($0.finding.rule) }, unused: report.unused)
  }

  /// The language that the messages of all files are to have; nil leaves each that of its document.
  var messageLanguage: Wording.Language? { language.map { Wording.Language(tag: $0) } }
}

extension AuditReport.Unused {
  /// A warning for whoever wrote it.
  fileprivate var told: String {
    let (path, rule) = (path.printable, rule.printable)
    guard isKnown else {
      return "\(path) ignores \"\(rule)\", which is no rule\(suggestion(for: rule, among: Rule.all.map(\.id)))"
    }
    return "\(path) ignores \"\(rule)\", which finds nothing there"
  }
}
