public import AloudSpeech
public import AloudTree

/// A chart as it sounds: x is time, y is pitch.
///
///     let graph = AudioGraph(chart, settings: VoiceOverSettings())
///     graph.duration                // 2.6 seconds
///     graph.events.first?.kind      // .start
///
/// A model without samples; AloudSound makes the samples. Time goes along the displayed range of the x axis, whatever
/// its direction (on an axis of logarithms after the logarithm); categories have a slot each, and sound when it begins.
/// Pitch goes over the displayed range of the y axis, in equal intervals for equal distances. What is beyond an axis
/// sounds at its end, and its event says so.
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
    public private(set) var series: Int?
    /// The place of the point in its series as written, from 0; nil for other events.
    public private(set) var point: Int?
    public private(set) var x: Chart.Value?
    public private(set) var y: Double?
    /// In hertz; nil for an event without pitch.
    public private(set) var frequency: Double?
    /// The name of the series, or the label that the point has of its own.
    public var label: String?
    /// True for a point beyond the displayed range of an axis: it sounds as if it were at its end.
    public var isOutside = false
  }

  /// A part of the graph that is heard without a pause: a series, several together, or the values under a moving finger.
  public struct Passage: Equatable, Sendable {
    /// The place of the series, from 0; nil for several together, and for none.
    public var series: Int?
    /// The names of the series, by their places; nil for a series without a name.
    public var names: [String?] = []
    /// In seconds; a whole number of frames, at ``AudioGraph/sampleRate``.
    public var duration: Double
    /// Times from the beginning of the passage; in their order.
    public var events: [Event]
    /// All that sounds; times from the beginning of the passage.
    public var tones: [Tone] = []
    /// True when there are more points than can be told apart: then only the least and the greatest of neighbors sound. All have
    /// their events.
    public var isGrouped = false
    /// The loudest that a sample may be, of 1.
    public var peak = 0.5
    /// True when tones above 500 hertz, which sound louder, are softer.
    public var evensLoudness = true
    /// The texts to read while it is heard; see ``describe(with:)``.
    public var captions: [Caption] = []

    public init(series: Int?, duration: Double, events: [Event]) {
      self.series = series
      self.duration = duration
      self.events = events
    }
  }

  /// The passages in the order in which they are heard, with ``gap`` between them; at least one.
  public var passages: [Passage]
  /// The silence between passages, in seconds; a whole number of frames, at ``sampleRate``.
  public let gap: Double

  /// A chart without points has the sounds of its beginning and its end.
  ///
  /// - Complexity: O(n log n) in the points.
  public init(_ chart: Chart, settings: VoiceOverSettings) {
    let writer = GraphWriter(chart, settings.graph)
    let size = settings.graph.series == .together ? max(settings.graph.voices, 1) : 1
    let starts = Array(stride(from: 0, to: chart.series.count, by: size))
    passages = starts.map { writer.passage(of: Array($0..<min($0 + size, chart.series.count)), isFirst: $0 == 0) }
    if passages.isEmpty { passages = [writer.passage(of: [], isFirst: true)] }
    gap = AudioGraph.wholeFrames(Double(settings.graph.gap) / 1000)
  }

  /// How long the graph is, in seconds, from the first sample to the last, without words.
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

  /// True when some points sound for their neighbors.
  public var isGrouped: Bool { passages.contains(where: \.isGrouped) }
}

extension AudioGraph {
  /// Frames a second; a frame is one sample of each channel. Passages and the gaps between them are whole numbers of
  /// frames, so that the times here are those of the file.
  public static let sampleRate = 44_100

  /// A time, in seconds, rounded up to the end of its frame.
  static func wholeFrames(_ seconds: Double) -> Double {
    // A tiny part of the next frame comes from rounding.
    (seconds * Double(sampleRate) - 1e-6).rounded(.up) / Double(sampleRate)
  }

  /// The nearest whole number of frames; 0 for a time that is not positive, at most the frames of a year.
  ///
  ///     AudioGraph.frameCount(0.5)  // 22,050
  public static func frameCount(_ seconds: Double) -> Int {
    seconds > 0 ? Int(clamping: (min(seconds, 31_536_000) * Double(sampleRate)).rounded()) : 0
  }
}

extension AudioGraph.Passage {
  /// How many frames it has: samples of each channel.
  public var frameCount: Int { AudioGraph.frameCount(duration) }
}
