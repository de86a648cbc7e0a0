import Aloud
import AloudAnswers
import AloudExplorer

/// How `aloud diff` prints changes.
enum DiffFormat: String, CaseIterable {
  case text, json, markdown
}

extension Command {
  static let diff = Command(
    name: "diff", operands: "OLD NEW | FILE …", summary: "what is announced differently in two screens",
    details: """
      OLD and NEW are screen documents or dumps, as for `aloud read`; one of them may be `-`, standard input. Each change has
      a line: a stop has moved among the stops of both screens, says something else, is gone or is new. If the label of a stop
      has changed, such as a price, the line names the stop beside it, or the cell around it. Points of charts are
      the same if their series and x are the same. For two dumps of a page, it also prints what the live regions announce by
      themselves; dumps of one session of a browser (`aloud dump --before`) are paired node by node. Nothing is printed when
      both say the same. What is said only on request, such as the title and the summary of a chart, is not compared: `aloud
      chart` prints it. The exit status is 1 when there are changes. With --against-ios, each FILE is compared with itself under
      another version of iOS, and what came with the versions in between is listed with its evidence. Then FILE may also be a
      script (*.aloud), which is performed under both versions, or a folder with screens and scripts.
      """,
    options: SpeakingOptions.table + [
      Option(
        .format, value: "text|json|markdown",
        help: "text by default; markdown is a table, for the summary of a pipeline or for a comment"),
      Option(.json, help: "the same as --format json: each change as one line"),
      Option(
        .againstIos, value: "VERSION",
        help: "what each FILE says under that version of iOS, compared with the version of --ios (default: the newest)"),
      Option(
        .explain,
        help: "under each stop that says something else, is gone or is new, which parts differ and why they are said"),
      Option(.cost, help: "also the stops that need more gestures than before, as `aloud reach` counts them"),
      Option(.html, writes: .page, help: "writes a page with both screens side by side; - is standard output"),
      Option.messages,
    ]
  ) { arguments in
    if let version = try VersionDifference(arguments) { return try version.print(arguments) }
    try arguments.require(arguments.operands.count == 2, "name two FILEs, the old and the new")
    let files = try arguments.inputs("")
    let speaking = try SpeakingOptions(arguments)
    let page = arguments.value(.html)
    let language = try arguments.messageLanguage()
    let format: DiffFormat = try arguments.choice(.format) ?? (arguments.has(.json) ? .json : .text)
    try arguments.require(
      format == .json || !arguments.has(.json), "--json prints JSON; do not use it with --format \(format.rawValue)")
    try arguments.require(
      page != "-" || format == .text && !arguments.has(.explain),
      "standard output can take either --html or the changes")
    let old = try ReadableScreen(speaking.input(files[0]), speaking)
    let new = try ReadableScreen(speaking.input(files[1]), speaking)
    let difference = DifferenceAnswer(old, new, comparesCosts: arguments.has(.cost))
    let explains = arguments.has(.explain)
    if let page {
      let html = DifferencePage(from: old.pictured, to: new.pictured, language: language.rawValue).html
      try OutputFile(path: page).write(html)
    }
    guard !difference.isEmpty else { return }
    if page != "-" {
      let lines =
        switch format {
        case .json: difference.lines(explains: explains)
        case .text: difference.text(explains: explains)
        case .markdown: DifferenceMarkdown(difference: difference, file: files[1], screen: new.screen.name).lines
        }
      try Standard.writeLines(lines)
    }
    throw Failure(.findings, "")
  }
}

extension ReadableScreen {
  /// The screen as web pages show it.
  var pictured: PicturePage.Screen { PicturePage.Screen(reader, name: screen.pictureName) }
}

extension Document.Screen {
  /// What a picture calls the screen; nil for a screen without a name and a key.
  var pictureName: String? { [name, key].compactMap(\.self).first { !$0.allSatisfy(\.isWhitespace) } }
}

extension DifferenceAnswer {
  /// The changes for people.
  func text(explains: Bool) -> [String] {
    let width = (changes.map(\.path) + dearer.map(\.path)).map(\.displayWidth).max() ?? 0
    func line(_ kind: String, _ path: String, _ words: String) -> String {
      "\(said(kind).padded(to: 7))  \(Style.quiet(path.padded(to: width)))  \(words)"
    }
    let changed = changes.indices.flatMap { index in
      let (change, path) = changes[index]
      let row = rows[index].map { "  " + said("(beside \($0))") } ?? ""
      return [line(change.kind.rawValue, path, words(change) + row)]
        + (explains ? explanation(change).map { Style.quiet("  \($0)") } : [])
    }
    return changed
      + announcements.map { line("says", $1, "\($0.text)  (\(said($0.politeness.rawValue)))") }
      + dearer.map { line("dearer", $0.path, "\($0.text)  \(DifferenceAnswer.cost(of: $0))") }
  }

  /// The gestures before and now: `(gestures: 3 → 7)`.
  static func cost(of stop: Dearer) -> String {
    said("(gestures: \("\(stop.old)") → \(stop.new.map { "\($0)" } ?? "–"))")
  }

  private func words(_ change: ReadingDifference.Change) -> String {
    let before = shown(change.oldText)
    let after = shown(change.newText)
    switch change.kind {
    case .gone: return before
    case .new: return after
    case .changed: return "\(before)  →  \(after)"
    case .moved: return "\(after)  \(said("(stop \((change.old ?? 0) + 1) → \((change.new ?? 0) + 1))"))"
    }
  }

  private func shown(_ text: String?) -> String { text.map { $0.isEmpty ? "\"\"" : $0 } ?? "" }

  private func explanation(_ change: ReadingDifference.Change) -> [String] {
    let parts = parts(change)
    func lines(_ sign: String, _ fragments: [Fragment], _ rank: Int?, _ side: Side) -> [String] {
      guard let rank else { return [] }
      return fragments.map { fragment in
        let row = ExplainedFragment(fragment, at: side.reading.node(atRank: rank), side.places, side.tree)
        return "\(sign) \(row.part)  \(row.text)  \(row.reason)"
      }
    }
    return lines("-", parts.gone, change.old, old) + lines("+", parts.new, change.new, new)
  }
}
