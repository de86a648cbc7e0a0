internal import AloudBase
import AloudTree

/// Reads the view hierarchy that EarlGrey prints when a test fails.
///
/// No other text format states which views are elements, with traits and hints. So the tree is read as that of UIKit,
/// and only UIKit's private data are derived from classes (see ``EarlGreyClass``). `text=` is the displayed text, and
/// not a label.
enum EarlGreyHierarchy {
  static func read(_ source: SourceText, language: String) throws(ImportError) -> ScreenImport {
    var scanner = EarlGreyScanner(source)
    try scanner.scan()
    guard !scanner.elements.isEmpty else {
      throw ImportError(
        .refused,
        """
        there are no elements here, such as "|--<UIButton:0x7f8; AX=Y; AX.label='OK'; …>"; \
        save the hierarchy that EarlGrey prints when a test fails
        """)
    }
    // This is checked first, because in a deeper tree, finding the window of an element takes long.
    guard scanner.depth < Tree.Builder.maximumDepth else {
      throw ImportError(dump: TreeError(.tooDeep, at: "", "too deep"))
    }
    var tree = EarlGreyTree(scanner, rightToLeft: LanguageTag(language).isRightToLeft)
    return try ScreenImport(
      language: language, size: tree.size, scanner.warnings, leftOut: tree.leftOut
    ) { () throws(TreeError) in try tree.write() }
  }

  /// True for a line that describes an element, with or without the margin of a log or a comment.
  static func matches(_ line: ArraySlice<UInt8>) -> Bool { EarlGreyHead(line) != nil }
}

/// Reads a hierarchy line by line: which lines are elements, their depths, and which lines belong to a label.
struct EarlGreyScanner {
  private(set) var elements: [EarlGreyElement] = []
  private(set) var warnings: [ImportWarning] = []
  /// True where headings separate windows.
  private(set) var hasHeadings = false
  /// The maximum depth of an element.
  private(set) var depth = 0

  private let source: SourceText
  private var pending: EarlGreyPending?
  private var margin = LineMargin.none
  /// The open elements, with their indentation.
  private var open: [(index: Int, indent: Int)] = []
  private var section = 0
  /// The number in the last heading.
  private var window = 0
  /// Lines since the last element that do not describe elements.
  private var others: [(number: Int, text: ArraySlice<UInt8>)] = []
  private var strays = StrayLines()
  private var brokenLine: Int?

  init(_ source: SourceText) { self.source = source }

  mutating func scan() throws(ImportError) {
    for line in TextLines(source.bytes) {
      if let head = EarlGreyHead(line.text) {
        flush()
        try ImportLimit.check(after: elements.count, line: line.text, of: source)
        begin(head, line.number)
      } else if let number = EarlGreyScanner.windowNumber(line.text) {
        flush()
        if number <= window, !elements.isEmpty {
          warnings.append(.another("hierarchy", line: line.number))
          break
        }
        beginWindow(number)
      } else if pending?.isClosed == false {
        pending?.append(margin.removed(from: line.text))
      } else if others.count < ImportLimit.lines {
        others.append(line)
      }
    }
    finish()
  }

  private mutating func begin(_ head: EarlGreyHead, _ line: Int) {
    if elements.isEmpty {
      margin = LineMargin(head.margin)
    } else {
      for line in others { strays.add(line.number, margin.removed(from: line.text).drop(while: { $0.isSpace })) }
    }
    others.removeAll()
    pending = EarlGreyPending(head, line: line)
  }

  private mutating func beginWindow(_ number: Int) {
    hasHeadings = true
    window = number
    section += 1
    others.removeAll()
    closeElements(indentedFrom: 0)
  }

  /// Adds the element whose lines are complete. Of a truncated element, only the place is kept.
  private mutating func flush() {
    guard let element = pending else { return }
    pending = nil
    closeElements(indentedFrom: element.head.indent)
    if !element.isClosed { brokenLine = brokenLine ?? element.line }
    depth = max(depth, open.count)
    open.append((elements.count, element.head.indent))
    elements.append(
      EarlGreyElement(
        className: element.head.className, facts: EarlGreyFacts(element.isClosed ? element.body : []),
        fileOffset: element.head.offset, parent: open.dropLast().last?.index ?? -1, section: section,
        end: elements.count + 1))
  }

  private mutating func closeElements(indentedFrom indent: Int) {
    while let last = open.last, last.indent >= indent {
      elements[last.index].end = elements.count
      open.removeLast()
    }
  }

  private mutating func finish() {
    var cutLine: Int?
    if let last = pending, !last.isClosed {
      // A truncated element is left out.
      cutLine = last.line
      pending = nil
    } else if source.bytes.last != UInt8(ascii: "\n"), let last = others.last, EarlGreyHead.isBegun(last.text) {
      cutLine = last.number
    }
    flush()
    closeElements(indentedFrom: 0)
    if let warning = strays.warning { warnings.append(warning) }
    if let brokenLine {
      let message: Message =
        "the element in line \(brokenLine) is incomplete, as if a log had cut it off; it was left out"
      warnings.append(ImportWarning(.leftOut, message))
    }
    if let cutLine { warnings.append(.cutOff(line: cutLine)) }
  }

  /// The number in a heading such as `========== Window 2 ==========`, with any log text before it.
  private static func windowNumber(_ line: ArraySlice<UInt8>) -> Int? {
    let beginning = "== Window "
    guard let start = line.prefix(400).offset(ofText: beginning) else { return nil }
    let digits = line[(start + beginning.utf8.count)...].prefix { $0.isDigit }.prefix(6)
    guard line[digits.endIndex...].starts(with: " ==".utf8) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}

/// An element of a hierarchy. The elements are in preorder, so that a subtree is a range.
struct EarlGreyElement {
  let className: String
  var facts: EarlGreyFacts
  let fileOffset: FileOffset
  /// The index of the parent; -1 for none.
  let parent: Int
  /// The number of its window in the headings.
  let section: Int
  /// The index after the last element of the subtree.
  var end: Int

  var form: EarlGreyClass { EarlGreyClass.table[className] ?? EarlGreyClass() }
}

/// An element whose lines are being read.
struct EarlGreyPending {
  let head: EarlGreyHead
  let line: Int
  private(set) var body: ArraySlice<UInt8>
  private var state = State.texts

  private enum State {
    /// Inside a text, which may have further lines.
    case texts
    /// After the texts.
    case facts
    /// Inside the displayed text, which comes last.
    case presented
    case closed
  }

  init(_ head: EarlGreyHead, line: Int) {
    self.head = head
    self.line = line
    body = head.body
    go(through: head.body)
  }

  /// True when the closing bracket has been read.
  var isClosed: Bool { state == .closed }

  /// Adds a continuation line of the element.
  mutating func append(_ line: ArraySlice<UInt8>) {
    body.append(UInt8(ascii: "\n"))
    body += line
    go(through: line)
  }

  private mutating func go(through line: ArraySlice<UInt8>) {
    var rest = line
    if state == .texts, let fact = EarlGreyFacts.firstFact(in: rest) {
      rest = rest[fact...]
      state = .facts
    }
    if state == .facts, rest.offset(ofText: "; text='") != nil { state = .presented }
    rest = rest.withoutTrailingSpace
    let isEnd = rest.last == UInt8(ascii: ">")
    let isQuoted = rest.dropLast().last == UInt8(ascii: "'")
    switch state {
    case .texts:
      // A line that ends without facts was shortened by a person.
      if isEnd, isQuoted || rest.starts(with: "; AX=".utf8) && rest.count == 7 { state = .closed }
    case .facts: if isEnd { state = .closed }
    case .presented: if isEnd, isQuoted { state = .closed }
    case .closed: break
    }
  }
}
