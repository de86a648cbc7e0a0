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

  public var part: Part
  public var text: String
  /// BCP-47: whose voice says it.
  public var language: String
  /// Why it is said.
  public var clause: Clause
  /// The node that it tells about: the stop itself, a container, a header.
  public var node: NodeID
  public var joint = Joint.separate
  /// True for words after which no full stop is ever written.
  public var isUnstopped = false
  private var box: Box<Prosody>?

  public init(
    _ part: Part, _ text: String, language: String, clause: Clause, node: NodeID, joint: Joint = .separate
  ) {
    self.part = part
    self.text = text
    self.language = language
    self.clause = clause
    self.node = node
    self.joint = joint
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

  public init() {}
}

/// Keeps a rare value out of line.
private final class Box<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
  static func == (one: Box, other: Box) -> Bool { one === other || one.value == other.value }
}

/// What is said of one stop, before it is written or spoken.
public struct Utterance: Equatable, Sendable {
  /// What is said of the element itself.
  public var description: [Fragment] = []
  /// What follows in the same breath: "Actions available".
  public var cues: [Fragment] = []
  /// What is said after a pause.
  public var hint: [Fragment] = []
  /// True for a cell of a data table, whose value stands after its place.
  public var isTableCell = false

  public init() {}

  /// All fragments in the order in which they are said.
  public var fragments: [Fragment] { description + cues + hint }
}
