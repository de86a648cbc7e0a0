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
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <meta name="color-scheme" content="light dark"/>
      <title>\(title): \(counts)</title>
      <style>
      \(HTMLReport.style)
      </style>
      </head>
      <body>
      \(groups.isEmpty ? "" : "<a class=\"skip\" href=\"#findings\">\(say(ReportWords.skip))</a>")
      <header>
      <h1>\(title)</h1>
      </header>
      <main>
      <p>\(counts)</p>
      \(overview(statistics))\(failures)\(groups.isEmpty ? "" : found(groups))\(ignored)\(questions)</main>
      </body>
      </html>

      """
  }

  func say(_ words: Wording) -> String { words[language].escapedForXML() }

  func severity(_ severity: Severity) -> String {
    "<span class=\"\(severity.rawValue)\">\(say(ReportWords.name(of: severity)))</span>"
  }

  /// An attribute for text in another language than the page.
  func lang(_ tag: String) -> String {
    tag == language.rawValue ? "" : " lang=\"\(tag.escapedForXML())\""
  }

  func head(_ columns: [Wording]) -> String {
    "<thead><tr>" + columns.map { "<th scope=\"col\">\(say($0))</th>" }.joined() + "</tr></thead>"
  }

  /// Where the section of a rule begins; no other part of the page is called so.
  static func anchor(_ rule: String) -> String {
    "rule-" + String(rule.asURI.map { $0 == "%" || $0 == "/" ? "_" : $0 })
  }

  // MARK: Overview

  private func overview(_ statistics: AuditStatistics) -> String {
    guard !statistics.rows.isEmpty else { return "" }
    let rows = statistics.rows.map { row in
      """
      <tr><th scope="row"><a href="#\(HTMLReport.anchor(row.rule))">\(row.rule.escapedForXML())</a></th>\
      <td>\(severity(row.severity))</td><td class="number">\(row.findingCount)</td>\
      <td class="number">\(row.fileCount)</td><td class="number">\(ReportWords.percent(row.share))</td></tr>

      """
    }
    let columns = [
      ReportWords.rule, ReportWords.severity, ReportWords.findings, ReportWords.files, ReportWords.share,
    ]
    return """
      <section aria-labelledby="overview">
      <h2 id="overview">\(say(ReportWords.overview))</h2>
      <table>
      <caption>\(say(ReportWords.rules))</caption>
      \(head(columns))
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </section>

      """
  }

  private var failures: String {
    let rows = files.compactMap { file in
      file.failure.map {
        "<tr><th scope=\"row\">\(file.path.printable.escapedForXML())</th>"
          + "<td\(lang("en"))><pre>\($0.escapedForXML(keepsLines: true))</pre></td></tr>\n"
      }
    }
    return table("unread", ReportWords.unread, [ReportWords.file, ReportWords.reason], rows)
  }
}
