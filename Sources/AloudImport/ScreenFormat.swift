/// The formats of screens; the raw values are the values of `--from`.
public enum ScreenFormat: String, CaseIterable, Sendable {
  /// The screen document of Aloud.
  case aloud
  /// Page source of WebDriverAgent and Appium.
  case wdaXML = "wda-xml"
  /// WebDriverAgent's `/source?format=json` and `/wda/accessibleSource`.
  case wdaJSON = "wda-json"
  /// `XCUIElement.debugDescription`, and WebDriverAgent's `/source?format=description`.
  case xcuitest
  /// `XCUIElementSnapshot.dictionaryRepresentation` as JSON, which tests attach.
  case xcuitestJSON = "xcuitest-json"
  /// The hierarchy text of Xcode 27's device interaction.
  case xcode
  /// `idb ui describe-all`.
  case idb
  /// `axe describe-ui`.
  case axe
  /// sim-use: its JSON, or its printed outline.
  case simUse = "sim-use"
  /// `maestro hierarchy`, and the reply of Maestro's test runner.
  case maestro
  /// A VoiceOver Designer design.
  case voiceOverDesigner = "voiceover-designer"
  /// The hierarchy encoded by AccessibilitySnapshot's model.
  case accessibilitySnapshot = "accessibility-snapshot"
  /// The view hierarchy that EarlGrey prints.
  case earlGrey = "earlgrey"
  /// The view hierarchy that KIF prints.
  case kif
  /// The view hierarchy that Detox generates.
  case detox
  /// The list of elements that mobile-mcp and similar servers give to agents.
  case mobileMCP = "mobile-mcp"
  /// The semantics tree that Flutter's `debugDumpSemanticsTree()` prints.
  case flutter
  /// Chromium's accessibility tree of a web page.
  case webPage = "web-page"
  /// The result of Playwright's `ariaSnapshot()`.
  case ariaSnapshot = "aria-snapshot"
  /// The result of Puppeteer's `page.accessibility.snapshot()`.
  case puppeteer
}

extension ScreenFormat {
  /// How a file of a format is written. Elements in lines have no paths.
  enum Syntax { case json, xml, lines }

  /// sim-use also prints lines; they have no paths, because they are no JSON.
  var syntax: Syntax {
    switch self {
    case .aloud, .wdaJSON, .xcuitestJSON, .idb, .axe, .simUse, .maestro, .voiceOverDesigner, .accessibilitySnapshot,
      .mobileMCP, .webPage, .puppeteer:
      .json
    case .wdaXML, .detox: .xml
    case .xcuitest, .xcode, .earlGrey, .kif, .flutter, .ariaSnapshot: .lines
    }
  }
}
