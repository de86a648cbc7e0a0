import Aloud

/// The text and the drawings of `aloud chart`.
struct ChartOutput {
  let isJSON: Bool
  private let explains: Bool
  private let picture: String?

  static let options: [Option] = [
    Option(.json, help: "one JSON object, for programs: statistics, description, and what is heard when"),
    Option(.explain, help: "under each sentence, the rule behind it and its numbers"),
    Option(.svg, writes: .picture, help: "draws the chart, and its pitch below; - is standard output"),
  ]

  init(_ arguments: Arguments, picture: String?) throws(Failure) {
    isJSON = arguments.has(.json)
    explains = arguments.has(.explain)
    self.picture = picture
    try arguments.require(!isJSON || !explains, "--json has all numbers already; leave out --explain")
    try arguments.require(
      !isJSON || picture.map(FileWriter.isStandardOutput) != true,
      "standard output can take either --svg or --json")
  }

  var draws: Bool { picture != nil }

  /// True when standard output has the picture, and so cannot have text.
  private var takesOutput: Bool { picture == "-" }

  func print(_ charts: [DescribedChart]) throws(Failure) {
    if isJSON { return try Standard.writeLine(ChartJSON.text(of: charts)) }
    guard !takesOutput else { return }
    let texts = charts.map { chart in
      let head = charts.count > 1 ? [Style.quiet("== \(chart.found.shownName)")] : []
      return head + ChartText(described: chart, explains: explains).lines
    }
    try Standard.writeLines(texts.joined(separator: [""]))
  }

  /// Draws the picture of a single chart.
  func draw(_ charts: [DescribedChart]) throws(Failure) {
    guard let picture, let chart = charts.first else { return }
    try OutputFile(path: picture).write(chart.picture.svg())
  }
}

extension [DescribedChart] {
  /// - Throws: ``Failure`` with 64 where an option accepts only one chart and there are several. The message lists
  ///   them.
  func haveOne(for option: OptionName) throws(Failure) {
    guard count > 1 else { return }
    let names = map { "\"\($0.found.shownName)\"" }.joined(separator: ", ")
    throw Arguments.usage("\(option) takes one chart; name one of \(names)", "chart")
  }
}

extension DescribedChart {
  var picture: ChartPicture {
    ChartPicture(
      found.chart, graph: graph, title: found.name, graphTitle: words.words.text(.rotorAudioGraph),
      description: description.texts, number: { words.number($0) })
  }
}

/// A chart for people: the description by its app, the facts from its numbers, and VoiceOver's words about both.
struct ChartText {
  let described: DescribedChart
  let explains: Bool

  /// One line for each sentence.
  var lines: [String] {
    var lines: [String] = []
    var indent = ""
    for sentence in described.description.sentences {
      switch sentence.kind {
      case .title: lines.append(Style.heading(sentence.text))
      case .computed:
        lines.append(described.words.head(sentence.text))
        indent = "  "
      default: lines.append((sentence.isComputed ? indent : "") + sentence.text)
      }
      lines += explained(reasons(for: sentence))
    }
    return lines + details + [Style.quiet(sound)]
  }

  /// VoiceOver's words after Describe chart, followed by its other words about each series on the chart details screen.
  private var details: [String] {
    let book = described.words.words
    func lines(_ sentence: ChartDetails.Sentence, _ indent: String) -> [String] {
      [indent + sentence.text] + explained([said(sentence.kind.explanation.told())])
    }
    let series = described.features.series
    let isOneOfSeveral = series.count > 1
    var details = [described.words.head(book.text(.chartVoiceover))]
    details += described.details.description.flatMap { lines($0, "  ") }
    for (place, (features, analysis)) in zip(series, described.analyses).enumerated() {
      if isOneOfSeveral, let name = described.words.name(ofSeries: place)?.onOneLine {
        details.append("  " + book.text(.chartCurrentSeries, ["series": name]))
      }
      let sections = described.details.sentences(ofSeries: place, features: features, analysis: analysis)
      details += sections.flatMap(\.sentences).flatMap { lines($0, isOneOfSeveral ? "    " : "  ") }
      details += explained(figures([("correlation", analysis.correlation), ("fit", analysis.fit)]))
    }
    return details
  }

  /// The lines of `--explain`.
  private func explained(_ reasons: [String]) -> [String] {
    explains ? reasons.map { Style.quiet("    \($0)") } : []
  }

  /// The duration of the graph, and the number of its points.
  private var sound: String {
    let points = described.graph.events.count { $0.kind == .point }
    return described.words.sound(seconds: (described.graph.duration * 10).rounded() / 10, points: points)
  }

  /// The rule of a sentence; for a sentence about a trend, also its statistics.
  private func reasons(for sentence: ChartDescription.Sentence) -> [String] {
    let rule = [said(sentence.kind.explanation.told())]
    guard sentence.kind == .trend, let series = sentence.series else { return rule }
    let trend = described.features.series[series].trend
    return rule
      + figures([
        ("tau", trend.tau), ("p", trend.p), ("slope", trend.slope), ("Spearman", trend.spearman),
        ("R²", trend.rSquared),
      ])
  }

  /// The names and the numbers, in one line.
  private func figures(_ figures: [(name: String, number: Double?)]) -> [String] {
    [figures.map { "\($0) \(JSONValue.number($1.map { ChartWords.rounded($0) }).text)" }.joined(separator: ", ")]
  }
}
