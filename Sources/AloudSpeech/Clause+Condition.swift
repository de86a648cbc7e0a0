internal import AloudTree

/// The facts about a stop, as bits: its traits, and a few more above them.
///
/// A clause is worth asking when the stop has any of its facts; one operation passes over most of the grammar.
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

extension Clause {
  // The table: one row a clause or a family of clauses.
  var condition: Facts {
    switch self {
    case .container, .tabBarEntry: .container
    case .selected: .traits(.selected)
    case .rowHeaders, .columnHeaders, .changedRowHeaders, .changedColumnHeaders: .container
    case .label: .always
    case .controlName, .controlHint: .details
    case .rowSpan, .columnSpan, .row, .column: .container
    case .value, .valueUnlessEditing: .always
    case .editedValue: .traits(.isEditing)
    case .chartPoint, .placeholder, .importantContent, .pageContent: .details
    case .promotedHint: .hint
    case .dimmed: .traits(.notEnabled)
    case .button: .traits(.button)
    case .popUpButton: .traits(.popUpButton)
    case .backButton: .traits(.backButton)
    case .switchRole, .switchRoleOfButton, .switchState, .switchOtherValue: .traits(.toggleButton)
    case .radioButton: .traits(.radioButton)
    case .tab: [.container, .traits(.tabBarItem)]
    case .textField, .textFieldUnlessSearch, .secureTextField, .editing: .traits(.textEntry)
    case .leadingSearchField, .searchField: .traits(.searchField)
    case .heading, .headingWithLevel: .traits(.header)
    case .headingOfText: .runs
    case .link, .visitedLink: .traits(.link)
    case .menuItem: .traits(.menuItem)
    case .pickerItem: .traits(.pickerElement)
    case .tableIndex: .traits(.tableIndex)
    case .adjustable: .traits(.adjustable)
    case .image: .traits(.image)
    case .draggable: [.details, .traits(.draggable)]
    case .expanded: .details
    case .listBoundary, .landmarkBoundary, .givenBoundary, .position: .container
    case .actionsCue, .newActionsCue, .offeredActionsCue, .contentCue: .details
    case .hint, .hintUnlessTextEntry: .hint
    case .switchHint, .switchHintUnlessTextEntry: .traits(.toggleButton)
    case .editHint, .misspelledHint: .traits(.textEntry)
    case .adjustableHint: .traits(.adjustable)
    case .expandedHint: .details
    case .popUpHint: .traits(.popUpButton)
    case .draggableHint: .traits(.draggable)
    case .directTouchHint: .traits(.allowsDirectInteraction)
    case .activateHint: .traits([.button, .link])
    case .pageContainer, .pageColumnHeader, .pageRowHeader, .headerRole, .headerPlace, .cellPlace, .pageBoundary,
      .pageLandmark:
      .container
    case .pageButton: .traits(.button)
    case .pagePopUpButton: .traits(.popUpButton)
    case .pageHint: .hint
    case .pageEditHint: .traits(.textEntry)
    case .pageTextField: .traits(.textEntry)
    case .pageValue: .always
    case .roleDescription, .listMarker, .current, .ariaDescription, .sort, .pageControl, .popupKind, .pageChecked,
      .pageMenuItemState,
      .pagePosition, .required, .invalid, .errorMessage, .term, .math, .pickerHint:
      .details
    case .announcement, .screenChangedText, .alert, .directTouch, .appName, .editingMode, .insertionPoint, .echo,
      .deletedText,
      .phonetic, .passedText, .selectedText, .misspelledWord, .rotorName, .rotorItem, .rotorSetting, .rotorEmpty,
      .dropped, .movedRow, .scrollStatus, .containerStop, .summaryPosition, .voiceOverStatus, .commandAnswer, .chart:
      .always
    }
  }
}

/// A clause of a grammar with its condition looked up.
struct ConditionedClause: Sendable {
  /// The part of an utterance that the clause adds to.
  enum Section { case description, cues, hint, laterCues }

  let clause: Clause
  let condition: Facts
  let section: Section
}

extension Grammar {
  /// All clauses in their order, with conditions that are looked up once per screen.
  func conditioned(asksEveryClause: Bool) -> [ConditionedClause] {
    let sections: [(ConditionedClause.Section, [Clause])] = [
      (.description, description), (.cues, cues), (.hint, hints), (.laterCues, laterCues),
    ]
    return sections.flatMap { section, clauses in
      clauses.map {
        ConditionedClause(clause: $0, condition: asksEveryClause ? .always : $0.condition, section: section)
      }
    }
  }
}
