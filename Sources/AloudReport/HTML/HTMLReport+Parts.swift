internal import AloudAudit
internal import AloudBase
internal import AloudTree

// Sections other than the findings: ignored findings, and questions that only a person can answer.
extension HTMLReport {
  var ignored: String {
    let rows = files.flatMap { file in
      file.ignored.map { ignored in
        [
          HTMLTable.Cell("\(file.path):\(ignored.finding.path)".printable.escapedForXML()),
          HTMLTable.Cell("<code>\(ignored.finding.rule.escapedForXML())</code>"),
          HTMLTable.Cell("<bdi>\(ignored.why.printable.escapedForXML())</bdi>"),
        ]
      }
    }
    return section(
      "ignored", ReportWords.ignored,
      [.init(ReportWords.place, .place), .init(ReportWords.rule), .init(ReportWords.reason)], rows)
  }

  /// The findings that people accepted, and their reasons.
  var accepted: String {
    let rows = files.flatMap { file in
      file.accepted.map { accepted in
        let (finding, acceptance) = (accepted.finding, accepted.acceptance)
        return [
          HTMLTable.Cell("\(file.position(of: finding)) \(finding.path.brief[language])".printable.escapedForXML()),
          HTMLTable.Cell("<code>\(finding.rule.escapedForXML())</code>"),
          HTMLTable.Cell(
            "<bdi>\(finding.message[file.language].brief[file.language].markedUp)</bdi>",
            lang: lang(file.language.rawValue)),
          person(acceptance.why), person(acceptance.who), HTMLTable.Cell(acceptance.when.escapedForXML()),
          HTMLTable.Cell((acceptance.until ?? "–").escapedForXML()),
        ]
      }
    }
    return section(
      "accepted", ReportWords.accepted,
      [
        .init(ReportWords.place, .place), .init(ReportWords.rule), .init(ReportWords.message),
        .init(ReportWords.reason), .init(ReportWords.acceptedBy, .word), .init(ReportWords.acceptedOn, .word),
        .init(ReportWords.acceptedUntil, .word),
      ], rows)
  }

  /// What a person wrote.
  private func person(_ text: String) -> HTMLTable.Cell {
    HTMLTable.Cell("<bdi>\(text.printable.escapedForXML())</bdi>")
  }

  var questions: String {
    let rows = files.flatMap { file in
      (file.questions ?? []).map { raised in
        [
          HTMLTable.Cell(
            "\(say(raised.question.question)) <code>\(raised.question.id.escapedForXML())</code>"),
          HTMLTable.Cell(about(raised.about, in: file)),
          HTMLTable.Cell(Guideline.told(raised.question.references, in: language).escapedForXML()),
        ]
      }
    }
    return section(
      "questions", ReportWords.questions,
      [.init(ReportWords.question), .init(ReportWords.about), .init(ReportWords.references)], rows)
  }

  /// The nodes that raise a question, up to a maximum number.
  func about(_ nodes: [Question.Raised.Node], in file: AuditedFile, most: Int = .max) -> String {
    guard !nodes.isEmpty else { return "\(file.path.printable.escapedForXML()): \(say(ReportWords.app))" }
    var items = nodes.prefix(most).map { node in
      let place = "\(file.path):\(node.path)".printable.escapedForXML()
      guard let says = node.utterance.map(brief) else { return "<li>\(place)</li>" }
      return "<li>\(place): <q\(lang(file.spokenLanguage))><bdi>\(says)</bdi></q></li>"
    }
    if nodes.count > most { items.append("<li>\(say(ReportWords.more(nodes.count - most)))</li>") }
    return "<ul>\(items.joined())</ul>"
  }

  /// A section that consists of one table; empty without rows.
  func section(
    _ id: String, _ title: Wording, _ columns: [HTMLTable.Column], _ rows: [[HTMLTable.Cell]],
    caption: Wording? = nil
  ) -> String {
    guard !rows.isEmpty else { return "" }
    let table = HTMLTable(caption: say(caption ?? title), columns: columns, rows: rows)
    return section(id, title, table.html(in: language))
  }

  /// A section of a page, labeled by its heading.
  func section(_ id: String, _ title: Wording, _ content: String) -> String {
    """
    <section aria-labelledby="\(id)">
    <h2 id="\(id)">\(say(title))</h2>
    \(content)</section>

    """
  }
}

// The changes since an earlier report.
extension HTMLReport {
  func progress(_ report: ComplianceReport) -> String {
    guard let progress = report.progress else { return "" }
    func cells(_ counts: ReportProgress.Counts) -> [HTMLTable.Cell] {
      [counts.corrected, counts.new, counts.unchanged, counts.accepted].map { HTMLTable.Cell("\($0)") }
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
        .init(ComplianceWords.unchanged, .number), .init(ComplianceWords.accepted, .number),
        .init(ComplianceWords.earlier, .word),
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
    let date = "<p>\(say(ComplianceWords.comparedWith(progress.date?.printable)))</p>\n"
    return section("progress", ComplianceWords.progress, date + unknown + table.html(in: language) + corrected)
  }
}
