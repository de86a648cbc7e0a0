public import Aloud

/// Something that is heard while a screen is explored.
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

/// Says nothing, and why.
public final class SilentVoice: ExploreVoice {
  public let problem: String?

  public init(because problem: String? = nil) { self.problem = problem }

  public func say(_ speech: ScreenReader.Speech, _ settings: VoiceOverSettings) -> Double? { nil }
  public func stop() {}
  public func play(_ happening: Happening) {}
}
