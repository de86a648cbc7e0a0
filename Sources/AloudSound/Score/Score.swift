public import AloudChart
public import AloudReader
internal import AloudSpeech

/// Everything that is played, in order. Sound, captions and transcripts are made from it.
///
///     var score = Score(run, ear: ear)            // of a script
///     score.append(stop, of: reader, ear: ear)    // or of a screen, stop by stop
///
/// A score has no clock. The duration of speech depends on the engine; only silence has a fixed length.
public struct Score: Equatable, Sendable {
  /// A spoken text; it may be played completely, in part, or not at all.
  public struct Line: Equatable, Sendable {
    /// The text and its form for the engine.
    public var spoken: Spoken
    /// What made VoiceOver speak.
    public var origin: ScreenReader.Speech.Origin
    /// The id of the element that is spoken; nil where it has none.
    public var id: String?
    /// From 0, the left edge of the screen, to 1, the right one.
    public var position: Double

    /// Creates a line; by default in the middle of the screen.
    public init(
      _ spoken: Spoken, origin: ScreenReader.Speech.Origin, id: String? = nil, position: Double = 0.5
    ) {
      self.spoken = spoken
      self.origin = origin
      self.id = id
      self.position = position
    }
  }

  /// An audio graph, or a part of it.
  public struct Graph: Equatable, Sendable {
    /// The tones.
    public var passage: AudioGraph.Passage
    /// The id of the chart; nil where it has none.
    public var id: String?

    /// Creates a graph from its tones.
    public init(_ passage: AudioGraph.Passage, id: String? = nil) {
      self.passage = passage
      self.id = id
    }
  }

  /// An item of the sequence.
  public enum Cue: Equatable, Sendable {
    /// A portion of a line, by its index in ``Score/lines``: 0 is its beginning, 1 its end. If it continues where the
    /// previous cue ended, there is no gap.
    case speech(Int, from: Double, to: Double)
    /// A portion of an audio graph, by its index in ``Score/graphs``; otherwise the same.
    case graph(Int, from: Double, to: Double)
    /// Nothing, for a number of seconds.
    case silence(seconds: Double)
    /// A sound that begins here, in parallel to the following cues. The position is from 0, left, to 1, right.
    case happening(Happening, position: Double)
  }

  /// The texts, to which cues refer.
  public private(set) var lines: [Line] = []
  /// The audio graphs, to which cues refer.
  public private(set) var graphs: [Graph] = []
  /// What is played, in order.
  public private(set) var cues: [Cue] = []

  /// Creates an empty score.
  public init() {}

  /// Adds a line, which ``speak(_:from:to:)`` plays.
  ///
  /// - Returns: its index in ``lines``.
  public mutating func add(_ line: Line) -> Int {
    lines.append(line)
    return lines.count - 1
  }

  /// Plays a portion of a line that ``add(_:)-(Score.Line)`` has returned; an empty portion is ignored.
  public mutating func speak(_ line: Int, from start: Double = 0, to end: Double = 1) {
    precondition(lines.indices.contains(line), "only a line that was added can be heard")
    guard end > start else { return }
    cues.append(.speech(line, from: start, to: end))
  }

  /// Adds an audio graph, which ``play(_:from:to:)`` plays.
  ///
  /// - Returns: its index in ``graphs``.
  public mutating func add(_ graph: Graph) -> Int {
    graphs.append(graph)
    return graphs.count - 1
  }

  /// Plays a portion of an audio graph that ``add(_:)-(Score.Graph)`` has returned; an empty portion is ignored.
  public mutating func play(_ graph: Int, from start: Double = 0, to end: Double = 1) {
    precondition(graphs.indices.contains(graph), "only a graph that was added can be heard")
    guard end > start else { return }
    cues.append(.graph(graph, from: start, to: end))
  }

  /// Plays an audio graph, with the silence between its passages.
  ///
  /// - Parameters:
  ///   - graph: the graph; it may have captions, see `AudioGraph.Passage.describe(with:)`.
  ///   - id: the id of the chart.
  public mutating func play(_ graph: AudioGraph, id: String? = nil) {
    for (index, passage) in graph.passages.enumerated() {
      if index > 0 { rest(seconds: graph.gap) }
      play(add(Graph(passage, id: id)))
    }
  }

  /// Adds a silence of a number of seconds; consecutive silences are merged.
  public mutating func rest(seconds: Double) {
    guard seconds > 0 else { return }
    if case .silence(let before) = cues.last {
      cues[cues.count - 1] = .silence(seconds: before + seconds)
    } else {
      cues.append(.silence(seconds: seconds))
    }
  }

  /// The score with silences of at most a number of seconds.
  package func withSilences(atMost longest: Double) -> Score {
    var score = self
    score.cues = cues.map { cue in
      if case .silence(let seconds) = cue { .silence(seconds: min(seconds, longest)) } else { cue }
    }
    return score
  }

  /// Adds a sound at the current place. The position is from 0, left, to 1, right.
  public mutating func mark(_ happening: Happening, position: Double = 0.5) {
    cues.append(.happening(happening, position: position))
  }

  /// The total length of silences and tones, in seconds: the minimum duration.
  var shortestDuration: Double {
    cues.reduce(0) { sum, cue in
      switch cue {
      case .silence(let seconds): sum + min(seconds, Score.longestSilence)
      case .graph(let graph, let start, let end): sum + (end - start) * graphs[graph].passage.duration
      case .speech, .happening: sum
      }
    }
  }

  /// True when an audio graph is played.
  public var hasGraphs: Bool { cues.contains { if case .graph = $0 { true } else { false } } }

  /// In seconds: a year, the longest wait in a script.
  static let longestSilence = 31_536_000.0

  /// True when there is nothing to play, not even silence.
  public var isEmpty: Bool { cues.isEmpty }
}

// Reading a screen from its first stop to its last.
extension Score {
  /// The pause between two stops, in seconds. Aloud's choice: long enough to separate them, and short enough for a
  /// screen with hundreds.
  public static let pauseBetweenStops = 0.35

  /// Adds a stop as VoiceOver reads it: the description and the cues, a pause of VoiceOver's length, and the hint.
  ///
  /// - Parameters:
  ///   - stop: a stop of the reader's screen.
  ///   - reader: provides the position of the stop, and the settings.
  ///   - ear: converts the text for the speech engine.
  /// - Returns: the line of the stop; nil for a stop that says nothing.
  @discardableResult
  public mutating func append(_ stop: Reading.Stop, of reader: ScreenReader, ear: Ear) -> Int? {
    let speech = ScreenReader.Speech(stop.utterance, origin: .focus, node: stop.node)
    let position = reader.horizontalPosition(of: stop.node)
    let id = reader.id(of: stop.node)
    var first: Int?
    var pause = Score.pauseBetweenStops
    for speech in sequence(first: speech, next: \.hint) {
      defer { pause = Double(reader.settings.hintDelay) / 1000 }
      guard !speech.fragments.isEmpty else { continue }
      let spoken = ear.spoken(speech, settings: reader.settings)
      guard !spoken.text.isEmpty else { continue }
      if !lines.isEmpty { rest(seconds: pause) }
      let line = add(Line(spoken, origin: speech.origin, id: id, position: position))
      speak(line)
      first = first ?? line
    }
    return first
  }
}
