package import AloudAudit
package import AloudBase
package import AloudImport

/// The findings in a screen, an app or a page: what `aloud audit --json` prints. Other programs rely on this format.
package struct AuditAnswer {
  private let findings: [Finding]
  private let language: Wording.Language
  private let places: [String: FilePlace]
  /// The questions that only a person can answer; nil leaves them out.
  package var questions: [Question.Raised]?
  /// The findings that the document ignores.
  package var ignored: [AuditReport.Ignored] = []
  /// The numbers of controls that were tried; nil where none were tried.
  package var rehearsal: RehearsalCounts?

  /// - Parameters:
  ///   - findings: in the order of the audit.
  ///   - language: the language of messages.
  ///   - places: the places in the file to which the paths of findings refer.
  package init(_ findings: [Finding], language: Wording.Language, places: [String: FilePlace]) {
    (self.findings, self.language, self.places) = (findings, language, places)
  }

  /// The members of the answer.
  ///
  /// - Parameter rows: formats the findings: one line for each, or all in one line.
  /// - Returns: an object. Other members than `findings` occur only on request, or where a document ignores something.
  package func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue {
    ["findings": rows(findings.map { $0.json(in: language, places) })]
      + .member("questions", questions.map { .list($0.map(json)) })
      + .member("ignored", ignored.isEmpty ? nil : .list(ignored.map(json)))
      + .member("rehearsal", rehearsal.map(json))
  }

  private func json(_ counts: RehearsalCounts) -> JSONValue {
    [
      "tried": .whole(counts.tried), "links": .whole(counts.links), "leftOut": .whole(counts.leftOut),
      "unjudged": .whole(counts.unjudged),
      "heldBack": .list(counts.addresses.map { ["request": .string($0), "count": .whole($1)] }),
    ]
  }

  private func json(_ raised: Question.Raised) -> JSONValue {
    let about = raised.about.map { about -> JSONValue in
      ["id": .string(about.id), "path": .string(about.path), "utterance": .string(about.utterance)]
    }
    return [
      "rule": .string(raised.question.id), "question": .string(raised.question.question[language]),
      "references": .strings(raised.question.references), "about": .list(about),
    ]
  }

  private func json(_ ignored: AuditReport.Ignored) -> JSONValue {
    [
      "rule": .string(ignored.finding.rule), "id": .string(ignored.finding.id),
      "path": .string(ignored.finding.path), "why": .string(ignored.why),
    ]
  }
}

extension ImportedScreen {
  /// Why an audit refuses the screen; nil if it takes it. The missing part of a dump may have faults.
  package var reasonAgainstAudit: Message? {
    guard let cut = warnings.first(where: { $0.kind == .cutOff }) else { return nil }
    return """
      \(cut.message); audits take complete dumps only; to audit this part, make a document of it with `aloud import`
      """
  }
}
