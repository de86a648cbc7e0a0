public import AloudReader

/// A short sound that tells what happens, made of notes. None is Apple's: they are ours, and so are their shapes.
///
///     Earcon(for: .boundary)?.waveform()   // a dull thud of 160 milliseconds
///     Earcon(for: .stillSpeaking)          // nil: this is no sound
public struct Earcon: Equatable, Sendable {
  /// The sound of a note.
  public enum Timbre: Equatable, Sendable {
    /// One frequency.
    case pure
    /// With overtones, as of a plucked string.
    case soft
    /// Odd overtones alone, as of a clarinet or a buzzer.
    case hollow
    /// Without a pitch, rougher the lower the frequency is.
    case noise
  }

  /// A note, or a glide from one frequency to another.
  public struct Note: Equatable, Sendable {
    /// When it begins, in milliseconds.
    public let start: Int
    /// In milliseconds.
    public let length: Int
    /// In hertz, at its beginning and at its end.
    public let from, to: Double
    public let timbre: Timbre

    init(at start: Int, for length: Int, _ from: Double, to: Double? = nil, _ timbre: Timbre = .soft) {
      self.start = start
      self.length = length
      self.from = from
      self.to = to ?? from
      self.timbre = timbre
    }
  }

  public let happening: Happening
  /// The sound in words.
  public let description: String
  /// The meaning.
  public let meaning: String
  public let notes: [Note]
  /// Of the loudest sample, of 1; at most 0.5, which is 6 decibels below the loudest there is.
  public let level: Double

  init(_ happening: Happening, _ description: String, _ meaning: String, level: Double = 0.35, _ notes: [Note]) {
    self.happening = happening
    self.description = description
    self.meaning = meaning
    self.level = level
    self.notes = notes
  }

  /// The sound of a happening; nil for one that has none.
  public init?(for happening: Happening) {
    guard let earcon = Earcon.table.first(where: { $0.happening == happening }) else { return nil }
    self = earcon
  }

  /// In seconds.
  public var duration: Double { Double(notes.map { $0.start + $0.length }.max() ?? 0) / 1000 }
}
