internal import AloudBase

// Settings of a braille display. Apple's names and defaults are known; the exact line of a device is not.

extension VoiceOverSettings {
  /// The settings of a braille display.
  ///
  ///     var settings = VoiceOverSettings()
  ///     settings.braille.wordWrap = false
  public struct Braille: Equatable, Sendable {
    /// The choices of the setting `brailleStatus`: a status cell at one end of the braille display: dots 7 and 8 show
    /// that panning is possible, dots 1 and 2 show announcements.
    public enum Status: String, CaseIterable, Sendable {
      /// No cell.
      case off
      /// The first cell of the display.
      case left
      /// The last cell of the display.
      case right
    }

    /// A word that does not fit moves to the next window.
    public var wordWrap = true
    /// The place of the status cell.
    public var status = Status.off
    /// Announcements are shown.
    public var alerts = true
    /// The time for which an announcement is shown, in tenths of a second.
    public var alertTime = 30
    /// The time after which auto advance pans, in tenths of a second.
    public var advanceTime = 50

    /// The defaults of a braille display.
    public init() {}
  }
}

extension Setting {
  static let braille: [Setting] = [
    .flag(
      "brailleWordWrap", { assigned(&$0.braille.wordWrap, $1) },
      "a word that does not fit goes to the next window whole",
      .observed("a re-creation of Apple's settings has Word Wrap on")),
    .choice(
      "brailleStatus", { assigned(&$0.braille.status, $1) },
      "a cell with dots 7 and 8 for panning, 1 and 2 for announcements",
      .observed(
        "AppleVis names the choices; an archived wiki has the dots; 1 and 2 may be swapped")),
    .flag(
      "brailleAlerts", { assigned(&$0.braille.alerts, $1) }, "announcements are shown",
      .documented("iOS has the setting Alert Messages in its bundle AccessibilityUIUtilities")),
    .number(
      "brailleAlertTime", { assigned(&$0.braille.alertTime, $1) }, 5...200,
      "tenths of a second for which an announcement is shown",
      .observed("a re-creation of Apple's settings has 3 seconds, and half a second to 20")),
    .number(
      "brailleAdvanceTime", { assigned(&$0.braille.advanceTime, $1) }, 5...200,
      "tenths of a second after which auto advance pans",
      .observed("a re-creation of Apple's settings has 5 seconds, and half a second to 20")),
  ]
}
