internal import Aloud
internal import Foundation

/// Keeps why playing failed; told so from another thread.
final class Playing: Sendable {
  private let lock = NSLock()
  // Touched with the lock held.
  nonisolated(unsafe) private var failure: String?

  var problem: String? { lock.withLock { failure } }

  func fail(_ error: SoundError) { lock.withLock { failure = error.description } }
}
