/// Marks at the beginning of a text, for detecting its format.
struct TextMarks {
  /// The beginning of the text; in every format, marks occur early.
  private let beginning: [UInt8]
  /// The offset at which JSON begins: at the beginning, or in a new line after a tool's output.
  let jsonStart: Int?

  /// True when only white space precedes the JSON.
  var beginsWithJSON: Bool { jsonStart.map { beginning.prefix($0).allSatisfy { $0.isSpace } } ?? false }

  private static let length = 1 << 18

  init(_ source: SourceText) {
    beginning = Array(source.bytes.prefix(TextMarks.length))
    jsonStart = TextMarks.jsonStart(in: source)
  }

  func contains(_ marks: [String]) -> Bool { beginning.offset(ofEither: marks) != nil }

  /// The format of line-based text or XML; nil for JSON and for unknown formats.
  ///
  /// The first line that matches any format counts, because labels in later lines may contain any text.
  var format: ScreenFormat? {
    for line in lines {
      if let row = TextMarks.formats.first(where: { $0.matches(line) }) {
        return row.format == .xcuitest && hasHitPoints ? .xcode : row.format
      }
    }
    return contains(["Find: "]) && contains(["Output: {"]) ? .xcuitest : nil
  }

  private typealias Row = (format: ScreenFormat, matches: @Sendable (ArraySlice<UInt8>) -> Bool)

  /// In the order in which they are tested on a line: lines of elements, then marks at any place.
  private static let formats: [Row] = [
    (.xcuitest, isElement),
    (.earlGrey, EarlGreyHierarchy.matches),
    (.detox, DetoxHierarchy.matches),
    (.flutter, FlutterSemantics.matches),
    (.wdaXML, { $0.offset(ofEither: ["<XCUIElementType", "<AppiumAUT"]) != nil }),
    (.xcode, { $0.offset(ofEither: ["Application bundle identifier:", "Application UI orientation:"]) != nil }),
    (.xcuitest, { $0.offset(ofEither: descriptionMarks) != nil }),
    (.simUse, SimUseOutline.matches),
    (.kif, KIFHierarchy.matches),
  ]

  private static let descriptionMarks = [
    "Element subtree:", "Window (Main), ", "→Application, ", "→Window, ", "Query chain:",
  ]

  private var lines: [ArraySlice<UInt8>] { beginning.split(separator: UInt8(ascii: "\n"), maxSplits: 1000) }

  /// True when elements have hit points, which only Xcode 27 writes.
  private var hasHitPoints: Bool {
    lines.contains { TextMarks.isElement($0) && $0.offset(ofText: ", hitPoint: {") != nil }
  }

  /// True for a line such as `  Button, 0x1472, {{…`, even after an arrow or in a comment.
  private static func isElement(_ line: ArraySlice<UInt8>) -> Bool {
    let type = line.drop { !$0.isUppercase }
    guard line.count - type.count <= 80, let comma = type.firstIndex(of: UInt8(ascii: ",")) else { return false }
    let prefix = line[..<type.startIndex]
    guard prefix.allSatisfy({ " \t/#*|>-\"→".utf8.contains($0) }) else { return false }
    guard type[..<comma].allSatisfy({ $0.isASCIILetter || " ()".utf8.contains($0) }) else { return false }
    let rest = type[comma...]
    return [", 0x", ", pid: ", ", {{"].contains { rest.starts(with: $0.utf8) }
  }

  static func jsonStart(in source: SourceText) -> Int? {
    let bytes = source.bytes
    guard let first = bytes.firstIndex(where: { !$0.isSpace }) else { return nil }
    if bytes[first] == UInt8(ascii: "{") || beginsList(bytes[first...]) || bytes[first...].starts(with: "null".utf8) {
      return first
    }
    // On GitHub, dumps may be collapsed with this tag.
    let mayBeFolded = bytes[first...].starts(with: "<details".utf8)
    guard bytes[first] != UInt8(ascii: "<") || mayBeFolded, bytes[first] != UInt8(ascii: "\"") else { return nil }
    let start = bytes.indices.prefix(length).dropFirst(first + 1).first { index in
      bytes[index - 1] == UInt8(ascii: "\n") && (beginsList(bytes[index...]) || beginsObject(bytes[index...]))
    }
    // In `Page source: [`, the list begins on the previous line.
    guard let start, let last = bytes[..<start].lastIndex(where: { !$0.isSpace }) else { return start }
    return bytes[last] == UInt8(ascii: "[") && bytes[start] == UInt8(ascii: "{") ? last : start
  }

  /// True for a bracket that begins a list; log lines may also begin with a bracket.
  private static func beginsList(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "[") else { return false }
    return rest.dropFirst().first { !$0.isSpace }.map { "{[\"]".utf8.contains($0) } ?? true
  }

  private static func beginsObject(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "{") else { return false }
    return rest.dropFirst().first { !$0.isSpace } == UInt8(ascii: "\"")
  }
}
