/// A passage as a worker gets it, with what is needed to understand its answer.
struct PreparedPassage: Sendable {
  let runs: [WorkerRequest.Run]
  /// What ``runs`` say, with its sources; for mnemonics the words that they stand for.
  private let texts: [EarText]
  /// Why a part of it is not even asked for.
  private var loss: String?

  init(_ passage: Passage, _ options: ESpeak.Options) {
    var room = options.textLimit
    var texts: [EarText] = []
    var isCut = false
    for run in passage.runs {
      isCut = isCut || run.text.scalars.count > room
      let text = run.text.prefix(room)
      room -= text.scalars.count
      texts.append(options.sanitizes ? text.sanitized() : text)
    }
    let last = texts.lastIndex { !$0.isBlank } ?? 0
    for index in texts.indices where index < last { texts[index] = texts[index].endingWithPause() }
    self.texts = texts
    runs = zip(passage.runs, texts).enumerated().map { index, pair in
      WorkerRequest.Run(pair.0, pair.1, hasPause: index < last)
    }
    if isCut { loss = "only its first \(options.textLimit) characters are said" }
  }

  /// True when the engine need not be asked.
  var isSilent: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// Nothing is heard of it.
  func lost(_ reason: String) -> Rendition {
    var rendition = Rendition(.init(), self)
    rendition.loss = reason
    return rendition
  }
}

extension WorkerRequest.Run {
  fileprivate init(_ run: Passage.Run, _ text: EarText, hasPause: Bool) {
    self.init(
      text: "", voice: run.voice, standIn: run.standIn ?? "", rate: run.rate, pitch: run.pitch, volume: run.volume,
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
  /// What a worker answered to a passage; an answer without runs is silence.
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
    loss = passage.loss(of: speech)
  }
}

extension PreparedPassage {
  fileprivate func loss(of speech: WorkerReply.Speech) -> String? {
    speech.isCut ? "it is cut off after \(speech.samples.count / Waveform.speechRate) s" : loss
  }

  fileprivate func words(
    of index: Int, _ run: WorkerRequest.Run, _ spoken: WorkerReply.Run
  ) -> [Rendition.Word] {
    guard run.isPhonemes else { return texts[index].words(spoken, mayJoin: run.voice.lowercased().hasPrefix("en")) }
    guard spoken.frameCount > 0, let source = texts[index].sources.first else { return [] }
    return [Rendition.Word(source: source, frame: 0)]
  }
}
