internal import AloudTree

extension Clause {
  /// A clause: where and when it is said, its words, its meaning and its evidence.
  ///
  /// A class, so that a step does not copy it.
  final class Row: Sendable {
    /// The name in output and explanations.
    let name: String
    /// The grammars that have it.
    let grammars: Grammar
    let condition: Condition
    let words: Words
    /// True for the kind of control. States such as dimmed do not count.
    let isRole: Bool
    /// False where the user's settings leave it out.
    let isWanted: @Sendable (VoiceOverSettings) -> Bool
    /// The phrases that a braille display shortens. Where there are several, the words tell which one it was.
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

  /// The part of an utterance that a clause adds to.
  enum Section { case description, cues, hint, laterCues }

  /// Makes rows from one declaration after the other, without a comma between them.
  @resultBuilder enum Rows {
    static func buildBlock(_ rows: Row...) -> [Row] { rows }
  }

  /// When a clause is said.
  struct Condition: Sendable {
    typealias Test = @Sendable (borrowing Composer) -> Bool

    /// The stop has one of these facts; one operation passes over most of the grammar.
    let any: Facts
    /// It has all of these.
    let all: Facts
    /// And this holds.
    let test: Test?

    static func any(_ facts: Facts, _ test: Test? = nil) -> Condition { Condition(any: facts, all: [], test: test) }

    static func has(_ traits: Traits, _ test: Test? = nil) -> Condition {
      Condition(any: .traits(traits), all: .traits(traits), test: test)
    }

    static func always(_ test: @escaping Test) -> Condition { any(.always, test) }
    static let always = any(.always)
  }

  /// What a clause says.
  enum Words: Sendable {
    case phrase(Part, Phrase)
    /// The word for the kind of control.
    case role(Phrase)
    /// One of several phrases; nil is nothing.
    case chosen(Part, @Sendable (borrowing Composer) -> Phrase?)
    /// A text of the app; nothing where it is blank.
    case text(Part, @Sendable (borrowing Composer) -> SpokenText?)
    /// More than one thing, or one that takes more to find.
    case function(@Sendable (inout Composer, Clause) -> Void)
  }

  /// The meaning of a clause in one sentence, and its evidence.
  public typealias Rule = (summary: String, evidence: Evidence)
}

/// The facts about a stop, as bits: its traits, and a few more above them.
struct Facts: OptionSet, Sendable {
  let rawValue: UInt64

  /// A label in runs.
  static let runs = Facts(rawValue: 1 << 59)
  /// A hint of the app's.
  static let hint = Facts(rawValue: 1 << 60)
  /// Every stop has this.
  static let always = Facts(rawValue: 1 << 61)
  /// Some of the rare properties.
  static let details = Facts(rawValue: 1 << 62)
  /// A container around it.
  static let container = Facts(rawValue: 1 << 63)

  static func traits(_ traits: Traits) -> Facts { Facts(rawValue: traits.rawValue) }
}
