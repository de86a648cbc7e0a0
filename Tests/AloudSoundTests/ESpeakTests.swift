import Aloud
import AloudTones
import Testing

@testable import AloudSound

@Suite(.enabled(if: Speech.isAvailable)) struct ESpeakTests {
  private let engine = Speech.quick()

  @Test(
    arguments: [
      ("Settings, Heading", "en-us", 0.9...1.6), ("Wi-Fi", "en-us", 0.4...0.7), ("설정, 제목", "ko", 0.7...1.4),
      ("버튼", "ko", 0.4...0.8), ("ボタン", "ja", 0.3...0.9), ("Einstellungen", "de", 0.5...0.9),
    ] as [(String, String, ClosedRange<Double>)])
  func speaksTheText(_ text: String, _ voice: String, _ seconds: ClosedRange<Double>) throws {
    let rendition = try engine.rendition(of: Speech.passage(text, voice: voice))
    #expect(seconds.contains(rendition.waveform.duration))
    #expect(rendition.waveform.samples.contains { abs(Int($0)) > 3_000 })
    #expect(rendition.runs == [0..<rendition.waveform.frameCount])
    #expect(rendition.loss == nil)
  }

  @Test(
    arguments: [
      ("hello world", "en", "h@l'oU w'3:ld"), ("버튼", "ko", "p'@thu-n"),
      ("Taste", "de", "t'ast@"),
    ])
  func pronouncesLikeEspeak(_ text: String, _ voice: String, _ phonemes: String) throws {
    #expect(try engine.phonemes(of: text, voice: voice) == phonemes)
  }

  @Test func deliversRenditionsInOrder() throws {
    let words = (0..<60).map { String(repeating: "one ", count: 1 + $0 % 7) }
    let lengths = try engine.renditions(of: words.map { Speech.passage($0) }).map(\.waveform.frameCount)
    for (word, length) in zip(words, lengths) {
      #expect((0.8...1.2).contains(Double(length) / Double(lengths[(word.count / 4) - 1])))
    }
  }

  @Test func requestsFewPassagesAtATime() throws {
    var asked = 0
    var taken = 0
    var ahead = 0
    let passages = (0..<100).lazy.map { _ in
      asked += 1
      return Speech.passage("a", rate: 449)
    }
    try engine.render(passages) { _ in
      taken += 1
      ahead = max(ahead, asked - taken)
    }
    #expect(taken == 100)
    #expect(ahead <= 4 * engine.options.workerCount)
  }

  @Test func stopsWithoutAConsumer() throws {
    #expect(throws: SoundError(.closedPipe, "enough")) {
      try engine.render(Array(repeating: Speech.passage("one"), count: 50)) { _ throws(SoundError) in
        throw SoundError(.closedPipe, "enough")
      }
    }
    #expect(try engine.rendition(of: Speech.passage("two")).waveform.duration > 0.1)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{E000}\u{1}"]) func emptyTextIsSilent(_ text: String) throws {
    let rendition = try engine.rendition(of: Speech.passage(text))
    #expect(rendition.waveform.samples.isEmpty && rendition.runs == [0..<0] && rendition.loss == nil)
  }

  @Test(
    arguments: [("😀", "en-us", 0.3), ("😀", "ko", 0), ("…!?", "en-us", 0), ("ㅋㅋ", "ko", 0.1)]
      as [(String, String, Double)])
  func handlesTextWithoutWords(_ text: String, _ voice: String, _ seconds: Double) throws {
    let rendition = try engine.rendition(of: Speech.passage(text, voice: voice))
    #expect(rendition.waveform.duration >= seconds && rendition.loss == nil)
  }

  @Test func saysManyRunsInTheirVoices() throws {
    var passage = Speech.passage("Settings", "설정", "", "Settings")
    passage.runs[1].voice = "ko-KR"
    passage.runs[3].pitch = 90
    let rendition = try engine.rendition(of: passage)
    #expect(rendition.runs.map(\.lowerBound) == [0] + rendition.runs.dropLast().map(\.upperBound))
    #expect(rendition.runs.last?.upperBound == rendition.waveform.frameCount)
    #expect(rendition.runs.map { $0.count > 5_000 } == [true, true, false, true])
  }
}
