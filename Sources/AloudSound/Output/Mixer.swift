/// Puts speech, silence and short sounds together, piece by piece.
///
/// It keeps no more than what short sounds have still to sound.
struct Mixer {
  let mix: Mix
  /// How much has been handed on, in samples of one channel.
  private(set) var position = 0
  /// Left and right in turn: what sounds on top of what comes next.
  private var overlay: [Int32] = []

  init(_ mix: Mix) { self.mix = mix }

  /// In seconds.
  var time: Double { Double(position) / Double(mix.sampleRate) }

  /// The sound that is left when nothing else comes, in samples of one channel.
  var tail: Int { overlay.count / 2 }

  /// A short sound begins now, or after so many samples of one channel.
  mutating func add(_ sound: Waveform, position: Double, after delay: Int = 0) {
    guard mix.isMixed else { return }
    let gains = mix.gains(at: position)
    let missing = 2 * (delay + sound.samples.count) - overlay.count
    if missing > 0 { overlay += [Int32](repeating: 0, count: missing) }
    for (index, sample) in zip(delay..., sound.samples) {
      overlay[2 * index] = Mixer.sum(overlay[2 * index], (Int32(sample) * gains.left) >> 15)
      overlay[2 * index + 1] = Mixer.sum(overlay[2 * index + 1], (Int32(sample) * gains.right) >> 15)
    }
  }

  /// A sum that does not overflow, however many sounds begin at once: a walk without pauses has thousands.
  private static func sum(_ one: Int32, _ other: Int32) -> Int32 { min(max(one + other, -loudest), loudest) }

  /// Far beyond what can be heard, and far from what a number can hold.
  private static let loudest: Int32 = 1 << 24

  /// Speech as it is to be handed on.
  ///
  /// - Parameters:
  ///   - samples: one channel, at ``Waveform/speechRate``.
  ///   - next: the sample after them; nil at the end.
  ///   - position: where it comes from, left to right.
  /// - Returns: as many samples, or four for each where it is mixed.
  mutating func speech(_ samples: ArraySlice<Int16>, next: Int16?, position: Double) -> Waveform {
    guard mix.isMixed else { return handOn(Array(samples)) }
    let gains = mix.gains(at: position)
    var result: [Int16] = []
    result.reserveCapacity(4 * samples.count)
    var sample = Int32(samples.first ?? 0)
    for index in samples.indices {
      // Twice the rate: a sample between two is halfway, which costs nothing that can be heard of speech.
      let after = index + 1 < samples.endIndex ? Int32(samples[index + 1]) : Int32(next ?? 0)
      let between = (sample + after) >> 1
      result.append(Int16(truncatingIfNeeded: (sample * gains.left) >> 15))
      result.append(Int16(truncatingIfNeeded: (sample * gains.right) >> 15))
      result.append(Int16(truncatingIfNeeded: (between * gains.left) >> 15))
      result.append(Int16(truncatingIfNeeded: (between * gains.right) >> 15))
      sample = after
    }
    return handOn(result)
  }

  /// Tones as they are to be handed on.
  ///
  /// - Parameter samples: at ``Waveform/mixRate``; left and right in turn in stereo, else one channel, which is heard on both.
  /// - Returns: left and right in turn.
  mutating func tones(_ samples: ArraySlice<Int16>) -> Waveform {
    handOn(mix.isStereo ? Array(samples) : samples.flatMap { [$0, $0] })
  }

  mutating func silence(_ frames: Int) -> Waveform {
    handOn([Int16](repeating: 0, count: frames * mix.channelCount))
  }

  /// Time passes for which nobody wants samples.
  mutating func skip(_ frames: Int) {
    position += frames
    overlay.removeFirst(min(2 * frames, overlay.count))
  }

  private mutating func handOn(_ samples: [Int16]) -> Waveform {
    var samples = samples
    let count = min(samples.count, overlay.count)
    // A sound that is too loud stays at the loudest there is, instead of turning over.
    for index in 0..<count { samples[index] = Int16(clamping: Int32(samples[index]) + overlay[index]) }
    overlay.removeFirst(count)
    position += samples.count / mix.channelCount
    return Waveform(sampleRate: mix.sampleRate, channelCount: mix.channelCount, samples: samples)
  }
}
