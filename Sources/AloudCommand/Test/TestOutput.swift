import Aloud
import AloudAnswers
import Foundation

/// The results of `aloud test`. They do not include times, so the output is the same each time.
struct TestOutput {
  let results: [ScriptResult]
  let isRecording: Bool
  let showsCosts: Bool

  func write(asJSON: Bool) throws(Failure) {
    if asJSON { return try Standard.writeLines(results.lazy.map(json)) }
    let lines = results.lazy.flatMap { result in
      ["\(word(for: result))  \(result.path.printable)"] + costLine(of: result)
        + TestOutput.details(of: result, isRecording: isRecording)
    }
    try Standard.writeLines(lines)
    try Standard.writeLine(summary)
  }

  private func costLine(of result: ScriptResult) -> [String] {
    guard showsCosts, let cost = result.cost else { return [] }
    return [Style.quiet("        \(cost.line)")]
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
    let count = scripts.count
    let recorded = scripts.count { !$0.failures.isEmpty }
    let tested: Message =
      switch (isRecording, failed) {
      case (true, _) where errors > 0: "\(count) scripts, \(recorded) recorded, \(errors) failed"
      case (true, _): count == 1 ? "1 script, \(recorded) recorded" : "\(count) scripts, \(recorded) recorded"
      case (false, _) where count == 0: "no scripts"
      case (false, 0): count == 1 ? "1 script passed" : "\(count) scripts passed"
      case (false, _): count == 1 ? "1 script, \(failed) failed" : "\(count) scripts, \(failed) failed"
      }
    let untested: Message? =
      switch unlisted {
      case 0: nil
      case 1: "1 path not tested"
      default: "\(unlisted) paths not tested"
      }
    return said([tested, untested].compactMap(\.self).joined(separator: ", "))
  }

  /// The failures of a script, with their places.
  ///
  /// - Parameters:
  ///   - result: the result of a script, or of a folder that could not be listed.
  ///   - isRecording: true where differences are recorded in the scripts.
  ///   - isPlain: true for a file, which must not contain color.
  /// - Returns: the lines; empty for a script that passed.
  static func details(of result: ScriptResult, isRecording: Bool = false, isPlain: Bool = false) -> [String] {
    let printed = serverLines(of: result)
    if let failure = result.failure {
      let message = said(failure.message)
      return message.split(separator: "\n").map { "  \($0)" } + printed
    }
    if isRecording { return notes(on: result) }
    return result.failures.flatMap { failure in
      ["  \(result.path.printable):\(failure.line): > \(failure.step.written.printable)"]
        + failure.diff.rows.map { "    " + line($0, isPlain: isPlain) }
        + [failure.note].compactMap { $0.map { "    \(said($0).printable)" } }
    } + printed
  }

  private static func serverLines(of result: ScriptResult) -> [String] {
    guard !result.serverOutput.isEmpty else { return [] }
    return ["  \(said("The server has printed:"))"] + result.serverOutput.map { "  \(serverMark)\($0)" }
  }

  /// Notes about steps that had no effect. A person should check them before keeping a recording.
  private static func notes(on result: ScriptResult) -> [String] {
    result.failures.flatMap { failure -> [String] in
      guard let note = failure.note else { return [] }
      let step = failure.step
      return ["  \(result.path.printable):\(step.line): > \(step.written.printable)", "    \(said(note).printable)"]
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

  private func json(_ result: ScriptResult) -> String {
    let outcome = result.failure != nil ? "error" : result.failures.isEmpty ? "passed" : "failed"
    let object = CheckAnswer.json(
      result.failures, script: result.path, outcome: outcome, error: result.failure.map { "\($0.message)" })
    let printed: JSONValue = result.serverOutput.isEmpty ? [:] : ["serverOutput": .strings(result.serverOutput)]
    let cost = showsCosts ? result.cost : nil
    return (object + printed + .member("cost", cost.map { $0.json })).text
  }
}

// MARK: - JUnit

extension JUnitReport {
  /// The results of `aloud test`.
  init(_ results: [ScriptResult], showsCosts: Bool = false) {
    self.init(
      cases: results.map { result in
        let details = TestOutput.details(of: result, isPlain: true).joined(separator: "\n")
        let outcome: Outcome
        if let failure = result.failure {
          let message = String(said(failure.message).prefix { $0 != "\n" })
          outcome = .broken(message: message, details: details)
        } else if let first = result.failures.first {
          outcome = .failed(message: "\(result.path):\(first.line): \(said(first.summary))", details: details)
        } else {
          outcome = .passed
        }
        let name = (result.path as NSString).lastPathComponent as NSString
        return Case(
          name: name.deletingPathExtension, classname: JUnitReport.classname(ofPath: result.path.folderOfPath),
          outcome: outcome, file: result.path, seconds: result.seconds,
          properties: showsCosts ? result.cost?.properties ?? [] : [])
      })
  }
}

extension ScriptFailure {
  /// The step and the differing lines, in one line: `> double tap: expected "Sent", but "Posted" happened`.
  fileprivate var summary: Message {
    func lines(_ mark: ScriptDiff.Row.Mark) -> String? {
      let texts = diff.rows.filter { $0.mark == mark }.map { "\"\($0.text.printable)\"" }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let step = step.written.printable
    return switch (lines(.expected), lines(.happened)) {
    case (let expected?, let happened?): "> \(step): expected \(expected), but \(happened) happened"
    case (let expected?, nil): "> \(step): expected \(expected)"
    case (nil, let happened?): "> \(step): \(happened) happened, which was not expected"
    case (nil, nil): "> \(step): not as expected"
    }
  }
}

extension TaskCost {
  /// The figures of `--cost` as JSON has them.
  fileprivate var properties: [JUnitReport.Property] {
    guard case .object(let members) = json else { return [] }
    return members.map { JUnitReport.Property(name: $0.key, value: $0.value.text) }
  }
}
