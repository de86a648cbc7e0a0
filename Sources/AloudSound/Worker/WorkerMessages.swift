internal import Foundation

/// A request of an engine to its worker.
enum WorkerRequest: Codable, Equatable {
  /// Comes first, and once.
  case open(Setup)
  case speak([Run])
  case phonemes(text: String, voice: String)
  case voices

  struct Setup: Codable, Equatable {
    /// A path; nil for espeak-ng as it is installed.
    var library: String?
    var isReproducible = true
    /// In samples of one passage.
    var frameLimit = 120 * Waveform.speechRate
    /// In seconds for one request; the engine has given up long before.
    var secondLimit = 20
  }

  /// A text in one voice.
  struct Run: Codable, Equatable {
    /// Fit for the engine: sanitized, or mnemonics in double brackets.
    var text: String
    var isPhonemes = false
    var voice: String
    /// The voice that speaks where there is no such voice; nil is none.
    var standIn: String?
    var rate: Int
    var pitch: Int
    var volume: Int
    /// True when something follows, for which the engine is to pause as its punctuation says.
    var hasPause = false
  }
}

/// The answer of a worker: one reply a request, in order.
enum WorkerReply: Codable, Equatable {
  /// The answer to ``WorkerRequest/open(_:)``, with the version of espeak-ng.
  case ready(String)
  case spoken(Speech)
  case phonemes(String)
  case voices([ESpeak.Voice])
  case failure(message: String, isOfVoice: Bool)

  init(_ error: SoundError) { self = .failure(message: error.description, isOfVoice: error.kind == .noVoice) }

  /// The error of a failure; nil for any other reply.
  var error: SoundError? {
    guard case .failure(let message, let isOfVoice) = self else { return nil }
    return SoundError(isOfVoice ? .noVoice : .noEngine, message)
  }

  /// Runs as they sound, one behind the other.
  struct Speech: Codable, Equatable {
    /// The samples, 16 bits each, as they are in memory.
    var bytes = Data()
    var runs: [Run] = []
    /// True when it would be longer than the limit.
    var isCut = false
    /// The time of the engine itself, in seconds.
    var seconds = 0.0
    /// True when the worker had better be replaced: it holds more memory than it should.
    var isWorn = false

    var sampleCount: Int { bytes.count / 2 }

    var samples: [Int16] {
      [Int16](unsafeUninitializedCapacity: sampleCount) { buffer, count in
        count = bytes.copyBytes(to: buffer) / 2
      }
    }

    /// False where the runs do not fit the samples, in which their ranges are looked up.
    var isConsistent: Bool {
      runs.allSatisfy { $0.frameCount >= 0 } && runs.reduce(0) { $0 &+ $1.frameCount } == sampleCount
    }
  }

  struct Run: Codable, Equatable {
    var frameCount = 0
    var words: [Word] = []
  }

  /// A word that the engine told of.
  struct Word: Codable, Equatable {
    /// 0-based, in scalars of the text of the run.
    var position: Int
    /// In samples from the beginning of the run.
    var frame: Int
  }
}
