/// The formats that screens come in; the names are those of `--from`.
public enum ScreenFormat: String, CaseIterable, Sendable {
  /// The screen document of this project.
  case aloud
  /// Page source of WebDriverAgent and Appium.
  case wdaXML = "wda-xml"
  /// WebDriverAgent's `/source?format=json` and `/wda/accessibleSource`.
  case wdaJSON = "wda-json"
  /// `XCUIElement.debugDescription`, and WebDriverAgent's `/source?format=description`.
  case xcuitest
  /// The hierarchy text of Xcode 27's device interaction.
  case xcode
  /// `idb ui describe-all`.
  case idb
  /// `axe describe-ui`.
  case axe
  /// sim-use: its JSON, or the outline that it prints.
  case simUse = "sim-use"
  /// `maestro hierarchy`, and the reply of Maestro's own test runner.
  case maestro
  /// A design of VoiceOver Designer.
  case voiceOverDesigner = "voiceover-designer"
  /// The hierarchy that AccessibilitySnapshot's model encodes.
  case accessibilitySnapshot = "accessibility-snapshot"
  /// The view hierarchy that EarlGrey prints.
  case earlGrey = "earlgrey"
  /// The view hierarchy that KIF prints.
  case kif
  /// Chromium's accessibility tree of a web page.
  case webPage = "web-page"
  /// The result of Playwright's `ariaSnapshot()`.
  case ariaSnapshot = "aria-snapshot"
  /// The result of Puppeteer's `page.accessibility.snapshot()`.
  case puppeteer
}
