extension VoiceOverSettings {
  /// How charts sound. Apple publishes no numbers; the defaults are those that other tools and studies of listening agree on
  /// best, and each has a ``Setting`` whose evidence names them.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.graph.polarity = .negative  // great values are low
  public struct Graph: Equatable, Sendable {
    /// Whether greater values are higher, or lower.
    public enum Polarity: String, CaseIterable, Sendable { case positive, negative }
    /// A line as one tone that glides, marks as tones of their own; or all series the one way or the other.
    public enum Tone: String, CaseIterable, Sendable { case asDrawn, continuous, separate }
    /// The sound of a series: each in its turn, or all alike.
    public enum Timbre: String, CaseIterable, Sendable { case bySeries, warm, hollow, vibrato }
    /// Series one after another, or at once.
    public enum Order: String, CaseIterable, Sendable { case sequential, together }

    /// Of the least and the greatest value on the axis, in hertz.
    public var lowest = 220
    public var highest = 1760
    /// Milliseconds for each point of a series, and the shortest and the longest that a series may be.
    public var perPoint = 70
    public var shortest = 2000
    public var longest = 6000
    /// Milliseconds for a series; 0 goes by the number of its points.
    public var duration = 0
    /// Milliseconds between two series.
    public var gap = 700
    /// Milliseconds from one point to the next: where there are more points, the least and the greatest of neighbors sound.
    public var smallest = 35
    public var polarity = Polarity.positive
    public var tone = Tone.asDrawn
    /// Milliseconds that a separate tone is long, where there is room.
    public var note = 200
    /// Milliseconds in which a tone comes, and in which a glide comes and goes at a gap.
    public var attack = 5
    /// Milliseconds in which a separate tone goes.
    public var release = 20
    /// Decibels that a separate tone has lost when it goes.
    public var decay = 20
    /// Points at the same place that sound at once; those after them follow, so many milliseconds apart.
    public var chord = 4
    public var arpeggio = 30
    public var timbre = Timbre.bySeries
    /// Decibels of the loudest sample below the loudest there is.
    public var peak = 6
    /// Tones above 500 hertz, which sound louder, are softer.
    public var loudness = true
    public var pan = true
    /// How much of the way from one ear to the other the x axis takes, in percent.
    public var panWidth = 80
    public var gridlines = true
    public var valueGridlines = false
    /// Decibels that lines of the grid are softer than points; less than 0 is louder.
    public var gridlineLevel = 9
    public var gridlinePitch = 2000
    public var gridlineNote = 12
    public var earcons = true
    public var series = Order.sequential
    /// How many series sound at once when they sound together.
    public var voices = 3
    public var markers = false
    public var legend = false

    public init() {}
  }
}
