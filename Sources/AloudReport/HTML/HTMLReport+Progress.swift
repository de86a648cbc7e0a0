internal import AloudAudit
internal import AloudBase

// The changes since an earlier report: of the results, of the findings, and of the findings of each clause.
extension HTMLReport {
  func progress(_ report: ComplianceReport) -> String {
    guard let progress = report.progress else { return "" }
    var date = "<p>\(say(ComplianceWords.comparedWith(progress.date?.printable)))</p>\n"
    if progress.version != report.method.version {
      date += "<p>\(say(ComplianceWords.otherVersion(progress.version?.printable)))</p>\n"
    }
    let unknown =
      progress.unknownCount == 0 ? "" : "<p>\(say(ComplianceWords.unknown(progress.unknownCount)))</p>\n"
    let tables = report.guidelines.map { clauses(of: $0, progress) }
    return section(
      "progress", ComplianceWords.progress,
      date + unknown + changes(report, progress) + findings(report, progress) + tables.joined())
  }

  /// The clauses whose result is another one now, such as `1.1 Alternative text: failed → passed`.
  private func changes(_ report: ComplianceReport, _ progress: ReportProgress) -> String {
    let items = report.guidelines.flatMap { guideline in
      progress.rows[guideline, default: []].compactMap { row -> String? in
        guard row.isChanged, let clause = row.clause, let earlier = row.earlier, let now = row.now else { return nil }
        let reference = Guideline.told([clause.reference], in: language).escapedForXML()
        let name = clause.number.isEmpty ? reference : "\(reference) \(say(clause.name))"
        return "<li>\(name): \(verdict(earlier)) → \(verdict(now))</li>\n"
      }
    }
    return items.isEmpty
      ? "<p>\(say(ComplianceWords.noChanges))</p>\n"
      : "<h3>\(say(ComplianceWords.changedResults))</h3>\n<ul class=\"changes\">\n\(items.joined())</ul>\n"
  }

  // MARK: Findings

  private func findings(_ report: ComplianceReport, _ progress: ReportProgress) -> String {
    let corrected = progress.corrected.map { finding -> String in
      let entry = finding.entry
      let place = "\(entry.file):\(entry.id.map { "#\($0)" } ?? entry.path ?? "")".printable.escapedForXML()
      let number = finding.number.map { "\(PicturedFindings.name($0)) " } ?? ""
      let head =
        "\(number)<bdi>\(brief(progress.screenName(of: finding)))</bdi>: <bdi>\(finding.message.markedUp)</bdi>"
      return
        "<li>\(head) <small>\(place) <code>\(entry.rule.printable.escapedForXML())</code></small></li>"
    }
    let new = progress.new.compactMap(report.finding(numbered:)).map { found -> String in
      let message = found.finding.message[found.file.language].brief[found.file.language].markedUp
      return
        "<li>\(link(found.number)) <bdi>\(brief(found.screenName))</bdi>: <bdi\(lang(found.file.language.rawValue))>\(message)</bdi></li>"
    }
    let numbers = report.numbers.accepted.flatMap(\.self)
    let rows: [(Wording, Int, String)] = [
      (ComplianceWords.corrected, progress.total.corrected, "<ul>\(corrected.joined())</ul>"),
      (ComplianceWords.new, progress.total.new, "<ul>\(new.joined())</ul>"),
      (ComplianceWords.unchanged, progress.total.unchanged, progress.unchanged.map(link).joined(separator: ", ")),
      (ComplianceWords.accepted, progress.total.accepted, numbers.map(link).joined(separator: ", ")),
    ]
    let table = HTMLTable(
      caption: say(ComplianceWords.findingsByState),
      columns: [
        .init(ComplianceWords.state, .word), .init(ComplianceWords.count, .number), .init(ReportWords.findings),
      ], rows: rows.map { [HTMLTable.Cell(say($0)), HTMLTable.Cell("\($1)"), HTMLTable.Cell($1 == 0 ? "–" : $2)] })
    return "<h3>\(say(ComplianceWords.total))</h3>\n" + table.html(in: language)
  }

  /// The number of a finding, linked to where the report describes it.
  func link(_ number: Int) -> String {
    "<a href=\"#\(PicturedFindings.findingID(number))\">\(PicturedFindings.name(number))</a>"
  }

  // MARK: Clauses

  private func clauses(of guideline: Guideline, _ progress: ReportProgress) -> String {
    let rows = progress.rows[guideline, default: []].map { row in
      let counts = [row.counts.corrected, row.counts.new, row.counts.unchanged, row.counts.accepted]
      return [HTMLTable.Cell(row.clause.map(clause) ?? say(ComplianceWords.otherGuidelines))]
        + counts.map { HTMLTable.Cell("\($0)") } + [told(row.earlier), told(row.now)]
    }
    guard !rows.isEmpty else { return "" }
    let table = HTMLTable(
      caption: say(ComplianceWords.progressCaption),
      columns: [
        .init(ComplianceWords.clause), .init(ComplianceWords.corrected, .number), .init(ComplianceWords.new, .number),
        .init(ComplianceWords.unchanged, .number), .init(ComplianceWords.accepted, .number),
        .init(ComplianceWords.earlier, .word), .init(ComplianceWords.now, .word),
      ], rows: rows)
    return "<h3>\(say(guideline.name))</h3>\n" + table.html(in: language)
  }

  private func told(_ verdict: Verdict?) -> HTMLTable.Cell { HTMLTable.Cell(verdict.map(self.verdict) ?? "–") }
}
