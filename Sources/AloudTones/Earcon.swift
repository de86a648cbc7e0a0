internal import AloudBase
public import AloudReader
internal import AloudTree

/// A short sound for an event, made of notes. The sounds are Aloud's own, not Apple's.
///
///     Earcon(for: .boundary)?.waveform()   // a dull thud of 160 milliseconds
///     Earcon(for: .stillSpeaking)          // nil: this is no sound
public struct Earcon: Equatable, Sendable {
  /// The sound of a note.
  public enum Timbre: Equatable, Sendable {
    /// A single frequency.
    case pure
    /// With overtones, like a plucked string.
    case soft
    /// With only odd overtones, like a clarinet or a buzzer.
    case hollow
    /// Without a pitch; a lower frequency sounds rougher.
    case noise
  }

  /// A note, or a glide from one frequency to another.
  public struct Note: Equatable, Sendable {
    /// The start in milliseconds.
    public let start: Int
    /// The length in milliseconds.
    public let length: Int
    /// The frequencies at the beginning and at the end, in hertz.
    public let from, to: Double
    /// The overtones.
    public let timbre: Timbre

    init(at start: Int, for length: Int, _ from: Double, to: Double? = nil, _ timbre: Timbre = .soft) {
      self.start = start
      self.length = length
      self.from = from
      self.to = to ?? from
      self.timbre = timbre
    }
  }

  /// What the sound reports.
  public let happening: Happening
  /// A description of the sound.
  public let description: String
  /// What the sound means.
  public let meaning: String
  /// The tones of which the sound consists; they may overlap.
  public let notes: [Note]
  /// The level of the loudest sample, relative to 1; at most 0.5, which is 6 decibels below the maximum.
  public let level: Double

  init(_ happening: Happening, _ description: String, _ meaning: String, level: Double = 0.35, _ notes: [Note]) {
    self.happening = happening
    self.description = description
    self.meaning = meaning
    self.level = level
    self.notes = notes
  }

  /// The sound for an event; nil for an event without a sound.
  public init?(for happening: Happening) {
    guard let earcon = Earcon.table.first(where: { $0.happening == happening }) else { return nil }
    self = earcon
  }

  /// The duration in seconds.
  public var duration: Double { Double(notes.map { $0.start + $0.length }.max() ?? 0) / 1000 }
}

extension Earcon {
  /// The samples: one channel, at ``Waveform/mixRate``; the same each time.
  ///
  /// The sound begins and ends with silence, so that there is no unintended click.
  ///
  /// - Complexity: O(n) in the samples; well under a millisecond.
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

  /// The envelope: up within 4 milliseconds, then slowly down, and to zero within the last 8. In short notes, each
  /// phase takes a third.
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

/// Noise from a deterministic generator, so that it is the same each time.
private struct Noise {
  private var state: UInt32 = 0x9E37_79B9
  private var level = 0.0

  /// Returns the next sample; frequencies much above this one, in hertz, are damped.
  mutating func next(around frequency: Double) -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    let white = Double(state >> 8) / Double(1 << 23) - 1
    level += (white - level) * min(1, 2 * Double.pi * frequency / Double(Waveform.mixRate))
    return level
  }
}
