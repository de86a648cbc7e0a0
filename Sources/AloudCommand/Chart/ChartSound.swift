import Aloud

/// The sound of a chart: only the graph, or the graph with words.
struct ChartSound {
  private let options: SoundOptions
  private let reader: ReaderOptions
  /// True when the sound includes words.
  let isNarrated: Bool

  init(_ arguments: Arguments, reader: ReaderOptions) throws(Failure) {
    options = try SoundOptions(arguments)
    self.reader = reader
    isNarrated = options.isWanted && (arguments.has(.narrate) || options.isPlayed)
    let ofWords: [OptionName] = [.voice, .rate, .pitch, .volume, .speechEngine]
    if !isNarrated {
      try arguments.refuse(ofWords) { "\($0) needs --narrate or --speak; the graph alone has no words" }
    }
  }

  /// The option that requires the sound of a chart; nil without one.
  var wanted: OptionName? { options.wanted }

  var takesOutput: Bool { options.takesOutput }

  /// Plays the chart or writes its sound.
  ///
  /// - Returns: the duration, and the start of each passage of the graph, in seconds.
  /// - Throws: the same as ``SoundOptions/perform(_:onPiece:onLine:)``.
  func perform(_ described: DescribedChart) throws(Failure) -> ChartTimes {
    var times = ChartTimes()
    try options.perform(score(of: described), onPiece: { times.add($0) })
    return times
  }

  private func score(of described: DescribedChart) -> Score {
    var graph = described.graph
    for index in graph.passages.indices { graph.passages[index].describe(with: described.words) }
    var score = Score()
    guard isNarrated else {
      score.play(graph, id: described.found.id)
      return score
    }
    let ear = options.voice.ear(reader)
    func say(_ text: String) {
      let language = described.words.language
      let fragment = Fragment(.status, text, language: language, clause: .chart, node: described.found.node)
      let spoken = ear.spoken([fragment], as: text, settings: reader.settings)
      guard !spoken.text.isEmpty else { return }
      if !score.isEmpty { score.rest(seconds: Score.pauseBetweenStops) }
      score.speak(score.add(Score.Line(spoken, origin: .system, id: described.found.id)))
    }
    for text in described.description.texts { say(text) }
    for passage in graph.passages {
      if graph.passages.count > 1, let series = passage.series, let name = described.words.name(ofSeries: series) {
        say(name)
      }
      score.rest(seconds: Score.pauseBetweenStops)
      score.play(score.add(Score.Graph(passage, id: described.found.id)))
    }
    say(described.words.words.text(.audiographComplete))
    return score
  }
}

/// The times of a chart's sound, in seconds from the first sample.
struct ChartTimes {
  private(set) var duration = 0.0
  /// The start of each passage of the graph.
  private(set) var starts: [Double] = []

  fileprivate mutating func add(_ piece: SoundPiece) {
    switch piece {
    case .sound(let waveform): duration += waveform.duration
    case .played(let graph): starts.append(graph.start)
    case .began, .heard, .happened: break
    }
  }
}
