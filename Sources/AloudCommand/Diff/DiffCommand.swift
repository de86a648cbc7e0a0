import Aloud
import AloudExplore

extension Command {
  static let diff = Command(
    name: "diff", operands: "OLD NEW", summary: "what is announced differently in two screens",
    details: """
      OLD and NEW are screen documents or dumps, as for `aloud read`; one of them may be `-`, standard input. Each change has a
      line: what has moved among the stops that both have, what says something else, what is gone and what is new. Points of charts
      are the same where series and x are. Of two dumps of a page it is told, too, what its live regions announce by themselves; dumps of
      one session of a browser (`aloud dump --before`) are paired node by node. Nothing is printed when both say the same. What is said only where one asks for it, such
      as the title and the summary of a chart, is not compared: `aloud chart` tells it. The exit status is 1 when there are changes.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "each change as one line of JSON"),
      Option(.explain, help: "under each change of words, which parts differ and why they are said"),
      Option(
        .html, value: "FILE", help: "writes a page with both screens side by side; - is standard output",
        file: .written(.page)),
      MessageLanguage.option,
    ]
  ) { arguments in
    guard arguments.operands.count == 2 else { throw Arguments.usage("name two FILEs, the old and the new", "diff") }
    guard arguments.operands != ["-", "-"] else {
      throw Arguments.usage("standard input can be read once only", "diff")
    }
    let speaking = try SpeakingOptions(arguments, command: "diff")
    let page = arguments.value(.html)
    let language = try MessageLanguage.chosen(by: arguments, "diff")
    if page == "-", arguments.has(.json) || arguments.has(.explain) {
      throw Arguments.usage("standard output can take either --html or the changes", "diff")
    }
    let old = try ReadableScreen(speaking.input(arguments.operands[0]), speaking)
    let new = try ReadableScreen(speaking.input(arguments.operands[1]), speaking)
    let output = DifferenceOutput(old, new, explains: arguments.has(.explain))
    if let page {
      let html = DifferencePage(from: old.pictured, to: new.pictured, language: language.rawValue).html
      try OutputFile(path: page).write(html)
    }
    guard !output.isEmpty else { return }
    if page != "-" { try output.write(asJSON: arguments.has(.json)) }
    throw Failure(.findings, "")
  }
}

extension ReadableScreen {
  /// The screen as pages show it.
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
  private let changes: [ReadingDifference.Change]
  private let announcements: [LiveRegionAnnouncement]
  private let explains: Bool

  init(_ old: ReadableScreen, _ new: ReadableScreen, explains: Bool) {
    self.old = Side(old)
    self.new = Side(new)
    let difference = ReadingDifference(from: old.reader, to: new.reader)
    changes = difference.changes
    announcements = difference.announcements
    self.explains = explains
  }

  var isEmpty: Bool { changes.isEmpty }

  func write(asJSON: Bool) throws(Failure) {
    var buffer = OutputBuffer()
    let paths = changes.map { change in change.new.map(new.path) ?? change.old.map(old.path) ?? "" }
    let width = paths.map(\.displayWidth).max() ?? 0
    for (change, path) in zip(changes, paths) {
      if asJSON {
        try buffer.writeLine(json(change, path))
      } else {
        let kind = said(change.kind.rawValue).padded(to: 7)
        try buffer.writeLine("\(kind)  \(Style.quiet(path.padded(to: width)))  \(words(change))")
        if explains { for line in explanation(change) { try buffer.writeLine(Style.quiet("  \(line)")) } }
      }
    }
    for announcement in announcements {
      let path = new.places.path(of: announcement.region)
      let kind = announcement.politeness.rawValue
      if asJSON {
        let members: JSONValue = [
          "change": .string("announced"), "politeness": .string(kind), "new": .string(announcement.text),
          "path": .string(path),
          "selector": .string(new.tree[announcement.region].details.web?.selector),
        ]
        try buffer.writeLine(members.text)
      } else {
        try buffer.writeLine(
          "\(said("says").padded(to: 7))  \(Style.quiet(path.padded(to: width)))  \(announcement.text)  (\(said(kind)))"
        )
      }
    }
    try buffer.flush()
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

  /// The fragments that only one of the two says.
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

  private func json(_ change: ReadingDifference.Change, _ path: String) -> String {
    let members: JSONValue = [
      "change": .string(change.kind.rawValue), "old": .string(change.oldText),
      "new": .string(change.newText), "path": .string(path),
    ]
    guard explains else { return members.text }
    let parts = parts(change)
    return (members + ["parts": ["gone": list(parts.gone), "new": list(parts.new)]]).text
  }

  private func list(_ fragments: [Fragment]) -> JSONValue {
    .list(
      fragments.map {
        [
          "part": .string($0.part.rawValue), "text": .string($0.text),
          "rule": .string($0.reason.name),
        ]
      })
  }
}
