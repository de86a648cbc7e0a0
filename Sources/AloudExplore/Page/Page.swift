/// What a terminal shows at one time.
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

  /// Fewer columns or rows are no page.
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
