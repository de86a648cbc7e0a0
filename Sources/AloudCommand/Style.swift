/// Emphasis on a terminal; plain text elsewhere.
enum Style {
  static func heading(_ text: String) -> String { marked(text, "1") }
  static func quiet(_ text: String) -> String { marked(text, "2") }

  private static func marked(_ text: String, _ code: String) -> String {
    Standard.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
