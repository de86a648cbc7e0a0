internal import AloudTones

/// A passage, or a piece of a long one, in the form for a worker, with the data for reading the worker's reply.
struct PreparedPassage: Sendable {
  /// The length of text that the engine gets at once, in Unicode scalars. It takes a quarter of a minute to speak, or a
  /// minute if every scalar is a word. Both are within the time limits.
  static let pieceLimit = 200

  let runs: [WorkerRequest.Run]
  /// The texts of ``runs``, with their sources; for mnemonics, the words that they pronounce.
  private let texts: [EarText]
  /// For each of ``runs``, the index of the run in the passage.
  let places: [Int]
  /// True for the last piece of a passage.
  let isLast: Bool
  /// Why a part of the passage is not sent to the engine, and where that part begins.
  private let loss: (reason: String, unsaid: Int)?

  /// Splits a passage into pieces at the ends of clauses; a short passage is one piece.
  static func pieces(of passage: Passage, _ options: ESpeak.Options) -> [PreparedPassage] {
    var room = options.textLimit
    var texts: [EarText] = []
    var loss: (String, Int)?
    for run in passage.runs {
      if loss == nil, run.text.scalars.count > room {
        loss = ("only its first \(options.textLimit) characters are said", run.text.sources[max(0, room)])
      }
      let text = run.text.prefix(room)
      room -= text.scalars.count
      texts.append(options.sanitizes ? text.sanitized() : text)
    }
    let last = texts.lastIndex { !$0.isBlank } ?? 0
    var parts: [(run: Int, text: EarText, hasPause: Bool)] = []
    for (run, text) in texts.enumerated() {
      let isWhole = passage.runs[run].phonemes != nil || !options.sanitizes
      let clauses = isWhole ? [text] : text.parted(every: pieceLimit)
      for (index, clause) in clauses.enumerated() {
        let hasPause = run < last || index < clauses.count - 1
        parts.append((run, hasPause ? clause.endingWithPause() : clause, hasPause))
      }
    }
    return grouped(parts, passage, loss)
  }

  private static func grouped(
    _ parts: [(run: Int, text: EarText, hasPause: Bool)], _ passage: Passage, _ loss: (String, Int)?
  ) -> [PreparedPassage] {
    var groups: [Range<Int>] = []
    var length = 0
    for (index, part) in parts.enumerated() {
      length += part.text.scalars.count
      if let group = groups.last, length <= pieceLimit {
        groups[groups.count - 1] = group.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
        length = part.text.scalars.count
      }
    }
    if groups.isEmpty { groups = [0..<0] }
    return groups.enumerated().map { number, group in
      let isLast = number == groups.count - 1
      return PreparedPassage(
        runs: parts[group].map { WorkerRequest.Run(passage.runs[$0.run], $0.text, hasPause: $0.hasPause) },
        texts: parts[group].map(\.text), places: parts[group].map(\.run), isLast: isLast,
        loss: isLast ? loss : nil)
    }
  }

  /// True when there is nothing to say.
  var isSilent: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// The first printed character; nil when the passage is empty.
  var firstSource: Int? { texts.lazy.compactMap(\.sources.first).first }

  /// The rendition if nothing of the passage is heard.
  func lost(_ reason: String) -> Rendition {
    var rendition = Rendition(.init(), self)
    rendition.loss = reason
    rendition.unsaid = firstSource
    return rendition
  }
}

extension WorkerRequest.Run {
  fileprivate init(_ run: Passage.Run, _ text: EarText, hasPause: Bool) {
    self.init(
      text: "", voice: run.voice, standIn: run.standIn, rate: run.rate, pitch: run.pitch, volume: run.volume,
      hasPause: hasPause)
    if let phonemes = run.phonemes.flatMap(EarText.mnemonics) {
      self.text = "[[\(phonemes)]]" + (hasPause ? "," : "")
      isPhonemes = true
    } else if !text.isBlank {
      self.text = text.string
    }
  }
}

extension Rendition {
  /// The rendition for a worker's reply; a reply without runs is silence.
  init(_ speech: WorkerReply.Speech, _ passage: PreparedPassage) {
    self.init()
    waveform = Waveform(samples: speech.samples)
    var frame = 0
    for (index, run) in passage.runs.enumerated() {
      let spoken = index < speech.runs.count ? speech.runs[index] : .init()
      runs.append(frame..<frame + spoken.frameCount)
      words += passage.words(of: index, run, spoken).map { Word(source: $0.source, frame: frame + $0.frame) }
      frame += spoken.frameCount
    }
    (loss, unsaid) = passage.loss(of: speech)
  }
}

extension PreparedPassage {
  fileprivate func loss(of speech: WorkerReply.Speech) -> (reason: String?, unsaid: Int?) {
    guard speech.isCut else { return (loss?.reason, loss?.unsaid) }
    let last = speech.runs.indices.last { texts.indices.contains($0) && speech.runs[$0].frameCount > 0 } ?? 0
    let behind = texts.dropFirst(last + 1).lazy.compactMap(\.sources.first).first
    let unsaid = texts.indices.contains(last) ? texts[last].unsaid(after: speech.runs[last].words) : nil
    return (Rendition.cutOff(speech.sampleCount), unsaid ?? behind)
  }

  fileprivate func words(
    of index: Int, _ run: WorkerRequest.Run, _ spoken: WorkerReply.Run
  ) -> [Rendition.Word] {
    guard run.isPhonemes else { return texts[index].words(spoken, mayJoin: run.voice.lowercased().hasPrefix("en")) }
    guard spoken.frameCount > 0, let source = texts[index].sources.first else { return [] }
    return [Rendition.Word(source: source, frame: 0)]
  }
}

extension Rendition {
  /// The maximum duration of a passage in pieces, in samples: half an hour, which takes 80 megabytes.
  private static let longest = 1_800 * Waveform.speechRate

  static func cutOff(_ frames: Int) -> String { "it is cut off after \(frames / Waveform.speechRate) s" }

  /// Adds the next piece of a passage. After an incomplete piece, nothing more is added, because a text with a gap
  /// would sound complete.
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
  /// Splits sanitized text at the ends of clauses, into parts of at most a number of scalars.
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

  private func slice(_ range: Range<Int>) -> EarText { EarText(zip(scalars[range], sources[range])) }

  /// The first printed character that is not heard if the engine reported only these words; nil when all are heard.
  func unsaid(after words: [WorkerReply.Word]) -> Int? {
    guard let last = words.map(\.position).max(), scalars.indices.contains(last) else { return sources.first }
    guard let blank = scalars[last...].firstIndex(of: " "), blank + 1 < scalars.count else { return nil }
    return sources[blank + 1]
  }
}

extension EarText {
  /// The words that the engine reported, each with the printed character at its beginning.
  ///
  /// espeak-ng reports some words several times (`Wi-Fi`, numbers), and some not at all. In English it joins words, as
  /// in `of the`, and reports the first of them; the other one gets the same time. In other languages it may report the
  /// second (measured, 1.51: `나는 학교에`), so that no time in the text is reliable.
  ///
  /// - Parameters:
  ///   - spoken: the reply of the engine.
  ///   - mayJoin: true for a language in which the first of joined words is reported.
  /// - Returns: the words in order; empty when too few were reported.
  func words(_ spoken: WorkerReply.Run, mayJoin: Bool) -> [Rendition.Word] {
    let tokens = self.tokens
    var begins = [Int?](repeating: nil, count: tokens.count)
    var token = 0
    for word in spoken.words where scalars.indices.contains(word.position) {
      // Some events go back in the text; their token is searched from the beginning.
      if token >= tokens.count || tokens[token].lowerBound > word.position { token = 0 }
      while token < tokens.count, tokens[token].upperBound <= word.position { token += 1 }
      guard token < tokens.count, tokens[token].contains(word.position) else { continue }
      begins[token] = begins[token] ?? word.frame
    }
    // A word after a silent mark has the time of the mark: `-- go`.
    for index in tokens.indices.dropFirst() where begins[index] == nil && !isSpoken(tokens[index - 1]) {
      begins[index] = begins[index - 1]
    }
    let spokenTokens = tokens.indices.filter { isSpoken(tokens[$0]) }
    let missing = spokenTokens.filter { begins[$0] == nil }
    let isComplete =
      mayJoin ? missing.count * 2 <= spokenTokens.count && missing.first != spokenTokens.first : missing.isEmpty
    guard isComplete || spokenTokens.isEmpty else { return [] }
    var words: [Rendition.Word] = []
    for (token, begin) in zip(tokens, begins) {
      guard let begin else { continue }
      let source = sources[token.lowerBound]
      guard words.last.map({ $0.source < source }) ?? true else { continue }
      // Times between clauses may differ by one sample.
      words.append(.init(source: source, frame: min(max(begin, words.last?.frame ?? 0), spoken.frameCount)))
    }
    return words
  }

  private func isSpoken(_ token: Range<Int>) -> Bool { scalars[token].contains(where: \.isSpoken) }

  /// The ranges of the words, which white space separates.
  private var tokens: [Range<Int>] { scalars.split(whereSeparator: \.properties.isWhitespace).map(\.indices) }
}

extension Unicode.Scalar {
  /// True for letters and digits; other characters may be spoken or not.
  fileprivate var isSpoken: Bool { properties.isAlphabetic || properties.numericType != nil }
}
