/// A text that an engine speaks without interruption; each of its runs has one voice.
public struct Passage: Hashable, Sendable {
  /// A part of the passage with one voice.
  public struct Run: Hashable, Sendable {
    /// The words for the engine.
    public var text: EarText
    /// The name of the voice, as in espeak-ng's own command: `en-gb`, `ko-KR`, `en+f3`.
    public var voice: String
    /// The voice to use if the engine does not have `voice`; if it is nil, a missing voice is an error.
    public var standIn: String?
    /// In words a minute, as espeak-ng counts them.
    public var rate = 175
    /// From 0 to 99; 50 is the default of the voice.
    public var pitch = 50
    /// From 0 to 200; 100 is the default of the voice.
    public var volume = 100
    /// The pronunciation in espeak-ng's mnemonics for the voice; with nil, the engine determines the pronunciation.
    public var phonemes: String?

    /// Creates a run with the default rate, pitch and volume.
    public init(_ text: EarText, voice: String) {
      self.text = text
      self.voice = voice
    }
  }

  /// The runs, in the order in which they are spoken.
  public var runs: [Run]

  /// Creates a passage of runs.
  public init(_ runs: [Run] = []) { self.runs = runs }

  /// True when there is nothing to say.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}

/// Text for an engine. Each scalar refers to the printed character that it stands for.
///
///     var text = EarText()
///     text.append("well done ", from: 0)
///     text.append("thumbs up", standingFor: 10)  // printed: "well done 👍"
///     text.sources[15]                           // 10
///
/// An engine reports the position of each spoken word in ``string``; captions need the position in the printed text.
public struct EarText: Hashable, Sendable {
  /// The characters for the engine.
  public private(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar, the printed character that it stands for: a 0-based offset in Characters.
  public private(set) var sources: [Int] = []

  /// Creates an empty text.
  public init() {}

  /// The text for the engine.
  ///
  /// - Complexity: O(length).
  public var string: String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return String(string)
  }

  /// True without any character.
  public var isEmpty: Bool { scalars.isEmpty }

  /// Appends text that is spoken as printed; it begins at a printed character.
  public mutating func append(_ text: String, from source: Int) {
    for (offset, character) in text.enumerated() { append(String(character), standingFor: source + offset) }
  }

  /// Appends words that replace one printed character.
  public mutating func append(_ words: String, standingFor source: Int) {
    for scalar in words.unicodeScalars { append(scalar, standingFor: source) }
  }

  /// Appends a scalar that stands for a printed character.
  public mutating func append(_ scalar: Unicode.Scalar, standingFor source: Int) {
    scalars.append(scalar)
    sources.append(source)
  }
}
