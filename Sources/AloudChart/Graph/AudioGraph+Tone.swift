extension AudioGraph {
  /// A tone, or a glide: its pitch and its place between the ears through time.
  public struct Tone: Equatable, Sendable {
    public enum Timbre: String, CaseIterable, Sendable {
      /// A tone with some of the second and the third harmonic.
      case warm
      /// A tone with odd harmonics alone, like a clarinet's.
      case hollow
      /// A warm tone whose pitch sways by half a percent five times a second.
      case vibrato
      /// A tone of one frequency, for sounds that are no points.
      case pure
    }

    /// An instant of the tone.
    public struct Knot: Equatable, Sendable {
      /// In seconds, from the beginning of the passage.
      public var time: Double
      /// In hertz.
      public var frequency: Double
      /// From 0, which is the left ear alone, to 1, the right ear alone.
      public var position: Double
    }

    /// The instants from the beginning to the end. Between two of them the logarithm of the frequency changes evenly,
    /// and the phase does not jump.
    public var knots: [Knot]
    public var timbre: Timbre
    /// The place of the series, from 0; nil for a gridline of x, the legend, and the sounds at the beginning and the
    /// end. A ``Timbre/pure`` tone of a series marks a point, or a gridline that the series crosses.
    public var series: Int?
    /// The level; 1 is that of a point.
    public var level: Double
    /// How long its attack and its release are, in seconds; together they are no longer than the tone.
    public var attack, release: Double
    /// How much softer it gets between its attack and its release, in decibels.
    public var decay: Double

    /// In seconds, from the beginning of the passage.
    public var start: Double { knots.first?.time ?? 0 }
    public var end: Double { knots.last?.time ?? 0 }

    /// Makes a tone of at least two knots. Attack and release, in seconds, are shortened where the tone is short.
    init(
      _ knots: [Knot], _ timbre: Timbre, of series: Int? = nil, level: Double = 1, attack: Double, release: Double,
      decay: Double = 0
    ) {
      self.knots = knots
      self.timbre = timbre
      self.series = series
      self.level = level
      self.decay = decay
      let length = (knots.last?.time ?? 0) - (knots.first?.time ?? 0)
      self.attack = min(attack, length * 0.25)
      self.release = min(release, length * 0.72)
    }

    /// Makes a tone that stays at one pitch and one place.
    init(
      at start: Double, for length: Double, _ frequency: Double, position: Double, _ timbre: Timbre,
      of series: Int? = nil, level: Double = 1, attack: Double, release: Double, decay: Double = 0
    ) {
      self.init(
        [
          Knot(time: start, frequency: frequency, position: position),
          Knot(time: start + length, frequency: frequency, position: position),
        ], timbre, of: series, level: level, attack: attack, release: release, decay: decay)
    }
  }
}
