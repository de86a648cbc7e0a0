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

  /// The heading in the line, after any log text.
  var heading: Heading? {
    var text = text
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return DescriptionLine.headings.first { text.suffix($0.text.count).elementsEqual($0.text) }?.heading
  }

  /// The line without leading spaces.
  var trimmed: ArraySlice<UInt8> { text.drop { $0.isBlank } }

  /// True for `Find: …` and `Output: {`, with or without arrows.
  var isQuery: Bool {
    var text = trimmed
    for arrow in ["→", "↪︎", "↪"] where text.starts(with: arrow.utf8) { text = text.dropFirst(arrow.utf8.count) }
    return text.starts(with: "Find: ".utf8) || text.starts(with: "Output: {".utf8)
  }

  /// True for lines that Xcode 27 writes between the applications of a screen.
  var isXcodeHeading: Bool {
    let isRule = text.count >= 8 && text.allSatisfy { $0 == UInt8(ascii: "-") }
    return isRule || DescriptionLine.xcodeHeadings.contains { trimmed.starts(with: $0.utf8) }
  }

  private static let xcodeHeadings = [
    "Application bundle identifier: ", "Application UI orientation: ", "Device orientation: ",
  ]

  var isBlank: Bool { trimmed.isEmpty }

  /// True for dots that replace omitted lines.
  var isElision: Bool { trimmed.starts(with: "...".utf8) || trimmed.starts(with: "…".utf8) }

  /// True for a Markdown code fence.
  var isFence: Bool { trimmed.starts(with: "```".utf8) }

  /// True for a log line of XCTest: `t =   197.14s Find: …`.
  var isLog: Bool { trimmed.starts(with: "t = ".utf8) }

  /// True for the beginning of a line that may describe an element.
  var isBegunElement: Bool {
    let name = trimmed.prefix(while: { $0.isASCIILetter })
    let rest = trimmed[name.endIndex...]
    guard let first = name.first, first.isUppercase, rest.count <= 10 else { return false }
    return XCUIElementType.rows.contains { row in
      rest.isEmpty ? row.name.utf8.starts(with: name) : row.name.utf8.elementsEqual(name)
    }
  }
}

extension LineMargin {
  /// The first line of a tree, and the margin before it.
  static func root(in line: ArraySlice<UInt8>) -> (head: DescriptionHead, margin: LineMargin)? {
    if let head = DescriptionHead(line) { return (head, .none) }
    let text = line.drop { $0.isBlank }
    var marks = text.prefix { "/#*|>".utf8.contains($0) }
    // If an arrow follows, the space after the marks belongs to the margin, because continuation lines of labels follow
    // the space.
    if !marks.isEmpty, text[marks.endIndex...].starts(with: " →".utf8) { marks = text[..<(marks.endIndex + 1)] }
    if !marks.isEmpty, let head = DescriptionHead(text[marks.endIndex...]) { return (head, .comment(Array(marks))) }
    guard let start = line.prefix(200).offset(ofEither: ["→", "Application, pid: "]) else { return nil }
    var margin = line[..<start]
    while margin.last == UInt8(ascii: " ") { margin.removeLast() }
    // `Attributes: Application, pid: 994` precedes the tree.
    guard !margin.suffix(11).elementsEqual("Attributes:".utf8) else { return nil }
    return DescriptionHead(line[margin.endIndex...]).map { ($0, .log(Array(margin))) }
  }
}

/// An element of a description, and the lines after it, which may belong to its last text.
struct PendingElement {
  let head: DescriptionHead
  let line: Int
  let ending: DescriptionTexts.Ending
  var more: [DescriptionLine] = []

  /// The lines after an element, divided by whether they belong to it.
  struct Lines {
    /// The texts and flags of the element.
    let texts: DescriptionTexts
    /// Whether its last text has no end.
    let isOpen: Bool
    /// The lines that do not belong to the element.
    let others: ArraySlice<DescriptionLine>
  }

  init(head: DescriptionHead, line: Int) {
    self.head = head
    self.line = line
    ending = DescriptionTexts.ending(ofFirst: head.rest)
  }

  /// Finds the lines after the first that belong to the element; the others are between elements. After the last
  /// element, lines are more likely a log than a text.
  func lines(isLast: Bool) -> Lines {
    var count = 0
    var isOpen = false
    switch ending {
    case .closed: break
    case .open:
      let isEnd = { (line: DescriptionLine) in DescriptionTexts.ending(ofLine: line.text) != .open }
      if let end = isLast ? more.firstIndex(where: isEnd) : more.lastIndex(where: isEnd) {
        count = end + 1
      } else {
        isOpen = true
        count = more.firstIndex { $0.isElision } ?? more.count
      }
    case .value:
      count = more.firstIndex { $0.isElision || $0.isFence || $0.isLog || isLast && $0.isBlank } ?? more.count
      // The last line may be the beginning of a truncated element.
      if isLast, count == more.count, more.last?.isBegunElement == true { count -= 1 }
    }
    var text = head.rest
    for line in more[..<count] {
      text.append(UInt8(ascii: "\n"))
      text += line.text
    }
    return Lines(texts: DescriptionTexts(text), isOpen: isOpen, others: more[count...])
  }

  /// True when the text ends inside this element, which is the last, or inside a line after it.
  func isCut(_ lines: Lines, endsInLine: Bool) -> Bool {
    if lines.isOpen { return true }
    if let last = lines.others.last { return endsInLine && last.isBegunElement }
    if !head.isWhole { return true }
    guard endsInLine, more.isEmpty else { return false }
    return lines.texts.isUnclear || isBare(lines)
  }

  /// True when a text of the element is incomplete, or it has no texts.
  func isHalf(_ lines: Lines) -> Bool { lines.texts.hasHalfText || isBare(lines) }

  /// True when only the type of the element is known.
  func isBare(_ lines: Lines) -> Bool {
    head.frame == nil && lines.texts.texts.isEmpty && lines.texts.flags.isEmpty && head.type != .application
  }

  /// True for the placeholder of a view in another process.
  func isRemote(_ lines: Lines) -> Bool { head.isRemote || lines.texts.flags.contains(.remoteLeaf) }

  func element(_ lines: Lines) -> XCUISnapshot.Element {
    let texts = lines.texts
    func text(_ key: DescriptionTexts.Key) -> String? { texts.texts[key]?.spoken }
    var element = XCUISnapshot.Element(head.type ?? .other, label: text(.label) ?? text(.title))
    element.identifier = text(.identifier)
    element.value = text(.value)
    element.placeholder = text(.placeholder)
    element.traits = head.traits
    element.enabled = !texts.flags.contains(.disabled)
    element.selected = texts.flags.contains(.selected)
    element.keyboardFocused = texts.flags.contains(.keyboardFocused)
    element.frame = head.frame
    element.fileOffset = head.offset
    return element
  }
}
