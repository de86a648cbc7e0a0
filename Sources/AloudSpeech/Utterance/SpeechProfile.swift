/// How an engine is to say a language: what a voice file writes behind `espeak.` and `reading`.
///
///     library.voice(for: "ko")?.speech.rate  // 170
///
/// A property that is nil is as espeak-ng has it.
public struct SpeechProfile: Equatable, Sendable {
  /// The rates that espeak-ng honors, in words a minute: below it says the same as at the lowest, above it changes to
  /// another method, in which a little faster is slower. Source: measured with 1.51.
  public static let rates = 80...449
  /// The pitches that it honors; 50 is the voice's own.
  public static let pitches = 0...99
  /// The volumes that it honors; 100 is the voice's own, above it clips.
  public static let volumes = 0...200

  /// In words a minute.
  public internal(set) var rate: Int?
  /// From 0 to 99.
  public internal(set) var pitch: Int?
  /// From 0 to 200.
  public internal(set) var volume: Int?
  /// Marks and symbols that the engine says well by itself in this language.
  public internal(set) var says: Set<Character>?
  /// The word between a number and its decimals, where the engine leaves it out.
  public internal(set) var point: String?
  /// The word for Chinese characters whose reading is not known; nil leaves them to the engine.
  public internal(set) var han: String?
  /// How words are read that the engine reads wrong, by their first character; longer ones first.
  public internal(set) var readings: [Character: [Reading]] = [:]
  /// How characters are read that stand by themselves, where the engine does not know their names.
  public internal(set) var letters: [Character: String] = [:]

  /// How a word is read.
  public struct Reading: Equatable, Sendable {
    public let word: [Character]
    public let reading: String
  }

  /// The profile with what another one replaces.
  func replacing(with other: SpeechProfile) -> SpeechProfile {
    var copy = self
    copy.rate = other.rate ?? rate
    copy.pitch = other.pitch ?? pitch
    copy.volume = other.volume ?? volume
    copy.says = other.says ?? says
    copy.point = other.point ?? point
    copy.han = other.han ?? han
    copy.letters.merge(other.letters) { $1 }
    for reading in other.readings.values.joined() { copy.add(reading) }
    return copy
  }

  /// Adds a reading, in place of one of the same word.
  mutating func add(_ reading: Reading) {
    guard let first = reading.word.first else { return }
    var list = readings[first, default: []]
    list.removeAll { $0.word == reading.word }
    let place = list.firstIndex { $0.word.count < reading.word.count } ?? list.endIndex
    list.insert(reading, at: place)
    readings[first] = list
  }
}
