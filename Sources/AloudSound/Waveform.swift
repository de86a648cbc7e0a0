internal import AloudChart

/// Sound as numbers: samples of 16 bits, channel beside channel.
public struct Waveform: Equatable, Sendable {
  /// The rate at which espeak-ng speaks, in hertz.
  public static let speechRate = 22_050
  /// The rate of what is mixed of speech and tones, in hertz: twice that of speech, so that speech fits without loss.
  public static let mixRate = AudioGraph.sampleRate

  /// Samples a second, of each channel, in hertz.
  public let sampleRate: Int
  /// 1, or 2 for left and right.
  public let channelCount: Int
  /// Left and right in turn where there are two.
  public var samples: [Int16]

  public init(sampleRate: Int = speechRate, channelCount: Int = 1, samples: [Int16] = []) {
    precondition(sampleRate > 0 && channelCount > 0, "sound has samples, and at least one channel")
    self.sampleRate = sampleRate
    self.channelCount = channelCount
    self.samples = samples
  }

  /// How many samples each channel has.
  public var frameCount: Int { samples.count / channelCount }

  /// In seconds.
  public var duration: Double { Double(frameCount) / Double(sampleRate) }

  /// The rest of it, without its first seconds; all of it when that is no number.
  public func dropping(seconds: Double) -> Waveform {
    guard seconds > 0 else { return self }
    let frames = min(seconds * Double(sampleRate), Double(frameCount))
    var rest = self
    rest.samples.removeFirst(Int(frames) * channelCount)
    return rest
  }
}
