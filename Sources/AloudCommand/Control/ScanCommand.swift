import Aloud

extension Command {
  static let scan = Command(
    name: "scan", operands: "FILE …",
    summary: "what Switch Control highlights, and what it takes to reach each element",
    details: """
      Prints the items in the order in which Switch Control scans them: how often one switch is pressed until an item is
      selected, and after how many seconds Auto Scanning highlights it. The Scanner Menu, where it opens, takes one press more.
      Groups stand before what is in them. `-` is standard input.
      """,
    options: SpeakingOptions.table + ControlOutput.options
  ) { arguments in
    try ControlOutput(arguments, "scan").write(arguments) { ScanReport($0) }
  }

  static let names = Command(
    name: "names", operands: "FILE …", summary: "what can be said to Voice Control on a screen",
    details: """
      Prints the number and the names of each element that Voice Control can press, and the commands, in the language of the
      screen. Elements of one name are marked: Voice Control asks which one is meant. `-` is standard input.
      """,
    options: SpeakingOptions.table + ControlOutput.options
  ) { arguments in
    try ControlOutput(arguments, "names").write(arguments) { NamesReport($0) }
  }
}

/// A report about a screen, for people and for programs.
protocol ControlReport {
  var text: String { get }
  /// Why other elements are passed over.
  var explanation: String { get }
  /// - Parameter rows: how lists are laid out: a line each, or all on one line.
  /// - Returns: what belongs to the report alone.
  func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue
}

/// How `aloud scan` and `aloud names` print.
struct ControlOutput {
  private let command: String
  private let isJSON: Bool
  private let explains: Bool

  static let options: [Option] = [
    Option(.json, help: "one JSON object, for programs; of several files a line each"),
    Option(.explain, help: "which elements are passed over, and why"),
  ]

  init(_ arguments: Arguments, _ command: String) {
    self.command = command
    isJSON = arguments.has(.json)
    explains = arguments.has(.explain)
  }

  /// - Throws: ``Failure``; of several files, that of the first that cannot be read, after all have been tried.
  func write(_ arguments: Arguments, _ report: (ControlScreen) -> some ControlReport) throws(Failure) {
    let paths = arguments.operands
    guard !paths.isEmpty else {
      throw Arguments.usage("name a FILE to read; - is standard input", command)
    }
    let speaking = try SpeakingOptions(arguments, command: command)
    var first: Failure?
    for path in paths {
      do {
        let screen = ControlScreen(try ReadableScreen(speaking.input(path), speaking))
        try write(report(screen), screen, path: paths.count > 1 ? path : nil)
      } catch {
        if error.isOutput { throw error }
        if paths.count > 1 { Standard.error(error.message) }
        if first == nil { first = error }
      }
    }
    guard let first else { return }
    throw paths.count > 1 ? Failure(first.status, "") : first
  }

  private func write(_ report: some ControlReport, _ screen: ControlScreen, path: String?) throws(Failure) {
    if isJSON {
      let rows: ([JSONValue]) -> JSONValue = { path == nil ? .rows($0) : .list($0) }
      var object: JSONValue = ["aloud": 1]
      if let path { object = object + ["file": .string(path)] }
      object = object + ["screen": .string(screen.name), "language": .string(screen.language)] + report.json(rows)
      if explains { object = object + ["passedOver": rows(screen.passedOver.map(\.json))] }
      return try Standard.writeLine(object.text)
    }
    if let path { try Standard.writeLine(Style.heading("== \(path.printable)")) }
    try Standard.write(report.text + (explains ? report.explanation : ""))
  }
}

/// A screen with the technologies that operate it.
struct ControlScreen {
  let screen: ControlledScreen
  let words: VoiceControlWords
  let name: String?
  let language: String

  init(_ readable: ReadableScreen) {
    screen = readable.reader.controlledScreen
    words = VoiceControlWords(language: readable.document.language)
    name = readable.screen.name
    language = readable.document.language
  }

  func name(of node: NodeID) -> String { screen.item(node, words).shownName ?? "" }

  func id(of node: NodeID) -> JSONValue { JSONValue.string(screen.tree[node].id) }

  /// An element that does not respond, and the rule that says so.
  struct PassedOver {
    let name: String
    let id: String?
    let rule: Interaction.Rule

    var json: JSONValue {
      [
        "id": .string(id), "name": .string(name), "rule": .string(rule.rawValue),
        "certainty": .string(rule.evidence.certainty.rawValue),
      ]
    }
  }

  var passedOver: [PassedOver] {
    screen.order.stops.compactMap { id in
      let interaction = screen.tree[id].interaction(for: .switchControl, screen.settings)
      guard !interaction.responds else { return nil }
      return PassedOver(name: name(of: id), id: screen.tree[id].id, rule: interaction.rule)
    }
  }

  var explanation: String {
    let rows = passedOver
    let width = min(rows.map(\.name.printable.displayWidth).max() ?? 0, 40)
    return rows.map { row in
      Style.quiet(
        "\(said("passed over"))  \(row.name.printable.padded(to: width))  \(said(row.rule.summary)) "
          + "[\(said("\(row.rule.evidence)"))]") + "\n"
    }.joined()
  }
}
