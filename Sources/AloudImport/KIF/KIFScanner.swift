internal import AloudBase
import AloudTree

/// Reads a hierarchy line by line: which lines are elements, their depths, and which lines belong to a label.
struct KIFScanner {
  private(set) var elements: [KIFElement] = []
  private(set) var warnings: [ImportWarning] = []

  private let source: SourceText
  private var margin: LineMargin?
  /// The element whose lines are being read, and whether continuation lines of its texts may follow.
  private var pending: (line: KIFLine, number: Int, isInText: Bool)?
  /// The lines after its first line.
  private var more: [(number: Int, text: ArraySlice<UInt8>)] = []
  /// The open views, with their depths.
  private var open: [(index: Int, depth: Int)] = []
  private var headings: [KIFHeading] = []
  private var strays = StrayLines()

  init(_ source: SourceText) { self.source = source }

  mutating func scan() throws(ImportError) {
    for line in TextLines(source.bytes) {
      if let heading = KIFHeading(line.text) {
        flush(isLast: true)
        if repeats(heading) {
          warnings.append(.another("hierarchy", line: line.number))
          break
        }
        headings.append(heading)
        closeViews(from: 0)
      } else if try !read(line.number, line.text) {
        warnings.append(.another("hierarchy", line: line.number))
        break
      }
    }
    finish()
  }

  /// Reads a line that is not a heading; false for a line that begins another hierarchy.
  private mutating func read(_ number: Int, _ text: ArraySlice<UInt8>) throws(ImportError) -> Bool {
    if margin == nil { margin = KIFLine.margin(of: text).map { LineMargin($0) } }
    guard let margin else { return true }
    let text = margin.removed(from: text)
    // Inside a text, a line without bars is probably not a view.
    guard let line = KIFLine(text), line.depth > 0 || line.isUIKit || pending?.isInText != true else {
      if pending != nil, more.count < ImportLimit.lines { more.append((number, text)) }
      return true
    }
    flush()
    // A single window has no heading, and windows are always outermost.
    let isWindow = line.depth == 0 && KIFClass.type(of: line.className) == .window
    if headings.isEmpty, isWindow, elements.contains(where: { $0.parent < 0 && $0.type == .window }) { return false }
    try ImportLimit.check(after: elements.count, line: text, of: source)
    pending = (line, number, !KIFElement.isWhole(line.rest))
    return true
  }

  /// True for a heading of another hierarchy: windows are sorted by level, and only one is the key window.
  private func repeats(_ heading: KIFHeading) -> Bool {
    guard !elements.isEmpty, let last = headings.last else { return false }
    return heading.level < last.level || heading.isKey && headings.contains { $0.isKey }
  }

  // MARK: Elements

  /// Adds the element whose lines are complete.
  private mutating func flush(isLast: Bool = false) {
    guard let (line, _, isInText) = pending else { return }
    pending = nil
    var element = KIFElement(line.className, isInText ? takeLines(of: line, isLast: isLast) : line.rest)
    element.fileOffset = line.offset
    if !isInText, !isLast { note(more[...]) }
    more.removeAll()
    // Accessibility elements are siblings of the view that lists them.
    closeViews(from: element.isListed ? line.depth + 1 : line.depth)
    element.parent = open.last?.index ?? -1
    element.end = elements.count + 1
    if !element.isListed { open.append((elements.count, line.depth)) }
    elements.append(element)
  }

  private mutating func closeViews(from depth: Int) {
    while let last = open.last, last.depth >= depth {
      elements[last.index].end = elements.count
      open.removeLast()
    }
  }

  /// The texts of an element over all its lines. Other lines are recorded as left out. After the last element, lines
  /// are more likely a log than a text, unless the text has an end.
  private mutating func takeLines(of line: KIFLine, isLast: Bool) -> ArraySlice<UInt8> {
    let lines = more
    var count = lines.firstIndex { KIFScanner.isRemark($0.text) } ?? lines.count
    if isLast {
      let blank = lines.firstIndex { $0.text.allSatisfy { $0.isSpace } } ?? lines.count
      count = lines[..<min(count, blank)].firstIndex { KIFScanner.isEnd($0.text) }.map { $0 + 1 } ?? 0
    } else {
      note(lines[count...])
    }
    while count > 0, lines[count - 1].text.allSatisfy({ $0.isSpace }) { count -= 1 }
    var rest = line.rest
    for line in lines[..<count] {
      rest.append(UInt8(ascii: "\n"))
      rest += line.text
    }
    return rest
  }

  private static func isRemark(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop(while: { $0.isSpace })
    return ["...", "…", "```"].contains { text.starts(with: $0.utf8) }
  }

  /// True for the last line of a text, with facts after it.
  private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
    !line.allSatisfy { $0.isSpace } && KIFElement.isWhole(line)
  }

  private mutating func note(_ lines: ArraySlice<(number: Int, text: ArraySlice<UInt8>)>) {
    for line in lines { strays.add(line.number, line.text.drop(while: { $0.isSpace })) }
  }

  // MARK: The end

  private mutating func finish() {
    let cutLine = self.cutLine
    if cutLine != nil { pending = nil }
    flush(isLast: true)
    closeViews(from: 0)
    if let warning = strays.warning { warnings.append(warning) }
    if let cutLine { warnings.append(.cutOff(line: cutLine)) }
  }

  /// The line of a truncated element, as far as this can be detected: the text ends in it, before or inside the flags
  /// that its class always has. An incomplete element is left out.
  private var cutLine: Int? {
    guard let (line, number, _) = pending, more.isEmpty, source.bytes.last != UInt8(ascii: "\n") else { return nil }
    let element = KIFElement(line.className, line.rest)
    if element.isListed { return nil }
    let isControl = KIFClass.endsWithFlags(KIFClass.type(of: line.className))
    let isHighlightTold = !element.flags.isDisjoint(with: ["highlighted", "not highlighted"])
    if isControl || !element.flags.isDisjoint(with: ["enabled", "not enabled"]) {
      return isHighlightTold ? nil : number
    }
    let isElement = line.className.hasPrefix("UIAccessibility") || line.className.hasSuffix("AccessibilityElement")
    return isElement || KIFScanner.endsInFact(line.rest) ? number : nil
  }

  /// True for a text that ends inside a flag or the key of an identifier.
  private static func endsInFact(_ rest: ArraySlice<UInt8>) -> Bool {
    let end = rest.suffix(20)
    guard let start = end.lastIndex(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "(") }) else { return false }
    let tail = end[start...]
    return ([", identifier: ", ", traits: "] + KIFElement.flagNames.map { "(\($0))" }).contains {
      $0.utf8.count > tail.count && $0.utf8.starts(with: tail)
    }
  }
}
