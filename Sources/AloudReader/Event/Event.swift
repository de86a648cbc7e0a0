public import AloudChart
public import AloudSpeech
public import AloudTree

extension ScreenReader {
  /// Something that VoiceOver does in answer to a gesture, a notification or a new screen.
  public enum Event: Equatable, Sendable {
    /// Something is to be said.
    case utterance(Speech)
    /// An audio graph, or a part of it, is to be heard: the speech has a ``Speech/graph``, and no words.
    case graph(Speech)
    /// A sound is heard, or something happens that a script can name; never ``Happening/refused``, which has a reason.
    case happening(Happening)
    /// Nothing answers the user's gesture; scripts call it ``Happening/refused``.
    case refused(Refusal)
    /// The VoiceOver cursor is on this node now; nil on a screen without stops.
    case focus(NodeID?)
    /// The app is asked for something. A `Simulator` has an app that answers; without one it stays a question.
    case request(Request)
  }

  /// Words that are said without a break, and their origin.
  public struct Speech: Equatable, Sendable {
    /// How an element is said because it was activated.
    public enum Activation: String, CaseIterable, Sendable {
      /// The element is said again as it is now, without role, hint and cues; for a switch, its new state alone.
      case again
      /// The label is said until the screen that it opens appears and cuts it off.
      case beforeScreen
    }

    /// The reason why VoiceOver speaks.
    public enum Origin: String, CaseIterable, Sendable {
      /// The cursor is on an element, or the element changed.
      case focus
      /// The app posted an announcement.
      case announcement
      /// The user typed, deleted or passed over it.
      case echo
      /// The hint follows after a pause.
      case hint
      /// The rotor was turned, or moves through its items.
      case rotor
      /// A scroll view tells how far it is scrolled.
      case status
      /// VoiceOver tells something about itself.
      case system
      /// An audio graph plays, or its words are said, such as "Complete".
      case graph
    }

    /// The words: description and cues at once, the hint after a pause. ``fragments`` are those that are said now.
    public var utterance: Utterance
    /// The reason why it is said.
    public var origin: Origin
    /// The priority of an announcement.
    public var priority: Effect.Priority
    /// The element that it is about, in the tree that is on the screen when it begins to be said: after an edit or on
    /// another screen the same number may be another element. The ``id`` stays.
    public var node: NodeID?
    /// The id of that element, as the document has it; nil where it has none.
    public var id: String?
    /// True when speech is off: it takes its time, but is not heard.
    public var isSilent = false
    /// True when it waits for what was said just before, instead of cutting it off.
    public var follows = false
    /// How it belongs to an element that was activated; nil for other speech.
    public var activation: Activation?
    private var graphBox: Box<AudioGraph.Passage>?

    /// The tones that are heard instead of words.
    public var graph: AudioGraph.Passage? {
      get { graphBox?.value }
      set { graphBox = newValue.map(Box.init) }
    }

    /// The fragments that are said now, before the first pause.
    public var fragments: [Fragment] { utterance.beforePause }

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
  /// The hint and the later cues, which follow after a pause, as an utterance of their own; nil when there are none.
  public var hint: ScreenReader.Speech? {
    guard let rest = utterance.afterPause else { return nil }
    var speech = ScreenReader.Speech(rest, origin: origin == .echo ? .echo : .hint, priority: priority, node: node)
    (speech.id, speech.isSilent) = (id, isSilent)
    return speech
  }
}

/// Something that an assistive technology shows: what a braille display feels like, which element the keyboard is on,
/// which names can be said. Scripts write it as `[KIND] TEXT`.
public struct Shown: Equatable, Sendable {
  /// Which of the things that are shown it is, under the name that scripts put in brackets.
  public enum Kind: String, CaseIterable, Sendable {
    /// The cells of a braille display, as characters from U+2800.
    case braille
    /// The element that the keyboard is on now, with Full Keyboard Access.
    case keyboardFocus = "keyboard focus"
    /// The element that Switch Control highlights, or the group that selecting enters.
    case scan
    case scanGroup = "scan group"
    /// The way out of the group that is scanned.
    case scanOut = "scan out"
    /// The cursor of Switch Control hides, since the switch was not pressed.
    case scanHidden = "scan hidden"
    /// The items of the Scanner Menu.
    case scannerMenu = "scanner menu"
    /// The names that can be said to Voice Control.
    case names
    /// The numbers that can be said to Voice Control, each with its element.
    case numbers
    /// The grid of numbers on the screen.
    case grid
    /// The overlay of Voice Control goes.
    case overlayHidden = "overlay hidden"
    /// The custom actions of an element, to choose from.
    case actions
    /// A message of the technology, in the language of the app.
    case message
    /// An element that was pressed without VoiceOver's double tap, as it is afterwards.
    case pressed
    /// Full Keyboard Access looks for an element by what is typed.
    case find
    /// The help of Full Keyboard Access on its keys.
    case help
  }

  public let kind: Kind
  /// Empty where the kind says all.
  public let text: String
  /// The id of the element that it is about; nil where it has none.
  public let id: String?

  public init(_ kind: Kind, _ text: String = "", id: String? = nil) {
    self.kind = kind
    self.text = text
    self.id = id
  }
}

extension ScreenReader.Event {
  /// The same with another speech; an event without words as it is.
  package func withSpeech(_ change: (inout ScreenReader.Speech) -> Void) -> Self {
    guard case .utterance(var speech) = self else { return self }
    change(&speech)
    return .utterance(speech)
  }

  /// Something is to be said about a node.
  package static func said(
    _ utterance: Utterance, _ origin: ScreenReader.Speech.Origin, _ node: NodeID? = nil, follows: Bool = false
  ) -> Self {
    var speech = ScreenReader.Speech(utterance, origin: origin, node: node)
    speech.follows = follows
    return .utterance(speech)
  }
}
