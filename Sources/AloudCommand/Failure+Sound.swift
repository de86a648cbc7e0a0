import Aloud

extension Failure {
  /// The failure of the tool for sound that cannot be made.
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
