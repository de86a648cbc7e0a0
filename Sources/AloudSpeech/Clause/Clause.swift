/// One thing that may be said of a stop.
///
/// Its row in `Clause+Rows.swift` has all about it: its name, when it is said, what it says, and how well that is attested. Which clauses a
/// profile uses, and in which order, is its ``Grammar``.
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
