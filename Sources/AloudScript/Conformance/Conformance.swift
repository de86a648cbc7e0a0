public import AloudReader
public import AloudSpeech
public import AloudTree

/// The comparison of a VoiceOver recording with Aloud's speech.
///
///     let conformance = Conformance(recording, on: ScreenReader(recording.document))
///     conformance.agreeing  // 17
///     conformance.steps.count  // 20
///
/// Case, punctuation and spaces are ignored. The words after a pause may be missing in a recording.
public struct Conformance: Sendable {
  /// The position of VoiceOver at the beginning of the recording.
  public enum Start: Equatable, Sendable {
    /// On Aloud's first stop.
    case firstStop
    /// Before the first stop: the first move goes to Aloud's first stop.
    case beforeFirstStop
    /// On the stop of this rank, from 0.
    case stop(Int)
  }

  /// The result of a step of a recording.
  public enum Verdict: Equatable, Sendable {
    /// Aloud says what the device said.
    case agrees
    /// The same stop, with other words.
    case differs
    /// The device did not stop at these stops of Aloud.
    case passedOver([PassedStop])
    /// The device has a stop that Aloud does not have.
    case unknownStop
    /// The recorder has no words of this step, so there is nothing to compare.
    case unheard
  }

  /// A stop of Aloud that the device does not have.
  public struct PassedStop: Equatable, Sendable {
    /// The node in the tree of the recording.
    public let node: NodeID
    /// Aloud's words there, without the hint.
    public let ours: String
  }

  /// Words that differ, in order.
  public enum Difference: Equatable, Sendable {
    /// Only Aloud says them; the fragment has the reason.
    case onlyOurs(String, Fragment)
    /// Only the device says them.
    case onlyDevice(String)
    /// Both say them, at different places.
    case elsewhere(String, Fragment)
  }

  /// A step of a recording, and Aloud's speech.
  public struct Step: Sendable {
    /// The number of the step, from 1.
    public let number: Int
    /// The move of the device.
    public let action: Recording.Action
    /// The recorded words of the device.
    public let device: String
    /// Aloud's words, without the hint; empty if Aloud does not have the stop.
    public let ours: String
    /// The parts of these words, with their reasons.
    public let fragments: [Fragment]
    /// True when Aloud is at an end of the screen and says nothing.
    public let isBoundary: Bool
    /// Aloud's node in the tree of the recording; nil if Aloud does not have the stop.
    public let node: NodeID?
    /// The result of the comparison.
    public let verdict: Verdict
    /// The words that differ; only for ``Verdict/differs``.
    public let differences: [Difference]
  }

  /// The position of the device before its first step, as far as its words show it.
  public let start: Start
  /// The steps in order.
  public let steps: [Step]

  /// The number of steps that agree.
  public var agreeing: Int { steps.count { $0.verdict == .agrees } }
  /// The number of steps of which the recorder has words.
  public var heard: Int { steps.count { $0.verdict != .unheard } }
  /// True when every step agrees of which the recorder has words.
  public var isComplete: Bool { agreeing == heard }

  /// Replays a recording with a reader on its screen, on the first stop.
  ///
  /// - Complexity: O(steps + stops) if the device agrees, plus a search among 20 stops for each step that differs.
  public init(_ recording: Recording, on reader: ScreenReader) {
    var reader = reader
    // A device that moves into and out of containers uses grouped navigation.
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
