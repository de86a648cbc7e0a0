internal import Aloud

/// Keeps why playing failed; told so from another thread.
final class Playing: Sendable {
  private let failure = Guarded<String?>(nil)

  var problem: String? { failure.withLock { $0 } }

  func fail(_ error: SoundError) { failure.withLock { $0 = error.description } }
}
