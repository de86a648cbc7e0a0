public import AloudTree

extension Simulator.App {
  /// What effects lead to beyond the tree; in the order in which it happens.
  public enum Outcome: Equatable, Sendable {
    /// The app posted this. Ids in it are those of the document; see ``Simulator/App/node(named:)``.
    case posted(ScreenReader.Notification)
    /// Another screen is on top. A screen that one comes back to tells the node that had the cursor there.
    case screenChanged(returningTo: NodeID?)
    /// A timer begins.
    case later(Timer)
    /// All timers of this name are to end.
    case cancelled(name: String)
    /// The app asks the system for Guided Access; how that went decides which effects are run next.
    case guidedAccess(Effect.GuidedAccessRequest)
    /// More than ``Simulator/App/maximumEffects`` effects would have happened at once; the rest did not.
    case overrun
  }

  /// Effects that wait for their time.
  public struct Timer: Equatable, Sendable {
    /// On the simulated clock, from now until they happen for the first time.
    public var seconds: Double
    public var effects: [Effect]
    /// Seconds between one time and the next; nil for once.
    public var interval: Double?
    /// Seconds from now after which they no longer happen; nil for never.
    public var until: Double?
    public var name: String?

    public init(
      seconds: Double, effects: [Effect], interval: Double? = nil, until: Double? = nil, name: String? = nil
    ) {
      self.seconds = seconds
      self.effects = effects
      self.interval = interval
      self.until = until
      self.name = name
    }
  }

  /// What comes of a request.
  public struct Answer: Equatable, Sendable {
    /// False when nobody in the app answers, or there is nothing left to do: the last page, the highest value.
    public var isHandled: Bool
    public var outcomes: [Outcome]
    /// How far something is scrolled now; nil when only behaviors answered.
    public var scrolled: ScreenReader.ScrollStatus?

    public init(isHandled: Bool, outcomes: [Outcome] = [], scrolled: ScreenReader.ScrollStatus? = nil) {
      self.isHandled = isHandled
      self.outcomes = outcomes
      self.scrolled = scrolled
    }
  }

  /// Effects that happen in one instant: what they led to so far, and how many there were.
  struct Run {
    var outcomes: [Outcome] = []
    private var count = 0

    /// True when one more may happen; the first that may not is an outcome.
    mutating func permitsAnother() -> Bool {
      count += 1
      if count == maximumEffects + 1 { outcomes.append(.overrun) }
      return count <= maximumEffects
    }
  }
}
