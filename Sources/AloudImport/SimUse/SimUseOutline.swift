import AloudTree

/// The lines of the outline that sim-use prints.
///
///     App: LINE Dev  402x874
///
///     [Group  "Tab Bar"]
///       @17  RadioButton  "Home"  #home  (2,792 76x48)  selected
enum SimUseOutline {
  /// True for the line of an entry.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= 10_000, line.contains(UInt8(ascii: "@")) else { return false }
    return entry(String(decoding: line, as: UTF8.self), group: nil) != nil
  }

  /// The entry of a line; nil for any other line.
  static func entry(_ line: String, group: String?) -> SimUseEntry? {
    guard let match = line.wholeMatch(of: #/.*?@\d+  (\w+)  (.*)  \((\S+),(\S+) ([^x\s]+)x([^)\s]+)\)(.*)/#) else {
      return nil
    }
    let (text, identifier) = parts(match.2)
    let numbers = [match.3, match.4, match.5, match.6].map { Double($0) }
    return SimUseEntry(
      role: String(match.1), label: text, identifier: identifier, states: states(match.7),
      frame: XCUITexts.frame(numbers[0], numbers[1], numbers[2], numbers[3]), group: group)
  }

  /// `"Home"  #home`: a label, in which quotation marks are not escaped, and an identifier.
  private static func parts(_ text: Substring) -> (label: String, identifier: String?) {
    let mark = text.ranges(of: "\"  #").last
    let label = mark.map { text[..<$0.lowerBound] } ?? text.dropLast(text.hasSuffix("\"") ? 1 : 0)
    return (String(label.hasPrefix("\"") ? label.dropFirst() : label), mark.map { String(text[$0.upperBound...]) })
  }

  /// Words, but for a value in quotation marks, which may hold spaces.
  private static func states(_ text: Substring) -> [String] {
    guard let value = text.firstRange(of: "value=\"") else { return text.split(separator: " ").map(String.init) }
    let rest = text[value.lowerBound...]
    let end = rest.lastIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
    return [String(rest[..<end])] + states(text[..<value.lowerBound]) + states(rest[end...])
  }

  /// The name of the bar in `[Group  "Tab Bar"]`; nil for the regions of the screen, such as `[Top  y<120]`.
  static func group(_ line: String) -> String? {
    line.firstMatch(of: #/^\[Group  "(.*)"\]/#).map { String($0.1) }
  }

  /// The name and the size of the app in `App: LINE Dev  402x874`.
  static func heading(_ line: Substring) -> (name: String, size: (width: Double, height: Double))? {
    guard let match = line.firstMatch(of: #/App: (.*)  ([0-9.]+)x([0-9.]+)\s*$/#), let width = Double(match.2),
      let height = Double(match.3), (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    return (String(match.1), (width, height))
  }
}
