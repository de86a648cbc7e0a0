import Aloud

/// Measures the time to say the stops of a screen, relative to the time of espeak-ng itself.
enum SpeechMeasurement {
  private static let stopCount = 1_000

  /// Measures each way in each mode: `in turn` requests one stop after another, as a walk does; `screen` requests all
  /// at once.
  ///
  /// - Throws: `SoundError` where espeak-ng is not installed.
  static func all() throws(SoundError) -> [Measurement] {
    var results: [Measurement] = []
    for isReproducible in [false, true] {
      for (way, workerCount) in [("in turn", 1), ("screen", 1), ("screen", 2)] {
        let runs = try (0..<3).map { _ throws(SoundError) in try measure(way, isReproducible, workerCount) }
        if let best = runs.min(by: { $0.seconds < $1.seconds }) { results.append(best) }
      }
    }
    return results
  }

  private static func measure(
    _ way: String, _ isReproducible: Bool, _ workerCount: Int
  ) throws(SoundError) -> Measurement {
    var options = ESpeak.Options()
    options.isReproducible = isReproducible
    options.workerCount = workerCount
    let engine = ESpeak(options)
    let passages = (0..<stopCount).map(passage)
    // This starts workers and finds voices before the measurement.
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
    let total = (clock.now - start) / .seconds(1)
    let mode = isReproducible ? "reproducible" : "reused"
    var measurement = Measurement(
      work: "speech, \(way), \(mode), \(workerCount) worker\(workerCount == 1 ? "" : "s")", size: stopCount,
      seconds: total / Double(stopCount), unit: "stop")
    // The budget: 1.1 times the time of espeak-ng, and 3 ms more where speech is reproducible.
    let share = engine.statistics.engineSeconds - before
    let workers = Double(workerCount)
    let budget = share / workers * 1.1 + (isReproducible ? 0.003 * Double(stopCount) / workers : 0)
    let milliseconds = { (seconds: Double) in "\((seconds / Double(stopCount) * 1e5).rounded() / 100) ms" }
    measurement.comparison =
      "  \(measurement.work): \(milliseconds(total)) a stop, espeak-ng \(milliseconds(share)), "
      + "ratio \((total / share * 100).rounded() / 100), difference \(milliseconds(total - share)); "
      + "\((total * 100).rounded() / 100) s for \(Int(clamping: sound)) s of sound; "
      + "\((total / budget * 100).rounded()) % of the budget"
    return measurement
  }

  private static func passage(_ index: Int) -> Passage {
    var text = EarText()
    text.append("Row number \(index), Some value, Button", from: 0)
    return Passage([.init(text, voice: "en-us")])
  }
}
