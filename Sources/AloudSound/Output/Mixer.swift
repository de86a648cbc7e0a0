internal import AloudTones
internal import Foundation

/// Mixes speech, silence and short sounds, piece by piece. It stores only the remainders of short sounds.
struct Mixer {
  let mix: Mix
  /// How much has been delivered, in samples of one channel.
  private(set) var position = 0
  /// The short sounds that are added to the next samples; left and right alternate.
  private var overlay: [Int32] = []

  init(_ mix: Mix) { self.mix = mix }

  /// The current time in seconds.
  var time: Double { Double(position) / Double(mix.sampleRate) }

  /// The length of the short sounds that remain, in samples of one channel.
  var tail: Int { overlay.count / 2 }

  /// Adds a short sound that begins now, or after a number of samples of one channel.
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

  /// A sum that does not overflow, even with thousands of sounds at once.
  private static func sum(_ one: Int32, _ other: Int32) -> Int32 { min(max(one + other, -loudest), loudest) }

  /// Much louder than any audible sound, but small enough to avoid overflow.
  private static let loudest: Int32 = 1 << 24

  /// Converts speech to the format of the mix.
  ///
  /// - Parameters:
  ///   - samples: one channel, at `Waveform.speechRate`.
  ///   - next: the sample after them; nil at the end.
  ///   - position: the position of its source, from left to right.
  /// - Returns: the same number of samples, or four for each if there is mixing.
  mutating func speech(_ samples: ArraySlice<Int16>, next: Int16?, position: Double) -> Waveform {
    guard mix.isMixed else { return handOn(Array(samples)) }
    let gains = mix.gains(at: position)
    var result: [Int16] = []
    result.reserveCapacity(4 * samples.count)
    var sample = Int32(samples.first ?? 0)
    for index in samples.indices {
      // At twice the rate, each new sample is halfway between two. In speech, no difference is audible.
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

  /// Converts tones to the format of the mix.
  ///
  /// - Parameter samples: at `Waveform.mixRate`; in stereo, left and right alternate; otherwise one channel, which is
  ///   used for both.
  /// - Returns: samples in which left and right alternate.
  mutating func tones(_ samples: ArraySlice<Int16>) -> Waveform {
    handOn(mix.isStereo ? Array(samples) : samples.flatMap { [$0, $0] })
  }

  mutating func silence(_ frames: Int) -> Waveform {
    handOn([Int16](repeating: 0, count: frames * mix.channelCount))
  }

  /// Advances the time without making samples.
  mutating func skip(_ frames: Int) {
    position += frames
    overlay.removeFirst(min(2 * frames, overlay.count))
  }

  private mutating func handOn(_ samples: [Int16]) -> Waveform {
    var samples = samples
    let count = min(samples.count, overlay.count)
    // Sounds that are too loud are clipped.
    for index in 0..<count { samples[index] = Int16(clamping: Int32(samples[index]) + overlay[index]) }
    overlay.removeFirst(count)
    position += samples.count / mix.channelCount
    return Waveform(sampleRate: mix.sampleRate, channelCount: mix.channelCount, samples: samples)
  }
}

/// The sounds that are mixed with speech, and the resulting format.
public struct Mix: Equatable, Sendable {
  /// If true, events have sounds.
  public var hasEarcons: Bool
  /// If true, each sound has the position of its element on the screen.
  public var isStereo: Bool

  /// If true, there are audio graphs; ``SoundProduction`` and ``SoundRenderer`` determine this from the score.
  public var hasGraphs: Bool

  /// Creates a mix; by default, of speech alone.
  public init(hasEarcons: Bool = false, isStereo: Bool = false, hasGraphs: Bool = false) {
    self.hasEarcons = hasEarcons
    self.isStereo = isStereo
    self.hasGraphs = hasGraphs
  }

  /// False for speech alone, which has the format of the engine. A mix has two channels, at twice the rate.
  public var isMixed: Bool { hasEarcons || isStereo || hasGraphs }

  /// The sample rate in hertz.
  public var sampleRate: Int { isMixed ? Waveform.mixRate : Waveform.speechRate }
  /// 2 for a mix, otherwise 1.
  public var channelCount: Int { isMixed ? 2 : 1 }

  /// The gains of the left and the right channel, in units of 1/32,768.
  ///
  /// In stereo, the total loudness is the same at every position, and no sound is in only one channel, so that one ear
  /// hears everything.
  ///
  /// - Parameter position: from 0, the left edge, to 1.
  /// - Returns: the gains; 32,768 does not change the volume.
  func gains(at position: Double) -> (left: Int32, right: Int32) {
    guard isStereo else { return (32_768, 32_768) }
    let place = position.isFinite ? min(max(position, 0), 1) : 0.5
    let angle = (0.1 + 0.8 * place) * Double.pi / 2
    return (Int32((cos(angle) * 32_768).rounded()), Int32((sin(angle) * 32_768).rounded()))
  }
}
