import Aloud
import Foundation

/// The parts of a report by clauses beside the findings, and the form in which it is written.
struct AuditReportOptions {
  /// By the ending of the output.
  private enum Kind { case html, csv, json }

  private let kind: Kind
  private let guideline: Guideline
  private let cover: ComplianceReport.Cover
  private let judgments: [Judgment]
  private let earlier: EarlierReport?
  private let answersPaths: [String]

  static let table: [Option] = [
    Option(
      .cover, reads: .cover,
      help: "JSON with what stands on the first page of a report: app, version, device, date, author, scope"),
    Option(.about, value: "NAME=VALUE", help: "one of these; may be given several times, and goes before --cover"),
    Option(
      .answers, reads: .answers,
      help: "what people have judged, as the form of a report saves it; may be given several times"),
    Option(
      .compare, reads: .earlierReport, help: "an earlier report in JSON: tells what is corrected, new and unchanged"),
    Option(
      .by, value: Guideline.allCases.map(\.rawValue).joined(separator: "|"),
      help: "the guideline by whose clauses a report in CSV has its rows; maag by default"),
  ]

  /// Reads the files.
  init(_ arguments: Arguments, _ options: AuditOptions) throws(Failure) {
    kind = try AuditReportOptions.kind(options.output, arguments)
    guideline = try arguments.choice(.by) ?? .maag
    if kind != .csv { try arguments.refuse([.by], "is for reports in CSV; other formats have all three guidelines") }
    var cover = ComplianceReport.Cover()
    if let path = arguments.value(.cover) { cover = try ReportFile(path: path).cover() }
    for word in arguments.values(.about) { try ReportFile.set(word, in: &cover, arguments) }
    if cover.date == nil { cover.date = AuditReportOptions.today }
    self.cover = cover
    answersPaths = arguments.values(.answers)
    judgments = try ReportFile.answers(in: answersPaths)
    earlier = try arguments.value(.compare).map { path throws(Failure) in try ReportFile(path: path).earlierReport() }
  }

  private static func kind(_ output: String?, _ arguments: Arguments) throws(Failure) -> Kind {
    guard let output, output != "-" else { return .html }
    let name = output.lowercased()
    if name.hasSuffix(".html") || name.hasSuffix(".htm") { return .html }
    if name.hasSuffix(".csv") { return .csv }
    if name.hasSuffix(".json") { return .json }
    throw arguments.usage("--format report writes FILE.html, FILE.csv or FILE.json, not \(output)")
  }

  /// The date in the time zone of the user.
  private static var today: String {
    Date.now.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
  }

  /// The text of the report; answers that fit nothing are counted on standard error.
  func text(_ files: [AuditedFile], _ rules: [Rule], _ language: Wording.Language) -> String {
    let report = ComplianceReport(
      files, rules: rules, judgments: judgments, cover: cover, since: earlier, language: language)
    if !report.misfits.isEmpty {
      let count = report.misfits.count
      let fit = count == 1 ? "answer no longer fits" : "answers no longer fit"
      warn("\(count) \(fit) anything; the report lists \(count == 1 ? "it" : "them")")
      warnOfUnknownQuestions(report.misfits)
    }
    switch kind {
    case .html: return HTMLReport(report).html
    case .csv: return ComplianceTable(report, by: guideline).csv
    case .json: return ComplianceDocument(report).json
    }
  }

  private func warn(_ message: String) {
    Standard.error("\(answersPaths.map(\.printable).joined(separator: ", ")): warning: \(message)")
  }

  /// An unknown question may be a typing error.
  private func warnOfUnknownQuestions(_ judgments: [Judgment]) {
    let known = Question.all.map(\.id)
    for judgment in judgments {
      guard case .question(let id) = judgment.subject, !known.contains(id) else { continue }
      warn("there is no question \"\(id.printable)\"\(alternatives(to: id, among: known))")
    }
  }
}
