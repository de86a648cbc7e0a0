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

  /// The table of questions: a row for each file with an answer of its own, and a row for all other files.
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
        add(files[place.file].path.printable.escapedForXML(), asked.verdict(at: place), own)
      }
      let others = asked.places.count { $0.own == nil }
      if others > 0 {
        add(say(ComplianceWords.files(others)), asked.common?.verdict ?? .open, asked.common)
      }
      return rows
    }
    guard !rows.isEmpty else { return "" }
    return HTMLTable(
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
    case .question(let id): Question.all.first { $0.id == id }?.question ?? Wording(id, ko: id)
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
    let clauses = report.results[.maag, default: []].map { result in
      let judgment = result.judgment ?? Judgment(.clause(result.clause.reference))
      return fields(judgment, legend: page.say(judgment.subject.name), &number)
    }
    // Judgments that no longer apply are saved again, as are those of clauses that the form does not include.
    let others =
      report.misfits
      + [.wcag, .hig].flatMap { report.results[$0, default: []].compactMap(\.judgment) }
    return """
      <form class="screen-only" id="judgments" data-refused="\(page.say(ComplianceWords.refused))" data-others="\(JSONValue.list(others.map(\.json) + report.accepted.map(\.json)).text.escapedForXML())">
      <h3>\(page.say(ComplianceWords.form))</h3>
      <p>\(ComplianceWords.judgmentsExplained[language].markedUp)</p>
      \(questions)<details>
      <summary>\(page.say(ComplianceWords.wholeClauses))</summary>
      \(clauses.joined())</details>
      <p><button type="button" id="save" data-saved="\(page.say(ComplianceWords.saved))">\(page.say(ComplianceWords.save))</button></p>
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
        legend: file.path.printable.escapedForXML(),
        about: page.about(place.about, in: file, most: JudgmentForm.mostNodes), of: anchor,
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

  /// A checkbox that removes a saved screenshot; choosing another file replaces it.
  private func removal(_ judgment: Judgment) -> String {
    guard judgment.screenshot != nil else { return "" }
    let words = page.say(ComplianceWords.removeScreenshot)
    return "\n<div class=\"choices\"><label><input type=\"checkbox\"/> \(words)</label></div>"
  }

  /// The script is the same on every page; its texts are in the page. It has no `<` and no `&`, so that the page is
  /// also well-formed XML.
  static let script = HTMLPage.Script(
    """
    "use strict";
    const form = document.getElementById("judgments");
    const save = document.getElementById("save");
    const address = file => new Promise((done, fail) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.onerror = () => fail(reader.error);
      reader.readAsDataURL(file);
    });
    const isPicture = async file => {
      const bytes = String(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
      return ["137,80,78,71", "255,216,255,"].some(start => bytes.startsWith(start));
    };
    form.addEventListener("change", async event => {
      if (event.target.type !== "file") return;
      const [file] = event.target.files;
      const isRefused = file ? !await isPicture(file) : false;
      if (isRefused) event.target.value = "";
      event.target.closest("fieldset").querySelector(".refused").textContent = isRefused ? form.dataset.refused : "";
    });
    save.addEventListener("click", async () => {
      const answers = [];
      for (const fields of form.querySelectorAll("fieldset")) {
        const answer = {};
        for (const key of ["question", "clause", "file"]) if (key in fields.dataset) answer[key] = fields.dataset[key];
        const [file] = fields.querySelector("input[type=file]").files;
        const isShown = file ? await isPicture(file) : false;
        const isRemoved = fields.querySelector("input[type=checkbox]:checked");
        const said = {
          verdict: fields.querySelector("input[type=radio]:checked")?.value,
          note: fields.querySelector("textarea").value.trim(),
          screenshot: isShown ? await address(file) : isRemoved ? null : fields.querySelector("img")?.src,
        };
        const members = Object.entries(said).filter(([, value]) => value);
        if (members.length) answers.push(Object.assign(answer, Object.fromEntries(members)));
      }
      answers.push(...JSON.parse(form.dataset.others));
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([JSON.stringify({ answers }, null, 2), "\\n"], { type: "application/json" }));
      link.download = "answers.json";
      link.click();
      document.getElementById("saved").textContent = save.dataset.saved;
    });
    """, sha256: "4sI1Agpyo0B3VnO1OPiJg3NLgfgGZSYGtsyKYErQjVU=")
}
