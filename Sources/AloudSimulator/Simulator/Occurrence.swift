internal import AloudBase
public import AloudReader
public import AloudTree

extension Simulator {
  /// An event that the user hears, feels or sees.
  ///
  /// A `ScreenReader.Event` is what VoiceOver intends; the clock and the speech queue decide what actually happens.
  public enum Event: Equatable, Sendable {
    /// Speech begins.
    case utterance(ScreenReader.Speech)
    /// A part of an audio graph begins. The speech has a `graph` and no words.
    case graph(ScreenReader.Speech)
    /// Speech ends; `heard` is the part of it that was heard, from 0 to 1.
    case fellSilent(ScreenReader.Speech, heard: Double)
    /// An announcement is cut off, or an activated element is cut off by the screen that it opens.
    case interrupted(ScreenReader.Speech)
    /// A waiting announcement is dropped; the app is not informed.
    case lost(ScreenReader.Speech)
    /// `UIAccessibility.announcementDidFinishNotification`.
    case announcementFinished(ScreenReader.Speech, success: Bool)
    /// A sound plays, or something happens that a script can name. Never `Happening.refused`, which has its own case
    /// with a reason.
    case happening(Happening)
    /// The user's gesture has no effect; scripts call this `Happening.refused`.
    case refused(Refusal)
    /// The VoiceOver cursor is now on this node; nil on a screen without stops.
    case focus(NodeID?)
    /// Output of another assistive technology.
    case shown(Shown)
  }

  /// An event, and its time.
  public struct Occurrence: Equatable, Sendable {
    /// The time on the simulated clock.
    public let time: Instant
    /// Nodes in the event are those of the tree at that time; ``id`` stays valid.
    public let event: Event
    /// The id of the element of the event; nil if there is none.
    public let id: String?
    /// The horizontal position of the speech or the focus: 0 at the left edge of the screen, 1 at the right edge; 0.5
    /// if there is none.
    public let position: Double
    /// True for events without a sound of VoiceOver: it is off, or the device refused the gesture before VoiceOver.
    public var isSoundless = false
  }
}

extension Simulator.Occurrence {
  /// An occurrence without a position on the screen, such as output of another device.
  package init(of event: Simulator.Event, at time: Instant) {
    self.init(time: time, event: event, id: nil, position: 0.5)
  }
}

/// A time on the simulated clock, in microseconds since the simulator was created. Whole numbers make the times of a
/// script equal on every machine.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since the simulator was created.
  public var microseconds: Int64

  /// A time after this many microseconds.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The same in seconds.
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  /// The start time of every simulator.
  public static let start = Instant(microseconds: 0)

  public static func < (one: Instant, other: Instant) -> Bool { one.microseconds < other.microseconds }

  /// The time some seconds later, at most a year, so that sums cannot overflow.
  func after(seconds: Double) -> Instant {
    let year = 31_536_000.0
    let microseconds = (min(max(seconds, 0), year) * 1_000_000).rounded()
    return Instant(microseconds: self.microseconds + Int64(clamping: microseconds))
  }

  func after(milliseconds: Int) -> Instant { Instant(microseconds: microseconds + Int64(milliseconds) * 1000) }
}

extension Simulator.Event {
  /// True for an event that says that a gesture did nothing: it met a boundary, found nothing, or was refused.
  package var tellsNoEffect: Bool {
    switch self {
    case .happening(.boundary), .happening(.nothingThere), .refused: true
    default: false
    }
  }
}
