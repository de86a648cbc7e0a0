import Aloud
import Foundation

/// The results of `aloud test`: the same each time, so without times.
struct TestOutput {
  private let results: [ScriptResult]
  private let isRecording: Bool

  init(_ results: [ScriptResult], isRecording: Bool) {
    self.results = results
    self.isRecording = isRecording
  }

  func write(asJSON: Bool) throws(Failure) {
    var buffer = OutputBuffer()
    for result in results {
      if asJSON {
        try buffer.writeLine(TestOutput.json(result))
      } else {
        try buffer.writeLine("\(word(for: result))  \(result.path.printable)")
        for line in TestOutput.details(of: result, isRecording: isRecording) { try buffer.writeLine(line) }
      }
    }
    if !asJSON { try buffer.writeLine(summary) }
    try buffer.flush()
  }

  private func word(for result: ScriptResult) -> String {
    if result.failure != nil { return Style.heading(said("error").padded(to: 6)) }
    if result.failures.isEmpty { return said("passed") }
    return Style.heading(said(isRecording ? "recorded" : "failed"))
  }

  private var summary: String {
    let scripts = results.filter(\.isScript)
    let errors = scripts.count { $0.failure != nil }
    let failed = errors + scripts.count { !$0.failures.isEmpty }
    let unlisted = results.count - scripts.count
    var summary = scripts.count == 1 ? "1 script" : scripts.isEmpty ? "no scripts" : "\(scripts.count) scripts"
    if isRecording {
      summary += ", \(scripts.count { !$0.failures.isEmpty }) recorded"
      if errors > 0 { summary += ", \(errors) failed" }
    } else if !scripts.isEmpty {
      summary += failed == 0 ? " passed" : ", \(failed) failed"
    }
    if unlisted > 0 { summary += ", \(unlisted == 1 ? "1 path" : "\(unlisted) paths") not listed" }
    return said(summary)
  }

  /// The failures of a script, with their places.
  ///
  /// - Parameters:
  ///   - result: of a script, or of a folder that could not be listed.
  ///   - isRecording: true where what differs is written into the scripts.
  ///   - isPlain: true for a file, which has no color.
  /// - Returns: lines; none for a script that passed.
  static func details(of result: ScriptResult, isRecording: Bool = false, isPlain: Bool = false) -> [String] {
    let printed = serverLines(of: result)
    if let failure = result.failure {
      let message = MessageLanguage.current.message(failure.message)
      return message.split(separator: "\n").map { "  \($0)" } + printed
    }
    if isRecording { return notes(on: result) }
    return result.failures.flatMap { failure in
      ["  \(result.path.printable):\(failure.line): > \(failure.step.written.printable)"]
        + failure.diff.rows.map { "    " + line($0, isPlain: isPlain) }
        + [failure.note(result.run)].compactMap { $0.map { "    \(said($0).printable)" } }
    } + printed
  }

  /// The lines that the server of a script has printed meanwhile.
  private static func serverLines(of result: ScriptResult) -> [String] {
    guard !result.serverOutput.isEmpty else { return [] }
    return ["  \(said("The server has printed:"))"] + result.serverOutput.map { "  \(Failure.serverMark)\($0)" }
  }

  /// Notes on steps that a person should look at before keeping a recording: those that came to nothing.
  private static func notes(on result: ScriptResult) -> [String] {
    result.failures.flatMap { failure in
      failure.note(result.run).map {
        [
          "  \(result.path.printable):\(failure.step.line): > \(failure.step.written.printable)",
          "    \(said($0).printable)",
        ]
      } ?? []
    }
  }

  private static func line(_ row: ScriptDiff.Row, isPlain: Bool) -> String {
    let line = row.mark.rawValue + " " + row.text.printable
    guard !isPlain else { return line }
    switch row.mark {
    case .same: return Style.quiet(line)
    case .expected, .happened: return Style.heading(line)
    }
  }

  private static func json(_ result: ScriptResult) -> String {
    let failures: [JSONValue] = result.failures.map { failure in
      [
        "line": .whole(failure.line), "step": .string(failure.step.written),
        "diff": .strings(failure.diff.rows.map { $0.mark.rawValue + $0.text }),
        "note": .string(failure.note(result.run)),
      ]
    }
    let outcome = result.failure != nil ? "error" : result.failures.isEmpty ? "passed" : "failed"
    let object: JSONValue = [
      "aloud": 1, "script": .string(result.path), "result": .string(outcome),
      "failures": .list(failures), "error": .string(result.failure?.message),
    ]
    let printed: JSONValue = result.serverOutput.isEmpty ? [:] : ["serverOutput": .strings(result.serverOutput)]
    return (object + printed).text
  }
}

extension ScriptFailure {
  fileprivate func note(_ run: ScriptRun?) -> String? { run?.steps.first { $0.step.line == step.line }?.note }
}
