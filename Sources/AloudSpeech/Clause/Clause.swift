/// One thing that may be said of a stop.
///
/// Its row in `Clause+Rows.swift` has its name, its condition, its words and its evidence. The ``Grammar`` of a profile
/// has the clauses that it uses, in their order.
public enum Clause: UInt8, CaseIterable, Sendable {
  // Containers that are entered.
  case container, tabBarEntry

  // Names and values.
  case selected, rowHeaders, columnHeaders, changedRowHeaders, changedColumnHeaders, label, controlName, rowSpan
  case columnSpan, row, column, value, valueUnlessEditing, editedValue, chartPoint, placeholder, importantContent
  case pageContent, promotedHint

  // Roles and states.
  case dimmed, button, popUpButton, backButton, switchRole, switchRoleOfButton, switchState, switchOtherValue
  case radioButton, tab, textField, textFieldUnlessSearch, secureTextField, editing, leadingSearchField, heading
  case headingWithLevel, headingOfText, link, visitedLink, menuItem, pickerItem, tableIndex, adjustable, image
  case draggable, searchField, expanded

  // Places.
  case listBoundary, landmarkBoundary, givenBoundary, position

  // Cues.
  case actionsCue, newActionsCue, offeredActionsCue, contentCue

  // Hints, after a pause.
  case hint, hintUnlessTextEntry, switchHint, switchHintUnlessTextEntry, editHint, misspelledHint, adjustableHint
  case expandedHint, popUpHint, controlHint, draggableHint, directTouchHint, activateHint

  // Clauses of web pages alone.
  case pageContainer, pageColumnHeader, pageRowHeader, listMarker, current, pageValue, ariaDescription, sort
  case headerRole, headerPlace, cellPlace, roleDescription, pageControl, pageButton, pageTextField, popupKind
  case pageChecked, pageMenuItemState, pagePosition, required, invalid, errorMessage, pageBoundary, pageLandmark, term
  case math, pagePopUpButton, pageHint, pageEditHint, pickerHint
}

/// Why a fragment is said.
public enum Reason: Hashable, Sendable {
  /// The grammar has it for the stop.
  case clause(Clause)
  /// It is said while walking.
  case walking(WalkingClause)

  /// All there are, those of the grammar first.
  public static let all = Clause.allCases.map(Reason.clause) + WalkingClause.allCases.map(Reason.walking)

  /// The name in output and explanations: `trait.button`, `rotor.name`.
  public var name: String {
    switch self {
    case .clause(let clause): clause.name
    case .walking(let clause): clause.rawValue
    }
  }

  /// The rule behind it, and how well that is attested.
  public var explanation: Explanation {
    let rule =
      switch self {
      case .clause(let clause): clause.rule
      case .walking(let clause): clause.rule
      }
    return Explanation(rule: name, summary: rule.summary, evidence: rule.evidence)
  }
}
