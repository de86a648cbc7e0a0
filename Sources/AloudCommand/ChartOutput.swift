import Aloud

/// What `aloud chart` prints, draws and lets be heard.
struct ChartOutput {
  private let isJSON: Bool
  private let picture: String?

  static let options: [Option] = [
    Option(name: "--json", help: "one JSON object, for programs: statistics, description, and what is heard when"),
    Option(name: "--svg", value: "FILE", help: "draws the chart, and its pitch below; - is standard output"),
  ]

  init(_ arguments: Arguments, picture: String?) throws(Failure) {
    isJSON = arguments.has("--json")
    self.picture = picture
  }

  func write(_ charts: [DescribedChart], of file: InputFile) throws(Failure) {
    if isJSON { try ChartJSON.write(charts) }
    if let picture, let chart = charts.first {
      let svg = ChartPicture(chart.found.chart, graph: chart.graph, title: chart.found.name, graphTitle: "Audio graph", description: chart.sentences, number: { "\(JSONText.number($0))" }).svg()
      try OutputFile(path: picture).write(svg)
    }
  }
}
