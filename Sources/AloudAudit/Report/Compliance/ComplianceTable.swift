internal import AloudTree

/// A report as a table for spreadsheets: a row for each clause and finding, and one for each clause without a finding.
///
///     ComplianceTable(report, by: .maag).csv
///
/// RFC 4180 in UTF-8, with the mark by which spreadsheets know that. A text of a document is never a formula.
public struct ComplianceTable: Sendable {
  private let report: ComplianceReport
  private let guideline: Guideline

  /// - Parameters:
  ///   - report: what is written.
  ///   - guideline: by whose clauses. Findings of none of them come last.
  public init(_ report: ComplianceReport, by guideline: Guideline = .maag) {
    self.report = report
    self.guideline = guideline
  }

  private static let columns: [Wording] = [
    Wording("Number", ko: "번호"), ComplianceWords.clause, ComplianceWords.method, ComplianceWords.result,
    Wording("Finding", ko: "문제 번호"), ReportWords.severity, ReportWords.rule, ReportWords.file,
    Wording("Line", ko: "행"), Wording("Column", ko: "열"), Wording("Path", ko: "경로"), Wording("Identifier", ko: "식별자"),
    ReportWords.says, ReportWords.message, ReportWords.affected, ReportWords.fix, ReportWords.uiKit,
    ReportWords.swiftUI, ReportWords.html, ComplianceWords.progress, ComplianceWords.note,
  ]

  /// The whole file.
  ///
  /// - Complexity: O(length).
  public var csv: String {
    var rows = [ComplianceTable.columns.map { $0[report.language] }]
    var told: Set<Int> = []
    for result in report.results[guideline, default: []] {
      told.formUnion(result.findings)
      let head = self.head(result)
      let note = result.judgment?.note ?? ""
      if result.findings.isEmpty { rows.append(head + Array(repeating: "", count: 16) + [note]) }
      for number in result.findings { rows.append(head + cells(number) + [note]) }
    }
    for number in report.findings.indices.map({ $0 + 1 }) where !told.contains(number) {
      rows.append(["", "", "", ""] + cells(number) + [""])
    }
    return "\u{FEFF}" + rows.map { $0.map(ComplianceTable.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private func head(_ result: ClauseResult) -> [String] {
    let words = [
      result.clause.name, ComplianceWords.name(of: result.method), ComplianceWords.name(of: result.verdict),
    ]
    return [result.clause.number] + words.map { $0[report.language] }
  }

  private func cells(_ number: Int) -> [String] {
    let reported = report.findings[number - 1]
    let (file, finding, language) = (reported.file, reported.finding, report.language)
    let place = file.places[finding.path]
    let correction = Correction.of(finding.rule)
    let progress = report.progress.map { $0.isNew[number - 1] ? ComplianceWords.new : ComplianceWords.unchanged }
    return [
      "\(number)", ReportWords.name(of: finding.severity)[language], finding.rule, file.path,
      place.map { "\($0.line)" } ?? "", place.map { "\($0.column)" } ?? "", finding.path, finding.id ?? "",
      finding.utterance ?? ReportWords.noStop[language], finding.message[file.language],
      correction?.affected.map { $0.name[language] }.joined(separator: ", ") ?? "", finding.fix[file.language],
      correction?.uiKit[language] ?? "", correction?.swiftUI[language] ?? "", correction?.html?[language] ?? "",
      progress?[language] ?? "",
    ]
  }

  /// A cell in quotation marks. One that a spreadsheet would calculate begins with an apostrophe, which shows it as text.
  ///
  /// Source: OWASP, CSV Injection.
  static func cell(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    var cell = lines.joined(separator: "\n")
    let isFormula = cell.unicodeScalars.first { $0 != " " }.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    if isFormula { cell = "'" + cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }
}
