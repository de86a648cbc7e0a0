import Aloud
import AloudAnswers
import Foundation

/// The result of a command for one line.
struct EachAnswer: Sendable {
  /// The JSON that the command prints with `--lines`.
  let json: [UInt8]
  /// True for a result that makes the exit status of the run 1.
  var isFound = false
  /// True where the name and the JSON become members of a new object, because a document already has a name.
  var isDump = false

  init(_ line: JSONLine) { json = line.bytes }

  init(_ value: JSONValue) {
    var line = JSONLine()
    line.value(value)
    self.init(line)
  }
}

/// `--each`: reads a document or a dump from each line of standard input, and immediately prints a line of JSON for it.
struct EachRun {
  static let option = Option(
    .each, help: "reads a document or a dump from each line of standard input, and prints a line of JSON for each")
  /// Options for commands that process several inputs at once only with `--each`.
  static let table = [
    option,
    Option(
      .jobs, value: "N", help: "with --each: how many lines are read at once (default: the number of cores)"),
  ]

  /// A paragraph for the help of commands.
  static let details = """
    With `--each`, each line of standard input is a screen document, a dump, or {"name": …, "dump": …, "language": …}, where the dump is a
    string, or JSON as it is. For each there is one line of JSON, in the same order: what `--lines` prints, with the name. A line that
    cannot be read becomes a line with `line`, `place` and `error`, and the run goes on.
    """

  /// The maximum total size of waiting lines, in bytes.
  private static let mostBytes = 16 << 20
  /// How many warnings are printed individually.
  private static let mostWarnings = 20

  private let command: String
  private let jobs: Int
  private let overlays: OverlayFiles

  /// Returns nil without the option.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command.
  ///   - allowed: the options that are allowed with `--each`.
  ///   - dependents: the options that need `--each`.
  /// - Throws: ``Failure`` for options that are not allowed and for operands.
  init?(_ arguments: Arguments, allowed: Set<OptionName>, dependents: [OptionName] = [.jobs]) throws(Failure) {
    command = arguments.command
    guard arguments.has(.each) else {
      try arguments.refuse(dependents) { "\($0) needs --each" }
      return nil
    }
    if let file = arguments.operands.first {
      throw arguments.usage("--each reads standard input; it takes no FILE (\(file))")
    }
    if let other = arguments.given.first(where: { $0 != .each && $0 != .jobs && !allowed.contains($0) }) {
      throw arguments.usage("--each prints a line of JSON for each line; leave out \(other)")
    }
    jobs = try arguments.jobs()
    overlays = arguments.has(.with) ? try arguments.overlays() : .none
  }

  /// Processes all lines.
  ///
  /// - Parameters:
  ///   - nothing: the message where there is no line; nil for none.
  ///   - answer: the result for a document or a dump; called on several threads.
  /// - Throws: ``Failure``: that of the first line that fails, after all lines have been processed; otherwise the
  ///   failure for findings. If no process reads the output any longer, ``Failure/closedPipe``, immediately.
  func perform(
    tellingEmpty nothing: Message? = nil,
    _ answer: @escaping @Sendable (InputFile) throws(Failure) -> EachAnswer
  ) throws(Failure) {
    let tally = Guarded(Tally())
    let work = OrderedJobs<StreamLines.Line, Answered>(
      jobs, mostBytes: EachRun.mostBytes, size: { $0.bytes.count },
      work: { [overlays] in Answered($0, overlays, answer) },
      deliver: { answered throws(Failure) in
        try Standard.write(answered.bytes)
        for warning in tally.withLock({ $0.add(answered, most: EachRun.mostWarnings) }) { Standard.error(warning) }
        return !Standard.isClosed
      })
    let lines = StreamLines(STDIN_FILENO) { work.isOver || Standard.readerIsGone }
    try work.run { () throws(Failure) in try lines.next() }
    if Standard.isClosed || Standard.readerIsGone { throw .closedPipe }
    let counts = tally.withLock { $0 }
    if let nothing, counts.lines == 0 { Standard.error(nothing) }
    try counts.finish(command, most: EachRun.mostWarnings)
  }
}

/// The output for a line.
private struct Answered: Sendable {
  /// The line of JSON, with a line break.
  let bytes: [UInt8]
  let line: Int
  let warnings: [Message]
  private(set) var failure: Failure?
  private(set) var isFound = false

  init(_ line: StreamLines.Line, _ overlays: OverlayFiles, _ answer: (InputFile) throws(Failure) -> EachAnswer) {
    self.line = line.number
    let each = EachLine(line)
    let warnings = Guarded<[Message]>([])
    let result = Standard.$listener.withValue(warnings) { () -> Result<EachAnswer, Failure> in
      Result { () throws(Failure) in
        var input = try each.input.get()
        input.overlays = overlays
        return try answer(input)
      }
    }
    self.warnings = warnings.withLock { $0 }
    let answered: EachAnswer
    switch result {
    case .success(let answer):
      answered = answer
      isFound = answer.isFound
    case .failure(let failure):
      answered = EachAnswer(Answered.error(failure, line.number))
      self.failure = failure
    }
    bytes = (each.name.map { Answered.named(answered, $0) } ?? answered.json) + [0x0A]
  }

  private static func named(_ answer: EachAnswer, _ name: String) -> [UInt8] {
    let quoted = name.quotedAsJSON
    if answer.isDump { return Array("{\"name\": \(quoted), \"dump\": ".utf8) + answer.json + [UInt8(ascii: "}")] }
    // Every object begins with this text.
    let head = Array(#"{"aloud": 1"#.utf8)
    guard answer.json.starts(with: head) else { return answer.json }
    return head + Array(", \"name\": \(quoted)".utf8) + answer.json.dropFirst(head.count)
  }

  private static func error(_ failure: Failure, _ line: Int) -> JSONValue {
    let place: JSONValue? = failure.place.map { ["line": .whole($0.line), "column": .whole($0.column)] }
    return ["aloud": 1, "line": .whole(line)] + .member("place", place) + ["error": .string("\(failure.message)")]
  }
}

/// The counts for the message at the end.
private struct Tally: Sendable {
  private(set) var lines = 0
  private var failures = 0
  private var first: (line: Int, status: ExitStatus)?
  private var isFound = false
  private var warnings = 0

  /// - Returns: the warnings to print.
  mutating func add(_ answered: Answered, most: Int) -> [Message] {
    lines += 1
    isFound = isFound || answered.isFound
    if let failure = answered.failure {
      failures += 1
      if first == nil { first = (answered.line, failure.status) }
    }
    defer { warnings += answered.warnings.count }
    return Array(answered.warnings.prefix(max(0, most - warnings)))
  }

  func finish(_ command: String, most: Int) throws(Failure) {
    if warnings > most { Standard.error("aloud \(command): \(warnings - most) more warnings") }
    if let first {
      let told: Message =
        lines == 1
        ? "\(failures) of 1 line has an error; the first is line \(first.line)"
        : "\(failures) of \(lines) lines have an error; the first is line \(first.line)"
      throw Failure(first.status, "aloud \(command): \(told)")
    }
    if isFound { throw Failure(.findings, "") }
  }
}
