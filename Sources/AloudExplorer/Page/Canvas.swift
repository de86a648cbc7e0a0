/// Cells to draw on. Drawing outside of them is clipped.
public struct Canvas: Equatable, Sendable {
  public let width: Int
  public let height: Int
  private(set) var cells: [Cell]

  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    cells = Array(repeating: Cell(), count: self.width * self.height)
  }

  /// The cell at a column and a row, from 0.
  public subscript(column: Int, row: Int) -> Cell {
    get { cells[row * width + column] }
    set { cells[row * width + column] = newValue }
  }

  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && row >= 0 && column < width && row < height
  }

  /// The cells of a row.
  package func row(_ row: Int) -> ArraySlice<Cell> { cells[row * width..<(row + 1) * width] }

  /// Writes a text in one row, clipped at the ends of the canvas and after `limit` columns.
  ///
  /// - Returns: the number of columns of the text.
  @discardableResult
  mutating func put(
    _ text: String, at column: Int, _ row: Int, _ style: CellStyle = [], limit: Int = .max
  ) -> Int {
    var place = 0
    for glyph in text.glyphs {
      guard place + glyph.width <= limit else { break }
      put(glyph, at: column + place, row, style)
      place += glyph.width
    }
    return place
  }

  /// Writes a letter. A wide letter that does not fit becomes a blank, and so does one that is half overwritten.
  private mutating func put(_ glyph: Glyph, at column: Int, _ row: Int, _ style: CellStyle) {
    let isInside = contains(column, row) && contains(column + glyph.width - 1, row)
    for index in column..<column + glyph.width where contains(index, row) {
      clearHalf(at: index, row)
      self[index, row] = Cell(" ", style)
    }
    guard isInside else { return }
    self[column, row].text = glyph.text
    if glyph.width == 2 { self[column + 1, row].text = "" }
  }

  /// Replaces the other half of a wide letter in this cell by a blank.
  private mutating func clearHalf(at column: Int, _ row: Int) {
    if self[column, row].isContinuation, column > 0 { self[column - 1, row].text = " " }
    if column + 1 < width, self[column + 1, row].isContinuation { self[column + 1, row].text = " " }
  }

  /// Fills a rectangle with blanks.
  mutating func clear(columns: Range<Int>, rows: Range<Int>, _ style: CellStyle = []) {
    for row in rows where row >= 0 && row < height {
      for column in columns.clamped(to: 0..<width) {
        clearHalf(at: column, row)
        self[column, row] = Cell(" ", style)
      }
    }
  }

  /// Draws a canvas into this one.
  mutating func put(_ canvas: Canvas, at column: Int, _ row: Int) {
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where contains(column + x, row + y) { self[column + x, row + y] = canvas[x, y] }
    }
  }

  /// The rows as text, without blanks at their ends.
  public var lines: [String] {
    (0..<height).map { index in
      var line = row(index).map { $0.text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// The style of a cell. Letters and lines give the same information without it.
public struct CellStyle: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let bold = CellStyle(rawValue: 1)
  public static let dim = CellStyle(rawValue: 2)
  public static let reverse = CellStyle(rawValue: 4)
  public static let underline = CellStyle(rawValue: 8)
  /// The color of notices.
  public static let alert = CellStyle(rawValue: 16)
  /// The style of the VoiceOver cursor. It has no color, because no color is clearly visible on light terminals, dark
  /// terminals and projectors.
  public static let cursor: CellStyle = [.bold, .reverse]

  /// The same style without color, for `NO_COLOR`.
  public var withoutColor: CellStyle { subtracting(.alert) }

  /// The parameters of the control sequence SGR that set exactly this style.
  package var parameters: String {
    var codes = ["0"]
    if contains(.bold) { codes.append("1") }
    if contains(.dim) { codes.append("2") }
    if contains(.underline) { codes.append("4") }
    if contains(.reverse) { codes.append("7") }
    if contains(.alert) { codes.append("31") }
    return codes.joined(separator: ";")
  }
}
