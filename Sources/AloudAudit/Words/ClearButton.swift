/// The button that UIKit puts into text fields, and makes reachable and sizes itself: nothing that an app could mend.
///
/// Source: dumps of WebDriverAgent, which show it as a button inside the field or beside it.
enum ClearButton {
  /// In lower case.
  static let names: Set<String> = ["clear text", "텍스트 지우기"]
}
