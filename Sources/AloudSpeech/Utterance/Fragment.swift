public import AloudTree

/// The smallest part of an utterance: some words, their subject, and the clause that caused them.
public struct Fragment: Equatable, Sendable {
  /// The relation of a fragment to the fragment before it.
  public enum Joint: Sendable {
    /// It is independent.
    case separate
    /// It is the value that belongs to the label before it.
    case valueOfLabel
    /// It continues the text before it: another run of the same attributed text.
    case sameText
  }

  // Large properties come first, which keeps a fragment small.
  /// The words, as VoiceOver says them.
  public var text: String
  /// BCP-47; decides the voice.
  public var language: String
  private var box: Box<Prosody>?
  /// The node that the fragment is about: the stop, a container, a header.
  public var node: NodeID
  /// What the words are about, such as the label or the value.
  public var part: Part
  /// The reason for the fragment.
  public var reason: Reason
  /// How the words follow the fragment before them.
  public var joint = Joint.separate
  /// True for words that are written without a full stop.
  public var isUnstopped = false

  /// A fragment of a clause of the grammar.
  public init(
    _ part: Part, _ text: String, language: String, clause: Clause, node: NodeID, joint: Joint = .separate,
    isUnstopped: Bool = false, prosody: Prosody? = nil
  ) {
    self.init(
      part, text, language: language, reason: .clause(clause), node: node, joint: joint, isUnstopped: isUnstopped,
      prosody: prosody)
  }

  /// A fragment that is said while walking.
  public init(
    _ part: Part, _ text: String, language: String, clause: WalkingClause, node: NodeID, joint: Joint = .separate,
    isUnstopped: Bool = false, prosody: Prosody? = nil
  ) {
    self.init(
      part, text, language: language, reason: .walking(clause), node: node, joint: joint, isUnstopped: isUnstopped,
      prosody: prosody)
  }

  private init(
    _ part: Part, _ text: String, language: String, reason: Reason, node: NodeID, joint: Joint, isUnstopped: Bool,
    prosody: Prosody?
  ) {
    self.part = part
    self.text = text
    self.language = language
    self.reason = reason
    self.node = node
    self.joint = joint
    self.isUnstopped = isUnstopped
    box = prosody.map(Box.init)
  }

  /// The clause of the grammar; nil for words that are said while walking.
  public var clause: Clause? {
    if case .clause(let clause) = reason { return clause }
    return nil
  }

  /// The prosody, if the app asks for any.
  public var prosody: Prosody? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}

/// The pitch and the pronunciation of a text.
public struct Prosody: Equatable, Sendable {
  /// 0 to 2, where 1 is the voice's own pitch.
  public var pitch: Double?
  /// True if the text is said letter by letter. Default: false.
  public var spellOut = false
  /// Which punctuation is said by name; nil follows the setting.
  public var punctuation: SpokenText.Run.Punctuation?
  /// Pronunciation in the International Phonetic Alphabet.
  public var ipa: String?

  /// Prosody with a pitch from 0 to 2; nil is the voice's own.
  public init(pitch: Double? = nil) { self.pitch = pitch }
}
