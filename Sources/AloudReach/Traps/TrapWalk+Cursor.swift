internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

// Places that the cursor cannot leave, and stops that flicking never gets past.
extension TrapWalk {
  /// Stops that the cursor never leaves, and screens without stops.
  var deadEnds: [FoundTrap] {
    var ends: Set<Int> = []
    for place in places.indices where !places[place].mayLeadOn && isHeld(place) { ends.insert(place) }
    // What leads on to another place is no end.
    let leading = leadingOut(of: ends) { _ in false }
    return ends.subtracting(leading).sorted().map { place in
      let level = states[places[place].state].levels.count - 1
      let reader = places[place].simulator.reader
      let message: Message =
        if let rank = places[place].rank {
          "the cursor never leaves “\(reader.words(atRank: rank))”: flicks and touches end there again, and no gesture leads on"
        } else {
          "VoiceOver finds nothing on this screen, and no gesture leads on: only Home and the app switcher do"
        }
      return FoundTrap(
        kind: .deadEnd, place: place, way: way(to: place), level: level, node: reader.appFocus, message: message)
    }
  }

  /// True where no move of the cursor leads elsewhere although there are other stops, and on a screen without stops. A
  /// pushed screen without stops does not count: UIKit's navigation controllers answer the escape gesture themselves.
  private func isHeld(_ place: Int) -> Bool {
    let here = places[place]
    let state = states[here.state]
    guard state.cover == nil, let top = state.levels.last else { return false }
    if here.rank == nil { return !top.isPushed }
    guard here.simulator.reader.narrator.order.stops.count > 1 else { return false }
    return here.next.allSatisfy {
      places[$0].rank == here.rank && states[places[$0].state].levels.count == state.levels.count
    }
  }

  // MARK: Loops

  /// Rounds of flicking that never come to the stops beyond.
  var loops: [FoundTrap] { loops(forward: true) + loops(forward: false) }

  private func loops(forward: Bool) -> [FoundTrap] {
    let next = places.map { forward ? $0.right : $0.left }
    var isWalked = [Bool](repeating: false, count: places.count)
    var found: [FoundTrap] = []
    for start in places.indices where !isWalked[start] {
      var (path, order): ([Int], [Int: Int]) = ([], [:])
      var place: Int? = start
      while let here = place, !isWalked[here], order[here] == nil {
        order[here] = path.count
        path.append(here)
        place = next[here]
      }
      for here in path { isWalked[here] = true }
      guard let here = place, let beginning = order[here] else { continue }
      if let trap = trap(inRound: Array(path[beginning...]), next, forward) { found.append(trap) }
    }
    return found
  }

  private func trap(inRound round: [Int], _ next: [Int?], _ forward: Bool) -> FoundTrap? {
    let ranks = round.compactMap { places[$0].rank }
    guard let first = round.min(), ranks.count == round.count, let low = ranks.min(), let high = ranks.max() else {
      return nil
    }
    let levels = states[places[first].state].levels
    guard round.allSatisfy({ states[places[$0].state].levels.map { $0.screen.key } == levels.map { $0.screen.key } })
    else {
      return nil
    }
    let last = forward ? high : low
    guard let edge = round.first(where: { places[$0].rank == last }),
      let back = next[edge].flatMap({ places[$0].rank }),
      staysInRound(from: first, within: low...high, forward)
    else { return nil }
    let reader = places[edge].simulator.reader
    let (past, again) = (reader.words(atRank: last), reader.words(atRank: back))
    let message: Message =
      forward
      ? "flicking right never gets past “\(past)”: the cursor goes to “\(again)” again, and the stops after it are not reached"
      : "flicking left never gets past “\(past)”: the cursor goes to “\(again)” again, and the stops before it are not reached"
    return FoundTrap(
      kind: .loop, place: first, way: way(to: first), level: levels.count - 1,
      node: reader.cause(besides: last, forward), message: message)
  }

  /// True if flicking goes round for good, and there are stops beyond. Timers do not count in a state, so it is tried.
  private func staysInRound(from place: Int, within ranks: ClosedRange<Int>, _ forward: Bool) -> Bool {
    var simulator = places[place].simulator
    let count = simulator.reader.narrator.order.stops.count
    guard forward ? ranks.upperBound < count - 1 : ranks.lowerBound > 0 else { return false }
    for step in 0..<6 * count {
      // Something that only moves for a while is no trap.
      if step == 3 * count { simulator.wait(seconds: 60) }
      let happened = simulator.perform(forward ? .swipeRight : .swipeLeft)
      guard let rank = simulator.reader.rank, ranks.contains(rank), simulator.fault == nil,
        !happened.contains(where: { $0.event == .happening(.boundary) })
      else { return false }
    }
    return true
  }
}

extension ScreenReader {
  /// The stop that sends the cursor back: the next one if it does something when the cursor arrives, else this one.
  fileprivate func cause(besides rank: Int, _ forward: Bool) -> NodeID? {
    let (stops, next) = (narrator.order.stops, forward ? rank + 1 : rank - 1)
    guard stops.indices.contains(next) else { return appFocus }
    let answers = narrator.tree.nodes[stops[next].index].sharedDetails?.value.behaviors.effects[.focus] != nil
    return stops[answers ? next : rank]
  }

  /// What VoiceOver says about a stop, without its hint.
  func words(atRank rank: Int) -> String {
    renderer.description(narrator.utterance(atRank: rank, after: rank))
  }
}
