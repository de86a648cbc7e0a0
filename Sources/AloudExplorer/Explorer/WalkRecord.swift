internal import AloudBase
internal import AloudReader
public import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// The steps of a walk, as in a script.
struct WalkRecord: Sendable {
  /// The steps, without `>`.
  private(set) var steps: [String] = []
  /// The time at which speech ended after the last step; nil before that.
  private var quietSince: Instant?
  /// True if something has happened without a step after that, for which a script has to wait.
  private var hasToWait = false

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - action: the action of the step.
  ///   - words: the step as written in a script.
  ///   - now: the simulated time.
  mutating func note(_ action: Script.Action, words: String, at now: Instant) {
    if hasToWait, let quietSince { wait(milliseconds: WalkRecord.milliseconds(from: quietSince, to: now)) }
    begin()
    switch (action, steps.last) {
    case (.wait(let milliseconds), _): wait(milliseconds: milliseconds)
    case (.gesture(.type(let text)), let last?) where last.hasPrefix("type \"") && last.count < 200:
      steps[steps.count - 1] = String(last.dropLast()) + text.onOneLine + "\""
    case (.setting(let change), let last?) where last.hasPrefix("setting \(change.name) "):
      steps[steps.count - 1] = words
    default: steps.append(words)
    }
  }

  /// Returns the steps, and a wait for later events if it is needed.
  func finished(at now: Instant) -> [String] {
    var copy = self
    if copy.hasToWait, let since = copy.quietSince {
      copy.wait(milliseconds: WalkRecord.milliseconds(from: since, to: now))
    }
    return copy.steps
  }

  /// Records that time has passed. Events until the end of speech need no wait, because scripts wait for speech.
  mutating func passed(to now: Instant, isTalking: Bool, hasHappened: Bool) {
    if quietSince != nil {
      hasToWait = hasToWait || hasHappened
    } else if !isTalking {
      quietSince = now
    }
  }

  private mutating func begin() {
    quietSince = nil
    hasToWait = false
  }

  private mutating func wait(milliseconds: Int) {
    let longest = 3_600_000
    var total = milliseconds
    if let last = steps.last, last.hasPrefix("wait "), let before = Int(last.dropFirst(5).dropLast(2)) {
      total += before
      steps.removeLast()
    }
    while total > 0 {
      steps.append("wait \(min(total, longest))ms")
      total -= longest
    }
  }

  /// Returns a duration, rounded up to tenths of a second so that it includes the last event.
  private static func milliseconds(from start: Instant, to end: Instant) -> Int {
    Int(clamping: max(0, (end.microseconds - start.microseconds + 99_999) / 100_000 * 100))
  }

  /// Returns the words of a step; empty for an action that users cannot perform.
  static func words(of action: Script.Action) -> String {
    switch action {
    case .start: "start"
    case .gesture(let gesture): gesture.words
    case .device(let action): action.words
    case .braille(let command): command.rawValue
    case .wait(let milliseconds): "wait \(milliseconds)ms"
    case .setting(let change): "setting \(change.name) \(change.value)"
    case .technology(let technologies): "technology \(AssistiveTechnology.list(technologies))"
    case .key(let key): "key \(key.rawValue)"
    case .switchAction(let action): "switch \(action.rawValue)"
    case .say(let text): "say \"\(text)\""
    case .post, .expect: ""
    }
  }
}

/// A walk as a script that `aloud test` accepts.
public struct WalkScript: Sendable {
  let steps: [String]
  let app: ExploredApp
  let options: ReaderOptions

  /// The number of steps.
  public var count: Int { steps.count }

  /// Returns the script with the results of each step, so that it passes `aloud test`.
  ///
  /// - Parameter heads: the head lines, including `app FILE`.
  /// - Returns: the text of the script.
  /// - Throws: `ScriptError` if the script cannot be performed.
  public func text(heads: [String]) throws(ScriptError) -> String {
    let bare = try Script((heads + [""] + steps.map { "> \($0)" }).map { $0 + "\n" }.joined())
    let run = try app.run(bare, options)
    return bare.transcript(run.actuals)
  }
}
