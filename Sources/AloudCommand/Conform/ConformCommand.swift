import Aloud
import AloudAnswers

extension Command {
  static let conform = Command(
    name: "conform", operands: "FILE …",
    summary: "replay recordings of a real VoiceOver, and score how well Aloud agrees",
    details: """
      FILE is a recording: {"aloud": 1, "tree": the text of any dump, or a document, "language": "ko", "steps": [{"do":
      "moveForward", "utterance": "Wi-Fi, Home, Button"}, …]}, where a step is moveForward, moveBackward, moveIn, moveOut or
      currentSpeech. `-` is standard input. Words are compared without regard to case, punctuation and spaces, and a device
      may say the hint or leave it out. For each step that differs, it prints the words of both, and the rule behind the words
      that only Aloud says. The exit status is 1 when a step differs.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "each step as one line of JSON, and a last line with the score")
    ]
  ) { arguments in
    var conforming = Conforming(speaking: try SpeakingOptions(arguments), isJSON: arguments.has(.json))
    let files = try arguments.inputs("name a FILE to replay; - is standard input")
    try conforming.run(files)
  }
}

/// Replays recordings one after another and prints the score.
private struct Conforming {
  let speaking: SpeakingOptions
  let isJSON: Bool
  var scores: [ConformanceScore] = []

  /// - Throws: ``Failure``. If files cannot be read, that of the first one, after all have been tried.
  mutating func run(_ paths: [String]) throws(Failure) {
    let failure = try attempt(paths, asLines: isJSON) { path throws(Failure) in try replay(InputFile(path: path)) }
    if isJSON {
      try Standard.writeLine(ConformanceOutput.summary(scores).text)
    } else if scores.count > 1 {
      try Standard.writeLine(said("\(scores.count) recordings: \(ConformanceScore.total(scores).text)"))
    }
    if let failure { throw failure }
    if !scores.allSatisfy(\.isComplete) { throw Failure(.findings, "") }
  }

  private mutating func replay(_ file: InputFile) throws(Failure) {
    let bytes = try file.bytes()
    let imported: ImportedRecording
    do {
      imported = try ImportedRecording(bytes, format: speaking.format, language: speaking.language)
    } catch {
      throw file.failure(bytes, wanted: .recording, error.told(file: file.name))
    }
    for warning in imported.warnings { Standard.error("\(file.name): warning: \(warning.message)") }
    let screen = try ReadableScreen(imported.recording.document, of: file, speaking)
    let conformance = Conformance(imported.recording, on: screen.reader)
    scores.append(conformance.score(of: file.path))
    let output = ConformanceOutput(conformance, screen, file: isJSON ? file.path : "\(file.name)")
    try Standard.writeLines(isJSON ? output.json : output.text)
  }
}

extension Conformance {
  func score(of file: String) -> ConformanceScore {
    ConformanceScore(file: file, steps: steps.count, agreeing: agreeing)
  }
}

/// The number of steps that agree.
struct ConformanceScore {
  let file: String
  let steps: Int
  let agreeing: Int

  static func total(_ scores: [ConformanceScore]) -> ConformanceScore {
    ConformanceScore(
      file: "", steps: scores.reduce(0) { $0 + $1.steps }, agreeing: scores.reduce(0) { $0 + $1.agreeing })
  }

  var isComplete: Bool { steps > 0 && agreeing == steps }

  /// Rounded down, so that 100% means all steps.
  var percent: Int { steps == 0 ? 0 : agreeing * 100 / steps }

  /// Such as `17 of 20 steps agree (85%)`.
  var text: String { "\(agreeing) of \(steps) \(steps == 1 ? "step agrees" : "steps agree") (\(percent)%)" }
}
