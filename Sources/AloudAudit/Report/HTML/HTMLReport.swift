internal import AloudPicture
internal import AloudTree

/// Findings as a page that people open, send and print: one file that asks nothing of any server, and itself
/// accessible.
///
///     HTMLReport(files).html                     // the short form: what was found
///     HTMLReport(ComplianceReport(files)).html   // by clauses, with a form for judgments
///
/// Landmarks, headings in order, tables with captions and headers, a link past the overview, severities as words,
/// colors with enough contrast in light and dark. Messages are in the language of each file, the rest in that of all.
/// No time stands in it but that of the cover, so that the same findings write the same bytes. The short form has no
/// script.
public struct HTMLReport: Sendable {
  /// In the order in which findings are listed.
  public var files: [AuditedFile]
  /// The rules that were asked, in the order in which findings of equal severity are listed.
  public var rules: [Rule]
  /// Of what the report says around the findings.
  public var language: Wording.Language
  /// The parts that the long form has beside the findings; nil is the short form.
  let compliance: ComplianceReport?

  /// The short form.
  ///
  /// - Parameters:
  ///   - files: what was audited.
  ///   - rules: those that were asked.
  ///   - language: nil is that of the files where they agree, else English.
  public init(_ files: [AuditedFile], rules: [Rule] = Rule.all, language: Wording.Language? = nil) {
    self.files = files
    self.rules = rules
    self.language = language ?? files.language
    compliance = nil
  }

  /// The long form.
  public init(_ report: ComplianceReport) {
    files = report.files
    rules = report.rules
    language = report.language
    compliance = report
  }

  /// The whole page.
  public var html: String {
    let groups = RuleFindings.groups(of: files, rules: rules)
    let statistics = AuditStatistics(files, rules: rules)
    let pictured = PicturedFindings(files, rules: rules, in: language)
    let pictures = pictures(pictured)
    // Of few screens the pictures are what people look at first; many would hide what was found.
    let isShort = pictured.screens.count <= 4
    let found = groups.isEmpty ? "" : found(groups, pictured)
    let findings = failures + (isShort ? pictures + found : found + pictures)
    let skip = groups.isEmpty ? "" : "<a class=\"skip\" href=\"#findings\">\(say(ReportWords.skip))</a>\n"
    let counts = "<p>\(say(ReportWords.counts(statistics)))</p>\n"
    guard let compliance else {
      let body = "<header>\n<h1>\(say(ReportWords.report))</h1>\n</header>\n<main>\n"
      return page(
        "\(ReportWords.report[language]): \(ReportWords.counts(statistics)[language])",
        skip + body + counts + overview(statistics) + findings + ignored + questions + "</main>\n")
    }
    let main =
      summary(compliance, counts) + progress(compliance) + clauses(compliance, pictured) + overview(statistics)
      + findings
      + judgments(compliance) + ignored + readings
    return page(
      [ComplianceWords.report[language], compliance.cover.app].compactMap(\.self).joined(separator: ": "),
      skip + cover(compliance) + "<main>\n\(main)</main>\n", script: JudgmentForm.script)
  }

  private func page(_ title: String, _ body: String, script: HTMLPage.Script? = nil) -> String {
    HTMLPage(title: title, language: language.rawValue, style: HTMLReport.style, body: body, script: script).html
  }

  func say(_ words: Wording) -> String { words[language].escapedForXML() }

  func severity(_ severity: Severity) -> String {
    "<span class=\"\(severity.rawValue)\">\(say(ReportWords.name(of: severity)))</span>"
  }

  /// An attribute for text in another language than the page.
  func lang(_ tag: String) -> String {
    tag == language.rawValue ? "" : " lang=\"\(tag.escapedForXML())\""
  }

  /// The anchor of the section of a rule; no other part of the page has this name.
  static func anchor(_ rule: String) -> String {
    "rule-" + String(rule.asURI.map { $0 == "%" || $0 == "/" ? "_" : $0 })
  }

  // MARK: Overview

  private func overview(_ statistics: AuditStatistics) -> String {
    let rows = statistics.rows.map { row in
      [
        HTMLTable.Cell(
          "<a href=\"#\(HTMLReport.anchor(row.rule))\">\((row.title?[language] ?? row.rule).escapedForXML())</a> <code>\(row.rule.escapedForXML())</code>"
        ),
        HTMLTable.Cell(severity(row.severity)), HTMLTable.Cell("\(row.findingCount)"),
        HTMLTable.Cell("\(row.fileCount)"), HTMLTable.Cell(ReportWords.percent(row.share)),
      ]
    }
    return section(
      "overview", compliance == nil ? ReportWords.overview : ReportWords.rules,
      [
        .init(ReportWords.rule), .init(ReportWords.severity, .word), .init(ReportWords.findings, .number),
        .init(ReportWords.files, .number), .init(ReportWords.share, .number),
      ], rows, caption: ReportWords.rules)
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
