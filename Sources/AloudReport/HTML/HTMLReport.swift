public import AloudAudit
internal import AloudBase
internal import AloudPicture
internal import AloudTree

/// Findings as an accessible web page in one file, to open, send and print. The page needs no server.
///
///     HTMLReport(files).html                     // the short form: the findings
///     HTMLReport(ComplianceReport(files)).html   // by clauses, with a form for judgments
///
/// The page has landmarks, headings in order, tables with captions and headers, a skip link past the overview,
/// severities as words, and colors with enough contrast in light and dark. Messages are in the language of each file,
/// and the rest is in the language of the report. The only date is that of the cover, so that equal findings give equal
/// bytes. The short form has no script.
public struct HTMLReport: Sendable {
  /// The files, in the order in which findings are listed.
  public var files: [AuditedFile]
  /// The applied rules. Findings of equal severity are listed in this order.
  public var rules: [Rule]
  /// The language of the report, except for findings.
  public var language: Wording.Language
  /// The additional content of the long form; nil for the short form.
  let compliance: ComplianceReport?
  /// True for a page about Apple's label only, with its findings.
  private let isOfLabel: Bool

  /// Creates the short form.
  ///
  /// - Parameters:
  ///   - files: the audited files.
  ///   - rules: the applied rules.
  ///   - language: nil for the language of the files if it is the same for all, otherwise English.
  public init(_ files: [AuditedFile], rules: [Rule] = Rule.all, language: Wording.Language? = nil) {
    self.files = files
    self.rules = rules
    self.language = language ?? files.language
    compliance = nil
    isOfLabel = false
  }

  /// Creates the long form.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - isOfLabel: true for a page with only the evidence for Apple's label, the method and the findings.
  public init(_ report: ComplianceReport, isOfLabel: Bool = false) {
    self.isOfLabel = isOfLabel
    files = report.files
    rules = report.rules
    language = report.language
    compliance = report
  }

  /// The whole page.
  public var html: String {
    let numbers = compliance?.numbers ?? FindingNumbers(files)
    let groups = RuleFindings.groups(of: ReportedFinding.all(in: files, numbers), rules: rules)
    let statistics = AuditStatistics(files, rules: rules)
    let pictured = PicturedFindings(files, rules: rules, numbers, in: language)
    let pictures = pictures(pictured)
    // A few pictures come first, because people look at them first; many would push the findings down.
    let isShort = pictured.screens.count <= 4
    let found = groups.isEmpty ? "" : found(groups, pictured)
    let findings = failures + (isShort ? pictures + found : found + pictures)
    let skip = groups.isEmpty ? "" : "<a class=\"skip\" href=\"#findings\">\(say(ReportWords.skip))</a>\n"
    let counts = "<p>\(say(ReportWords.counts(statistics)))</p>\n"
    guard let compliance else {
      let body = "<header>\n<h1>\(say(ReportWords.report))</h1>\n</header>\n<main>\n"
      return page(
        "\(ReportWords.report[language]): \(ReportWords.counts(statistics)[language])",
        skip + body + counts + overview(statistics) + findings + accepted + ignored + questions + "</main>\n")
    }
    if isOfLabel {
      let main = label(compliance) + method(compliance) + findings + accepted
      return page(
        [LabelWords.label[language], compliance.cover.app].compactMap(\.self).joined(separator: ": "),
        skip + cover(compliance, LabelWords.label, labelContents(compliance)) + "<main>\n\(main)</main>\n")
    }
    let main =
      summary(compliance, counts) + keyFindings(groups, compliance) + progress(compliance) + label(compliance)
      + method(compliance)
      + clauses(compliance) + "<div class=\"screen-only\">\n\(overview(statistics))</div>\n"
      + findings + accepted
      + judgments(compliance) + ignored + readings
    return page(
      [ComplianceWords.report[language], compliance.cover.app].compactMap(\.self).joined(separator: ": "),
      skip + cover(compliance, ComplianceWords.report, contents(compliance)) + "<main>\n\(main)</main>\n",
      script: JudgmentForm.script)
  }

  private func page(_ title: String, _ body: String, script: HTMLPage.Script? = nil) -> String {
    let style = HTMLReport.style + (compliance == nil ? "" : HTMLReport.runningTitle(title))
    return HTMLPage(title: title, language: language.rawValue, style: style, body: body, script: script).html
  }

  func say(_ words: Wording) -> String { words[language].escapedForXML() }

  func severity(_ severity: Severity) -> String {
    "<span class=\"\(severity.rawValue)\">\(say(ReportWords.name(of: severity)))</span>"
  }

  /// A `lang` attribute for text whose language is not that of the page.
  func lang(_ tag: String) -> String {
    tag == language.rawValue ? "" : " lang=\"\(tag.escapedForXML())\""
  }

  /// The anchor of the section of a rule. It is unique on the page.
  static func anchor(_ rule: String) -> String {
    "rule-" + String(rule.asURI.map { $0 == "%" || $0 == "/" ? "_" : $0 })
  }

  // MARK: Overview

  private func overview(_ statistics: AuditStatistics) -> String {
    let rows = statistics.rows.map { row -> [HTMLTable.Cell] in
      let title = (row.title?[language] ?? row.rule).escapedForXML()
      var cells = [
        HTMLTable.Cell(
          "<a href=\"#\(HTMLReport.anchor(row.rule))\">\(title)</a> <code>\(row.rule.escapedForXML())</code>"),
        HTMLTable.Cell(severity(row.severity)), HTMLTable.Cell("\(row.findingCount)"),
        HTMLTable.Cell("\(row.fileCount)"), HTMLTable.Cell(ReportWords.percent(row.share)),
      ]
      if statistics.tellsPlaces { cells.insert(HTMLTable.Cell("\(row.placeCount)"), at: 3) }
      return cells
    }
    var columns: [HTMLTable.Column] = [
      .init(ReportWords.rule), .init(ReportWords.severity, .word), .init(ReportWords.findings, .number),
      .init(ReportWords.files, .number), .init(ReportWords.share, .number),
    ]
    if statistics.tellsPlaces { columns.insert(.init(ReportWords.places, .number), at: 3) }
    return section(
      "overview", compliance == nil ? ReportWords.overview : ReportWords.rules, columns, rows,
      caption: ReportWords.rules)
  }

  private var failures: String {
    let rows = files.compactMap { file in
      file.failure.map { failure in
        let lines = failure.split(separator: "\n", omittingEmptySubsequences: false)
          .map { String($0).printable.escapedForXML() }
        return [
          HTMLTable.Cell(file.path.printable.escapedForXML()),
          HTMLTable.Cell("<pre>\(lines.joined(separator: "\n"))</pre>", lang: lang(file.language.rawValue)),
        ]
      }
    }
    return section("unread", ReportWords.unread, [.init(ReportWords.file, .place), .init(ReportWords.reason)], rows)
  }
}
