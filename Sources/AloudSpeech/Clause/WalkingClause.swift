/// A reason for words that are in no ``Grammar``: they are said while the user walks an app, in addition to elements.
public enum WalkingClause: String, CaseIterable, Sendable {
  case announcement = "announcement"
  case screenChangedText = "screenChanged.text"
  case alert = "alert"
  case directTouch = "directTouch"
  case appName = "voiceOver.app"
  case editingMode = "editing.mode"
  case insertionPoint = "editing.insertionPoint"
  case echo = "echo"
  case deletedText = "echo.deleted"
  case phonetic = "echo.phonetic"
  case passedText = "text.passed"
  case selectedText = "text.selected"
  case misspelledWord = "text.misspelled"
  case rotorName = "rotor.name"
  case rotorItem = "rotor.item"
  case rotorSetting = "rotor.setting"
  case rotorEmpty = "rotor.empty"
  case dropped = "drag.complete"
  case movedRow = "reorder.moved"
  case scrollStatus = "scroll.status"
  case containerStop = "container.stop"
  case summaryPosition = "summary.position"
  case voiceOverStatus = "voiceOver.status"
  case commandAnswer = "command.answer"
  case chart = "chart"
  /// A point under a finger on an audio graph. The words are those of the clause with the same name.
  case chartPoint = "chart.point"
}

extension WalkingClause {
  private static let device = "knowledge of a device, without a source"
  private static let header = "UIAccessibility's headers"

  /// The meaning of the clause, and its evidence.
  public var rule: Clause.Rule {
    switch self {
    case .announcement: ("UIAccessibility.Notification.announcement", .documented(Self.header))
    case .screenChangedText:
      ("the text of a screen or layout change is read out", .observed("Stack Overflow, on screenChanged"))
    case .alert: ("an alert is announced as an alert, with its message", .assumed(Self.device))
    case .directTouch: ("a direct touch area is announced as such", .assumed(Self.device))
    case .appName:
      ("VoiceOver says the name of the app when it is turned on", .documented("three WWDC talks of 2020 to 2026"))
    case .editingMode:
      (
        "a field being edited says the unit by which the rotor moves; setting editingDetails",
        .observed("one recording of iOS 16")
      )
    case .insertionPoint:
      ("a field being edited says where the insertion point is", .observed("moba11y's simulator has the words"))
    case .echo: ("what is typed is said; setting typingFeedback", .assumed(Self.device))
    case .deletedText: ("what is deleted is said; setting deletingText", .assumed(Self.device))
    case .phonetic: ("after a pause on a character, its phonetic spelling; setting phonetics", .assumed(Self.device))
    case .passedText: ("moving through a text says what the insertion point passes", .assumed(Self.device))
    case .selectedText: ("what is selected or no longer selected is said", .assumed(Self.device))
    case .misspelledWord: ("a misspelled word is announced as misspelled", .assumed(Self.device))
    case .rotorName: ("turning the rotor says the name of the option", .observed("AppleVis; Blind iOS; AFB"))
    case .rotorItem: ("flicking says the entry of the rotor's list", .observed("accessibilityupto11, custom actions"))
    case .rotorSetting: ("a setting in the rotor says its new value", .assumed(Self.device))
    case .rotorEmpty:
      (
        "VoiceOver says when the rotor finds nothing",
        .documented("WWDC18 226, demonstration on iOS 12")
      )
    case .dropped: ("VoiceOver says that the drop is complete", .documented("WWDC24 10073, demonstration"))
    case .movedRow: ("a row that has been moved says which row it has passed", .observed("MagentaA11y's videos"))
    case .scrollStatus: ("after scrolling by a page, how far the content is scrolled", .documented(Self.header))
    case .containerStop: ("a container as a stop of grouped navigation", .assumed(Self.device))
    case .summaryPosition:
      ("the item summary says the place of the item among all items", .observed("an iPad guide in French"))
    case .voiceOverStatus: ("VoiceOver says how it is set now, or the state of the device", .assumed(Self.device))
    case .commandAnswer: ("a command reads what was asked for, and the cursor stays", .assumed(Self.device))
    case .chart: ("what a chart says on request", .documented("WWDC22, demonstration of Swift Charts"))
    case .chartPoint: Clause.chartPoint.rule
    }
  }
}
