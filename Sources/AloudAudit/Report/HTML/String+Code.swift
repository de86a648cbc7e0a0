internal import AloudTree

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
