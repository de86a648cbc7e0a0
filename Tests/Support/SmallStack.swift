internal import Foundation

/// Runs a body on a thread with the stack of most threads of Apple's platforms, 512 KB. Where it is too small, the
/// process ends.
///
/// Swift Testing runs each test on such a thread there.
///
/// - Parameters:
///   - bytes: the size of the stack.
///   - body: the code to run.
/// - Returns: the result of the body.
/// - Throws: the error of the body.
public func onSmallStack<Result: Sendable>(
  bytes: Int = 512 << 10, _ body: @escaping @Sendable () throws -> Result
) throws -> Result {
  let box = ResultBox<Result>()
  let thread = Thread {
    box.result = Swift.Result { try body() }
    box.end.signal()
  }
  thread.stackSize = bytes
  thread.start()
  box.end.wait()
  guard let result = box.result else { throw CancellationError() }
  return try result.get()
}

/// One thread writes the result before the signal, and another reads it after.
private final class ResultBox<Value>: @unchecked Sendable {
  let end = DispatchSemaphore(value: 0)
  var result: Result<Value, any Error>?
}
