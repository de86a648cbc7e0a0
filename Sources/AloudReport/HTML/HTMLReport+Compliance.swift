internal import AloudAudit
internal import AloudBase
internal import AloudReader
internal import AloudTree

// The cover, and the results of the clauses.
extension HTMLReport {
  func cover(_ report: ComplianceReport, _ title: Wording, _ contents: [(String, Wording)]) -> String {
    let screens = files.reduce(0) { $0 + $1.screens.count }
    let audited = ComplianceWords.audited(files: files.count, screens: screens)[language]
    let texts = report.coverTexts.map { (ComplianceWords.name(of: $0), $1) }
    let simulation = MethodPage(report: report).simulation[language]
    let rows = texts + [(ComplianceWords.audited, audited), (MethodWords.speech, simulation)]
    let terms = rows.map { "<dt>\(say($0))</dt><dd><bdi>\(brief($1))</bdi></dd>\n" }.joined()
    let parts = contents.map { "<li><a href=\"#\($0)\">\(say($1))</a></li>\n" }.joined()
    return """
      <header class="cover">
      <h1>\(say(title))</h1>
      <dl>
      \(terms)</dl>
      <nav aria-label="\(say(ComplianceWords.contents))">
      <ol>
      \(parts)</ol>
      </nav>
      </header>

      """
  }

  func labelContents(_ report: ComplianceReport) -> [(String, Wording)] {
    var parts = [("label", LabelWords.label), ("method", MethodWords.method)]
    if !report.findings.isEmpty { parts.append(("findings", ReportWords.details)) }
    if files.contains(where: { !$0.accepted.isEmpty }) { parts.append(("accepted", ReportWords.accepted)) }
    return parts
  }

  func contents(_ report: ComplianceReport) -> [(String, Wording)] {
    var parts = [("summary", ComplianceWords.summary)]
    if !report.findings.isEmpty { parts.append(("key", ComplianceWords.keyFindings)) }
    if report.progress != nil { parts.append(("progress", ComplianceWords.progress)) }
    if report.label != nil { parts.append(("label", LabelWords.label)) }
    parts += [("method", MethodWords.method), ("clauses", ComplianceWords.clauses)]
    if !report.findings.isEmpty { parts.append(("findings", ReportWords.details)) }
    if files.contains(where: { !$0.accepted.isEmpty }) { parts.append(("accepted", ReportWords.accepted)) }
    parts.append(("questions", ComplianceWords.judgments))
    return hasReadings ? parts + [("readings", ComplianceWords.readings)] : parts
  }

  // MARK: Method

  /// What readers must know before they believe the verdicts.
  func method(_ report: ComplianceReport) -> String {
    let terms = MethodPage(report: report).rows.map { row -> String in
      let items = row.sentences.map { "<li><bdi>\(say($0))</bdi></li>" }
      let told =
        items.count == 1 ? row.sentences.map { "<bdi>\(say($0))</bdi>" }.joined() : "<ul>\(items.joined())</ul>"
      return "<dt>\(say(row.topic))</dt><dd>\(told)</dd>\n"
    }
    return section("method", MethodWords.method, "<dl>\n\(terms.joined())</dl>\n")
  }

  // MARK: Summary

  func summary(_ report: ComplianceReport, _ counts: String) -> String {
    let guidelines = report.guidelines.map { guideline in
      let name = "<a href=\"#\(guideline.rawValue)\">\(say(guideline.name))</a>"
      return self.counts(name, report.counts(of: guideline))
    }
    let tables =
      self.counts(ComplianceWords.guideline, ComplianceWords.summaryCaption, guidelines) + principles(report)
    let main = report.guidelines.first ?? .maag
    let judged = "\(say(main.name)): \(say(ComplianceWords.judged(report.counts(of: main))))"
    let unread = files.contains { $0.failure != nil } ? "<p>\(say(ComplianceWords.unread))</p>\n" : ""
    let share = "<p>\(say(ComplianceWords.shareExplained))</p>\n"
    return section("summary", ComplianceWords.summary, "\(counts)\(unread)<p>\(judged)</p>\n\(tables)\(share)")
  }

  /// The counts by principle of the Korean guideline, where the report has it.
  private func principles(_ report: ComplianceReport) -> String {
    guard report.guidelines.contains(.maag) else { return "" }
    let rows = Guideline.maag.groups.map { group in
      let name = "<a href=\"#maag-\(group.number)\">\(group.number) \(say(group.name))</a>"
      return counts(name, VerdictCounts(report.results(of: group, in: .maag)))
    }
    return counts(ComplianceWords.principle, ComplianceWords.principleCaption, rows)
  }

  /// The cells of a row of counts.
  private func counts(_ name: String, _ counts: VerdictCounts) -> [HTMLTable.Cell] {
    ([name, "\(counts.all)"] + Verdict.allCases.map { "\(counts[$0])" } + [say(ComplianceWords.share(counts))])
      .map { HTMLTable.Cell($0) }
  }

  private func counts(_ name: Wording, _ caption: Wording, _ rows: [[HTMLTable.Cell]]) -> String {
    let verdicts = Verdict.allCases.map { HTMLTable.Column(ComplianceWords.name(of: $0), .number) }
    let columns: [HTMLTable.Column] =
      [.init(name), .init(ComplianceWords.allClauses, .number)] + verdicts + [.init(ComplianceWords.share)]
    return HTMLTable(caption: say(caption), columns: columns, rows: rows).html(in: language)
  }

  func verdict(_ verdict: Verdict) -> String {
    "<span class=\"verdict \(verdict.rawValue)\">\(say(ComplianceWords.name(of: verdict)))</span>"
  }

  // MARK: Readings

  private var hasReadings: Bool { files.contains { !$0.screens.isEmpty } }

  var readings: String {
    guard hasReadings else { return "" }
    let parts = files.flatMap { file in
      file.screens.map { screen in
        let name = (screen.screen.name ?? screen.screen.key).map {
          "<bdi\(lang(file.spokenLanguage))>\(brief($0))</bdi>"
        }
        let items = screen.reader.reading().map { "<li><q><bdi>\(brief($0.text))</bdi></q></li>\n" }
        let list = items.isEmpty ? "" : "<ol\(lang(file.spokenLanguage))>\n\(items.joined())</ol>\n"
        let path = file.path.printable.escapedForXML()
        return "<h3>\(name.map { "\($0) <code>\(path)</code>" } ?? path)</h3>\n\(list)"
      }
    }
    return """
      <section class="readings" aria-labelledby="readings">
      <h2 id="readings">\(say(ComplianceWords.readings))</h2>
      <p>\(say(ComplianceWords.readingsExplained))</p>
      \(parts.joined())</section>

      """
  }
}

// The results of clauses, with their reasons.
extension HTMLReport {
  func clauses(_ report: ComplianceReport) -> String {
    let tables = report.guidelines.map { guideline in
      let groups = guideline.groups.map { group -> String in
        let results = report.results(of: group, in: guideline)
        let heading = "<h4 id=\"\(guideline.rawValue)-\(group.number)\">\(group.number) \(say(group.name))</h4>\n"
        return (group.number.isEmpty ? "" : heading)
          + table(of: results, in: group, report)
      }
      let heading = "<h3 id=\"\(guideline.rawValue)\">\(say(guideline.name))</h3>\n<p>\(say(guideline.edition))</p>\n"
      return heading + groups.joined()
    }
    return section("clauses", ComplianceWords.clauses, tables.joined())
  }

  private func table(
    of results: [ClauseResult], in group: Guideline.Group, _ report: ComplianceReport
  ) -> String {
    let rows = results.map { result in
      [
        HTMLTable.Cell(clause(result.clause)), HTMLTable.Cell(say(ComplianceWords.name(of: result.method))),
        HTMLTable.Cell(verdict(result.verdict)),
        HTMLTable.Cell(evidence(of: result, in: report)),
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

  private func evidence(of result: ClauseResult, in report: ComplianceReport) -> String {
    var lines = found(result, in: report) + asked(result, in: report)
    if result.acceptedCount > 0 {
      lines.append("<a href=\"#accepted\">\(say(ReportWords.accepted))</a> \(result.acceptedCount)")
    }
    // The questions themselves are listed.
    lines += result.gaps.filter { if case .questions = $0 { false } else { true } }.map {
      say(ComplianceWords.told($0))
    }
    if let judgment = result.judgment { lines.append(told(judgment)) }
    if lines.isEmpty, result.verdict == .passed { lines = [say(ComplianceWords.noFinding)] }
    return lines.count > 1 ? "<ul>\(lines.map { "<li>\($0)</li>" }.joined())</ul>" : lines.joined()
  }

  private func asked(_ result: ClauseResult, in report: ComplianceReport) -> [String] {
    report.questions.filter { result.questions.contains($0.question.id) }.map { question in
      let counts = Verdict.allCases.compactMap { verdict in
        let count = question.count(verdict)
        let name = say(ComplianceWords.name(of: verdict))
        return count == 0 || verdict == .open ? nil : question.places.count == 1 ? name : "\(name) \(count)"
      }
      let link = HTMLReport.anchor(ofQuestion: question.question.id)
      let subjects = question.places.reduce(0) { $0 + $1.about.count }
      let about = subjects == 0 ? ComplianceWords.files(question.places.count) : ComplianceWords.subjects(subjects)
      let told = ([say(about)] + counts).joined(separator: ", ")
      return "<a href=\"#\(link)\">\(say(question.question.question))</a> (\(told))"
    }
  }

  /// For each rule, the numbers of findings by severity, and the number of each finding.
  private func found(_ result: ClauseResult, in report: ComplianceReport) -> [String] {
    let byRule = Dictionary(grouping: result.findings) { report.finding(numbered: $0)?.finding.rule ?? "" }
    return byRule.keys.sorted().map { id in
      let numbers = byRule[id, default: []]
      let counts = Severity.allCases.reversed().compactMap { severity in
        let count = numbers.count { report.finding(numbered: $0)?.finding.severity == severity }
        return count == 0 ? nil : "\(say(ReportWords.name(of: severity))) \(count)"
      }
      let title = rules.first { $0.id == id }?.title[language] ?? id
      let link = "<a href=\"#\(HTMLReport.anchor(id))\">\(title.escapedForXML())</a>"
      return "\(link) \(counts.joined(separator: ", ")): \(links(to: numbers))"
    }
  }

  /// In one clause, at most this many findings of a rule are listed; the others are counted.
  private static let mostNumbers = 12

  private func links(to numbers: [Int]) -> String {
    let shown = numbers.prefix(HTMLReport.mostNumbers).map(link)
    let rest = numbers.count - shown.count
    return (shown + (rest > 0 ? [say(ReportWords.more(rest))] : [])).joined(separator: ", ")
  }

  /// A person's judgment: the verdict, the note and the screenshot.
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
