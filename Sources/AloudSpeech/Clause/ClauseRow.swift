internal import AloudTree

extension Clause {
  /// The definition of a clause: when and where it is said, its words, its meaning and its evidence.
  ///
  /// It is a class so that a step does not copy it.
  final class Row: Sendable {
    /// The name in output and explanations.
    let name: String
    /// The grammars that include the clause.
    let grammars: Grammar
    let condition: Condition
    let words: Words
    /// True if the clause says the kind of control. States such as dimmed do not count.
    let isRole: Bool
    /// False if the settings turn the clause off.
    let isWanted: @Sendable (VoiceOverSettings) -> Bool
    /// The phrases that a braille display shortens. If there are several, the words decide which one was said.
    let braille: KeyValuePairs<Phrase, BrailleForm>
    let rule: Rule

    init(
      _ name: String, _ grammars: Grammar, _ condition: Condition, _ words: Words, isRole: Bool = false,
      when isWanted: @escaping @Sendable (VoiceOverSettings) -> Bool = { _ in true },
      braille: KeyValuePairs<Phrase, BrailleForm> = [:], _ summary: String, _ evidence: Evidence
    ) {
      self.name = name
      self.grammars = grammars
      self.condition = condition
      self.words = words
      if case .role = words { self.isRole = true } else { self.isRole = isRole }
      self.isWanted = isWanted
      self.braille = braille
      rule = (summary, evidence)
    }
  }

  /// The part of an utterance to which a clause belongs.
  enum Section { case description, cues, hint, laterCues }

  /// Builds an array of rows from declarations without commas.
  @resultBuilder enum Rows {
    static func buildBlock(_ rows: Row...) -> [Row] { rows }
  }

  /// The condition under which a clause is said.
  struct Condition: Sendable {
    typealias Test = @Sendable (borrowing Composer) -> Bool

    /// The stop has at least one of these facts. This single operation skips most of the grammar.
    let any: Facts
    /// The stop has all of these facts.
    let all: Facts
    /// This test is also true.
    let test: Test?

    static func any(_ facts: Facts, _ test: Test? = nil) -> Condition { Condition(any: facts, all: [], test: test) }

    static func has(_ traits: Traits, _ test: Test? = nil) -> Condition {
      Condition(any: .traits(traits), all: .traits(traits), test: test)
    }

    static func always(_ test: @escaping Test) -> Condition { any(.always, test) }
    static let always = any(.always)
  }

  /// The words of a clause.
  enum Words: Sendable {
    case phrase(Part, Phrase)
    /// The role word.
    case role(Phrase)
    /// One of several phrases; nil says nothing.
    case chosen(Part, @Sendable (borrowing Composer) -> Phrase?)
    /// A text of the app; a blank text is not said.
    case text(Part, @Sendable (borrowing Composer) -> SpokenText?)
    /// Several parts, or a part that needs more code.
    case function(@Sendable (inout Composer, Clause) -> Void)
  }

  /// The meaning of a clause in one sentence, and its evidence.
  public typealias Rule = (summary: String, evidence: Evidence)
}

/// The facts about a stop as bits: its traits in the low bits, other facts above them.
struct Facts: OptionSet, Sendable {
  let rawValue: UInt64

  /// The label has attributed runs.
  static let runs = Facts(rawValue: 1 << 59)
  /// The app provides a hint.
  static let hint = Facts(rawValue: 1 << 60)
  /// Always set.
  static let always = Facts(rawValue: 1 << 61)
  /// The node has rare properties.
  static let details = Facts(rawValue: 1 << 62)
  /// The stop is inside a container.
  static let container = Facts(rawValue: 1 << 63)

  static func traits(_ traits: Traits) -> Facts { Facts(rawValue: traits.rawValue) }
}
