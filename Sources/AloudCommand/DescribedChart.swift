import Aloud

/// A chart with all that is told of it.
struct DescribedChart {
  let found: FoundChart
  let features: ChartFeatures
  let graph: AudioGraph
  /// What is said of it, a sentence each.
  let sentences: [String]
  /// The axes as they are said: x, y, and those beyond.
  let spokenAxes: [String]
  /// What the summary says and the numbers do not.
  let findings: [String]

  init(_ found: FoundChart, words: Phrasebook, language: String, settings: VoiceOverSettings) {
    self.found = found
    features = ChartFeatures(found.chart)
    graph = AudioGraph(found.chart, settings: settings)
    sentences = []
    spokenAxes = []
    findings = []
  }
}
