import Aloud

/// A chart with all that is told of it.
struct DescribedChart {
  let found: FoundChart
  let features: ChartFeatures
  let graph: AudioGraph
  let words: ChartWords
  /// In words of ours.
  let description: ChartDescription
  /// In VoiceOver's own.
  let details: ChartDetails
  /// The facts that VoiceOver says about each series.
  let analyses: [SeriesAnalysis]
  /// The statements of the summary that the numbers contradict.
  let findings: [String]
  /// Advice that would make the chart easier to hear.
  let advice: [String]

  /// When it was heard, with words; nil where the graph is heard alone.
  var times: ChartTimes?

  init(_ found: FoundChart, words book: Phrasebook, language: String, settings: VoiceOverSettings) {
    self.found = found
    features = ChartFeatures(found.chart)
    graph = AudioGraph(found.chart, settings: settings)
    words = ChartWords(found.chart, words: book, language: language)
    analyses = SeriesAnalysis.all(of: found.chart, features: features, limits: settings.insights)
    details = ChartDetails(words: words, limits: settings.insights)
    description = ChartDescription(features, words: words, isGrouped: graph.isGrouped)
    findings = [SummaryCheck(found.chart, features: features, language: language)?.message].compactMap(\.self)
    advice = [found.chart.densityAdvice].compactMap(\.self)
  }

  /// How long what is heard takes, in seconds.
  var duration: Double { times?.duration ?? graph.duration }

  /// The events of the graph, from the first sample of what is heard.
  var events: [AudioGraph.Event] {
    guard let times else { return graph.events }
    return zip(graph.passages, times.starts).flatMap { passage, start in
      passage.events.map { event in
        var event = event
        event.time += start
        return event
      }
    }
  }
}

/// A chart of a document, and where it stands.
struct FoundChart {
  let chart: Chart
  let id: String?
  let label: String?
  let node: NodeID
  let screen: Document.Screen

  /// The name for people: its title, else the label of its element, else its id.
  var name: String { chart.title ?? label ?? id ?? "" }

  /// The id, else the name, for messages.
  var shownName: String { (id ?? name).printable }

  /// The charts of a screen, or of all screens, in the order of the document.
  static func all(in document: Document, screen: Document.Screen?) -> [FoundChart] {
    (screen.map { [$0] } ?? document.screens).flatMap { screen in
      screen.tree.ids.compactMap { node in
        let found = screen.tree[node]
        return found.sharedDetails?.value.chart.map {
          FoundChart(chart: $0, id: found.id, label: found.label?.string, node: node, screen: screen)
        }
      }
    }
  }

  /// The chart that has a name, by id, else by label, else by title.
  ///
  /// - Throws: ``Failure`` with 66, naming those that there are.
  static func named(_ name: String, among charts: [FoundChart], of file: InputFile) throws(Failure) -> FoundChart {
    let found =
      charts.first { $0.id == name } ?? charts.first { $0.label == name } ?? charts.first { $0.chart.title == name }
    if let found { return found }
    let names = charts.map(\.shownName)
    let there = "\(names.count == 1 ? "is" : "are") \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
    throw Failure(
      .notFound,
      "\(file.name): there is no chart \"\(name.printable)\"; there \(there)\(suggestion(for: name, among: names))")
  }
}
