internal import AloudTree

/// Puts together what is said of one stop, clause by clause; never copied, since copies cost as much as clauses.
struct Composer: ~Copyable {
  let screen: SpokenScreen
  let rank: Int
  let previous: Int?
  let id: NodeID
  let sharedDetails: Node.SharedDetails?
  let traits: Traits
  let context: StopContext?
  let words: Phrasebook
  private let facts: Facts
  private var fragments: [Fragment] = []
  /// True once the element itself has been called something: then a hint is not promoted.
  var isNamed: Bool
  var isHintPromoted = false
  /// True for a new state that is said by itself.
  var isStateAlone = false

  init(screen: SpokenScreen, rank: Int, previous: Int?) {
    self.screen = screen
    self.rank = rank
    self.previous = previous
    id = screen.order.stops[rank]
    sharedDetails = screen.tree.nodes[id.index].sharedDetails
    traits = Node.reportedTraits(screen.tree.nodes[id.index].traits, sharedDetails)
    words = screen.words(for: id)
    context = StopContext.of(rank, in: screen)
    var facts: Facts = [.always, .traits(traits)]
    if sharedDetails != nil { facts.insert(.details) }
    if context != nil { facts.insert(.container) }
    if screen.tree.nodes[id.index].hint != nil { facts.insert(.hint) }
    if screen.tree.nodes[id.index].label?.runs != nil { facts.insert(.runs) }
    self.facts = facts
    // To AccessibilitySnapshot a cell is never without a name: its place is part of it.
    isNamed = context?.cell != nil && screen.profile == .snapshot
  }

  /// Read in place, so that a step does not copy the node.
  var label: SpokenText? { screen.tree.nodes[id.index].label }
  var hint: SpokenText? { screen.tree.nodes[id.index].hint }
  var reportedValue: SpokenText? { Node.reportedValue(screen.tree.nodes[id.index].value, sharedDetails) }

  consuming func compose() -> Utterance {
    var starts = Utterance.Starts()
    let isRoleDescribed = sharedDetails != nil && saysRoleDescription
    // Bits: the generic way to ask the same costs as much as many a clause.
    for entry in screen.clauses(for: traits) where facts.rawValue & entry.condition.rawValue != 0 {
      if isRoleDescribed, Clause.controlTypes.contains(entry.clause) { continue }
      say(entry.clause)
      switch entry.section {
      case .description:
        let count = fragments.count
        starts = Utterance.Starts(cues: count, hint: count, laterCues: count)
      case .cues:
        let count = fragments.count
        starts = Utterance.Starts(cues: starts.cues, hint: count, laterCues: count)
      case .hint: starts.laterCues = fragments.count
      case .laterCues: break
      }
    }
    return Utterance(fragments, starts: starts, isTableCell: context?.cell != nil)
  }

  /// The words of some clauses about the stop, and nothing else of it.
  consuming func compose(_ clauses: [Clause]) -> Utterance {
    for clause in clauses { say(clause) }
    return Utterance(description: fragments)
  }

  mutating func append(_ fragment: consuming Fragment) {
    if fragments.isEmpty { fragments.reserveCapacity(4) }
    fragments.append(fragment)
  }

  /// The one place where a clause becomes words.
  private mutating func say(_ clause: Clause) {
    switch clause {
    case .container: containerLabels(clause)
    case .tabBarEntry: tabBarEntry(clause)
    case .selected: if traits.contains(.selected) { say(.selected, .traitSelected, clause, names: true) }
    case .rowHeaders, .changedRowHeaders: rowHeaders(clause)
    case .columnHeaders, .changedColumnHeaders: columnHeaders(clause)
    case .label: if !isBareBackLabel, !isNamedByControl, !isSymbolMarker, !isLabelSilent { say(.label, label, clause) }
    case .controlName: controlName(clause)
    case .rowSpan: span(clause)
    case .columnSpan: span(clause)
    case .row: row(clause)
    case .column: column(clause)
    case .value: if !traits.contains(.toggleButton) { say(.value, value, clause) }
    case .valueUnlessEditing: if traits.isDisjoint(with: [.toggleButton, .isEditing]) { say(.value, value, .value) }
    case .editedValue: if traits.contains(.isEditing), !traits.contains(.toggleButton) { say(.value, value, clause) }
    case .chartPoint: chartPoint(clause)
    case .placeholder: placeholder(clause)
    case .importantContent: importantContent(clause)
    case .promotedHint: promotedHint(clause)
    case .pageContent: pageContent(clause)

    case .dimmed: if traits.contains(.notEnabled) { say(.trait, .traitNotEnabled, clause) }
    case .button: if isPlainButton { say(.trait, .traitButton, clause) }
    case .popUpButton: if traits.contains(.popUpButton) { say(.trait, .traitPopupButton, clause) }
    case .backButton: if traits.contains(.backButton) { say(.trait, .traitBackButton, clause) }
    case .switchRole:
      if traits.contains(.toggleButton), web == nil || !traits.contains(.menuItem) { say(.trait, .traitSwitch, clause) }
    case .switchRoleOfButton:
      if traits.isSuperset(of: [.toggleButton, .button]) { say(.trait, .traitSwitch, clause) }
    case .switchState:
      if web == nil || !traits.contains(.menuItem), let state = switchState { say(.state, state, clause) }
    case .switchOtherValue: switchOtherValue(clause)
    case .radioButton: if traits.contains(.radioButton) { say(.trait, .traitRadio, clause) }
    case .tab: if isTab { say(.trait, .traitTab, clause) }
    case .textField: if isTextEntry, !isSecure { say(.trait, .traitTextField, clause) }
    case .textFieldUnlessSearch: if isTextEntry, !isSecure, !isSearch { say(.trait, .traitTextField, clause) }
    case .secureTextField: if isTextEntry, isSecure { say(.trait, .traitSecureTextField, clause) }
    case .leadingSearchField: if isSearch { say(.trait, .traitSearchField, clause) }
    case .editing: if isTextEntry, traits.contains(.isEditing) { say(.trait, .traitIsEditing, clause) }
    case .heading: if traits.contains(.header) { say(.trait, .traitHeader, clause) }
    case .headingWithLevel: if traits.contains(.header) { headingWithLevel(clause) }
    case .headingOfText: headingOfText(clause)
    case .link: if isLink, !isVisitedLink || screen.profile == .snapshot { say(.trait, .traitLink, clause) }
    case .visitedLink: if isVisitedLink { say(.trait, .traitVisitedLink, clause) }
    case .menuItem: if traits.contains(.menuItem) { say(.trait, .traitMenuItem, clause) }
    case .pickerItem: if traits.contains(.pickerElement) { say(.trait, .traitPickerItem, clause) }
    case .tableIndex: if traits.contains(.tableIndex) { say(.trait, .traitTableIndex, clause) }
    case .adjustable: if traits.contains(.adjustable) { say(.trait, .traitAdjustable, clause) }
    case .image: if traits.contains(.image) { say(.trait, .traitImage, clause) }
    case .draggable: if screen.tree.nodes[id.index].isDraggable { say(.trait, .traitDraggable, clause) }
    case .searchField: if isSearch { say(.trait, .traitSearchField, clause) }
    case .expanded: if let expanded { say(.state, expanded ? .stateExpanded : .stateCollapsed, clause) }

    case .listBoundary: boundaries(clause) { $0.isList }
    case .landmarkBoundary: boundaries(clause) { !$0.isList }
    case .givenBoundary: boundaries(clause) { _ in true }
    case .position: position(clause)

    case .pageContainer: pageContainer(clause)
    case .pageColumnHeader: pageColumnHeader(clause)
    case .pageRowHeader: pageRowHeader(clause)
    case .listMarker: listMarker(clause)
    case .current: if let current = web?.current { say(.state, current.phrase, clause) }
    case .pageValue: pageValue(clause)
    case .ariaDescription: ariaDescription(clause)
    case .sort: if let phrase = web?.sort?.phrase { say(.state, phrase, clause) }
    case .headerRole: headerRole(clause)
    case .headerPlace: if isInHeader { cellPlace(clause) }
    case .cellPlace: if !isInHeader { cellPlace(clause) }
    case .roleDescription:
      if saysRoleDescription { say(.trait, web?.roleDescription.map { SpokenText($0) }, clause) }
    case .pageControl: if let phrase = web?.role?.controlPhrase { say(.trait, phrase, clause) }
    case .pageButton: if isPlainButton, web?.role != .toggleButton { say(.trait, .traitButton, clause) }
    case .pageTextField: if isTextEntry, !isSecure, !isSearch { pageTextField(clause) }
    case .popupKind: popupKind(clause)
    case .pageChecked: if let phrase = checkedPhrase { say(.state, phrase, clause) }
    case .pageMenuItemState:
      if traits.contains(.menuItem), let state = web?.checked { say(.state, state.checkboxPhrase, clause) }
    case .pagePosition: pagePosition(clause)
    case .required: if web?.required == true { say(.state, .stateRequired, clause) }
    case .invalid:
      if let invalid = web?.invalid { say(.state, invalid == .spelling ? .textMisspelled : .webInvalid, clause) }
    case .errorMessage: if web?.invalid != nil { say(.value, web?.errorMessage.map { SpokenText($0) }, clause) }
    case .pageBoundary: pageBoundaries(clause)
    case .pageLandmark: pageLandmarks(clause)
    case .term: term(clause)
    case .math: if web?.role == .math { say(.trait, .webMath, clause) }
    case .pageHint: if isPageHint { say(.hint, hint, clause) }
    case .pagePopUpButton: if isPagePopup { say(.trait, .traitPopupButton, clause) }
    case .pageEditHint: if isPageEditable { say(.hint, .hintEdit, clause) }
    case .pickerHint: if opensPicker { say(.hint, .hintPopupPicker, clause) }

    case .actionsCue: if hasActions { say(.cue, .actionsAvailable, clause) }
    case .newActionsCue: if offersActions, !hasActionsOfPrevious { say(.cue, .actionsAvailable, clause) }
    case .offeredActionsCue: if offersActions { say(.cue, .actionsAvailable, clause) }
    case .contentCue: if hasMoreContent { say(.cue, .moreContentAvailable, clause) }

    case .hint: if !isHintPromoted { say(.hint, hint, clause) }
    case .hintUnlessTextEntry: if !isHintPromoted, !isTextEntry || isDimmed { say(.hint, hint, clause) }
    case .switchHint:
      if traits.contains(.toggleButton), !isDimmed, web == nil || !traits.contains(.menuItem) {
        say(.hint, .hintSwitch, clause)
      }
    case .switchHintUnlessTextEntry:
      if traits.contains(.toggleButton), !isTextEntry, !isDimmed { say(.hint, .hintSwitch, clause) }
    case .editHint: if isTextEntry, !isDimmed, !traits.contains(.isEditing) { say(.hint, .hintEdit, clause) }
    case .misspelledHint: if offersMisspelledWords { say(.hint, .hintMisspelled, clause) }
    case .adjustableHint: if offersAdjustment { say(.hint, .hintAdjustable, clause) }
    case .expandedHint: if let expanded, !isDimmed { say(.hint, expanded ? .hintCollapse : .hintExpand, clause) }
    case .popUpHint: if traits.contains(.popUpButton), !isDimmed { say(.hint, .hintPopupPicker, clause) }
    case .controlHint: controlHint(clause)
    case .draggableHint: if traits.contains(.draggable) { say(.hint, .hintDraggable, clause) }
    case .directTouchHint: if requiresActivation { say(.hint, .hintDirectTouch, clause) }
    case .activateHint: if offersActivation { say(.hint, .hintActivate, clause) }

    // These are said by who walks; see `Narrator+Walking`.
    case .announcement, .screenChangedText, .alert, .directTouch, .appName, .editingMode, .insertionPoint, .echo,
      .deletedText,
      .phonetic, .passedText, .selectedText, .misspelledWord, .rotorName, .rotorItem, .rotorSetting, .rotorEmpty,
      .dropped, .movedRow, .scrollStatus, .containerStop, .summaryPosition, .voiceOverStatus, .commandAnswer, .chart:
      break
    }
  }
}
