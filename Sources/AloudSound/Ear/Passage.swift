/// The text that an engine says in one go: runs, each in one voice.
public struct Passage: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var text: EarText
    /// As espeak-ng's own command takes it: `en-gb`, `ko-KR`, `en+f3`.
    public var voice: String
    /// The voice that speaks where the engine has no such voice; nil is an error then.
    public var standIn: String?
    /// In words a minute, as espeak-ng counts them.
    public var rate = 175
    /// From 0 to 99; 50 is the voice's own.
    public var pitch = 50
    /// From 0 to 200; 100 is the voice's own.
    public var volume = 100
    /// How the words are pronounced, in espeak-ng's mnemonics for the voice; nil is as the engine finds.
    public var phonemes: String?

    public init(_ text: EarText, voice: String) {
      self.text = text
      self.voice = voice
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run] = []) { self.runs = runs }

  /// True when there is nothing to hear.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}

/// Words for an engine, each with the character of the printed text that it stands for.
///
///     var text = EarText()
///     text.append("well done ", from: 0)
///     text.append("thumbs up", standingFor: 10)  // printed: "well done 👍"
///     text.sources[15]                           // 10
///
/// An engine tells which word it says when by its place in ``string``; captions need its place in what is printed.
public struct EarText: Hashable, Sendable {
  /// The characters for the engine.
  public private(set) var scalars: [Unicode.Scalar] = []
  /// For each scalar, the printed character that it stands for: a 0-based offset in Characters.
  public private(set) var sources: [Int] = []

  public init() {}

  public var string: String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return String(string)
  }

  public var isEmpty: Bool { scalars.isEmpty }

  /// Text that is said as it is printed, from that character on.
  public mutating func append(_ text: String, from source: Int) {
    for (offset, character) in text.enumerated() { append(String(character), standingFor: source + offset) }
  }

  /// Words that stand for one printed character.
  public mutating func append(_ words: String, standingFor source: Int) {
    for scalar in words.unicodeScalars { append(scalar, standingFor: source) }
  }

  public mutating func append(_ scalar: Unicode.Scalar, standingFor source: Int) {
    scalars.append(scalar)
    sources.append(source)
  }
}
