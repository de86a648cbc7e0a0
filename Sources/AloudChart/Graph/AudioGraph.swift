internal import AloudBase
public import AloudSpeech
public import AloudTree

/// The sound of a chart: x is time, y is pitch.
///
///     let graph = AudioGraph(chart, settings: VoiceOverSettings())
///     graph.duration                // 2.6 seconds
///     graph.events.first?.kind      // .start
///
/// This is a model without samples; AloudSound makes the samples. Time follows the displayed range of the x axis, in
/// every direction of the chart; on a logarithmic axis, it follows the logarithm. Each category has a slot, and sounds
/// at its beginning. Pitch follows the displayed range of the y axis: equal distances are equal intervals. A value
/// beyond an axis sounds at the end of the axis, and its event says so.
public struct AudioGraph: Equatable, Sendable {
  /// A sound event, and its time.
  public struct Event: Equatable, Sendable {
    /// What sounds.
    public enum Signal: String, CaseIterable, Sendable {
      /// A point with a y: the onset of its tone, or the time at which a glide passes it.
      case point
      /// A gridline.
      case gridline
      /// The beginning of a series.
      case series
      /// The sounds before the first point and after the last point.
      case start, end
    }

    /// The time in seconds, from the beginning of the graph or the passage.
    public var time: Double
    /// What sounds.
    public let kind: Signal
    /// The index of the series; nil if the event belongs to none.
    public private(set) var series: Int?
    /// The index of the point in its series; nil for other events.
    public private(set) var point: Int?
    /// The place on the x axis; nil for an event that has none.
    public private(set) var x: Chart.Value?
    /// The value on the y axis; nil for an event that has none.
    public private(set) var y: Double?
    /// The frequency in hertz; nil for an event without pitch.
    public private(set) var frequency: Double?
    /// The name of the series, or the label of the point.
    public var label: String?
    /// True for a point beyond the displayed range of an axis; it sounds at the end of the axis.
    public var isOutside = false
  }

  /// A part of the graph without pauses: a series, several series together, or the values under a moving finger.
  public struct Passage: Equatable, Sendable {
    /// The index of the series; nil for several series together, and for none.
    public var series: Int?
    /// The names of the series, by index; nil for a series without a name.
    public var names: [String?] = []
    /// The duration in seconds; a whole number of frames at ``AudioGraph/sampleRate``.
    public var duration: Double
    /// The events in order, with times from the beginning of the passage.
    public var events: [Event]
    /// The tones, with times from the beginning of the passage.
    public var tones: [Tone] = []
    /// True if there are more points than a listener can distinguish. Then only the least and the greatest of
    /// neighboring points sound; all points have events.
    public var isGrouped = false
    /// The texts to read while the passage plays; see ``describe(with:)``.
    public var captions: [Caption] = []

    /// A passage without tones yet.
    public init(series: Int?, duration: Double, events: [Event]) {
      self.series = series
      self.duration = duration
      self.events = events
    }
  }

  /// The passages in order, with ``gap`` between them; at least one.
  public var passages: [Passage]
  /// The silence between passages, in seconds; a whole number of frames at ``sampleRate``.
  ///
  /// Source: Highcharts waits 0.7 seconds between series.
  public let gap: Double

  /// The audio graph of a chart. A chart without points only has the sounds of its beginning and its end.
  ///
  /// - Complexity: O(n log n) in the points.
  public init(_ chart: Chart, settings: VoiceOverSettings) {
    let writer = GraphWriter(chart, settings.graph)
    let size = settings.graph.series == .together ? AudioGraph.together : 1
    let starts = Array(stride(from: 0, to: chart.series.count, by: size))
    passages = starts.map { writer.passage(of: Array($0..<min($0 + size, chart.series.count))) }
    if passages.isEmpty { passages = [writer.passage(of: [])] }
    gap = AudioGraph.wholeFrames(0.7)
  }

  /// How many series sound at the same time, if the setting `graphSeries` plays them together; the others follow in
  /// groups. Source: assumed. Listeners can distinguish two (Brown and Brewster 2003), and a third by its timbre.
  private static let together = 3
  /// How many points at the same place sound at once; further points follow one after another. Source: assumed.
  package static let chord = 4

  /// The duration in seconds, from the first sample to the last, without words.
  public var duration: Double {
    let gaps = AudioGraph.frameCount(gap) * max(0, passages.count - 1)
    return Double(passages.reduce(gaps) { $0 + $1.frameCount }) / Double(AudioGraph.sampleRate)
  }

  /// All events, with times from the beginning of the graph.
  public var events: [Event] {
    var start = 0.0
    var all: [Event] = []
    for passage in passages {
      all += passage.events.map { event in
        var event = event
        event.time += start
        return event
      }
      start += passage.duration + gap
    }
    return all
  }

  /// True if some points do not sound because of their neighbors.
  public var isGrouped: Bool { passages.contains { $0.isGrouped } }
}

extension AudioGraph {
  /// Frames per second; a frame has one sample for each channel. Passages and gaps are whole numbers of frames, so that
  /// the times here equal those of the file.
  public static let sampleRate = 44_100

  /// A time in seconds, rounded up to a whole number of frames.
  static func wholeFrames(_ seconds: Double) -> Double {
    // A tiny part of the next frame is a rounding error.
    (seconds * Double(sampleRate) - 1e-6).rounded(.up) / Double(sampleRate)
  }

  /// The nearest whole number of frames: 0 for a time that is not positive, and at most the frames of a year.
  ///
  ///     AudioGraph.frameCount(0.5)  // 22,050
  public static func frameCount(_ seconds: Double) -> Int {
    seconds > 0 ? Int(clamping: (min(seconds, 31_536_000) * Double(sampleRate)).rounded()) : 0
  }
}

extension AudioGraph.Passage {
  /// The number of frames.
  public var frameCount: Int { AudioGraph.frameCount(duration) }
}
