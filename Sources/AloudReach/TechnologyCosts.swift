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

  /// The keys that move the focus, the plainest first.
  private static let moves: [(key: KeyboardKey, move: KeyboardFocus.Move)] = [
    (.tab, .nextGroup), (.shiftTab, .previousGroup), (.downArrow, .toward(.down)), (.upArrow, .toward(.up)),
    (.rightArrow, .toward(.right)), (.leftArrow, .toward(.left)), (.controlTab, .next), (.controlShiftTab, .previous),
    (.tabLeft, .first), (.tabRight, .last),
  ]

  private static func keys(on screen: ControlledScreen) -> [NodeID: Cost] {
    let arrivals = arrivals(on: screen, from: nil)
    var costs: [NodeID: Cost] = [:]
    for (node, arrival) in arrivals { costs[node] = Cost(actions: arrival.count, way: way(to: node, arrivals)) }
    return costs
  }

  /// The first key of a shortest way from the element with the focus to another; nil if no way leads there.
  ///
  /// - Complexity: O(n log n) in the stops of the screen.
  package static func nextKey(to node: NodeID, from focus: NodeID?, on screen: ControlledScreen) -> KeyboardKey? {
    let arrivals = arrivals(on: screen, from: focus)
    var place = node
    while let arrival = arrivals[place] {
      guard let before = arrival.beforeRun, before != focus else { return arrival.key }
      place = before
    }
    return nil
  }

  /// Breadth first over the elements. The focus also remembers where it was in a group, but what it remembers it has
  /// reached before, so no shortest way needs that.
  private static func arrivals(on screen: ControlledScreen, from start: NodeID?) -> [NodeID: Arrival] {
    let map = KeyboardMap(screen)
    var arrivals: [NodeID: Arrival] = [:]
    var open: [NodeID?] = [start]
    var index = 0
    while index < open.count {
      let element = open[index]
      let before = element.flatMap { arrivals[$0] }
      index += 1
      for (key, move) in moves {
        guard let next = map.target(of: move, from: element), next != element, next != start, arrivals[next] == nil
        else { continue }
        let continues = before?.key == key
        arrivals[next] = Arrival(
          key: key, count: (before?.count ?? 0) + 1, times: (continues ? before?.times ?? 0 : 0) + 1,
          beforeRun: continues ? before?.beforeRun : element)
        open.append(next)
      }
    }
    return arrivals
  }

  /// How the search came to an element.
  private struct Arrival {
    let key: KeyboardKey
    /// The number of keys from the beginning.
    let count: Int
    /// How often the last key follows itself.
    let times: Int
    /// The element before these; nil at the beginning.
    let beforeRun: NodeID?
  }

  private static func way(to node: NodeID, _ arrivals: [NodeID: Arrival]) -> [(step: String, times: Int)] {
    var way: [(step: String, times: Int)] = []
    var place: NodeID? = node
    while let node = place, let arrival = arrivals[node] {
      way.append(("key \(arrival.key.rawValue)", arrival.times))
      place = arrival.beforeRun
    }
    return way.reversed()
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
