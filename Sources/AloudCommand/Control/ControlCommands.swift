import Aloud
import AloudAnswers

extension Command {
  static let scan = Command(
    name: "scan", operands: "FILE …",
    summary: "what Switch Control highlights, and how long it takes to reach each element",
    details: """
      Prints the items in the order in which Switch Control scans them: how many presses of one switch select an item, and
      after how many seconds Auto Scanning highlights it. If the Scanner Menu opens, it takes one more press. A group stands
      before its items. `-` is standard input.
      """,
    options: SpeakingOptions.table + ControlOutput.options
  ) { arguments in
    try ControlOutput(arguments).write(arguments) { ScanReport($0) }
  }

  static let names = Command(
    name: "names", operands: "FILE …", summary: "what can be said to Voice Control on a screen",
    details: """
      Prints the number and the names of each element that Voice Control can press, and the commands, in the language of the
      screen. Elements with the same name are marked: Voice Control asks which one is meant. `-` is standard input.
      """,
    options: SpeakingOptions.table + ControlOutput.options
  ) { arguments in
    try ControlOutput(arguments).write(arguments) { NamesReport($0) }
  }
}

/// A report about a screen, for people and for programs.
protocol ControlReport {
  var text: String { get }
  var answer: ControlAnswer { get }
}

/// The output of `aloud scan` and `aloud names`.
struct ControlOutput {
  private let isJSON: Bool
  private let explains: Bool

  static let options: [Option] = [
    Option(.json, help: "one JSON object, for programs; for several files, one line each"),
    Option(.explain, help: "which elements are passed over, and why"),
  ]

  init(_ arguments: Arguments) {
    isJSON = arguments.has(.json)
    explains = arguments.has(.explain)
  }

  /// - Throws: ``Failure``. If files cannot be read, that of the first one, after all have been tried.
  func write(_ arguments: Arguments, _ report: (ControlScreen) -> some ControlReport) throws(Failure) {
    try arguments.require(!arguments.operands.isEmpty, "name a FILE to read; - is standard input")
    let speaking = try SpeakingOptions(arguments)
    let paths = arguments.operands
    let failure = try attempt(paths) { path throws(Failure) in
      let screen = ControlScreen(try ReadableScreen(speaking.input(path), speaking))
      try write(report(screen), screen, path: paths.count > 1 ? path : nil)
    }
    if let failure { throw failure }
  }

  private func write(_ report: some ControlReport, _ screen: ControlScreen, path: String?) throws(Failure) {
    if isJSON {
      let rows: ([JSONValue]) -> JSONValue = { path == nil ? .rows($0) : .list($0) }
      let head: JSONValue = ["aloud": 1] + .member("file", path.map { .string($0) })
      return try Standard.writeLine((head + report.answer.json(explains: explains, rows)).text)
    }
    if let path { try Standard.writeLine(Style.heading("== \(path.printable)")) }
    try Standard.write(report.text + (explains ? screen.explanation : ""))
  }
}

extension ControlScreen {
  /// The elements that are passed over, for people.
  var explanation: String {
    let rows = passedOver.map { (name: name(of: $0.node).printable, rule: $0.rule) }
    let width = min(rows.map(\.name.displayWidth).max() ?? 0, 40)
    return rows.map { name, rule in
      let evidence = "[\(said(rule.evidence.told))]"
      return Style.quiet("\(said("passed over"))  \(name.padded(to: width))  \(said(rule.summary)) \(evidence)") + "\n"
    }.joined()
  }
}
