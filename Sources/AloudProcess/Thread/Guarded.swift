internal import Foundation

/// A value that several threads share, one after the other.
///
/// The standard library's `Mutex` is this, and takes a newer macOS than the package asks for.
package final class Guarded<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) { self.value = value }

  /// - Parameter body: has the value for itself; it must not ask for it again.
  /// - Returns: what it returns.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
