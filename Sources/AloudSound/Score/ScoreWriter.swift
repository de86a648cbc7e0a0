internal import AloudBase
internal import AloudChart
internal import AloudReader
public import AloudScript
public import AloudSimulator
public import AloudSpeech
internal import AloudTree

/// Writes a score from the events of the simulated clock.
///
///     var writer = ScoreWriter(ear: ear)
///     writer.take(simulator.perform(.swipeRight), settings: simulator.settings)
///     let score = writer.finished(at: simulator.time)
///
/// Outside of speech, simulated time is kept unchanged. The engine takes another time for an utterance than the
/// simulated clock. So events during speech keep their places in the text, and speech is cut off after the same
/// fraction of it. Pauses of speech are kept unchanged.
public struct ScoreWriter: Sendable {
  private var score = Score()
  private let ear: Ear
  /// The time up to which the score is written.
  private var now = Instant.start
  /// The horizontal position of the cursor, from left to right.
  private var cursor = 0.5
  private var speaking: Speaking?

  /// Creates a writer that begins at the start of a run.
  public init(ear: Ear) { self.ear = ear }

  /// A writer that begins at a time; earlier events are left out.
  package init(ear: Ear, from time: Instant) {
    self.ear = ear
    now = time
  }

  /// Adds events, in order.
  ///
  /// - Parameters:
  ///   - occurrences: the events of a step.
  ///   - settings: the settings at that time.
  public mutating func take(_ occurrences: [Simulator.Occurrence], settings: VoiceOverSettings) {
    for occurrence in occurrences { take(occurrence, settings) }
  }

  private mutating func take(_ occurrence: Simulator.Occurrence, _ settings: VoiceOverSettings) {
    advance(to: occurrence.time)
    switch occurrence.event {
    case .utterance(let speech): begin(speech, occurrence, settings)
    case .fellSilent(let speech, let heard): if !speech.isSilent { end(heard: heard) }
    case .focus(let node):
      cursor = occurrence.position
      if node != nil { mark(.focusMoved) }
    case .happening(let happening): if !occurrence.isSoundless { mark(happening) }
    case .refused: if !occurrence.isSoundless { mark(.refused) }
    case .interrupted(let speech): if !speech.isSilent { mark(.interrupted) }
    case .graph(let speech): beginGraph(speech, occurrence)
    case .lost, .announcementFinished, .shown: break
    }
  }

  /// The complete score. The time after the last event is silence, and current speech is played to its end.
  ///
  /// - Parameter time: the time of the simulated clock.
  /// - Returns: the score from the first step on.
  public consuming func finished(at time: Instant) -> Score {
    advance(to: time)
    if let speaking { end(heard: speaking.isPaused ? speaking.share : 1, isAsPlanned: true) }
    return score
  }

  // MARK: Time

  private mutating func advance(to time: Instant) {
    let passed = max(0, time.microseconds - now.microseconds)
    guard passed > 0 else { return }
    now = time
    guard speaking == nil else {
      speaking?.pass(passed)
      return
    }
    score.rest(seconds: Double(passed) / 1_000_000)
  }

  private mutating func mark(_ happening: Happening) {
    if speaking == nil {
      score.mark(happening, position: cursor)
    } else {
      speaking?.mark(happening, position: cursor)
    }
  }

  // MARK: Speech

  /// Begins an utterance. For silent speech, the time of the utterance becomes silence.
  private mutating func begin(
    _ speech: ScreenReader.Speech, _ occurrence: Simulator.Occurrence, _ settings: VoiceOverSettings
  ) {
    if let speaking { end(heard: speaking.share) }
    // The initial position of the cursor is known only when its element is spoken.
    if speech.origin == .focus { cursor = occurrence.position }
    guard !speech.isSilent else { return }
    let spoken = ear.spoken(speech, settings: settings)
    guard !spoken.text.isEmpty else { return }
    let line = Score.Line(spoken, origin: speech.origin, id: occurrence.id, position: occurrence.position)
    speaking = Speaking(target: .line(score.add(line)), whole: settings.microseconds(toSay: spoken.text))
  }

  /// Begins an audio graph. Tones take the same time on both clocks.
  private mutating func beginGraph(_ speech: ScreenReader.Speech, _ occurrence: Simulator.Occurrence) {
    if let speaking { end(heard: speaking.share) }
    guard !speech.isSilent, let passage = speech.graph else { return }
    let graph = score.add(Score.Graph(passage, id: occurrence.id))
    speaking = Speaking(target: .graph(graph), whole: Int64(clamping: (passage.duration * 1_000_000).rounded()))
  }

  /// - Parameters:
  ///   - heard: the fraction that was heard, from 0 to 1.
  ///   - isAsPlanned: true when `heard` may exceed the fraction that has passed on the simulated clock.
  private mutating func end(heard: Double, isAsPlanned: Bool = false) {
    guard let ended = speaking else { return }
    speaking = nil
    let scale = isAsPlanned || ended.passed == 0 ? ended.share : heard
    var start = 0.0
    for mark in ended.marks {
      let place = ended.passed == 0 ? 0 : scale * Double(mark.passed) / Double(ended.passed)
      play(ended.target, from: start, to: place)
      start = max(start, place)
      switch mark.cue {
      case .silence(let seconds): score.rest(seconds: seconds)
      case .happening(let happening, let position): score.mark(happening, position: position)
      case .speech, .graph: break
      }
    }
    play(ended.target, from: start, to: heard)
  }

  private mutating func play(_ target: Speaking.Target, from start: Double, to end: Double) {
    switch target {
    case .line(let line): score.speak(line, from: start, to: end)
    case .graph(let graph): score.play(graph, from: start, to: end)
    }
  }
}

/// An utterance or an audio graph that is being played, with times of the simulated clock.
private struct Speaking: Sendable {
  /// The line or the graph, by its index in the score.
  enum Target { case line(Int), graph(Int) }

  let target: Target
  /// Its total duration, in microseconds.
  let whole: Int64
  /// How long it has been playing, in microseconds.
  var passed: Int64 = 0
  var isPaused = false
  /// The events during it, each with the playing time at that moment.
  var marks: [(passed: Int64, cue: Score.Cue)] = []

  /// The fraction that has been played, from 0 to 1.
  var share: Double { whole > 0 ? min(1, Double(passed) / Double(whole)) : 1 }

  mutating func pass(_ microseconds: Int64) {
    guard isPaused else { return passed += microseconds }
    marks.append((passed, .silence(seconds: Double(microseconds) / 1_000_000)))
  }

  mutating func mark(_ happening: Happening, position: Double) {
    marks.append((passed, .happening(happening, position: position)))
    switch happening {
    case .speechPaused: isPaused = true
    case .speechResumed: isPaused = false
    default: break
    }
  }
}

extension Score {
  /// The score of a performed script.
  ///
  /// - Complexity: O(n) in the events.
  public init(_ run: ScriptRun, ear: Ear) {
    var writer = ScoreWriter(ear: ear)
    for step in run.steps { writer.take(step.occurrences, settings: step.settings) }
    self = writer.finished(at: run.simulator.time)
  }
}
