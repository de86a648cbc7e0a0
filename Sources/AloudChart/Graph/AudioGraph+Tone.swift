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

    /// An instant of it.
    public struct Knot: Equatable, Sendable {
      /// In seconds, from the beginning of the passage.
      public var time: Double
      /// In hertz.
      public var frequency: Double
      /// From 0, which is the left ear alone, to 1, the right ear alone.
      public var position: Double

      public init(time: Double, frequency: Double, position: Double) {
        self.time = time
        self.frequency = frequency
        self.position = position
      }
    }

    /// Its beginning, its end, and what is in between, in their order. From one to the next the logarithm of the frequency
    /// changes evenly, without a jump in phase.
    public var knots: [Knot]
    public var timbre: Timbre
    /// The place of the series, from 0; nil for what belongs to none: lines of the grid of x, the legend, and the sounds at the
    /// beginning and the end. What is of a series and ``Timbre/pure`` is a mark on a point, or a line that is crossed.
    public var series: Int?
    /// The level; that of a point is 1.
    public var level: Double
    /// How long its attack and its release are, in seconds; together they are no longer than the tone.
    public var attack, release: Double
    /// How much softer it gets between its attack and its release, in decibels.
    public var decay: Double

    /// In seconds, from the beginning of the passage.
    public var start: Double { knots.first?.time ?? 0 }
    public var end: Double { knots.last?.time ?? 0 }

    /// - Parameters:
    ///   - knots: at least two.
    ///   - timbre: what it sounds like.
    ///   - series: its place, from 0.
    ///   - level: of that of a point.
    ///   - attack: in seconds; shortened where the tone is short.
    ///   - release: in seconds; shortened where the tone is short.
    ///   - decay: in decibels.
    init(
      _ knots: [Knot], _ timbre: Timbre, of series: Int? = nil, level: Double = 1, attack: Double, release: Double,
      decay: Double = 0
    ) {
      self.knots = knots
      self.timbre = timbre
      self.series = series
      self.level = level
      self.attack = 0
      self.release = 0
      self.decay = decay
      let length = end - start
      self.attack = min(attack, length * 0.25)
      self.release = min(release, length * 0.72)
    }

    /// Makes a tone that stays at one pitch and one place.
    init(
      at start: Double, for length: Double, _ frequency: Double, position: Double, _ timbre: Timbre,
      of series: Int? = nil,
      level: Double = 1, attack: Double, release: Double, decay: Double = 0
    ) {
      self.init(
        [
          Knot(time: start, frequency: frequency, position: position),
          Knot(time: start + length, frequency: frequency, position: position),
        ], timbre, of: series, level: level, attack: attack, release: release, decay: decay)
    }
  }
}
