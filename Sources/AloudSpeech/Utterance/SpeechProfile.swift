/// How an engine speaks a language: the properties `espeak.` and `reading` of a voice file.
///
///     library.voice(for: "ko")?.speech.rate  // 170
///
/// A property that is nil uses the default of espeak-ng.
public struct SpeechProfile: Equatable, Sendable {
  /// The rates that espeak-ng supports, in words per minute. A lower rate is spoken like the lowest. Above the range,
  /// espeak-ng uses another method, with which a slightly higher rate is slower. Source: measured with 1.51.
  public static let rates = 80...449
  /// The pitches that espeak-ng supports; 50 is the voice's default.
  public static let pitches = 0...99
  /// The volumes that espeak-ng supports; 100 is the voice's default, and higher volumes clip.
  public static let volumes = 0...200

  /// Words per minute.
  public internal(set) var rate: Int?
  /// From 0 to 99.
  public internal(set) var pitch: Int?
  /// From 0 to 200.
  public internal(set) var volume: Int?
  /// Marks and symbols that the engine itself says well in this language.
  public internal(set) var says: Set<Character>?
  /// The word between a number and its decimals, if the engine leaves it out.
  public internal(set) var point: String?
  /// The word for Chinese characters whose reading is unknown; nil lets the engine decide.
  public internal(set) var han: String?
  /// The readings of words that the engine reads wrong, by their first character; longer words come first.
  public internal(set) var readings: [Character: [Reading]] = [:]
  /// The readings of single characters whose names the engine does not know.
  public internal(set) var letters: [Character: String] = [:]

  /// How a word is read.
  public struct Reading: Equatable, Sendable {
    /// The characters that are replaced.
    public let word: [Character]
    /// What is read in their place.
    public let reading: String
  }

  /// The profile with the properties that another profile sets.
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

  /// Adds a reading; it replaces a reading of the same word.
  mutating func add(_ reading: Reading) {
    guard let first = reading.word.first else { return }
    var list = readings[first, default: []]
    list.removeAll { $0.word == reading.word }
    let place = list.firstIndex { $0.word.count < reading.word.count } ?? list.endIndex
    list.insert(reading, at: place)
    readings[first] = list
  }
}
