internal import AloudProcess

/// A request of an engine to its worker.
enum WorkerRequest: Equatable {
  /// Comes first, and once.
  case open(Setup)
  case speak([Run])
  case phonemes(text: String, voice: String)
  case voices

  /// Tells a worker of another version that it is one.
  static let version = 1

  struct Setup: Equatable {
    /// A path, or nothing for espeak-ng as it is installed.
    var library: String?
    var isReproducible = true
    /// In samples of one passage.
    var frameLimit = 120 * Waveform.speechRate
    /// In seconds for one request; whoever asked has given up long before.
    var secondLimit = 20
  }

  /// A text in one voice.
  struct Run: Equatable {
    /// Fit for the engine: sanitized, or mnemonics in double brackets.
    var text: String
    var isPhonemes = false
    var voice: String
    /// The voice that speaks where there is no such voice; empty is none.
    var standIn = ""
    var rate: Int
    var pitch: Int
    var volume: Int
    /// True when something follows, for which the engine is to pause as its punctuation says.
    var hasPause = false
  }
}

extension WorkerRequest {
  /// As it is sent.
  var message: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .open(let setup):
      writer.write(0)
      writer.write(WorkerRequest.version)
      writer.write(setup.library ?? "")
      writer.write(setup.isReproducible)
      writer.write(setup.frameLimit)
      writer.write(setup.secondLimit)
    case .speak(let runs):
      writer.write(1)
      writer.write(runs) { $0.write($1) }
    case .phonemes(let text, let voice):
      writer.write(2)
      writer.write(text)
      writer.write(voice)
    case .voices:
      writer.write(3)
    }
    return writer.finish()
  }

  /// - Parameter payload: a message without its length.
  /// - Throws: when it is something else.
  init(_ payload: ArraySlice<UInt8>) throws(MessageReader.Malformed) {
    var reader = MessageReader(payload)
    switch try reader.number() {
    case 0:
      guard try reader.number() == WorkerRequest.version else { throw MessageReader.Malformed() }
      let library = try reader.text()
      self = .open(
        Setup(
          library: library.isEmpty ? nil : library, isReproducible: try reader.flag(),
          frameLimit: try reader.number(), secondLimit: try reader.number()))
    case 1:
      self = .speak(
        try reader.items { reader throws(MessageReader.Malformed) in
          Run(
            text: try reader.text(), isPhonemes: try reader.flag(), voice: try reader.text(),
            standIn: try reader.text(), rate: try reader.number(), pitch: try reader.number(),
            volume: try reader.number(), hasPause: try reader.flag())
        })
    case 2: self = .phonemes(text: try reader.text(), voice: try reader.text())
    case 3: self = .voices
    default: throw MessageReader.Malformed()
    }
    try reader.finish()
  }
}

extension MessageWriter {
  fileprivate mutating func write(_ run: WorkerRequest.Run) {
    write(run.text)
    write(run.isPhonemes)
    write(run.voice)
    write(run.standIn)
    write(run.rate)
    write(run.pitch)
    write(run.volume)
    write(run.hasPause)
  }
}
