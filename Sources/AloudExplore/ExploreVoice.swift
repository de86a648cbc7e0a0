public import Aloud

/// The voice that is heard while a screen is explored.
public protocol ExploreVoice: AnyObject {
  /// Begins to say something, and ends what was being said; returns at once.
  ///
  /// - Parameters:
  ///   - speech: what is said now; not the hint that follows after a pause.
  ///   - settings: as they are now.
  /// - Returns: how long it takes in seconds, or nil when it is not heard.
  func say(_ speech: ScreenReader.Speech, _ settings: VoiceOverSettings) -> Double?
  /// Begins to play an audio graph, and ends what was being said or played; returns at once.
  ///
  /// - Returns: how long it takes in seconds, or nil when it is not heard.
  func play(_ graph: AudioGraph.Passage) -> Double?
  /// Ends what is being said or played.
  func stop()
  /// Ends everything that is heard, for good.
  func end()
  /// Stops in the middle of a word.
  func pause()
  /// Goes on from there.
  func resume()
  /// A sound.
  func play(_ happening: Happening)
  /// Why nothing is heard, in a few words; nil when all is well.
  var problem: String? { get }
}

extension ExploreVoice {
  public func play(_ graph: AudioGraph.Passage) -> Double? { nil }
  public func end() { stop() }
  public func pause() { stop() }
  public func resume() {}
}

/// A voice that says nothing, with the reason.
public final class SilentVoice: ExploreVoice {
  public let problem: String?

  public init(because problem: String? = nil) { self.problem = problem }

  public func say(_ speech: ScreenReader.Speech, _ settings: VoiceOverSettings) -> Double? { nil }
  public func stop() {}
  public func play(_ happening: Happening) {}
}

/// A voice that speaks through a speech engine and a player.
///
/// If either fails, it gives the reason and stays silent. The walk continues.
public final class LiveVoice: ExploreVoice {
  private let ear: Ear
  private let engine: any SpeechEngine
  private let speaker: LiveSpeaker
  private let hasEarcons: Bool
  /// Why playing failed; set by the thread of the speaker.
  private let playingProblem = Guarded<String?>(nil)
  private let clock = ContinuousClock()
  /// The current speech, and its beginning; nil once it has been stopped.
  private var current: (speech: Waveform, begun: ContinuousClock.Instant)?
  /// The speech that was stopped in the middle of a word.
  private var paused: Waveform?
  private var engineProblem: String?
  /// How often in a row the engine has failed since it last spoke; nil while it never has.
  private var failures: Int?
  /// How often in a row an engine that has spoken before must fail until it is given up: its worker may have been ended.
  private static let mostFailures = 3

  /// - Parameters:
  ///   - ear: makes of what is printed what the engine says.
  ///   - engine: who speaks.
  ///   - player: who plays it.
  ///   - hasEarcons: false leaves out the sounds that signal events.
  public init(ear: Ear, engine: any SpeechEngine, player: Player, hasEarcons: Bool = true) {
    self.ear = ear
    self.engine = engine
    self.hasEarcons = hasEarcons
    speaker = LiveSpeaker(player: player) { [playingProblem] error in
      playingProblem.withLock { $0 = error.description }
    }
  }

  public var problem: String? { engineProblem ?? playingProblem.withLock { $0 } }

  public func say(_ speech: ScreenReader.Speech, _ settings: VoiceOverSettings) -> Double? {
    stop()
    guard problem == nil, !speech.isSilent else { return nil }
    do throws(SoundError) {
      let rendition = try engine.rendition(of: ear.spoken(speech, settings: settings).passage)
      // One line that cannot be said is no reason to be silent.
      guard rendition.loss == nil || !rendition.waveform.samples.isEmpty else { return nil }
      failures = 0
      begin(rendition.waveform)
      return rendition.waveform.duration
    } catch {
      failures = failures.map { $0 + 1 }
      if failures.map({ $0 >= LiveVoice.mostFailures }) ?? true { engineProblem = error.description }
      return nil
    }
  }

  public func play(_ graph: AudioGraph.Passage) -> Double? {
    stop()
    guard problem == nil else { return nil }
    begin(graph.waveform())
    return graph.duration
  }

  private func begin(_ speech: Waveform) {
    current = (speech, clock.now)
    speaker.say(speech)
  }

  public func stop() {
    speaker.stop()
    current = nil
    paused = nil
  }

  public func end() {
    stop()
    speaker.end()
  }

  public func pause() {
    guard let (speech, begun) = current else { return }
    let heard = begun.duration(to: clock.now) / .seconds(1)
    stop()
    paused = speech.dropping(seconds: heard)
  }

  public func resume() {
    guard let rest = paused else { return }
    paused = nil
    begin(rest)
  }

  public func play(_ happening: Happening) {
    guard hasEarcons, problem == nil else { return }
    speaker.play(happening)
  }
}
