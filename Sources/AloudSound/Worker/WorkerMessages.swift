internal import AloudBase
internal import AloudTones
internal import Foundation

/// A request of an engine to its worker.
enum WorkerRequest: Codable, Equatable {
  /// The first request, sent once.
  case open(Setup)
  case speak([Run])
  case phonemes(text: String, voice: String)
  case voices

  struct Setup: Codable, Equatable {
    /// The path of the library; nil for the installed espeak-ng.
    var library: String?
    var isReproducible = true
    /// In samples of one passage.
    var frameLimit = 120 * Waveform.speechRate
    /// The longest time for one request, in seconds; the engine stops waiting much earlier.
    var timeLimitInSeconds = 20
  }

  /// A text with one voice.
  struct Run: Codable, Equatable {
    /// Text that is safe for the engine: sanitized, or mnemonics in double brackets.
    var text: String
    var isPhonemes = false
    var voice: String
    /// The voice to use if the voice does not exist; nil for none.
    var standIn: String?
    var rate: Int
    var pitch: Int
    var volume: Int
    /// True when another run follows, so that the engine must pause at the final punctuation.
    var hasPause = false
  }
}

/// A reply of a worker. Each request has one reply, in order.
enum WorkerReply: Codable, Equatable {
  /// The reply to ``WorkerRequest/open(_:)``, with the version of espeak-ng.
  case ready(String)
  case spoken(Speech)
  case phonemes(String)
  case voices([ESpeak.Voice])
  case failure(message: Message, isOfVoice: Bool)

  init(_ error: SoundError) { self = .failure(message: error.message, isOfVoice: error.kind == .noVoice) }

  /// The error of a failure; nil for any other reply.
  var error: SoundError? {
    guard case .failure(let message, let isOfVoice) = self else { return nil }
    return SoundError(isOfVoice ? .noVoice : .noEngine, message)
  }

  /// The sound of runs, one after another.
  struct Speech: Codable, Equatable {
    /// The 16-bit samples, as in memory.
    var bytes = Data()
    var runs: [Run] = []
    /// True when the sound would exceed the limit.
    var isCut = false
    /// The time of the engine itself, in seconds.
    var seconds = 0.0
    /// True when the worker should be replaced, because it uses too much memory.
    var needsNewWorker = false

    var sampleCount: Int { bytes.count / 2 }

    var samples: [Int16] {
      [Int16](unsafeUninitializedCapacity: sampleCount) { buffer, count in
        count = bytes.copyBytes(to: buffer) / 2
      }
    }

    /// True when the runs together have as many samples as there are.
    var isConsistent: Bool {
      runs.allSatisfy { $0.frameCount >= 0 } && runs.reduce(0) { $0 &+ $1.frameCount } == sampleCount
    }
  }

  struct Run: Codable, Equatable {
    var frameCount = 0
    var words: [Word] = []
  }

  /// A word that the engine reported.
  struct Word: Codable, Equatable {
    /// The position, 0-based, in scalars of the run's text.
    var position: Int
    /// The start, in samples from the beginning of the run.
    var frame: Int
  }
}
