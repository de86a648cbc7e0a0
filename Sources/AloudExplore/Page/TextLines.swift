internal import Aloud

extension String {
  /// The text in lines of so many columns, broken at blanks where there are any; no line is longer.
  func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in printable.split(separator: " ", omittingEmptySubsequences: true) {
      let glyphs = String(word).glyphs
      let wordColumns = glyphs.reduce(0) { $0 + $1.width }
      if columns > 0, columns + 1 + wordColumns <= width {
        line += " " + glyphs.map(\.text).joined()
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

  /// The text in so many columns, with an ellipsis where it is cut off.
  func clipped(to width: Int) -> String {
    let glyphs = glyphs
    guard glyphs.reduce(0, { $0 + $1.width }) > width else { return glyphs.map(\.text).joined() }
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
