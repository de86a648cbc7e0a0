extension AudioGraph {
  /// A tone or a glide: its pitch and its stereo position over time.
  public struct Tone: Equatable, Sendable {
    /// The overtones of a tone.
    public enum Timbre: String, CaseIterable, Sendable {
      /// A tone with a second and a third harmonic.
      case warm
      /// A tone with only odd harmonics, like a clarinet.
      case hollow
      /// A warm tone with vibrato: its pitch changes by half a percent, five times per second.
      case vibrato
      /// A tone of a single frequency, for sounds other than points.
      case pure
    }

    /// A point in time of the tone.
    public struct Knot: Equatable, Sendable {
      /// The time in seconds, from the beginning of the passage.
      public var time: Double
      /// The frequency in hertz.
      public var frequency: Double
      /// The stereo position: from 0, only the left ear, to 1, only the right ear.
      public var position: Double
    }

    /// The knots in order of time. Between two knots, the logarithm of the frequency changes linearly, and the phase is
    /// continuous.
    public var knots: [Knot]
    /// The overtones; each series has its own, in turn.
    public var timbre: Timbre
    /// The index of the series; nil for a gridline, and for the sounds at the beginning and the end.
    public var series: Int?
    /// The level, relative to that of a point.
    public var level: Double
    /// The durations of attack and release, in seconds; together they are at most as long as the tone.
    public var attack, release: Double
    /// The decrease in level between attack and release, in decibels.
    public var decay: Double

    /// The start time in seconds, from the beginning of the passage.
    public var start: Double { knots.first?.time ?? 0 }
    /// The end time in seconds, from the beginning of the passage.
    public var end: Double { knots.last?.time ?? 0 }

    /// Makes a tone of at least two knots. The attack and the release, in seconds, are shortened for a short tone.
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

    /// Makes a tone with a constant pitch and stereo position.
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
