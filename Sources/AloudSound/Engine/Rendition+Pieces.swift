extension Rendition {
  /// How long a passage may sound that goes in pieces, in samples: half an hour, which are 80 megabytes.
  private static let longest = 1_800 * Waveform.speechRate

  static func cutOff(_ frames: Int) -> String { "it is cut off after \(frames / Waveform.speechRate) s" }

  /// Puts the next piece of a passage behind what there is. Behind one that is not all heard nothing else is: what has a hole
  /// in it would sound as if it were whole.
  mutating func append(_ piece: Rendition, of passage: PreparedPassage) {
    let isOver = loss != nil
    let start = waveform.samples.count
    let room = max(0, Rendition.longest - start)
    for (index, frames) in piece.runs.enumerated() {
      let end = isOver ? start : start + min(frames.upperBound, room)
      let run = passage.places[index]
      if runs.indices.contains(run) {
        runs[run] = runs[run].lowerBound..<max(runs[run].lowerBound, end)
      } else {
        runs.append((isOver ? start : start + min(frames.lowerBound, room))..<end)
      }
    }
    guard !isOver else { return }
    waveform.samples += piece.waveform.samples.prefix(room)
    words += piece.words.filter { $0.frame < room }.map { Word(source: $0.source, frame: start + $0.frame) }
    (loss, unsaid) = (piece.loss, piece.unsaid)
    if piece.waveform.samples.count > room {
      loss = Rendition.cutOff(waveform.samples.count)
      unsaid = piece.words.first { $0.frame >= room }?.source ?? passage.firstSource
    } else if loss?.hasPrefix("it is cut off") ?? false {
      loss = Rendition.cutOff(waveform.samples.count)
    }
  }
}

extension EarText {
  /// Fit text in parts that end where clauses do, none longer than a limit.
  ///
  /// - Complexity: O(length of the text).
  func parted(every limit: Int) -> [EarText] {
    var parts: [EarText] = []
    var start = 0
    while scalars.count - start > limit {
      let window = start + 1..<start + limit
      let end =
        window.last { scalars[$0] == " " && ",;:!?.…。、，".unicodeScalars.contains(scalars[$0 - 1]) }
        ?? window.last { scalars[$0] == " " } ?? window.upperBound
      parts.append(slice(start..<end))
      start = end + (scalars[end] == " " ? 1 : 0)
    }
    return parts + [slice(start..<scalars.count)]
  }

  private func slice(_ range: Range<Int>) -> EarText {
    var text = EarText()
    for index in range { text.append(scalars[index], standingFor: sources[index]) }
    return text
  }

  /// The printed character from which on nothing is heard when the engine told of no other words; nil when that is behind
  /// the text.
  func unsaid(after words: [WorkerReply.Word]) -> Int? {
    guard let last = words.map(\.position).max(), scalars.indices.contains(last) else { return sources.first }
    guard let blank = scalars[last...].firstIndex(of: " "), blank + 1 < scalars.count else { return nil }
    return sources[blank + 1]
  }
}
