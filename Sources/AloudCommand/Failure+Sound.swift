import Aloud

extension Failure {
  /// What the tool says of sound that cannot be made, and how it ends then.
  init(_ error: SoundError) {
    switch error.kind {
    case .noEngine, .noVoice, .noPlayer: self.init(.unavailable, "aloud: \(error.description)")
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .writeFailed: self = .output(error.description)
    case .closedPipe: self = .closedPipe
    }
  }
}
