import Aloud

/// Emphasis on a terminal; plain text elsewhere.
enum Style {
  static func heading(_ text: String) -> String { marked(text, "1") }
  static func quiet(_ text: String) -> String { marked(text, "2") }

  /// Red, yellow and cyan; the words say it, too.
  static func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: marked(text, "1;31")
    case .warning: marked(text, "33")
    case .advice: marked(text, "36")
    }
  }

  private static func marked(_ text: String, _ code: String) -> String {
    Standard.hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
