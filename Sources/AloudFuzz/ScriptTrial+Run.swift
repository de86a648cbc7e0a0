import Aloud
import Foundation

// A valid script is also performed, on an app in which most elements have effects.
extension ScriptTrial {
  /// The result of performing the script.
  struct Performance {
    /// The output of `aloud play`.
    let transcript: String
    /// True when the transcript also holds in a second run.
    let holdsAgain: Bool
    let isInOrder: Bool
  }

  /// In seconds. It keeps one input from taking the time of thousands.
  private static let timeLimit = 1.0

  static func perform(_ script: Script) throws(ScriptError) -> Performance? {
    guard let app else { preconditionFailure("The app to try scripts on is one.") }
    let run = try script.run(on: app, isOverdue: limit())
    let transcript = script.transcript(run.actuals)
    let times = run.steps.flatMap { $0.occurrences.map(\.time) }
    // A transcript can be too large for a script. A slow script is not performed twice.
    guard transcript.utf8.count <= 1 << 20, times.count < 10_000 else { return nil }
    let again = try Script(transcript).run(on: app, isOverdue: limit())
    return Performance(
      transcript: transcript, holdsAgain: again.failures.isEmpty && again.actuals == run.actuals,
      isInOrder: zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  private static func limit() -> @Sendable () -> Bool {
    let end = ContinuousClock.now.advanced(by: .seconds(timeLimit))
    return { ContinuousClock.now > end }
  }

  private static let app: Document? = try? ImportedScreen(
    Array(
      """
      {"aloud": 1, "elements": [
        {"id": "title", "label": "Comments", "traits": ["header"]},
        {"id": "reply", "label": "Reply", "traits": ["button"], "actions": [{"name": "Delete", "do": [{"remove": "reply"}]}],
         "on": {"activate": [{"show": "reply"}], "focus": [{"set": "title", "value": "Seen"}], "blur": [{"toggle": "mute"}]}},
        {"id": "mute", "label": "Mute", "traits": ["button", "toggleButton"], "value": "0", "on": {"activate": [{"toggle": "mute"},
          {"after": 0.5, "do": [{"insert": {"label": "Muted"}, "into": "list", "at": 0}, {"post": "layoutChanged", "focus": "list"}]}]}},
        {"id": "size", "label": "Size", "traits": ["adjustable"], "adjusts": {"from": 0, "to": 10, "step": 1, "at": 5, "format": "percent"}},
        {"id": "list", "label": "Fruit", "container": "list", "children": [
          {"id": "apple", "label": "Apple", "on": {"activate": [{"remove": "apple"}]}}, {"label": "Pear"}],
         "rotors": [{"name": "Fruit", "items": ["apple"]}]}],
       "screens": {"reply": {"elements": [
        {"id": "text", "label": "Reply to Mina", "text": {"multiline": true}, "on": {"change": [{"set": "send", "removeTraits": ["notEnabled"]}]}},
        {"id": "send", "label": "Send", "traits": ["button"], "on": {"activate": [{"post": "announcement", "text": "Posted",
          "priority": "high"}, {"back": true}, {"remove": "title"}]}}]}},
       "on": {"appear": [{"every": 2, "do": [{"post": "announcement", "text": "Tick", "priority": "low"}], "until": 20}]}}
      """.utf8), format: .aloud
  ).document
}

extension Rule where Outcome == ScriptTrial {
  static var allOfPerformances: [Rule] {
    [
      Rule(name: "an error of a run lies at a line of the script") { trial in
        guard let error = trial.runError, let script = trial.script else { return nil }
        return script.lines.indices.contains(error.line - 1) ? nil : error.description
      },
      Rule(name: "what is played holds") { trial in
        trial.performance.flatMap { $0.holdsAgain ? nil : "it does not: \($0.transcript.debugDescription)" }
      },
      Rule(name: "things happen in order of time") { trial in
        trial.performance.flatMap { $0.isInOrder ? nil : "they do not" }
      },
    ]
  }
}
