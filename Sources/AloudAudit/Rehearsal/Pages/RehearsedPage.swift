public import AloudSimulator

/// A live web page, as a rehearsal needs it.
public struct RehearsedPage: Sendable {
  /// The page; each simulator reloads it.
  public let app: Simulator.LiveApp
  /// Whether a double tap on a node (its `backendDOMNodeId`) leads to another document, in the page's current state.
  public let leadsAway: @Sendable (Int) -> Bool
  /// The activity of the page since it was last loaded.
  public let traces: @Sendable () -> Traces

  /// A page that is tried, and how to ask what it did.
  public init(
    _ app: Simulator.LiveApp, leadsAway: @escaping @Sendable (Int) -> Bool, traces: @escaping @Sendable () -> Traces
  ) {
    self.app = app
    self.leadsAway = leadsAway
    self.traces = traces
  }

  /// The activity of a page that VoiceOver does not report.
  public struct Traces: Equatable, Sendable {
    /// How often its content has changed, even where users cannot see or hear it.
    public var changes = 0
    /// How many requests the page has made.
    public var requests = 0
    /// How many of them were not sent.
    public var heldBack = 0
    /// How many other documents the page has navigated to.
    public var documents = 0
    /// True once the page has done something that no element shows, such as playing a sound or copying.
    public var hasHiddenEffects = false
    /// True once the page has done something that is not followed, such as opening a window.
    public var hasLeft = false
    /// The scroll positions.
    public var scrolled = ""

    /// The traces of a page that has done nothing yet.
    public init() {}
  }
}

/// The numbers of controls that were tried on a page, and of those that were not.
public struct RehearsalCounts: Equatable, Sendable {
  /// Controls that were tried.
  public var tried = 0
  /// Links to other documents; they are not followed.
  public var links = 0
  /// Controls beyond the maximum.
  public var leftOut = 0
  /// Controls without a result: they sent a request that was held back, left the page, or were not found again.
  public var unjudged = 0
  /// The requests that were not sent, such as `POST http://localhost:3000/cart`; repeated requests occur repeatedly.
  public var heldBack: [String] = []

  /// The counts before the first page.
  public init() {}

  /// The different requests, in order, with their counts.
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
