import Aloud
import AloudAnswers

extension Command {
  static let reach = Command(
    name: "reach", operands: "FILE …", summary: "what it costs a VoiceOver user to get to each stop",
    details: """
      Prints for each stop the flicks that lead there, the fewest gestures of any kind, whether a touch finds it, and the
      seconds until its name has been heard: by somebody who goes on after each name, and by somebody who hears everything.
      Beside a stop that needs fewer gestures than flicks is a cheapest way. `-` is standard input.

      `--traps` walks the app and prints the places from which no gesture leads on: stops that the cursor never leaves, flicks
      that go round, layers that nothing closes, and apps that move the cursor away again and again. Below each trap is the
      way into it, for a script. The exit status is 1 if there is one.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "one JSON object, for programs; for several files, one line each"),
      Option(.fromStop, value: "TEXT", help: "begins at the first stop that says TEXT"),
      Option(.way, value: "TEXT", help: "the steps of a cheapest way to the first stop that says TEXT, for a script"),
      Option(
        .technology, value: "NAME",
        help: "the keys, switch presses or spoken commands of another technology, such as switch control"),
      Option(.traps, help: "the places of the app from which no gesture leads on, and the ways into them"),
    ]
  ) { arguments in
    try arguments.require(!arguments.operands.isEmpty, "name a FILE to read; - is standard input")
    let output = ReachOutput(arguments, try SpeakingOptions(arguments))
    let technology: AssistiveTechnology = try arguments.choice(.technology) ?? .voiceOver
    try arguments.require(
      technology == .voiceOver || arguments.value(.fromStop) == nil,
      "--from-stop is for VoiceOver: other technologies begin at the top; leave it out")
    if arguments.has(.traps) { return try writeTraps(arguments, output) }
    let failure = try attempt(arguments.operands) { path throws(Failure) in
      technology == .voiceOver ? try output.write(path) : try output.write(path, technology)
    }
    if let failure { throw failure }
  }
}

extension Command {
  private static func writeTraps(_ arguments: Arguments, _ output: ReachOutput) throws(Failure) {
    for option in [OptionName.fromStop, .way, .technology] where arguments.value(option) != nil {
      throw arguments.usage("--traps walks the whole app; leave \(option.description) out")
    }
    var isFound = false
    let failure = try attempt(arguments.operands) { path throws(Failure) in
      if try output.writeTraps(path) { isFound = true }
    }
    if let failure { throw failure }
    if isFound { throw Failure(.findings, "") }
  }
}

/// The output of `aloud reach`.
struct ReachOutput {
  let speaking: SpeakingOptions
  let isJSON: Bool
  let hasManyFiles: Bool
  let from: String?
  let destination: String?

  init(_ arguments: Arguments, _ speaking: SpeakingOptions) {
    self.speaking = speaking
    isJSON = arguments.has(.json)
    hasManyFiles = arguments.operands.count > 1
    from = arguments.value(.fromStop)
    destination = arguments.value(.way)
  }

  func write(_ path: String) throws(Failure) {
    let file = speaking.input(path)
    let screen = try ReadableScreen(file, speaking)
    guard let answer = ReachAnswer(screen, options: speaking.reader, from: from) else {
      throw missing(from ?? "", in: file, screen.reader)
    }
    var ranks = 0..<answer.costs.stops.count
    if let destination {
      guard let rank = ReachAnswer.rank(of: destination, in: answer.reader) else {
        throw missing(destination, in: file, answer.reader)
      }
      ranks = rank..<rank + 1
    }
    let name = hasManyFiles ? path : nil
    if isJSON { return try writeJSON(name) { answer.json(ranks, $0) } }
    if let name { try Standard.writeLine(Style.heading("== \(name.printable)")) }
    if destination == nil {
      try Standard.writeLines(ReachTable(answer).lines)
    } else if let steps = answer.steps(toRank: ranks.lowerBound) {
      try Standard.writeLines(steps.flatMap { [String](repeating: $0.step, count: $0.times) })
    } else {
      let words = answer.words(atRank: ranks.lowerBound).printable
      throw Failure(.notFound, "\(file.name): no gesture leads to \"\(words)\"")
    }
  }

  func writeJSON(_ name: String?, _ members: (([JSONValue]) -> JSONValue) -> JSONValue) throws(Failure) {
    let head: JSONValue = ["aloud": 1] + .member("file", name.map { .string($0) })
    try Standard.writeLine((head + members { hasManyFiles ? .list($0) : .rows($0) }).text)
  }

  func missing(_ text: String, in file: InputFile, _ reader: ScreenReader) -> Failure {
    let reading = reader.reading()
    let near = suggestion(for: text, among: reading.flatMap { [$0.text] + $0.utterance.fragments.map(\.text) })
    return Failure(.notFound, "\(file.name): no stop says \"\(text.printable)\"\(near)")
  }
}

/// The costs of a screen as a table for people.
struct ReachTable {
  private let answer: ReachAnswer

  init(_ answer: ReachAnswer) { self.answer = answer }

  var lines: [String] {
    guard !answer.costs.stops.isEmpty else { return [said("nothing on this screen can be reached by VoiceOver")] }
    let heads = [said("flicks"), said("gestures"), said("touch"), said("swift"), said("patient")]
    return ReachTable.lines(heads, answer.costs.stops.indices.map(cells)) { rank in
      answer.words(atRank: rank).printable + way(toRank: rank)
    }
  }

  /// Right-aligned columns, and words after them.
  static func lines(_ heads: [String], _ rows: [[String]], words: (_ row: Int) -> String) -> [String] {
    let widths = heads.indices.map { column in
      max(heads[column].displayWidth, rows.map { $0[column].displayWidth }.max() ?? 0)
    }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { $0.padded(to: $1, rightAligned: true) }.joined(separator: "  ")
    }
    return [Style.quiet(line(heads))] + rows.enumerated().map { line($1) + "  " + words($0) }
  }

  private func cells(_ rank: Int) -> [String] {
    let stop = answer.costs.stops[rank]
    return [
      ReachTable.number(stop.flicks), ReachTable.number(stop.gestures), stop.touch == nil ? "–" : "1",
      ReachTable.seconds(stop.seconds?.swift), ReachTable.seconds(stop.seconds?.patient),
    ]
  }

  static func number(_ count: Int?) -> String { count.map { "\($0)" } ?? "–" }

  static func seconds(_ time: Double?) -> String { time.map { "\((($0 * 10).rounded() / 10).inScript) s" } ?? "–" }

  /// The cheapest way where flicks alone are not the cheapest.
  private func way(toRank rank: Int) -> String {
    let stop = answer.costs.stops[rank]
    guard stop.gestures != stop.flicks, let way = answer.costs.way(toRank: rank) else { return "" }
    let steps = way.map { $0.gesture.words + ($0.times > 1 ? " ×\($0.times)" : "") }
    return Style.quiet("  (\(steps.joined(separator: ", ")))")
  }
}
