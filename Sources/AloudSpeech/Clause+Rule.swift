extension Clause {
  /// The meaning of a clause, and its evidence.
  public struct Rule: Sendable {
    /// One sentence.
    public let summary: String
    public let evidence: Evidence
  }

  public var rule: Rule {
    let (summary, evidence) = entry
    return Rule(summary: summary, evidence: evidence)
  }

  private static let snapshot = "AccessibilitySnapshot 0.12, found by listening"
  private static let device = "our knowledge of a device"
  private static let header = "UIAccessibility's headers"
  private static let web = "a11ysupport.io, recordings of Safari"
  private static let webKit = "WebKit's wrapper for iOS"

  // The table: one row a clause.
  private var entry: (String, Evidence) {
    switch self {
    case .container:
      (
        "the label of a container that is entered",
        .documented("WWDC21 charts, demonstration of a group; other containers by analogy")
      )
    case .tabBarEntry:
      (
        "a tab bar of the system is named when it is entered; one that the app makes by the trait has a label or none",
        .observed("AccessibilityUpTo11, posts 42 and 87; AccessibilitySnapshot #26, since iOS 14")
      )
    case .selected: ("the trait selected is said before everything else of the element", .observed(Self.snapshot))
    case .rowHeaders: ("row headers, at the first cell of a row", .observed(Self.snapshot))
    case .columnHeaders: ("column headers, but not the cell's own label again", .observed(Self.snapshot))
    case .changedRowHeaders:
      ("row headers, at the first cell of a row", .observed(Self.snapshot))
    case .changedColumnHeaders:
      (
        "column headers, where the column is another than before; not the header in the row above the first cell",
        .assumed("\(Self.snapshot), says them at every cell")
      )
    case .label: ("accessibilityLabel", .documented(Self.header))
    case .controlName:
      ("UIKit's own name of a control without a label", .documented("UIKit.axbundle, Apple's localization"))
    case .rowSpan: ("a cell that spans rows says how many", .observed(Self.snapshot))
    case .columnSpan: ("a cell that spans columns says how many", .observed(Self.snapshot))
    case .row: ("the row, at the first cell of a row", .observed(Self.snapshot))
    case .column: ("the column of a cell", .observed(Self.snapshot))
    case .value: ("accessibilityValue; that of a switch becomes a state word", .documented(Self.header))
    case .valueUnlessEditing: ("accessibilityValue, but not while it is edited", .documented(Self.header))
    case .editedValue:
      ("a field that is edited says its value after it has told so", .documented("WWDC14, demonstration; iOS 16, too"))
    case .chartPoint:
      (
        "what a point of a chart stands for: its x, its y, and what else there is; an interval what lies in it",
        .documented(
          "WWDC21 charts, demonstration: two cups, 35 lines of code; intervals are advised there, their words ours")
      )
    case .placeholder:
      (
        "an empty text field says its placeholder in place of a value",
        .observed("AccessibilitySnapshot: UITextField reports its placeholder as value")
      )
    case .importantContent:
      (
        "custom content of high importance, after label and value",
        .observed("CVS Health; WWDC21 as modeled by AccessibilitySnapshot #309")
      )
    case .promotedHint: ("without label and value, the hint takes their place", .observed(Self.snapshot))
    case .dimmed:
      ("the trait notEnabled, before the other role words", .observed("\(Self.snapshot); CVS Health; MagentaA11y"))
    case .button: ("the trait button, unless another role replaces it", .observed(Self.snapshot))
    case .popUpButton: ("a button that opens a menu or a picker", .observed("CVS Health"))
    case .backButton: ("the button of a navigation bar that goes back", .observed(Self.snapshot))
    case .switchRole:
      (
        "the trait toggleButton, with or without button",
        .observed("AccessibilitySnapshot #199, on a device with iOS 17")
      )
    case .switchRoleOfButton: ("the trait toggleButton, together with button only", .observed(Self.snapshot))
    case .switchState: ("a switch's value 1, 0 or 2 as a word", .observed(Self.snapshot))
    case .switchOtherValue:
      ("any other value of a switch, after its role", .observed("\(Self.snapshot), iOS 17 and later"))
    case .radioButton: ("the trait radioButton", .assumed("heard on web pages: Toss accessibility book"))
    case .tab: ("a member of a tab bar", .observed(Self.snapshot))
    case .textField: ("an input for text", .observed(Self.snapshot))
    case .textFieldUnlessSearch:
      ("an input for text that is neither secure nor for searching", .observed(Self.snapshot))
    case .secureTextField: ("an input for a password", .observed(Self.snapshot))
    case .editing: ("the input has the keyboard", .observed(Self.snapshot))
    case .leadingSearchField:
      ("an input for searching says so in place of text field", .assumed("one role word for one input"))
    case .heading: ("the trait header", .observed(Self.snapshot))
    case .headingWithLevel: ("the trait header, with its level if that is known", .observed("CVS Health, headings"))
    case .headingOfText:
      ("accessibilityTextHeadingLevel of a run of the label", .documented(Self.header))
    case .link: ("the trait link", .observed(Self.snapshot))
    case .visitedLink: ("the traits link and visited", .assumed("named so in the rotor"))
    case .menuItem: ("the trait menuItem", .assumed("the private trait has no recorded word"))
    case .pickerItem: ("the trait pickerElement", .assumed("the private trait has no recorded word"))
    case .tableIndex: ("the trait tableIndex", .assumed("the private trait has no recorded word"))
    case .adjustable: ("the trait adjustable", .observed(Self.snapshot))
    case .image: ("the trait image, after other roles", .observed(Self.snapshot))
    case .searchField: ("the trait searchField, as the last role word", .observed(Self.snapshot))
    case .draggable:
      (
        "what can be dragged is told as draggable, after the role words",
        .observed("WWDC15 103, WWDC24 10073; MagentaA11y's videos")
      )
    case .expanded:
      ("accessibilityExpandedStatus, after the role words", .observed("CVS Health; AccessibilitySnapshot #324"))
    case .listBoundary: ("the first and the last stop of a list", .observed("AccessibilitySnapshot #348, iOS 26"))
    case .landmarkBoundary:
      ("the first and the last stop of a landmark", .observed("AccessibilitySnapshot #348, iOS 26"))
    case .givenBoundary: ("the ends of a list or landmark whose order is given", .observed(Self.snapshot))
    case .position: ("the place among the members of a tab bar or segmented control", .observed(Self.snapshot))
    case .actionsCue: ("the element has custom actions", .observed(Self.snapshot))
    case .newActionsCue:
      (
        "the element has custom actions, and not the same as the stop before",
        .assumed("repetition is left out; setting repeatActionsCue")
      )
    case .offeredActionsCue:
      (
        "the element has custom actions: told after the hint and a pause, so that a quick flick leaves it out",
        .documented("WWDC24, WWDC25 224 and WWDC26 219, demonstrations")
      )
    case .contentCue: ("there is custom content to be asked for", .observed("\(Self.snapshot); CVS Health"))
    case .hint: ("accessibilityHint", .documented(Self.header))
    case .hintUnlessTextEntry:
      ("accessibilityHint; that of a text field gives way to its own", .observed(Self.snapshot))
    case .switchHint: ("how to flip a switch", .observed("\(Self.snapshot); CVS Health"))
    case .switchHintUnlessTextEntry:
      ("how to flip a switch; a text field's own hints take its place", .observed(Self.snapshot))
    case .editHint: ("how to begin to edit", .observed(Self.snapshot))
    case .misspelledHint: ("where misspelled words are found", .observed(Self.snapshot))
    case .adjustableHint: ("how to adjust a value", .observed(Self.snapshot))
    case .expandedHint: ("how to expand or collapse", .observed("CVS Health"))
    case .popUpHint: ("how to open the picker", .observed("CVS Health"))
    case .controlHint: ("UIKit's own hint of a control", .documented("UIKit.axbundle, Apple's localization"))
    case .draggableHint: ("how to drag what has the trait draggable", .observed("MagentaA11y's videos; WWDC15 103"))
    case .directTouchHint:
      (
        "a direct touch area that requires activation says how to begin",
        .documented("WWDC23 10036 and WWDC26 220, demonstrations")
      )
    case .activateHint:
      ("how to press a button", .observed("CVS Health's rules; AccessibilitySnapshot heard none: setting buttonHint"))
    case .pageContainer:
      ("the name of a table, a list box or a fieldset that is entered", .observed("\(Self.web), tables since iOS 14"))
    case .pageColumnHeader:
      ("the header of the column, where the column is another than before, and not the first", .observed(Self.web))
    case .pageRowHeader:
      ("the header of the row, where the row is another than before", .observed(Self.web))
    case .listMarker:
      (
        "the marker of a list item is an element of its own; a bullet is said by its name",
        .observed("\(Self.web), iOS 15.5")
      )
    case .current: ("aria-current, of the element or of what is around it", .observed(Self.web))
    case .pageValue:
      (
        "the value; of a progress bar and a meter in percent",
        .documented("\(Self.webKit) has the value; percent is assumed")
      )
    case .ariaDescription:
      ("aria-description, always", .documented("\(Self.webKit): custom content of high importance"))
    case .sort: ("aria-sort of the header", .observed("\(Self.web), of descending; ascending by analogy"))
    case .headerRole:
      ("a header of a table says what it heads, the first one both", .observed("\(Self.web), since iOS 13"))
    case .headerPlace: ("row and column of a header, before its role", .observed("\(Self.web), aria-sort on iOS 13.6"))
    case .cellPlace:
      ("row and column where the row is another than before, else the column", .observed(Self.web))
    case .roleDescription:
      ("aria-roledescription in place of the role; setting roleDescriptions", .observed("\(Self.web), iOS 12.4 only"))
    case .pageControl:
      (
        "a control of a page for which there is no trait",
        .observed("\(Self.web): checkboxes, combo boxes, toggle buttons")
      )
    case .pageButton: ("the trait button, unless another role replaces it", .observed(Self.web))
    case .pageTextField:
      ("an input for one line of text or for several", .observed("\(Self.web); several lines by \(Self.webKit)"))
    case .popupKind: ("aria-haspopup", .observed("\(Self.web), since iOS 13"))
    case .pageChecked: ("aria-checked and aria-pressed", .observed(Self.web))
    case .pageMenuItemState: ("aria-checked of an item of a menu", .documented(Self.webKit))
    case .pagePosition: ("the place among radio buttons of one group", .observed(Self.web))
    case .required: ("aria-required and required", .observed(Self.web))
    case .invalid: ("aria-invalid; setting invalidWord", .observed("\(Self.web), iOS 14.0"))
    case .errorMessage: ("aria-errormessage, while it is invalid", .documented(Self.webKit))
    case .pageBoundary:
      ("the first and the last element of a list, a table or a fieldset", .observed(Self.web))
    case .pageLandmark: ("the first and the last element of a landmark, with its name and role", .observed(Self.web))
    case .term: ("what each element in a description list is", .observed("\(Self.web), since iOS 14"))
    case .math: ("a formula is one element, and says so", .documented(Self.webKit))
    case .pagePopUpButton: ("what opens a menu, a list or a picker", .observed(Self.web))
    case .pageHint:
      (
        "aria-describedby and title, after a pause; setting describedBy",
        .observed("\(Self.web), iOS 15.0; \(Self.webKit)")
      )
    case .pageEditHint: ("how to begin to edit", .observed(Self.web))
    case .pickerHint: ("how to open a picker", .observed("\(Self.web), of dates; of selects by analogy"))
    case .announcement: ("UIAccessibility.Notification.announcement", .documented(Self.header))
    case .screenChangedText:
      ("the text of a screen or layout change is read out", .observed("Stack Overflow, on screenChanged"))
    case .alert: ("an alert is told as one, with its message; setting alerts", .assumed(Self.device))
    case .directTouch: ("a direct touch area is told as one; setting directTouch", .assumed(Self.device))
    case .appName:
      ("VoiceOver that is turned on says the name of the app", .documented("three WWDC talks of 2020 to 2026"))
    case .editingMode:
      ("a field being edited tells by what the rotor moves; setting editingMode", .observed("one recording of iOS 16"))
    case .insertionPoint:
      ("a field being edited tells where the insertion point is", .observed("moba11y's simulator has the words"))
    case .echo: ("what is typed is said; setting typingFeedback", .assumed(Self.device))
    case .deletedText: ("what is deleted is said; setting deletingText", .assumed(Self.device))
    case .phonetic: ("after a pause on a character, its phonetic spelling; setting phonetics", .assumed(Self.device))
    case .passedText: ("moving through a text says what is passed over", .assumed(Self.device))
    case .selectedText: ("what is selected or no longer selected is said", .assumed(Self.device))
    case .misspelledWord: ("a misspelled word is told as one", .assumed(Self.device))
    case .rotorName: ("turning the rotor says the name of the option", .observed("AppleVis; Blind iOS; AFB"))
    case .rotorItem: ("flicking says the entry of the rotor's list", .observed("accessibilityupto11, custom actions"))
    case .rotorSetting: ("a setting in the rotor says its new value", .assumed(Self.device))
    case .rotorEmpty:
      ("a rotor that finds nothing says so; setting nothingFound", .documented("WWDC18 226, demonstration on iOS 12"))
    case .dropped: ("what has been dropped is told", .documented("WWDC24 10073, demonstration"))
    case .movedRow: ("a row that has been moved tells which one it has passed", .observed("MagentaA11y's videos"))
    case .scrollStatus: ("after a page, how far it is scrolled", .documented(Self.header))
    case .containerStop: ("a container as a stop of grouped navigation", .assumed(Self.device))
    case .summaryPosition:
      ("the item summary tells the place among the others", .observed("an iPad guide in French"))
    case .commandAnswer: ("a command reads what was asked for, and the cursor stays", .assumed(Self.device))
    case .voiceOverStatus: ("VoiceOver tells what it was set to, or what the device is", .assumed(Self.device))
    case .chart: ("what a chart tells on request", .documented("WWDC22, demonstration of Swift Charts"))
    case .pageContent: ("accessibilityPageContent(), where there is no label", .documented(Self.header))
    }
  }
}
