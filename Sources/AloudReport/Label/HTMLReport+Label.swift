internal import AloudAudit
internal import AloudBase
internal import AloudScript

// The evidence for Apple's label: the features, then each task.
extension HTMLReport {
  /// Empty for a report without tasks.
  func label(_ report: ComplianceReport) -> String {
    guard let label = report.label else { return "" }
    let tasks = label.tasks.indices.map { task($0, label, report) }
    return section(
      "label", LabelWords.label,
      "<p>\(say(LabelWords.explained))</p>\n\(features(label))\(tasks.joined())")
  }

  private func features(_ label: NutritionLabel) -> String {
    HTMLTable(
      caption: say(LabelWords.caption),
      columns: [.init(LabelWords.feature), .init(LabelWords.evidence), .init(LabelWords.forPeople, .half)],
      rows: LabelFeature.allCases.map { feature in
        [
          HTMLTable.Cell(say(feature.name)), HTMLTable.Cell(say(LabelWords.counts(label, feature))),
          HTMLTable.Cell(say(feature.forPeople)),
        ]
      }
    ).html(in: language)
  }

  private func task(_ index: Int, _ label: NutritionLabel, _ report: ComplianceReport) -> String {
    let task = label.tasks[index]
    let speech = lang(report.files[task.file].spokenLanguage)
    let screens = task.screens.map { name in
      name.map { "<bdi\(speech)>\(brief($0))</bdi>" } ?? say(LabelWords.firstScreen)
    }
    var terms = [
      (LabelWords.script, "<code>\(task.path.printable.escapedForXML())</code>"),
      (LabelWords.screens, screens.joined(separator: ", ")),
    ]
    var transcripts = ""
    for feature in LabelFeature.allCases {
      guard let performance = task.performance(with: feature), let cell = label.cells[feature]?[index] else { continue }
      terms.append((feature.name, evidence(cell, performance, feature)))
      transcripts += """
        <div>
        <h4>\(say(LabelWords.transcript(feature)))</h4>
        <ol\(speech)>
        \(lines(of: performance))</ol>
        </div>

        """
    }
    let list = terms.map { "<dt>\(say($0))</dt><dd>\($1)</dd>\n" }.joined()
    return """
      <article aria-labelledby="task-\(index + 1)">
      <h3 id="task-\(index + 1)"><bdi>\(brief(task.name))</bdi></h3>
      <dl>
      \(list)</dl>
      \(goals(of: task))<div class="transcripts">
      \(transcripts)</div>
      </article>

      """
  }

  /// A line is an item, so that people with VoiceOver go through the transcript as through a walk. Each is a quotation, and no
  /// instruction of the report.
  private func lines(of performance: LabelTask.Performance) -> String {
    performance.transcript.split(separator: "\n").map { line in
      let text = "<bdi>\(brief(String(line)))</bdi>"
      return "<li><q>\(line.hasPrefix(">") ? "<code>\(text)</code>" : text)</q></li>\n"
    }.joined()
  }

  private func evidence(
    _ cell: NutritionLabel.Cell, _ performance: LabelTask.Performance, _ feature: LabelFeature
  ) -> String {
    let kind =
      switch cell.evidence {
      case .supporting: Verdict.passed
      case .contrary: Verdict.failed
      case .none: Verdict.open
      }
    var parts = ["<span class=\"verdict \(kind.rawValue)\">\(say(LabelWords.told(cell.evidence)))</span>"]
    if cell.evidence == .supporting { parts.append(say(LabelWords.finished)) }
    if let cost = performance.cost {
      parts.append(say(LabelWords.cost(cost.gestures, seconds: cost.seconds.tenths, feature)))
    }
    if let obstacle = cell.obstacle { parts.append("<bdi>\(brief(obstacle))</bdi>") }
    if let gap = cell.gap { parts.append(say(LabelWords.told(gap))) }
    if !cell.findings.isEmpty {
      parts.append("\(say(LabelWords.onTheWay)): \(cell.findings.map(link).joined(separator: ", "))")
    }
    return parts.joined(separator: "<br/>")
  }

  private func goals(of task: LabelTask) -> String {
    guard !task.voiceOver.goals.isEmpty else { return "" }
    let others = task.voiceControl.goals
    let rows = task.voiceOver.goals.enumerated().map { index, goal in
      let actions = [goal.actions, others.indices.contains(index) ? others[index].actions : nil]
      return [HTMLTable.Cell("<bdi>\(brief(goal.name))</bdi>")]
        + actions.map { HTMLTable.Cell($0.map(String.init) ?? "–") }
    }
    return HTMLTable(
      caption: say(LabelWords.goals),
      columns: [
        .init(LabelWords.goal), .init(LabelFeature.voiceOver.name, .word), .init(LabelFeature.voiceControl.name, .word),
      ], rows: rows
    ).html(in: language)
  }
}

extension Double {
  /// With one decimal, such as `8.2`.
  fileprivate var tenths: String { (self * 10).rounded().isFinite ? "\((self * 10).rounded() / 10)" : "–" }
}
