internal import AloudProcess

/// The answer of a worker: one reply a request, in order.
enum WorkerReply: Equatable {
  /// The answer to ``WorkerRequest/open(_:)``, with the version of espeak-ng.
  case ready(String)
  case spoken(Speech)
  case phonemes(String)
  case voices([ESpeak.Voice])
  case failure(SoundError)

  /// Runs as they sound, one behind the other.
  struct Speech: Equatable {
    var samples: [Int16] = []
    var runs: [Run] = []
    /// True when it would be longer than the limit.
    var isCut = false
    /// The time of the engine itself, in nanoseconds.
    var nanoseconds = 0
    /// True when the worker had better be replaced: it holds more memory than it should.
    var isWorn = false
  }

  struct Run: Equatable {
    var frameCount = 0
    var words: [Word] = []
  }

  /// A word that the engine told of.
  struct Word: Equatable {
    /// 0-based, in scalars of the text of the run.
    var position: Int
    /// In samples from the beginning of the run.
    var frame: Int
  }
}

extension WorkerReply {
  /// As it is sent.
  var message: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .ready(let version):
      writer.write(0)
      writer.write(version)
    case .spoken(let speech):
      writer.write(1)
      writer.write(speech)
    case .phonemes(let text):
      writer.write(2)
      writer.write(text)
    case .voices(let voices):
      writer.write(3)
      writer.write(voices) { $0.write($1) }
    case .failure(let error):
      writer.write(4)
      writer.write(error.kind == .noVoice)
      writer.write(error.description)
    }
    return writer.finish()
  }

  /// - Parameter payload: a message without its length.
  /// - Throws: when it is something else.
  init(_ payload: ArraySlice<UInt8>) throws(MessageReader.Malformed) {
    var reader = MessageReader(payload)
    switch try reader.number() {
    case 0: self = .ready(try reader.text())
    case 1: self = .spoken(try reader.speech())
    case 2: self = .phonemes(try reader.text())
    case 3: self = .voices(try reader.items { reader throws(MessageReader.Malformed) in try reader.voice() })
    case 4: self = .failure(SoundError(try reader.flag() ? .noVoice : .noEngine, try reader.text()))
    default: throw MessageReader.Malformed()
    }
    try reader.finish()
  }
}

extension MessageWriter {
  fileprivate mutating func write(_ speech: WorkerReply.Speech) {
    write(speech.nanoseconds)
    write(speech.isCut)
    write(speech.isWorn)
    write(speech.runs) { writer, run in
      writer.write(run.frameCount)
      writer.write(run.words) { writer, word in
        writer.write(word.position)
        writer.write(word.frame)
      }
    }
    write(speech.samples)
  }

  fileprivate mutating func write(_ voice: ESpeak.Voice) {
    write(voice.name)
    write(voice.languages) { $0.write($1) }
    write(voice.gender?.rawValue ?? "")
    write(voice.file)
  }
}

extension MessageReader {
  fileprivate mutating func speech() throws(Malformed) -> WorkerReply.Speech {
    var speech = WorkerReply.Speech()
    speech.nanoseconds = try number()
    speech.isCut = try flag()
    speech.isWorn = try flag()
    speech.runs = try items { reader throws(Malformed) in
      WorkerReply.Run(
        frameCount: try reader.number(),
        words: try reader.items { reader throws(Malformed) in
          WorkerReply.Word(position: try reader.number(), frame: try reader.number())
        })
    }
    speech.samples = try samples()
    // The facts about the samples must fit them: readers take ranges of them.
    guard speech.runs.allSatisfy({ $0.frameCount >= 0 }),
      speech.runs.reduce(0, { $0 &+ $1.frameCount }) == speech.samples.count
    else { throw Malformed() }
    return speech
  }

  fileprivate mutating func voice() throws(Malformed) -> ESpeak.Voice {
    ESpeak.Voice(
      name: try text(), languages: try items { reader throws(Malformed) in try reader.text() },
      gender: ESpeak.Voice.Gender(rawValue: try text()), file: try text())
  }
}
