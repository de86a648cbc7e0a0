internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// The places of an app, and where each gesture leads from there: breadth first, by trying each gesture on a copy of the
/// app.
///
/// - Complexity: O(places × gestures) gestures of the simulator.
struct TrapWalk {
  /// The cursor on a stop of a state of the app.
  struct Place: Sendable {
    /// The app there, at the end of the way.
    let simulator: Simulator
    let state: Int
    /// The rank of the stop; nil on a screen without stops.
    let rank: Int?
    /// The place before on the way, and the steps from there; -1 at the start.
    let parent: Int
    let steps: [TrapStep]
    let cost: Int
    /// The places to which gestures lead, also this one.
    var next: Set<Int> = []
    /// Where flicks to the right and to the left lead; nil at a boundary.
    var right: Int?
    var left: Int?
    /// True if something may lead on that was not looked at, because of the limit, or because VoiceOver is off.
    var mayLeadOn = false
  }

  /// A place that waits to be found, unless a shorter way has led there.
  private struct Open {
    let simulator: Simulator
    let parent: Int
    let steps: [TrapStep]
    let kind: Move
  }

  private enum Move { case move, right, left, act }

  private struct Key: Hashable {
    let state: Int
    let rank: Int
    let container: Int
  }

  private(set) var places: [Place] = []
  private(set) var states: [Simulator.AppState] = []
  /// False if the limit was reached.
  private(set) var isComplete = true

  private let facts: TrapFacts
  private let mostStates: Int
  private var numbers: [Int: [Int]] = [:]
  private var known: [Key: Int] = [:]
  /// For each number of gestures, what they lead to.
  private var open: [[Open]] = []
  /// What only touches lead to. They need sight, so other ways come first.
  private var touched: [(cost: Int, open: Open)] = []
  private var gestures = 0

  /// The most gestures that are tried: some seconds.
  static let mostGestures = 20_000
  /// The most items to which one option of the rotor leads.
  private static let mostActions = 12

  init(_ start: Simulator, _ facts: TrapFacts, mostStates: Int) {
    (self.facts, self.mostStates) = (facts, mostStates)
    enqueue(Open(simulator: start, parent: -1, steps: [], kind: .act), cost: 0)
    var cost = 0
    while cost < open.count || !touched.isEmpty {
      if cost >= open.count {
        let (first, item) = touched.removeFirst()
        enqueue(item, cost: first)
        cost = first
      }
      var index = 0
      while index < open[cost].count {
        find(open[cost][index], cost: cost)
        index += 1
      }
      open[cost] = []
      cost += 1
    }
  }

  /// The steps from the start to a place.
  func way(to place: Int) -> [TrapStep] {
    var way: [[TrapStep]] = []
    var index = place
    while index >= 0 {
      way.append(places[index].steps)
      index = places[index].parent
    }
    return way.reversed().flatMap { $0 }
  }

  // MARK: Finding places

  private mutating func enqueue(_ item: Open, cost: Int) {
    while open.count <= cost { open.append([]) }
    open[cost].append(item)
  }

  private mutating func find(_ item: Open, cost: Int) {
    guard let state = number(of: item.simulator) else {
      if item.parent >= 0 { places[item.parent].mayLeadOn = true }
      return isComplete = false
    }
    let reader = item.simulator.reader
    let key = Key(state: state, rank: reader.rank ?? -1, container: reader.focusedContainer?.index ?? -1)
    let place = known[key] ?? places.count
    if item.parent >= 0 {
      places[item.parent].next.insert(place)
      if item.kind == .right { places[item.parent].right = place }
      if item.kind == .left { places[item.parent].left = place }
    }
    guard place == places.count else { return }
    known[key] = place
    places.append(
      Place(
        simulator: item.simulator, state: state, rank: reader.rank, parent: item.parent, steps: item.steps, cost: cost))
    guard gestures < TrapWalk.mostGestures else {
      places[place].mayLeadOn = true
      return isComplete = false
    }
    if item.simulator.device.isVoiceOverRunning {
      tryAll(from: place, item.simulator, cost)
    } else {
      places[place].mayLeadOn = true
      turnOnVoiceOver(from: place, item.simulator, cost)
    }
  }

  /// The number of a state; nil if it would be one too many.
  private mutating func number(of simulator: Simulator) -> Int? {
    guard let state = simulator.appState else { return nil }
    let fingerprint = state.fingerprint
    if let same = numbers[fingerprint]?.first(where: { states[$0] == state }) { return same }
    guard states.count < mostStates else { return nil }
    numbers[fingerprint, default: []].append(states.count)
    states.append(state)
    return states.count - 1
  }

  // MARK: Trying gestures

  private mutating func tryAll(from place: Int, _ simulator: Simulator, _ cost: Int) {
    let right = attempt(.swipeRight, .right, from: place, simulator, cost)
    let left = attempt(.swipeLeft, .left, from: place, simulator, cost)
    for gesture in facts.moves { attempt(gesture, .move, from: place, simulator, cost) }
    for gesture in facts.acts(at: simulator.reader) { attempt(gesture, .act, from: place, simulator, cost) }
    if !simulator.reader.offeredActions.isEmpty { tryActions(from: place, simulator, cost) }
    if let time = simulator.millisecondsToTimer {
      if time <= TrapFacts.longestWait { wait(time, place, simulator, cost) } else { places[place].mayLeadOn = true }
    }
    // Where flicks lead to both neighbors, they lead to all that touches lead to.
    let reader = simulator.reader
    guard facts.movesWithFocus, let rank = reader.rank else { return }
    let isHindered = rank > 0 && left != rank - 1 || rank + 1 < reader.narrator.stopCount && right != rank + 1
    if isHindered { touchAll(from: place, simulator, cost) }
  }

  /// Tries a gesture.
  ///
  /// - Returns: the rank to which it leads; nil if it does nothing.
  @discardableResult
  private mutating func attempt(
    _ gesture: ScreenReader.Gesture, _ kind: Move, from place: Int, _ simulator: Simulator, _ cost: Int
  ) -> Int? {
    var copy = simulator
    guard perform(gesture, &copy) else { return nil }
    enqueue(Open(simulator: copy, parent: place, steps: [.gesture(gesture.words)], kind: kind), cost: cost + 1)
    return copy.reader.rank
  }

  /// Performs a gesture.
  ///
  /// - Returns: false if it does nothing.
  private mutating func perform(_ gesture: ScreenReader.Gesture, _ simulator: inout Simulator) -> Bool {
    gestures += 1
    let happened = simulator.perform(gesture)
    return simulator.fault == nil && !happened.contains { $0.event.tellsNoEffect }
  }

  /// Flicks through the custom actions, and does each.
  private mutating func tryActions(from place: Int, _ simulator: Simulator, _ cost: Int) {
    var chooser = simulator
    for count in 1...TrapWalk.mostActions {
      guard perform(.swipeDown, &chooser), chooser.reader.focus == simulator.reader.focus else { return }
      var copy = chooser
      guard perform(.doubleTap, &copy) else { continue }
      let flicks = [TrapStep](repeating: .gesture(ScreenReader.Gesture.swipeDown.words), count: count)
      enqueue(
        Open(
          simulator: copy, parent: place, steps: flicks + [.gesture(ScreenReader.Gesture.doubleTap.words)], kind: .act),
        cost: cost + count + 1)
    }
  }

  /// Where VoiceOver is off, as on some devices in Guided Access, its gestures do nothing.
  private mutating func turnOnVoiceOver(from place: Int, _ simulator: Simulator, _ cost: Int) {
    var copy = simulator
    copy.perform(DeviceAction.accessibilityShortcut("VoiceOver"))
    guard copy.device.isVoiceOverRunning, copy.fault == nil else { return }
    let step = TrapStep.gesture("accessibility shortcut \"VoiceOver\"")
    enqueue(Open(simulator: copy, parent: place, steps: [step], kind: .act), cost: cost + 1)
  }

  private mutating func wait(_ time: Int, _ place: Int, _ simulator: Simulator, _ cost: Int) {
    var copy = simulator
    gestures += 1
    let time = TrapFacts.wait(for: time)
    copy.wait(seconds: Double(time) / 1000)
    guard copy.fault == nil else { return }
    enqueue(Open(simulator: copy, parent: place, steps: [.wait(milliseconds: time)], kind: .act), cost: cost + 1)
  }

  private mutating func touchAll(from place: Int, _ simulator: Simulator, _ cost: Int) {
    let reader = simulator.reader
    for (rank, point) in reader.touchPoints().enumerated() where rank != reader.rank {
      let label = reader.narrator.tree[reader.narrator.stop(atRank: rank)].label?.string
      guard let target = point.map({ ScreenReader.Gesture.Place.point($0) }) ?? label.map({ .label($0) }) else {
        continue
      }
      var copy = simulator
      guard perform(.touch(target), &copy) else { continue }
      let words = ScreenReader.Gesture.touch(target).words
      touched.append(
        (cost + 1, Open(simulator: copy, parent: place, steps: [.gesture(words)], kind: .move)))
    }
  }
}

extension ScreenReader {
  /// The custom actions of the element under the cursor.
  fileprivate var offeredActions: [String] { focus.map { narrator.tree[$0].offeredActions } ?? [] }
}
