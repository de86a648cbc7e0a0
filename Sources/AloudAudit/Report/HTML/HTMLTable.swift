internal import AloudTree

/// A table of a page: as wide as the page, and on a narrow one a list of rows whose cells name their columns.
///
/// The columns keep their widths whatever stands in them. The roles are written out, since browsers forget those of a
/// table that is laid out as something else.
struct HTMLTable {
  enum Width: String {
    /// A file and a path in it, which may be long.
    case place
    /// A word that is never broken.
    case word
    case number
    /// More than half of the table.
    case wide
    /// The width that is left.
    case text
  }

  struct Column {
    let title: Wording
    let width: Width

    init(_ title: Wording, _ width: Width = .text) {
      self.title = title
      self.width = width
    }
  }

  struct Cell {
    /// Markup.
    let html: String
    /// As `HTMLReport.lang(_:)` writes it.
    let lang: String

    init(_ html: String, lang: String = "") {
      self.html = html
      self.lang = lang
    }
  }

  private static let few = 4

  /// Markup.
  let caption: String
  let columns: [Column]
  /// The first cell of a row is its header.
  let rows: [[Cell]]

  /// - Complexity: O(length of the result).
  func html(in language: Wording.Language) -> String {
    let titles = columns.map { $0.title[language].escapedForXML() }
    let cols = columns.map { "<col class=\"\($0.width.rawValue)\"/>" }.joined()
    let heads = zip(columns, titles).map { column, title in
      "<th role=\"columnheader\" scope=\"col\" class=\"\(column.width.rawValue)\">\(title)</th>"
    }
    // On paper, a table of few rows is not cut.
    let kind = rows.count <= HTMLTable.few ? " class=\"short\"" : ""
    return """
      <table role="table"\(kind)>
      <caption>\(caption)</caption>
      <colgroup>\(cols)</colgroup>
      <thead role="rowgroup"><tr role="row">\(heads.joined())</tr></thead>
      <tbody role="rowgroup">
      \(rows.map { row($0, titles) }.joined())</tbody>
      </table>

      """
  }

  private func row(_ cells: [Cell], _ titles: [String]) -> String {
    let texts = cells.enumerated().map { index, cell in
      let kind = "class=\"\(columns[index].width.rawValue)\"\(cell.lang)"
      guard index > 0 else { return "<th role=\"rowheader\" scope=\"row\" \(kind)>\(cell.html)</th>" }
      return "<td role=\"cell\" \(kind) data-label=\"\(titles[index])\">\(cell.html)</td>"
    }
    return "<tr role=\"row\">\(texts.joined())</tr>\n"
  }
}

extension String {
  /// Markup of a message: what stands between backquotes is code.
  ///
  ///     "Add the trait `button`.".markedUp  // Add the trait <code>button</code>.
  ///
  /// Characters that would turn the direction of the page are shown by their numbers. Backquotes within “ ” are those
  /// of a document, and stay; so does one without a second.
  var markedUp: String {
    var result = ""
    let text = printable
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == "`" || $0 == "“" }) {
      let end: Character = rest[mark] == "`" ? "`" : "”"
      let next = rest.index(after: mark)
      guard let close = rest[next...].firstIndex(of: end) else {
        result += String(rest[..<next]).escapedForXML()
        rest = rest[next...]
        continue
      }
      let isCode = end == "`" && close > next
      let after = rest.index(after: close)
      if isCode {
        result += String(rest[..<mark]).escapedForXML()
        result += "<code>\(String(rest[next..<close]).escapedForXML())</code>"
      } else {
        result += String(rest[..<after]).escapedForXML()
      }
      rest = rest[after...]
    }
    return result + String(rest).escapedForXML()
  }
}
