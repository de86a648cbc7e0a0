/// A text in which `*` stands for any characters, none among them, and `?` for one.
///
///     TextPattern("*@*.*").matches("mina@example.com")  // true
public struct TextPattern: Hashable, Sendable {
  /// As it is written.
  public let text: String

  public init(_ text: String) { self.text = text }

  /// True when there is a `*` or a `?` in it.
  public var hasWildcards: Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// True when it stands for the whole of a text.
  ///
  /// Only the last `*` is ever tried again: what the earlier ones took can stay as it is.
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
