import Aloud
import Foundation

/// Says every character as a tone of 60 milliseconds, and reports the beginnings of words: a predictable engine.
struct TestEngine: SpeechEngine {
  /// Characters that it cannot say, and reports.
  var deadly: Character?
  /// True for an engine that does not separate words, like espeak-ng in Korean.
  var hidesWords = false
  /// True for an engine that fails.
  var error: SoundError?
  /// The duration of one character, in samples.
  static let length = Waveform.speechRate * 60 / 1000

  func render(
    _ passages: some Sequence<Passage>, _ take: (Rendition) throws(SoundError) -> Void
  ) throws(SoundError) {
    if let error { throw error }
    for passage in passages { try take(say(passage)) }
  }

  private func say(_ passage: Passage) -> Rendition {
    var rendition = Rendition()
    for run in passage.runs {
      if let deadly, run.text.string.contains(deadly) {
        rendition.runs.append(0..<0)
        rendition.loss = "the engine died of it"
        continue
      }
      let start = rendition.waveform.samples.count
      for (index, scalar) in run.text.scalars.enumerated() {
        let isWord = index == 0 || run.text.scalars[index - 1] == " "
        if isWord, scalar != " ", !hidesWords {
          let frame = rendition.waveform.samples.count
          rendition.words.append(.init(source: run.text.sources[index], frame: frame))
        }
        rendition.waveform.samples += tone(scalar)
      }
      rendition.runs.append(start..<rendition.waveform.samples.count)
    }
    return rendition
  }

  /// Never zero, so that speech differs from silence.
  private func tone(_ scalar: Unicode.Scalar) -> [Int16] {
    (0..<Self.length).map { 8_000 + Int16($0 % 50) * 20 + Int16(scalar.value % 10) }
  }
}

extension Spoken {
  /// A text in one run, as printed.
  init(plain text: String, parts: [(Part, Range<Int>)] = []) {
    var ear = EarText()
    ear.append(text, from: 0)
    self.init(text, stretches: parts.map { Stretch($0, $1) }, passage: Passage([.init(ear, voice: "en")]))
  }
}

extension Score {
  /// Lines with a second of silence between them.
  init(_ texts: String...) {
    self.init()
    for (index, text) in texts.enumerated() {
      if index > 0 { rest(seconds: 1) }
      speak(add(Line(Spoken(plain: text), origin: .focus)))
    }
  }

  func pieces(_ mix: Mix = Mix(), makesSound: Bool = true, engine: TestEngine = TestEngine()) throws -> [SoundPiece] {
    var pieces: [SoundPiece] = []
    try SoundRenderer(self, mix: mix, makesSound: makesSound).render(with: engine) { pieces.append($0) }
    return pieces
  }
}

extension [SoundPiece] {
  var samples: [Int16] {
    flatMap { piece -> [Int16] in if case .sound(let waveform) = piece { waveform.samples } else { [] } }
  }
  var heard: [HeardLine] { compactMap { if case .heard(let line) = $0 { line } else { nil } } }
}
