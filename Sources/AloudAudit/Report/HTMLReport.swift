internal import AloudPicture
internal import AloudTree

/// Findings as a page that people open, send and print: one file, without scripts, and itself accessible.
///
///     HTMLReport(files).html
///
/// Landmarks, headings in order, tables with captions and headers, a link past the overview, severities as words, colors with
/// enough contrast in light and dark. Messages are in the language of each file, the rest in that of all. No time stands in it,
/// so that the same findings write the same bytes.
public struct HTMLReport: Sendable {
  /// In the order in which findings are listed.
  public var files: [AuditedFile]
  /// The rules that were asked, in the order in which findings of equal severity are listed.
  public var rules: [Rule]
  /// Of what the report says around the findings.
  public var language: Wording.Language

  /// - Parameters:
  ///   - files: what was audited.
  ///   - rules: those that were asked.
  ///   - language: nil is that of the files where they agree, else English.
  public init(_ files: [AuditedFile], rules: [Rule] = Rule.all, language: Wording.Language? = nil) {
    self.files = files
    self.rules = rules
    self.language = language ?? files.language
  }

  /// The whole page.
  public var html: String {
    let groups = RuleFindings.groups(of: files, rules: rules)
    let statistics = AuditStatistics(files, rules: rules)
    let counts = ReportWords.counts(statistics)[language].escapedForXML()
    let title = say(ReportWords.report)
    let pictured = PicturedFindings(files, rules: rules, in: language)
    let pictures = pictures(pictured)
    // Of few screens the pictures are what people look at first; many would hide what was found.
    let isShort = pictured.screens.count <= 4
    let body = """
      \(groups.isEmpty ? "" : "<a class=\"skip\" href=\"#findings\">\(say(ReportWords.skip))</a>")
      <header>
      <h1>\(title)</h1>
      </header>
      <main>
      <p>\(counts)</p>
      \(overview(statistics))\(failures)\(isShort ? pictures : "")\(groups.isEmpty ? "" : found(groups, pictured))\(isShort ? "" : pictures)\(ignored)\(questions)</main>

      """
    return HTMLPage(
      title: "\(ReportWords.report[language]): \(ReportWords.counts(statistics)[language])",
      language: language.rawValue,
      style: HTMLReport.style, body: body
    ).html
  }

  func say(_ words: Wording) -> String { words[language].escapedForXML() }

  func severity(_ severity: Severity) -> String {
    "<span class=\"\(severity.rawValue)\">\(say(ReportWords.name(of: severity)))</span>"
  }

  /// An attribute for text in another language than the page.
  func lang(_ tag: String) -> String {
    tag == language.rawValue ? "" : " lang=\"\(tag.escapedForXML())\""
  }

  /// Where the section of a rule begins; no other part of the page is called so.
  static func anchor(_ rule: String) -> String {
    "rule-" + String(rule.asURI.map { $0 == "%" || $0 == "/" ? "_" : $0 })
  }

  // MARK: Overview

  private func overview(_ statistics: AuditStatistics) -> String {
    let rows = statistics.rows.map { row in
      [
        HTMLTable.Cell("<a href=\"#\(HTMLReport.anchor(row.rule))\">\(row.rule.escapedForXML())</a>"),
        HTMLTable.Cell(severity(row.severity)), HTMLTable.Cell("\(row.findingCount)"),
        HTMLTable.Cell("\(row.fileCount)"), HTMLTable.Cell(ReportWords.percent(row.share)),
      ]
    }
    return section(
      "overview", ReportWords.overview,
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
          HTMLTable.Cell("<pre>\(lines.joined(separator: "\n"))</pre>", lang: lang("en")),
        ]
      }
    }
    return section("unread", ReportWords.unread, [.init(ReportWords.file, .place), .init(ReportWords.reason)], rows)
  }
}
