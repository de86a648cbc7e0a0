public import AloudSpeech

/// An utterance as it is printed, and as an engine says it.
public struct Spoken: Equatable, Sendable {
  /// A stretch of the printed text.
  public struct Stretch: Equatable, Sendable {
    public let part: Part
    /// 0-based offsets in Characters of the printed text.
    public let characters: Range<Int>

    public init(_ part: Part, _ characters: Range<Int>) {
      self.part = part
      self.characters = characters
    }
  }

  /// As scripts and captions print it.
  public var text: String
  /// The parts of ``text``, in order; what joins them belongs to none.
  public var stretches: [Stretch]
  /// The sources in it are offsets in ``text``.
  public var passage: Passage
  /// The parts of ``text`` that no engine can say, such as a Japanese word in characters whose reading nobody knows:
  /// 0-based offsets in Characters, in order.
  public var unheard: [Range<Int>] = []

  public init(_ text: String, stretches: [Stretch] = [], passage: Passage = Passage()) {
    self.text = text
    self.stretches = stretches
    self.passage = passage
  }
}
