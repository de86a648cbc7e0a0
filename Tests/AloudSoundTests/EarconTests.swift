import Aloud
import AloudTestSupport
import Foundation
import Testing

@Suite struct EarconTests {
  /// Happenings that are not sounds: they are silence, speech, the graph itself, or nothing.
  static let silent = Set(Happening.allCases.filter(\.isOfDevice)).union([
    .interrupted, .speechPaused, .speechResumed, .stillSpeaking, .speechCopied, .graphPlayed,
  ])

  @Test func everyHappeningExceptSilentOnesHasASound() {
    #expect(Set(Earcon.table.map(\.happening)) == Set(Happening.allCases).subtracting(Self.silent))
    #expect(Set(Earcon.table.map(\.happening)).count == Earcon.table.count)
  }

  @Test func theManualListsEverySound() throws {
    let manual = Fixtures.package.appendingPathComponent("Sources/AloudSound/Documentation.docc/Hearing.md")
    let lines = try String(contentsOf: manual, encoding: .utf8).split(separator: "\n").map(String.init)
    let rows = lines.filter { $0.hasPrefix("| `") }
    #expect(rows == Earcon.table.map { "| `\($0.happening.rawValue)` | \($0.description) | \($0.meaning) |" })
  }

  /// The features that an ear distinguishes.
  struct Features {
    let duration: Double
    let onsets: Int
    /// The loudest frequency in the first and in the last sixth, in hertz.
    let first, last: Double
    /// The share of the energy at that frequency; small for noise.
    let tonality: Double

    init(_ earcon: Earcon) {
      let waveform = earcon.waveform()
      let samples = waveform.samples.map { Double($0) / 32_768 }
      duration = waveform.duration
      onsets = Spectrum.onsets(samples)
      let part = max(samples.count / 6, min(samples.count, 400))
      first = Spectrum.loudest(Array(samples.prefix(part))).frequency
      (last, tonality) = Spectrum.loudest(Array(samples.suffix(part)))
    }

    /// A third of the length, another number of onsets, three semitones, or noise instead of a tone.
    func differs(from other: Features) -> Bool {
      func ratio(_ one: Double, _ two: Double) -> Double { max(one, two) / min(one, two) }
      return ratio(duration, other.duration) > 1.33 || onsets != other.onsets || ratio(first, other.first) > 1.19
        || ratio(last, other.last) > 1.19 || abs(tonality - other.tonality) > 0.3
    }
  }

  @Test func everySoundIsDistinct() {
    let features = Earcon.table.map { ($0.happening, Features($0)) }
    for (index, one) in features.enumerated() {
      for other in features[(index + 1)...] {
        #expect(one.1.differs(from: other.1), "\(one.0): \(one.1)\n\(other.0): \(other.1)")
      }
    }
  }

  @Test(arguments: Earcon.table) func soundsAreShortAndQuietWithoutClicks(_ earcon: Earcon) {
    let waveform = earcon.waveform()
    let samples = waveform.samples.map(Int.init)
    #expect(samples.first == 0 && samples.last == 0)
    #expect(samples.allSatisfy { abs($0) <= 16_422 })  // 6 decibels below the loudest
    #expect(samples.contains { abs($0) > 3_000 })
    #expect(waveform.sampleRate == 44_100 && waveform.channelCount == 1 && waveform.duration <= 0.6)
    let step = zip(samples, samples.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    #expect(step < 8_000, "it would click")
    #expect(earcon.waveform() == waveform, "the same each time")
  }

  @Test func scrollingSoundRisesAndBoundarySoundStaysLow() throws {
    let slide = Features(try #require(Earcon(for: .scrolledIntoView)))
    #expect(slide.first < 400 && slide.last > 450)
    let thud = Features(try #require(Earcon(for: .boundary)))
    #expect(thud.first < 200 && thud.last < 200)
  }
}
