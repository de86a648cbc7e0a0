/// A text in which `*` stands for any number of characters, also none, and `?` for one character.
///
///     TextPattern("*@*.*").matches("mina@example.com")  // true
public struct TextPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let text: String

  /// A pattern, in which only `*` and `?` are special.
  public init(_ text: String) { self.text = text }

  /// True if the text has a `*` or a `?`.
  public var hasWildcards: Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// True if the pattern matches the whole text.
  ///
  /// Only the last `*` is tried again; what earlier ones matched can stay.
  ///
  /// - Complexity: O(length of the pattern × length of the text).
  public func matches(_ candidate: String) -> Bool {
    let (pattern, letters) = (Array(text), Array(candidate))
    var (place, letter) = (0, 0)
    var star: (place: Int, letter: Int)?
    while letter < letters.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, letter)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == letters[letter] {
        place += 1
        letter += 1
      } else if let last = star {
        star = (last.place, last.letter + 1)
        (place, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
