import AloudSound
import AloudTestSupport
import Foundation
import Testing

@Suite struct ESpeakHardinessTests {
  @Test func hostile() throws {
    let count = Int(ProcessInfo.processInfo.environment["ALOUD_HOSTILE_LABELS"] ?? "") ?? 20_000
    var options = ESpeak.Options()
    options.isReproducible = false
    let engine = ESpeak(options)
    for (i, language) in HostileLabels.languages.enumerated() {
      let labels = HostileLabels(language.words, seed: UInt64(ProcessInfo.processInfo.environment["SEED"] ?? "1")! + UInt64(i), count: count / 5)
      var heard = 0, lost = 0
      var seconds = 0.0
      let all = Array(labels)
      let time = try ContinuousClock().measure {
      try engine.render(labels.lazy.map { passage($0, language.voice, rate: 449) }) { rendition in
        heard += 1
        seconds += rendition.waveform.duration
        if let loss = rendition.loss { lost += 1; print(language.voice, loss, all[heard-1].debugDescription.prefix(600)) }
      }
      }
      print(language.voice, heard, lost, seconds, time, engine.statistics)
    }
  }
}

func passage(_ text: String, _ voice: String, rate: Int = 175) -> Passage {
  var ear = EarText()
  ear.append(text, from: 0)
  var run = Passage.Run(ear, voice: voice)
  run.rate = rate
  return Passage([run])
}
