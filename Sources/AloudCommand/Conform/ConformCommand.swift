import Aloud

extension Command {
  static let conform = Command(
    name: "conform", operands: "FILE …",
    summary: "replay recordings of a real VoiceOver, and score how well we agree",
    details: """
      FILE is a recording: {"aloud": 1, "tree": the text of any dump, or a document, "language": "ko", "steps":
      [{"do": "moveForward", "utterance": "Wi-Fi, Home, Button"}, …]}, where a step is moveForward, moveBackward, moveIn, moveOut
      or currentSpeech. `-` is standard input. Words are compared without regard to case, punctuation and spaces, and a device may
      say the hint or leave it out. For each step that differs it tells the words of both, and the rule behind those that only we
      say. The exit status is 1 when a step differs.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "each step as one line of JSON, and a last line with the score")
    ]
  ) { arguments in
    guard arguments.operands.count(where: { $0 == "-" }) < 2 else {
      throw Arguments.usage("standard input can be read once only", "conform")
    }
    let speaking = try SpeakingOptions(arguments, command: "conform")
    guard !arguments.operands.isEmpty else {
      throw Arguments.usage("name a FILE to replay; - is standard input", "conform")
    }
    var conforming = Conforming(speaking: speaking, isJSON: arguments.has(.json))
    try conforming.run(arguments.operands)
  }
}

/// Replays recordings one after another and prints the score.
private struct Conforming {
  let speaking: SpeakingOptions
  let isJSON: Bool
  private var scores: [ConformanceScore] = []

  init(speaking: SpeakingOptions, isJSON: Bool) {
    self.speaking = speaking
    self.isJSON = isJSON
  }

  /// - Throws: ``Failure``; of several files, that of the first that cannot be read, after all have been tried.
  mutating func run(_ paths: [String]) throws(Failure) {
    var first: Failure?
    for path in paths {
      do {
        try replay(InputFile(path: path))
      } catch {
        if error.isOutput { throw error }
        if isJSON { try Standard.writeLine(ReadingJSON.failure(error.message, file: path)) }
        if paths.count > 1 { Standard.error(error.message) }
        if first == nil { first = error }
      }
    }
    if isJSON {
      try Standard.writeLine(ConformanceJSON.summary(scores))
    } else if scores.count > 1 {
      try Standard.writeLine(said("\(scores.count) recordings: \(ConformanceScore.total(scores).text)"))
    }
    if let first { throw paths.count > 1 ? Failure(first.status, "") : first }
    if !scores.allSatisfy(\.isComplete) { throw Failure(.findings, "") }
  }

  private mutating func replay(_ file: InputFile) throws(Failure) {
    let bytes = try file.bytes()
    let imported: ImportedRecording
    do throws(ImportError) {
      imported = try ImportedRecording(bytes, format: speaking.format, language: speaking.language)
    } catch {
      let mistake = MistakenFile.message(bytes, wanted: .recording).map { "\(file.name): \($0)" }
      throw Failure(.badInput, mistake ?? error.rendered(file: file.name))
    }
    for warning in imported.warnings { Standard.error("\(file.name): warning: \(warning.message)") }
    let screen = try ReadableScreen(imported.recording.document, of: file, speaking)
    let conformance = Conformance(imported.recording, on: screen.reader)
    scores.append(ConformanceScore(file: file.path, conformance))
    if isJSON {
      try ConformanceJSON(conformance, screen, file: file.path).write()
    } else {
      try ConformanceText(conformance, screen, file: file.name).write()
    }
  }
}

/// How many steps agree.
struct ConformanceScore {
  let file: String
  let steps: Int
  let agreeing: Int

  init(file: String, _ conformance: Conformance) {
    self.init(file: file, steps: conformance.steps.count, agreeing: conformance.agreeing)
  }

  private init(file: String, steps: Int, agreeing: Int) {
    self.file = file
    self.steps = steps
    self.agreeing = agreeing
  }

  static func total(_ scores: [ConformanceScore]) -> ConformanceScore {
    ConformanceScore(
      file: "", steps: scores.reduce(0) { $0 + $1.steps }, agreeing: scores.reduce(0) { $0 + $1.agreeing })
  }

  var isComplete: Bool { steps > 0 && agreeing == steps }

  /// Rounded down, so that 100% is all.
  var percent: Int { steps == 0 ? 0 : agreeing * 100 / steps }

  /// `17 of 20 steps agree (85%)`.
  var text: String { "\(agreeing) of \(steps) \(steps == 1 ? "step agrees" : "steps agree") (\(percent)%)" }
}
