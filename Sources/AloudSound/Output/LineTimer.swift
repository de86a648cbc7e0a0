internal import AloudBase
internal import AloudSpeech
internal import AloudTones
internal import AloudTree

/// Records when the samples of a line are heard, and creates a ``HeardLine``.
struct LineTimer {
  let line: Int
  private let spoken: Spoken
  private let rendition: Rendition
  /// The sample ranges that were heard without interruption, and their start times in seconds.
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

  /// The duration in seconds.
  private func length(_ frames: Int) -> Double { Double(frames) / Double(Waveform.speechRate) }

  /// The time at which a range of samples was heard, as far as it was heard; nil when nothing of it was.
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
    let loss = rendition.loss ?? spoken.reasonForSilence ?? spoken.silence(in: rendition)
    let isHeard = rendition.waveform.isAudible
    return HeardLine(
      line: line, time: start..<max(start, end),
      share: loss != nil && !isHeard ? 0 : share * rendition.share(of: characters.count),
      words: spoken.wordRanges.compactMap { word in
        let word = rendition.said(of: word, in: characters)
        return word.isEmpty
          ? nil
          : time(word).map { time in
            HeardLine.Stretch(characters: clock.heardPart(of: word, in: characters, upTo: silence), time: time)
          }
      },
      parts: spoken.stretches.compactMap { part in time(part.characters).map { (part, $0) } },
      loss: loss, isHeard: isHeard)
  }
}

extension WordClock {
  /// The part of a cut-off word to show: the whole word. In scripts without blanks, where a sentence is one word, only
  /// the part that had begun.
  ///
  /// - Complexity: O(n log n) in the characters of a cut-off word; O(1) for other words.
  fileprivate func heardPart(of word: Range<Int>, in text: [Character], upTo silence: Int) -> Range<Int> {
    guard frame(of: word.upperBound) > silence else { return word }
    let end = (word.lowerBound + 1..<max(word.upperBound, word.lowerBound + 1)).first { end in
      (text[end - 1].partsFromNext || text[end].partsFromNext) && frame(of: end) >= silence
    }
    return word.lowerBound..<(end ?? word.upperBound)
  }
}

extension Rendition {
  /// The fraction of a text that the engine spoke, from 0 to 1.
  fileprivate func share(of count: Int) -> Double {
    guard let unsaid, count > 0 else { return 1 }
    return Double(min(max(unsaid, 0), count)) / Double(count)
  }

  /// The part of a word that the engine spoke: all of it or nothing. In scripts without blanks, the part before the
  /// cut.
  fileprivate func said(of word: Range<Int>, in text: [Character]) -> Range<Int> {
    guard let unsaid, unsaid < word.upperBound else { return word }
    guard unsaid > word.lowerBound else { return word.lowerBound..<word.lowerBound }
    return text[unsaid].partsFromNext || text[unsaid - 1].partsFromNext ? word.lowerBound..<unsaid : word
  }
}

extension Waveform {
  /// The largest magnitude that is not audible.
  private static let faintest = 8

  fileprivate var isAudible: Bool { samples.contains { $0.magnitude > Waveform.faintest } }
}

extension Spoken {
  /// Why a visible text is not heard although the engine reported no problem; nil when it is heard, or need not be
  /// heard.
  fileprivate func silence(in rendition: Rendition) -> String? {
    guard text.contains(where: { !$0.unicodeScalars.allSatisfy(\.isInvisible) }),
      passage.isEmpty || passage.runs.contains(where: { $0.volume > 0 }),
      !rendition.waveform.isAudible
    else { return nil }
    return "the engine makes no sound for it"
  }

  /// A message about the parts of the text that no engine can pronounce; nil when there are none.
  fileprivate var reasonForSilence: String? {
    guard !unheard.isEmpty else { return nil }
    let characters = Array(text)
    let words = unheard.map { characters[$0.clamped(to: characters.indices)].map(\.inWriting).joined() }.joined()
    return "the sound of \(words) is unknown"
  }
}

extension Character {
  /// The character, or its code point if it is invisible.
  fileprivate var inWriting: String {
    guard unicodeScalars.allSatisfy(\.isUnknown), let value = unicodeScalars.first?.value else { return String(self) }
    return "U+" + String(value, radix: 16, uppercase: true)
  }
}

/// The times at which the characters of a line are spoken.
///
/// The starts of words that the engine reported, and of runs, are exact. Between them, all characters take the same
/// time. In Korean the engine reports no words, so times in the whole text are interpolated.
struct WordClock {
  /// Characters with their start samples, both in ascending order.
  private var knots: [(character: Int, frame: Int)]
  private let characterCount: Int
  private let frameCount: Int

  init(_ spoken: Spoken, _ rendition: Rendition) {
    // Words after the cut take no time.
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
      // An engine may go back, because it repeats something, or speaks it in another place than the printed one.
      if let last = knots.last, knot.character > last.character, knot.frame > last.frame { knots.append(knot) }
    }
    knots.append(end)
  }

  /// The start sample of a character.
  ///
  /// - Complexity: O(log words).
  func frame(of character: Int) -> Int {
    let next = knots.partitioningIndex { $0.character > character }
    guard next < knots.count else { return frameCount }
    let (one, other) = (knots[max(next - 1, 0)], knots[next])
    let share = Double(character - one.character) / Double(max(other.character - one.character, 1))
    return one.frame + Int(clamping: (share * Double(other.frame - one.frame)).rounded())
  }
}

extension Spoken {
  /// The words of the printed text, separated by blanks: 0-based offsets in Characters.
  var wordRanges: [Range<Int>] { Array(text).split(whereSeparator: \.isWhitespace).map(\.indices) }
}
