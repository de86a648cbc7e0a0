public import AloudChart
public import AloudSpeech
public import AloudTree

extension ScreenReader {
  /// What VoiceOver does in response to a gesture, a notification or a new screen.
  public enum Event: Equatable, Sendable {
    /// VoiceOver says something.
    case utterance(Speech)
    /// An audio graph, or a part of it, plays. The speech has a ``Speech/graph`` and no words.
    case graph(Speech)
    /// A sound plays, or something happens that a script can name. Never ``Happening/refused``, which has its own case
    /// with a reason.
    case happening(Happening)
    /// The user's gesture has no effect; scripts call this ``Happening/refused``.
    case refused(Refusal)
    /// The VoiceOver cursor is now on this node; nil on a screen without stops.
    case focus(NodeID?)
    /// A request to the app. The app of a `Simulator` replies; without a simulator, there is no reply.
    case request(Request)
  }

  /// Words that are said without a break, and why VoiceOver says them.
  public struct Speech: Equatable, Sendable {
    /// How an element is said after it was activated.
    public enum Activation: String, CaseIterable, Sendable {
      /// The element is said again in its current state, without role, hint and cues; for a switch, only the new state.
      case again
      /// The label is said until the screen that the element opens appears.
      case beforeScreen
    }

    /// The reason why VoiceOver speaks.
    public enum Origin: String, CaseIterable, Sendable {
      /// The cursor moved to an element, or the element changed.
      case focus
      /// The app posted an announcement.
      case announcement
      /// The user typed or deleted the text, or moved the cursor over it.
      case echo
      /// The hint follows after a pause.
      case hint
      /// The rotor was turned, or moved through its items.
      case rotor
      /// A scroll view reports its position.
      case status
      /// A message about VoiceOver itself.
      case system
      /// An audio graph plays, or words of the graph are said, such as "Complete".
      case graph
    }

    /// Description and cues are said at once, the hint after a pause. ``fragments`` are those that are said at once.
    public var utterance: Utterance
    /// Why VoiceOver speaks.
    public var origin: Origin
    /// The priority of an announcement.
    public var priority: Effect.Priority
    /// The element that the speech is about, in the tree that is on the screen when the speech begins. After an edit,
    /// or on another screen, the same number can be another element; the ``id`` stays valid.
    public var node: NodeID?
    /// The id of that element in the document; nil if it has none.
    public var id: String?
    /// True while speech is off: the speech takes time, but is not heard.
    public var isSilent = false
    /// True if the speech waits for the previous one instead of cutting it off.
    public var follows = false
    /// Why an activated element is said; nil for other speech.
    public var activation: Activation?
    private var graphBox: Box<AudioGraph.Passage>?

    /// The tones that play instead of words.
    public var graph: AudioGraph.Passage? {
      get { graphBox?.value }
      set { graphBox = newValue.map(Box.init) }
    }

    /// The fragments that are said before the first pause.
    public var fragments: [Fragment] { utterance.beforePause }

    /// Speech about a node; without a node, about the app or VoiceOver itself.
    public init(
      _ utterance: Utterance, origin: Origin, priority: Effect.Priority = .default, node: NodeID? = nil
    ) {
      self.utterance = utterance
      self.origin = origin
      self.priority = priority
      self.node = node
    }
  }
}

extension ScreenReader.Speech {
  /// The hint and the later cues, which follow after a pause, as a separate speech; nil if there are none.
  public var hint: ScreenReader.Speech? {
    guard let rest = utterance.afterPause else { return nil }
    var speech = ScreenReader.Speech(rest, origin: origin == .echo ? .echo : .hint, priority: priority, node: node)
    (speech.id, speech.isSilent) = (id, isSilent)
    return speech
  }
}

/// Output of an assistive technology other than speech: the cells of a braille display, the focus of the keyboard, the
/// names for Voice Control. Scripts write it as `[KIND] TEXT`.
public struct Shown: Equatable, Sendable {
  /// The kind of output, with the name that scripts put in brackets.
  public enum Channel: String, CaseIterable, Sendable {
    /// The cells of a braille display, as characters from U+2800.
    case braille
    /// The element that has the focus of Full Keyboard Access.
    case keyboardFocus = "keyboard focus"
    /// The element that Switch Control highlights, or the group that is entered when it is selected.
    case scan
    /// A group of elements that Switch Control highlights as one.
    case scanGroup = "scan group"
    /// The item of Switch Control that leaves the current group.
    case scanOut = "scan out"
    /// Switch Control hides its cursor because the switch was not pressed.
    case scanHidden = "scan hidden"
    /// The items of the Scanner Menu.
    case scannerMenu = "scanner menu"
    /// The names that Voice Control understands.
    case names
    /// The numbers that Voice Control understands, each with its element.
    case numbers
    /// The grid of numbers on the screen.
    case grid
    /// The overlay of Voice Control disappears.
    case overlayHidden = "overlay hidden"
    /// The custom actions of an element, from which the user chooses.
    case actions
    /// A message of the technology, in the language of the app.
    case message
    /// The state of an element after it was pressed without VoiceOver's double tap.
    case pressed
    /// Full Keyboard Access searches for an element with the typed text.
    case find
    /// The help of Full Keyboard Access about its keys.
    case help
  }

  /// What is shown, and by which technology.
  public let kind: Channel
  /// The text; empty if the kind is enough.
  public let text: String
  /// The id of the element; nil if it has none.
  public let id: String?

  /// An output; most kinds have a text, and only outputs about one element have an id.
  public init(_ kind: Channel, _ text: String = "", id: String? = nil) {
    self.kind = kind
    self.text = text
    self.id = id
  }
}

extension ScreenReader.Event {
  /// The event with a changed speech. An event without speech is unchanged.
  package func withSpeech(_ change: (inout ScreenReader.Speech) -> Void) -> Self {
    guard case .utterance(var speech) = self else { return self }
    change(&speech)
    return .utterance(speech)
  }

  /// An utterance about a node.
  package static func said(
    _ utterance: Utterance, _ origin: ScreenReader.Speech.Origin, _ node: NodeID? = nil, follows: Bool = false
  ) -> Self {
    var speech = ScreenReader.Speech(utterance, origin: origin, node: node)
    speech.follows = follows
    return .utterance(speech)
  }
}
