public import AloudReader

/// A piece of the sound of a score, or news about it.
public enum SoundPiece: Equatable, Sendable {
  /// A line begins to be heard with the sound that follows; its place in ``Score/lines``.
  case began(line: Int)
  /// The next sound, a second at most.
  case sound(Waveform)
  /// A line has been heard.
  case heard(HeardLine)
  /// An audio graph, or a portion of it, has been heard.
  case played(HeardGraph)
  /// Something happened at that time, in seconds.
  case happened(Happening, time: Double)
}

/// When a portion of an audio graph was heard.
public struct HeardGraph: Equatable, Sendable {
  /// Its place in ``Score/graphs``.
  public let graph: Int
  /// When the portion began, in seconds.
  public let start: Double
  /// The part of the passage that was heard, in seconds from its beginning.
  public let portion: Range<Double>

  /// When it was heard.
  public var time: Range<Double> { start..<start + portion.upperBound - portion.lowerBound }

  /// When a time of the passage was heard; nil when it was not.
  public func time(of moment: Double) -> Double? {
    // An event at the very end was heard, too.
    portion.contains(moment) || moment == portion.upperBound ? start + moment - portion.lowerBound : nil
  }
}

/// When a line was heard.
public struct HeardLine: Equatable, Sendable {
  /// A stretch of the printed text, and when it was heard.
  public struct Stretch: Equatable, Sendable {
    /// 0-based offsets in Characters of the printed text.
    public let characters: Range<Int>
    /// In seconds.
    public let time: Range<Double>
  }

  /// Its place in ``Score/lines``.
  public let line: Int
  /// In seconds.
  public let time: Range<Double>
  /// How much of the line was heard, from 0 to 1.
  public let share: Double
  /// The words of which something was heard.
  public let words: [Stretch]
  /// The parts of which something was heard; as many as ``Spoken/stretches`` at most, and in their order.
  public let parts: [(stretch: Spoken.Stretch, time: Range<Double>)]
  /// Why the line, or something of it, was not heard, though it should have been; nil when all is well.
  public let loss: String?
  /// False for a line of which there is no sound at all.
  public let isHeard: Bool

  public static func == (one: HeardLine, other: HeardLine) -> Bool {
    one.line == other.line && one.time == other.time && one.share == other.share && one.words == other.words
      && one.loss == other.loss && one.parts.elementsEqual(other.parts) { $0 == $1 }
  }
}
