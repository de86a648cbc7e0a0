/// A text in braille: its cells, and the character of each cell.
///
///     line.unicode  // "⠠⠎⠑⠁⠗⠉⠓⠀⠃⠞⠝"
public struct BrailleLine: Equatable, Sendable {
  /// The text that was translated. Its characters are Unicode scalars.
  public let text: String
  /// The raised dots of each cell: bit 0 is dot 1, bit 7 is dot 8.
  public internal(set) var cells: [UInt8]
  /// For each character, the index of its first cell.
  public let cellOfCharacter: [Int]
  /// For each cell, the index of its character.
  public let characterOfCell: [Int]

  /// A line with its cells; the two lists of indices count from 0.
  public init(text: String, cells: [UInt8], cellOfCharacter: [Int], characterOfCell: [Int]) {
    self.text = text
    self.cells = cells
    self.cellOfCharacter = cellOfCharacter
    self.characterOfCell = characterOfCell
  }

  /// A line without text and cells.
  public static let empty = BrailleLine(text: "", cells: [], cellOfCharacter: [], characterOfCell: [])

  /// The cells as characters from U+2800 to U+28FF.
  public var unicode: String { BrailleLine.unicode(cells[...]) }

  /// The cells as characters from U+2800 to U+28FF.
  public static func unicode(_ cells: some Sequence<UInt8>) -> String {
    String(String.UnicodeScalarView(cells.compactMap { Unicode.Scalar(0x2800 + UInt32($0)) }))
  }

  /// The two lines as one, as if they had been translated together.
  public static func + (one: BrailleLine, other: BrailleLine) -> BrailleLine {
    BrailleLine(
      text: one.text + other.text, cells: one.cells + other.cells,
      cellOfCharacter: one.cellOfCharacter + other.cellOfCharacter.map { $0 + one.cells.count },
      characterOfCell: one.characterOfCell + other.characterOfCell.map { $0 + one.cellOfCharacter.count })
  }
}

extension BrailleLine {
  /// The windows in which a display of this width shows the line, as ranges of cells. Each window is filled as far as
  /// possible. There is at least one window; it may be empty.
  ///
  /// With word wrap, a word that does not fit moves to the next window, and neither window shows the blanks before it.
  /// A word that is longer than the display is split. Sources: Apple's VoiceOver guide for the Mac for word wrap and
  /// for pans by the cells of the display. It is assumed that windows are filled and long words are split. A width
  /// below 1 counts as 1.
  ///
  /// - Complexity: O(cells).
  public func windows(of width: Int, wordWrap: Bool = true) -> [Range<Int>] {
    let width = max(1, width)
    var windows: [Range<Int>] = []
    var start = 0
    while cells.count - start > width {
      var end = start + width
      var next = end
      if wordWrap {
        // The last blank before which everything fits. It may be the first cell after the window.
        if let blank = cells[start...end].lastIndex(of: 0), blank > start {
          end = blank
          while end > start, cells[end - 1] == 0 { end -= 1 }
          next = blank + 1
          while next < cells.count, cells[next] == 0 { next += 1 }
        }
        if end == start { (end, next) = (start + width, start + width) }
      }
      windows.append(start..<end)
      start = next
    }
    if start < cells.count || windows.isEmpty { windows.append(start..<cells.count) }
    return windows
  }
}
