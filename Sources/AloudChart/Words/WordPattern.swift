/// A pattern of words in a text, as in the tables of ``DirectionWords``.
///
///     WordPattern("is|are rising|grow*", isParted: true)
///
/// Words follow one another. Bars separate alternatives, an asterisk is the rest of a word, and `^` is the beginning of
/// the text. In a language without blanks between words, the parts follow one another directly, and `_` is a blank.
struct WordPattern {
  private let steps: [[(text: [Character], isBeginning: Bool)]]
  private let isAnchored: Bool
  private let isParted: Bool

  init(_ pattern: String, isParted: Bool) {
    self.isParted = isParted
    isAnchored = pattern.hasPrefix("^")
    steps = pattern.drop { $0 == "^" }.split(separator: " ").map { step in
      step.split(separator: "|").map { word in
        let isBeginning = word.hasSuffix("*")
        let text = String(isBeginning ? word.dropLast() : word)
        return (Array(isParted ? " " + text : text.replacing("_", with: " ")), isBeginning)
      }
    }
  }

  /// The first range that matches.
  func first(in text: [Character]) -> Range<Int>? {
    let starts = isAnchored ? text.indices.prefix(1) : text.indices[...]
    for start in starts {
      if let end = end(in: text, from: start) { return start..<end }
    }
    return nil
  }

  /// The end of a match that begins at an index; nil if there is none.
  func end(in text: [Character], from start: Int) -> Int? {
    isAnchored && start > 0 ? nil : end(of: steps[...], in: text, from: start)
  }

  private func end(
    of steps: ArraySlice<[(text: [Character], isBeginning: Bool)]>, in text: [Character], from start: Int
  ) -> Int? {
    guard let step = steps.first else { return start }
    for word in step {
      guard text[start...].starts(with: word.text) else { continue }
      var end = start + word.text.count
      if isParted {
        if word.isBeginning { while end < text.count, text[end] != " " { end += 1 } }
        guard end == text.count || text[end] == " " else { continue }
      }
      if let last = self.end(of: steps.dropFirst(), in: text, from: end) { return last }
    }
    return nil
  }
}
