/// A line of a description.
struct DescriptionLine {
  /// From 1.
  let number: Int
  let text: ArraySlice<UInt8>

  enum Heading { case tree, path, query }

  private static let headings: [(heading: Heading, text: [UInt8])] = [
    (.tree, Array("Element subtree:".utf8)),
    (.path, Array("Path to element:".utf8)),
    (.query, Array("Query chain:".utf8)),
  ]

  /// The heading that the line is, whatever a log writes before it.
  var heading: Heading? {
    var text = text
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return DescriptionLine.headings.first { text.suffix($0.text.count).elementsEqual($0.text) }?.heading
  }

  /// Without the spaces before it.
  var trimmed: ArraySlice<UInt8> { text.drop { $0.isBlank } }

  /// True for `Find: …` and `Output: {`, behind arrows or not.
  var isQuery: Bool {
    var text = trimmed
    for arrow in ["→", "↪︎", "↪"] where text.starts(with: arrow.utf8) { text = text.dropFirst(arrow.utf8.count) }
    return text.starts(with: "Find: ".utf8) || text.starts(with: "Output: {".utf8)
  }

  /// True for what Xcode 27 writes between the applications of a screen.
  var isXcodeHeading: Bool {
    let isRule = text.count >= 8 && text.allSatisfy { $0 == UInt8(ascii: "-") }
    return isRule || DescriptionLine.xcodeHeadings.contains { trimmed.starts(with: $0.utf8) }
  }

  private static let xcodeHeadings = [
    "Application bundle identifier: ", "Application UI orientation: ", "Device orientation: ",
  ]

  var isBlank: Bool { trimmed.isEmpty }

  /// True for what stands for lines that somebody took out.
  var isElision: Bool { trimmed.starts(with: "...".utf8) || trimmed.starts(with: "…".utf8) }

  /// True for the end of a block of code.
  var isFence: Bool { trimmed.starts(with: "```".utf8) }

  /// True for what XCTest logs: `t =   197.14s Find: …`.
  var isLog: Bool { trimmed.starts(with: "t = ".utf8) }

  /// True for the beginning of a line that could describe an element.
  var isBegunElement: Bool {
    let name = trimmed.prefix(while: \.isASCIILetter)
    let rest = trimmed[name.endIndex...]
    guard let first = name.first, first.isUppercase, rest.count <= 10 else { return false }
    return XCUIElementType.rows.contains { row in
      rest.isEmpty ? row.name.utf8.starts(with: name) : row.name.utf8.elementsEqual(name)
    }
  }
}

extension LineMargin {
  /// The first line of a tree, and what stands before it.
  static func root(in line: ArraySlice<UInt8>) -> (head: DescriptionHead, margin: LineMargin)? {
    if let head = DescriptionHead(line) { return (head, .none) }
    let text = line.drop { $0.isBlank }
    var marks = text.prefix { "/#*|>".utf8.contains($0) }
    // A space behind the marks is part of them where the arrow follows: labels go on behind it.
    if !marks.isEmpty, text[marks.endIndex...].starts(with: " →".utf8) { marks = text[..<(marks.endIndex + 1)] }
    if !marks.isEmpty, let head = DescriptionHead(text[marks.endIndex...]) { return (head, .comment(Array(marks))) }
    guard let start = line.prefix(200).offset(ofEither: ["→", "Application, pid: "]) else { return nil }
    var margin = line[..<start]
    while margin.last == UInt8(ascii: " ") { margin.removeLast() }
    // `Attributes: Application, pid: 994` stands before the tree.
    guard !margin.suffix(11).elementsEqual("Attributes:".utf8) else { return nil }
    return DescriptionHead(line[margin.endIndex...]).map { ($0, .log(Array(margin))) }
  }
}
