/// One line of a page's expected or actual reading.
///
/// Lines are equal if they differ only in case, punctuation and white space; `popup` equals `pop-up`.
public struct PageLine: Equatable, Sendable, CustomStringConvertible {
  /// The speech before the pause.
  public let words: String
  /// The speech after the pause; empty if there is none.
  public let hint: String
  /// The language of the stop, if it differs from that of the page.
  public let language: String?
  /// True if no recording decides the line.
  public let isAssumed: Bool

  public init(words: String, hint: String? = nil, language: String? = nil) {
    self.words = words
    self.hint = hint ?? ""
    self.language = language
    isAssumed = false
  }

  /// `Loop, Toggle button — Double tap [fr] (assumed: state)`
  public init(written line: String) {
    var rest = line
    func end(_ opening: String, _ closing: Character) -> String? {
      guard rest.last == closing, let start = rest.ranges(of: opening).last else { return nil }
      defer { rest = String(rest[..<start.lowerBound]) }
      return String(rest[start.upperBound...].dropLast())
    }
    isAssumed = end(" (assumed", ")") != nil
    language = end(" [", "]")
    let parts = rest.split(separator: " — ", maxSplits: 1)
    words = String(parts.first ?? "")
    hint = parts.count > 1 ? String(parts[1]) : ""
  }

  public static func == (one: PageLine, other: PageLine) -> Bool {
    one.language == other.language && comparable(one.words) == comparable(other.words)
      && comparable(one.hint) == comparable(other.hint)
  }

  private static func comparable(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" })
  }

  public var description: String {
    words + (hint.isEmpty ? "" : " — \(hint)") + (language.map { " [\($0)]" } ?? "")
  }

  /// Missing lines (`-`) and unexpected lines (`+`).
  public static func differences(_ said: [PageLine], from expected: [PageLine]) -> [String] {
    said.difference(from: expected).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }
}
