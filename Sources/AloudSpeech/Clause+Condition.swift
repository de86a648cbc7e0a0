internal import AloudTree

extension Clause {
  /// What a stop must have for a clause to be worth asking: a cheap test that passes over most of the grammar.
  enum Condition: Sendable {
    /// Any of these traits.
    case traits(Traits)
    /// Any of the rare properties.
    case details
    /// A container around the stop.
    case container
    /// A container around the stop, or the trait of a tab.
    case tab
    /// Nothing.
    case none
  }

  // The table: one row a clause or a family of clauses.
  var condition: Condition {
    switch self {
    case .container, .tabBarEntry: .container
    case .selected: .traits(.selected)
    case .rowHeaders, .columnHeaders, .changedRowHeaders, .changedColumnHeaders: .container
    case .label: .none
    case .rowSpan, .columnSpan, .row, .column: .container
    case .value: .none
    case .placeholder, .importantContent: .details
    case .promotedHint: .none
    case .dimmed: .traits(.notEnabled)
    case .button: .traits(.button)
    case .popUpButton: .traits(.popUpButton)
    case .backButton: .traits(.backButton)
    case .switchRole, .switchRoleOfButton, .switchState, .switchOtherValue: .traits(.toggleButton)
    case .radioButton: .traits(.radioButton)
    case .tab: .tab
    case .textField, .textFieldUnlessSearch, .secureTextField, .editing: .traits(.textEntry)
    case .leadingSearchField, .searchField: .traits(.searchField)
    case .heading, .headingWithLevel: .traits(.header)
    case .link, .visitedLink: .traits(.link)
    case .menuItem: .traits(.menuItem)
    case .pickerItem: .traits(.pickerElement)
    case .tableIndex: .traits(.tableIndex)
    case .adjustable: .traits(.adjustable)
    case .image: .traits(.image)
    case .expanded: .details
    case .listBoundary, .landmarkBoundary, .givenBoundary, .position: .container
    case .actionsCue, .newActionsCue, .contentCue: .details
    case .hint, .hintUnlessTextEntry: .none
    case .switchHint, .switchHintUnlessTextEntry: .traits(.toggleButton)
    case .editHint, .misspelledHint: .traits(.textEntry)
    case .adjustableHint: .traits(.adjustable)
    case .expandedHint: .details
    case .popUpHint: .traits(.popUpButton)
    case .activateHint: .traits([.button, .link])
    }
  }
}

/// A clause with its condition looked up.
struct ConditionedClause: Sendable {
  let clause: Clause
  let condition: Clause.Condition
}

/// A grammar whose conditions are looked up once per screen.
struct ConditionedGrammar: Sendable {
  let description: [ConditionedClause]
  let cues: [ConditionedClause]
  let hints: [ConditionedClause]

  init(_ grammar: Grammar, asksEveryClause: Bool) {
    func conditioned(_ clauses: [Clause]) -> [ConditionedClause] {
      clauses.map { ConditionedClause(clause: $0, condition: asksEveryClause ? .none : $0.condition) }
    }
    description = conditioned(grammar.description)
    cues = conditioned(grammar.cues)
    hints = conditioned(grammar.hints)
  }
}
