internal import Foundation

/// Puts speech, silence and short sounds together, piece by piece. It keeps only the rest of short sounds.
struct Mixer {
  let mix: Mix
  /// How much has been delivered, in samples of one channel.
  private(set) var position = 0
  /// The short sounds that are added to what comes next, left and right in turn.
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

  /// A sum that does not overflow, even when thousands of sounds begin at once.
  private static func sum(_ one: Int32, _ other: Int32) -> Int32 { min(max(one + other, -loudest), loudest) }

  /// Far beyond what can be heard, and far from what a number can hold.
  private static let loudest: Int32 = 1 << 24

  /// Speech in the form of the mix.
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
      // At twice the rate, a new sample is halfway between two; no difference is heard in speech.
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

  /// Tones in the form of the mix.
  ///
  /// - Parameter samples: at ``Waveform/mixRate``; left and right in turn in stereo, else one channel, which is heard on both.
  /// - Returns: left and right in turn.
  mutating func tones(_ samples: ArraySlice<Int16>) -> Waveform {
    handOn(mix.isStereo ? Array(samples) : samples.flatMap { [$0, $0] })
  }

  mutating func silence(_ frames: Int) -> Waveform {
    handOn([Int16](repeating: 0, count: frames * mix.channelCount))
  }

  /// Lets time pass without making samples.
  mutating func skip(_ frames: Int) {
    position += frames
    overlay.removeFirst(min(2 * frames, overlay.count))
  }

  private mutating func handOn(_ samples: [Int16]) -> Waveform {
    var samples = samples
    let count = min(samples.count, overlay.count)
    // A sound that is too loud is clipped.
    for index in 0..<count { samples[index] = Int16(clamping: Int32(samples[index]) + overlay[index]) }
    overlay.removeFirst(count)
    position += samples.count / mix.channelCount
    return Waveform(sampleRate: mix.sampleRate, channelCount: mix.channelCount, samples: samples)
  }
}

/// The sounds that are mixed into speech, and the format that results.
public struct Mix: Equatable, Sendable {
  /// True to hear events, too.
  public var hasEarcons: Bool
  /// Everything comes from where its element is on the screen.
  public var isStereo: Bool

  /// There are audio graphs among it; ``SoundProduction`` and ``SoundRenderer`` find that in the score.
  public var hasGraphs: Bool

  public init(hasEarcons: Bool = false, isStereo: Bool = false, hasGraphs: Bool = false) {
    self.hasEarcons = hasEarcons
    self.isStereo = isStereo
    self.hasGraphs = hasGraphs
  }

  /// Speech alone stays as the engine makes it; with anything else it is left and right, at twice the rate.
  public var isMixed: Bool { hasEarcons || isStereo || hasGraphs }

  /// In hertz.
  public var sampleRate: Int { isMixed ? Waveform.mixRate : Waveform.speechRate }
  public var channelCount: Int { isMixed ? 2 : 1 }

  /// How loud something is left and right, in parts of 32,768.
  ///
  /// In stereo, the sum is equally loud at every position, and no sound is on one side alone, so that one ear hears all.
  ///
  /// - Parameter position: from 0, the left edge, to 1.
  /// - Returns: 32,768 is as loud as it was.
  func gains(at position: Double) -> (left: Int32, right: Int32) {
    guard isStereo else { return (32_768, 32_768) }
    let place = position.isFinite ? min(max(position, 0), 1) : 0.5
    let angle = (0.1 + 0.8 * place) * Double.pi / 2
    return (Int32((cos(angle) * 32_768).rounded()), Int32((sin(angle) * 32_768).rounded()))
  }
}
