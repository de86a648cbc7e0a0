import Aloud
import AloudExplorer

extension Command {
  static let diff = Command(
    name: "diff", operands: "OLD NEW", summary: "what is announced differently in two screens",
    details: """
      OLD and NEW are screen documents or dumps, as for `aloud read`; one of them may be `-`, standard input. Each change has
      a line: a stop has moved among the stops of both screens, says something else, is gone or is new. If the label of a stop
      has changed, such as a price, the line names the stop beside it, or the cell around it. Points of charts are
      the same if their series and x are the same. For two dumps of a page, it also prints what the live regions announce by
      themselves; dumps of one session of a browser (`aloud dump --before`) are paired node by node. Nothing is printed when
      both say the same. What is said only on request, such as the title and the summary of a chart, is not compared: `aloud
      chart` prints it. The exit status is 1 when there are changes.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "each change as one line of JSON"),
      Option(.explain, help: "under each stop that says something else, which parts differ and why they are said"),
      Option(.html, writes: .page, help: "writes a page with both screens side by side; - is standard output"),
      Option.messages,
    ]
  ) { arguments in
    try arguments.require(arguments.operands.count == 2, "name two FILEs, the old and the new")
    let files = try arguments.inputs("")
    let speaking = try SpeakingOptions(arguments)
    let page = arguments.value(.html)
    let language = try arguments.messageLanguage()
    try arguments.require(
      page != "-" || !arguments.has(.json) && !arguments.has(.explain),
      "standard output can take either --html or the changes")
    let old = try ReadableScreen(speaking.input(files[0]), speaking)
    let new = try ReadableScreen(speaking.input(files[1]), speaking)
    let output = DifferenceOutput(old, new, explains: arguments.has(.explain))
    if let page {
      let html = DifferencePage(from: old.pictured, to: new.pictured, language: language.rawValue).html
      try OutputFile(path: page).write(html)
    }
    guard !output.isEmpty else { return }
    if page != "-" { try Standard.writeLines(arguments.has(.json) ? output.json : output.text) }
    throw Failure(.findings, "")
  }
}

extension ReadableScreen {
  /// The screen as web pages show it.
  var pictured: PicturePage.Screen { PicturePage.Screen(reader, name: screen.name ?? screen.key) }
}

/// The changes between two screens, as lines.
private struct DifferenceOutput {
  private struct Side {
    let reading: Reading
    let tree: Tree
    let places: NodePlaces

    init(_ screen: ReadableScreen) {
      reading = screen.reader.reading()
      tree = screen.screen.tree
      places = NodePlaces(screen.screen)
    }

    func path(_ rank: Int) -> String { places.path(of: reading.node(atRank: rank)) }
  }

  private let old: Side
  private let new: Side
  private let changes: [(change: ReadingDifference.Change, path: String)]
  private let announcements: [(announcement: LiveRegionAnnouncement, path: String)]
  private let explains: Bool
  /// The rows of the changes that do not name themselves.
  private let rows: [Int: String]

  init(_ old: ReadableScreen, _ new: ReadableScreen, explains: Bool) {
    let (oldSide, newSide) = (Side(old), Side(new))
    (self.old, self.new, self.explains) = (oldSide, newSide, explains)
    let difference = ReadingDifference(from: old.reader, to: new.reader)
    changes = difference.changes.map { ($0, $0.new.map(newSide.path) ?? $0.old.map(oldSide.path) ?? "") }
    let named = DifferenceRows(newSide.reading, newSide.tree, difference.changes)
    let namedRows = difference.changes.enumerated().compactMap { index, change in
      named.row(of: change).map { (index, $0) }
    }
    rows = Dictionary(uniqueKeysWithValues: namedRows)
    announcements = difference.announcements.map { ($0, newSide.places.path(of: $0.region)) }
  }

  var isEmpty: Bool { changes.isEmpty }

  var text: [String] {
    let width = changes.map(\.path.displayWidth).max() ?? 0
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

  // MARK: Explanation

  /// The fragments of an utterance that occur only before or only after the change.
  private func parts(_ change: ReadingDifference.Change) -> (gone: [Fragment], new: [Fragment]) {
    guard change.kind == .changed, let from = change.old, let to = change.new else { return ([], []) }
    let before = old.reading[from].utterance.fragments
    let after = new.reading[to].utterance.fragments
    func key(_ fragment: Fragment) -> String { "\(fragment.reason.name) \(fragment.text)" }
    let keys = (Set(before.map(key)), Set(after.map(key)))
    return (before.filter { !keys.1.contains(key($0)) }, after.filter { !keys.0.contains(key($0)) })
  }

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

  // MARK: JSON

  var json: [String] {
    let changed = changes.indices.map { index -> JSONValue in
      let (change, path) = changes[index]
      let members: JSONValue =
        [
          "change": .string(change.kind.rawValue), "old": .string(change.oldText), "new": .string(change.newText),
          "path": .string(path),
        ] + .member("beside", rows[index].map { .string($0) })
      guard explains else { return members }
      let parts = parts(change)
      return members + ["parts": ["gone": list(parts.gone), "new": list(parts.new)]]
    }
    let announced: [JSONValue] = announcements.map { announcement, path in
      [
        "change": .string("announced"), "politeness": .string(announcement.politeness.rawValue),
        "new": .string(announcement.text), "path": .string(path),
        "selector": .string(new.tree[announcement.region].details.web?.selector),
      ]
    }
    return (changed + announced).map(\.text)
  }

  private func list(_ fragments: [Fragment]) -> JSONValue {
    .list(
      fragments.map {
        ["part": .string($0.part.rawValue), "text": .string($0.text), "rule": .string($0.reason.name)]
      })
  }
}
