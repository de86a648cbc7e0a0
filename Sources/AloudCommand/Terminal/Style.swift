import Aloud

/// Emphasis on a terminal; plain text elsewhere.
///
/// A style is written as a mark, which becomes an escape sequence in ``Standard/shown(_:)`` only. So escape sequences of
/// documents are never mistaken for ours.
enum Style: UInt32, CaseIterable {
  // Noncharacters of Unicode, which are for the inner use of programs and in no text.
  case plain = 0xFDD0
  case heading, quiet, error, warning, advice

  static func heading(_ text: String) -> String { marked(text, .heading) }
  static func quiet(_ text: String) -> String { marked(text, .quiet) }

  /// Red, yellow and cyan; the words say it, too.
  static func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: marked(text, .error)
    case .warning: marked(text, .warning)
    case .advice: marked(text, .advice)
    }
  }

  private static func marked(_ text: String, _ style: Style) -> String {
    Standard.hasColor ? "\(style.mark)\(text)\(Style.plain.mark)" : text
  }

  private var mark: Unicode.Scalar { Unicode.Scalar(rawValue) ?? " " }

  /// Select Graphic Rendition of ECMA-48.
  private var parameters: String {
    switch self {
    case .plain: "0"
    case .heading: "1"
    case .quiet: "2"
    case .error: "1;31"
    case .warning: "33"
    case .advice: "36"
    }
  }

  /// The style that a mark stands for; nil for other characters.
  init?(_ scalar: Unicode.Scalar) { self.init(rawValue: scalar.value) }

  var escapeSequence: String { "\u{1B}[\(parameters)m" }
}
