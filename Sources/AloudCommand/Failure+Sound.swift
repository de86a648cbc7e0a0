import Aloud

extension Failure {
  /// What the tool says of sound that cannot be made, and how it ends then.
  init(_ error: SoundError) {
    switch error.kind {
    case .noPlayer:
      self.init(.unavailable, "aloud: \(error.description); --wav FILE writes the sound to a file")
    case .noEngine, .noVoice: self.init(.unavailable, "aloud: \(error.description)")
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .writeFailed: self = .output(error.description)
    case .closedPipe: self = .closedPipe
    }
  }
}
