public import Aloud

/// The voice of an exploration.
public protocol ExploreVoice: AnyObject {
  /// Starts a speech instead of the current one, and returns immediately.
  ///
  /// - Parameters:
  ///   - speech: the speech, without the hint that follows after a pause.
  ///   - settings: the current settings.
  /// - Returns: the duration in seconds; nil if the speech is not heard.
  func say(_ speech: ScreenReader.Speech, _ settings: VoiceOverSettings) -> Double?
  /// Starts an audio graph instead of the current speech or graph, and returns immediately.
  ///
  /// - Returns: the duration in seconds; nil if the graph is not heard.
  func play(_ graph: AudioGraph.Passage) -> Double?
  /// Stops the current speech or graph.
  func stop()
  /// Stops speech, graphs and sounds permanently.
  func end()
  /// Pauses the current speech or graph, also within a word.
  func pause()
  /// Resumes the paused speech or graph.
  func resume()
  /// Plays the sound of an event.
  func play(_ happening: Happening)
  /// The reason why nothing is heard, in a few words; nil if the voice works.
  var problem: String? { get }
}

extension ExploreVoice {
  public func play(_ graph: AudioGraph.Passage) -> Double? { nil }
  public func end() { stop() }
  public func pause() { stop() }
  public func resume() {}
}

/// A voice that says nothing, and can have a reason.
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
  /// The reason why playing failed. The thread of the speaker sets it.
  private let playingProblem = Guarded<String?>(nil)
  private let clock = ContinuousClock()
  /// The last speech or graph, and the time at which it began; nil after a stop.
  private var current: (speech: Waveform, begun: ContinuousClock.Instant)?
  /// The rest of a paused speech or graph.
  private var paused: Waveform?
  private var engineProblem: String?
  /// The number of failures since the engine last spoke; nil if it has never spoken.
  private var failures: Int?
  /// The number of consecutive failures after which an engine that has spoken is no longer used. Fewer may mean that only
  /// its worker was ended.
  private static let mostFailures = 3

  /// - Parameters:
  ///   - ear: converts printed text to the text for the engine.
  ///   - engine: the speech engine.
  ///   - player: the player.
  ///   - hasEarcons: false omits the sounds of events.
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
      // A text that the engine cannot say does not count as a failure.
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
