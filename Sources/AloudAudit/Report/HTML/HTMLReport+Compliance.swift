internal import AloudReader
internal import AloudTree

// The cover, and what comes of the clauses.
extension HTMLReport {
  func cover(_ report: ComplianceReport) -> String {
    let screens = files.reduce(0) { $0 + $1.screens.count }
    let audited = ComplianceWords.audited(files: files.count, screens: screens)[language]
    let rows = report.cover.rows + [(ComplianceWords.audited, audited)]
    let terms = rows.map { "<dt>\(say($0))</dt><dd><bdi>\(brief($1))</bdi></dd>\n" }.joined()
    let parts = contents(report).map { "<li><a href=\"#\($0)\">\(say($1))</a></li>\n" }.joined()
    return """
      <header class="cover">
      <h1>\(say(ComplianceWords.report))</h1>
      <dl>
      \(terms)</dl>
      <nav aria-label="\(say(ComplianceWords.contents))">
      <ol>
      \(parts)</ol>
      </nav>
      </header>

      """
  }

  private func contents(_ report: ComplianceReport) -> [(String, Wording)] {
    var parts = [("summary", ComplianceWords.summary)]
    if report.progress != nil { parts.append(("progress", ComplianceWords.progress)) }
    parts.append(("clauses", ComplianceWords.clauses))
    if !report.findings.isEmpty { parts.append(("findings", ReportWords.findings)) }
    parts.append(("questions", ComplianceWords.judgments))
    return hasReadings ? parts + [("readings", ComplianceWords.readings)] : parts
  }

  // MARK: Summary

  func summary(_ report: ComplianceReport, _ counts: String) -> String {
    let guidelines = Guideline.allCases.map { guideline in
      let name = "<a href=\"#\(guideline.rawValue)\">\(say(guideline.name))</a>"
      return self.counts(name, report.counts(of: guideline))
    }
    let principles = Guideline.maag.groups.map { group in
      let name = "<a href=\"#maag-\(group.number)\">\(group.number) \(say(group.name))</a>"
      return self.counts(name, VerdictCounts(report.results(of: group, in: .maag)))
    }
    let tables =
      self.counts(ComplianceWords.guideline, ComplianceWords.summaryCaption, guidelines)
      + self.counts(ComplianceWords.principle, ComplianceWords.principleCaption, principles)
    let judged = "\(say(Guideline.maag.name)): \(say(ComplianceWords.judged(report.counts(of: .maag))))"
    let unread = files.contains { $0.failure != nil } ? "<p>\(say(ComplianceWords.unread))</p>\n" : ""
    return """
      <section aria-labelledby="summary">
      <h2 id="summary">\(say(ComplianceWords.summary))</h2>
      \(counts)\(unread)<p>\(judged)</p>
      \(tables)<p>\(say(ComplianceWords.shareExplained))</p>
      </section>

      """
  }

  /// A row of counts.
  private func counts(_ name: String, _ counts: VerdictCounts) -> [HTMLTable.Cell] {
    ([name, "\(counts.all)"] + Verdict.allCases.map { "\(counts[$0])" } + [say(ComplianceWords.share(counts))])
      .map { HTMLTable.Cell($0) }
  }

  private func counts(_ name: Wording, _ caption: Wording, _ rows: [[HTMLTable.Cell]]) -> String {
    let verdicts = Verdict.allCases.map { HTMLTable.Column(ComplianceWords.name(of: $0), .number) }
    let columns: [HTMLTable.Column] =
      [.init(name), .init(ComplianceWords.allClauses, .number)] + verdicts + [.init(ComplianceWords.share)]
    return HTMLTable(caption: say(caption), columns: columns, rows: rows).html(in: language)
  }

  func verdict(_ verdict: Verdict) -> String {
    "<span class=\"verdict \(verdict.rawValue)\">\(say(ComplianceWords.name(of: verdict)))</span>"
  }

  // MARK: Readings

  private var hasReadings: Bool { files.contains { !$0.screens.isEmpty } }

  var readings: String {
    guard hasReadings else { return "" }
    let parts = files.flatMap { file in
      file.screens.map { screen in
        let name = (screen.screen.name ?? screen.screen.key).map {
          " – <bdi\(lang(file.spokenLanguage))>\(brief($0))</bdi>"
        }
        let items = screen.reader.reading().map { "<li><q><bdi>\(brief($0.text))</bdi></q></li>\n" }
        let list = items.isEmpty ? "" : "<ol\(lang(file.spokenLanguage))>\n\(items.joined())</ol>\n"
        return "<h3>\(file.path.printable.escapedForXML())\(name ?? "")</h3>\n\(list)"
      }
    }
    return """
      <section class="readings" aria-labelledby="readings">
      <h2 id="readings">\(say(ComplianceWords.readings))</h2>
      <p>\(say(ComplianceWords.readingsExplained))</p>
      \(parts.joined())</section>

      """
  }
}

extension ComplianceReport.Cover {
  /// The texts of the cover, with their names.
  var rows: [(name: Wording, text: String)] {
    let rows: [(Wording, String?)] = [
      (ComplianceWords.app, app), (ComplianceWords.version, version), (ComplianceWords.device, device),
      (ComplianceWords.date, date), (ComplianceWords.author, author), (ComplianceWords.scope, scope),
    ]
    return rows.compactMap { name, text in text.map { (name, $0) } }
  }
}
