internal import AloudChart

/// Sound as 16-bit samples, with interleaved channels.
public struct Waveform: Equatable, Sendable {
  /// The sample rate of espeak-ng's speech, in hertz.
  public static let speechRate = 22_050
  /// The sample rate of mixed speech and tones, in hertz. It is twice that of speech, so that speech can be converted
  /// without loss.
  public static let mixRate = AudioGraph.sampleRate

  /// Samples a second in each channel, in hertz.
  public let sampleRate: Int
  /// The number of channels: 1, or 2 for left and right.
  public let channelCount: Int
  /// The samples; with two channels, left and right alternate.
  public var samples: [Int16]

  /// Creates sound of samples; by default, silence in the format of speech.
  ///
  /// - Precondition: the rate and the number of channels are greater than 0.
  public init(sampleRate: Int = speechRate, channelCount: Int = 1, samples: [Int16] = []) {
    precondition(sampleRate > 0 && channelCount > 0, "sound has samples, and at least one channel")
    self.sampleRate = sampleRate
    self.channelCount = channelCount
    self.samples = samples
  }

  /// The number of samples in each channel.
  public var frameCount: Int { samples.count / channelCount }

  /// The duration in seconds.
  public var duration: Double { Double(frameCount) / Double(sampleRate) }

  /// The waveform without its first seconds; all of it if `seconds` is not a number.
  public func dropping(seconds: Double) -> Waveform {
    guard seconds > 0 else { return self }
    let frames = min(seconds * Double(sampleRate), Double(frameCount))
    var rest = self
    rest.samples.removeFirst(Int(frames) * channelCount)
    return rest
  }
}
