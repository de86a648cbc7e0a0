import Aloud

extension Failure {
  /// Why nothing is heard.
  init(_ error: SoundError) {
    switch error.kind {
    case .noEngine, .noVoice, .noPlayer: self.init(.unavailable, error.description)
    case .cannotWrite: self.init(.cannotWrite, error.description)
    case .writeFailed: self.init(.inputOutput, error.description)
    case .closedPipe: self = .closedPipe
    }
  }
}
