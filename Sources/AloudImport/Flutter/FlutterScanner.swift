internal import AloudBase
import AloudTree

/// Reads a semantics tree line by line: which lines are nodes, their parents, and which lines belong to a property.
struct FlutterScanner {
  private(set) var nodes: [FlutterNode] = []
  private(set) var warnings: [ImportWarning] = []

  private let source: SourceText
  private var margin = LineMargin.none
  /// The open nodes, with the columns of their names.
  private var open: [(index: Int, column: Int)] = []
  /// The column of the properties of the current node.
  private var column: Int?
  private var property: FlutterProperty?
  /// Empty lines that belong to a text if the text continues.
  private var blanks = 0
  private var strays = StrayLines()
  /// The line of the last node.
  private var line = 0

  init(_ source: SourceText) { self.source = source }

  mutating func scan() throws(ImportError) {
    var last: (number: Int, line: FlutterLine)?
    for (number, text) in TextLines(source.bytes) {
      if nodes.isEmpty {
        guard let margin = FlutterLine.margin(of: text) else {
          // The rest of a node whose first line is missing.
          if FlutterLine.isProperty(text) { strays.add(number, text) }
          continue
        }
        self.margin = LineMargin(margin)
      }
      let line = FlutterLine(margin.removed(from: text))
      if line.isHead {
        flush()
        if !line.isJoined, !nodes.isEmpty {
          warnings.append(.another("semantics tree", line: number))
          last = nil
          break
        }
        try ImportLimit.check(after: nodes.count, line: line.text, of: source)
        begin(line, number)
      } else if line.text.isEmpty {
        if property != nil { blanks += 1 }
      } else {
        read(line, number, text)
      }
      last = (number, line)
    }
    finish(last)
  }

  private mutating func begin(_ head: FlutterLine, _ number: Int) {
    while let last = open.last, last.column >= head.column { open.removeLast() }
    nodes.append(FlutterNode(fileOffset: FileOffset(head.text.startIndex), parent: open.last?.index ?? -1))
    open.append((nodes.count - 1, head.column))
    column = nil
    line = number
  }

  private mutating func read(_ line: FlutterLine, _ number: Int, _ whole: ArraySlice<UInt8>) {
    let head = open.last?.column ?? 0
    guard line.column > head, line.column <= (column ?? head + FlutterScanner.mostIndent) || property != nil else {
      flush()
      if whole.endIndex == source.bytes.endIndex, margin.begins(with: whole) {
        warnings.append(.cutOff(line: number))
      } else {
        strays.add(number, whole)
      }
      return
    }
    if let column, line.column > column, property != nil {
      for _ in 0..<min(blanks, FlutterScanner.mostBlanks) { property?.append([]) }
      property?.append(line.text)
    } else {
      flush()
      column = line.column
      property = FlutterProperty(line.text)
    }
    blanks = 0
  }

  /// Properties are indented by two or three characters.
  private static let mostIndent = 4
  /// The maximum number of empty lines in a row that belong to a text.
  private static let mostBlanks = 16

  /// Adds the property whose lines are complete.
  private mutating func flush() {
    if let property { nodes[nodes.count - 1].add(property) }
    property = nil
    blanks = 0
  }

  private mutating func finish(_ last: (number: Int, line: FlutterLine)?) {
    flush()
    if let warning = strays.warning { warnings.append(warning) }
    guard let last, !nodes.isEmpty else { return }
    let isOpenEnded = source.bytes.last != UInt8(ascii: "\n")
    if nodes[nodes.count - 1].isCut || isOpenEnded && nodes[nodes.count - 1].place == nil {
      // A truncated node is left out.
      nodes.removeLast()
      warnings.append(.cutOff(line: line))
    } else if isOpenEnded, last.line.isBegunHead {
      warnings.append(.cutOff(line: last.number))
    }
  }
}
