internal import AloudAudit
internal import AloudBase
internal import AloudPicture
internal import AloudTree

/// A form that writes the file of answers without a server. In print, the table before the form has the answers.
struct JudgmentForm {
  private let report: ComplianceReport
  private let page: HTMLReport
  private let language: Wording.Language

  /// At most this many nodes are listed for a question; the readings list all.
  private static let mostNodes = 10

  init(_ report: ComplianceReport, _ page: HTMLReport) {
    (self.report, self.page, language) = (report, page, report.language)
  }

  var html: String {
    var number = 0
    let questions = report.questions.map { question($0, &number) }.joined()
    // A clause that repeats a criterion has its judgment.
    let ownClauses = report.guidelines.flatMap { report.results[$0, default: []] }.filter {
      $0.clause.basis == $0.clause.reference || $0.judgment?.subject == .clause($0.clause.reference)
    }
    let clauses = ownClauses.map { result in
      let judgment = result.judgment ?? Judgment(.clause(result.clause.reference))
      return fields(judgment, legend: page.say(judgment.subject.name), &number)
    }
    // Judgments that no longer apply are saved again, as are those of clauses that the form does not include.
    let others = report.misfits + report.unshown
    return """
      <form class="screen-only" id="judgments" data-refused="\(page.say(ComplianceWords.refused))" data-others="\(JSONValue.list(others.map(\.json) + report.accepted.map(\.json)).text.escapedForXML())">
      <h3>\(page.say(ComplianceWords.form))</h3>
      <p>\(ComplianceWords.judgmentsExplained[language].markedUp)</p>
      <p>\(page.say(ComplianceWords.stored))</p>
      <p><label>\(page.say(ComplianceWords.earlierAnswers)) <input type="file" id="earlier" accept=".json,application/json"/></label></p>
      <p role="status" id="taken" data-taken="\(page.say(ComplianceWords.answersTaken))" data-kept="\(page.say(ComplianceWords.answersKept))" data-none="\(page.say(ComplianceWords.noAnswers))"></p>
      \(questions)<details>
      <summary>\(page.say(ComplianceWords.wholeClauses))</summary>
      \(clauses.joined())</details>
      \(acceptances)<p><button type="button" id="save" data-saved="\(page.say(ComplianceWords.saved))" data-incomplete="\(page.say(ComplianceWords.incomplete))">\(page.say(ComplianceWords.save))</button> <button type="button" id="clear" data-cleared="\(page.say(ComplianceWords.cleared))">\(page.say(ComplianceWords.clear))</button></p>
      <p role="status" id="saved"></p>
      </form>

      """
  }

  private func question(_ asked: AskedQuestion, _ number: inout Int) -> String {
    let id = asked.question.id
    let subject = Judgment.Subject.question(id)
    let anchor = HTMLReport.anchor(ofQuestion: id)
    let references = Guideline.told(asked.question.references, in: language).escapedForXML()
    let isOfOne = asked.places.count == 1 && asked.common == nil
    var own = ""
    for place in asked.places {
      let file = report.files[place.file]
      own += fields(
        place.own ?? Judgment(subject), file: file.path,
        legend: page.name(of: file),
        about: page.about(place.about, in: file, most: JudgmentForm.mostNodes, namesFile: false), of: anchor,
        undecided: isOfOne ? ComplianceWords.undecided : ComplianceWords.asEverywhere, &number)
    }
    let fieldsets =
      isOfOne
      ? own
      : fields(asked.common ?? Judgment(subject), legend: page.say(ComplianceWords.everywhere), of: anchor, &number)
        + "<details>\n<summary>\(page.say(ComplianceWords.otherwise)): \(page.say(ComplianceWords.files(asked.places.count)))<span class=\"unseen\">: \(page.say(asked.question.question))</span></summary>\n\(own)</details>\n"
    return """
      <h4 id="\(anchor)">\(page.say(asked.question.question)) <code>\(id)</code></h4>
      <p>\(references)</p>
      \(fieldsets)
      """
  }

  /// The form fields of one judgment, with its current values.
  private func fields(
    _ judgment: Judgment, file: String? = nil, legend: String, about: String = "", of heading: String? = nil,
    undecided: Wording = ComplianceWords.undecided, _ number: inout Int
  ) -> String {
    number += 1
    let member = judgment.subject.member
    let data =
      "data-\(member.key)=\"\(member.id.escapedForXML())\""
      + (file.map { " data-file=\"\($0.escapedForXML())\"" } ?? "")
    let choices = (Verdict.ofPeople.map(Optional.some) + [nil]).map { verdict in
      let name = verdict.map(ComplianceWords.name) ?? undecided
      let checked = verdict == judgment.verdict ? " checked=\"checked\"" : ""
      return
        "<label><input type=\"radio\" name=\"judgment-\(number)\" value=\"\(verdict?.rawValue ?? "")\"\(checked)/> \(page.say(name))</label>\n"
    }
    return """
      <fieldset \(data)\(heading.map { " aria-labelledby=\"\($0) legend-\(number)\"" } ?? "")>
      <legend id="legend-\(number)">\(legend)</legend>
      \(about)<div class="choices">
      \(choices.joined())</div>
      <label>\(page.say(ComplianceWords.note)) <textarea rows="2">\(judgment.note.escapedForXML(keepsLines: true))</textarea></label>
      <label>\(page.say(ComplianceWords.screenshot)) <input type="file" accept="image/png, image/jpeg"/></label>\(page.screenshot(judgment))\(removal(judgment))
      <p role="status" class="refused"></p>
      </fieldset>

      """
  }

  /// In bytes. A finding with longer words is identified by its path alone.
  private static let mostWords = 500

  /// The fields by which people accept errors and warnings.
  private var acceptances: String {
    let grave = report.findings.filter { $0.finding.severity > .advice }
    guard !grave.isEmpty else { return "" }
    return """
      <details>
      <summary>\(page.say(ComplianceWords.acceptFindings))</summary>
      <p>\(page.say(ComplianceWords.acceptExplained))</p>
      \(grave.map(acceptance).joined())</details>

      """
  }

  private func acceptance(_ found: ReportedFinding) -> String {
    let number = found.number
    let known = AuditBaseline.Entry.all(of: found.finding, file: found.file.path).map { entry in
      var entry = entry
      if (entry.says?.utf8.count ?? 0) > JudgmentForm.mostWords { entry.says = nil }
      return entry.json
    }
    let message = found.finding.message[found.file.language].brief[language].printable.escapedForXML()
    let fields: [(key: String, name: Wording, type: String)] = [
      ("who", ReportWords.acceptedBy, "text"), ("why", ReportWords.reason, "text"),
      ("until", ReportWords.acceptedUntil, "date"),
    ]
    let inputs = fields.map { field in
      "<label>\(page.say(field.name)) <input type=\"\(field.type)\" data-key=\"\(field.key)\"/></label>\n"
    }
    return """
      <div role="group" class="acceptance" aria-labelledby="acceptance-\(number)" data-known="\(JSONValue.list(known).text.escapedForXML())">
      <p id="acceptance-\(number)">\(PicturedFindings.name(number)) <bdi>\(page.brief(found.screenName))</bdi>: <bdi>\(message)</bdi></p>
      <div class="choices">
      \(inputs.joined())</div>
      </div>

      """
  }

  /// A checkbox that removes a saved screenshot; choosing another file replaces it.
  private func removal(_ judgment: Judgment) -> String {
    guard judgment.screenshot != nil else { return "" }
    let words = page.say(ComplianceWords.removeScreenshot)
    return "\n<div class=\"choices\"><label><input type=\"checkbox\"/> \(words)</label></div>"
  }
}
