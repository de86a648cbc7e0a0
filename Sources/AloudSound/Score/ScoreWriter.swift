internal import AloudChart
internal import AloudReader
public import AloudScript
public import AloudSimulator
public import AloudSpeech
internal import AloudTree

/// Writes a score of what happens on the simulated clock.
///
///     var writer = ScoreWriter(ear: ear)
///     writer.take(simulator.perform(.swipeRight), settings: simulator.settings)
///     let score = writer.finished(at: simulator.time)
///
/// Outside of speech, simulated time passes unchanged. An engine needs another time for an utterance than the simulated
/// clock does. So what happens during speech keeps its place in the text, and speech is cut off after the same share of
/// it. While speech is paused, time passes unchanged, too.
public struct ScoreWriter: Sendable {
  private var score = Score()
  private let ear: Ear
  /// Up to here the score is written.
  private var now = Instant.start
  /// The place of the cursor, from left to right.
  private var cursor = 0.5
  private var speaking: Speaking?

  public init(ear: Ear) { self.ear = ear }

  /// A writer for what happens from a time on; the time before is left out.
  package init(ear: Ear, from time: Instant) {
    self.ear = ear
    now = time
  }

  /// Adds what happened, in its order.
  ///
  /// - Parameters:
  ///   - occurrences: those of a step.
  ///   - settings: as they are then.
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

  /// The whole score: time after the last event is silence, and speech that goes on is heard to its end.
  ///
  /// - Parameter time: of the simulated clock.
  /// - Returns: what is heard from the first step on.
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

  /// Silent speech takes its time as a silence.
  private mutating func begin(
    _ speech: ScreenReader.Speech, _ occurrence: Simulator.Occurrence, _ settings: VoiceOverSettings
  ) {
    if let speaking { end(heard: speaking.share) }
    // The place of the cursor at the beginning is known once its element speaks.
    if speech.origin == .focus { cursor = occurrence.position }
    guard !speech.isSilent else { return }
    let spoken = ear.spoken(speech, settings: settings)
    guard !spoken.text.isEmpty else { return }
    let line = Score.Line(spoken, origin: speech.origin, id: occurrence.id, position: occurrence.position)
    speaking = Speaking(target: .line(score.add(line)), whole: settings.microseconds(toSay: spoken.text))
  }

  /// Tones take the same time on both clocks.
  private mutating func beginGraph(_ speech: ScreenReader.Speech, _ occurrence: Simulator.Occurrence) {
    if let speaking { end(heard: speaking.share) }
    guard !speech.isSilent, let passage = speech.graph else { return }
    let graph = score.add(Score.Graph(passage, id: occurrence.id))
    speaking = Speaking(target: .graph(graph), whole: Int64(clamping: (passage.duration * 1_000_000).rounded()))
  }

  /// - Parameters:
  ///   - heard: how much of it was heard, from 0 to 1.
  ///   - isAsPlanned: true when that is not yet all of what the simulated clock has passed.
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

/// An utterance, or an audio graph, that is being heard, on the simulated clock.
private struct Speaking: Sendable {
  /// A part that is heard, by its place in the score.
  enum Target { case line(Int), graph(Int) }

  let target: Target
  /// How long all of it takes, in microseconds.
  let whole: Int64
  /// How long it has been heard, in microseconds.
  var passed: Int64 = 0
  var isPaused = false
  /// The events meanwhile, and how much had been heard then.
  var marks: [(passed: Int64, cue: Score.Cue)] = []

  /// How much of it has been heard, from 0 to 1.
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
  /// The score of a script that was performed.
  ///
  /// - Complexity: O(n) in what happened.
  public init(_ run: ScriptRun, ear: Ear) {
    var writer = ScoreWriter(ear: ear)
    for step in run.steps { writer.take(step.occurrences, settings: step.settings) }
    self = writer.finished(at: run.simulator.time)
  }
}
