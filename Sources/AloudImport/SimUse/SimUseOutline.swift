import AloudTree

/// The lines of sim-use's printed outline.
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
    // Text of a log may precede the number.
    guard let mark = line.prefix(200).firstIndex(of: "@") else { return nil }
    let number = line[mark...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard !number.isEmpty, line[number.endIndex...].hasPrefix("  ") else { return nil }
    let role = line[number.endIndex...].dropFirst(2).prefix { $0.isASCII && $0.isLetter }
    guard !role.isEmpty, line[role.endIndex...].hasPrefix("  \""),
      let (frame, place) = lastFrame(in: line[role.endIndex...].dropFirst(2))
    else { return nil }
    let (text, identifier) = parts(line[role.endIndex..<place.lowerBound].dropFirst(2))
    return SimUseEntry(
      role: String(role), label: text, identifier: identifier, states: states(line[place.upperBound...]), frame: frame,
      group: group)
  }

  /// The maximum number of parentheses after a frame; no value has more.
  private static let mostParentheses = 64

  /// The last frame such as `  (16,106 370x38)`, because labels may also contain parentheses.
  private static func lastFrame(in text: Substring) -> (frame: Frame?, place: Range<Substring.Index>)? {
    var before = text.utf8[...]
    for _ in 0..<mostParentheses {
      guard let open = before.lastIndex(of: UInt8(ascii: "(")) else { return nil }
      before = before[..<open]
      guard before.suffix(2).elementsEqual("  ".utf8) else { continue }
      // Four numbers need no more characters than this.
      let inside = text[text.index(after: open)...].prefix(120).prefix { $0 != ")" }
      let numbers = inside.split { ",x ".contains($0) }.map { Double($0) }
      guard numbers.count == 4, inside.endIndex < text.endIndex, text[inside.endIndex] == ")" else { continue }
      return (Frame(checking: numbers), text.utf8.index(open, offsetBy: -2)..<text.index(after: inside.endIndex))
    }
    return nil
  }

  /// A label, in which quotation marks are not escaped, and an identifier: `"Home"  #home`.
  private static func parts(_ text: Substring) -> (label: String, identifier: String?) {
    let mark = text.ranges(of: "\"  #").last
    let label = mark.map { text[..<$0.lowerBound] } ?? text.dropLast(text.hasSuffix("\"") ? 1 : 0)
    return (String(label.hasPrefix("\"") ? label.dropFirst() : label), mark.map { String(text[$0.upperBound...]) })
  }

  /// The words of a text; a value in quotation marks may contain spaces.
  private static func states(_ text: Substring) -> [String] {
    guard let value = text.firstRange(of: "value=\"") else { return text.split(separator: " ").map(String.init) }
    let rest = text[value.lowerBound...]
    let end = rest.lastIndex(of: "\"").map { rest.index(after: $0) } ?? rest.endIndex
    let words = text[..<value.lowerBound].split(separator: " ") + rest[end...].split(separator: " ")
    return [String(rest[..<end])] + words.map(String.init)
  }

  /// A region of the screen, `[Top  y<120]`, or a bar, `[Group  "Tab Bar"]`; nil for any other line.
  static func region(_ line: String) -> (name: String, isBar: Bool)? {
    var text = line.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    guard text.first == "[", text.last == "]" else { return nil }
    let name = text.dropFirst().prefix { $0.isASCII && $0.isLetter }
    guard !name.isEmpty, text[name.endIndex...].hasPrefix("  ") else { return nil }
    let rest = text[name.endIndex...].dropFirst(2).dropLast()
    let isBar = rest.count > 1 && rest.first == "\"" && rest.last == "\""
    return (String(isBar ? rest.dropFirst().dropLast() : rest), isBar)
  }

  private static let words: Set<String> = ["selected", "disabled", "focused", "checked", "expanded", "collapsed"]

  /// True for the line of an entry that ends inside a state.
  static func isCut(_ line: String) -> Bool {
    guard let end = line.ranges(of: ")").last, entry(line, group: nil) != nil else { return false }
    let states = line[end.upperBound...]
    if states.contains("value=\"") { return !states.hasSuffix("\"") }
    return states.split(separator: " ").last.map { !words.contains(String($0)) } ?? false
  }

  /// The name and the size of the app in `App: LINE Dev  402x874`.
  static func heading(_ line: Substring) -> (name: String, size: (width: Double, height: Double))? {
    guard let beginning = line.prefix(200).firstRange(of: "App: "), let gap = line.ranges(of: "  ").last,
      gap.lowerBound >= beginning.upperBound
    else { return nil }
    let numbers = line[gap.upperBound...].prefix(60).split(separator: "x").map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    return (String(line[beginning.upperBound..<gap.lowerBound]), (width, height))
  }
}
