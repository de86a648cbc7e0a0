internal import AloudAudit
internal import AloudBase
internal import AloudReader
internal import AloudTree

/// A report as JSON, for programs and for comparison with later reports.
///
///     ComplianceDocument(report).json
public struct ComplianceDocument: Sendable {
  private let report: ComplianceReport

  /// Creates the complete document of a report.
  public init(_ report: ComplianceReport) { self.report = report }

  /// The content of the file, with a line break at its end.
  ///
  /// - Complexity: O(length).
  public var json: String {
    let failures = report.files.filter { $0.failure != nil }
    let head: JSONValue = [
      "aloud": 1, "report": .string("compliance"), "language": .string(report.language.rawValue),
      "cover": cover, "method": MethodPage(report: report).json,
      "guidelines": .rows(report.guidelines.map(guideline)),
      "findings": findings,
      "accepted": .rows(
        zip(report.files, report.numbers.accepted).flatMap { file, numbers in
          zip(file.accepted, numbers).map { ["number": .whole($1)] + accepted($0, in: file) }
        }),
      "expired": .rows(report.files.flatMap { file in file.expired.map { accepted($0, in: file) } }),
      "questions": .rows(report.questions.map(question)),
      "misfits": .rows(report.misfits.map(\.json)),
      "unread": .rows(failures.map { ["file": .string($0.path), "reason": .string($0.failure)] }),
      "readings": .rows(report.files.flatMap(readings)),
    ]
    let progress = JSONValue.member("progress", report.progress.map(progress))
    return (head + progress + past).text + "\n"
  }

  var cover: JSONValue {
    .object(report.coverTexts.map { (key: $0.rawValue, value: JSONValue.string($1)) })
  }

  var findings: JSONValue { .rows(report.findings.map(finding)) }

  private func guideline(_ guideline: Guideline) -> JSONValue {
    let groups = guideline.groups.filter { !$0.number.isEmpty }.map { group -> JSONValue in
      let head: JSONValue = ["principle": .string(group.number), "name": .string(group.name[report.language])]
      return head + counts(VerdictCounts(report.results(of: group, in: guideline)))
    }
    let head: JSONValue = [
      "guideline": .string(guideline.rawValue), "edition": .string(guideline.edition[report.language]),
    ]
    let principles: JSONValue = groups.isEmpty ? [:] : ["principles": .list(groups)]
    let clauses: JSONValue = ["clauses": .list(report.results[guideline, default: []].map(clause))]
    return head + counts(report.counts(of: guideline)) + principles + clauses
  }

  private func counts(_ counts: VerdictCounts) -> JSONValue {
    let members = Verdict.allCases.map { (key: $0.rawValue, value: JSONValue.whole(counts[$0])) }
    let share = counts.share.map { ($0 * 10_000).rounded() / 10_000 }
    return ["counts": .object(members), "passedOfJudged": .number(share)]
  }

  private func clause(_ result: ClauseResult) -> JSONValue {
    let gaps = result.gaps.map { ComplianceWords.told($0)[report.language] }
    let head: JSONValue = [
      "clause": .string(result.clause.reference), "name": .string(result.clause.name[report.language]),
      "method": .string(result.method.rawValue), "result": .string(result.verdict.rawValue),
      "findings": .list(result.findings.map { .whole($0) }), "accepted": .whole(result.acceptedCount),
      "questions": .strings(result.questions),
      "gaps": .strings(gaps),
    ]
    return head + .member("judgment", result.judgment?.json)
  }

  /// What a later report needs so that findings keep their numbers: the findings that are not in this one.
  private var past: JSONValue {
    func rows(_ state: String, _ findings: [EarlierReport.Finding]) -> [JSONValue] {
      findings.map { finding in
        let known = finding.entries.map(\.json)
        let head: JSONValue = [
          "number": .whole(finding.number), "state": .string(state), "message": .string(finding.message),
          "references": .strings(finding.references),
        ]
        return head + ["known": known.count == 1 ? known[0] : .list(known)]
      }
    }
    let numbers = report.numbers
    return [
      "past": .rows(rows("corrected", numbers.corrected + numbers.longCorrected) + rows("unknown", numbers.unknown)),
      "lastNumber": .whole(numbers.last),
    ]
  }

  private func finding(_ reported: ReportedFinding) -> JSONValue {
    let (file, finding) = (reported.file, reported.finding)
    let correction = Correction.of(finding.rule)
    let known = AuditBaseline.Entry.all(of: finding, file: file.path)
    let own = Correction.code(for: reported)
    let code = [
      ("uiKit", own?.uiKit), ("swiftUI", own?.swiftUI), ("html", correction?.html),
    ].compactMap { key, code in code.map { (key: key, value: JSONValue.string($0[report.language])) } }
    let place: JSONValue =
      file.places[finding.path].map { ["line": .whole($0.line), "column": .whole($0.column)] } ?? [:]
    let head: JSONValue = [
      "number": .whole(reported.number), "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
      "file": .string(file.path), "path": .string(finding.path), "id": .string(finding.id),
      "utterance": .string(finding.utterance), "message": .string(finding.message[file.language]),
      "fix": .string(Correction.fix(of: finding)[file.language]), "references": .strings(finding.references),
      "affected": .strings(correction?.affected.map(\.rawValue) ?? []), "code": .object(code),
      // A later report finds the same finding by the entries of its places.
      "known": known.count == 1 ? known[0].json : .list(known.map(\.json)),
    ]
    return head + place + file.severalPlaces(of: finding)
      + .member("new", report.progress.map { .bool($0.isNew(reported.number)) })
  }

  /// A finding with the decision of a person about it.
  private func accepted(_ accepted: AcceptedFinding, in file: AuditedFile) -> JSONValue {
    let finding = accepted.finding
    let known = AuditBaseline.Entry.all(of: finding, file: file.path)
    return [
      "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue), "file": .string(file.path),
      "path": .string(finding.path), "id": .string(finding.id), "message": .string(finding.message[file.language]),
      "references": .strings(finding.references), "accepted": accepted.acceptance.json,
      "known": known.count == 1 ? known[0].json : .list(known.map(\.json)),
    ]
  }

  private func question(_ asked: AskedQuestion) -> JSONValue {
    let places: [JSONValue] = asked.places.map { place in
      let head: JSONValue = [
        "file": .string(report.files[place.file].path), "result": .string(asked.verdict(at: place).rawValue),
      ]
      return head + .member("judgment", place.own?.json)
    }
    let head: JSONValue = [
      "question": .string(asked.question.id), "text": .string(asked.question.question[report.language]),
      "references": .strings(asked.question.references), "files": .list(places),
    ]
    return head + .member("judgment", asked.common?.json)
  }

  private func progress(_ progress: ReportProgress) -> JSONValue {
    func counts(_ counts: ReportProgress.Counts) -> JSONValue {
      [
        "corrected": .whole(counts.corrected), "new": .whole(counts.new), "unchanged": .whole(counts.unchanged),
        "accepted": .whole(counts.accepted),
      ]
    }
    let all = report.guidelines.flatMap { guideline in progress.rows[guideline, default: []].map { (guideline, $0) } }
    let rows = all.map { guideline, row -> JSONValue in
      let head: JSONValue = [
        "guideline": .string(guideline.rawValue), "clause": .string(row.clause?.reference),
      ]
      return head + counts(row.counts)
        + ["earlier": .string(row.earlier?.rawValue), "now": .string(row.now?.rawValue)]
    }
    return [
      "since": .string(progress.date), "total": counts(progress.total), "clauses": .rows(rows),
      "corrected": .list(
        progress.corrected.map { finding in
          let head: JSONValue = ["number": .whole(finding.number)]
          return head + finding.entry.json + ["message": .string(finding.message)]
        }),
      "unknown": .whole(progress.unknownCount),
    ]
  }

  private func readings(_ file: AuditedFile) -> [JSONValue] {
    file.screens.map { screen in
      let head: JSONValue = [
        "file": .string(file.path), "screen": .string(screen.screen.name ?? screen.screen.key),
      ]
      let path: JSONValue = screen.key.isEmpty ? [:] : ["path": .string(screen.key)]
      return head + path + ["stops": .strings(screen.readings)]
    }
  }
}
