import AloudTree

/// Goes through a hierarchy line by line: which lines are elements, how deep, and which belong to a label.
///
/// - Complexity: O(bytes).
struct EarlGreyScanner {
  private(set) var elements: [EarlGreyElement] = []
  private(set) var warnings: [ImportWarning] = []
  /// Whether headings tell windows apart.
  private(set) var hasHeadings = false
  /// How many elements are around the deepest.
  private(set) var depth = 0

  private let source: SourceText
  private var pending: EarlGreyPending?
  private var margin = LineMargin.none
  /// The elements that are open, and how far they are indented.
  private var open: [(index: Int, indent: Int)] = []
  private var section = 0
  /// The number in the last heading.
  private var window = 0
  /// Lines between elements that are none.
  private var others: [(number: Int, text: ArraySlice<UInt8>)] = []
  private var leftOut: (first: (number: Int, text: ArraySlice<UInt8>), count: Int)?
  private var brokenLine: Int?

  init(_ source: SourceText) { self.source = source }

  /// - Throws: ``ImportError`` at the first element beyond those that are read.
  mutating func scan() throws(ImportError) {
    for line in TextLines(source.bytes) {
      if let head = EarlGreyHead(line.text) {
        flush()
        try ImportLimit.check(after: elements.count, line: line.text, of: source)
        begin(head, line.number)
      } else if let number = EarlGreyScanner.windowNumber(line.text) {
        flush()
        if number <= window, !elements.isEmpty {
          let message = "another hierarchy begins in line \(line.number); only the first was read"
          warnings.append(ImportWarning(.leftOut, message))
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
      noteOthers()
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

  /// Adds the element whose lines are complete now; of one that was broken off, only its place is kept.
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
      // Half of an element is none.
      cutLine = last.line
      pending = nil
    } else if source.bytes.last != UInt8(ascii: "\n"), let last = others.last, EarlGreyHead.isBegun(last.text) {
      cutLine = last.number
    }
    flush()
    closeElements(indentedFrom: 0)
    tellWhatIsLeftOut()
    if let cutLine { warnings.append(.cutOff(line: cutLine)) }
  }
}

// MARK: - Lines that are no elements

extension EarlGreyScanner {
  /// The number in a heading such as `========== Window 2 ==========`, whatever a log writes before it.
  private static func windowNumber(_ line: ArraySlice<UInt8>) -> Int? {
    let beginning = "== Window "
    guard let start = line.prefix(400).offset(ofText: beginning) else { return nil }
    let digits = line[(start + beginning.utf8.count)...].prefix { (48...57).contains($0) }.prefix(6)
    guard line[digits.endIndex...].starts(with: " ==".utf8) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Notes the texts that somebody wrote between two elements.
  private mutating func noteOthers() {
    for line in others {
      let text = margin.removed(from: line.text).drop(while: SourceText.isSpace)
      if text.isEmpty || text.starts(with: "```".utf8) { continue }
      leftOut = (leftOut?.first ?? (line.number, text), (leftOut?.count ?? 0) + 1)
    }
  }

  private mutating func tellWhatIsLeftOut() {
    if let leftOut {
      warnings.append(.noElement(leftOut.count, from: leftOut.first.number, leftOut.first.text))
    }
    if let brokenLine {
      let message = "the element in line \(brokenLine) has no end, as if a log had cut it off; it was left out"
      warnings.append(ImportWarning(.leftOut, message))
    }
  }
}
