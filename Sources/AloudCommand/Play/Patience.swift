import Aloud
import Foundation

extension ScriptRun {
  /// Compares what happened with what is expected, for as long as a script may take.
  ///
  /// Matching a regular expression cannot be interrupted. So it gets a thread of its own, which may go on until the process
  /// ends.
  func compared<Value: Sendable>(
    within limit: TimeLimit, _ compare: @escaping @Sendable (ScriptRun) -> Value
  ) throws(Failure) -> Value {
    guard let line = script.firstPattern else { return compare(self) }
    // Written before the signal, and read after it.
    nonisolated(unsafe) var result: Value?
    let done = DispatchSemaphore(value: 0)
    let isStarted = StartedThread.run {
      result = compare(self)
      done.signal()
    }
    // Without a thread there is no time limit either, but most patterns do not need one.
    guard isStarted else { return compare(self) }
    guard done.wait(timeout: .now() + limit.seconds) == .success, let result else {
      let error = script.error("the time limit has passed while patterns are compared", line: line, kind: .overdue)
      throw Failure(.findings, "\(error)")
    }
    return result
  }
}

extension Script {
  /// The line of the first regular expression; nil without any.
  fileprivate var firstPattern: Int? {
    for expectation in steps.lazy.flatMap(\.expectations) {
      switch expectation.form {
      case .event(.pattern), .never(.pattern): return expectation.line
      case .event, .never, .gap: continue
      }
    }
    return nil
  }
}
