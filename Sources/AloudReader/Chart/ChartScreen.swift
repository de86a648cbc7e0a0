internal import AloudChart
internal import AloudSpeech
package import AloudTree

/// The screen of VoiceOver's own that "Chart details" opens, and what is behind it.
struct ChartScreen: Sendable {
  var explorer: ChartExplorer
  var words: ChartWords
  /// The reader on the layer below, as it was left and as the app changes it meanwhile.
  var below: ScreenReader
  /// The place at which a finger is held down; nil while none is.
  var finger: Finger?

  struct Finger: Equatable, Sendable {
    /// The place of the series, from 0.
    let series: Int
    /// On the x axis; see `Chart.position(of:)`.
    var position: Double
  }

  init(_ words: ChartWords, over below: ScreenReader) {
    self.words = words
    explorer = ChartExplorer(words, limits: below.settings.insights)
    self.below = below
  }

  mutating func showNextSeries() { show(series: (explorer.series ?? 0) + 1) }

  private mutating func show(series: Int) {
    explorer = ChartExplorer(words, limits: below.settings.insights, series: series)
  }

  /// Other settings may mean other words.
  mutating func change(_ settings: VoiceOverSettings, language: String?) {
    let id = below.focus
    below.change(settings, language: language)
    guard let new = id.flatMap({ below.narrator.chartWords(around: $0) }) else { return }
    // The chart itself may have changed on the app's screen, or gone; this one stays about what it was opened for.
    words = ChartWords(words.chart, words: new.words, language: words.language)
    show(series: explorer.series ?? 0)
  }
}

// The screen has the cursor, the rotor, and everything that a screen has; the reader on the app's screen is put aside
// whole. Source: WWDC21, demonstration of the explorer; how it is left, and that the app goes on behind it, is assumed.
extension ScreenReader {
  /// The chart that is explored.
  package var exploredChart: Chart? { chartScreen?.words.chart }

  /// The screen about a chart, where that is walked.
  var chartScreen: ChartScreen? {
    get { if case .chart(let screen) = page { screen } else { nil } }
    set { if let newValue { page = .chart(newValue) } }
  }

  mutating func openChartScreen(around id: NodeID) -> [Event] {
    guard let words = narrator.chartWords(around: id) else { return [.refused(.noChart)] }
    let screen = ChartScreen(words, over: self)
    (isReadingAll, isTurningPage) = (false, false)
    (asked, selection, textBefore) = (nil, nil, nil)
    grouping = Grouping()
    open(.chart(screen))
    return [.happening(.activated)] + changeScreen(to: nil, text: nil)
  }

  /// The page below is there again, the cursor on the element where it was, with the rotor as it was; it is said anew.
  private mutating func closeChartScreen() -> [Event] {
    leaveLayer()
    let kept = rotor
    let events = changeScreen(to: focus, text: nil)
    rotor = kept
    return events
  }

  /// Answers the requests that would go to an app: the app knows nothing of this screen.
  mutating func answering(_ events: [Event]) -> [Event] {
    guard isCovered, case .chart = page else { return events }
    var all: [Event] = []
    for event in events {
      if case .request(let request) = event { all += answer(request) } else { all.append(event) }
    }
    return all
  }

  private mutating func answer(_ request: Request) -> [Event] {
    switch request {
    case .activate(let id):
      switch chartScreen?.explorer.roles[id] {
      case .play: return playChart()
      case .nextSeries: return conclusion(of: request, showNextSeries())
      case .done: return closeChartScreen()
      case .graph, nil: return conclusion(of: request, Reply(isHandled: false))
      }
    case .escape: return closeChartScreen()
    case .magicTap: return playChart()
    default: return conclusion(of: request, Reply(isHandled: false))
    }
  }

  /// The button keeps its place, and is said again with the name of the series that is shown now.
  private mutating func showNextSeries() -> Reply {
    chartScreen?.showNextSeries()
    if let tree = chartScreen?.explorer.tree { narrator = environment.narrator(for: tree) }
    index = nil
    return Reply(isHandled: true)
  }

  private mutating func playChart() -> [Event] {
    asked = nil
    return chartScreen.map { playing($0.words) } ?? []
  }

  /// The audio graph of a chart, series after series; at its end VoiceOver says that it is complete.
  ///
  /// Each of several series is named before it is heard. All of it waits for the current speech; once a part is cut
  /// off, the rest is not heard. Source: WWDC21, demonstration: tones, then "Complete"; the names are assumed.
  func playing(_ words: ChartWords) -> [Event] {
    let graph = AudioGraph(words.chart, settings: settings)
    var speeches: [Speech] = []
    for (index, passage) in graph.passages.enumerated() {
      var passage = passage
      passage.describe(with: words)
      let names = passage.events.filter { $0.kind == .series }.compactMap { $0.series.flatMap(words.name(ofSeries:)) }
      if words.chart.series.count > 1, !names.isEmpty {
        let fragments = names.flatMap { narrator.fragments(.status, SpokenText($0), clause: .chart) }
        speeches.append(ofGraph(Utterance(description: fragments)))
      }
      if index > 0 { passage.delay(by: graph.gap) }
      speeches.append(ofGraph(Utterance(), passage))
    }
    speeches.append(ofGraph(narrator.utterance(.status, .audiographComplete, clause: .chart)))
    return speeches.map { speech in
      var speech = speech
      speech.follows = true
      return speech.graph == nil ? .utterance(speech) : .graph(speech)
    }
  }

  /// Something that is heard of a graph: words, or tones.
  func ofGraph(_ utterance: Utterance, _ passage: AudioGraph.Passage? = nil) -> Speech {
    var speech = Speech(utterance, origin: .graph, node: focus)
    speech.graph = passage
    return speech
  }
}
