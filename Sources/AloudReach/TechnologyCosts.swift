internal import AloudBase
public import AloudReader
public import AloudSimulator
internal import AloudSpeech
public import AloudTree

/// What it costs to get to each stop of a screen with a technology other than VoiceOver.
///
/// - Full Keyboard Access: the fewest keys that move the focus there from no element.
/// - Switch Control: the presses of one switch that select the element, and the seconds until it is highlighted, as
///   `aloud scan` has them.
/// - Voice Control: the spoken commands that activate it, by the names of `aloud names`.
public struct TechnologyCosts: Sendable {
  /// What one stop costs.
  public struct Stop: Sendable {
    /// The element.
    public let node: NodeID
    /// What the technology calls it; empty for an element without a name.
    public let name: String
    /// The keys, presses or commands; nil for a stop that the technology passes over.
    public let actions: Int?
    /// The seconds until the technology is there; nil where they depend on the user alone.
    public let seconds: Double?
    /// The steps of a script, without `>`, each with how often it follows itself; nil where steps depend on time, or
    /// where nothing leads there.
    public let way: [(step: String, times: Int)]?
  }

  /// VoiceOver's stops, in reading order.
  public let stops: [Stop]

  /// The costs on the screen of a reader; nil for VoiceOver (``ScreenCosts``).
  ///
  /// - Complexity: O(stops log stops), plus the length of the ways.
  public init?(_ technology: AssistiveTechnology, _ reader: ScreenReader) {
    let screen = reader.controlledScreen
    let words = VoiceControlWords(language: reader.narrator.language)
    let costs: [NodeID: Cost]
    switch technology {
    case .voiceOver: return nil
    case .fullKeyboardAccess: costs = TechnologyCosts.keys(on: screen)
    case .switchControl: costs = TechnologyCosts.presses(on: screen)
    case .voiceControl: costs = TechnologyCosts.commands(on: screen, words)
    }
    stops = screen.order.stops.map { node in
      let cost = costs[node]
      return Stop(
        node: node, name: screen.item(node, words).shownName ?? "", actions: cost?.actions, seconds: cost?.seconds,
        way: cost?.way)
    }
  }

  private struct Cost {
    var actions: Int
    var seconds: Double?
    var way: [(step: String, times: Int)]?
  }

  // MARK: Full Keyboard Access

  private static func keys(on screen: ControlledScreen) -> [NodeID: Cost] {
    let search = KeySearch(on: screen, from: KeyboardFocus())
    var costs: [NodeID: Cost] = [:]
    for (node, arrival) in search.arrivals {
      costs[node] = Cost(actions: search.steps[arrival].count, way: search.way(to: arrival))
    }
    return costs
  }

  /// The first key of a shortest way from the focus to an element; nil if no way leads there.
  ///
  /// - Complexity: that of `KeySearch`.
  package static func nextKey(to node: NodeID, from focus: KeyboardFocus, on screen: ControlledScreen) -> KeyboardKey? {
    KeySearch(on: screen, from: focus).firstKey(to: node)
  }

  // MARK: Switch Control

  private static func presses(on screen: ControlledScreen) -> [NodeID: Cost] {
    var costs: [NodeID: Cost] = [:]
    for stop in screen.scanPlan().stops where !stop.item.isGroup && costs[stop.item.node] == nil {
      costs[stop.item.node] = Cost(actions: stop.presses, seconds: stop.seconds)
    }
    return costs
  }

  // MARK: Voice Control

  /// One command for a name that only this element has; else the numbers must be asked for.
  private static func commands(on screen: ControlledScreen, _ words: VoiceControlWords) -> [NodeID: Cost] {
    let items = screen.voiceControlItems(words)
    let shared = Set(screen.sharedNames(of: items).flatMap { group in group.map { $0.node } })
    var costs: [NodeID: Cost] = [:]
    for (index, item) in items.enumerated() {
      let name = item.shownName ?? ""
      // A name with control characters cannot be written into a script.
      let isOnlyOne = item.isSpeakable && !shared.contains(item.node) && name == name.printable
      let phrases = isOnlyOne ? [words.example(.press, name: name)] : [words.example(.showNumbers), String(index + 1)]
      costs[item.node] = Cost(actions: phrases.count, way: phrases.map { ("say \"\($0)\"", 1) })
    }
    return costs
  }
}
