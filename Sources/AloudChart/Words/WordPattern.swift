/// A few words that may stand in a text, as the tables of ``DirectionWords`` write them.
///
///     WordPattern("is|are rising|grow*", isParted: true)
///
/// Words follow one another; between bars are those of which any may stand; an asterisk is the rest of a word, and `^` the
/// beginning of the text. In a language that does not part its words, the pieces follow one another without a blank, and
/// `_` is one.
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

  /// The first place where the words stand.
  func first(in text: [Character]) -> Range<Int>? {
    let starts = isAnchored ? text.indices.prefix(1) : text.indices[...]
    for start in starts {
      if let end = end(in: text, from: start) { return start..<end }
    }
    return nil
  }

  /// The end of the words that begin at a place; nil where others stand.
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
