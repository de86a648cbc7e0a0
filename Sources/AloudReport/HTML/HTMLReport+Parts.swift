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
    // The short form does not name findings by numbers.
    let numbers = compliance?.numbers.accepted
    let rows = files.enumerated().flatMap { index, file in
      file.accepted.enumerated().map { place, accepted in
        let (finding, acceptance) = (accepted.finding, accepted.acceptance)
        let number = numbers.map { numbers -> String in
          let number = numbers[index][place]
          return "<span id=\"\(PicturedFindings.findingID(number))\">\(PicturedFindings.name(number))</span> "
        }
        return [
          HTMLTable.Cell(
            (number ?? "") + "\(file.position(of: finding)) \(finding.path.brief[language])".printable.escapedForXML()),
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

  /// The nodes that raise a question, up to a maximum number: what is said, and where they are. `namesFile` is false where the
  /// text around names the file.
  func about(_ nodes: [Question.Raised.Node], in file: AuditedFile, most: Int = .max, namesFile: Bool = true) -> String
  {
    guard !nodes.isEmpty else {
      return namesFile ? "\(file.path.printable.escapedForXML()): \(say(ReportWords.app))" : ""
    }
    var items = nodes.prefix(most).map { node in
      let path = namesFile ? "\(file.path):\(node.path)" : node.path
      let place = "<small><code>\(path.printable.escapedForXML())</code></small>"
      guard let says = node.utterance.map(brief) else { return "<li>\(place)</li>" }
      return "<li><q\(lang(file.spokenLanguage))><bdi>\(says)</bdi></q> \(place)</li>"
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
