internal import AloudAudit
internal import AloudBase
internal import AloudTree

/// A report as a table for spreadsheets. Each finding of a clause and each answer about a clause has a row; so does
/// each clause without either.
///
///     ComplianceTable(report, by: .maag).csv
///
/// The format is RFC 4180 in UTF-8, with the byte order mark that spreadsheets expect. A text of a document is never
/// interpreted as a formula.
public struct ComplianceTable: Sendable {
  private let report: ComplianceReport
  private let guideline: Guideline

  /// - Parameters:
  ///   - report: the report to write.
  ///   - guideline: the guideline whose clauses the table lists. Findings of other clauses come last.
  public init(_ report: ComplianceReport, by guideline: Guideline = .maag) {
    self.report = report
    self.guideline = guideline
  }

  private static let columns: [Wording] = [
    Wording("Number", ko: "번호"), ComplianceWords.clause, ComplianceWords.method, ComplianceWords.result,
    Wording("Finding", ko: "문제 번호"), ReportWords.severity, ReportWords.rule, ReportWords.file,
    Wording("Line", ko: "행"), Wording("Column", ko: "열"), Wording("Path", ko: "경로"), Wording("Identifier", ko: "식별자"),
    ReportWords.says, ReportWords.message,
    ReportWords.affected, ReportWords.fix, ReportWords.uiKit,
    ReportWords.swiftUI, ReportWords.html, ComplianceWords.progress, ReportWords.question, ComplianceWords.verdict,
    ComplianceWords.note,
  ]
  /// The numbers of columns for a finding and for an answer.
  private static let findingColumns = 16
  private static let answerColumns = 3
  /// The index of the column with UIKit among those of a finding; SwiftUI follows.
  private static let codeColumn = 12

  /// The content of the file.
  ///
  /// - Complexity: O(length).
  public var csv: String {
    var rows = [ComplianceTable.columns.map { $0[report.language] }]
    var told: Set<Int> = []
    for result in report.results[guideline, default: []] {
      told.formUnion(result.findings)
      let head = self.head(result)
      var tails = result.findings.compactMap(report.finding(numbered:)).map {
        cells($0) + ComplianceTable.blanks(ComplianceTable.answerColumns)
      }
      tails += accepted(result.clause.basis)
      tails += answers(result).map { ComplianceTable.blanks(of: $0.file) + cells($0.judgment) }
      if tails.isEmpty {
        tails = [ComplianceTable.blanks(of: "") + ComplianceTable.blanks(ComplianceTable.answerColumns)]
      }
      rows += tails.map { head + $0 }
    }
    for finding in report.findings where !told.contains(finding.number) {
      rows.append(["", "", "", ""] + cells(finding) + ComplianceTable.blanks(ComplianceTable.answerColumns))
    }
    return "\u{FEFF}" + rows.map { $0.map(ComplianceTable.cell).joined(separator: ",") + "\r\n" }.joined()
  }

  private func head(_ result: ClauseResult) -> [String] {
    let words = [
      result.clause.name, ComplianceWords.name(of: result.method), ComplianceWords.name(of: result.verdict),
    ]
    return [result.clause.number] + words.map { $0[report.language] }
  }

  private static func blanks(_ count: Int) -> [String] { Array(repeating: "", count: count) }

  /// Empty cells for a row that has a file, but no finding.
  private static func blanks(of file: String) -> [String] {
    var cells = blanks(findingColumns)
    cells[3] = file
    return cells
  }

  /// The answers about a clause: to its questions, for all files and for single files; then about the clause as a
  /// whole.
  private func answers(_ result: ClauseResult) -> [(judgment: Judgment, file: String)] {
    var answers: [(Judgment, String)] = []
    for asked in report.questions where result.questions.contains(asked.question.id) {
      for place in asked.places {
        if let own = place.own { answers.append((own, report.files[place.file].path)) }
      }
      if let common = asked.common { answers.append((common, "")) }
    }
    return answers + (result.judgment.map { [($0, "")] } ?? [])
  }

  private func cells(_ judgment: Judgment) -> [String] {
    var question = ""
    if case .question = judgment.subject { question = judgment.subject.name[report.language] }
    return [question, judgment.verdict.map { ComplianceWords.name(of: $0)[report.language] } ?? "", judgment.note]
  }

  /// The accepted findings of a clause, with the decisions in the columns of answers.
  private func accepted(_ reference: String) -> [[String]] {
    zip(report.files, report.numbers.accepted).flatMap { file, numbers in
      zip(file.accepted, numbers).filter { $0.0.finding.clauses.contains(reference) }.map { accepted, number in
        cells(accepted.finding, in: file, PicturedFindings.name(number)) + [
          "", ComplianceWords.accepted[report.language], ReportWords.told(accepted.acceptance)[report.language],
        ]
      }
    }
  }

  private func cells(_ reported: ReportedFinding) -> [String] {
    let number = reported.number
    let progress = report.progress.map { $0.isNew(number) ? ComplianceWords.new : ComplianceWords.unchanged }
    var cells = cells(reported.finding, in: reported.file, PicturedFindings.name(number))
    if let code = OwnCode(of: reported) {
      cells[ComplianceTable.codeColumn] = code.uiKit[report.language]
      cells[ComplianceTable.codeColumn + 1] = code.swiftUI[report.language]
    }
    cells[ComplianceTable.findingColumns - 1] = progress?[report.language] ?? ""
    return cells
  }

  private func cells(_ finding: Finding, in file: AuditedFile, _ name: String) -> [String] {
    let language = report.language
    let place = file.places[finding.path]
    let correction = Correction.of(finding.rule)
    // Each other place has its own line in the cell.
    let paths =
      [finding.path.brief[language]]
      + finding.others.map { file.position(ofPath: $0.path) + " " + $0.path.brief[language] }
    return [
      name, ReportWords.name(of: finding.severity)[language], finding.rule, file.path,
      place.map { "\($0.line)" } ?? "", place.map { "\($0.column)" } ?? "", paths.joined(separator: "\n"),
      (finding.id ?? "").brief[language], finding.utterance?.brief[language] ?? ReportWords.noStop[language],
      finding.message[file.language].brief[file.language],
      correction?.affected.map { $0.name[language] }.joined(separator: ", ") ?? "",
      Correction.fix(of: finding)[file.language].brief[file.language],
      correction?.uiKit[language] ?? "", correction?.swiftUI[language] ?? "", correction?.html?[language] ?? "",
      "",
    ]
  }

  /// A cell in quotation marks. If a spreadsheet would interpret it as a formula, it begins with an apostrophe, so that
  /// it is shown as text. So is a number with a sign, because `+82` of a document is a text.
  ///
  /// Source: OWASP, CSV Injection.
  static func cell(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
    var cell = lines.joined(separator: "\n")
    let first = cell.unicodeScalars.first { !$0.properties.isWhitespace }
    let isFormula = first.map { "=+-@＝＋－＠".unicodeScalars.contains($0) } ?? false
    if isFormula { cell = "'" + cell }
    return "\"\(cell.replacing("\"", with: "\"\""))\""
  }
}
