import AloudTree

/// The words and numbers that WebDriverAgent and XCTest write alike.
enum XCUITexts {
  /// The text, or nil when there is nothing in it to say.
  static func spoken(_ text: String?) -> String? {
    guard let text, text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return nil }
    return text
  }

  /// A frame of numbers that can be compared and added; nil for any other.
  static func frame(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) -> Frame? {
    guard let x, let y, let width, let height else { return nil }
    // CGRectInfinite is as large as numbers can be; no screen is larger than this.
    guard [x, y, width, height].allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }
}
