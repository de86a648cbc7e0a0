import AloudTestSupport
import Foundation
import Testing

@testable import Aloud
@testable import AloudSound

@Suite struct SoundProductionTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    range.reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
  }

  @Test(arguments: [(Mix(), 22_050, 1), (Mix(hasEarcons: true), 44_100, 2), (Mix(isStereo: true), 44_100, 2)])
  func aWAVFileHasACorrectHeader(_ mix: Mix, _ rate: Int, _ channels: Int) throws {
    var production = SoundProduction(mix: mix)
    production.wav = folder.path("a.wav")
    let losses = try production.run(Score("Hello there")) { () throws(SoundError) in TestEngine() }
    let bytes = try folder.bytes("a.wav")
    #expect(losses.isEmpty)
    #expect(String(decoding: bytes[0..<4] + bytes[8..<16], as: UTF8.self) == "RIFFWAVEfmt ")
    #expect(number(bytes, 4..<8) == bytes.count - 8 && number(bytes, 40..<44) == bytes.count - 44)
    #expect(number(bytes, 22..<24) == channels && number(bytes, 24..<28) == rate && number(bytes, 34..<36) == 16)
    #expect(bytes.count == 44 + 11 * 60 * rate / 1000 * 2 * channels)
    // In stereo, the middle is 3 decibels softer on each side.
    let first = 8_000.0 + Double(Unicode.Scalar("H").value % 10)
    #expect(number(bytes, 44..<46) == Int(clamping: mix.isStereo ? first * 0.7071 : first))
  }

  @Test func twoRenderingsAreTheSame() throws {
    for name in ["a.wav", "b.wav"] {
      var production = SoundProduction(mix: Mix(hasEarcons: true, isStereo: true))
      production.wav = folder.path(name)
      var score = Score("Hello")
      score.mark(.nothingThere, position: 0.2)
      _ = try production.run(score) { () throws(SoundError) in TestEngine() }
    }
    #expect(try folder.bytes("a.wav") == folder.bytes("b.wav"))
  }

  @Test func errorsWriteNothing() throws {
    var production = SoundProduction()
    production.wav = folder.path("a.wav")
    production.captions = folder.path("a.vtt")
    production.transcript = folder.path("a.json")
    let error = SoundError(.noVoice, "there is no voice \"xx\"")
    #expect(throws: error) {
      try production.run(Score("Hello")) { () throws(SoundError) in TestEngine(error: error) }
    }
    #expect(try folder.names == [])
  }

  @Test func captionsNeedNoSound() throws {
    var production = SoundProduction()
    production.captions = folder.path("a.srt")
    _ = try production.run(Score("Hello")) { () throws(SoundError) in TestEngine() }
    #expect(try folder.text("a.srt") == "1\n00:00:00,000 --> 00:00:00,300\nHello\n\n")
  }

  @Test func lossesAreReportedAndTheRestIsHeard() throws {
    var production = SoundProduction()
    production.wav = folder.path("a.wav")
    let losses = try production.run(Score("a", "€", "b")) { () throws(SoundError) in TestEngine(deadly: "€") }
    #expect(losses == [.init(text: "€", reason: "the engine died of it", isWhole: true)])
    #expect(try folder.bytes("a.wav").count == 44 + 2 * (2 * TestEngine.length + 2 * 22_050))
  }

  @Test func tooLongSoundIsAnError() throws {
    let output = try WaveOutput(try FileWriter(folder.path("a.wav")), Mix(), limit: 1_000)
    try output.take(.sound(Waveform(samples: [Int16](repeating: 1, count: 500))))
    let error = #expect(throws: SoundError.self) { try output.take(.sound(Waveform(samples: [1]))) }
    #expect(error?.kind == .writeFailed)
  }

  @Test func longTextsAreRefusedBeforeTheFirstWord() throws {
    var score = Score("a")
    for _ in 0..<30 {
      score.rest(seconds: 3600)
      score.mark(.alert)
    }
    var production = SoundProduction()
    production.wav = folder.path("a.wav")
    let error = #expect(throws: SoundError.self) {
      try production.run(score) { () throws(SoundError) in throw SoundError(.noEngine, "asked for") }
    }
    #expect(error?.kind == .writeFailed && error?.description.contains("27 hours") == true)
    #expect(try folder.names == [])
  }

  @Test(.enabled(if: Devices.hasFull)) func noFileAppearsIfAnotherCannotBeWritten() throws {
    var production = SoundProduction()
    production.wav = folder.path("a.wav")
    production.transcript = "/dev/full"
    #expect(throws: SoundError(.writeFailed, "/dev/full: there is no space left")) {
      try production.run(Score("a")) { () throws(SoundError) in TestEngine() }
    }
    #expect(try folder.names == [])
  }

  @Test func aWAVFileInAPipeHasTheSizeForUnknownLength() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
    let output = try WaveOutput(try FileWriter(folder.path("pipe")), Mix(), silence: 1e9)
    try output.complete()
    try output.finish()
    var bytes = [UInt8](repeating: 0, count: 99)
    #expect(read(reader, &bytes, 99) == 44)
    #expect(number(bytes, 40..<44) == 0xFFFF_FFFF)
    close(reader)
  }

  @Test func laterPlayersOfAnAbandonedSessionEnd() throws {
    let session = PlayingSession()
    session.abandon()
    let file = try FileWriter(folder.path("a.wav"))
    session.isWriting(file.temporaryPath)
    #expect(try folder.names == [])
  }

  @Test func anAbandonedSessionLeavesNothing() throws {
    var production = SoundProduction()
    production.wav = folder.path("a.wav")
    production.onProgress = { [session = production.session] _ in session.abandon() }
    _ = try? production.run(Score("Hello")) { () throws(SoundError) in TestEngine() }
    #expect(try folder.names == [])
  }
}
