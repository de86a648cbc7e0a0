internal import AloudTree

// The changes since an earlier report.
extension HTMLReport {
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
}
