/// One line of what is expected of a page, or of what is said there. Lines are equal where case, punctuation and white space
/// are all that differs, and `popup` is `pop-up`.
public struct PageLine: Equatable, Sendable, CustomStringConvertible {
  /// What is said at once.
  public let words: String
  /// What is said after a pause; empty where there is nothing.
  public let hint: String
  /// That of the stop, where the page has another.
  public let language: String?
  /// True for a line that no recording decides.
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

  /// What is expected and not said (`-`), and what is said and not expected (`+`).
  public static func differences(_ said: [PageLine], from expected: [PageLine]) -> [String] {
    said.difference(from: expected).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
  }
}
