import Aloud

/// A chart as people read it: what its app says, what its numbers show, then what VoiceOver says of both.
struct ChartText {
  let described: DescribedChart
  let explains: Bool

  /// Writes a line a sentence.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func write(to buffer: inout OutputBuffer) throws(Failure) {
    var indent = ""
    for sentence in described.description.sentences {
      switch sentence.kind {
      case .title: try buffer.writeLine(Style.heading(sentence.text))
      case .computed:
        try buffer.writeLine(described.words.head(sentence.text))
        indent = "  "
      default: try buffer.writeLine((sentence.isComputed ? indent : "") + sentence.text)
      }
      if explains { try write(reasons(for: sentence), to: &buffer) }
    }
    try writeDetails(to: &buffer)
    try buffer.writeLine(Style.quiet(sound))
  }

  /// VoiceOver's words after Describe chart, then of each series the further words on the screen of chart details.
  private func writeDetails(to buffer: inout OutputBuffer) throws(Failure) {
    let book = described.words.words
    func write(_ sentence: ChartDetails.Sentence, _ indent: String) throws(Failure) {
      try buffer.writeLine(indent + sentence.text)
      guard explains else { return }
      try self.write([said("\(sentence.kind.explanation)")], to: &buffer)
    }
    try buffer.writeLine(described.words.head(book.text(.chartVoiceover)))
    for sentence in described.details.description { try write(sentence, "  ") }
    let series = described.features.series
    for (place, (features, analysis)) in zip(series, described.analyses).enumerated() {
      if series.count > 1, let name = described.words.name(ofSeries: place)?.onOneLine {
        try buffer.writeLine("  " + book.text(.chartCurrentSeries, ["series": name]))
      }
      for sentence in described.details.sentences(ofSeries: place, features: features, analysis: analysis)
        .flatMap(\.sentences)
      {
        try write(sentence, series.count > 1 ? "    " : "  ")
      }
      if explains { try self.write(figures(analysis), to: &buffer) }
    }
  }

  private func write(_ reasons: [String], to buffer: inout OutputBuffer) throws(Failure) {
    for line in reasons { try buffer.writeLine(Style.quiet("    \(line)")) }
  }

  /// How long the graph is, and how much is in it.
  private var sound: String {
    let points = described.graph.events.count { $0.kind == .point }
    return described.words.sound(
      seconds: (described.graph.duration * 10).rounded() / 10, points: points)
  }

  // MARK: Reasons

  private func reasons(for sentence: ChartDescription.Sentence) -> [String] {
    [said("\(sentence.kind.explanation)")] + figures(for: sentence)
  }

  /// The numbers behind a sentence that tells none.
  private func figures(for sentence: ChartDescription.Sentence) -> [String] {
    guard sentence.kind == .trend, let series = sentence.series else { return [] }
    let trend = described.features.series[series].trend
    let figures: [(String, Double?)] = [
      ("tau", trend.tau), ("p", trend.p), ("slope", trend.slope), ("Spearman", trend.spearman),
      ("R²", trend.rSquared),
    ]
    return [
      figures.map { "\($0) \(JSONValue.number($1.map { ChartWords.rounded($0) }).text)" }.joined(separator: ", ")
    ]
  }

  /// The numbers behind VoiceOver's sentences.
  private func figures(_ analysis: SeriesAnalysis) -> [String] {
    let figures = [("correlation", analysis.correlation), ("fit", analysis.fit)]
    return [figures.map { "\($0) \(JSONValue.number($1.map { ChartWords.rounded($0) }).text)" }.joined(separator: ", ")]
  }
}
