/// The short words that braille has for VoiceOver's role and state words, in one language.
///
///     words.short(.button)  // "btn"
///     words.full(.button)   // "button"
///
/// They stay the text that they are, lines `BUTTON = button / btn` in the order of their bytes; a word is found by halving. Source: Apple's
/// bundle `ScreenReaderOutput` of iOS 15. That braille on iOS uses the short words is assumed.
public struct BrailleWords: Equatable, Sendable {
  private let lines: SortedLines

  /// - Parameter lines: `BUTTON = button / btn`, sorted by their UTF-8.
  public init(_ lines: String = "") { self.lines = SortedLines(text: lines) }

  public var isEmpty: Bool { lines.text.isEmpty }

  /// The word as it is written out; nil in a language without such words.
  public func full(_ word: BrailleWord) -> String? { entry(word)?.full }

  /// The word as braille has it: shorter, or in some languages the same; nil in a language without such words.
  public func short(_ word: BrailleWord) -> String? { entry(word)?.short }

  private func entry(_ word: BrailleWord) -> (full: String, short: String)? {
    guard let words = lines.words(of: word.rawValue) else { return nil }
    let parts = words.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
    guard parts.count == 2, let full = String(parts[0].dropLast()), let short = String(parts[1].dropFirst()) else {
      return nil
    }
    return (full, short)
  }
}
