import Aloud

/// What `aloud chart` prints and draws.
struct ChartOutput {
  private let isJSON: Bool
  private let explains: Bool
  private let picture: String?

  static let options: [Option] = [
    Option(name: "--json", help: "one JSON object, for programs: statistics, description, and what is heard when"),
    Option(name: "--explain", help: "under each sentence the rule by which it is said, and its numbers"),
    Option(name: "--svg", value: "FILE", help: "draws the chart, and its pitch below; - is standard output"),
  ]

  /// - Throws: ``Failure`` for options that do not go together.
  init(_ arguments: Arguments, picture: String?) throws(Failure) {
    isJSON = arguments.has("--json")
    explains = arguments.has("--explain")
    self.picture = picture
    if isJSON, explains { throw Arguments.usage("--json has all numbers; --explain goes without it", "chart") }
    if picture == "" { throw Arguments.usage("--svg needs more than nothing", "chart") }
    if picture == "-", isJSON { throw Arguments.usage("standard output can take either --svg or --json", "chart") }
  }

  /// True when standard output has the picture, and so no text.
  private var takesOutput: Bool { picture == "-" }

  func print(_ charts: [DescribedChart]) throws(Failure) {
    if isJSON { return try ChartJSON.write(charts) }
    guard !takesOutput else { return }
    var buffer = OutputBuffer()
    for (index, chart) in charts.enumerated() {
      if index > 0 { try buffer.writeLine("") }
      if charts.count > 1 { try buffer.writeLine(Style.quiet("== \((chart.found.id ?? chart.found.name).printable)")) }
      try ChartText(described: chart, explains: explains).write(to: &buffer)
    }
    try buffer.flush()
  }

  /// Draws the only chart that is meant.
  ///
  /// - Throws: ``Failure`` where there are several, and where the file cannot be written.
  func draw(_ charts: [DescribedChart]) throws(Failure) {
    guard let picture else { return }
    try OutputFile(path: picture).write(try charts.only(for: "--svg").picture.svg())
  }
}

extension [DescribedChart] {
  /// The chart, where an option can take one only.
  ///
  /// - Throws: ``Failure`` with 64, naming those that there are.
  func only(for option: String) throws(Failure) -> DescribedChart {
    if count == 1 { return self[0] }
    let names = map { "\"\($0.found.id ?? $0.found.name)\"" }.joined(separator: ", ")
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
