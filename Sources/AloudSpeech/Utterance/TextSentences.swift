/// The sentences of a text. A sentence ends after its full stop, question or exclamation mark and closing marks, or at
/// a line break.
///
/// Source: assumed. A full stop ends a sentence only before white space or the end of the text, so 3.5 is one number.
/// An abbreviation also ends a sentence. East Asian marks need no white space.
enum TextSentences {
  private static let enders: Set<Character> = [".", "!", "?", "…"]
  private static let wideEnders: Set<Character> = ["。", "！", "？"]
  private static let closers: Set<Character> = ["\"", "'", "”", "’", ")", "]", "»", "」", "』", "）"]

  /// Ranges of characters. White space between sentences belongs to none of them.
  ///
  /// - Complexity: O(characters).
  static func ranges(in text: String) -> [Range<Int>] {
    let characters = Array(text)
    var sentences: [Range<Int>] = []
    var start: Int?
    var offset = 0
    while offset < characters.count {
      let character = characters[offset]
      offset += 1
      if character.isNewline {
        if let begun = start { sentences.append(begun..<offset - 1) }
        start = nil
      } else if start != nil || !character.isWhitespace {
        let begun = start ?? offset - 1
        start = begun
        guard enders.contains(character) || wideEnders.contains(character) else { continue }
        while offset < characters.count, closers.contains(characters[offset]) || enders.contains(characters[offset]) {
          offset += 1
        }
        let isEnd = offset == characters.count || characters[offset].isWhitespace || wideEnders.contains(character)
        guard isEnd else { continue }
        sentences.append(begun..<offset)
        start = nil
      }
    }
    return start.map { sentences + [$0..<characters.count] } ?? sentences
  }
}
