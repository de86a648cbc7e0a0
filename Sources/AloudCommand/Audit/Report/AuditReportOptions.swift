import Aloud
import Foundation

/// The parts of a report by clauses other than the findings, and its format.
struct AuditReportOptions {
  /// The format, by the file extension of the output.
  private enum Format { case html, csv, json, openacr, label, labelJSON }

  private let kind: Format
  /// The guidelines of the report, in its order.
  let guidelines: [Guideline]
  private let cover: ComplianceReport.Cover
  private let answers: PeoplesAnswers
  private let earlier: EarlierReport?
  private let answersPaths: [String]
  /// The names of screens, by the person who reports.
  let screenNames: ScreenNames
  /// The scripts of common tasks.
  let tasks: LabelTasks

  static let table: [Option] = [
    Option(
      .cover, reads: .cover,
      help: "JSON with the first page of a report: app, version, device, date, author, email, scope"),
    Option(
      .about, value: "NAME=VALUE",
      help: """
        one value of the first page, or the name of a screen as FILE=NAME or FILE#KEY=NAME; may be given several times, and
        overrides --cover
        """),
    Option(
      .answers, reads: .answers,
      help: "the answers of people, as the form of a report saves them; may be given several times"),
    Option(
      .compare, reads: .earlierReport,
      help: "an earlier report in JSON; the new report shows what is corrected, new and unchanged"),
    Option(
      .by, value: Guideline.allCases.map(\.rawValue).joined(separator: "|"),
      help: "a guideline of the report; may be given several times; maag, wcag and hig by default, maag in CSV"),
    Option(
      .task, value: "FILE", reads: .task,
      help: "the script of a common task, as evidence for Apple's label; may be given several times"),
  ]

  /// Reads the files.
  init(_ arguments: Arguments, _ options: AuditOptions) throws(Failure) {
    switch options.format {
    case .table: kind = .csv
    case .openacr: kind = .openacr
    case .nutrition: kind = try AuditReportOptions.labelKind(options.output, arguments)
    default: kind = try AuditReportOptions.kind(options.output, arguments)
    }
    tasks = LabelTasks(arguments, options)
    try arguments.require(
      options.format != .nutrition || arguments.has(.task),
      "--format nutrition needs a common task: name its script with --task")
    if kind == .csv || kind == .openacr {
      try arguments.refuse([.task]) { "\($0) needs --format nutrition or report" }
    }
    guidelines = try AuditReportOptions.guidelines(arguments, kind)
    var cover = ComplianceReport.Cover()
    if let path = arguments.value(.cover) { cover = try ReportFile(path: path).cover() }
    var screenNames = ScreenNames()
    for word in arguments.values(.about) { try ReportFile.set(word, in: &cover, &screenNames, arguments) }
    self.screenNames = screenNames
    if cover.date == nil { cover.date = Day.today }
    self.cover = cover
    answersPaths = arguments.values(.answers)
    answers = try ReportFile.answers(in: answersPaths)
    earlier = try arguments.value(.compare).map { path throws(Failure) in try ReportFile(path: path).earlierReport() }
  }

  /// A table has the clauses of one guideline, and OpenACR those of WCAG.
  private static func guidelines(_ arguments: Arguments, _ kind: Format) throws(Failure) -> [Guideline] {
    if kind == .openacr {
      try arguments.refuse([.by]) { "\($0) does not go with --format openacr, which has the criteria of WCAG" }
    }
    let named: [Guideline] = try arguments.choices(.by)
    try arguments.require(kind != .csv || named.count <= 1, "a report in CSV has one guideline: give --by once")
    return named.isEmpty ? kind == .csv ? [.maag] : Guideline.standard : named
  }

  private static func labelKind(_ output: String?, _ arguments: Arguments) throws(Failure) -> Format {
    switch try? kind(output, arguments) {
    case .html: return .label
    case .json: return .labelJSON
    default: throw arguments.usage("--format nutrition writes FILE.html or FILE.json, not \(output ?? "")")
    }
  }

  private static func kind(_ output: String?, _ arguments: Arguments) throws(Failure) -> Format {
    guard let output, output != "-" else { return .html }
    let name = output.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
    if name.hasSuffix(".csv") { return .csv }
    if name.hasSuffix(".json") { return .json }
    throw arguments.usage("--format report writes FILE.html, FILE.csv or FILE.json, not \(output)")
  }

  /// The files, with the findings accepted that people accept in their answers. Warns about those that do not exist.
  func accepting(_ files: [AuditedFile]) -> [AuditedFile] {
    let (accepting, unused) = files.accepting(answers.accepted.map(\.entry), on: Day.today)
    for index in unused {
      let (entry, place) = answers.accepted[index]
      Standard.error("\(place): warning: \(entry.notFound(remedy: "remove this answer, or correct it"))")
    }
    return accepting
  }

  /// The text of the report. The number of answers that do not match anything is printed on standard error.
  ///
  /// - Throws: ``Failure`` for a task that cannot be performed.
  func text(_ files: [AuditedFile], _ rules: [Rule], _ language: Wording.Language) throws(Failure) -> String {
    let tasks = try tasks.performed(on: files, language)
    let report = ComplianceReport(
      files, rules: rules, judgments: answers.judgments, accepted: answers.accepted.map(\.entry), cover: cover,
      method: AuditReportOptions.method(files), since: earlier, tasks: tasks, guidelines: guidelines,
      language: language)
    if !report.misfits.isEmpty {
      let count = report.misfits.count
      warn(
        count == 1
          ? "1 answer matches no file or question; the report lists them"
          : "\(count) answers match no file or question; the report lists them")
      warnOfUnknownQuestions(report.misfits)
    }
    for screen in screenNames.unknown(in: files) {
      Standard.error("aloud audit: warning: no audited file has the screen \"\(screen.printable)\" (--about)")
    }
    switch kind {
    case .html: return HTMLReport(report).html
    case .csv: return ComplianceTable(report, by: guidelines[0]).csv
    case .json: return ComplianceDocument(report).json
    case .openacr: return openACR(report)
    case .label: return HTMLReport(report, isOfLabel: true).html
    case .labelJSON: return LabelDocument(report)?.json ?? ""
    }
  }

  /// The text in the format OpenACR. Warns about what the format needs and the report does not have.
  private func openACR(_ report: ComplianceReport) -> String {
    let openACR = OpenACRReport(report)
    for name in openACR.missing {
      Standard.error("aloud audit: warning: OpenACR needs \"\(name)\" of the cover; add it with --about \(name)=…")
    }
    let count = openACR.unjudged.count
    if count > 0 {
      Standard.error(
        "aloud audit: warning: nobody judged \(count) criteria of WCAG 2.2, which OpenACR leaves out; answer them in --answers"
      )
    }
    return openACR.yaml
  }

  /// The tool, and how much is known of VoiceOver's words in the languages of the files.
  private static func method(_ files: [AuditedFile]) -> AuditMethod {
    let languages = Set(files.filter { $0.failure == nil }.map(\.spokenLanguage)).sorted()
    let words = languages.compactMap { language in
      VoiceLibrary.standard.voice(for: language).map {
        AuditMethod.Words(
          language: language, attested: $0.attestedCount, all: $0.entries.count - $0.ownCount)
      }
    }
    return AuditMethod(version: Command.version, ios: "\(VoiceOverSettings().ios)", words: words)
  }

  private func warn(_ message: Message) {
    Standard.error("\(answersPaths.map(\.printable).joined(separator: ", ")): warning: \(message)")
  }

  /// Warns about unknown questions, which may be misspelled.
  private func warnOfUnknownQuestions(_ judgments: [Judgment]) {
    let known = Question.ofAllGuidelines.map(\.id)
    for judgment in judgments {
      guard case .question(let id) = judgment.subject, !known.contains(id) else { continue }
      warn("there is no question \"\(id.printable)\"\(alternatives(to: id, among: known))")
    }
  }
}
