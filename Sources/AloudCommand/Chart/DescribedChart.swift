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
}

extension DescribedChart {
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
