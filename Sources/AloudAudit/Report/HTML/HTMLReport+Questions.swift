internal import AloudTree

// Parts beside the findings: those that documents ignore, and questions that only a person can judge.
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

  /// The nodes that raise a question; of many, the first.
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

  /// A section that is one table; empty without rows.
  func section(
    _ id: String, _ title: Wording, _ columns: [HTMLTable.Column], _ rows: [[HTMLTable.Cell]],
    caption: Wording? = nil
  ) -> String {
    guard !rows.isEmpty else { return "" }
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(say(title))</h2>
      \(HTMLTable(caption: say(caption ?? title), columns: columns, rows: rows).html(in: language))</section>

      """
  }
}
