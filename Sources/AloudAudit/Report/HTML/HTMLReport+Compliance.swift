internal import AloudReader
internal import AloudTree

// The cover, and what comes of the clauses.
extension HTMLReport {
  func cover(_ report: ComplianceReport) -> String {
    let screens = files.reduce(0) { $0 + $1.screens.count }
    let audited = ComplianceWords.audited(files: files.count, screens: screens)[language]
    let rows = report.cover.rows + [(ComplianceWords.audited, audited)]
    let terms = rows.map { "<dt>\(say($0))</dt><dd><bdi>\($1.printable.escapedForXML())</bdi></dd>\n" }.joined()
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
    let rows = Guideline.allCases.map { guideline in
      let (passed, failed) = (report.count(.passed, of: guideline), report.count(.failed, of: guideline))
      let share = ComplianceWords.share(report.share(of: guideline), passed: passed, judged: passed + failed)
      return [HTMLTable.Cell(say(guideline.name))]
        + Verdict.allCases.map { HTMLTable.Cell("\(report.count($0, of: guideline))") } + [HTMLTable.Cell(say(share))]
    }
    let columns =
      [HTMLTable.Column(ComplianceWords.guideline)]
      + Verdict.allCases.map { HTMLTable.Column(ComplianceWords.name(of: $0), .number) }
      + [HTMLTable.Column(ComplianceWords.share)]
    let table = HTMLTable(caption: say(ComplianceWords.summaryCaption), columns: columns, rows: rows)
    let unread = files.contains { $0.failure != nil } ? "<p>\(say(ComplianceWords.unread))</p>\n" : ""
    return """
      <section aria-labelledby="summary">
      <h2 id="summary">\(say(ComplianceWords.summary))</h2>
      \(counts)\(unread)\(table.html(in: language))<p>\(say(ComplianceWords.shareExplained))</p>
      </section>

      """
  }

  func verdict(_ verdict: Verdict) -> String {
    "<span class=\"verdict \(verdict.rawValue)\">\(say(ComplianceWords.name(of: verdict)))</span>"
  }

  // MARK: Clauses

  func clauses(_ report: ComplianceReport) -> String {
    let tables = Guideline.allCases.map { guideline in
      let rows = report.results[guideline, default: []].map { result in
        [
          HTMLTable.Cell(clause(result.clause)), HTMLTable.Cell(say(ComplianceWords.name(of: result.method))),
          HTMLTable.Cell(verdict(result.verdict)), HTMLTable.Cell(evidence(of: result, in: report)),
        ]
      }
      let table = HTMLTable(
        caption: say(guideline.name),
        columns: [
          .init(ComplianceWords.clause), .init(ComplianceWords.method, .word), .init(ComplianceWords.result, .word),
          .init(ComplianceWords.evidence),
        ], rows: rows)
      return "<h3 id=\"\(guideline.rawValue)\">\(say(guideline.name))</h3>\n\(table.html(in: language))"
    }
    return """
      <section aria-labelledby="clauses">
      <h2 id="clauses">\(say(ComplianceWords.clauses))</h2>
      \(tables.joined())</section>

      """
  }

  private func clause(_ clause: Guideline.Clause) -> String {
    clause.number.isEmpty ? say(clause.name) : "\(clause.number) \(say(clause.name))"
  }

  private func evidence(of result: ClauseResult, in report: ComplianceReport) -> String {
    var lines = found(result, in: report)
    for question in report.questions where result.questions.contains(question.question.id) {
      let counts = Verdict.allCases.compactMap { verdict in
        let count = question.count(verdict)
        let name = say(ComplianceWords.name(of: verdict))
        return count == 0 ? nil : question.places.count == 1 ? name : "\(name) \(count)"
      }
      let link = HTMLReport.anchor(ofQuestion: question.question.id)
      lines.append(
        "<a href=\"#\(link)\">\(say(question.question.question))</a> \(counts.joined(separator: ", "))")
    }
    lines += result.gaps.map { say(ComplianceWords.told($0)) }
    if let judgment = result.judgment { lines.append(told(judgment)) }
    if lines.isEmpty, result.verdict == .passed { lines = [say(ComplianceWords.noFinding)] }
    return lines.count > 1 ? "<ul>\(lines.map { "<li>\($0)</li>" }.joined())</ul>" : lines.joined()
  }

  /// How many findings of which rule, and of which severity.
  private func found(_ result: ClauseResult, in report: ComplianceReport) -> [String] {
    let byRule = Dictionary(grouping: result.findings.map { report.findings[$0 - 1].finding }, by: \.rule)
    return byRule.keys.sorted().map { id in
      let findings = byRule[id, default: []]
      let counts = Severity.allCases.reversed().compactMap { severity in
        let count = findings.count { $0.severity == severity }
        return count == 0 ? nil : "\(say(ReportWords.name(of: severity))) \(count)"
      }
      let title = rules.first { $0.id == id }?.title[language] ?? id
      return
        "<a href=\"#\(HTMLReport.anchor(id))\">\(title.escapedForXML())</a> \(counts.joined(separator: ", "))"
    }
  }

  /// What a person noted and showed; the verdict stands elsewhere.
  func told(_ judgment: Judgment) -> String {
    var text = judgment.verdict.map { "\(say(ComplianceWords.verdict)): \(say(ComplianceWords.name(of: $0)))" } ?? ""
    if !judgment.note.isEmpty {
      text += (text.isEmpty ? "" : ". ") + "<bdi>\(judgment.note.printable.escapedForXML())</bdi>"
    }
    return text + screenshot(judgment)
  }

  func screenshot(_ judgment: Judgment) -> String {
    guard let screenshot = judgment.screenshot else { return "" }
    return
      " <img class=\"shot\" alt=\"\(say(ComplianceWords.screenshot))\" src=\"\(screenshot.escapedForXML())\"/>"
  }

  // MARK: Progress

  func progress(_ report: ComplianceReport) -> String {
    guard let progress = report.progress else { return "" }
    func cells(_ counts: ReportProgress.Counts) -> [HTMLTable.Cell] {
      [counts.corrected, counts.new, counts.unchanged].map { HTMLTable.Cell("\($0)") }
    }
    func told(_ verdict: Verdict?) -> HTMLTable.Cell { HTMLTable.Cell(verdict.map(self.verdict) ?? "–") }
    var rows = progress.rows.map { row in
      [HTMLTable.Cell(row.clause.map(clause) ?? say(ComplianceWords.otherGuidelines))] + cells(row.counts)
        + [told(row.earlier), told(row.now)]
    }
    rows.append([HTMLTable.Cell(say(ComplianceWords.total))] + cells(progress.total) + [told(nil), told(nil)])
    let table = HTMLTable(
      caption: say(ComplianceWords.progressCaption),
      columns: [
        .init(ComplianceWords.clause), .init(ComplianceWords.corrected, .number), .init(ComplianceWords.new, .number),
        .init(ComplianceWords.unchanged, .number), .init(ComplianceWords.earlier, .word),
        .init(ComplianceWords.now, .word),
      ], rows: rows)
    let unknown =
      progress.unknownCount == 0 ? "" : "<p>\(say(ComplianceWords.unknown(progress.unknownCount)))</p>\n"
    let items = progress.corrected.map { finding in
      let place = "\(finding.entry.file):\(finding.entry.id.map { "#\($0)" } ?? finding.entry.path ?? "")"
      return
        "<li>\(place.printable.escapedForXML()): <bdi>\(finding.message.markedUp)</bdi> <code>\(finding.entry.rule.printable.escapedForXML())</code></li>\n"
    }
    let corrected =
      items.isEmpty ? "" : "<h3>\(say(ComplianceWords.correctedFindings))</h3>\n<ul>\n\(items.joined())</ul>\n"
    return """
      <section aria-labelledby="progress">
      <h2 id="progress">\(say(ComplianceWords.progress))</h2>
      <p>\(ComplianceWords.comparedWith(progress.date?.printable)[language].escapedForXML())</p>
      \(unknown)\(table.html(in: language))\(corrected)</section>

      """
  }

  // MARK: Readings

  private var hasReadings: Bool { files.contains { !$0.screens.isEmpty } }

  var readings: String {
    guard hasReadings else { return "" }
    let parts = files.flatMap { file in
      file.screens.map { screen in
        let name = (screen.screen.name ?? screen.screen.key).map {
          " – <bdi\(lang(file.spokenLanguage))>\($0.printable.escapedForXML())</bdi>"
        }
        let items = screen.reader.reading().map { "<li><q><bdi>\($0.text.printable.escapedForXML())</bdi></q></li>\n" }
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
  /// What the cover says, with its names.
  var rows: [(name: Wording, text: String)] {
    let rows: [(Wording, String?)] = [
      (ComplianceWords.app, app), (ComplianceWords.version, version), (ComplianceWords.device, device),
      (ComplianceWords.date, date), (ComplianceWords.author, author), (ComplianceWords.scope, scope),
    ]
    return rows.compactMap { name, text in text.map { (name, $0) } }
  }
}
