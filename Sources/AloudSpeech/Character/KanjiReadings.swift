/// The Japanese readings of Chinese characters.
///
///     readings.chinese(of: "見")   // "けん"
///     readings.japanese(of: "見")  // ["みる", "みえる", "まみえる"]
///
/// Source: Unicode's Unihan database, for the characters that Japanese schools teach.
public struct KanjiReadings: Equatable, Sendable {
  private let lines: SortedLines

  /// - Parameter lines: `見 = けん みる みえる`, sorted by their UTF-8. The first reading is `-` if there is none.
  public init(_ lines: String = "") { self.lines = SortedLines(text: lines) }

  /// True if the language has no readings.
  public var isEmpty: Bool { lines.text.isEmpty }

  /// The reading of Chinese origin, as in compounds; nil if the character has none.
  ///
  /// - Complexity: O(log table).
  public func chinese(of character: Character) -> String? {
    guard let first = readings(of: character).first, first != "-" else { return nil }
    return first
  }

  /// The readings of Japanese origin with the endings that follow the character, most common first.
  ///
  /// - Complexity: O(log table).
  public func japanese(of character: Character) -> [String] { Array(readings(of: character).dropFirst()) }

  private func readings(of character: Character) -> [String] {
    (lines.words(of: String(character)) ?? "").split(separator: " ").map(String.init)
  }
}
