import Testing

@testable import AloudSound

@Suite(.enabled(if: Speech.isAvailable)) struct ESpeakReproducibilityTests {
  private static func engine(workers: Int) -> ESpeak {
    var options = ESpeak.Options()
    options.workerCount = workers
    return ESpeak(options)
  }

  /// Several runs, voices and speeds; whispering uses random numbers.
  static let passages: [Passage] = {
    var mixed = Speech.passage("Settings", "설정", "done")
    mixed.runs[1].voice = "ko-KR"
    mixed.runs[2].pitch = 80
    return [
      mixed, Speech.passage("Settings, Heading"), Speech.passage("Zeit", voice: "de", rate: 300),
      Speech.passage("Hello", voice: "en-us+f3"), Speech.passage("Hello", voice: "en+whisper"),
      Speech.passage("ボタン", voice: "ja"),
    ]
  }()

  @Test func aPassageIsTheSameInAnyProcess() throws {
    let first = try Self.engine(workers: 1).renditions(of: Self.passages)
    #expect(try Self.engine(workers: 1).renditions(of: Self.passages) == first)
  }

  @Test func aPassageIsTheSameAfterAnyOther() throws {
    let engine = Self.engine(workers: 1)
    let first = try engine.renditions(of: Self.passages)
    _ = try engine.voices()
    _ = try engine.phonemes(of: "other", voice: "ru")
    #expect(try engine.renditions(of: Self.passages.reversed()) == first.reversed())
    #expect(try engine.renditions(of: Self.passages + Self.passages) == first + first)
  }

  @Test(arguments: [2, 3]) func aPassageIsTheSameWithManyWorkers(_ count: Int) throws {
    let passages = (0..<5).flatMap { _ in Self.passages }
    let one = try Self.engine(workers: 1).renditions(of: passages)
    #expect(try Self.engine(workers: count).renditions(of: passages) == one)
  }

  @Test func withoutAResetASecondRunDiffers() throws {
    let renditions = try Speech.quick { $0.workerCount = 1 }.renditions(of: [Self.passages[1], Self.passages[1]])
    #expect(renditions[0].waveform != renditions[1].waveform)
  }
}
