import Aloud

/// The shape in which findings are written.
enum AuditFormat: String, CaseIterable {
  case text, json, sarif, junit, html, report
}

/// The rules to ask, and the form of the output.
struct AuditOptions {
  let format: AuditFormat
  /// One line of JSON even for one file.
  let isLines: Bool
  /// The language of the screens; nil leaves a document its own.
  let language: String?
  /// The language of all that is told.
  let messages: Wording.Language
  let source: ScreenFormat?
  let overlays: OverlayFiles
  /// The options for opening pages of the web.
  let browser: BrowserOptions
  let level: Severity
  /// The least severity that fails the audit.
  let failingLevel: Severity
  /// The rules that are told.
  let rules: [Rule]
  let jobs: Int
  let output: String?
  let baseline: String?
  let isRecording: Bool
  let isStatistics: Bool
  let listsRules: Bool
  /// True where what only a person can judge is asked as well.
  let asksPeople: Bool
  /// How the controls of pages are tried; nil where they are not.
  let rehearsal: RehearsalOptions?
  /// The options of a report by clauses; nil for other formats.
  private(set) var report: AuditReportOptions?

  static let table: [Option] =
    [
      Option(.level, value: "error|warning|advice", help: "leaves out what matters less, and fails on what is left"),
      Option(.rule, value: "ID", help: "only this rule; may be given several times, or several with commas"),
      Option(.ignore, value: "ID", help: "all rules but this; may be given several times, or several with commas"),
      Option(.manual, help: "also asks what only a person can judge, of what is there"),
      Option(.rules, help: "lists the rules: severity, id, title and references"),
      Option(.format, value: "FORMAT", help: "text, json, sarif (2.1.0), junit, html or report; text by default"),
      Option(.json, help: "the same as --format json: one object; of several files a line each"),
      Option(.lines, help: "each file as one line of JSON"),
      EachRun.option,
      Option(.output, writes: .report, help: "writes to a file, whole or not at all; - is standard output"),
      Option(.statistics, help: "instead of the findings, how many each rule has, and in how many files"),
      Option(.baseline, reads: .baseline, help: "leaves out the findings that are in FILE, and counts them"),
      Option(.record, help: "writes what is found into the FILE of --baseline"),
      Option.language,
      Option.messages,
      Option(
        .jobs, value: "N", help: "how many files or lines are audited at once; as many as there are cores by default"),
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
    asksPeople = arguments.has(.manual) || format == .report
    language = try arguments.language()
    messages = try arguments.messageLanguage()
    source = try arguments.choice(.from)
    overlays = try arguments.overlays()
    let level: Severity? = try arguments.choice(.level)
    self.level = level ?? .advice
    failingLevel = level ?? .warning
    rules = try AuditOptions.rules(arguments, self.level)
    rehearsal = try RehearsalOptions(arguments)
    // Pages at once would tell their progress over one another.
    jobs = rehearsal == nil ? try arguments.jobs() : 1
    output = arguments.value(.output)
    baseline = arguments.value(.baseline)
    try check(arguments)
    if format == .report { report = try AuditReportOptions(arguments, self) }
  }

  private static func format(_ arguments: Arguments) throws(Failure) -> AuditFormat {
    let format: AuditFormat? = try arguments.choice(.format)
    guard arguments.has(.json) || arguments.has(.lines) || arguments.has(.each) else { return format ?? .text }
    guard format == nil || format == .json else {
      throw arguments.usage("--json, --lines and --each are JSON; --format \(format?.rawValue ?? "") goes without them")
    }
    return .json
  }

  /// True when something is found in a file that the audit was asked to fail on.
  func fails(_ file: AuditedFile) -> Bool { file.findings.contains { $0.severity >= failingLevel } }

  private func check(_ arguments: Arguments) throws(Failure) {
    if format != .report { try arguments.refuse(AuditReportOptions.table.map(\.name), "goes with --format report") }
    try arguments.require(
      format != .report || level != .error && baseline == nil,
      "a report judges by all errors and warnings; leave out --level error and --baseline")
    if listsRules {
      try arguments.require(arguments.operands.isEmpty, "--rules lists the rules; it takes no FILE")
      try arguments.require(format == .text || format == .json, "--rules are listed as text or json")
      try arguments.require(
        output == nil && baseline == nil && !isStatistics,
        "--rules audits nothing; --output, --baseline and --statistics go without it")
      return
    }
    if !arguments.has(.each) { _ = try arguments.inputs("name a file or a folder to audit; - is standard input") }
    try arguments.require(
      !arguments.has(.manual) || !isStatistics && format != .sarif && format != .junit,
      "--manual asks in text, json and html, and not with --statistics")
    try arguments.require(
      rehearsal == nil || !arguments.has(.language) && !arguments.has(.from),
      "--rehearse tries pages, which tell their language; --language and --from go without it")
    try arguments.require(
      !isStatistics || format == .text || format == .json, "--statistics are told as text or json")
    try arguments.require(!isRecording || baseline != nil, "--record writes a baseline; name its FILE with --baseline")
    try arguments.require(baseline != "-", "--baseline needs a FILE")
  }

  // MARK: Rules

  /// The rules that are asked for, in their own order; those that never find what matters enough are none.
  private static func rules(_ arguments: Arguments, _ level: Severity) throws(Failure) -> [Rule] {
    let wanted = try ids(arguments, .rule)
    let unwanted = try ids(arguments, .ignore) ?? []
    let rules = Rule.all.filter { wanted?.contains($0.id) != false && !unwanted.contains($0.id) }
    if rules.isEmpty { throw arguments.usage("no rule is left by --rule and --ignore") }
    return rules.filter { $0.severity >= level }
  }

  /// The ids that an option names; nil where it is not given.
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
