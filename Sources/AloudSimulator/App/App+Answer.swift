public import AloudReader
public import AloudTree

extension Simulator.App {
  /// The results of a request besides the tree, in the order in which they happen.
  public enum Outcome: Equatable, Sendable {
    /// The app posted this. Ids in it are those of the document; see ``Simulator/DocumentApp/node(named:)``.
    case posted(ScreenReader.Notification)
    /// Another screen is on top. A screen that one comes back to tells the node that had the cursor there.
    case screenChanged(returningTo: NodeID?)
    /// A timer begins; ``Request/due(_:)`` tells when its time has come.
    case later(Timer)
    /// All timers of this name are to end.
    case cancelled(name: String)
    /// The app asks the system for Guided Access; the result comes back to it as ``News/completion(of:didSucceed:)``.
    case guidedAccess(Effect.GuidedAccessRequest)
    /// A live app can go on no longer; why, and what to do.
    case failed(String)
    /// More than ``Simulator/DocumentApp/maximumEffects`` effects would have happened at once; the rest did not.
    case overrun
  }

  /// An effect that waits for its time.
  public struct Timer: Equatable, Sendable {
    /// On the simulated clock, from now until they happen for the first time.
    public var seconds: Double
    /// The effects of a document at that time.
    public var effects: [Effect]
    /// Seconds between one time and the next; nil for once.
    public var interval: Double?
    /// Seconds from now after which they no longer happen; nil for never.
    public var until: Double?
    public var name: String?

    public init(
      seconds: Double, effects: [Effect] = [], interval: Double? = nil, until: Double? = nil, name: String? = nil
    ) {
      self.seconds = seconds
      self.effects = effects
      self.interval = interval
      self.until = until
      self.name = name
    }
  }

  /// The answer to a request.
  public struct Answer: Equatable, Sendable {
    /// False when nobody in the app answers, or there is nothing left to do: the last page, the highest value.
    public var isHandled: Bool
    public var outcomes: [Outcome]
    /// How far something is scrolled now; nil when only behaviors answered.
    public var scrolled: ScreenReader.ScrollStatus?
    /// Why nobody answers; nil leaves it to VoiceOver to say so.
    public var refusal: Refusal?
    /// The change of a live app's screen; a document hands its change out when it is asked.
    public var change: Change?

    public init(isHandled: Bool, outcomes: [Outcome] = [], scrolled: ScreenReader.ScrollStatus? = nil) {
      self.isHandled = isHandled
      self.outcomes = outcomes
      self.scrolled = scrolled
    }
  }

  /// The change of the screen on top since it was last asked for.
  public struct Change: Equatable, Sendable {
    /// The map to the nodes as they are now. Nil on a new screen; of a document also when all are where they were.
    /// Nodes of a live app are then found again by their ids.
    public var map: TreeMap?
    /// True when another screen is on top; its tree has nothing to do with the one before.
    public var isNewScreen: Bool
    /// The nodes whose properties are others, by the ids that they have now; nil where that is not known.
    public var touched: Set<NodeID>?
    /// The node of this tree that has got the keyboard's focus, which VoiceOver's cursor follows; nil where that has not moved.
    public var focused: NodeID?
    public var tree: Tree

    public init(tree: Tree, map: TreeMap? = nil, isNewScreen: Bool = false, touched: Set<NodeID>? = nil) {
      self.tree = tree
      self.map = map
      self.isNewScreen = isNewScreen
      self.touched = touched
    }
  }
}
