internal import Foundation

/// Checks that one thread alone uses an object without locks of its own.
///
/// The first thread that uses the object owns it from then on. A second one traps, also where the two take turns: that it
/// went well once would be chance.
package struct SingleThread: Sendable {
  private let owner = Guarded<pthread_t?>(nil)
  private let name: String

  /// - Parameter name: the object, for the message of the trap: `LivePage`.
  package init(_ name: String) { self.name = name }

  /// Traps on any thread but the first that called it.
  package func check() {
    let current = pthread_self()
    let isOwner = owner.withLock { owner in
      let first = owner ?? current
      owner = first
      return pthread_equal(first, current) != 0
    }
    guard !isOwner else { return }
    fatalError("\(name): a second thread uses it; use it on the thread that used it first")
  }
}
