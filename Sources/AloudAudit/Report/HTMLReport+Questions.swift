internal import AloudTree

// What the findings are not: what documents ignore, and what only a person can judge.
extension HTMLReport {
  var ignored: String {
    let rows = files.flatMap { file in
      file.ignored.map { ignored in
        """
        <tr><th scope="row">\("\(file.path):\(ignored.finding.path)".printable.escapedForXML())</th>\
        <td><code>\(ignored.finding.rule.escapedForXML())</code></td><td>\(ignored.why.escapedForXML())</td></tr>

        """
      }
    }
    return table("ignored", ReportWords.ignored, [ReportWords.place, ReportWords.rule, ReportWords.reason], rows)
  }

  var questions: String {
    let rows = files.flatMap { file in
      (file.questions ?? []).map { raised in
        """
        <tr><th scope="row">\(say(raised.question.question)) <code>\(raised.question.id.escapedForXML())</code></th>\
        <td>\(about(raised, in: file))</td><td>\(raised.question.references.joined(separator: ", ").escapedForXML())</td></tr>

        """
      }
    }
    return table(
      "questions", ReportWords.questions, [ReportWords.question, ReportWords.about, ReportWords.references], rows)
  }

  private func about(_ raised: Question.Raised, in file: AuditedFile) -> String {
    guard !raised.about.isEmpty else { return "\(file.path.printable.escapedForXML()): \(say(ReportWords.app))" }
    let items = raised.about.map { node in
      let says = node.utterance.map { ": <q\(lang(file.spokenLanguage))><bdi>\($0.escapedForXML())</bdi></q>" } ?? ""
      return "<li>\("\(file.path):\(node.path)".printable.escapedForXML())\(says)</li>"
    }
    return "<ul>\(items.joined())</ul>"
  }

  func table(_ id: String, _ title: Wording, _ columns: [Wording], _ rows: [String]) -> String {
    guard !rows.isEmpty else { return "" }
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(say(title))</h2>
      <table>
      <caption>\(say(title))</caption>
      \(head(columns))
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </section>

      """
  }
}
