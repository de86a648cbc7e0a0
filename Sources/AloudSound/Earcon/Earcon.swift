public import AloudReader
internal import AloudTree

/// A short sound that tells what happens, made of notes. The sounds are our own, not Apple's.
///
///     Earcon(for: .boundary)?.waveform()   // a dull thud of 160 milliseconds
///     Earcon(for: .stillSpeaking)          // nil: this is no sound
public struct Earcon: Equatable, Sendable {
  /// The sound of a note.
  public enum Timbre: Equatable, Sendable {
    /// One frequency.
    case pure
    /// With overtones, as of a plucked string.
    case soft
    /// Odd overtones alone, as of a clarinet or a buzzer.
    case hollow
    /// Without a pitch, rougher the lower the frequency is.
    case noise
  }

  /// A note, or a glide from one frequency to another.
  public struct Note: Equatable, Sendable {
    /// When it begins, in milliseconds.
    public let start: Int
    /// In milliseconds.
    public let length: Int
    /// In hertz, at its beginning and at its end.
    public let from, to: Double
    public let timbre: Timbre

    init(at start: Int, for length: Int, _ from: Double, to: Double? = nil, _ timbre: Timbre = .soft) {
      self.start = start
      self.length = length
      self.from = from
      self.to = to ?? from
      self.timbre = timbre
    }
  }

  public let happening: Happening
  /// The sound in words.
  public let description: String
  /// The meaning.
  public let meaning: String
  public let notes: [Note]
  /// Of the loudest sample, of 1; at most 0.5, which is 6 decibels below the loudest there is.
  public let level: Double

  init(_ happening: Happening, _ description: String, _ meaning: String, level: Double = 0.35, _ notes: [Note]) {
    self.happening = happening
    self.description = description
    self.meaning = meaning
    self.level = level
    self.notes = notes
  }

  /// The sound of a happening; nil for one that has none.
  public init?(for happening: Happening) {
    guard let earcon = Earcon.table.first(where: { $0.happening == happening }) else { return nil }
    self = earcon
  }

  /// In seconds.
  public var duration: Double { Double(notes.map { $0.start + $0.length }.max() ?? 0) / 1000 }
}

extension Earcon {
  /// The sound as samples: one channel, at ``Waveform/mixRate``; the same each time.
  ///
  /// It begins and ends with silence, so that it does not click by accident.
  ///
  /// - Complexity: O(n) in its samples; well under a millisecond.
  public func waveform() -> Waveform {
    let rate = Double(Waveform.mixRate)
    var sum = [Double](repeating: 0, count: Int(clamping: duration * rate) + 1)
    for note in notes {
      let start = note.start * Waveform.mixRate / 1000
      for (offset, sample) in note.samples().enumerated() { sum[start + offset] += sample }
    }
    let peak = sum.reduce(0) { max($0, abs($1)) }
    guard peak > 0 else { return Waveform(sampleRate: Waveform.mixRate) }
    let scale = min(level, 0.5) * Double(Int16.max) / peak
    return Waveform(sampleRate: Waveform.mixRate, samples: sum.map { Int16(($0 * scale).rounded()) })
  }
}

extension Earcon.Note {
  fileprivate func samples() -> [Double] {
    let count = length * Waveform.mixRate / 1000
    var phase = 0.0
    var noise = Noise()
    return (0..<count).map { index in
      let progress = Double(index) / Double(max(count - 1, 1))
      let frequency = from + (to - from) * progress
      phase += 2 * Double.pi * frequency / Double(Waveform.mixRate)
      let sample = timbre == .noise ? noise.next(around: frequency) : timbre.sample(at: phase)
      return sample * envelope(index, of: count)
    }
  }

  /// Up within 4 milliseconds, then slowly down, and to nothing within the last 8; of short notes a third each.
  private func envelope(_ index: Int, of count: Int) -> Double {
    let attack = min(Waveform.mixRate * 4 / 1000, count / 3)
    let release = min(Waveform.mixRate * 8 / 1000, count / 3)
    let rise = index < attack ? (1 - Mathematics.cosine(Double.pi * Double(index) / Double(attack))) / 2 : 1
    let rest = count - 1 - index
    let fall = rest < release ? (1 - Mathematics.cosine(Double.pi * Double(rest) / Double(release))) / 2 : 1
    return rise * fall * Mathematics.exponential(-1.2 * Double(index) / Double(count))
  }
}

extension Earcon.Timbre {
  fileprivate func sample(at phase: Double) -> Double {
    switch self {
    case .pure: Mathematics.sine(phase)
    case .soft: Mathematics.sine(phase) + 0.3 * Mathematics.sine(2 * phase) + 0.12 * Mathematics.sine(3 * phase)
    case .hollow: Mathematics.sine(phase) + 0.4 * Mathematics.sine(3 * phase) + 0.2 * Mathematics.sine(5 * phase)
    case .noise: 0
    }
  }
}

/// Noise that is the same each time, from a generator of our own.
private struct Noise {
  private var state: UInt32 = 0x9E37_79B9
  private var level = 0.0

  /// Dampens frequencies much above this one, in hertz.
  mutating func next(around frequency: Double) -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    let white = Double(state >> 8) / Double(1 << 23) - 1
    level += (white - level) * min(1, 2 * Double.pi * frequency / Double(Waveform.mixRate))
    return level
  }
}
