public import AloudReader
public import AloudTones

/// A piece of the sound of a score, or an event during it.
public enum SoundPiece: Equatable, Sendable {
  /// A line begins with the next sound; its index in ``Score/lines``.
  case began(line: Int)
  /// The next sound, at most one second.
  case sound(Waveform)
  /// A line has been heard.
  case heard(HeardLine)
  /// An audio graph, or a portion of it, has been heard.
  case played(HeardGraph)
  /// An event at a time, in seconds.
  case happened(Happening, time: Double)
}

/// When a portion of an audio graph was heard.
public struct HeardGraph: Equatable, Sendable {
  /// Its index in ``Score/graphs``.
  public let graph: Int
  /// The start of the portion, in seconds.
  public let start: Double
  /// The range of the passage that was heard, in seconds from its beginning.
  public let portion: Range<Double>

  /// The time at which it was heard.
  public var time: Range<Double> { start..<start + portion.upperBound - portion.lowerBound }

  /// The time at which a moment of the passage was heard; nil when it was not heard.
  public func time(of moment: Double) -> Double? {
    // An event at the very end counts as heard.
    portion.contains(moment) || moment == portion.upperBound ? start + moment - portion.lowerBound : nil
  }
}

/// When a line was heard.
public struct HeardLine: Equatable, Sendable {
  /// A range of the printed text, and the time at which it was heard.
  public struct Stretch: Equatable, Sendable {
    /// 0-based offsets in Characters of the printed text.
    public let characters: Range<Int>
    /// In seconds.
    public let time: Range<Double>
  }

  /// Its index in ``Score/lines``.
  public let line: Int
  /// In seconds.
  public let time: Range<Double>
  /// The fraction of the line that was heard, from 0 to 1.
  public let share: Double
  /// The words that were heard, at least in part.
  public let words: [Stretch]
  /// The parts that were heard, at least in part; in the order of ``Spoken/stretches``.
  public let parts: [(stretch: Spoken.Stretch, time: Range<Double>)]
  /// Why the line, or a part of it, was not heard although it should have been; nil without a problem.
  public let loss: String?
  /// False for a line without any sound.
  public let isHeard: Bool

  public static func == (one: HeardLine, other: HeardLine) -> Bool {
    one.line == other.line && one.time == other.time && one.share == other.share && one.words == other.words
      && one.loss == other.loss && one.parts.elementsEqual(other.parts) { $0 == $1 }
  }
}
