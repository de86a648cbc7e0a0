internal import AloudChart
internal import AloudReader
internal import AloudTones

/// Makes the sound of a score.
///
///     try SoundRenderer(score, mix: Mix()).render(with: engine) { piece throws(SoundError) in … }
///
/// Only one utterance and its neighbors are in memory at a time, however long the score is.
public struct SoundRenderer: Sendable {
  private let score: Score
  private let mix: Mix
  /// False when only times are needed, and no samples.
  private let makesSound: Bool
  private let earcons: [Waveform?]

  /// - Parameters:
  ///   - score: the score.
  ///   - mix: the sounds in addition to speech.
  ///   - makesSound: false for only times; long silences then cost nothing.
  public init(_ score: Score, mix: Mix = Mix(), makesSound: Bool = true) {
    var mix = mix
    mix.hasGraphs = mix.hasGraphs || score.hasGraphs
    self.score = score
    self.mix = mix
    self.makesSound = makesSound
    earcons = mix.hasEarcons ? Happening.allCases.map { Earcon(for: $0)?.waveform() } : []
  }

  /// Makes the engine speak all lines that are heard, at least in part, and delivers the results in order.
  ///
  /// - Parameters:
  ///   - engine: the speech engine.
  ///   - take: receives each piece.
  /// - Throws: ``SoundError`` of the engine, and errors of `take`.
  public func render(
    with engine: some SpeechEngine, _ take: (SoundPiece) throws(SoundError) -> Void
  ) throws(SoundError) {
    var progress = Progress(mixer: Mixer(mix))
    let heard = score.heardLines
    try play(&progress, take)
    var index = 0
    try engine.render(heard.lazy.map { score.lines[$0].spoken.passage }) { rendition throws(SoundError) in
      guard index < heard.count else { return }
      let line = heard[index]
      index += 1
      progress.timer = LineTimer(line, score.lines[line].spoken, rendition)
      progress.rendition = rendition
      try take(.began(line: line))
      try play(&progress, take)
      try finishLine(&progress, take)
    }
    try rest(progress.mixer.tail, &progress.mixer, take)
  }

  /// The progress of the rendering.
  private struct Progress {
    var cue = 0
    var mixer: Mixer
    var timer: LineTimer?
    var rendition = Rendition()
    /// The tones that were heard last; graphs are often heard in several portions.
    var tones: (graph: Int, waveform: Waveform)?
    /// The end of the last sound of each event, in samples.
    var ends: [Happening: Int] = [:]
  }

  /// The maximum delay of a sound, in seconds; a sound that would be later is left out.
  private static let longestDelay = 2.0

  /// Adds the sound of an event. Two equal sounds at one time would be heard as one louder sound, so the second follows
  /// the first.
  private func add(_ happening: Happening, at position: Double, _ progress: inout Progress) {
    guard let index = Happening.allCases.firstIndex(of: happening), index < earcons.count, let earcon = earcons[index]
    else { return }
    let now = progress.mixer.position
    let delay = max(0, (progress.ends[happening] ?? 0) - now)
    guard Double(delay) <= SoundRenderer.longestDelay * Double(mix.sampleRate) else { return }
    progress.mixer.add(earcon, position: position, after: delay)
    progress.ends[happening] = now + delay + earcon.frameCount
  }

  /// Plays cues until another line begins.
  private func play(
    _ progress: inout Progress, _ take: (SoundPiece) throws(SoundError) -> Void
  ) throws(SoundError) {
    while progress.cue < score.cues.count {
      switch score.cues[progress.cue] {
      case .speech(let line, let start, let end):
        guard line == progress.timer?.line else { return }
        try speak(from: start, to: end, &progress, take)
      case .graph(let graph, let start, let end):
        // The previous line is reported before the next one.
        if let line = progress.timer?.line, line != score.nextLine(after: progress.cue) {
          try finishLine(&progress, take)
        }
        try playGraph(graph, from: start, to: end, &progress, take)
      case .silence(let seconds):
        try rest(Int((min(seconds, Score.longestSilence) * Double(mix.sampleRate)).rounded()), &progress.mixer, take)
      case .happening(let happening, let position):
        try take(.happened(happening, time: progress.mixer.time))
        add(happening, at: position, &progress)
      }
      progress.cue += 1
    }
  }

  private func finishLine(
    _ progress: inout Progress, _ take: (SoundPiece) throws(SoundError) -> Void
  ) throws(SoundError) {
    guard let timer = progress.timer else { return }
    progress.timer = nil
    try take(.heard(timer.finished()))
  }

  private func rest(
    _ frames: Int, _ mixer: inout Mixer, _ take: (SoundPiece) throws(SoundError) -> Void
  ) throws(SoundError) {
    guard makesSound else { return mixer.skip(frames) }
    for start in stride(from: 0, to: frames, by: mix.sampleRate) {
      try take(.sound(mixer.silence(min(mix.sampleRate, frames - start))))
    }
  }

  private func speak(
    from start: Double, to end: Double, _ progress: inout Progress, _ take: (SoundPiece) throws(SoundError) -> Void
  ) throws(SoundError) {
    let waveform = progress.rendition.waveform
    let range = frame(start, waveform.frameCount)..<frame(end, waveform.frameCount)
    progress.timer?.hear(range, from: progress.mixer.time, upTo: end)
    let factor = mix.sampleRate / Waveform.speechRate
    guard makesSound else { return progress.mixer.skip(factor * range.count) }
    let position = progress.timer.map { score.lines[$0.line].position } ?? 0.5
    let samples = faded(waveform, range, at: progress.cue).samples
    for place in stride(from: range.lowerBound, to: range.upperBound, by: Waveform.speechRate) {
      let next = min(place + Waveform.speechRate, range.upperBound)
      let following = next < samples.endIndex ? samples[next] : nil
      try take(.sound(progress.mixer.speech(samples[place..<next], next: following, position: position)))
    }
  }

  private func playGraph(
    _ index: Int, from start: Double, to end: Double, _ progress: inout Progress,
    _ take: (SoundPiece) throws(SoundError) -> Void
  ) throws(SoundError) {
    let passage = score.graphs[index].passage
    let count = passage.frameCount
    let range = frame(start, count)..<frame(end, count)
    let seconds = { (frame: Int) in Double(frame) / Double(mix.sampleRate) }
    let heard = HeardGraph(
      graph: index, start: progress.mixer.time, portion: seconds(range.lowerBound)..<seconds(range.upperBound))
    if makesSound {
      let whole =
        if let tones = progress.tones, tones.graph == index { tones.waveform } else {
          passage.waveform(isStereo: mix.isStereo)
        }
      progress.tones = (index, whole)
      let waveform = faded(whole, range, at: progress.cue)
      let channels = waveform.channelCount
      for place in stride(from: range.lowerBound, to: range.upperBound, by: mix.sampleRate) {
        let next = min(place + mix.sampleRate, range.upperBound)
        try take(.sound(progress.mixer.tones(waveform.samples[place * channels..<next * channels])))
      }
    } else {
      progress.mixer.skip(range.count)
    }
    try take(.played(heard))
  }

  private func frame(_ share: Double, _ count: Int) -> Int { Int((min(max(share, 0), 1) * Double(count)).rounded()) }

  // MARK: Cutting

  /// The length of the fade at a cut, in milliseconds; it prevents clicks.
  private static let fade = 5

  /// The sound, faded where a portion of it is cut in the middle. Samples after a cut are left out.
  private func faded(_ waveform: Waveform, _ range: Range<Int>, at cue: Int) -> Waveform {
    let isCutBefore = range.lowerBound > 0 && !score.goesOn(at: cue, by: -1)
    let isCutAfter = range.upperBound < waveform.frameCount && !score.goesOn(at: cue, by: 1)
    guard isCutBefore || isCutAfter else { return waveform }
    var waveform = waveform
    let channels = waveform.channelCount
    let length = min(waveform.sampleRate * SoundRenderer.fade / 1000, range.count / 2)
    func soften(_ frame: Int, to offset: Int) {
      for index in frame * channels..<(frame + 1) * channels {
        waveform.samples[index] = Int16(Int(waveform.samples[index]) * offset / length)
      }
    }
    for offset in 0..<length {
      if isCutBefore { soften(range.lowerBound + offset, to: offset) }
      if isCutAfter { soften(range.upperBound - 1 - offset, to: offset) }
    }
    if isCutAfter { waveform.samples.removeSubrange((range.upperBound * channels)...) }
    return waveform
  }
}

extension Score {
  /// The lines that are heard, at least in part, in order.
  var heardLines: [Int] {
    var lines: [Int] = []
    for case .speech(let line, _, _) in cues where lines.last != line { lines.append(line) }
    return lines
  }

  /// The next line that is heard after a cue; nil when there is none.
  fileprivate func nextLine(after cue: Int) -> Int? {
    for case .speech(let line, _, _) in cues[cue...] { return line }
    return nil
  }

  /// True when speech, or an audio graph, continues without a gap where a cue begins (-1) or ends (1).
  fileprivate func goesOn(at cue: Int, by step: Int) -> Bool {
    guard let portion = cues[cue].portion else { return false }
    var index = cue + step
    while cues.indices.contains(index) {
      if case .happening = cues[index] {
        index += step
        continue
      }
      guard let other = cues[index].portion, other.isGraph == portion.isGraph, other.place == portion.place else {
        return false
      }
      return step > 0 ? other.start == portion.end : other.end == portion.start
    }
    return false
  }
}

extension Score.Cue {
  /// The portion of a line or a graph that is heard; nil for a cue without portions.
  fileprivate var portion: (isGraph: Bool, place: Int, start: Double, end: Double)? {
    switch self {
    case .speech(let line, let start, let end): (false, line, start, end)
    case .graph(let graph, let start, let end): (true, graph, start, end)
    case .silence, .happening: nil
    }
  }
}
