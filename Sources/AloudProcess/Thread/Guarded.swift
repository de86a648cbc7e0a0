internal import Foundation

/// A value that several threads share; one thread at a time uses it.
///
/// The standard library's `Mutex` does the same, but requires a newer macOS than this package.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// - Parameter body: has exclusive access to the value; it must not call this method again.
  /// - Returns: the result of the body.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
