internal import AloudAudit
internal import AloudBase

/// A report as an accessibility conformance report in the format OpenACR 0.1.0, with the criteria of WCAG 2.2, levels A and AA.
///
///     OpenACRReport(report).yaml
///
/// A criterion that nobody judged has no term in the format. It is left out, and the notes name it: the file is then not complete.
/// Each text is a quoted scalar, whose escapes are those of JSON.
///
/// Source: OpenACR, schema 0.1.0 and catalog 2.5-edition-wcag-2.2-en.
public struct OpenACRReport: Sendable {
  private let report: ComplianceReport

  /// A report to write.
  public init(_ report: ComplianceReport) { self.report = report }

  private static let catalog = "2.5-edition-wcag-2.2-en"
  private static let chapters = [("success_criteria_level_a", "(A)"), ("success_criteria_level_aa", "(AA)")]
  /// Required texts that the cover does not have.
  private static let unknown = Wording("not given", ko: "적지 않음")

  /// The criteria that are not judged: `1.2.1`.
  package var unjudged: [String] {
    report.results[.wcag, default: []].filter { $0.verdict == .open }.map(\.clause.number)
  }

  /// The names of the texts of the cover that the format requires, and that are missing.
  package var missing: [String] {
    [("app", report.cover.app), ("email", report.cover.email)].compactMap { $1 == nil ? $0 : nil }
  }

  /// The content of the file.
  ///
  /// - Complexity: O(length).
  public var yaml: String {
    let cover = report.cover
    let unknown = OpenACRReport.unknown[report.language]
    let app = cover.app ?? unknown
    var lines = ["title: \(text("\(app) Accessibility Conformance Report"))", "product:", "  name: \(text(app))"]
    if let version = cover.version { lines.append("  version: \(text(version))") }
    lines.append("author:")
    if let author = cover.author { lines.append("  name: \(text(author))") }
    lines.append("  email: \(text(cover.email ?? unknown))")
    if let date = cover.date { lines.append("report_date: \(text(date))") }
    if let notes { lines.append("notes: \(text(notes))") }
    let method = MethodPage(report: report).rows.flatMap(\.sentences).map { $0[report.language] }
    lines.append("evaluation_methods_used: \(text(method.joined(separator: " ")))")
    lines.append("catalog: \(text(OpenACRReport.catalog))")
    let chapters = OpenACRReport.chapters.flatMap(chapter)
    lines += chapters.isEmpty ? ["chapters: {}"] : ["chapters:"] + chapters
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(_ text: String) -> String { JSONValue.string(text.printable).text }

  private var notes: String? {
    guard !unjudged.isEmpty else { return nil }
    let numbers = unjudged.joined(separator: ", ")
    return Wording(
      "This report is not complete. These criteria are not judged: \(numbers).",
      ko: "완성되지 않은 보고서입니다. 판정하지 않은 기준: \(numbers).")[report.language]
  }

  private func chapter(_ name: String, _ level: String) -> [String] {
    let results = report.results[.wcag, default: []].filter { $0.clause.name.english.hasSuffix(level) }
    let criteria = results.flatMap(criterion)
    return criteria.isEmpty ? [] : ["  \(name):", "    criteria:"] + criteria
  }

  private func criterion(_ result: ClauseResult) -> [String] {
    guard let term = OpenACRReport.term(for: result) else { return [] }
    return [
      "      - num: \(text(result.clause.number))", "        components:", "          - name: \(text(component))",
      "            adherence:", "              level: \(text(term))",
      "              notes: \(text(remarks(about: result)))",
    ]
  }

  /// Web pages have their own component.
  private var component: String {
    let screens = report.files.flatMap(\.screens)
    return !screens.isEmpty && screens.allSatisfy(\.isPage) ? "web" : "software"
  }

  /// A finding shows that some functionality does not meet a criterion. That most does not, only a person can say, by a judgment of
  /// the whole criterion.
  private static func term(for result: ClauseResult) -> String? {
    switch result.verdict {
    case .passed: "supports"
    case .failed: result.judgment?.verdict == .failed ? "does-not-support" : "partially-supports"
    case .notApplicable: "not-applicable"
    case .open: nil
    }
  }

  /// In one criterion, at most this many findings are described.
  private static let mostFindings = 10

  private func remarks(about result: ClauseResult) -> String {
    let language = report.language
    let findings = result.findings.compactMap(report.finding(numbered:))
    var told = findings.prefix(OpenACRReport.mostFindings).map { found in
      let message = found.finding.message[found.file.language].brief[language]
      return "\(PicturedFindings.name(found.number)) (\(found.screenName)): \(message)"
    }
    if result.findings.count > told.count {
      told.append(ReportWords.more(result.findings.count - told.count)[language])
    }
    for asked in report.questions where result.questions.contains(asked.question.id) {
      let judgments = asked.places.compactMap(\.own) + [asked.common].compactMap(\.self)
      told += judgments.filter { $0.verdict != nil }.map { judgment in
        let answer = judgment.verdict.map { ComplianceWords.name(of: $0)[language] } ?? ""
        return "\(asked.question.question[language]) \(answer)\(judgment.note.isEmpty ? "" : ": \(judgment.note)")"
      }
    }
    if let note = result.judgment?.note, !note.isEmpty { told.append(note) }
    return told.isEmpty ? ComplianceWords.name(of: result.method)[language] : told.joined(separator: " ")
  }
}
