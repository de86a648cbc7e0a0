import Aloud
import Testing

@testable import AloudSound

@Suite struct SoundRendererTests {
  static let both = Mix(hasEarcons: true, isStereo: true)

  @Test func speechAloneHasTheEnginesSamples() throws {
    let spoken = Spoken(plain: "Wi-Fi, Button")
    let samples = try Score("Wi-Fi, Button").pieces().samples
    #expect(try samples == TestEngine().rendition(of: spoken.passage).waveform.samples)
  }

  @Test func silenceHasItsLength() throws {
    let samples = try Score("ab", "cd").pieces().samples
    #expect(samples.count == 4 * TestEngine.length + 22_050)
    #expect(samples[(2 * TestEngine.length)..<(2 * TestEngine.length + 22_050)].allSatisfy { $0 == 0 })
  }

  @Test func mixedSoundHasDoubleRateAndTwoChannels() throws {
    let plain = try Score("abc").pieces().samples
    let mixed = try Score("abc").pieces(Mix(hasEarcons: true)).samples
    #expect(mixed.count == 4 * plain.count)
    // Every other sample is the engine's, on both sides.
    #expect(plain.indices.allSatisfy { mixed[4 * $0] == plain[$0] && mixed[4 * $0 + 1] == plain[$0] })
    // The samples between them are halfway.
    let between = zip(plain, plain.dropFirst()).map { (Int($0) + Int($1)) >> 1 }
    #expect(between.indices.allSatisfy { Int(mixed[4 * $0 + 2]) == between[$0] })
    #expect(between.indices.allSatisfy { mixed[4 * $0 + 3] == mixed[4 * $0 + 2] })
  }

  @Test(arguments: [(0.0, 0.988, 0.156), (0.5, 0.707, 0.707), (1.0, 0.156, 0.988)])
  func stereoIsEquallyLoudEverywhere(_ position: Double, _ left: Double, _ right: Double) throws {
    var score = Score()
    score.speak(score.add(.init(Spoken(plain: "a"), origin: .focus, position: position)))
    let mono = try score.pieces().samples
    let stereo = try score.pieces(Mix(isStereo: true)).samples
    #expect(abs(Double(stereo[400]) / Double(mono[100]) - left) < 0.002)
    #expect(abs(Double(stereo[401]) / Double(mono[100]) - right) < 0.002)
  }

  @Test func earconsOverlapSpeechAndRingOut() throws {
    var score = Score("a")
    let plain = try score.pieces(Mix(hasEarcons: true)).samples
    score.mark(.screenChanged)
    let pieces = try score.pieces(Mix(hasEarcons: true))
    let earcon = try #require(Earcon(for: .screenChanged)).waveform()
    #expect(pieces.samples.prefix(plain.count).elementsEqual(plain))
    #expect(pieces.samples.count == plain.count + 2 * earcon.samples.count)
    #expect(pieces.contains(.happened(.screenChanged, time: 0.06)))
    #expect(try score.pieces().samples.count == TestEngine.length, "without earcons, speech alone")
  }

  @Test func theSameSoundTwiceAtOnceIsHeardTwice() throws {
    var score = Score()
    for _ in 0..<3 { score.mark(.boundary) }
    let pieces = try score.pieces(Mix(hasEarcons: true))
    let earcon = try #require(Earcon(for: .boundary)).waveform()
    #expect(pieces.samples.count == 3 * 2 * earcon.samples.count)
    #expect(pieces.count { $0 == .happened(.boundary, time: 0) } == 3)
    #expect(
      pieces.samples.prefix(2 * earcon.samples.count).elementsEqual(pieces.samples.suffix(2 * earcon.samples.count)))
  }

  @Test func sumsStayInRange() throws {
    var score = Score()
    for happening in Happening.allCases { score.mark(happening) }
    score.speak(score.add(.init(Spoken(plain: "aaaa"), origin: .focus)))
    let samples = try score.pieces(Mix(hasEarcons: true)).samples
    #expect(samples.contains(32_767) && samples.contains(-32_768))
    let steps = zip(samples, samples.dropFirst(2)).map { abs(Int($1) - Int($0)) }
    #expect((steps.max() ?? 0) < 60_000, "nothing turns over")
  }

  @Test func manySimultaneousSoundsStayInRange() {
    var mixer = Mixer(Mix(hasEarcons: true, isStereo: true))
    let click = Waveform(sampleRate: Waveform.mixRate, samples: [.max, .min])
    for _ in 0..<100_000 { mixer.add(click, position: .nan) }
    #expect(mixer.silence(2).samples == [.max, .max, .min, .min])
  }

  @Test func cutOffSoundEndsSoftly() throws {
    var score = Score()
    let line = score.add(.init(Spoken(plain: "abcd"), origin: .focus))
    score.speak(line, to: 0.5)
    let samples = try score.pieces().samples
    #expect(samples.count == 2 * TestEngine.length)
    #expect(samples[samples.count - 112] > 7_000 && abs(samples[samples.count - 1]) < 200)
  }

  @Test func soundsDuringSpeechLeaveNoSeam() throws {
    var score = Score()
    let line = score.add(.init(Spoken(plain: "abcd"), origin: .focus))
    score.speak(line, to: 0.5)
    score.mark(.speechPaused)
    score.speak(line, from: 0.5)
    #expect(try score.pieces().samples == Score("abcd").pieces().samples)
  }

  @Test func timesAreKnownWithoutSound() throws {
    let year = 31_536_000.0
    var score = Score("ab")
    score.rest(seconds: year)
    score.speak(score.add(.init(Spoken(plain: "cd"), origin: .focus)))
    let pieces = try score.pieces(Self.both, makesSound: false)
    #expect(pieces.samples.isEmpty)
    #expect(pieces.heard.map(\.time.lowerBound) == [0, year + 0.12])
  }

  @Test func piecesAreSmall() throws {
    let pieces = try Score(String(repeating: "a", count: 500)).pieces(Self.both)
    for case .sound(let waveform) in pieces { #expect(waveform.duration <= 1) }
    #expect(pieces.samples.count == 4 * 500 * TestEngine.length)
  }
}
