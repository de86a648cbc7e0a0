internal import AloudBase
internal import AloudReader
internal import AloudSimulator

/// The lines of a caption that fit into the panel, around the words that are being said.
struct CaptionLines: Equatable {
  private(set) var lines: ArraySlice<String>
  /// True if the caption has more lines before the first visible one; ``isCutAfter`` is true if it has more at the end.
  var isCutBefore: Bool { lines.startIndex > 0 }
  let isCutAfter: Bool
  /// The heard part of the caption, from 0 to 1, at which other lines will be shown; nil for the last lines.
  private(set) var nextChange: Double?

  /// Selects the lines of a caption of which a part, from 0 to 1, has been heard.
  init(_ caption: String, width: Int, rows: Int, heard: Double) {
    let all = caption.wrapped(to: width)
    let rows = max(1, rows)
    // The end of each line, as a part of the caption from 0 to 1.
    let whole = Double(max(1, all.reduce(0) { $0 + $1.columns }))
    var columns = 0.0
    let ends = all.map { line in
      columns += Double(line.columns)
      return columns / whole
    }
    let current = ends.firstIndex { $0 > heard + 1e-6 } ?? max(0, all.count - 1)
    // If there is room, the previous line stays visible.
    let first = max(0, min(current - (rows > 2 ? 1 : 0), all.count - rows))
    lines = all[first..<min(first + rows, all.count)]
    isCutAfter = lines.endIndex < all.count
    if isCutAfter { nextChange = ends[max(current, first + (rows > 2 ? 1 : 0))] }
  }
}

extension Explorer {
  /// The text of the panel: the caption, and the time while an audio graph plays.
  var shownCaption: String {
    guard let saying = graphSaying else { return caption }
    let (heard, whole) = (Explorer.tenths(saying.heard * saying.duration), Explorer.tenths(saying.duration))
    return "\(caption), \(said("\(heard) of \(whole) seconds"))"
  }

  private var graphSaying: Simulator.Saying? { simulator.saying.flatMap { $0.speech.graph == nil ? nil : $0 } }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = Int(clamping: (seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The simulated seconds until the time of a graph changes, twice a second; nil while no graph plays.
  var secondsToNextTime: Double? {
    guard let saying = graphSaying, !simulator.isPaused else { return nil }
    let halves = saying.heard * saying.duration * 2
    return (halves.rounded(.down) + 1 - halves) / 2 + 0.001
  }

  /// Returns the lines of the caption on a page of this size, with or without panels.
  func captionLines(width: Int, height: Int) -> CaptionLines {
    let layout = layout(width: width, height: height)
    let caption = shownCaption
    let heard = simulator.saying?.heard ?? 0
    return layout.isTooSmall
      ? CaptionLines(caption, width: width, rows: height - 1, heard: heard)
      : CaptionLines(caption, width: width - 4, rows: layout.captionRows, heard: heard)
  }

  /// The simulated seconds until other lines of the caption are shown; nil if the lines stay.
  var secondsToNextLine: Double? {
    guard let saying = simulator.saying, let size = lastSize else { return nil }
    let change = captionLines(width: size.width, height: size.height).nextChange
    return change.map { max(0, $0 - saying.heard) * saying.duration + 0.001 }
  }
}

extension String {
  /// Returns the text in lines of at most `width` columns, broken at blanks if possible.
  func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in printable.split(separator: " ", omittingEmptySubsequences: true) {
      let glyphs = String(word).glyphs
      let wordColumns = glyphs.reduce(0) { $0 + $1.width }
      if columns > 0, columns + 1 + wordColumns <= width {
        line += " " + glyphs.map { $0.text }.joined()
        columns += 1 + wordColumns
        continue
      }
      if columns > 0 {
        lines.append(line)
        (line, columns) = ("", 0)
      }
      for glyph in glyphs {
        if columns + glyph.width > width {
          lines.append(line)
          (line, columns) = ("", 0)
        }
        line += glyph.text
        columns += glyph.width
      }
    }
    if columns > 0 || lines.isEmpty { lines.append(line) }
    return lines
  }

  /// Returns the text in at most `width` columns. A text that is cut off ends with an ellipsis.
  func clipped(to width: Int) -> String {
    let glyphs = glyphs
    guard glyphs.reduce(0, { $0 + $1.width }) > width else { return glyphs.map({ $0.text }).joined() }
    guard width > 0 else { return "" }
    var text = ""
    var columns = 0
    for glyph in glyphs {
      guard columns + glyph.width <= width - 1 else { break }
      text += glyph.text
      columns += glyph.width
    }
    return text + "…"
  }
}
