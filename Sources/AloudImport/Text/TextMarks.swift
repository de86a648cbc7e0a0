/// The marks that can be seen of a text at a glance, to tell its format.
struct TextMarks {
  /// The beginning of the text; marks stand early in every format.
  private let beginning: [UInt8]
  /// The offset at which JSON begins: with the text, or on a line of its own after lines that a tool printed first.
  let jsonStart: Int?

  /// True when nothing but space stands before the JSON.
  var beginsWithJSON: Bool { jsonStart.map { beginning.prefix($0).allSatisfy(\.isSpace) } ?? false }

  private static let length = 1 << 18

  init(_ source: SourceText) {
    beginning = Array(source.bytes.prefix(TextMarks.length))
    jsonStart = TextMarks.jsonStart(in: source)
  }

  func contains(_ marks: [String]) -> Bool { beginning.offset(ofEither: marks) != nil }

  /// The format, where it is a text or XML; nil for JSON and for what is not known.
  ///
  /// The first line tells that is of any of them: further down, labels may say whatever they like.
  var format: ScreenFormat? {
    for line in lines {
      if let row = TextMarks.formats.first(where: { $0.matches(line) }) {
        return row.format == .xcuitest && hasHitPoints ? .xcode : row.format
      }
    }
    return contains(["Find: "]) && contains(["Output: {"]) ? .xcuitest : nil
  }

  private typealias Row = (format: ScreenFormat, matches: @Sendable (ArraySlice<UInt8>) -> Bool)

  /// In the order in which they are asked about a line: lines of elements before marks that stand anywhere.
  private static let formats: [Row] = [
    (.xcuitest, isElement),
    (.earlGrey, EarlGreyHierarchy.matches),
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

  /// True when elements tell where they can be hit, which only Xcode 27 has.
  private var hasHitPoints: Bool {
    lines.contains { TextMarks.isElement($0) && $0.offset(ofText: ", hitPoint: {") != nil }
  }

  /// `  Button, 0x1472, {{…`, with an arrow or in a comment.
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
    // On GitHub, dumps are folded away by a tag.
    let mayBeFolded = bytes[first...].starts(with: "<details".utf8)
    guard bytes[first] != UInt8(ascii: "<") || mayBeFolded, bytes[first] != UInt8(ascii: "\"") else { return nil }
    let start = bytes.indices.prefix(length).dropFirst(first + 1).first { index in
      bytes[index - 1] == UInt8(ascii: "\n") && (beginsList(bytes[index...]) || beginsObject(bytes[index...]))
    }
    // `Page source: [`: the list began on the line before.
    guard let start, let last = bytes[..<start].lastIndex(where: { !$0.isSpace }) else { return start }
    return bytes[last] == UInt8(ascii: "[") && bytes[start] == UInt8(ascii: "{") ? last : start
  }

  /// True for a bracket and what goes on as a list does; lines of a log begin with a bracket as well.
  private static func beginsList(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "[") else { return false }
    return rest.dropFirst().first { !$0.isSpace }.map { "{[\"]".utf8.contains($0) } ?? true
  }

  private static func beginsObject(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "{") else { return false }
    return rest.dropFirst().first { !$0.isSpace } == UInt8(ascii: "\"")
  }
}
