internal import AloudBase
internal import AloudReader

/// The content of a terminal at one time.
public struct Page: Equatable, Sendable {
  public var canvas: Canvas
  /// The place of the terminal's own cursor, from 0; nil to hide it.
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
  /// The columns of the picture. The transcript is to its right.
  let pictureWidth: Int
  /// The rows of the caption.
  let captionRows: Int
  /// The rows of the braille display below the caption.
  let brailleRows: Int

  /// The smallest page with a picture.
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
  /// The rows between the title and the caption panel.
  var pictureRows: Range<Int> { 1..<max(1, captionTop) }
  /// The columns of the transcript; nil if there is no room.
  var transcriptColumns: Range<Int>? { pictureWidth < width ? pictureWidth + 1..<width : nil }
}

/// The table of keys, with the gesture and the command of each.
struct KeyHelp {
  private let words: ExplorerWords
  /// The rows, each with the keys, the action of the user, and the name in VoiceOver's settings.
  let rows: [[String]]

  init(_ words: ExplorerWords) {
    self.words = words
    rows = KeyRow.table.map { row in
      let fingers = row.fingers(in: words.language)
      return [
        row.keyNames, fingers == row.fingers ? words.said(Message(english: fingers)) : fingers,
        row.words.map { $0.command(in: words.language) ?? $0.words } ?? "",
      ]
    }
  }

  /// Draws the rows that fit on a page.
  ///
  /// - Returns: the first row that is shown.
  func draw(from line: Int, on page: inout Page) -> Int {
    let width = page.canvas.width
    let room = max(1, page.canvas.height - 3)
    let first = max(0, min(line, rows.count - room))
    page.canvas.clear(columns: 0..<width, rows: 0..<1, .reverse)
    page.canvas.put(words.said("Keys, gestures and what they do").clipped(to: width - 2), at: 1, 0, [.reverse, .bold])
    // A command of the explorer has no name in VoiceOver's settings, so its text can use that column.
    let keys = min(rows.filter { !$0[2].isEmpty }.map { $0[0].columns }.max() ?? 0, width / 3)
    let fingers = rows.filter { !$0[2].isEmpty }.map { $0[1].columns }.max() ?? 0
    for (index, row) in rows.dropFirst(first).prefix(room).enumerated() {
      let end = row[2].isEmpty ? max(keys, row[0].columns) : keys
      page.canvas.put(row[0].clipped(to: end), at: 1, index + 2, .bold)
      page.canvas.put(row[1].clipped(to: max(0, width - end - 4)), at: end + 3, index + 2)
      let column = keys + 3 + fingers + 2
      page.canvas.put(row[2].clipped(to: max(0, width - column - 1)), at: column, index + 2, .dim)
    }
    let more: Message = first + room < rows.count ? "↓ more" : "the end"
    let place = "↑↓ PgUp PgDn \(words.said("scroll   any other key returns"))   \(words.said(more))"
    page.canvas.put(place.clipped(to: width - 2), at: 1, page.canvas.height - 1, .dim)
    return first
  }
}
