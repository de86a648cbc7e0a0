public import AloudReader
public import AloudSpeech
public import AloudTree

/// A recording of a real VoiceOver, replayed: how well we agree.
///
///     let conformance = Conformance(recording, on: ScreenReader(recording.document))
///     conformance.agreeing  // 17
///     conformance.steps.count  // 20
///
/// Case, punctuation and spaces do not count. A device says what follows after a pause, or leaves it out.
public struct Conformance: Sendable {
  /// The place of VoiceOver when the recording began.
  public enum Start: Equatable, Sendable {
    /// On our first stop.
    case firstStop
    /// Nowhere: its first move led to our first stop.
    case beforeFirstStop
    /// On the stop of this rank, from 0.
    case stop(Int)
  }

  /// The result of a step of a recording.
  public enum Verdict: Equatable, Sendable {
    /// We say what the device said.
    case agrees
    /// The same stop, in other words.
    case differs
    /// The device went past these stops of ours.
    case passedOver([PassedStop])
    /// The device has a stop that we do not have.
    case unknownStop
  }

  /// A stop of ours that the device does not have.
  public struct PassedStop: Equatable, Sendable {
    /// Its place in the tree of the recording.
    public let node: NodeID
    /// Our words there, without the hint.
    public let ours: String
  }

  /// Words in which we differ, one after another.
  public enum Difference: Equatable, Sendable {
    /// We say them, for the reason that the fragment gives; the device does not.
    case onlyOurs(String, Fragment)
    /// The device says them; we do not.
    case onlyDevice(String)
    /// Both say them, in another place.
    case elsewhere(String, Fragment)
  }

  /// A step of a recording, and what we say at it.
  public struct Step: Sendable {
    /// From 1.
    public let number: Int
    /// How the device was moved.
    public let action: Recording.Action
    /// The words of the device, as they were recorded.
    public let device: String
    /// Our words, without the hint; empty where the device has a stop that we do not have.
    public let ours: String
    /// True where we are at an end of the screen and say nothing.
    public let isBoundary: Bool
    /// Our place then, in the tree of the recording; nil where the device has a stop that we do not have.
    public let node: NodeID?
    /// Whether we say the same.
    public let verdict: Verdict
    /// The words that make the difference, for ``Verdict/differs`` alone.
    public let differences: [Difference]
  }

  /// The place of the device before its first step, as far as its words there tell.
  public let start: Start
  /// A step each, in order.
  public let steps: [Step]

  /// How many steps agree.
  public var agreeing: Int { steps.count { $0.verdict == .agrees } }
  /// True when every step agrees.
  public var isComplete: Bool { agreeing == steps.count }

  /// Replays a recording with a reader on its screen, on the first stop.
  ///
  /// - Complexity: O(steps + stops) where the device agrees; a search among 20 stops for each step that differs.
  public init(_ recording: Recording, on reader: ScreenReader) {
    var reader = reader
    // A reader that moves in and out of containers has them as stops.
    if recording.steps.contains(where: { $0.action == .moveIn || $0.action == .moveOut }) {
      var settings = reader.settings
      settings.navigation = .grouped
      reader.change(settings)
      if reader.rank == 0 { _ = reader.standOnFirstMember() }
    }
    var replay = ConformanceReplay(recording.steps, reader)
    replay.run()
    start = replay.start
    steps = replay.results
  }
}
