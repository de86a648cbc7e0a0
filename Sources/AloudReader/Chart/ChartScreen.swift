internal import AloudChart
internal import AloudSpeech
public import AloudTree

/// The screen of VoiceOver's own that "Chart details" opens, and what is behind it.
struct ChartScreen: Sendable {
  /// What is on it.
  var explorer: ChartExplorer
  /// How the values of its chart are said.
  var words: ChartWords
  /// The reader on the app's screen, as it was left and as the app changes it meanwhile; always one. A list, since a value
  /// cannot hold another one of its kind.
  private var behind: [ScreenReader]
  /// Where a finger is held down; nil while none is.
  var finger: Finger?

  /// A finger that listens to the graph.
  struct Finger: Equatable, Sendable {
    /// The place of the series, from 0.
    let series: Int
    /// On the x axis; see `Chart.position(of:)`.
    var position: Double
  }

  var app: ScreenReader {
    get { behind[0] }
    set { behind[0] = newValue }
  }

  init(_ words: ChartWords, over app: ScreenReader) {
    self.words = words
    explorer = ChartScreen.explorer(words, app.settings)
    behind = [app]
  }

  /// The same in other words.
  mutating func retell(in words: ChartWords) {
    self.words = words
    explorer = ChartScreen.explorer(words, app.settings)
  }

  private static func explorer(_ words: ChartWords, _ settings: VoiceOverSettings) -> ChartExplorer {
    let graph = AudioGraph(words.chart, settings: settings)
    let description = ChartDescription(ChartFeatures(words.chart), words: words, isGrouped: graph.isGrouped)
    return ChartExplorer(description, words: words)
  }
}

// The screen has the cursor, the rotor, and everything that a screen has; the reader on the app's screen is put aside whole.
// Source: WWDC21, demonstration of the explorer; how it is left, and that the app goes on behind it, is assumed.
extension ScreenReader {
  /// True while VoiceOver's own screen about a chart is over that of the app.
  public var isExploringChart: Bool { !chartScreens.isEmpty }

  var chartScreen: ChartScreen? {
    get { chartScreens.first }
    set { chartScreens = newValue.map { [$0] } ?? [] }
  }

  /// The node of the app's screen that has the cursor, or will have it again.
  var appFocus: NodeID? { isExploringChart ? chartScreens[0].app.focus : focus }

  /// What is on the app's screen, be it behind VoiceOver's own.
  public var appTree: Tree { isExploringChart ? chartScreens[0].app.narrator.tree : narrator.tree }

  mutating func openChartScreen(around id: NodeID) -> [Event] {
    guard !isExploringChart, let words = narrator.chartWords(around: id) else { return [.refused(.noChart)] }
    let screen = ChartScreen(words, over: self)
    chartScreen = screen
    narrator = environment.narrator(for: screen.explorer.tree)
    index = nil
    (isReadingAll, isTurningPage) = (false, false)
    (asked, selection, textBefore) = (nil, nil, nil)
    grouping = Grouping()
    enterNewScreen()
    return [.happening(.activated)] + changeScreen(to: nil, text: nil)
  }

  /// The app's screen is there again, the cursor on the element where it was, with the rotor as it was; it is said anew.
  mutating func closeChartScreen() -> [Event] {
    guard leaveChartScreen() else { return [] }
    let kept = rotor
    let events = changeScreen(to: focus, text: nil)
    rotor = kept
    return events
  }

  /// The same without a word.
  ///
  /// - Returns: false where there was nothing to leave.
  @discardableResult
  mutating func leaveChartScreen() -> Bool {
    guard var app = chartScreen?.app else { return false }
    app.isMuted = isMuted
    app.isCurtained = isCurtained
    app.rotor.chosen = rotor.chosen
    self = app
    return true
  }

  // MARK: What the app does meanwhile

  /// The app's screen changes behind this one.
  mutating func updateBehind(_ update: Update) {
    _ = chartScreens[0].app.update(update)
  }

  /// The app tells something that is about its own screen.
  mutating func receiveBehind(_ notification: Notification) {
    _ = chartScreens[0].app.receive(notification)
  }

  /// Other settings may mean other words.
  mutating func changeBehind(_ settings: VoiceOverSettings, language: String?) {
    let id = chartScreens[0].app.focus
    chartScreens[0].app.change(settings, language: language)
    guard let words = id.flatMap({ chartScreens[0].app.narrator.chartWords(around: $0) }) else { return }
    // The chart itself may have changed on the app's screen, or gone; this one stays about what it was opened for.
    chartScreens[0].retell(
      in: ChartWords(chartScreens[0].words.chart, words: words.words, language: chartScreens[0].words.language))
  }

  // MARK: Answers

  /// What would be asked of an app is answered here: nothing of this screen is known to the app.
  mutating func answering(_ events: [Event]) -> [Event] {
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
      case .done: return closeChartScreen()
      case .graph, nil: return conclusion(of: request, Reply(isHandled: false))
      }
    case .escape: return closeChartScreen()
    case .magicTap: return playChart()
    default: return conclusion(of: request, Reply(isHandled: false))
    }
  }

  private mutating func playChart() -> [Event] {
    asked = nil
    return chartScreen.map { playing($0.words) } ?? []
  }
}
