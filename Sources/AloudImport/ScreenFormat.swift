/// The formats that screens come in; the names are those of `--from`.
public enum ScreenFormat: String, CaseIterable, Sendable {
  /// The screen document of this project.
  case aloud
  /// Page source of WebDriverAgent and Appium.
  case wdaXML = "wda-xml"
  /// `XCUIElement.debugDescription`.
  case xcuitest
  /// `idb ui describe-all`.
  case idb
  /// `axe describe-ui`.
  case axe
}
