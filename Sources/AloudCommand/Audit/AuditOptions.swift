import Aloud

/// The format of findings.
enum AuditFormat: String, CaseIterable {
  case text, json, sarif, junit, html, report, table, openacr, nutrition

  /// True for the forms of a report by clauses.
  var isReport: Bool { [.report, .table, .openacr, .nutrition].contains(self) }
}

/// The rules to apply, and the format of the output.
struct AuditOptions {
  let format: AuditFormat
  /// If true, even one file is printed as one line of JSON.
  let isLines: Bool
  /// The language of the screens; nil keeps that of a document.
  let language: String?
  /// The language of messages.
  let messages: Wording.Language
  let source: ScreenFormat?
  let overlays: OverlayFiles
  /// The options for opening web pages.
  let browser: BrowserOptions
  let level: Severity
  /// The lowest severity that makes the audit fail.
  let failingLevel: Severity
  /// The rules whose findings are reported.
  let rules: [Rule]
  let jobs: Int
  let output: String?
  let baseline: String?
  let isRecording: Bool
  let isStatistics: Bool
  let listsRules: Bool
  /// True where questions that only a person can answer are included.
  let asksPeople: Bool
  /// How to try the controls of pages; nil where they are not tried.
  let rehearsal: RehearsalOptions?
  /// The options of a report by clauses; nil for other formats.
  private(set) var report: AuditReportOptions?

  static let table: [Option] =
    [
      Option(
        .level, value: "error|warning|advice", help: "omits lower severities, and fails if any finding is left"),
      Option(.rule, value: "ID", help: "only this rule; may be given several times, or several with commas"),
      Option(.ignore, value: "ID", help: "all rules but this; may be given several times, or several with commas"),
      Option(.manual, help: "also lists questions about the screens that only a person can answer"),
      Option(.rules, help: "lists the rules: severity, id, title and references"),
      Option(
        .format, value: "FORMAT",
        help: "text, json, sarif (2.1.0), junit, html, report, table, openacr or nutrition; text by default"),
      Option(.json, help: "the same as --format json: one object; for several files, one line each"),
      Option(.lines, help: "each file as one line of JSON"),
      EachRun.option,
      Option(.output, writes: .report, help: "writes to a file, whole or not at all; - is standard output"),
      Option(.statistics, help: "instead of the findings, prints their number for each rule, and the number of files"),
      Option(.baseline, reads: .baseline, help: "omits the findings that are in FILE, and prints their number"),
      Option(.record, help: "writes the findings to the FILE of --baseline"),
      Option.language,
      Option.messages,
      Option(
        .jobs, value: "N", help: "how many files or lines are audited at once (default: the number of cores)"),
      Option.from,
      Option.overlay,
    ] + AuditReportOptions.table + RehearsalOptions.table + Option.browser

  init(_ arguments: Arguments) throws(Failure) {
    isLines = arguments.has(.lines)
    browser = arguments.browser
    isStatistics = arguments.has(.statistics)
    listsRules = arguments.has(.rules)
    isRecording = arguments.has(.record)
    format = try AuditOptions.format(arguments)
    asksPeople = arguments.has(.manual) || format.isReport
    language = try arguments.language()
    messages = try arguments.messageLanguage()
    source = try arguments.choice(.from)
    overlays = try arguments.overlays()
    let level: Severity? = try arguments.choice(.level)
    self.level = level ?? .advice
    failingLevel = level ?? .warning
    rules = try AuditOptions.rules(arguments, self.level)
    rehearsal = try RehearsalOptions(arguments)
    // If several pages were tried at once, their progress lines would overwrite each other.
    let mostJobs = try arguments.jobs()
    jobs = rehearsal == nil ? mostJobs : 1
    output = arguments.value(.output)
    baseline = arguments.value(.baseline)
    try check(arguments)
    if format.isReport { report = try AuditReportOptions(arguments, self) }
  }

  private static func format(_ arguments: Arguments) throws(Failure) -> AuditFormat {
    let format: AuditFormat? = try arguments.choice(.format)
    guard arguments.has(.json) || arguments.has(.lines) || arguments.has(.each) else { return format ?? .text }
    guard format == nil || format == .json else {
      throw arguments.usage(
        "--json, --lines and --each print JSON; do not use them with --format \(format?.rawValue ?? "")")
    }
    return .json
  }

  /// The questions for people.
  var questions: [Question] {
    Question.all + (report?.guidelines.contains(.en301549) == true ? Question.european : [])
  }

  /// True when a file has a finding of the severity that makes the audit fail.
  func fails(_ file: AuditedFile) -> Bool { file.findings.contains { $0.severity >= failingLevel } }

  private func check(_ arguments: Arguments) throws(Failure) {
    if !format.isReport {
      try arguments.refuse(AuditReportOptions.table.map(\.name)) { "\($0) needs --format report" }
    }
    try arguments.require(
      !format.isReport || level != .error && !isRecording,
      "a report needs all errors and warnings; do not use it with --level error or --record")
    if listsRules {
      try arguments.require(arguments.operands.isEmpty, "--rules lists the rules; it takes no FILE")
      try arguments.require(format == .text || format == .json, "--rules prints text or json")
      try arguments.require(
        output == nil && baseline == nil && !isStatistics,
        "--rules audits nothing; do not use it with --output, --baseline or --statistics")
      return
    }
    if !arguments.has(.each) { _ = try arguments.inputs("name a file or a folder to audit; - is standard input") }
    try arguments.require(
      !arguments.has(.manual) || !isStatistics && format != .sarif && format != .junit,
      "--manual works with text, json and html, and not with --statistics")
    try arguments.require(
      rehearsal == nil || !arguments.has(.language) && !arguments.has(.from),
      "--rehearse tries pages, which have their own language; do not use it with --language or --from")
    try arguments.require(
      !isStatistics || format == .text || format == .json, "--statistics prints text or json")
    try arguments.require(!isRecording || baseline != nil, "--record writes a baseline; name its FILE with --baseline")
    try arguments.require(baseline != "-", "--baseline needs a FILE")
  }

  // MARK: Rules

  /// The selected rules, in the order of `Rule.all`. Rules without findings of the required severity are left out.
  private static func rules(_ arguments: Arguments, _ level: Severity) throws(Failure) -> [Rule] {
    let wanted = try ids(arguments, .rule)
    let unwanted = try ids(arguments, .ignore) ?? []
    let rules = Rule.all.filter { wanted?.contains($0.id) != false && !unwanted.contains($0.id) }
    if rules.isEmpty { throw arguments.usage("--rule and --ignore leave no rule") }
    return rules.filter { $0.severity >= level }
  }

  /// The ids that an option lists; nil where the option is missing.
  private static func ids(_ arguments: Arguments, _ option: OptionName) throws(Failure) -> Set<String>? {
    guard arguments.has(option) else { return nil }
    let known = Rule.all.map(\.id)
    var ids: Set<String> = []
    for word in arguments.values(option).flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let id = word.split(separator: " ").joined(separator: " ")
      guard known.contains(id) else {
        let nearest = suggestion(for: id, among: known)
        let hint = nearest.isEmpty ? "; aloud audit --rules lists them" : nearest
        throw arguments.usage("\(option): there is no rule \"\(id)\"\(hint)")
      }
      ids.insert(id)
    }
    return ids
  }
}
