/// Notes when which samples of a line are heard.
struct LineTimer {
  let line: Int
  private let spoken: Spoken
  private let rendition: Rendition
  /// The samples that were heard in one go, and when they began, in seconds.
  private var spans: [(frames: Range<Int>, start: Double)] = []
  private var share = 0.0

  init(_ line: Int, _ spoken: Spoken, _ rendition: Rendition) {
    self.line = line
    self.spoken = spoken
    self.rendition = rendition
  }

  mutating func hear(_ frames: Range<Int>, from start: Double, upTo share: Double) {
    spans.append((frames, start))
    self.share = share
  }

  /// In seconds.
  private func length(_ frames: Int) -> Double { Double(frames) / Double(Waveform.speechRate) }

  /// When it is, for as much of the samples as was heard; nil when nothing was.
  private func time(of frames: Range<Int>) -> Range<Double>? {
    let heard = spans.filter { $0.frames.overlaps(frames) }
    guard let first = heard.first, let last = heard.last else { return nil }
    let start = first.start + length(max(frames.lowerBound - first.frames.lowerBound, 0))
    let end = last.start + length(min(frames.upperBound, last.frames.upperBound) - last.frames.lowerBound)
    return start < end ? start..<end : nil
  }

  func finished() -> HeardLine {
    let clock = WordClock(spoken, rendition)
    let characters = Array(spoken.text)
    let silence = spans.last?.frames.upperBound ?? 0
    func time(_ characters: Range<Int>) -> Range<Double>? {
      let start = clock.frame(of: characters.lowerBound)
      return self.time(of: start..<max(start + 1, clock.frame(of: characters.upperBound)))
    }
    let start = spans.first?.start ?? 0
    let end = spans.last.map { $0.start + length($0.frames.count) } ?? start
    return HeardLine(
      line: line, time: start..<max(start, end), share: share,
      words: spoken.wordRanges.compactMap { word in
        time(word).map { time in
          HeardLine.Stretch(characters: clock.heardPart(of: word, in: characters, upTo: silence), time: time)
        }
      },
      parts: spoken.stretches.compactMap { part in time(part.characters).map { (part, $0) } },
      loss: rendition.loss ?? spoken.reasonForSilence)
  }
}

extension WordClock {
  /// Of a word that is cut off, what is shown of it: all, but where blanks part no words as much as was begun, since a whole
  /// sentence is one word there.
  ///
  /// - Complexity: O(n log n) in the characters of a word that is cut off; O(1) for others.
  fileprivate func heardPart(of word: Range<Int>, in text: [Character], upTo silence: Int) -> Range<Int> {
    guard frame(of: word.upperBound) > silence else { return word }
    let end = (word.lowerBound + 1..<max(word.upperBound, word.lowerBound + 1)).first { end in
      (text[end - 1].partsFromNext || text[end].partsFromNext) && frame(of: end) >= silence
    }
    return word.lowerBound..<(end ?? word.upperBound)
  }
}

extension Spoken {
  /// What of the text no engine can say; nil when all of it is said.
  fileprivate var reasonForSilence: String? {
    guard !unheard.isEmpty else { return nil }
    let characters = Array(text)
    let words = unheard.map { String(characters[$0.clamped(to: characters.indices)]) }.joined()
    return "nothing says how \(words) sounds"
  }
}
