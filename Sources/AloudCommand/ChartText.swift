import Aloud

/// A chart as people read it: what its app says, then what its numbers show.
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
      guard explains else { continue }
      for line in reasons(for: sentence) { try buffer.writeLine(Style.quiet("    \(line)")) }
    }
    try buffer.writeLine(Style.quiet(sound))
  }

  /// How long the graph is, and how much is in it.
  private var sound: String {
    let points = described.graph.events.count { $0.kind == .point }
    return described.words.sound(
      seconds: (described.graph.duration * 10).rounded() / 10, points: points)
  }

  // MARK: Reasons

  private func reasons(for sentence: ChartDescription.Sentence) -> [String] {
    let rule = sentence.kind.rule
    return ["\(sentence.kind.rawValue): \(rule.summary) [\(rule.evidence)]"] + figures(for: sentence)
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
}
