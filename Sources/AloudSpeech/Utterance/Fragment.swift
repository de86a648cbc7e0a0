public import AloudTree

/// The smallest thing that is said: some words, what they are about, and the clause that called for them.
public struct Fragment: Equatable, Sendable {
  /// How a fragment belongs to the one before it.
  public enum Joint: Sendable {
    /// It stands on its own.
    case separate
    /// It is the value of the label before it.
    case valueOfLabel
    /// It goes on with the text before it: another run of the same attributed text.
    case sameText
  }

  // The larger properties stand first, so that a fragment is small.
  public var text: String
  /// BCP-47: whose voice says it.
  public var language: String
  private var box: Box<Prosody>?
  /// The node that it tells about: the stop itself, a container, a header.
  public var node: NodeID
  public var part: Part
  /// Why it is said.
  public var reason: Reason
  public var joint = Joint.separate
  /// True for words after which no full stop is ever written.
  public var isUnstopped = false

  /// A fragment that a clause of the grammar calls for.
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

  /// The clause of the grammar that calls for it; nil for words that are said while walking.
  public var clause: Clause? {
    if case .clause(let clause) = reason { return clause }
    return nil
  }

  /// How it is to be said, where the app asks for something special.
  public var prosody: Prosody? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}

/// How a text is to be said.
public struct Prosody: Equatable, Sendable {
  /// 0 to 2, where 1 is the voice's own pitch.
  public var pitch: Double?
  public var spellOut = false
  public var punctuation: SpokenText.Run.Punctuation?
  /// Pronunciation in the International Phonetic Alphabet.
  public var ipa: String?

  public init(pitch: Double? = nil) { self.pitch = pitch }
}
