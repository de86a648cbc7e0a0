internal import AloudTree

// The results of clauses, with their reasons.
extension HTMLReport {
  func clauses(_ report: ComplianceReport, _ pictured: PicturedFindings) -> String {
    let tables = Guideline.allCases.map { guideline in
      let groups = guideline.groups.map { group -> String in
        let results = report.results(of: group, in: guideline)
        let heading = "<h4 id=\"\(guideline.rawValue)-\(group.number)\">\(group.number) \(say(group.name))</h4>\n"
        return (group.number.isEmpty ? "" : heading) + table(of: results, in: group, report, pictured)
      }
      return "<h3 id=\"\(guideline.rawValue)\">\(say(guideline.name))</h3>\n\(groups.joined())"
    }
    return """
      <section aria-labelledby="clauses">
      <h2 id="clauses">\(say(ComplianceWords.clauses))</h2>
      \(tables.joined())</section>

      """
  }

  private func table(
    of results: [ClauseResult], in group: Guideline.Group, _ report: ComplianceReport, _ pictured: PicturedFindings
  ) -> String {
    let rows = results.map { result in
      [
        HTMLTable.Cell(clause(result.clause)), HTMLTable.Cell(say(ComplianceWords.name(of: result.method))),
        HTMLTable.Cell(verdict(result.verdict)),
        // Of the other guidelines, numbers lead to the same pictures.
        HTMLTable.Cell(evidence(of: result, in: report, group.number.isEmpty ? nil : pictured)),
      ]
    }
    return HTMLTable(
      caption: "\(say(group.name)): \(say(ComplianceWords.judged(VerdictCounts(results))))",
      columns: [
        .init(ComplianceWords.clause), .init(ComplianceWords.method, .word), .init(ComplianceWords.result, .word),
        .init(ComplianceWords.evidence, .wide),
      ], rows: rows
    ).html(in: language)
  }

  func clause(_ clause: Guideline.Clause) -> String {
    clause.number.isEmpty ? say(clause.name) : "\(clause.number) \(say(clause.name))"
  }

  private func evidence(
    of result: ClauseResult, in report: ComplianceReport, _ pictured: PicturedFindings?
  ) -> String {
    var lines = found(result, in: report, pictured) + asked(result, in: report)
    lines += result.gaps.map { say(ComplianceWords.told($0)) }
    if let judgment = result.judgment { lines.append(told(judgment)) }
    if lines.isEmpty, result.verdict == .passed { lines = [say(ComplianceWords.noFinding)] }
    return lines.count > 1 ? "<ul>\(lines.map { "<li>\($0)</li>" }.joined())</ul>" : lines.joined()
  }

  private func asked(_ result: ClauseResult, in report: ComplianceReport) -> [String] {
    report.questions.filter { result.questions.contains($0.question.id) }.map { question in
      let counts = Verdict.allCases.compactMap { verdict in
        let count = question.count(verdict)
        let name = say(ComplianceWords.name(of: verdict))
        return count == 0 ? nil : question.places.count == 1 ? name : "\(name) \(count)"
      }
      let link = HTMLReport.anchor(ofQuestion: question.question.id)
      return "<a href=\"#\(link)\">\(say(question.question.question))</a> \(counts.joined(separator: ", "))"
    }
  }

  /// Of each rule how many findings of which severity, and each with its number and its picture.
  private func found(
    _ result: ClauseResult, in report: ComplianceReport, _ pictured: PicturedFindings?
  ) -> [String] {
    let byRule = Dictionary(grouping: result.findings) { report.findings[$0 - 1].finding.rule }
    return byRule.keys.sorted().map { id in
      let numbers = byRule[id, default: []]
      let counts = Severity.allCases.reversed().compactMap { severity in
        let count = numbers.count { report.findings[$0 - 1].finding.severity == severity }
        return count == 0 ? nil : "\(say(ReportWords.name(of: severity))) \(count)"
      }
      let title = rules.first { $0.id == id }?.title[language] ?? id
      let link = "<a href=\"#\(HTMLReport.anchor(id))\">\(title.escapedForXML())</a>"
      return "\(link) \(counts.joined(separator: ", "))\(pictures(of: numbers, report, pictured))"
    }
  }

  /// So many of one rule are pictured in one clause; the others by their rule.
  private static let mostPictures = 12
  /// In pixels.
  private static let pictureWidth = 120.0

  private func pictures(of numbers: [Int], _ report: ComplianceReport, _ pictured: PicturedFindings?) -> String {
    let shown = numbers.prefix(HTMLReport.mostPictures).map { number in
      let severity = report.findings[number - 1].finding.severity
      let name = PicturedFindings.name(number)
      let link = "<a href=\"#\(PicturedFindings.findingID(number))\">\(name)</a>"
      let picture = pictured?.part(number, severity, width: HTMLReport.pictureWidth) ?? ""
      guard !picture.isEmpty else { return "<span>\(link)</span>" }
      return "<figure>\(picture)<figcaption>\(link) \(say(ReportWords.name(of: severity)))</figcaption></figure>"
    }
    let rest = numbers.count - shown.count
    let more = rest > 0 ? "<span>\(say(ReportWords.more(rest)))</span>" : ""
    return "<div class=\"found\">\(shown.joined())\(more)</div>"
  }

  /// A person's note and picture; the verdict stands elsewhere.
  func told(_ judgment: Judgment) -> String {
    var text = judgment.verdict.map { "\(say(ComplianceWords.verdict)): \(say(ComplianceWords.name(of: $0)))" } ?? ""
    if !judgment.note.isEmpty {
      text += (text.isEmpty ? "" : ". ") + "<bdi>\(judgment.note.printable.escapedForXML())</bdi>"
    }
    return text + screenshot(judgment)
  }

  func screenshot(_ judgment: Judgment) -> String {
    guard let screenshot = judgment.screenshot else { return "" }
    return
      " <img class=\"shot\" alt=\"\(say(ComplianceWords.screenshot))\" src=\"\(screenshot.escapedForXML())\"/>"
  }
}
