public import AloudExplorer

/// Creates the text that shows a page on a terminal, with only the changes since the last page.
///
///     var writer = TerminalWriter(hasColor: true)
///     writer.update(to: page)  // all of it
///     writer.update(to: page)  // nothing
public struct TerminalWriter: Sendable {
  /// The page that the terminal shows; nil if it is not known.
  private var shown: Page?
  private let hasColor: Bool

  public init(hasColor: Bool) { self.hasColor = hasColor }

  /// Forgets the current page, so that the next page is written completely. Another program may have used the terminal.
  public mutating func forget() { shown = nil }

  /// Returns the text that changes the terminal to show a page.
  public mutating func update(to page: Page) -> String {
    let canvas = page.canvas
    let old = shown.flatMap { $0.canvas.width == canvas.width && $0.canvas.height == canvas.height ? $0 : nil }
    var text = old == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    let blank = Canvas(width: canvas.width, height: canvas.height)
    var style: CellStyle?
    for row in 0..<canvas.height {
      for run in TerminalWriter.changes(from: (old?.canvas ?? blank), to: canvas, row: row) {
        text += "\u{1B}[\(row + 1);\(run.lowerBound + 1)H"
        for column in run {
          let cell = canvas[column, row]
          let wanted = hasColor ? cell.style : cell.style.withoutColor
          if wanted != style, !cell.isContinuation {
            text += "\u{1B}[\(wanted.parameters)m"
            style = wanted
          }
          text += cell.text
        }
      }
    }
    if style != nil, style != [] { text += "\u{1B}[0m" }
    text += cursor(of: page, text.isEmpty ? old?.cursor : nil, isNew: !text.isEmpty || old == nil)
    shown = page
    return text
  }

  private func cursor(of page: Page, _ old: Page.Place?, isNew: Bool) -> String {
    guard isNew || page.cursor != old else { return "" }
    guard let cursor = page.cursor else { return "\u{1B}[?25l" }
    return "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }

  /// Returns the ranges of a row that differ. Ranges with fewer than 8 columns between them are joined.
  private static func changes(from old: Canvas, to new: Canvas, row: Int) -> [Range<Int>] {
    let (before, after) = (Array(old.row(row)), Array(new.row(row)))
    guard before != after else { return [] }
    var runs: [Range<Int>] = []
    for column in after.indices where before[column] != after[column] {
      if let last = runs.last, column - last.upperBound < 8 {
        runs[runs.count - 1] = last.lowerBound..<column + 1
      } else {
        runs.append(column..<column + 1)
      }
    }
    return runs.map { run in
      // A range includes both halves of each wide letter, old or new.
      var (start, end) = (run.lowerBound, run.upperBound)
      while start > 0, after[start].isContinuation || before[start].isContinuation { start -= 1 }
      while end < after.count, after[end].isContinuation || before[end].isContinuation { end += 1 }
      return start..<end
    }
  }
}
