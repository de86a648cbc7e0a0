/// A reason for words that no ``Grammar`` has: they are said while walking, besides the elements.
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
  /// A point under a finger that listens to a graph; said as the clause of the same name says it.
  case chartPoint = "chart.point"
}

extension WalkingClause {
  private static let device = "our knowledge of a device"
  private static let header = "UIAccessibility's headers"

  /// What it says, and how well that is attested.
  public var rule: Clause.Rule {
    switch self {
    case .announcement: ("UIAccessibility.Notification.announcement", .documented(Self.header))
    case .screenChangedText:
      ("the text of a screen or layout change is read out", .observed("Stack Overflow, on screenChanged"))
    case .alert: ("an alert is told as one, with its message", .assumed(Self.device))
    case .directTouch: ("a direct touch area is told as one", .assumed(Self.device))
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
    case .summaryPosition: ("the item summary tells the place among the others", .observed("an iPad guide in French"))
    case .voiceOverStatus: ("VoiceOver tells what it was set to, or what the device is", .assumed(Self.device))
    case .commandAnswer: ("a command reads what was asked for, and the cursor stays", .assumed(Self.device))
    case .chart: ("what a chart tells on request", .documented("WWDC22, demonstration of Swift Charts"))
    case .chartPoint: Clause.chartPoint.rule
    }
  }
}
