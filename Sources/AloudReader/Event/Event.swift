public import AloudChart
public import AloudSpeech
public import AloudTree

extension ScreenReader {
  /// Something that happens while VoiceOver is used.
  public enum Event: Equatable, Sendable {
    /// Something begins to be said.
    case utterance(Speech)
    /// An audio graph, or a part of it, begins to be heard: the speech has a ``Speech/graph``, and no words.
    case graph(Speech)
    /// A sound is heard, or something happens that a script can name; never ``Happening/refused``, which has a reason.
    case happening(Happening)
    /// Nothing takes what the user does; scripts call it ``Happening/refused``.
    case refused(Refusal)
    /// The VoiceOver cursor is on this node now; nil on a screen without stops.
    case focus(NodeID?)
    /// The app is asked for something. A `Simulator` has an app that answers; without one it stays a question.
    case request(Request)
    /// What was being said is said no longer; `heard` is how much of it was, from 0 to 1.
    case fellSilent(Speech, heard: Double)
    /// An announcement is cut off; or an element that has been activated, by the screen that it opens.
    case interrupted(Speech)
    /// An announcement that waited for its turn is dropped, without a word to the app.
    case lost(Speech)
    /// `UIAccessibility.announcementDidFinishNotification`.
    case announcementFinished(Speech, success: Bool)
  }

  /// Something that is said at one go, and on whose account.
  public struct Speech: Equatable, Sendable {
    /// How an element is said on account of its activation.
    public enum Activation: String, CaseIterable, Sendable {
      /// Once more, as it is now: without role, hint and cues; of a switch its new state alone.
      case again
      /// By its label, until the screen appears that it opens, which cuts it off.
      case beforeScreen
    }

    /// What made VoiceOver speak.
    public enum Origin: String, CaseIterable, Sendable {
      /// The cursor is on an element, or the element changed.
      case focus
      /// The app posted it.
      case announcement
      /// What is typed, deleted or passed over.
      case echo
      /// What can be done, after a pause.
      case hint
      /// The rotor and what it turns to.
      case rotor
      /// How far something is scrolled.
      case status
      /// VoiceOver about itself.
      case system
      /// An audio graph: its tones, and what is said of them, such as "Complete".
      case graph
    }

    /// What is said: its description and cues at once, and its hint after a pause. ``fragments`` are those that are said now.
    public var utterance: Utterance
    /// On whose account it is said.
    public var origin: Origin
    /// Matters for announcements.
    public var priority: Effect.Priority
    /// The element that it is about, in the tree that is on the screen when it begins to be said: after an edit or on another
    /// screen the same number may be another element. The ``id`` stays.
    public var node: NodeID?
    /// The id of that element, as the document has it; nil where it has none.
    public var id: String?
    /// True when speech is off: it takes its time, and nobody hears it.
    public var isSilent = false
    /// True when it waits for what was said just before, instead of cutting it off.
    public var follows = false
    /// What it has to do with an element that was activated; nil for most.
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
  /// What follows after a pause, as an utterance of its own: the hint, and after that the later cues; nil when there is nothing.
  public var hint: ScreenReader.Speech? {
    guard let rest = utterance.afterPause else { return nil }
    var speech = ScreenReader.Speech(rest, origin: origin == .echo ? .echo : .hint, node: node)
    speech.priority = priority
    speech.id = id
    speech.isSilent = isSilent
    return speech
  }
}
