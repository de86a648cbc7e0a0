internal import AloudChart
internal import AloudSpeech
package import AloudTree

/// VoiceOver's screen that "Chart details" opens, and the reader that it covers.
struct ChartScreen: Sendable {
  var explorer: ChartExplorer
  var words: ChartWords
  /// The reader on the layer below. It keeps its cursor, and follows changes of the app.
  var below: ScreenReader
  /// The position of a finger on a graph; nil if no finger is down.
  var finger: Finger?

  struct Finger: Equatable, Sendable {
    /// The index of the series.
    let series: Int
    /// The position on the x axis; see `Chart.position(of:)`.
    var position: Double
  }

  init(_ words: ChartWords, over below: ScreenReader) {
    self.words = words
    explorer = ChartExplorer(words)
    self.below = below
  }

  mutating func showNextSeries() { show(series: (explorer.series ?? 0) + 1) }

  private mutating func show(series: Int) {
    explorer = ChartExplorer(words, series: series)
  }

  /// Applies settings, which may change the words.
  mutating func change(_ settings: VoiceOverSettings, language: String?) {
    let id = below.focus
    below.change(settings, language: language)
    guard let new = id.flatMap({ below.narrator.chartWords(around: $0) }) else { return }
    // The chart on the app's screen may have changed or gone. This screen keeps the chart for which it was opened.
    words = ChartWords(words.chart, words: new.words, language: words.language)
    show(series: explorer.series ?? 0)
  }
}

// The screen has a cursor and a rotor like any other screen. It stores the reader on the app's screen. Source: WWDC21,
// demonstration of the explorer. How the screen is left, and that the app continues behind it, is assumed.
extension ScreenReader {
  /// The chart that is explored.
  package var exploredChart: Chart? { chartScreen?.words.chart }

  /// The screen about a chart, if it is the current page.
  var chartScreen: ChartScreen? {
    get { if case .chart(let screen) = page { screen } else { nil } }
    set { if let newValue { page = .chart(newValue) } }
  }

  mutating func openChartScreen(around id: NodeID) -> [Event] {
    guard let words = narrator.chartWords(around: id) else { return [.refused(.noChart)] }
    let screen = ChartScreen(words, over: self)
    (ongoing.isReadingAll, ongoing.isTurningPage) = (false, false)
    said.asked = nil
    editing = TextEditing()
    cursor.grouping = Grouping()
    open(.chart(screen))
    return [.happening(.activated)] + changeScreen(to: nil, text: nil)
  }

  /// Restores the page below, with its cursor and its rotor, and says the element under the cursor again.
  private mutating func closeChartScreen() -> [Event] {
    leaveLayer()
    let kept = rotor
    let events = changeScreen(to: focus, text: nil)
    rotor = kept
    return events
  }

  /// Handles requests that would go to an app, because the app has no part in this screen.
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

  /// Shows the next series. The button keeps its place, and is said again with the name of the new series.
  private mutating func showNextSeries() -> Reply {
    chartScreen?.showNextSeries()
    if let tree = chartScreen?.explorer.tree { narrator = environment.narrator(for: tree) }
    index = nil
    return Reply(isHandled: true)
  }

  private mutating func playChart() -> [Event] {
    said.asked = nil
    return chartScreen.map { playing($0.words) } ?? []
  }

  /// The audio graph of a chart, series after series. At the end, VoiceOver says that it is complete.
  ///
  /// If there are several series, each is named before it plays. Everything waits for the current speech. When a part
  /// is cut off, the remaining parts are dropped. Source: WWDC21, demonstration: tones, then "Complete"; the names are
  /// assumed.
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

  /// Speech of an audio graph: words, or tones.
  func ofGraph(_ utterance: Utterance, _ passage: AudioGraph.Passage? = nil) -> Speech {
    var speech = Speech(utterance, origin: .graph, node: focus)
    speech.graph = passage
    return speech
  }
}
