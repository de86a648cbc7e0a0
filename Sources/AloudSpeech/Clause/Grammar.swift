/// The clauses about a stop, in the order in which they are said.
///
/// A grammar has no punctuation: the ``Renderer`` adds it.
public struct Grammar: Equatable, Sendable {
  /// Of the element itself.
  public var description: [Clause]
  /// In the same breath, after the description.
  public var cues: [Clause]
  /// After a pause.
  public var hints: [Clause]
  /// After another pause.
  public var laterCues: [Clause]

  public init(description: [Clause], cues: [Clause], hints: [Clause], laterCues: [Clause] = []) {
    self.description = description
    self.cues = cues
    self.hints = hints
    self.laterCues = laterCues
  }

  /// The grammar of a device, as far as it is known.
  public static let voiceOver = Grammar(
    description: [
      .container, .tabBarEntry,
      .selected, .changedRowHeaders, .changedColumnHeaders, .label, .controlName, .rowSpan, .columnSpan, .row, .column,
      .valueUnlessEditing, .chartPoint, .placeholder, .importantContent, .pageContent, .promotedHint,
      .dimmed, .button, .popUpButton, .backButton, .switchRole, .switchState, .switchOtherValue, .radioButton, .tab,
      .textFieldUnlessSearch, .secureTextField, .leadingSearchField, .editing,
      .editedValue, .headingWithLevel, .headingOfText, .link, .visitedLink, .menuItem, .pickerItem, .tableIndex,
      .adjustable, .image,
      .draggable, .expanded,
      .listBoundary, .landmarkBoundary, .position,
    ],
    cues: [.contentCue],
    hints: [
      .hint, .switchHint, .editHint, .misspelledHint, .adjustableHint, .expandedHint, .popUpHint, .controlHint,
      .draggableHint,
      .directTouchHint, .activateHint,
    ],
    laterCues: [.newActionsCue])

  /// The grammar of a device for an element of a web page.
  public static let webPage = Grammar(
    description: [
      .pageContainer, .selected, .pageColumnHeader, .pageRowHeader, .label, .listMarker, .current, .pageValue,
      .placeholder, .ariaDescription, .importantContent, .sort, .headerRole, .headerPlace,
      .dimmed, .roleDescription, .pageButton, .pagePopUpButton, .pageControl, .switchRole, .switchState, .radioButton,
      .tab, .pageTextField,
      .secureTextField, .leadingSearchField, .editing, .editedValue, .headingWithLevel, .link, .visitedLink, .menuItem,
      .adjustable, .image, .math,
      .popupKind, .pageChecked, .pageMenuItemState, .expanded, .pagePosition, .required, .invalid, .errorMessage,
      .cellPlace, .pageBoundary, .pageLandmark, .term,
    ],
    cues: [.contentCue],
    hints: [
      .pageHint, .switchHint, .pageEditHint, .adjustableHint, .expandedHint, .pickerHint, .activateHint,
    ],
    laterCues: [.newActionsCue])

  /// The grammar of AccessibilitySnapshot, byte for byte together with ``Renderer/Style/sentences``.
  public static let accessibilitySnapshot = Grammar(
    description: [
      .selected, .rowHeaders, .columnHeaders, .label, .rowSpan, .columnSpan, .row, .column, .value, .chartPoint,
      .placeholder,
      .promotedHint,
      .dimmed, .button, .backButton, .switchRoleOfButton, .switchState, .switchOtherValue, .tab, .textField,
      .secureTextField, .editing, .heading, .link, .adjustable, .image, .searchField,
      .position, .givenBoundary,
    ],
    cues: [.actionsCue, .contentCue],
    hints: [.hintUnlessTextEntry, .switchHintUnlessTextEntry, .editHint, .misspelledHint, .adjustableHint])
}
