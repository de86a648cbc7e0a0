public import AloudReader
public import AloudTree

extension Simulator {
  /// Something that the user hears, feels or sees while an app is used.
  ///
  /// A `ScreenReader.Event` is what VoiceOver does; the clock and the queue of speech decide what becomes of it.
  public enum Event: Equatable, Sendable {
    /// Something begins to be said.
    case utterance(ScreenReader.Speech)
    /// A part of an audio graph begins to be heard: the speech has a `graph`, and no words.
    case graph(ScreenReader.Speech)
    /// Speech ends; `heard` is the share of it that was heard, from 0 to 1.
    case fellSilent(ScreenReader.Speech, heard: Double)
    /// An announcement is cut off; or an element that has been activated, by the screen that it opens.
    case interrupted(ScreenReader.Speech)
    /// An announcement that waited for its turn is dropped, without a word to the app.
    case lost(ScreenReader.Speech)
    /// `UIAccessibility.announcementDidFinishNotification`.
    case announcementFinished(ScreenReader.Speech, success: Bool)
    /// A sound is heard, or something happens that a script can name; never `Happening.refused`, which has a reason.
    case happening(Happening)
    /// Nothing answers the user's gesture; scripts call it `Happening.refused`.
    case refused(Refusal)
    /// The VoiceOver cursor is on this node now; nil on a screen without stops.
    case focus(NodeID?)
    /// An assistive technology shows something.
    case shown(Shown)
  }

  /// An event, and its time.
  public struct Occurrence: Equatable, Sendable {
    /// On the simulated clock.
    public let time: Instant
    /// Nodes in it are those of the tree of that moment; ``id`` stays.
    public let event: Event
    /// The id of the element that it is about; nil where there is none.
    public let id: String?
    /// The place of the speech or the focus: 0 at the left edge of the screen, 1 at the right one; 0.5 for none.
    public let position: Double
    /// True for what has no sound of VoiceOver's: it is off, or what the device refuses never reached it.
    public var isSoundless = false
  }
}

extension Simulator.Occurrence {
  /// Something that has no place on the screen, such as what another device shows.
  package init(of event: Simulator.Event, at time: Instant) {
    self.init(time: time, event: event, id: nil, position: 0.5)
  }
}

/// A time on the simulated clock, in microseconds since the simulator was made. Whole numbers, so that the same script
/// gives the same times on every machine.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since the simulator was made.
  public var microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The same in seconds.
  public var seconds: Double { Double(microseconds) / 1_000_000 }

  /// The time at which every simulator begins.
  public static let start = Instant(microseconds: 0)

  public static func < (one: Instant, other: Instant) -> Bool { one.microseconds < other.microseconds }

  /// That many seconds later; a year at most, so that sums stay in range.
  func after(seconds: Double) -> Instant {
    let year = 31_536_000.0
    let microseconds = (min(max(seconds, 0), year) * 1_000_000).rounded()
    return Instant(microseconds: self.microseconds + Int64(clamping: microseconds))
  }

  func after(milliseconds: Int) -> Instant { Instant(microseconds: microseconds + Int64(milliseconds) * 1000) }
}
