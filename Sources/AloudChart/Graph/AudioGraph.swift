public import AloudSpeech
public import AloudTree

/// A chart as it sounds: x is time, y is pitch.
///
///     let graph = AudioGraph(chart, settings: VoiceOverSettings())
///     graph.duration                // 4.3 seconds
///     graph.events.first?.frequency // 220 hertz
public struct AudioGraph: Equatable, Sendable {
  /// Something that is heard, and when.
  public struct Event: Equatable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
      /// A known point: the onset of its tone, or the instant at which a glide passes it.
      case point
      /// A line of the grid is passed.
      case gridline
      /// A series begins.
      case series
      /// The sounds before the first point and after the last one.
      case start, end
    }

    /// In seconds, from the beginning of the graph, or of the passage.
    public var time: Double
    public let kind: Kind
    /// The place of the series, from 0; nil for what belongs to none.
    public let series: Int?
    /// The place of the point in its series as written, from 0; nil for what is none.
    public let point: Int?
    public let x: Chart.Value?
    public let y: Double?
    /// In hertz; nil for what has no pitch.
    public let frequency: Double?

    public init(
      time: Double, kind: Kind, series: Int? = nil, point: Int? = nil, x: Chart.Value? = nil, y: Double? = nil,
      frequency: Double? = nil
    ) {
      self.time = time
      self.kind = kind
      self.series = series
      self.point = point
      self.x = x
      self.y = y
      self.frequency = frequency
    }
  }

  /// What is heard at one go: a series, several together, or what is under a finger that moves.
  public struct Passage: Equatable, Sendable {
    /// The place of the series, from 0; nil for several together.
    public var series: Int?
    /// In seconds.
    public var duration: Double
    /// Times from the beginning of the passage.
    public var events: [Event]

    public init(series: Int?, duration: Double, events: [Event]) {
      self.series = series
      self.duration = duration
      self.events = events
    }
  }

  /// One after another, with ``gap`` between them.
  public let passages: [Passage]
  /// Between passages, in seconds.
  public let gap: Double

  public init(_ chart: Chart, settings: VoiceOverSettings) {
    passages = []
    gap = 0.7
  }

  /// In seconds, from the first sample to the last, without words.
  public var duration: Double {
    passages.reduce(0) { $0 + $1.duration } + gap * Double(max(0, passages.count - 1))
  }

  /// The events of all passages, timed from the beginning of the graph.
  public var events: [Event] {
    var start = 0.0
    return passages.flatMap { passage in
      defer { start += passage.duration + gap }
      return passage.events.map { event in
        var event = event
        event.time += start
        return event
      }
    }
  }

  /// What sounds when a finger moves from one position on the x axis to another one; the same twice is a finger that comes
  /// down. See `Chart.position(of:)`.
  public static func passage(
    of series: Int, from: Double, to: Double, in chart: Chart, settings: VoiceOverSettings
  ) -> Passage {
    Passage(series: series, duration: 0.2, events: [])
  }
}
