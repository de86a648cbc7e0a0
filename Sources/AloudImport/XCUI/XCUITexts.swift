import AloudTree

/// The words and numbers that WebDriverAgent and XCTest write alike.
enum XCUITexts {
  /// The text, or nil when there is nothing in it to say.
  static func spoken(_ text: String?) -> String? {
    guard let text, text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return nil }
    return text
  }

  /// A frame of numbers that can be compared and added, with no side below 0; nil for any other.
  static func frame(_ x: Double?, _ y: Double?, _ width: Double?, _ height: Double?) -> Frame? {
    guard let x, let y, let width, let height, width >= 0, height >= 0 else { return nil }
    // CGRectInfinite is as large as numbers can be; no screen comes near.
    guard [x, y, width, height].allSatisfy({ $0.isFinite && JSONLimit.allows($0) }) else { return nil }
    return Frame(x: x, y: y, width: width, height: height)
  }
}
