internal import AloudAudit
package import AloudBase
internal import AloudPicture
internal import AloudTree

// People's judgments, and the form for them.
extension HTMLReport {
  /// The anchor of a question. It is unique on the page.
  static func anchor(ofQuestion id: String) -> String { "question-\(id)" }

  func judgments(_ report: ComplianceReport) -> String {
    section(
      "questions", ComplianceWords.judgments, judged(report) + misfits(report) + JudgmentForm(report, self).html)
  }

  /// The table of answers: a row for each file with an answer of its own, and a row for all other files. Questions without an answer
  /// are with their clauses.
  private func judged(_ report: ComplianceReport) -> String {
    let rows = report.questions.flatMap { asked -> [[HTMLTable.Cell]] in
      var rows: [[HTMLTable.Cell]] = []
      func add(_ scope: String, _ verdict: Verdict, _ judgment: Judgment?) {
        let id = asked.question.id.escapedForXML()
        let link = "<a href=\"#\(HTMLReport.anchor(ofQuestion: asked.question.id))\">"
        rows.append([
          HTMLTable.Cell("\(link)\(say(asked.question.question))</a> <code>\(id)</code>"),
          HTMLTable.Cell(scope), HTMLTable.Cell(self.verdict(verdict)),
          HTMLTable.Cell(
            judgment.map { "<bdi>\($0.note.printable.escapedForXML())</bdi>\(screenshot($0))" } ?? ""),
        ])
      }
      for place in asked.places {
        guard let own = place.own else { continue }
        add(name(of: files[place.file]), asked.verdict(at: place), own)
      }
      let others = asked.places.count { $0.own == nil }
      if others > 0, let common = asked.common {
        add(say(ComplianceWords.files(others)), common.verdict ?? .open, common)
      }
      return rows
    }
    let openCount = report.questions.count { $0.count(.open) > 0 }
    let open = openCount == 0 ? "" : "<p>\(say(ComplianceWords.unanswered(openCount)))</p>\n"
    guard !rows.isEmpty else { return open }
    return open
      + HTMLTable(
        caption: say(ComplianceWords.judged),
        columns: [
          .init(ReportWords.question), .init(ReportWords.about), .init(ComplianceWords.verdict, .word),
          .init(ComplianceWords.note),
        ], rows: rows
      ).html(in: language)
  }

  private func misfits(_ report: ComplianceReport) -> String {
    guard !report.misfits.isEmpty else { return "" }
    let items = report.misfits.map { judgment in
      let file = judgment.file.map { "\($0): " } ?? ""
      return
        "<li>\(file.printable.escapedForXML())\(say(judgment.subject.name)) \(told(judgment))</li>\n"
    }
    return "<h3>\(say(ComplianceWords.misfits))</h3>\n<ul>\n\(items.joined())</ul>\n"
  }
}

extension Judgment.Subject {
  /// The name of the subject in the guideline.
  var name: Wording {
    switch self {
    case .question(let id): Question.ofAllGuidelines.first { $0.id == id }?.question ?? Wording(id, ko: id)
    case .clause(let reference):
      Guideline.clause(reference).map { clause in
        Wording("\(clause.number) \(clause.name.english)", ko: "\(clause.number) \(clause.name.korean)")
      } ?? Wording(reference, ko: reference)
    }
  }

  /// The key and the id in files of answers.
  package var member: (key: String, id: String) {
    switch self {
    case .question(let id): ("question", id)
    case .clause(let reference): ("clause", reference)
    }
  }
}

extension Judgment {
  /// The JSON value in files of answers.
  package var json: JSONValue {
    let members = [
      (subject.member.key, subject.member.id), ("file", file), ("verdict", verdict?.rawValue),
      ("note", note.isEmpty ? nil : note), ("screenshot", screenshot),
    ]
    return .object(members.compactMap { key, text in text.map { (key: key, value: .string($0)) } })
  }
}
