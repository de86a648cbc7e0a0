import Aloud

/// The cost of saying the stops of a screen, beside the cost of espeak-ng itself.
struct SpeechMeasurement {
  /// `in turn` asks for one after the other, as a walk does; `screen` for all at once.
  let way: String
  let isReproducible: Bool
  let workerCount: Int
  let stopCount: Int
  /// In seconds, for all stops.
  let total: Double
  /// The share of espeak-ng, in seconds; of several workers the sum.
  let engine: Double
  /// How long all of it sounds, in seconds.
  let sound: Double

  /// Measures each way in each mode.
  ///
  /// - Throws: `SoundError` where espeak-ng is not there.
  static func all(stopCount: Int = 1_000) throws(SoundError) -> [SpeechMeasurement] {
    var results: [SpeechMeasurement] = []
    for isReproducible in [false, true] {
      for (way, workerCount) in [("in turn", 1), ("screen", 1), ("screen", 2)] {
        let runs = try (0..<3).map { _ throws(SoundError) in
          try SpeechMeasurement(way, isReproducible, workerCount, stopCount)
        }
        if let best = runs.min(by: { $0.total < $1.total }) { results.append(best) }
      }
    }
    return results
  }

  private init(_ way: String, _ isReproducible: Bool, _ workerCount: Int, _ stopCount: Int) throws(SoundError) {
    var options = ESpeak.Options()
    options.isReproducible = isReproducible
    options.workerCount = workerCount
    let engine = ESpeak(options)
    let passages = (0..<stopCount).map(SpeechMeasurement.passage)
    // Workers are started, and voices found, before.
    try engine.render(passages.prefix(8)) { _ in }
    let before = engine.statistics.engineSeconds
    var sound = 0.0
    let clock = ContinuousClock()
    let start = clock.now
    if way == "screen" {
      try engine.render(passages) { sound += $0.waveform.duration }
    } else {
      for passage in passages { sound += try engine.rendition(of: passage).waveform.duration }
    }
    let time = (clock.now - start).components
    (self.way, self.isReproducible, self.workerCount, self.stopCount) = (way, isReproducible, workerCount, stopCount)
    (total, self.sound) = (Double(time.seconds) + Double(time.attoseconds) / 1e18, sound)
    self.engine = engine.statistics.engineSeconds - before
  }

  private static func passage(_ index: Int) -> Passage {
    var text = EarText()
    text.append("Row number \(index), Some value, Button", from: 0)
    return Passage([.init(text, voice: "en-us")])
  }
}

extension SpeechMeasurement {
  /// As other measurements are told, for programs.
  var measurement: Measurement {
    let mode = isReproducible ? "reproducible" : "reused"
    return Measurement(
      work: "speech, \(way), \(mode), \(workerCount) worker\(workerCount == 1 ? "" : "s")", size: stopCount,
      seconds: total / Double(stopCount), unit: "stop")
  }

  /// How it compares with the budget: 1.1 times what espeak-ng takes, and 3 ms more where it is reproducible.
  var comparison: String {
    let count = Double(stopCount)
    let budget = engine / Double(workerCount) * 1.1 + (isReproducible ? 0.003 * count / Double(workerCount) : 0)
    let milliseconds = { (seconds: Double) in "\((seconds / count * 1e5).rounded() / 100) ms" }
    return "  \(measurement.work): \(milliseconds(total)) a stop, espeak-ng \(milliseconds(engine)), "
      + "ratio \((total / engine * 100).rounded() / 100), difference \(milliseconds(total - engine)); "
      + "\((total * 100).rounded() / 100) s for \(Int(clamping: sound)) s of sound; "
      + "\((total / budget * 100).rounded()) % of the budget"
  }
}
