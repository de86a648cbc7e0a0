package import Aloud
internal import Foundation

/// The sound of each step of a run, as `aloud play --wav` writes it, but with shorter silences.
///
/// The samples are G.711 µ-law at 22,050 Hz, with one channel and a byte for each sample. Source: ITU-T G.711.
package struct LessonSound: Sendable {
  struct Step: Sendable {
    /// The samples in base64.
    let samples: String
    /// The times at which the parts of each line are heard, in seconds from the beginning of the step.
    let lines: [[Range<Double>]]
  }

  let steps: [Step]
  /// The sounds that were not heard, with reasons.
  package let losses: [SoundProduction.Loss]

  /// The largest size of the sound in a lesson, in bytes of the file.
  package static let limit = 20_000_000
  static let rate = Waveform.speechRate
  /// The longest silence, in seconds. Longer silences of the simulated clock are shortened.
  private static let longestSilence = 1.5

  /// Makes the sound of a run; nil if it would be larger than the limit.
  ///
  /// - Parameters:
  ///   - run: the performed script.
  ///   - ear: the conversion of texts for the engine.
  ///   - engine: a function that returns the speech engine; called once.
  ///   - hasEarcons: true to include VoiceOver's sounds.
  ///   - limit: the largest size, in bytes of the file.
  /// - Throws: ``SoundError`` of the engine.
  package init?(
    _ run: ScriptRun, ear: Ear, engine: () throws(SoundError) -> any SpeechEngine, hasEarcons: Bool,
    limit: Int = LessonSound.limit
  ) throws(SoundError) {
    let engine = try engine()
    var steps: [Step] = []
    var losses: [SoundProduction.Loss] = []
    var size = 0
    var time = Instant.start
    for (index, step) in run.steps.enumerated() {
      // A step begins with its first event, without a silence before it.
      var writer = ScoreWriter(ear: ear, from: step.occurrences.first?.time ?? time)
      writer.take(step.occurrences, settings: step.settings)
      time = step.occurrences.last?.time ?? time
      // A sound that a later step cuts off is cut off here.
      let later = run.steps[(index + 1)...].lazy.flatMap(\.occurrences).first { $0.isOfSpeech }
      if let later, case .fellSilent = later.event {
        writer.take([later], settings: step.settings)
      }
      let score = writer.finished(at: time).withSilences(atMost: LessonSound.longestSilence)
      var recording = Recording()
      try recording.render(score, with: engine, hasEarcons: hasEarcons)
      losses += recording.losses
      let samples = Data(recording.samples).base64EncodedString()
      size += samples.utf8.count
      guard size <= limit else { return nil }
      steps.append(Step(samples: samples, lines: recording.lines))
    }
    self.steps = steps
    self.losses = losses
  }

  /// The data of the page.
  var json: JSONValue {
    let steps: [JSONValue] = self.steps.map { step in
      let lines: [JSONValue] = step.lines.map { line in
        .list(line.map { .numbers([LessonSound.rounded($0.lowerBound), LessonSound.rounded($0.upperBound)]) })
      }
      return ["samples": .string(step.samples), "lines": .list(lines)]
    }
    return ["rate": .whole(LessonSound.rate), "steps": .rows(steps)]
  }

  /// Returns seconds, rounded to milliseconds.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

  /// The recording of one step.
  private struct Recording {
    var samples: [UInt8] = []
    var lines: [[Range<Double>]] = []
    var losses: [SoundProduction.Loss] = []

    mutating func render(_ score: Score, with engine: some SpeechEngine, hasEarcons: Bool) throws(SoundError) {
      guard !score.isEmpty else { return }
      // Lines that are not heard keep their index.
      lines = Array(repeating: [], count: score.lines.count)
      let renderer = SoundRenderer(score, mix: Mix(hasEarcons: hasEarcons))
      try renderer.render(with: engine) { piece throws(SoundError) in
        switch piece {
        case .sound(let waveform): samples += waveform.atSpeechRate.map(\.muLaw)
        case .heard(let line):
          if let loss = SoundProduction.Loss(line, in: score) { losses.append(loss) }
          lines[line.line] = line.parts.map(\.time)
        case .began, .played, .happened: break
        }
      }
    }
  }
}

extension Simulator.Occurrence {
  /// True for the beginning or the end of speech.
  fileprivate var isOfSpeech: Bool {
    switch event {
    case .utterance, .fellSilent, .graph: true
    default: false
    }
  }
}

extension Waveform {
  /// The samples in one channel at the rate of speech. Each is the mean of the original samples in its time.
  fileprivate var atSpeechRate: [Int16] {
    let factor = max(1, sampleRate / Waveform.speechRate) * channelCount
    guard factor > 1 else { return samples }
    return stride(from: 0, to: samples.count, by: factor).map { start in
      let part = samples[start..<min(start + factor, samples.count)]
      return Int16(part.reduce(0) { $0 + Int($1) } / part.count)
    }
  }
}

extension Int16 {
  /// The sample in µ-law. Source: ITU-T G.711, with the bias of 132 that all implementations have for 16 bits.
  var muLaw: UInt8 {
    let sign: UInt8 = self < 0 ? 0x80 : 0
    let magnitude = Swift.min(Int(self.magnitude), 32_635) + 132
    var exponent = 7
    while exponent > 0, magnitude & (0x80 << exponent) == 0 { exponent -= 1 }
    let mantissa = UInt8(truncatingIfNeeded: (magnitude >> (exponent + 3)) & 0x0F)
    return ~(sign | UInt8(exponent << 4) | mantissa)
  }
}
