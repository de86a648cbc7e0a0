import Aloud

/// A chart and everything that the command prints about it.
struct DescribedChart {
  let found: FoundChart
  let features: ChartFeatures
  let graph: AudioGraph
  let words: ChartWords
  /// The description in Aloud's words.
  let description: ChartDescription
  /// The details in VoiceOver's words.
  let details: ChartDetails
  /// The facts that VoiceOver says about each series.
  let analyses: [SeriesAnalysis]
  /// Statements of the summary that contradict the numbers.
  let findings: [Message]
  /// Advice for making the chart easier to understand by ear.
  let advice: [Message]

  /// The times of the sound with words; nil where only the graph is played.
  var times: ChartTimes?

  init(_ found: FoundChart, words book: Phrasebook, language: String, settings: VoiceOverSettings) {
    self.found = found
    features = ChartFeatures(found.chart)
    graph = AudioGraph(found.chart, settings: settings)
    words = ChartWords(found.chart, words: book, language: language)
    analyses = SeriesAnalysis.all(of: found.chart, features: features)
    details = ChartDetails(words: words)
    description = ChartDescription(features, words: words, isGrouped: graph.isGrouped)
    findings = [SummaryCheck(found.chart, features: features, language: language)?.message].compactMap(\.self)
    advice = [found.chart.densityAdvice].compactMap(\.self)
  }

  /// The duration of the sound, in seconds.
  var duration: Double { times?.duration ?? graph.duration }

  /// The events of the graph, with times from the first sample of the sound.
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

/// A chart in a document, and its place.
struct FoundChart {
  let chart: Chart
  let id: String?
  let label: String?
  let node: NodeID
  let screen: Document.Screen

  /// The name for people: the title, or the label of the element, or its id.
  var name: String { chart.title ?? label ?? id ?? "" }

  /// The id, or the name; for messages.
  var shownName: String { (id ?? name).printable }

  /// The charts of a screen, or of all screens, in document order.
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

  /// The chart with a name, which may be its id, its label or its title, in this order.
  ///
  /// - Throws: ``Failure`` with 66; the message lists the existing charts.
  static func named(_ name: String, among charts: [FoundChart], of file: InputFile) throws(Failure) -> FoundChart {
    let found =
      charts.first { $0.id == name } ?? charts.first { $0.label == name } ?? charts.first { $0.chart.title == name }
    if let found { return found }
    let names = charts.map(\.shownName)
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let there: Message = names.count == 1 ? "there is \(list)" : "there are \(list)"
    throw Failure(
      .notFound,
      "\(file.name): there is no chart \"\(name.printable)\"; \(there)\(suggestion(for: name, among: names))")
  }
}
