internal import AloudBase

// Settings of a braille display. Apple's names and defaults are known; the exact line of a device is not.
extension Setting {
  static let braille: [Setting] = [
    .flag(
      "brailleShortForms", { assigned(&$0.braille.shortForms, $1) },
      "role and state words are short in braille, such as btn",
      .assumed("iOS has the short words in its bundle ScreenReaderOutput; that braille uses them is assumed")),
    .flag(
      "brailleWordWrap", { assigned(&$0.braille.wordWrap, $1) },
      "a word that does not fit on the braille display goes to the next window whole",
      .observed("a re-creation of Apple's settings has Word Wrap on")),
    .choice(
      "brailleStatus", { assigned(&$0.braille.status, $1) },
      "a status cell at one end of the braille display: dots 7 and 8 show that panning is possible, dots 1 and 2 show announcements",
      .observed(
        "AppleVis names the choices; an archived wiki has the dots; 1 and 2 may be swapped")),
    .flag(
      "brailleCursor", { assigned(&$0.braille.cursor, $1) }, "dots 7 and 8 mark what the VoiceOver cursor is on",
      .assumed("documented for the Mac; on iOS the display shows nothing else")),
    .flag(
      "brailleAlerts", { assigned(&$0.braille.alerts, $1) }, "announcements are shown in braille",
      .documented("iOS has the setting Alert Messages in its bundle AccessibilityUIUtilities")),
    .number(
      "brailleAlertTime", { assigned(&$0.braille.alertTime, $1) }, 5...200,
      "tenths of a second for which an announcement is shown in braille",
      .observed("a re-creation of Apple's settings has 3 seconds, and half a second to 20")),
    .number(
      "brailleAdvanceTime", { assigned(&$0.braille.advanceTime, $1) }, 5...200,
      "tenths of a second after which auto advance pans",
      .observed("a re-creation of Apple's settings has 5 seconds, and half a second to 20")),
  ]
}
