internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

extension CellPicture {
  /// Draws the part that begins at `origin`, with the VoiceOver cursor if `hasCursor` is true.
  func draw(
    _ reader: ScreenReader, hasCursor: Bool, origin: (column: Int, row: Int), columns: Int, rows: Int
  ) -> Canvas {
    var canvas = Canvas(width: columns, height: rows)
    for box in boxes {
      let frame = box.frame.moved(-origin.column, -origin.row)
      guard frame.right >= 0, frame.bottom >= 0, frame.left < columns, frame.top < rows else { continue }
      draw(box, at: frame, reader, BoxLines.light, on: &canvas)
    }
    if let listRow {
      canvas.put("Without a frame:", at: 0, listRow - origin.row, .dim, limit: columns)
    }
    // The cursor is drawn last, so that no other element covers it.
    if hasCursor, let box = boxes.first(where: { $0.rank == reader.rank }) {
      draw(box, at: box.frame.moved(-origin.column, -origin.row), reader, BoxLines.double, on: &canvas)
    }
    return canvas
  }

  private func draw(
    _ box: Box, at frame: CellFrame, _ reader: ScreenReader, _ lines: BoxLines, on canvas: inout Canvas
  ) {
    let words = ElementWords(reader, rank: box.rank)
    let isFocused = lines == .double
    var style: CellStyle = words.isHeading ? .bold : words.isDimmed ? .dim : []
    if isFocused { style = .cursor }
    let rows = frame.isFlat ? frame.top..<frame.top + 1 : frame.innerRows
    canvas.clear(columns: frame.innerColumns, rows: rows)
    canvas.stroke(frame, lines, isFocused ? .cursor : .dim)
    let isNarrow = frame.innerColumns.count < 4
    let start = frame.left + (isNarrow ? 1 : 2)
    let width = frame.innerColumns.count - (isNarrow ? 0 : 2)
    let texts = words.lines(width: width, rows: rows.count)
    let first = rows.lowerBound + (rows.count - texts.count) / 2
    for (index, text) in texts.enumerated() { canvas.put(text, at: start, first + index, style, limit: width) }
  }
}

/// The words in the box of an element: its label at the left, and its value at the right.
struct ElementWords {
  private let label: String
  private let value: String
  let isHeading: Bool
  let isDimmed: Bool

  init(_ reader: ScreenReader, rank: Int) {
    let said = reader.narrator.utterance(atRank: rank, after: rank).description
    let node = reader.narrator.tree[reader.narrator.stop(atRank: rank)]
    func text(_ parts: Set<Part>) -> String {
      said.filter { parts.contains($0.part) }.map { $0.text.printable }.joined(separator: ", ")
    }
    let label = text([.label])
    value = text([.selected, .value, .state])
    self.label = label.isEmpty && value.isEmpty ? text([.trait, .content]) : label
    isHeading = node.reportedTraits.contains(.header)
    isDimmed = node.reportedTraits.contains(.notEnabled)
  }

  /// Returns at most `rows` lines of at most `width` columns.
  func lines(width: Int, rows: Int) -> [String] {
    guard width > 0, rows > 0 else { return [] }
    let both = [label, value].filter { !$0.isEmpty }
    let gap = width - label.columns - value.columns
    if both.count == 2, gap >= 2 { return [label + String(repeating: " ", count: gap) + value] }
    var lines = both.flatMap { $0.wrapped(to: width) }
    guard lines.count > rows else { return lines }
    // If label and value do not fit on separate rows, they share rows.
    lines = both.joined(separator: ", ").wrapped(to: width)
    if lines.count > rows {
      let rest = lines[(rows - 1)...].joined(separator: " ")
      lines = Array(lines.prefix(rows - 1)) + [rest.clipped(to: width)]
    }
    return lines
  }
}
