/// The complaints of libxml2, in words for people who have a page source; nil for harmless ones.
struct WDAXMLMistake {
  let message: String

  init?(code: Int) {
    // Names with a prefix that is not declared are no mistake here.
    if code > 200 { return nil }
    guard code != WDAXMLMistake.endOfText else { return nil }
    message = WDAXMLMistake.table.first { $0.code == code }?.message ?? "this is not well-formed XML"
  }

  /// The text ends before the first tag does: a dump that was cut off.
  private static let endOfText = 5
  static let tooLong = 1

  static let table: [(code: Int, message: String)] = [
    (tooLong, "something here is longer than 10 MB, where parsing ends"),
    (4, "there is no XML here"),
    (9, "XML does not allow this character"),
    (26, "XML does not know this character reference; only &amp; &lt; &gt; &quot; &apos; and numbers"),
    (38, "< cannot stand in an attribute; it is written &lt;"),
    (39, "the value of an attribute stands in quotation marks"),
    (40, "the value of this attribute has no end, or is longer than 10 MB, where parsing ends"),
    (41, "this attribute has no value"),
    (42, "the element has the same attribute twice"),
    (45, "this comment has no end"),
    (65, "a space is missing between two attributes"),
    (68, "a name is missing; & is written &amp;, and < is written &lt;"),
    (73, "the > of this tag is missing"),
    (76, "this tag ends another element than the one that began last"),
  ]
}
