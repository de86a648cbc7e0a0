internal import AloudTree

extension AudioGraph {
  /// How many frames a second has, which are a sample of each channel, in hertz. Passages and the gaps between them are whole
  /// numbers of frames, so that times here are those of the file.
  public static let sampleRate = 44_100

  /// A time, in seconds, rounded up to the end of its frame.
  static func wholeFrames(_ seconds: Double) -> Double {
    // A tiny part of the next frame comes from rounding.
    (seconds * Double(sampleRate) - 1e-6).rounded(.up) / Double(sampleRate)
  }

  /// The nearest whole number of frames; none for what is no time, and a year at most, or what `Int` holds.
  ///
  ///     AudioGraph.frameCount(0.5)  // 22,050
  public static func frameCount(_ seconds: Double) -> Int {
    seconds > 0 ? Int(clamping: (min(seconds, 31_536_000) * Double(sampleRate)).rounded()) : 0
  }
}

extension AudioGraph.Passage {
  /// How many frames it has: samples of each channel.
  public var frameCount: Int { AudioGraph.frameCount(duration) }
}
