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

      \(EachRun.details)
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "one JSON object, for programs; for several files, one line each"),
      Option(.lines, help: "each file as one line of JSON"),
      Option(.fromStop, value: "TEXT", help: "begins at the first stop that says TEXT"),
      Option(.way, value: "TEXT", help: "the steps of a cheapest way to the first stop that says TEXT, for a script"),
      Option(
        .technology, value: "NAME",
        help: "the keys, switch presses or spoken commands of another technology, such as switch control"),
      Option(.traps, help: "the places of the app from which no gesture leads on, and the ways into them"),
    ] + EachRun.table
  ) { arguments in
    if let run = try EachRun(arguments, allowed: ReachOutput.optionsWithEach) {
      return try run.reach(try ReachOutput(arguments))
    }
    try arguments.require(!arguments.operands.isEmpty, "name a FILE to read; - is standard input")
    try ReachOutput(arguments).write(arguments.operands)
  }
}

extension EachRun {
  fileprivate func reach(_ output: ReachOutput) throws(Failure) {
    try perform { input throws(Failure) in
      let report = try output.report(input)
      var answer = EachAnswer(["aloud": 1] + report.json { .list($0) })
      answer.isFound = report.isFound
      return answer
    }
  }
}

/// What `aloud reach` says about a screen.
protocol ReachReport {
  /// For people.
  ///
  /// - Throws: ``Failure`` where the way that the user asks for does not exist.
  func lines() throws(Failure) -> [String]

  /// - Parameter rows: formats a list: one line for each item, or all in one line.
  /// - Returns: an object for programs, without the version.
  func json(_ rows: ([JSONValue]) -> JSONValue) -> JSONValue

  /// True for a result that makes the exit status 1.
  var isFound: Bool { get }
}

extension ReachReport {
  var isFound: Bool { false }
}

/// The output of `aloud reach`.
struct ReachOutput {
  private let speaking: SpeakingOptions
  private let isJSON: Bool
  private let isLines: Bool
  private let from: String?
  private let destination: String?
  private let technology: AssistiveTechnology
  private let findsTraps: Bool

  /// The options that are allowed with `--each`.
  fileprivate static let optionsWithEach: Set<OptionName> = [
    .language, .profile, .style, .ios, .noHints, .setting, .voiceFile, .screen, .with, .from, .json, .lines, .fromStop,
    .way, .technology, .traps,
  ]

  fileprivate init(_ arguments: Arguments) throws(Failure) {
    speaking = try SpeakingOptions(arguments)
    isLines = arguments.has(.lines)
    isJSON = arguments.has(.json) || isLines
    from = arguments.value(.fromStop)
    destination = arguments.value(.way)
    technology = try arguments.choice(.technology) ?? .voiceOver
    findsTraps = arguments.has(.traps)
    try arguments.require(
      technology == .voiceOver || from == nil,
      "--from-stop is for VoiceOver: other technologies begin at the top; leave it out")
    for option in [OptionName.fromStop, .way, .technology] where findsTraps && arguments.value(option) != nil {
      throw arguments.usage("--traps walks the whole app; leave \(option.description) out")
    }
  }

  /// - Throws: ``Failure``. If files cannot be read, that of the first one, after all have been tried; otherwise the
  ///   failure for traps.
  fileprivate func write(_ paths: [String]) throws(Failure) {
    var isFound = false
    let asLines = isLines || isJSON && paths.count > 1
    let failure = try attempt(paths, asLines: asLines) { path throws(Failure) in
      let report = try report(speaking.input(path))
      let name = paths.count > 1 ? path : nil
      isFound = isFound || report.isFound
      if isJSON {
        let head: JSONValue = ["aloud": 1] + .member("file", name.map { .string($0) })
        return try Standard.writeLine((head + report.json { asLines ? .list($0) : .rows($0) }).text)
      }
      if let name { try Standard.writeLine(Style.heading("== \(name.printable)")) }
      try Standard.writeLines(report.lines())
    }
    if let failure { throw failure }
    if isFound { throw Failure(.findings, "") }
  }

  /// - Throws: ``Failure`` for a file that cannot be read, and for a stop that does not exist.
  fileprivate func report(_ file: InputFile) throws(Failure) -> any ReachReport {
    let screen = try ReadableScreen(file, speaking)
    if findsTraps { return TrapText(TrapAnswer(screen, options: speaking.reader), file) }
    if let answer = TechnologyReachAnswer(screen, technology) {
      let rank = try destination.map { text throws(Failure) in
        try existing(answer.rank(of: text), text, file, answer.reader)
      }
      return TechnologyReachTable(answer, file, destination: rank)
    }
    guard let answer = ReachAnswer(screen, options: speaking.reader, from: from) else {
      throw missing(from ?? "", in: file, screen.reader)
    }
    let rank = try destination.map { text throws(Failure) in
      try existing(ReachAnswer.rank(of: text, in: answer.reader), text, file, answer.reader)
    }
    return ReachTable(answer, file, destination: rank)
  }

  private func existing(
    _ rank: Int?, _ text: String, _ file: InputFile, _ reader: ScreenReader
  ) throws(Failure) -> Int {
    guard let rank else { throw missing(text, in: file, reader) }
    return rank
  }

  private func missing(_ text: String, in file: InputFile, _ reader: ScreenReader) -> Failure {
    let reading = reader.reading()
    let near = suggestion(for: text, among: reading.flatMap { [$0.text] + $0.utterance.fragments.map(\.text) })
    return Failure(.notFound, "\(file.name): no stop says \"\(text.printable)\"\(near)")
  }
}
