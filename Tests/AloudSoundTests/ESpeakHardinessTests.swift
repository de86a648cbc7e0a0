import AloudTestSupport
import AloudTones
import Foundation
import Testing

@testable import AloudSound

/// Many labels, most of them hostile. `ALOUD_HOSTILE_LABELS=200000` sets their number, `ALOUD_SEED=2` selects others.
@Suite(.long, .enabled(if: Speech.isAvailable)) struct ESpeakHardinessTests {
  static let count = Speech.environment("ALOUD_HOSTILE_LABELS").flatMap(Int.init) ?? 20_000
  static let seed = Speech.environment("ALOUD_SEED").flatMap(UInt64.init) ?? 1

  @Test(arguments: HostileLabels.languages.indices) func everyLostLabelIsReported(_ index: Int) throws {
    let (voice, words) = HostileLabels.languages[index]
    let count = Self.count / HostileLabels.languages.count
    let labels = Array(HostileLabels(words, seed: Self.seed + UInt64(index), count: count))
    var heard = 0
    var lost: [String] = []
    try Speech.quick().render(labels.lazy.map { Speech.passage($0, voice: voice, rate: 449) }) { rendition in
      let label = labels[heard]
      heard += 1
      if let loss = rendition.loss {
        lost.append("\(loss): \(label.debugDescription)")
      } else if words.contains(where: label.contains) {
        #expect(rendition.waveform.duration > 0.02, "\(label.debugDescription)")
      }
    }
    #expect(heard == count)
    // espeak-ng still crashes on one of tens of thousands.
    #expect(lost.count <= count / 2_000, "\(lost.joined(separator: "\n"))")
  }

  @Test func noPhonemesCrashTheEngine() throws {
    let engine = Speech.quick()
    let labels = HostileLabels(["h@l'oU", "%", "_:", "aI3", "(en)", "||", "_^_ko"], seed: Self.seed, count: 1_000)
    var lost: [String] = []
    let passages = labels.map { label in
      var passage = Speech.passage("word", rate: 449)
      passage.runs[0].phonemes = label
      return passage
    }
    for (passage, rendition) in zip(passages, try engine.renditions(of: passages)) where rendition.loss != nil {
      lost.append(passage.runs[0].phonemes ?? "")
    }
    #expect(lost.isEmpty)
  }

  @Test func aWordOfTenThousandLettersIsSpelled() throws {
    let rendition = try Speech.quick().rendition(
      of: Speech.passage(String(repeating: "abcde", count: 2_000), rate: 449))
    #expect(rendition.waveform.duration > 20)
  }

  /// espeak-ng itself loses the text after the 185th scalar of a clause.
  @Test func longKoreanTextIsSpokenCompletely() throws {
    let engine = Speech.quick()
    let seconds = try [10, 20, 40, 80].map { count in
      try engine.rendition(of: Speech.passage(String(repeating: "동해물과 백두산이 ", count: count), voice: "ko", rate: 300))
        .waveform.duration
    }
    for (shorter, longer) in zip(seconds, seconds.dropFirst()) { #expect((1.9...2.2).contains(longer / shorter)) }
  }
}
