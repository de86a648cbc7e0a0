/// A line of a description.
struct DescriptionLine {
  /// From 1.
  let number: Int
  let text: ArraySlice<UInt8>

  enum Heading: CaseIterable {
    case tree, path, query

    var text: [UInt8] {
      switch self {
      case .tree: Array("Element subtree:".utf8)
      case .path: Array("Path to element:".utf8)
      case .query: Array("Query chain:".utf8)
      }
    }
  }

  private static let headings = Heading.allCases.map { (heading: $0, text: $0.text) }

  /// The heading that the line is, whatever a log writes before it.
  var heading: Heading? {
    var text = text
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return DescriptionLine.headings.first { text.suffix($0.text.count).elementsEqual($0.text) }?.heading
  }

  private var trimmed: ArraySlice<UInt8> { text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

  /// True for `Find: …` and `Output: {`, behind arrows or not.
  var isQuery: Bool {
    var text = trimmed
    for arrow in ["→", "↪︎", "↪"] where text.starts(with: arrow.utf8) { text = text.dropFirst(arrow.utf8.count) }
    return text.starts(with: "Find: ".utf8) || text.starts(with: "Output: {".utf8)
  }

  var isBlank: Bool { trimmed.isEmpty }

  /// True for what stands for lines that somebody took out.
  var isElision: Bool { trimmed.starts(with: "...".utf8) || trimmed.starts(with: "…".utf8) }

  /// True for the end of a block of code.
  var isFence: Bool { trimmed.starts(with: "```".utf8) }

  /// True for what XCTest logs: `t =   197.14s Find: …`.
  var isLog: Bool { trimmed.starts(with: "t = ".utf8) }

  /// True for what somebody wrote.
  var isRemark: Bool { !isBlank && !isFence && !isLog }

  /// The beginning of the line, to recognize it by.
  var excerpt: String {
    let text = String(decoding: trimmed.prefix(200), as: UTF8.self).prefix(40)
    return text.utf8.count < trimmed.count ? "\(text)…" : String(text)
  }

  /// True for the beginning of a line that could describe an element.
  var isBegunElement: Bool {
    let name = trimmed.prefix { (65...90).contains($0) || (97...122).contains($0) }
    let rest = trimmed[name.endIndex...]
    guard let first = name.first, (65...90).contains(first), rest.count <= 10 else { return false }
    return XCUIElementType.rows.contains { row in
      rest.isEmpty ? row.name.utf8.starts(with: name) : row.name.utf8.elementsEqual(name)
    }
  }
}

/// What stands before every line of a description that was pasted into a comment or a log.
enum DescriptionMargin {
  case none
  /// `//`, `#`, `*`, with spaces before it or not.
  case comment([UInt8])
  /// A time or the like, whose digits change.
  case log([UInt8])

  /// The first line of a tree, and what stands before it.
  static func root(in line: ArraySlice<UInt8>) -> (head: DescriptionHead, margin: DescriptionMargin)? {
    if let head = DescriptionHead(line) { return (head, .none) }
    let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    var marks = text.prefix { "/#*|>".utf8.contains($0) }
    // A space behind the marks is part of them where the arrow follows: labels go on behind it.
    if !marks.isEmpty, text[marks.endIndex...].starts(with: " →".utf8) { marks = text[..<(marks.endIndex + 1)] }
    if !marks.isEmpty, let head = DescriptionHead(text[marks.endIndex...]) { return (head, .comment(Array(marks))) }
    guard let arrow = line.prefix(200).firstIndex(where: { $0 == 0xE2 }), line[arrow...].starts(with: "→".utf8) else {
      return nil
    }
    var margin = line[..<arrow]
    while margin.last == UInt8(ascii: " ") { margin.removeLast() }
    return DescriptionHead(line[margin.endIndex...]).map { ($0, .log(Array(margin))) }
  }

  /// The line without its margin; a line that has none as it is.
  func removed(from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch self {
    case .none: return line
    case .comment(let marks):
      let text = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.starts(with: marks) { return text.dropFirst(marks.count) }
      // Editors take the space off the end of an empty comment line.
      return text.elementsEqual(marks.dropLast()) && marks.last == UInt8(ascii: " ") ? [] : line
    case .log(let margin):
      guard line.count >= margin.count else { return line }
      let isAlike = zip(line, margin).allSatisfy { $0 == $1 || isDigit($0) && isDigit($1) }
      return isAlike ? line.dropFirst(margin.count) : line
    }
  }

  /// Numbers are padded with spaces.
  private func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) || byte == UInt8(ascii: " ") }
}
