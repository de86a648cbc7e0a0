/// A part of the description of a stop: a row of the table in `Clause+Rows.swift`.
///
/// The row contains its name, its grammars, its condition, its words and its evidence.
public struct Clause: Hashable, CaseIterable, Sendable {
  /// The index of its row.
  private let index: UInt8

  /// All clauses in the order of speech.
  public static let allCases = rows.indices.map { Clause(index: UInt8($0)) }

  private init(index: UInt8) { self.index = index }

  /// - Precondition: a row with this name exists.
  init(_ name: String) {
    guard let index = Clause.rows.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no clause has the name \(name)")
    }
    self.init(index: UInt8(index))
  }

  var row: Row { Clause.rows[Int(index)] }

  private static let sectionsByIndex = sections.flatMap { Array(repeating: $0.section, count: $0.rows.count) }
  var section: Section { Clause.sectionsByIndex[Int(index)] }

  /// The name in output and explanations: `trait.button`.
  public var name: String { row.name }
  /// The name, the meaning and the evidence of the clause.
  public var rule: Rule { row.rule }
}

extension Clause {
  /// The role words that have their own clause.
  public static let roles = rows.compactMap { row -> Phrase? in
    if case .role(let phrase) = row.words { phrase } else { nil }
  }
}

// The clauses that code refers to by name: those that are also said separately.
extension Clause {
  static let selected = Clause("selected")
  /// `accessibilityLabel`.
  public static let label = Clause("label")
  static let controlName = Clause("control.name")
  static let value = Clause("value")
  static let chartPoint = Clause("chart.point")
  static let placeholder = Clause("placeholder")
  static let listMarker = Clause("page.marker")
  static let pageValue = Clause("page.value")
  static let rowNumber = Clause("row")
  static let columnNumber = Clause("column")
  static let switchState = Clause("state.switch")
  static let switchOtherValue = Clause("state.switch.other")
  static let pageMenuItemState = Clause("page.state.menuItem")
  static let pageChecked = Clause("page.state.checked")
  static let expanded = Clause("state.expanded")
  static let pageExpanded = Clause("page.state.expanded")
  static let position = Clause("position")
  static let pickerPosition = Clause("position.picker")
  static let heading = Clause("trait.header")
  static let hint = Clause("hint")
  static let hintUnlessTextEntry = Clause("hint.notTextEntry")
  static let misspelledHint = Clause("hint.misspelled")
  static let misspelledHintOfTextView = Clause("hint.misspelled.textView")
  /// The hint, as it is said where label and value are missing.
  public static let promotedHint = Clause("hint.promoted")
  /// The cue that there is more content.
  public static let contentCue = Clause("cue.content")
  static let roleDescription = Clause("page.roleDescription")
}

/// The reason for a fragment.
public enum Reason: Hashable, Sendable {
  /// A clause of the grammar.
  case clause(Clause)
  /// A clause of walking: something happened, or the user did something.
  case walking(WalkingClause)

  /// All reasons; those of the grammar come first.
  public static let all = Clause.allCases.map(Reason.clause) + WalkingClause.allCases.map(Reason.walking)

  /// The name in output and explanations: `trait.button`, `rotor.name`.
  public var name: String {
    switch self {
    case .clause(let clause): clause.name
    case .walking(let clause): clause.rawValue
    }
  }

  /// The rule of the clause, and its evidence.
  public var explanation: Explanation {
    let rule =
      switch self {
      case .clause(let clause): clause.rule
      case .walking(let clause): clause.rule
      }
    return Explanation(rule: name, summary: rule.summary, evidence: rule.evidence)
  }
}
