#if canImport(Foundation)
  import Foundation
#endif

/// Dates in the form in which WebKit shows them in fields: in the words of the language.
enum PageDate {
  /// The value of an HTML field in words; the unchanged value if it is not a date, nil if it is empty.
  ///
  ///     PageDate.text("2012-12-12", type: "date", language: "en")  // "December 12, 2012"
  ///
  /// A week does not change, and without Foundation no value does. Source: recordings of iOS 14.0.
  static func text(_ value: String, type: String, language: String) -> String? {
    guard !value.isEmpty else { return nil }
    #if canImport(Foundation)
      return words(for: value, type: type, language: language)
    #else
      return value
    #endif
  }

  #if canImport(Foundation)
    private static func words(for value: String, type: String, language: String) -> String {
      guard let style = styles[type], let date = date(value, style.format) else { return value }
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: language)
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      if let template = style.template {
        formatter.setLocalizedDateFormatFromTemplate(template)
      } else {
        formatter.dateStyle = style.date
        formatter.timeStyle = style.time
      }
      // ICU writes a narrow no-break space before AM and PM.
      return formatter.string(from: date).replacing("\u{202F}", with: " ")
    }

    private static let styles:
      [String: (format: String, template: String?, date: DateFormatter.Style, time: DateFormatter.Style)] = [
        "date": ("yyyy-MM-dd", nil, .long, .none),
        "datetime-local": ("yyyy-MM-dd'T'HH:mm", nil, .long, .short),
        "month": ("yyyy-MM", "MMMMy", .none, .none),
        "time": ("HH:mm", nil, .none, .short),
      ]

    private static func date(_ value: String, _ format: String) -> Date? {
      let parser = DateFormatter()
      parser.locale = Locale(identifier: "en_US_POSIX")
      parser.timeZone = TimeZone(secondsFromGMT: 0)
      parser.isLenient = false
      parser.dateFormat = format
      return parser.date(from: value)
    }
  #endif
}
