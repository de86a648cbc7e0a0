package import AloudBase
package import AloudScript
internal import Foundation

#if os(Linux) || os(macOS)
  internal import AloudProcess
#endif

/// The patterns of a script take too long.
package enum PatternOverrun: Error, Equatable, Sendable {
  /// One match of the regular expression on this line did not end.
  case match(line: Int)
  /// All matches together did not end within the time limit of the script. The line is that of the first pattern.
  case script(line: Int)

  /// How long one match may take. Usual matches take microseconds, so this is enough on a busy machine, too.
  package static let longestMatch = 5

  /// The message, without the place.
  package var message: Message {
    switch self {
    case .match:
      """
      this regular expression did not end within \(PatternOverrun.longestMatch) seconds; avoid repetition inside \
      repetition, such as (a+)+
      """
    case .script: "the time limit passed while patterns were compared"
    }
  }

  /// The number of the line, from 1.
  package var line: Int {
    switch self {
    case .match(let line), .script(let line): line
    }
  }

  package func error(in script: Script) -> ScriptError { script.error(message, line: line, kind: .overdue) }
}

extension ScriptRun {
  /// Compares the events with the expectations, with a limit for the time.
  ///
  /// - Parameters:
  ///   - seconds: the limit for the whole comparison; each match has its own limit, too.
  ///   - compare: must pass on the observer. It runs on a thread of its own if the script has patterns.
  /// - Returns: the result of the comparison.
  /// - Throws: ``PatternOverrun`` with the line of the pattern.
  package func compared<Value: Sendable>(
    within seconds: Double = .infinity,
    _ compare: @escaping @Sendable (ScriptRun, @escaping PatternObserver) -> Value
  ) throws(PatternOverrun) -> Value {
    try steps.map(\.step).compared(within: seconds) { compare(self, $0) }
  }
}

extension [Script.Step] {
  /// Compares the expectations of these steps with events; otherwise like ``ScriptRun/compared(within:_:)``.
  package func compared<Value: Sendable>(
    within seconds: Double = .infinity, _ compare: @escaping @Sendable (@escaping PatternObserver) -> Value
  ) throws(PatternOverrun) -> Value {
    guard let line = firstPattern else { return compare { _ in } }
    let comparison = Comparison<Value>()
    let isStarted = startThread { comparison.finish(compare(comparison.observe)) }
    // If no thread can be started, there is no time limit; most patterns do not need one.
    guard isStarted else { return compare { _ in } }
    return try comparison.wait(seconds: seconds, line: line)
  }

  /// The line of the first regular expression; nil without one.
  private var firstPattern: Int? {
    for expectation in lazy.flatMap(\.expectations) {
      switch expectation.form {
      case .event(.pattern), .never(.pattern): return expectation.line
      case .event, .never, .gap: continue
      }
    }
    return nil
  }
}

/// A comparison on another thread.
///
/// A match cannot be interrupted. If it does not end, its thread continues until the process ends, and nobody waits for
/// it.
private final class Comparison<Value: Sendable>: @unchecked Sendable {
  /// Guards the properties below, which makes the class sendable, and wakes the thread that waits.
  private let condition = NSCondition()
  private var value: Value?
  private var match: (line: Int, start: ContinuousClock.Instant)?

  func observe(_ line: Int?) {
    condition.lock()
    defer { condition.unlock() }
    match = line.map { ($0, .now) }
  }

  func finish(_ value: Value) {
    condition.lock()
    defer { condition.unlock() }
    self.value = value
    condition.signal()
  }

  func wait(seconds: Double, line: Int) throws(PatternOverrun) -> Value {
    condition.lock()
    defer { condition.unlock() }
    let start = ContinuousClock.now
    while true {
      if let value { return value }
      let now = ContinuousClock.now
      if let match, now - match.start > .seconds(PatternOverrun.longestMatch) { throw .match(line: match.line) }
      if (now - start) / .seconds(1) > seconds { throw .script(line: line) }
      _ = condition.wait(until: Date(timeIntervalSinceNow: Swift.min(seconds, 0.1)))
    }
  }
}

/// Runs a body on a new thread; false where the system cannot create one.
private func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  #if os(Linux) || os(macOS)
    return StartedThread.run(body)
  #else
    let thread = Thread(block: body)
    // The stack of a main thread: matching may nest deeply.
    thread.stackSize = 8 << 20
    thread.start()
    return true
  #endif
}
