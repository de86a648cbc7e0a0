import Aloud
import AloudAnswers

extension Command {
  static let conform = Command(
    name: "conform", operands: "FILE …",
    summary: "replay recordings of a real VoiceOver, and score how well Aloud agrees",
    details: """
      FILE is a recording: {"aloud": 1, "tree": the text of any dump, or a document, "language": "ko", "ios": "26.1",
      "steps": [{"do": "moveForward", "utterance": "Wi-Fi, Home, Button"}, …]}, where a step is moveForward, moveBackward,
      moveIn, moveOut or currentSpeech. `-` is standard input. Words are compared without regard to case, punctuation and
      spaces, and a device may say the hint or leave it out. A step without words is not counted; an utterance of 64
      characters may have been cut, and "VoiceOver on" is left out, as Xcode's service records them. For each step that
      differs, it prints the words of both, and the rule behind the words that only Aloud says; then how many steps agree by version of iOS and by kind of stop, and how often each clause
      does. The version of iOS is that of the recording, unless --ios names one. The exit status is 1 when a step differs.
      """,
    options: SpeakingOptions.table + [
      Option(.json, help: "each step as one line of JSON, and a last line with the score"),
      Option(.markdown, help: "prints a page of Markdown: the tables, then the steps that differ"),
    ]
  ) { arguments in
    try arguments.require(
      !(arguments.has(.json) && arguments.has(.markdown)), "--json and --markdown are two outputs; leave one out")
    var conforming = Conforming(
      speaking: try SpeakingOptions(arguments), hasVersion: arguments.value(.ios) != nil,
      form: arguments.has(.json) ? .json : arguments.has(.markdown) ? .markdown : .text)
    let files = try arguments.inputs("name a FILE to replay; - is standard input")
    try conforming.run(files)
  }
}

/// Replays recordings one after another and prints the score.
private struct Conforming {
  enum Form { case text, json, markdown }

  let speaking: SpeakingOptions
  /// True if `--ios` decides, and not the recordings.
  let hasVersion: Bool
  let form: Form
  var scores: [ConformanceScore] = []
  /// The lines of Markdown about single recordings, which come after the tables.
  var sections: [String] = []

  /// - Throws: ``Failure``. If files cannot be read, that of the first one, after all have been tried.
  mutating func run(_ paths: [String]) throws(Failure) {
    let failure = try attempt(paths, asLines: form == .json) { path throws(Failure) in
      try replay(InputFile(path: path))
    }
    let total = ConformanceScore.total(scores)
    switch form {
    case .json: try Standard.writeLine(ConformanceOutput.summary(scores).text)
    case .markdown: try Standard.writeLines(ConformanceTables(total).markdown + sections)
    case .text:
      let recordings: Message = "\(scores.count) recordings: \(total.text)"
      if scores.count > 1 { try Standard.writeLine(said(recordings)) }
      if !total.isComplete { try Standard.writeLines(ConformanceTables(total).text) }
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
    var speaking = speaking
    if !hasVersion, let ios = imported.recording.ios { speaking.reader.settings.ios = IOSVersion(nearest: ios) }
    let screen = try ReadableScreen(imported.recording.document, of: file, speaking)
    let conformance = Conformance(imported.recording, on: screen.reader)
    let version = hasVersion ? "\(speaking.reader.settings.ios)" : imported.recording.ios
    let score = ConformanceScore(conformance, file: file.path, version: version)
    scores.append(score)
    let output = ConformanceOutput(conformance, score, screen, file: form == .json ? file.path : "\(file.name)")
    switch form {
    case .json: try Standard.writeLines(output.json)
    case .markdown: sections += output.markdown
    case .text: try Standard.writeLines(output.text)
    }
  }
}

extension IOSVersion {
  /// The known version that is nearest to that of a recording, such as `26.1.2`.
  fileprivate init(nearest text: String) {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    let version = IOSVersion(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    self = min(max(version, IOSVersion.known.lowerBound), IOSVersion.known.upperBound)
  }
}
