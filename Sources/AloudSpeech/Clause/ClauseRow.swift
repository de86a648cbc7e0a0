internal import AloudTree

extension Clause {
  /// A clause: its condition, its words, its meaning and its evidence.
  struct Row: Sendable {
    /// The name in output and explanations.
    let name: String
    let condition: Condition
    let words: Words
    let kind: Kind?
    let rule: Rule

    init(
      _ name: String, _ condition: Condition, _ words: Words, _ kind: Kind?, _ summary: String, _ evidence: Evidence
    ) {
      self.name = name
      self.condition = condition
      self.words = words
      self.kind = kind
      rule = (summary, evidence)
    }

    init(_ name: String, _ condition: Condition, _ words: Words, _ summary: String, _ evidence: Evidence) {
      self.init(name, condition, words, nil, summary, evidence)
    }
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
    /// One of several phrases; nil is nothing.
    case chosen(Part, @Sendable (borrowing Composer) -> Phrase?)
    /// A text of the app; nothing where it is blank.
    case text(Part, @Sendable (borrowing Composer) -> SpokenText?)
    /// More than one thing, or one that takes more to find.
    case function(@Sendable (inout Composer, Clause) -> Void)
  }

  /// A group of clauses that settings decide about.
  enum Kind: Sendable {
    /// The kind of control; states such as dimmed do not count.
    case controlType
    case tableHeader, boundary
  }

  /// The meaning of a clause in one sentence, and its evidence.
  public typealias Rule = (summary: String, evidence: Evidence)

  var row: Row { Clause.rows[Int(rawValue)] }

  /// The name in output and explanations: `trait.button`.
  public var name: String { row.name }
  public var rule: Rule { row.rule }

  static func all(_ kind: Kind) -> Set<Clause> { Set(allCases.filter { $0.row.kind == kind }) }
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
