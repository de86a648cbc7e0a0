internal import AloudSpeech

/// Tells when each character of a line is said.
///
/// The beginnings of words that the engine told of, and the ends of runs, are certain; in between, time passes evenly
/// from character to character. So it is for all of Korean, in which the engine does not tell words apart.
struct WordClock {
  /// Characters, and the samples at which they begin; both rise.
  private var knots: [(character: Int, frame: Int)]
  private let characterCount: Int
  private let frameCount: Int

  init(_ spoken: Spoken, _ rendition: Rendition) {
    // Words that are cut off take no time.
    characterCount = min(rendition.unsaid ?? .max, spoken.text.count)
    frameCount = rendition.waveform.frameCount
    var certain = rendition.words.map { (character: $0.source, frame: $0.frame) }
    for (run, frames) in zip(spoken.passage.runs, rendition.runs) {
      if let first = run.text.sources.first { certain.append((first, frames.lowerBound)) }
    }
    certain.sort { ($0.frame, $0.character) < ($1.frame, $1.character) }
    knots = [(0, 0)]
    let end = (character: characterCount, frame: frameCount)
    for knot in certain where knot.character < end.character && knot.frame < end.frame {
      // An engine that goes back says something again, or says it elsewhere than it is printed.
      if let last = knots.last, knot.character > last.character, knot.frame > last.frame { knots.append(knot) }
    }
    knots.append(end)
  }

  /// The sample at which a character begins.
  ///
  /// - Complexity: O(log words).
  func frame(of character: Int) -> Int {
    var (next, end) = (0, knots.count)
    while next < end {
      let middle = (next + end) / 2
      if knots[middle].character > character { end = middle } else { next = middle + 1 }
    }
    guard next < knots.count else { return frameCount }
    let (one, other) = (knots[max(next - 1, 0)], knots[next])
    let share = Double(character - one.character) / Double(max(other.character - one.character, 1))
    return one.frame + Int((share * Double(other.frame - one.frame)).rounded())
  }
}

extension Spoken {
  /// The words of the printed text, parted by blanks: 0-based offsets in Characters.
  var wordRanges: [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for (offset, character) in text.enumerated() {
      if character.isWhitespace {
        if let begun = start { words.append(begun..<offset) }
        start = nil
      } else if start == nil {
        start = offset
      }
    }
    if let start { words.append(start..<text.count) }
    return words
  }
}
