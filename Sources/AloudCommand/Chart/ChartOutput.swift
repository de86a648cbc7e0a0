import Aloud

/// The text and the drawings of `aloud chart`.
struct ChartOutput {
  let isJSON: Bool
  private let explains: Bool
  private let picture: String?

  static let options: [Option] = [
    Option(.json, help: "one JSON object, for programs: statistics, description, and what is heard when"),
    Option(.explain, help: "under each sentence the rule by which it is said, and its numbers"),
    Option(
      .svg, value: "FILE", help: "draws the chart, and its pitch below; - is standard output",
      file: .written(.picture)),
  ]

  /// - Throws: ``Failure`` for options that do not go together.
  init(_ arguments: Arguments, picture: String?) throws(Failure) {
    isJSON = arguments.has(.json)
    explains = arguments.has(.explain)
    self.picture = picture
    if isJSON, explains { throw Arguments.usage("--json has all numbers; --explain goes without it", "chart") }
    if let picture, isJSON, FileWriter.isStandardOutput(picture) {
      throw Arguments.usage("standard output can take either --svg or --json", "chart")
    }
  }

  var draws: Bool { picture != nil }

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

  /// Draws the one chart that there is.
  ///
  /// - Throws: ``Failure`` where the file cannot be written.
  func draw(_ charts: [DescribedChart]) throws(Failure) {
    guard let picture, let chart = charts.first else { return }
    try OutputFile(path: picture).write(chart.picture.svg())
  }
}

extension [DescribedChart] {
  /// - Throws: ``Failure`` with 64 where an option can take one chart only and there are several, naming them.
  func haveOne(for option: OptionName) throws(Failure) {
    guard count > 1 else { return }
    let names = map { "\"\(($0.found.id ?? $0.found.name).printable)\"" }.joined(separator: ", ")
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
