public import AloudSimulator

/// A page of the web that answers, as a rehearsal asks it.
public struct RehearsedPage: Sendable {
  /// The page; each simulator on it loads it anew.
  public let app: Simulator.LiveApp
  /// Whether a double tap on a node (its `backendDOMNodeId`) leads to another document, in the page as it is now.
  public let leadsAway: @Sendable (Int) -> Bool
  /// The traces of the page since it was loaded the last time.
  public let traces: @Sendable () -> Traces

  public init(
    _ app: Simulator.LiveApp, leadsAway: @escaping @Sendable (Int) -> Bool, traces: @escaping @Sendable () -> Traces
  ) {
    self.app = app
    self.leadsAway = leadsAway
    self.traces = traces
  }

  /// The actions of a page that VoiceOver does not tell.
  public struct Traces: Equatable, Sendable {
    /// How often its content was found changed, even where nobody can see or hear it.
    public var changes = 0
    /// How many requests it has made.
    public var requests = 0
    /// How many of them were not sent.
    public var heldBack = 0
    /// How many other documents it has gone on to.
    public var documents = 0
    /// True once it has done what no element shows, such as a sound or a copy.
    public var hasHiddenEffects = false
    /// True once it has done what is not followed, such as opening a window.
    public var hasLeft = false
    /// The scroll positions.
    public var scrolled = ""

    public init() {}
  }
}

/// The numbers of controls that were tried on a page, and of those that were not.
public struct RehearsalCounts: Equatable, Sendable {
  /// Controls that were tried.
  public var tried = 0
  /// Links to other documents; they are not followed.
  public var links = 0
  /// Controls beyond the number that was asked for.
  public var leftOut = 0
  /// Controls of which nothing can be said: they sent something that was held back, left the page, or were not there
  /// again.
  public var unjudged = 0
  /// The requests that were not sent: `POST http://localhost:3000/cart`, once for each time.
  public var heldBack: [String] = []

  public init() {}

  /// The same requests once each, in order, with their number.
  public var addresses: [(address: String, count: Int)] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for address in heldBack {
      if counts[address] == nil { order.append(address) }
      counts[address, default: 0] += 1
    }
    return order.map { ($0, counts[$0] ?? 0) }
  }
}
