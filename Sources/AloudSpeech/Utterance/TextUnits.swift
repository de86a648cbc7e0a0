internal import AloudBase
internal import AloudTree

/// A text divided into characters, words, sentences and lines; a paragraph is a line. Offsets count characters, from 0.
///
///     let units = TextUnits("the world's end")
///     units.unit(.word, after: 3).map(units.text(in:))   // "world's"
///     units.unit(.word, before: 3).map(units.text(in:))  // "the"
///
/// Characters and lines cover the whole text: a line includes its line break. Between words there are blanks and marks.
package struct TextUnits: Equatable, Sendable {
  public let text: String
  /// The number of characters.
  public var count: Int { starts.count - 1 }

  /// The index at which each character begins, and the end of the text.
  private let starts: [String.Index]
  private let words: [Range<Int>]
  private let lines: [Range<Int>]
  private let sentences: [Range<Int>]

  /// - Complexity: O(characters).
  public init(_ text: String) {
    self.text = text
    starts = Array(text.indices) + [text.endIndex]
    words = TextWords.ranges(in: text)
    lines = TextUnits.lines(in: text)
    sentences = TextSentences.ranges(in: text)
  }

  /// All units of a kind, in their order.
  ///
  /// - Complexity: O(1); O(characters) for single characters.
  public func ranges(of unit: TextUnit) -> [Range<Int>] {
    switch unit {
    case .character: (0..<count).map { $0..<$0 + 1 }
    case .word: words
    case .sentence: sentences
    case .line, .paragraph: lines
    }
  }

  /// The next unit after a position between two characters: the first unit that ends after the offset. If the offset is
  /// inside a unit, it is the whole unit. Nil at the end. Offsets outside the text are clamped.
  ///
  /// - Complexity: O(log characters).
  public func unit(_ unit: TextUnit, after offset: Int) -> Range<Int>? {
    if unit == .character {
      let offset = max(offset, 0)
      return offset < count ? offset..<offset + 1 : nil
    }
    let ranges = ranges(of: unit)
    let index = ranges.partitioningIndex { $0.upperBound > offset }
    return index < ranges.count ? ranges[index] : nil
  }

  /// The previous unit: the last unit that begins before the offset, the whole of it. Nil at the start. Offsets outside
  /// the text are clamped.
  ///
  /// - Complexity: O(log characters).
  public func unit(_ unit: TextUnit, before offset: Int) -> Range<Int>? {
    if unit == .character {
      let offset = min(offset, count)
      return offset > 0 ? offset - 1..<offset : nil
    }
    let ranges = ranges(of: unit)
    let index = ranges.partitioningIndex { $0.lowerBound >= offset }
    return index > 0 ? ranges[index - 1] : nil
  }

  /// The text of a range, clamped to the text.
  ///
  /// - Complexity: O(1), plus the length of the text that is copied.
  public func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(text[starts[range.lowerBound]..<starts[range.upperBound]])
  }

  private static func lines(in text: String) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, offset) = (0, 0)
    for character in text {
      offset += 1
      guard character.isNewline else { continue }
      lines.append(start..<offset)
      start = offset
    }
    return start < offset ? lines + [start..<offset] : lines
  }
}

/// The unit by which a cursor moves in a text.
package enum TextUnit: String, CaseIterable, Sendable {
  case character, word, sentence, line, paragraph
}
