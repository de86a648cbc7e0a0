internal import AloudAudit
internal import AloudBase
internal import AloudTree

/// A table as wide as the page. On a narrow page it becomes a list of rows whose cells include the names of their
/// columns.
///
/// The widths of the columns do not depend on their content. The roles are explicit, because browsers drop those of a
/// table with another `display` value.
struct HTMLTable {
  enum Width: String {
    /// A file and a path in it, which may be long.
    case place
    /// A word that is not broken into lines.
    case word
    case number
    /// More than half of the table.
    case wide
    case half
    /// The remaining width.
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
    /// A `lang` attribute from `HTMLReport.lang(_:)`.
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
    // In print, a table with few rows is not split between pages.
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
  /// The markup of a message: text between backquotes becomes code.
  ///
  ///     "Add the trait `button`.".markedUp  // Add the trait <code>button</code>.
  ///
  /// Characters that would change the direction of the page are replaced by their numbers. Backquotes inside “ ” belong
  /// to a document, and stay; so does a backquote without a second one.
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
