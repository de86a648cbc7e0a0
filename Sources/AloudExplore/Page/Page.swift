internal import Aloud

/// The content of a terminal at one time.
public struct Page: Equatable, Sendable {
  public var canvas: Canvas
  /// The place of the terminal's own cursor, from 0; nil hides it.
  public var cursor: Place?

  public struct Place: Equatable, Sendable {
    public var column: Int
    public var row: Int
  }

  public init(width: Int, height: Int) { canvas = Canvas(width: width, height: height) }

  /// The rows as text, without blanks at their ends.
  public var lines: [String] { canvas.lines }
}

/// The places of the parts of a page.
struct PageLayout: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Columns of the picture; what is right of it shows the transcript.
  let pictureWidth: Int
  /// Lines of words in the caption panel.
  let captionRows: Int
  /// Lines of a braille display below them.
  let brailleRows: Int

  /// The smallest page.
  static let smallest = (width: 24, height: 9)
  private static let transcriptWidth = 30

  init(width: Int, height: Int, caption: String, hasBraille: Bool = false) {
    self.width = width
    self.height = height
    let hasTranscript = width >= 72
    pictureWidth = hasTranscript ? width - max(PageLayout.transcriptWidth, width / 3) - 1 : width
    let most = max(1, min(8, height / 3 - 2))
    brailleRows = hasBraille ? 1 : 0
    captionRows = min(max(caption.wrapped(to: max(1, width - 4)).count, min(2, most)), most)
  }

  var isTooSmall: Bool { width < PageLayout.smallest.width || height < PageLayout.smallest.height }

  var captionTop: Int { height - 3 - captionRows - brailleRows }
  /// Between the line at the top and the caption panel.
  var pictureRows: Range<Int> { 1..<max(1, captionTop) }
  /// Nil where there is no room.
  var transcriptColumns: Range<Int>? { pictureWidth < width ? pictureWidth + 1..<width : nil }
}

/// The table of keys, with the gesture and the command of each.
struct KeyHelp {
  private let words: ExplorerWords
  /// The columns of a row: keys, what fingers do, and what VoiceOver's settings call it.
  let rows: [[String]]

  init(_ words: ExplorerWords) {
    self.words = words
    rows = KeyRow.table.map { row in
      let fingers = row.fingers(in: words.language)
      return [
        row.keyNames, fingers == row.fingers ? words.said(fingers) : fingers,
        row.words.map { $0.command(in: words.language) ?? $0.words } ?? "",
      ]
    }
  }

  /// Draws as many rows as there is room for.
  ///
  /// - Returns: the first line that is shown.
  func draw(from line: Int, on page: inout Page) -> Int {
    let width = page.canvas.width
    let room = max(1, page.canvas.height - 3)
    let first = max(0, min(line, rows.count - room))
    page.canvas.clear(columns: 0..<width, rows: 0..<1, .reverse)
    page.canvas.put(words.said("Keys, gestures and what they do").clipped(to: width - 2), at: 1, 0, [.reverse, .bold])
    // A command of ours has no name in VoiceOver, and may take its place.
    let keys = min(rows.filter { !$0[2].isEmpty }.map { $0[0].columns }.max() ?? 0, width / 3)
    let fingers = rows.filter { !$0[2].isEmpty }.map { $0[1].columns }.max() ?? 0
    for (index, row) in rows.dropFirst(first).prefix(room).enumerated() {
      let end = row[2].isEmpty ? max(keys, row[0].columns) : keys
      page.canvas.put(row[0].clipped(to: end), at: 1, index + 2, .bold)
      page.canvas.put(row[1].clipped(to: max(0, width - end - 4)), at: end + 3, index + 2)
      let column = keys + 3 + fingers + 2
      page.canvas.put(row[2].clipped(to: max(0, width - column - 1)), at: column, index + 2, .dim)
    }
    let more = first + room < rows.count ? "↓ more" : "the end"
    let place = "↑↓ PgUp PgDn \(words.said("scroll   any other key returns"))   \(words.said(more))"
    page.canvas.put(place.clipped(to: width - 2), at: 1, page.canvas.height - 1, .dim)
    return first
  }
}
