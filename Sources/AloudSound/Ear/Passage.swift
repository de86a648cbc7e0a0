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

  /// True when nobody would hear anything.
  public var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}
