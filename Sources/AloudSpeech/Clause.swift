/// A rule of the grammar: one thing that may be said of a stop, with the condition under which it is.
///
/// The raw value is the name under which output and explanations know it. What each clause says, and how well that is
/// attested, is the table in `Clause+Rule.swift`; which clauses a profile uses, and in which order, is its ``Grammar``.
public enum Clause: String, CaseIterable, Sendable {
  // What is entered.
  case container = "container"
  case tabBarEntry = "container.tabBar"

  // What it is called.
  case selected = "selected"
  case rowHeaders = "header.row"
  case columnHeaders = "header.column"
  case changedRowHeaders = "header.row.changed"
  case changedColumnHeaders = "header.column.changed"
  case label = "label"
  case rowSpan = "span.rows"
  case columnSpan = "span.columns"
  case row = "row"
  case column = "column"
  case value = "value"
  case placeholder = "placeholder"
  case importantContent = "content.important"
  case promotedHint = "hint.promoted"

  // What it is.
  case dimmed = "trait.notEnabled"
  case button = "trait.button"
  case popUpButton = "trait.popUpButton"
  case backButton = "trait.backButton"
  case switchRole = "trait.toggleButton"
  case switchRoleOfButton = "trait.toggleButton.button"
  case switchState = "state.switch"
  case switchOtherValue = "state.switch.other"
  case radioButton = "trait.radioButton"
  case tab = "trait.tab"
  case textField = "trait.textEntry"
  case textFieldUnlessSearch = "trait.textEntry.plain"
  case secureTextField = "trait.secureTextField"
  case editing = "trait.isEditing"
  case leadingSearchField = "trait.searchField.entry"
  case heading = "trait.header"
  case headingWithLevel = "trait.header.level"
  case link = "trait.link"
  case visitedLink = "trait.visited"
  case menuItem = "trait.menuItem"
  case pickerItem = "trait.pickerElement"
  case tableIndex = "trait.tableIndex"
  case adjustable = "trait.adjustable"
  case image = "trait.image"
  case searchField = "trait.searchField"
  case expanded = "state.expanded"

  // Where it is.
  case listBoundary = "boundary.list"
  case landmarkBoundary = "boundary.landmark"
  case givenBoundary = "boundary.given"
  case position = "position"

  // What else there is.
  case actionsCue = "cue.actions"
  case newActionsCue = "cue.actions.new"
  case contentCue = "cue.content"

  // What can be done, after a pause.
  case hint = "hint"
  case hintUnlessTextEntry = "hint.notTextEntry"
  case switchHint = "hint.switch"
  case switchHintUnlessTextEntry = "hint.switch.notTextEntry"
  case editHint = "hint.edit"
  case misspelledHint = "hint.misspelled"
  case adjustableHint = "hint.adjustable"
  case expandedHint = "hint.expanded"
  case popUpHint = "hint.popUpButton"
  case activateHint = "hint.activate"
}
