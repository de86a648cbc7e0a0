internal import AloudTree

// The table: one row a clause.
extension Clause {
  /// The rows in the order of the cases. What says the same under other conditions is another row.
  static let rows = allCases.map { $0.makeRow() }

  private static let snapshot = "AccessibilitySnapshot 0.12, found by listening"
  private static let header = "UIAccessibility's headers"
  private static let web = "a11ysupport.io, recordings of Safari"
  private static let webKit = "WebKit's wrapper for iOS"

  // Without a default, so that the compiler finds a clause without a row.
  private func makeRow() -> Row {
    switch self {
    // Containers that are entered.
    case .container:
      Row(
        "container", .any(.container), .function { $0.containerLabels($1) },
        "the label of a container that is entered",
        .documented("WWDC21 charts, demonstration of a group; other containers by analogy"))
    case .tabBarEntry:
      Row(
        "container.tabBar", .any(.container), .function { $0.tabBarEntry($1) },
        "a tab bar of the system is named when it is entered; one that the app makes by the trait has a label or none",
        .observed("AccessibilityUpTo11, posts 42 and 87; AccessibilitySnapshot #26, since iOS 14"))
    // Names and values.
    case .selected:
      Row(
        "selected", .has(.selected), .phrase(.selected, .traitSelected),
        "the trait selected is said before everything else of the element", .observed(Self.snapshot))
    case .rowHeaders:
      Row(
        "header.row", .any(.container), .function { $0.rowHeaders($1) }, .tableHeader,
        "row headers, at the first cell of a row", .observed(Self.snapshot))
    case .columnHeaders:
      Row(
        "header.column", .any(.container), .function { $0.columnHeaders($1) }, .tableHeader,
        "column headers, but not the cell's own label again", .observed(Self.snapshot))
    case .changedRowHeaders:
      Row(
        "header.row.changed", .any(.container), .function { $0.rowHeaders($1) }, .tableHeader,
        "row headers, at the first cell of a row", .observed(Self.snapshot))
    case .changedColumnHeaders:
      Row(
        "header.column.changed", .any(.container), .function { $0.columnHeaders($1) }, .tableHeader,
        "column headers, where the column is another than before; not the header in the row above the first cell",
        .assumed("\(Self.snapshot), says them at every cell"))
    case .label:
      Row(
        "label", .always { !$0.isBareBackLabel && !$0.isNamedByControl && !$0.isSymbolMarker && !$0.isLabelSilent },
        .text(.label) { $0.label },
        "accessibilityLabel", .documented(Self.header))
    case .controlName:
      Row(
        "control.name", .any(.details), .function { $0.controlName($1) },
        "UIKit's own name of a control without a label", .documented("UIKit.axbundle, Apple's localization"))
    case .rowSpan:
      Row(
        "span.rows", .any(.container), .function { $0.span($1) },
        "a cell that spans rows says how many", .observed(Self.snapshot))
    case .columnSpan:
      Row(
        "span.columns", .any(.container), .function { $0.span($1) },
        "a cell that spans columns says how many", .observed(Self.snapshot))
    case .row:
      Row(
        "row", .any(.container), .function { $0.row($1) },
        "the row, at the first cell of a row", .observed(Self.snapshot))
    case .column:
      Row(
        "column", .any(.container), .function { $0.column($1) },
        "the column of a cell", .observed(Self.snapshot))
    case .value:
      Row(
        "value", .always { !$0.traits.contains(.toggleButton) }, .text(.value) { $0.value },
        "accessibilityValue; that of a switch becomes a state word", .documented(Self.header))
    case .valueUnlessEditing:
      Row(
        "value.notEditing", .always { $0.traits.isDisjoint(with: [.toggleButton, .isEditing]) },
        .function { composer, _ in composer.say(.value, composer.value, .value) },
        "accessibilityValue, but not while it is edited", .documented(Self.header))
    case .editedValue:
      Row(
        "value.editing", .has(.isEditing) { !$0.traits.contains(.toggleButton) }, .text(.value) { $0.value },
        "a field that is edited says its value after it has told so", .documented("WWDC14, demonstration; iOS 16, too"))
    case .chartPoint:
      Row(
        "chart.point", .any(.details), .function { $0.chartPoint($1) },
        "what a point of a chart stands for: its x, its y, and what else there is; an interval what lies in it",
        .documented(
          "WWDC21 charts, demonstration: two cups, 35 lines of code; intervals are advised there, their words ours"))
    case .placeholder:
      Row(
        "placeholder", .any(.details), .function { $0.placeholder($1) },
        "an empty text field says its placeholder in place of a value",
        .observed("AccessibilitySnapshot: UITextField reports its placeholder as value"))
    case .importantContent:
      Row(
        "content.important", .any(.details), .function { $0.importantContent($1) },
        "custom content of high importance, after label and value",
        .observed("CVS Health; WWDC21 as modeled by AccessibilitySnapshot #309"))
    case .promotedHint:
      Row(
        "hint.promoted", .any(.hint), .function { $0.promotedHint($1) },
        "without label and value, the hint takes their place", .observed(Self.snapshot))
    case .pageContent:
      Row(
        "readingContent", .any(.details), .function { $0.pageContent($1) },
        "accessibilityPageContent(), where there is no label", .documented(Self.header))
    // Roles and states.
    case .dimmed:
      Row(
        "trait.notEnabled", .has(.notEnabled), .phrase(.trait, .traitNotEnabled),
        "the trait notEnabled, before the other role words", .observed("\(Self.snapshot); CVS Health; MagentaA11y"))
    case .button:
      Row(
        "trait.button", .has(.button) { $0.isPlainButton }, .phrase(.trait, .traitButton), .controlType,
        "the trait button, unless another role replaces it", .observed(Self.snapshot))
    case .popUpButton:
      Row(
        "trait.popUpButton", .has(.popUpButton), .phrase(.trait, .traitPopupButton), .controlType,
        "a button that opens a menu or a picker", .observed("CVS Health"))
    case .backButton:
      Row(
        "trait.backButton", .has(.backButton), .phrase(.trait, .traitBackButton), .controlType,
        "the button of a navigation bar that goes back", .observed(Self.snapshot))
    case .switchRole:
      Row(
        "trait.toggleButton", .has(.toggleButton) { !$0.isMenuItemOfPage }, .phrase(.trait, .traitSwitch), .controlType,
        "the trait toggleButton, with or without button",
        .observed("AccessibilitySnapshot #199, on a device with iOS 17"))
    case .switchRoleOfButton:
      Row(
        "trait.toggleButton.button", .has([.toggleButton, .button]), .phrase(.trait, .traitSwitch), .controlType,
        "the trait toggleButton, together with button only", .observed(Self.snapshot))
    case .switchState:
      Row(
        "state.switch", .has(.toggleButton) { !$0.isMenuItemOfPage }, .chosen(.state) { $0.switchState },
        "a switch's value 1, 0 or 2 as a word", .observed(Self.snapshot))
    case .switchOtherValue:
      Row(
        "state.switch.other", .has(.toggleButton), .function { $0.switchOtherValue($1) },
        "any other value of a switch, after its role", .observed("\(Self.snapshot), iOS 17 and later"))
    case .radioButton:
      Row(
        "trait.radioButton", .has(.radioButton), .phrase(.trait, .traitRadio), .controlType,
        "the trait radioButton", .assumed("heard on web pages: Toss accessibility book"))
    case .tab:
      Row(
        "trait.tab", .any([.container, .traits(.tabBarItem)]) { $0.isTab }, .phrase(.trait, .traitTab), .controlType,
        "a member of a tab bar", .observed(Self.snapshot))
    case .textField:
      Row(
        "trait.textEntry", .has(.textEntry) { !$0.isSecure }, .phrase(.trait, .traitTextField), .controlType,
        "an input for text", .observed(Self.snapshot))
    case .textFieldUnlessSearch:
      Row(
        "trait.textEntry.plain", .has(.textEntry) { !$0.isSecure && !$0.isSearch }, .phrase(.trait, .traitTextField),
        .controlType,
        "an input for text that is neither secure nor for searching", .observed(Self.snapshot))
    case .secureTextField:
      Row(
        "trait.secureTextField", .has(.textEntry) { $0.isSecure }, .phrase(.trait, .traitSecureTextField), .controlType,
        "an input for a password", .observed(Self.snapshot))
    case .editing:
      Row(
        "trait.isEditing", .has([.textEntry, .isEditing]), .phrase(.trait, .traitIsEditing),
        "the input has the keyboard", .observed(Self.snapshot))
    case .leadingSearchField:
      Row(
        "trait.searchField.entry", .has(.searchField), .phrase(.trait, .traitSearchField), .controlType,
        "an input for searching says so in place of text field", .assumed("one role word for one input"))
    case .heading:
      Row(
        "trait.header", .has(.header), .phrase(.trait, .traitHeader), .controlType,
        "the trait header", .observed(Self.snapshot))
    case .headingWithLevel:
      Row(
        "trait.header.level", .has(.header), .function { $0.headingWithLevel($1) }, .controlType,
        "the trait header, with its level if that is known", .observed("CVS Health, headings"))
    case .headingOfText:
      Row(
        "text.headingLevel", .any(.runs), .function { $0.headingOfText($1) }, .controlType,
        "accessibilityTextHeadingLevel of a run of the label", .documented(Self.header))
    case .link:
      Row(
        "trait.link", .has(.link) { !$0.isVisitedLink || $0.profile.contains(.callsVisitedLinksLinks) },
        .phrase(.trait, .traitLink), .controlType,
        "the trait link", .observed(Self.snapshot))
    case .visitedLink:
      Row(
        "trait.visited", .has([.link, .visited]), .phrase(.trait, .traitVisitedLink), .controlType,
        "the traits link and visited", .assumed("named so in the rotor"))
    case .menuItem:
      Row(
        "trait.menuItem", .has(.menuItem), .phrase(.trait, .traitMenuItem), .controlType,
        "the trait menuItem", .assumed("the private trait has no recorded word"))
    case .pickerItem:
      Row(
        "trait.pickerElement", .has(.pickerElement), .phrase(.trait, .traitPickerItem), .controlType,
        "the trait pickerElement", .assumed("the private trait has no recorded word"))
    case .tableIndex:
      Row(
        "trait.tableIndex", .has(.tableIndex), .phrase(.trait, .traitTableIndex), .controlType,
        "the trait tableIndex", .assumed("the private trait has no recorded word"))
    case .adjustable:
      Row(
        "trait.adjustable", .has(.adjustable), .phrase(.trait, .traitAdjustable), .controlType,
        "the trait adjustable", .observed(Self.snapshot))
    case .image:
      Row(
        "trait.image", .has(.image), .phrase(.trait, .traitImage), .controlType,
        "the trait image, after other roles", .observed(Self.snapshot))
    case .draggable:
      Row(
        "trait.draggable", .any([.details, .traits(.draggable)]) { $0.isDraggable }, .phrase(.trait, .traitDraggable),
        "what can be dragged is told as draggable, after the role words",
        .observed("WWDC15 103, WWDC24 10073; MagentaA11y's videos"))
    case .searchField:
      Row(
        "trait.searchField", .has(.searchField), .phrase(.trait, .traitSearchField), .controlType,
        "the trait searchField, as the last role word", .observed(Self.snapshot))
    case .expanded:
      Row(
        "state.expanded", .any(.details), .chosen(.state) { $0.expanded.map { $0 ? .stateExpanded : .stateCollapsed } },
        "accessibilityExpandedStatus, after the role words", .observed("CVS Health; AccessibilitySnapshot #324"))
    // Places.
    case .listBoundary:
      Row(
        "boundary.list", .any(.container), .function { $0.boundaries($1) { $0.isList } }, .boundary,
        "the first and the last stop of a list", .observed("AccessibilitySnapshot #348, iOS 26"))
    case .landmarkBoundary:
      Row(
        "boundary.landmark", .any(.container), .function { $0.boundaries($1) { !$0.isList } }, .boundary,
        "the first and the last stop of a landmark", .observed("AccessibilitySnapshot #348, iOS 26"))
    case .givenBoundary:
      Row(
        "boundary.given", .any(.container), .function { $0.boundaries($1) { _ in true } }, .boundary,
        "the ends of a list or landmark whose order is given", .observed(Self.snapshot))
    case .position:
      Row(
        "position", .any(.container), .function { $0.position($1) },
        "the place among the members of a tab bar or segmented control", .observed(Self.snapshot))
    // Cues.
    case .actionsCue:
      Row(
        "cue.actions", .any(.details) { $0.hasActions }, .phrase(.cue, .actionsAvailable),
        "the element has custom actions", .observed(Self.snapshot))
    case .newActionsCue:
      Row(
        "cue.actions.new", .any(.details) { $0.offersActions && !$0.hasActionsOfPrevious },
        .phrase(.cue, .actionsAvailable),
        "the element has custom actions, and not the same as the stop before",
        .assumed("repetition is left out; setting repeatActionsCue"))
    case .offeredActionsCue:
      Row(
        "cue.actions.offered", .any(.details) { $0.offersActions }, .phrase(.cue, .actionsAvailable),
        "the element has custom actions: told after the hint and a pause, so that a quick flick leaves it out",
        .documented("WWDC24, WWDC25 224 and WWDC26 219, demonstrations"))
    case .contentCue:
      Row(
        "cue.content", .any(.details) { $0.hasMoreContent }, .phrase(.cue, .moreContentAvailable),
        "there is custom content to be asked for", .observed("\(Self.snapshot); CVS Health"))
    // Hints, after a pause.
    case .hint:
      Row(
        "hint", .any(.hint) { !$0.isHintPromoted }, .text(.hint) { $0.hint },
        "accessibilityHint", .documented(Self.header))
    case .hintUnlessTextEntry:
      Row(
        "hint.notTextEntry", .any(.hint) { !$0.isHintPromoted && (!$0.isTextEntry || $0.isDimmed) },
        .text(.hint) { $0.hint },
        "accessibilityHint; that of a text field gives way to its own", .observed(Self.snapshot))
    case .switchHint:
      Row(
        "hint.switch", .has(.toggleButton) { !$0.isDimmed && !$0.isMenuItemOfPage }, .phrase(.hint, .hintSwitch),
        "how to flip a switch", .observed("\(Self.snapshot); CVS Health"))
    case .switchHintUnlessTextEntry:
      Row(
        "hint.switch.notTextEntry", .has(.toggleButton) { !$0.isTextEntry && !$0.isDimmed },
        .phrase(.hint, .hintSwitch),
        "how to flip a switch; a text field's own hints take its place", .observed(Self.snapshot))
    case .editHint:
      Row(
        "hint.edit", .has(.textEntry) { !$0.isDimmed && !$0.traits.contains(.isEditing) }, .phrase(.hint, .hintEdit),
        "how to begin to edit", .observed(Self.snapshot))
    case .misspelledHint:
      Row(
        "hint.misspelled", .has(.textEntry) { $0.offersMisspelledWords }, .phrase(.hint, .hintMisspelled),
        "where misspelled words are found", .observed(Self.snapshot))
    case .adjustableHint:
      Row(
        "hint.adjustable", .has(.adjustable) { $0.offersAdjustment }, .phrase(.hint, .hintAdjustable),
        "how to adjust a value", .observed(Self.snapshot))
    case .expandedHint:
      Row(
        "hint.expanded", .any(.details) { !$0.isDimmed },
        .chosen(.hint) { $0.expanded.map { $0 ? .hintCollapse : .hintExpand } },
        "how to expand or collapse", .observed("CVS Health"))
    case .popUpHint:
      Row(
        "hint.popUpButton", .has(.popUpButton) { !$0.isDimmed }, .phrase(.hint, .hintPopupPicker),
        "how to open the picker", .observed("CVS Health"))
    case .controlHint:
      Row(
        "hint.control", .any(.details), .function { $0.controlHint($1) },
        "UIKit's own hint of a control", .documented("UIKit.axbundle, Apple's localization"))
    case .draggableHint:
      Row(
        "hint.draggable", .has(.draggable), .phrase(.hint, .hintDraggable),
        "how to drag what has the trait draggable", .observed("MagentaA11y's videos; WWDC15 103"))
    case .directTouchHint:
      Row(
        "hint.directTouch", .has(.allowsDirectInteraction) { $0.requiresActivation }, .phrase(.hint, .hintDirectTouch),
        "a direct touch area that requires activation says how to begin",
        .documented("WWDC23 10036 and WWDC26 220, demonstrations"))
    case .activateHint:
      Row(
        "hint.activate", .any(.traits([.button, .link])) { $0.offersActivation }, .phrase(.hint, .hintActivate),
        "how to press a button", .observed("CVS Health's rules; AccessibilitySnapshot heard none: setting buttonHint"))
    // Clauses of web pages alone.
    case .pageContainer:
      Row(
        "page.container", .any(.container), .function { $0.pageContainer($1) },
        "the name of a table, a list box or a fieldset that is entered", .observed("\(Self.web), tables since iOS 14"))
    case .pageColumnHeader:
      Row(
        "page.header.column", .any(.container), .function { $0.pageColumnHeader($1) }, .tableHeader,
        "the header of the column, where the column is another than before, and not the first", .observed(Self.web))
    case .pageRowHeader:
      Row(
        "page.header.row", .any(.container), .function { $0.pageRowHeader($1) }, .tableHeader,
        "the header of the row, where the row is another than before", .observed(Self.web))
    case .listMarker:
      Row(
        "page.marker", .any(.details), .function { $0.listMarker($1) },
        "the marker of a list item is an element of its own; a bullet is said by its name",
        .observed("\(Self.web), iOS 15.5"))
    case .current:
      Row(
        "page.current", .any(.details), .chosen(.state) { $0.web?.current?.phrase },
        "aria-current, of the element or of what is around it", .observed(Self.web))
    case .pageValue:
      Row(
        "page.value", .always, .function { $0.pageValue($1) },
        "the value; of a progress bar and a meter in percent",
        .documented("\(Self.webKit) has the value; percent is assumed"))
    case .ariaDescription:
      Row(
        "page.description", .any(.details), .function { $0.ariaDescription($1) },
        "aria-description, always", .documented("\(Self.webKit): custom content of high importance"))
    case .sort:
      Row(
        "page.sort", .any(.details), .chosen(.state) { $0.web?.sort?.phrase },
        "aria-sort of the header", .observed("\(Self.web), of descending; ascending by analogy"))
    case .headerRole:
      Row(
        "page.header", .any(.container), .function { $0.headerRole($1) }, .tableHeader,
        "a header of a table says what it heads, the first one both", .observed("\(Self.web), since iOS 13"))
    case .headerPlace:
      Row(
        "page.header.place", .any(.container) { $0.isInHeader }, .function { $0.cellPlace($1) },
        "row and column of a header, before its role", .observed("\(Self.web), aria-sort on iOS 13.6"))
    case .cellPlace:
      Row(
        "page.cell.place", .any(.container) { !$0.isInHeader }, .function { $0.cellPlace($1) },
        "row and column where the row is another than before, else the column", .observed(Self.web))
    case .roleDescription:
      Row(
        "page.roleDescription", .any(.details) { $0.saysRoleDescription },
        .text(.trait) { $0.web?.roleDescription.map { SpokenText($0) } },
        "aria-roledescription in place of the role; setting roleDescriptions", .observed("\(Self.web), iOS 12.4 only"))
    case .pageControl:
      Row(
        "page.control", .any(.details), .chosen(.trait) { $0.web?.role?.controlPhrase }, .controlType,
        "a control of a page for which there is no trait",
        .observed("\(Self.web): checkboxes, combo boxes, toggle buttons"))
    case .pageButton:
      Row(
        "page.button", .has(.button) { $0.isPlainButton && $0.web?.role != .toggleButton },
        .phrase(.trait, .traitButton), .controlType,
        "the trait button, unless another role replaces it", .observed(Self.web))
    case .pageTextField:
      Row(
        "page.textEntry", .has(.textEntry) { !$0.isSecure && !$0.isSearch }, .function { $0.pageTextField($1) },
        .controlType,
        "an input for one line of text or for several", .observed("\(Self.web); several lines by \(Self.webKit)"))
    case .popupKind:
      Row(
        "page.popup", .any(.details), .function { $0.popupKind($1) }, .controlType,
        "aria-haspopup", .observed("\(Self.web), since iOS 13"))
    case .pageChecked:
      Row(
        "page.state.checked", .any(.details), .chosen(.state) { $0.checkedPhrase },
        "aria-checked and aria-pressed", .observed(Self.web))
    case .pageMenuItemState:
      Row(
        "page.state.menuItem", .any(.details) { $0.traits.contains(.menuItem) },
        .chosen(.state) { $0.web?.checked?.checkboxPhrase },
        "aria-checked of an item of a menu", .documented(Self.webKit))
    case .pagePosition:
      Row(
        "page.position", .any(.details), .function { $0.pagePosition($1) },
        "the place among radio buttons of one group", .observed(Self.web))
    case .required:
      Row(
        "page.required", .any(.details) { $0.web?.required == true }, .phrase(.state, .stateRequired),
        "aria-required and required", .observed(Self.web))
    case .invalid:
      Row(
        "page.invalid", .any(.details),
        .chosen(.state) { $0.web?.invalid.map { $0 == .spelling ? .textMisspelled : .webInvalid } },
        "aria-invalid; setting invalidWord", .observed("\(Self.web), iOS 14.0"))
    case .errorMessage:
      Row(
        "page.errorMessage", .any(.details) { $0.web?.invalid != nil },
        .text(.value) { $0.web?.errorMessage.map { SpokenText($0) } },
        "aria-errormessage, while it is invalid", .documented(Self.webKit))
    case .pageBoundary:
      Row(
        "page.boundary", .any(.container), .function { $0.pageBoundaries($1) }, .boundary,
        "the first and the last element of a list, a table or a fieldset", .observed(Self.web))
    case .pageLandmark:
      Row(
        "page.landmark", .any(.container), .function { $0.pageLandmarks($1) }, .boundary,
        "the first and the last element of a landmark, with its name and role", .observed(Self.web))
    case .term:
      Row(
        "page.term", .any(.details), .function { $0.term($1) },
        "what each element in a description list is", .observed("\(Self.web), since iOS 14"))
    case .math:
      Row(
        "page.math", .any(.details) { $0.web?.role == .math }, .phrase(.trait, .webMath), .controlType,
        "a formula is one element, and says so", .documented(Self.webKit))
    case .pagePopUpButton:
      Row(
        "page.popUpButton", .has(.popUpButton) { $0.isPagePopup }, .phrase(.trait, .traitPopupButton), .controlType,
        "what opens a menu, a list or a picker", .observed(Self.web))
    case .pageHint:
      Row(
        "page.hint", .any(.hint) { $0.isPageHint }, .text(.hint) { $0.hint },
        "aria-describedby and title, after a pause; setting describedBy",
        .observed("\(Self.web), iOS 15.0; \(Self.webKit)"))
    case .pageEditHint:
      Row(
        "page.hint.edit", .has(.textEntry) { $0.isPageEditable }, .phrase(.hint, .hintEdit),
        "how to begin to edit", .observed(Self.web))
    case .pickerHint:
      Row(
        "page.hint.picker", .any(.details) { $0.opensPicker }, .phrase(.hint, .hintPopupPicker),
        "how to open a picker", .observed("\(Self.web), of dates; of selects by analogy"))
    }
  }
}
