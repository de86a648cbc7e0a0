public import AloudChart
internal import AloudTree

/// Makes samples of a tone, block by block. Slowly changing values are computed at the ends of blocks, and
/// interpolated.
struct ToneVoice {
  private let tone: AudioGraph.Tone
  private let scale: Float
  private let table: [Float]
  private let first: Int
  private let count: Int
  /// The index of the last knot at or before the block.
  private var knot = 0
  /// The phase, as an index in the table.
  private var phase: Float = 0

  /// The length of a block in samples: 0.7 milliseconds.
  private static let block = 32
  private static let rate = Double(Waveform.mixRate)

  /// - Parameters:
  ///   - tone: the tone; its times are relative to the sound to which it is added.
  ///   - scale: the largest sample of a tone of level 1.
  init(_ tone: AudioGraph.Tone, scale: Float) {
    self.tone = tone
    self.scale = scale
    table = tone.timbre.table
    first = AudioGraph.frameCount(tone.start)
    // The count excludes the last sample, which is silent.
    count = max(AudioGraph.frameCount(tone.end) - first - 1, 0)
  }

  /// The state of a tone at the end of a block.
  private struct Instant {
    /// The increase of the phase from one sample to the next.
    var step: Float
    var left, right: Float
  }

  mutating func addStereo(to sum: UnsafeMutableBufferPointer<Float>) {
    blocks(upTo: sum.count / 2) { frame, sample, left, right in
      sum[2 * frame] += sample * left
      sum[2 * frame + 1] += sample * right
    }
  }

  mutating func addMono(to sum: UnsafeMutableBufferPointer<Float>) {
    blocks(upTo: sum.count, isStereo: false) { frame, sample, left, _ in sum[frame] += sample * left }
  }

  @inline(__always)
  private mutating func blocks(
    upTo end: Int, isStereo: Bool = true, _ add: (_ frame: Int, _ sample: Float, _ left: Float, _ right: Float) -> Void
  ) {
    var now = instant(at: 0, isStereo: isStereo)
    var start = 0
    let size = Float(ToneTable.size)
    table.withUnsafeBufferPointer { table in
      while start < count, first + start < end {
        let length = min(Self.block, count - start)
        let next = instant(at: start + length, isStereo: isStereo)
        let share = 1 / Float(length)
        let (bend, toLeft, toRight) = (
          (next.step - now.step) * share, (next.left - now.left) * share, (next.right - now.right) * share
        )
        for frame in first + start..<min(first + start + length, end) {
          let place = Int(phase)
          let sample = table[place] + (table[place + 1] - table[place]) * (phase - Float(place))
          add(frame, sample, now.left, now.right)
          phase += now.step
          if phase >= size { phase -= size }
          now.step += bend
          now.left += toLeft
          now.right += toRight
        }
        now = next
        start += length
      }
    }
  }

  // MARK: Values at the ends of blocks

  private mutating func instant(at frame: Int, isStereo: Bool) -> Instant {
    let length = Double(max(count, 1)) / Self.rate
    let time = min(Double(frame) / Self.rate, length)
    let (frequency, position) = course(at: tone.start + time)
    let sway = tone.timbre == .vibrato ? 1 + 0.005 * Mathematics.sine(2 * Double.pi * 5 * time) : 1
    // Higher tones sound louder, so they are made softer.
    let loudness = frequency > 500 ? (500 / frequency).squareRoot() : 1
    let gain = Float(tone.level * loudness * envelope(at: time, of: length)) * scale
    // A tone above half of the sample rate cannot be represented.
    let audible = frequency > 0 ? min(frequency * sway, Self.highest) : 0
    let step = Float(audible / Self.rate * Double(ToneTable.size))
    guard isStereo else { return Instant(step: step, left: gain, right: gain) }
    let angle = position * Double.pi / 2
    return Instant(
      step: step, left: gain * Float(Mathematics.cosine(angle)), right: gain * Float(Mathematics.sine(angle)))
  }

  /// The highest frequency, in hertz: half of the sample rate.
  private static let highest = rate / 2

  /// The pitch and the position, interpolated between two knots.
  private mutating func course(at time: Double) -> (frequency: Double, position: Double) {
    let knots = tone.knots
    while knot + 2 < knots.count, knots[knot + 1].time <= time { knot += 1 }
    guard knot + 1 < knots.count else { return (knots.last?.frequency ?? 0, knots.last?.position ?? 0.5) }
    let (one, other) = (knots[knot], knots[knot + 1])
    let length = other.time - one.time
    let way = length > 0 ? min(max((time - one.time) / length, 0), 1) : 1
    let frequency =
      one.frequency == other.frequency
      ? one.frequency : one.frequency * Mathematics.power(other.frequency / one.frequency, way)
    return (frequency, one.position + (other.position - one.position) * way)
  }

  /// The envelope from 0 to 0: attack, decay, release.
  private func envelope(at time: Double, of length: Double) -> Double {
    func swell(_ way: Double) -> Double { way >= 1 ? 1 : (1 - Mathematics.cosine(Double.pi * max(way, 0))) / 2 }
    let rise = tone.attack > 0 ? swell(time / tone.attack) : 1
    let fall = tone.release > 0 ? swell((length - time) / tone.release) : 1
    guard tone.decay != 0 else { return rise * fall }
    let held = max(length - tone.attack - tone.release, 1 / Self.rate)
    return rise * fall * Mathematics.power(10, -tone.decay / 20 * min(max((time - tone.attack) / held, 0), 1))
  }
}

/// One period of each timbre, with 1 as its largest value.
///
/// The phases of harmonics are shifted so that no two are steep at the same place. That reduces the steps between
/// samples, and is not audible.
enum ToneTable {
  /// The number of values in a period; the table repeats the first one at its end.
  static let size = 2048

  static let warm = table {
    Mathematics.cosine($0) + 0.3 * Mathematics.cosine(2 * $0) + 0.15 * Mathematics.cosine(3 * $0)
  }
  static let hollow = table { Mathematics.sine($0) - 0.3 * Mathematics.sine(3 * $0) + 0.1 * Mathematics.sine(5 * $0) }
  static let pure = table { Mathematics.sine($0) }

  private static func table(_ wave: (Double) -> Double) -> [Float] {
    let places = (0...size).map { wave(2 * Double.pi * Double($0 % size) / Double(size)) }
    let peak = places.reduce(0) { max($0, abs($1)) }
    return places.map { Float($0 / peak) }
  }
}

extension AudioGraph.Tone.Timbre {
  var table: [Float] {
    switch self {
    case .warm, .vibrato: ToneTable.warm
    case .hollow: ToneTable.hollow
    case .pure: ToneTable.pure
    }
  }
}

extension AudioGraph.Passage {
  /// The samples, at ``Waveform/mixRate``; the same each time.
  ///
  ///     let graph = AudioGraph(chart, settings: VoiceOverSettings())
  ///     graph.passages[0].waveform().duration  // 2.46 seconds
  ///
  /// The first and the last sample are 0. No sample exceeds half of full scale, however many tones sound at once.
  ///
  /// - Parameter isStereo: false for one channel, in which all tones are in the middle.
  /// - Returns: a waveform of length `duration`.
  /// - Complexity: O(n) in the samples of all tones; a few milliseconds for six seconds.
  public func waveform(isStereo: Bool = true) -> Waveform {
    let channelCount = isStereo ? 2 : 1
    var sum = [Float](repeating: 0, count: frameCount * channelCount)
    let scale = Float(AudioGraph.Passage.peak) * Float(Int16.max) / Float(max(loudestSum, 1))
    sum.withUnsafeMutableBufferPointer { sum in
      for tone in tones {
        var voice = ToneVoice(tone, scale: scale)
        if isStereo { voice.addStereo(to: sum) } else { voice.addMono(to: sum) }
      }
    }
    // A value that is not a number becomes silence.
    let samples = sum.map { value in
      let sample = value.rounded(.toNearestOrAwayFromZero)
      return abs(sample) <= Float(Int16.max) ? Int16(sample) : 0
    }
    return Waveform(sampleRate: Waveform.mixRate, channelCount: channelCount, samples: samples)
  }

  /// The greatest absolute value of a sample; 1 is full scale. It is 6 decibels below, so that nothing is too loud.
  private static let peak = Mathematics.decibels(-6)

  /// The maximum sum of levels at one time.
  private var loudestSum: Double {
    // A tone that begins when another ends overlaps with the last sample of that tone.
    let edges = tones.flatMap { [(time: $0.start, level: $0.level), (time: $0.end, level: -$0.level)] }
      .sorted { ($0.time, -$0.level) < ($1.time, -$1.level) }
    var level = 0.0
    var loudest = 0.0
    for edge in edges {
      level += edge.level
      loudest = max(loudest, level)
    }
    return loudest
  }
}

extension AudioGraph {
  /// The samples of all passages, with the silence between them.
  public func waveform(isStereo: Bool = true) -> Waveform {
    var all = Waveform(sampleRate: Waveform.mixRate, channelCount: isStereo ? 2 : 1)
    let silence = [Int16](repeating: 0, count: AudioGraph.frameCount(gap) * all.channelCount)
    for (index, passage) in passages.enumerated() {
      if index > 0 { all.samples += silence }
      all.samples += passage.waveform(isStereo: isStereo).samples
    }
    return all
  }
}
