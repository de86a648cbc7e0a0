import AloudTones
import Testing

@testable import AloudSound

@Suite(.enabled(if: Speech.isAvailable)) struct ESpeakProsodyTests {
  private let engine = Speech.quick()

  private func seconds(_ change: (inout Passage.Run) -> Void) throws -> Double {
    var passage = Speech.passage("Double tap to edit")
    change(&passage.runs[0])
    return try engine.rendition(of: passage).waveform.duration
  }

  @Test func ratesMatchTheEngine() throws {
    let rates = try [-5, 80, 175, 449, 450, 100_000].map { rate in try seconds { $0.rate = rate } }
    #expect(abs(rates[0] - rates[1]) < 0.1)
    #expect(rates[1] > 1.5 * rates[2] && rates[2] > 1.5 * rates[3])
    #expect(abs(rates[3] - rates[4]) < 0.05 && abs(rates[3] - rates[5]) < 0.05)
  }

  @Test func theRunSetsTheVolume() throws {
    let peaks = try [-1, 0, 50, 100, 5_000].map { volume in
      var passage = Speech.passage("Settings")
      passage.runs[0].volume = volume
      return try engine.rendition(of: passage).waveform.samples.map { abs(Int($0)) }.max() ?? 0
    }
    #expect(peaks[0] == 0 && peaks[1] == 0)
    #expect(peaks[2] > 1_000 && peaks[3] > peaks[2] && peaks[4] >= peaks[3])
  }

  @Test func passagesAreIndependent() throws {
    let before = try seconds { _ in }
    _ = try seconds { ($0.rate, $0.pitch, $0.volume, $0.voice) = (400, 99, 10, "ko+f3") }
    _ = try engine.rendition(of: Speech.passage("<prosody rate=\"fast\">fast"))
    #expect(abs(try seconds { _ in } - before) < 0.1)
  }

  /// As between the clauses of one text: 150 ms at 175 words a minute, 440 at 80, 17 at 449.
  @Test(arguments: [(175, 0.12...0.26), (80, 0.35...0.65), (449, 0.005...0.1)] as [(Int, ClosedRange<Double>)])
  func runsAreSeparatedLikeClauses(_ rate: Int, _ pause: ClosedRange<Double>) throws {
    let rendition = try engine.rendition(of: Speech.passage("Sam", "Sam", rate: rate))
    #expect(pause.contains(silence(in: rendition.waveform.samples)))
  }

  /// The longest silence within, in seconds.
  private func silence(in samples: [Int16]) -> Double {
    let loud = samples.indices.filter { abs(Int(samples[$0])) >= 100 }
    return Double(zip(loud, loud.dropFirst()).map { $1 - $0 }.max() ?? 0) / Double(Waveform.speechRate)
  }

  @Test func phonemesAreSaidInsteadOfTheText() throws {
    let said = try [nil, "h@l'oU", "w'3:ld h@l'oU", "]] [["].map { phonemes in
      try seconds { ($0.text, $0.phonemes) = (Speech.text("hello"), phonemes) }
    }
    #expect(abs(said[0] - said[1]) < 0.1)
    #expect(said[2] > 1.5 * said[1])
    // A symbol that is not a phoneme does not cause silence.
    #expect(abs(said[3] - said[0]) < 0.1)
  }

  @Test func textIsNeverMarkup() throws {
    let tags = try engine.rendition(of: Speech.passage("<break time=\"3s\"/>")).words.count
    #expect(tags >= 1)
    let phonemes = try engine.rendition(of: Speech.passage("a [[h@l'oU]] b")).waveform.duration
    let plain = try engine.rendition(of: Speech.passage("a hello b")).waveform.duration
    #expect(phonemes > 1.5 * plain)
  }
}
