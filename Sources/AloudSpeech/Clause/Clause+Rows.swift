internal import AloudTree

// The table of clauses, in the order of speech. The place of a row decides the place of its words.
extension Clause {
  static let rows = sections.flatMap { $0.rows }

  static let sections: [(section: Section, rows: [Row])] = [
    (.description, description), (.cues, cues), (.hint, hints), (.laterCues, laterCues),
  ]

  private static let snapshot = "AccessibilitySnapshot 0.12, found by listening"
  private static let header = "UIAccessibility's headers"
  private static let web = "a11ysupport.io, recordings of Safari"
  private static let webKit = "WebKit's wrapper for iOS"

  /// Clauses about the element itself.
  @Rows private static var description: [Row] {
    Row(
      "container", .voiceOver, .any(.container), .function { $0.containerLabels($1) }, when: { $0.containers },
      "the label of a container that is entered",
      .documented("WWDC21 charts, demonstration of a group; other containers by analogy"))
    Row(
      "container.tabBar", .voiceOver, .any(.container), .function { $0.tabBarEntry($1) }, when: { $0.containers },
      "a tab bar of the system is named on entry; a tab bar that the app makes by the trait is named by its label, if any",
      .observed("AccessibilityUpTo11, posts 42 and 87; AccessibilitySnapshot #26, since iOS 14"))
    Row(
      "page.container", .webPage, .any(.container), .function { $0.pageContainer($1) }, when: { $0.containers },
      "the name of a table, a list box or a fieldset that is entered", .observed("\(web), tables since iOS 14"))
    Row(
      "selected", .all, .has(.selected), .phrase(.selected, .traitSelected),
      braille: [.traitSelected: .word(.selected)],
      "the trait selected is said before everything else of the element", .observed(snapshot))
    Row(
      "header.row.changed", .voiceOver, .any(.container), .function { $0.rowHeaders($1, whereChanged: true) },
      when: { $0.tableHeaders },
      "row headers, at the first cell of a row", .observed(snapshot))
    Row(
      "header.column.changed", .voiceOver, .any(.container), .function { $0.columnHeaders($1, whereChanged: true) },
      when: { $0.tableHeaders },
      "column headers, where the column has changed; not the header in the row above the first cell",
      .assumed("\(snapshot), says them at every cell"))
    Row(
      "page.header.column", .webPage, .any(.container), .function { $0.pageColumnHeader($1) },
      when: { $0.tableHeaders },
      "the header of the column, where the column has changed and is not the first", .observed(web))
    Row(
      "page.header.row", .webPage, .any(.container), .function { $0.pageRowHeader($1) }, when: { $0.tableHeaders },
      "the header of the row, where the row has changed", .observed(web))
    Row(
      "header.row", .snapshot, .any(.container), .function { $0.rowHeaders($1) }, when: { $0.tableHeaders },
      "row headers, at the first cell of a row", .observed(snapshot))
    Row(
      "header.column", .snapshot, .any(.container), .function { $0.columnHeaders($1) }, when: { $0.tableHeaders },
      "column headers, unless they repeat the cell's label", .observed(snapshot))
    Row(
      "label", .all, .always { !$0.isBareBackLabel && !$0.isNamedByControl && !$0.isSymbolMarker && !$0.isLabelSilent },
      .text(.label) { $0.label },
      "accessibilityLabel", .documented(header))
    Row(
      "control.name", .voiceOver, .any(.details), .function { $0.controlName($1) },
      "UIKit's own name of a control without a label", .documented("UIKit.axbundle, Apple's localization"))
    Row(
      "span.rows", [.voiceOver, .snapshot], .any(.container), .function { $0.span($1, ofRows: true) },
      when: { $0.tableNumbers },
      "a cell that spans rows says how many", .observed(snapshot))
    Row(
      "span.columns", [.voiceOver, .snapshot], .any(.container), .function { $0.span($1, ofRows: false) },
      when: { $0.tableNumbers },
      "a cell that spans columns says how many", .observed(snapshot))
    Row(
      "row", [.voiceOver, .snapshot], .any(.container), .function { $0.row($1) }, when: { $0.tableNumbers },
      "the row, at the first cell of a row", .observed(snapshot))
    Row(
      "column", [.voiceOver, .snapshot], .any(.container), .function { $0.column($1) }, when: { $0.tableNumbers },
      "the column of a cell", .observed(snapshot))
    Row(
      "value.notEditing", .voiceOver, .always { $0.traits.isDisjoint(with: [.toggleButton, .isEditing]) },
      .function { composer, _ in composer.say(.value, composer.value, .value) },
      "accessibilityValue, but not while it is edited", .documented(header))
    Row(
      "page.marker", .webPage, .any(.details), .function { $0.listMarker($1) },
      "the marker of a list item is an element of its own; a bullet is said by its name", .observed("\(web), iOS 15.5"))
    Row(
      "page.current", .webPage, .any(.details), .chosen(.state) { $0.web?.current?.phrase },
      "aria-current, of the element or of an element around it", .observed(web))
    Row(
      "page.value", .webPage, .always, .function { $0.pageValue($1) },
      "the value; in percent for a progress bar and a meter", .documented("\(webKit) has the value; percent is assumed")
    )
    // `value.notEditing` and others give this as their reason.
    Row(
      "value", .snapshot, .always { !$0.traits.contains(.toggleButton) }, .text(.value) { $0.value },
      "accessibilityValue; that of a switch becomes a state word", .documented(header))
    Row(
      "chart.point", [.voiceOver, .snapshot], .any(.details), .function { $0.chartPoint($1) },
      "what a point of a chart stands for: its x, its y and other values; for an interval, what lies in it",
      .documented(
        "WWDC21 charts, demonstration: two cups, 35 lines of code; the words for intervals are Aloud's"))
    Row(
      "placeholder", .all, .any(.details), .function { $0.placeholder($1) },
      "an empty text field says its placeholder in place of a value",
      .observed("AccessibilitySnapshot: UITextField reports its placeholder as value"))
    Row(
      "page.description", .webPage, .any(.details), .function { $0.ariaDescription($1) },
      "aria-description, always", .documented("\(webKit): custom content of high importance"))
    Row(
      "content.important", [.voiceOver, .webPage], .any(.details), .function { $0.importantContent($1) },
      "custom content of high importance, after label and value",
      .observed("CVS Health; WWDC21 as modeled by AccessibilitySnapshot #309"))
    Row(
      "readingContent", .voiceOver, .any(.details), .function { $0.pageContent($1) },
      "accessibilityPageContent(), where there is no label", .documented(header))
    Row(
      "hint.promoted", [.voiceOver, .snapshot], .any(.hint), .function { $0.promotedHint($1) },
      "without label and value, the hint takes their place", .observed(snapshot))
    Row(
      "page.sort", .webPage, .any(.details), .chosen(.state) { $0.web?.sort?.phrase },
      "aria-sort of the header", .observed("\(web), of descending; ascending by analogy"))
    Row(
      "page.header", .webPage, .any(.container), .function { $0.headerRole($1) },
      when: { $0.tableHeaders && $0.has(.pageHeaders) }, braille: [.webColumnHeader: .words([.column])],
      "a header of a table says whether it heads a column or a row; the first one says both",
      .observed("\(web), since iOS 13"))
    Row(
      "page.header.place", .webPage, .any(.container) { $0.isInHeader }, .function { $0.cellPlace($1) },
      when: { $0.tableNumbers },
      "row and column of a header, before its role", .observed("\(web), aria-sort on iOS 13.6"))
    Row(
      "trait.notEnabled", .all, .has(.notEnabled), .phrase(.trait, .traitNotEnabled),
      braille: [.traitNotEnabled: .word(.dimmed)],
      "the trait notEnabled, before the other role words", .observed("\(snapshot); CVS Health; MagentaA11y"))
    Row(
      "trait.button", [.voiceOver, .snapshot], .has(.button) { $0.isPlainButton }, .role(.traitButton),
      braille: [.traitButton: .word(.button)],
      "the trait button, unless another role replaces it", .observed(snapshot))
    Row(
      "trait.popUpButton", .voiceOver, .has(.popUpButton), .role(.traitPopupButton),
      braille: [.traitPopupButton: .words([.button, .menu])],
      "a button that opens a menu or a picker", .observed("CVS Health"))
    Row(
      "trait.backButton", [.voiceOver, .snapshot], .has(.backButton), .role(.traitBackButton),
      braille: [.traitBackButton: .words([.button])],
      "the button of a navigation bar that goes back", .observed(snapshot))
    Row(
      "trait.toggleButton.button", .snapshot, .has([.toggleButton, .button]), .role(.traitSwitch),
      braille: [.traitSwitch: .words([.button])],
      "the trait toggleButton, together with button only", .observed(snapshot))
    Row(
      "page.roleDescription", .webPage, .any(.details) { $0.saysRoleDescription },
      .text(.trait) { $0.web?.roleDescription.map { SpokenText($0) } },
      "aria-roledescription in place of the role, before iOS 15", .observed("\(web), iOS 12.4 only"))
    Row(
      "page.button", .webPage, .has(.button) { $0.isPlainButton && $0.web?.role != .toggleButton }, .role(.traitButton),
      braille: [.traitButton: .word(.button)],
      "the trait button, unless another role replaces it", .observed(web))
    Row(
      "page.popUpButton", .webPage, .has(.popUpButton) { $0.isPagePopup }, .role(.traitPopupButton),
      braille: [.traitPopupButton: .words([.button, .menu])],
      "what opens a menu, a list or a picker", .observed(web))
    Row(
      "page.control", .webPage, .any(.details), .chosen(.trait) { $0.web?.role?.controlPhrase }, isRole: true,
      braille: [
        .traitTab: .word(.tab), .webSeparator: .word(.separator), .webToggleButton: .words([.button]),
        .webComboBox: .words([.box]), .webColorWell: .words([.color]), .traitCheckbox: .words([.check, .box]),
      ],
      "a control of a page for which there is no trait", .observed("\(web): checkboxes, combo boxes, toggle buttons"))
    Row(
      "trait.toggleButton", [.voiceOver, .webPage], .has(.toggleButton) { !$0.isMenuItemOfPage }, .role(.traitSwitch),
      braille: [.traitSwitch: .words([.button])],
      "the trait toggleButton, with or without button", .observed("AccessibilitySnapshot #199, on a device with iOS 17")
    )
    Row(
      "state.switch", .all, .has(.toggleButton) { !$0.isMenuItemOfPage }, .chosen(.state) { $0.switchState },
      "a switch's value 1, 0 or 2 as a word", .observed(snapshot))
    Row(
      "state.switch.other", [.voiceOver, .snapshot], .has(.toggleButton), .function { $0.switchOtherValue($1) },
      "any other value of a switch, after its role", .observed("\(snapshot), iOS 17 and later"))
    Row(
      "trait.radioButton", [.voiceOver, .webPage], .has(.radioButton), .role(.traitRadio),
      braille: [.traitRadio: .words([.radio, .button])],
      "the trait radioButton", .assumed("heard on web pages: Toss accessibility book"))
    Row(
      "trait.tab", .all, .any([.container, .traits(.tabBarItem)]) { $0.isTab }, .role(.traitTab),
      braille: [.traitTab: .word(.tab)],
      "a member of a tab bar", .observed(snapshot))
    Row(
      "trait.textEntry.plain", .voiceOver, .has(.textEntry) { !$0.isSecure && !$0.isSearch }, .role(.traitTextField),
      braille: [.traitTextField: .words([.text])],
      "an input for text that is neither secure nor for searching", .observed(snapshot))
    Row(
      "page.textEntry", .webPage, .has(.textEntry) { !$0.isSecure && !$0.isSearch }, .function { $0.pageTextField($1) },
      isRole: true, braille: [.traitTextField: .words([.text]), .webTextArea: .words([.line, .text])],
      "an input for one line of text or for several", .observed("\(web); several lines by \(webKit)"))
    Row(
      "trait.textEntry", .snapshot, .has(.textEntry) { !$0.isSecure }, .role(.traitTextField),
      braille: [.traitTextField: .words([.text])],
      "an input for text", .observed(snapshot))
    Row(
      "trait.secureTextField", .all, .has(.textEntry) { $0.isSecure }, .role(.traitSecureTextField),
      braille: [.traitSecureTextField: .words([.secure, .text])],
      "an input for a password", .observed(snapshot))
    Row(
      "trait.searchField.entry", [.voiceOver, .webPage], .has(.searchField), .role(.traitSearchField),
      braille: [.traitSearchField: .words([.search])],
      "an input for searching says search field instead of text field", .assumed("one role word for one input"))
    Row(
      "trait.isEditing", .all, .has([.textEntry, .isEditing]), .phrase(.trait, .traitIsEditing),
      "the keyboard types into this input", .observed(snapshot))
    Row(
      "value.editing", [.voiceOver, .webPage], .has(.isEditing) { !$0.traits.contains(.toggleButton) },
      .text(.value) { $0.value },
      "a field that is edited says its value after its editing state", .documented("WWDC14, demonstration; iOS 16, too")
    )
    Row(
      "trait.header.level", [.voiceOver, .webPage], .has(.header), .function { $0.headingWithLevel($1) }, isRole: true,
      braille: [.traitHeaderLevel: .words([.heading, .level])],
      "the trait header, with its level if that is known", .observed("CVS Health, headings"))
    Row(
      "text.headingLevel", .voiceOver, .any(.runs), .function { $0.headingOfText($1) }, isRole: true,
      braille: [.traitHeaderLevel: .words([.heading, .level])],
      "accessibilityTextHeadingLevel of a run of the label", .documented(header))
    // `trait.header.level` also gives this as its reason if the level is not known.
    Row(
      "trait.header", .snapshot, .has(.header), .role(.traitHeader), braille: [.traitHeader: .word(.heading)],
      "the trait header", .observed(snapshot))
    Row(
      "trait.link", .all, .has(.link) { !$0.isVisitedLink || $0.profile.contains(.callsVisitedLinksLinks) },
      .role(.traitLink), braille: [.traitLink: .word(.link)],
      "the trait link", .observed(snapshot))
    Row(
      "trait.visited", [.voiceOver, .webPage], .has([.link, .visited]), .role(.traitVisitedLink),
      braille: [.traitVisitedLink: .words([.visited, .link])],
      "the traits link and visited", .assumed("the rotor uses this name"))
    Row(
      "trait.menuItem", [.voiceOver, .webPage], .has(.menuItem), .role(.traitMenuItem),
      braille: [.traitMenuItem: .words([.menu, .item])],
      "the trait menuItem", .assumed("the private trait has no recorded word"))
    Row(
      "trait.pickerElement", .voiceOver, .has(.pickerElement), .role(.traitPickerItem),
      braille: [.traitPickerItem: .words([.item])],
      "the trait pickerElement", .assumed("the private trait has no recorded word"))
    Row(
      "trait.tableIndex", .voiceOver, .has(.tableIndex), .role(.traitTableIndex),
      "the trait tableIndex", .assumed("the private trait has no recorded word"))
    Row(
      "trait.adjustable", .all, .has(.adjustable), .role(.traitAdjustable),
      "the trait adjustable", .observed(snapshot))
    Row(
      "trait.image", .all, .has(.image), .role(.traitImage), braille: [.traitImage: .word(.image)],
      "the trait image, after other roles", .observed(snapshot))
    Row(
      "trait.draggable", .voiceOver, .any([.details, .traits(.draggable)]) { $0.isDraggable },
      .phrase(.trait, .traitDraggable),
      "what can be dragged is announced as draggable, after the role words",
      .observed("WWDC15 103, WWDC24 10073; MagentaA11y's videos"))
    Row(
      "page.math", .webPage, .any(.details) { $0.web?.role == .math }, .role(.webMath),
      "a formula is one element, and is announced as a formula", .documented(webKit))
    Row(
      "page.popup", .webPage, .any(.details), .function { $0.popupKind($1) }, isRole: true,
      braille: [.webPopupMenu: .words([.menu]), .webPopupListbox: .words([.box]), .webPopupDialog: .words([.dialog])],
      "aria-haspopup", .observed("\(web), since iOS 13"))
    Row(
      "page.state.checked", .webPage, .any(.details), .chosen(.state) { $0.checkedPhrase },
      braille: [.traitChecked: .word(.checked), .traitUnchecked: .word(.unchecked)],
      "aria-checked and aria-pressed", .observed(web))
    Row(
      "page.state.menuItem", .webPage, .any(.details) { $0.traits.contains(.menuItem) },
      .chosen(.state) { $0.web?.checked?.checkboxPhrase },
      braille: [.traitChecked: .word(.checked), .traitUnchecked: .word(.unchecked)],
      "aria-checked of an item of a menu", .documented(webKit))
    Row(
      "state.expanded", [.voiceOver, .webPage], .any(.details) { $0.isExpandedHeard },
      .chosen(.state) { $0.expandedPhrase },
      braille: [.stateExpanded: .word(.expanded), .stateCollapsed: .word(.collapsed)],
      "accessibilityExpandedStatus, after the role words; on pages, aria-expanded of a button, a link or a combo box",
      .observed("CVS Health; AccessibilitySnapshot #324; \(web)"))
    Row(
      "page.state.expanded", .webPage, .any(.details) { !$0.isExpandedHeard }, .chosen(.state) { $0.expandedPhrase },
      braille: [.stateExpanded: .word(.expanded), .stateCollapsed: .word(.collapsed)],
      "aria-expanded of another element",
      .assumed("heard of buttons, links and combo boxes only, and never together with this role"))
    Row(
      "boundary.list", .voiceOver, .any(.container), .function { $0.boundaries($1) { $0.isList } },
      when: { $0.boundaries != .off },
      "the first and the last stop of a list", .observed("AccessibilitySnapshot #348, iOS 26"))
    Row(
      "boundary.landmark", .voiceOver, .any(.container), .function { $0.boundaries($1) { !$0.isList } },
      when: { $0.boundaries != .off },
      "the first and the last stop of a landmark", .observed("AccessibilitySnapshot #348, iOS 26"))
    Row(
      "page.position", .webPage, .any(.details), .function { $0.pagePosition($1) },
      "the place among radio buttons of one group", .observed(web))
    Row(
      "page.required", .webPage, .any(.details) { $0.web?.required == true }, .phrase(.state, .stateRequired),
      "aria-required and required", .observed(web))
    Row(
      "page.invalid", .webPage, .any(.details),
      .chosen(.state) { $0.web?.invalid.map { $0 == .spelling ? .textMisspelled : .webInvalid } },
      "aria-invalid; setting invalidWord", .observed("\(web), iOS 14.0"))
    Row(
      "page.errorMessage", .webPage, .any(.details) { $0.web?.invalid != nil },
      .text(.value) { $0.web?.errorMessage.map { SpokenText($0) } },
      "aria-errormessage, while it is invalid", .documented(webKit))
    Row(
      "page.cell.place", .webPage, .any(.container) { !$0.isInHeader }, .function { $0.cellPlace($1) },
      when: { $0.tableNumbers },
      "row and column where the row has changed, else the column", .observed(web))
    Row(
      "page.boundary", .webPage, .any(.container), .function { $0.pageBoundaries($1) }, when: { $0.boundaries != .off },
      "the first and the last element of a list, a table or a fieldset", .observed(web))
    Row(
      "page.landmark", .webPage, .any(.container), .function { $0.pageLandmarks($1) }, when: { $0.boundaries != .off },
      "the first and the last element of a landmark, with its name and role", .observed(web))
    Row(
      "page.term", .webPage, .any(.details), .function { $0.term($1) }, when: { $0.has(.pageTerms) },
      "what each element in a description list is", .observed("\(web), since iOS 14"))
    Row(
      "trait.searchField", .snapshot, .has(.searchField), .role(.traitSearchField),
      braille: [.traitSearchField: .words([.search])],
      "the trait searchField, as the last role word", .observed(snapshot))
    Row(
      "position", [.voiceOver, .snapshot], .any(.container), .function { $0.position($1) },
      "the place among the members of a tab bar or segmented control", .observed(snapshot))
    Row(
      "position.picker", .voiceOver, .has(.pickerElement), .function { $0.pickerPosition($1) },
      "the place of the chosen row of a picker wheel",
      .observed("react-native-picker/picker #582, 2024, UIPickerView"))
    Row(
      "boundary.given", .snapshot, .any(.container), .function { $0.boundaries($1) { _ in true } },
      when: { $0.boundaries != .off },
      "the ends of a list or landmark whose order is given", .observed(snapshot))
  }

  /// Clauses that follow the description without a pause.
  @Rows private static var cues: [Row] {
    Row(
      "cue.actions", .snapshot, .any(.details) { $0.hasActions }, .phrase(.cue, .actionsAvailable),
      when: { $0.actionsCue != .off },
      "the element has custom actions", .observed(snapshot))
    Row(
      "cue.content", .all, .any(.details) { $0.hasMoreContent }, .phrase(.cue, .moreContentAvailable),
      when: { $0.moreContentCue },
      "there is custom content that is said on request", .observed("\(snapshot); CVS Health"))
  }

  /// Clauses that follow a pause.
  @Rows private static var hints: [Row] {
    Row(
      "hint", .voiceOver, .any(.hint) { !$0.isHintPromoted }, .text(.hint) { $0.hint },
      "accessibilityHint", .documented(header))
    Row(
      "page.hint", .webPage, .any(.hint) { $0.isPageHint }, .text(.hint) { $0.hint },
      "aria-describedby and title, after a pause; setting describedBy", .observed("\(web), iOS 15.0; \(webKit)"))
    Row(
      "hint.switch", [.voiceOver, .webPage], .has(.toggleButton) { !$0.isDimmed && !$0.isMenuItemOfPage },
      .phrase(.hint, .hintSwitch),
      "how to flip a switch", .observed("\(snapshot); CVS Health"))
    Row(
      "page.hint.toggle", .webPage, .any(.details) { $0.web?.role == .toggleButton && !$0.isDimmed },
      .phrase(.hint, .hintSwitch),
      "how to press or release a toggle button", .observed("cerner/terra-core #2231, iOS 12"))
    Row(
      "page.hint.edit", .webPage, .has(.textEntry) { $0.isPageEditable }, .phrase(.hint, .hintEdit),
      "how to begin to edit", .observed(web))
    Row(
      "hint.notTextEntry", .snapshot, .any(.hint) { !$0.isHintPromoted && (!$0.isTextEntry || $0.isDimmed) },
      .text(.hint) { $0.hint },
      "accessibilityHint; a text field's own hints take its place", .observed(snapshot))
    Row(
      "hint.switch.notTextEntry", .snapshot, .has(.toggleButton) { !$0.isTextEntry && !$0.isDimmed },
      .phrase(.hint, .hintSwitch),
      "how to flip a switch; a text field's own hints take its place", .observed(snapshot))
    Row(
      "hint.edit", [.voiceOver, .snapshot], .has(.textEntry) { !$0.isDimmed && !$0.traits.contains(.isEditing) },
      .phrase(.hint, .hintEdit),
      "how to begin to edit", .observed(snapshot))
    Row(
      "hint.misspelled", [.voiceOver, .snapshot], .has([.textEntry, .isEditing]) { !$0.isDimmed },
      .phrase(.hint, .hintMisspelled), when: { $0.spelling },
      "how to find misspelled words in a text that is edited", .observed(snapshot))
    Row(
      "hint.misspelled.textView", .snapshot,
      .has([.textEntry, .textArea]) { !$0.isDimmed && !$0.traits.contains(.isEditing) },
      .phrase(.hint, .hintMisspelled), when: { $0.spelling },
      "AccessibilitySnapshot also says it of a text view that is not edited", .observed(snapshot))
    Row(
      "hint.adjustable", .all, .has(.adjustable) { $0.offersAdjustment }, .phrase(.hint, .hintAdjustable),
      "how to adjust a value", .observed(snapshot))
    Row(
      "hint.expanded", [.voiceOver, .webPage], .any(.details) { !$0.isDimmed },
      .chosen(.hint) { $0.expanded.map { $0 ? .hintCollapse : .hintExpand } },
      "how to expand or collapse", .observed("CVS Health"))
    Row(
      "hint.popUpButton", .voiceOver, .has(.popUpButton) { !$0.isDimmed }, .phrase(.hint, .hintPopupPicker),
      "how to open the picker", .observed("CVS Health"))
    Row(
      "hint.control", .voiceOver, .any(.details), .function { $0.controlHint($1) },
      "UIKit's own hint of a control", .documented("UIKit.axbundle, Apple's localization"))
    Row(
      "hint.draggable", .voiceOver, .has(.draggable), .phrase(.hint, .hintDraggable),
      "how to drag what has the trait draggable", .observed("MagentaA11y's videos; WWDC15 103"))
    Row(
      "hint.directTouch", .voiceOver, .has(.allowsDirectInteraction) { $0.requiresActivation },
      .phrase(.hint, .hintDirectTouch),
      "a direct touch area that requires activation says how to begin",
      .documented("WWDC23 10036 and WWDC26 220, demonstrations"))
    Row(
      "page.hint.picker", .webPage, .has(.popUpButton) { $0.opensPicker }, .phrase(.hint, .hintPopupPicker),
      "how to open a picker or what a pop-up button opens",
      .observed("\(web), of dates; carbon-for-ibm-dotcom #9562 and vaadin/web-components #11999, of aria-haspopup"))
    Row(
      "hint.activate", [.voiceOver, .webPage], .any(.traits([.button, .link])) { $0.offersActivation },
      .phrase(.hint, .hintActivate), when: { $0.buttonHint },
      "how to press a button", .observed("CVS Health's rules; AccessibilitySnapshot heard none: setting buttonHint"))
  }

  /// Clauses that follow another pause.
  @Rows private static var laterCues: [Row] {
    Row(
      "cue.actions.new", [.voiceOver, .webPage], .any(.details) { $0.offersActions && !$0.hasActionsOfPrevious },
      .phrase(.cue, .actionsAvailable), when: { $0.actionsCue == .first },
      "the element has other custom actions than the stop before",
      .assumed("repetition is left out; setting actionsCue"))
    Row(
      "cue.actions.offered", [.voiceOver, .webPage], .any(.details) { $0.offersActions },
      .phrase(.cue, .actionsAvailable), when: { $0.actionsCue == .on },
      "the element has custom actions: said after the hint and a pause, so that a quick flick leaves it out",
      .documented("WWDC24, WWDC25 224 and WWDC26 219, demonstrations"))
  }
}
