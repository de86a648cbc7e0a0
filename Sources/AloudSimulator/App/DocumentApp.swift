internal import AloudReader
public import AloudSpeech
public import AloudTree

extension Simulator {
  /// A document that answers: screens over one another, each as it has become, and what its controls do.
  ///
  ///     var app = Simulator.DocumentApp(document)
  ///     let outcomes = app.appear()
  ///     let answer = app.answer(.activate(button))
  ///     if let change = app.takeChange() { … }
  ///
  /// A value without a clock: timers are handed out as ``Simulator/App/Outcome/later(_:)``, and come back through ``run(_:)``.
  public struct DocumentApp: Sendable {
    public typealias Answer = App.Answer
    public typealias Outcome = App.Outcome
    typealias Timer = App.Timer

    /// How many effects may happen in one instant; more are taken for a circle.
    public static let maximumEffects = 1000
    /// How many screens may be over one another; another one is not shown.
    public static let maximumScreens = 2000

    public let document: Document
    public var settings: VoiceOverSettings
    /// From the first screen to the one on top; never empty.
    var levels: LayerStack<Level>
    var changes = Changes()
    /// The restrictions of Guided Access; see ``restrict(_:)``.
    var restrictions = Restrictions()
    var memory = Memory()

    /// - Parameters:
    ///   - document: the app.
    ///   - screen: where it is; nil is the document's first screen.
    ///   - settings: matter for controls that have no behaviors, and for the direction of scrolling.
    public init(
      _ document: Document, screen: Document.Screen? = nil, settings: VoiceOverSettings = VoiceOverSettings()
    ) {
      self.document = document
      self.settings = settings
      levels = LayerStack(Level(screen: screen ?? document.firstScreen, arrival: .first))
    }

    /// The screen on top, as it is now.
    public var screen: Document.Screen { levels.top.screen }

    /// The tree of the screen on top, as it is now.
    public var tree: Tree { levels.top.screen.tree }

    /// How many screens are over one another.
    public var depth: Int { levels.topmost + 1 }

    /// The node of the screen on top that has VoiceOver's cursor, for coming back to it; whoever moves the cursor tells it
    /// here.
    public var cursor: NodeID? {
      get { levels.top.cursor }
      set { levels.top.cursor = newValue }
    }

    /// The app and its first screen appear: what they do then.
    public mutating func appear() -> [Outcome] {
      run((document.behaviors.effects[.appear] ?? []) + (screen.behaviors.effects[.appear] ?? []))
    }

    /// Effects that are due happen.
    public mutating func run(_ effects: [Effect]) -> [Outcome] {
      var run = Run()
      perform(effects, &run)
      return run.outcomes
    }
  }
}
