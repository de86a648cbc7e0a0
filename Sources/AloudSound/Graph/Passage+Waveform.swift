public import AloudChart

extension AudioGraph.Passage {
  /// The samples, at ``Waveform/mixRate``; the same each time.
  ///
  ///     let graph = AudioGraph(chart, settings: VoiceOverSettings())
  ///     graph.passages[0].waveform().duration  // 2.46 seconds
  ///
  /// The first and the last sample are 0, and none is louder than `peak`, however many tones
  /// sound at once.
  ///
  /// - Parameter isStereo: false for one channel, in which all sounds in the middle.
  /// - Returns: as many samples as `duration` tells, of each channel.
  /// - Complexity: O(n) in the samples of all tones; a few milliseconds for six seconds.
  public func waveform(isStereo: Bool = true) -> Waveform {
    let channelCount = isStereo ? 2 : 1
    var sum = [Float](repeating: 0, count: frameCount * channelCount)
    let scale = Float(min(max(peak, 0), 1)) * Float(Int16.max) / Float(max(loudestSum, 1))
    sum.withUnsafeMutableBufferPointer { sum in
      for tone in tones {
        var voice = ToneVoice(tone, evensLoudness: evensLoudness, scale: scale)
        if isStereo { voice.addStereo(to: sum) } else { voice.addMono(to: sum) }
      }
    }
    // A value that is no number, since a tone is none, is silent.
    let samples = sum.map { value in
      let sample = value.rounded(.toNearestOrAwayFromZero)
      return abs(sample) <= Float(Int16.max) ? Int16(sample) : 0
    }
    return Waveform(sampleRate: Waveform.mixRate, channelCount: channelCount, samples: samples)
  }

  /// The most that sounds at once, in levels.
  private var loudestSum: Double {
    // A tone that begins in the instant in which another ends sounds with its last sample.
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
  /// All passages with the silence between them.
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
