import Aloud

/// Findings for people, grouped by rule, with the most severe first.
struct AuditText {
  let files: [AuditedFile]
  let rules: [Rule]
  let language: Wording.Language
  let isColored: Bool

  /// Messages begin at this column at the latest.
  private static let widestPlace = 72

  /// A block for each rule, one for the accepted findings, and a line with the counts; empty without findings.
  var findings: String {
    let groups = RuleFindings.groups(of: files, rules: rules)
    let (questions, accepted) = (questions, accepted)
    guard !groups.isEmpty || !accepted.isEmpty else { return questions }
    let counts = ReportWords.counts(AuditStatistics(files, rules: rules))[language]
    return groups.map { block($0) + "\n" }.joined() + accepted + heading(counts) + "\n"
      + (questions.isEmpty ? "" : "\n" + questions)
  }

  private func block(_ group: RuleFindings) -> String {
    let places = group.places.map { "\($0.file.position(of: $0.finding)):".printable }
    let width = places.map(\.displayWidth).filter { $0 <= AuditText.widestPlace }.max() ?? 0
    func severityName(_ severity: Severity) -> String { ReportWords.name(of: severity)[group.language ?? language] }
    let severities = group.places.map { severityName($0.finding.severity).displayWidth }.max() ?? 0
    var lines: [String] = []
    for (place, name) in zip(group.places, places) {
      let finding = place.finding
      let severity = severityName(finding.severity).padded(to: severities)
      lines.append(
        "\(name.padded(to: width))  \(colored(severity, finding.severity))  \(finding.rule.printable)  "
          + finding.message[place.file.language].printable)
      lines.append(marks(of: finding.first, in: place.file.language))
      lines += OtherPlaces(of: finding, in: place.file).lines(position: place.file.position(ofPath:)).map {
        quiet("    " + $0)
      }
      lines += place.file.expiredAcceptances(of: finding).map {
        "    " + ReportWords.ended($0)[place.file.language]
      }
      if group.commonFix == nil { lines.append("    " + finding.fix[place.file.language].printable) }
      if group.commonReferences == nil { lines += references(finding.references, "    ") }
    }
    if let fix = group.commonFix { lines.append("  " + fix[group.language ?? language].printable) }
    if let common = group.commonReferences { lines += references(common, "  ") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The accepted findings, with the decisions about them; empty where there are none.
  private var accepted: String {
    let lines = files.flatMap { file in
      file.accepted.flatMap { accepted -> [String] in
        let finding = accepted.finding
        let severity = colored(ReportWords.name(of: finding.severity)[file.language], finding.severity)
        let head = "  \("\(file.position(of: finding)):".printable)  \(severity)  \(finding.rule.printable)  "
        return [
          head + finding.message[file.language].printable, "  " + marks(of: finding.first, in: file.language),
          "      " + ReportWords.told(accepted.acceptance)[file.language],
        ]
      }
    }
    guard !lines.isEmpty else { return "" }
    return ([heading(ReportWords.accepted[language])] + lines).map { $0 + "\n" }.joined() + "\n"
  }

  /// Information for finding the place: the utterance, the id or the selector, and the path in the document.
  private func marks(of place: Finding.Place, in language: Wording.Language) -> String {
    let marks = [place.utterance.map { says($0, in: language) }, place.mark?.printable, place.path.printable]
    return quiet("    " + marks.compactMap(\.self).joined(separator: "  "))
  }

  private func says(_ utterance: String, in language: Wording.Language) -> String {
    let words = utterance.isEmpty ? ReportWords.saysNothing[language] : "“\(utterance.printable)”"
    return "\(ReportWords.says[language]): \(words)"
  }

  private func references(_ references: [String], _ indent: String) -> [String] {
    references.isEmpty ? [] : [quiet(indent + references.joined(separator: ", ").printable)]
  }

  // MARK: Questions

  /// The questions that only a person can answer; each is listed once, with its subjects.
  private var questions: String {
    let raised = files.flatMap { file in (file.questions ?? []).map { (file, $0) } }
    guard !raised.isEmpty else { return "" }
    let blocks = Question.all.compactMap { question -> String? in
      let mine = raised.filter { $0.1.question.id == question.id }
      guard !mine.isEmpty else { return nil }
      let places = mine.flatMap { file, raised in about(raised, in: file) }.map { quiet("    \($0)") + "\n" }.joined()
      return "  \(question.question[language])  \(quiet(question.id))\n" + places
        + references(question.references, "    ").map { $0 + "\n" }.joined()
    }
    return heading(ReportWords.questions[language]) + "\n" + blocks.joined()
  }

  private func about(_ raised: Question.Raised, in file: AuditedFile) -> [String] {
    guard !raised.about.isEmpty else { return ["\(file.path): \(ReportWords.app[language])".printable] }
    return raised.about.map { node in
      "\(file.path):\(node.path)".printable + (node.utterance.map { "  “\($0.printable)”" } ?? "")
    }
  }

  // MARK: Statistics

  /// A line for each rule, with the numbers of findings and files.
  var statistics: String {
    let statistics = AuditStatistics(files, rules: rules)
    guard !statistics.rows.isEmpty else { return "" }
    let tells = statistics.tellsPlaces
    let titles: [Wording] =
      [ReportWords.rule, ReportWords.severity, ReportWords.findings] + (tells ? [ReportWords.places] : [])
      + [ReportWords.files, ReportWords.share]
    let head = titles.map { $0[language] }
    let rows = statistics.rows.map { row -> [String] in
      [row.rule.printable, ReportWords.name(of: row.severity)[language], String(row.findingCount)]
        + (tells ? [String(row.placeCount)] : []) + [String(row.fileCount), ReportWords.percent(row.share)]
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].displayWidth }.max() ?? 0 }
    let lines = rows.enumerated().map { index, row in
      let severity = statistics.rows[index].severity
      return row.enumerated().map { column, cell in
        let cell = aligned(cell, column, widths)
        return column == 1 ? colored(cell, severity) : cell
      }.joined(separator: "  ")
    }
    let title = head.enumerated().map { aligned($1, $0, widths) }.joined(separator: "  ")
    return ([heading(title)] + lines + [heading(ReportWords.counts(statistics)[language])]).map { $0 + "\n" }.joined()
  }

  /// Numbers are aligned at the end of their column.
  private func aligned(_ cell: String, _ column: Int, _ widths: [Int]) -> String {
    cell.padded(to: widths[column], rightAligned: column > 1)
  }

  // MARK: Colors

  private func heading(_ text: String) -> String { isColored ? Style.heading(text) : text }
  private func quiet(_ text: String) -> String { isColored ? Style.quiet(text) : text }
  private func colored(_ text: String, _ severity: Severity) -> String {
    isColored ? Style.severity(text, severity) : text
  }
}
