internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

// Apps that move the cursor away from where the user reads.
extension TrapWalk {
  /// The time for which a user reads at a place, in milliseconds. Source: assumed.
  private static let readingTime = 60_000

  /// Stops from which the app moves the cursor twice without an act of the user.
  var throwsOfCursor: [FoundTrap] {
    var tried: [Int: Int] = [:]
    var found: [FoundTrap] = []
    for place in places.indices {
      let here = places[place]
      // The first stop of a state, and the next: one of them is not where the app moves the cursor.
      guard here.rank != nil, here.simulator.millisecondsToTimer != nil, tried[here.state, default: 0] < 2 else {
        continue
      }
      tried[here.state, default: 0] += 1
      if let trap = thrown(from: place) { found.append(trap) }
    }
    return found
  }

  private func thrown(from place: Int) -> FoundTrap? {
    var simulator = places[place].simulator
    guard let here = simulator.reader.focus.map({ FoundElement($0, in: simulator.reader.narrator.tree) }),
      let levels = simulator.appState?.levels.count,
      let first = wait(&simulator, from: here), simulator.appState?.levels.count == levels,
      let back = goBack(to: here, &simulator), let target = first.target,
      let second = wait(&simulator, from: here), simulator.appState?.levels.count == levels,
      let again = second.target
    else { return nil }
    let reader = places[place].simulator.reader
    let words = reader.rank.map { reader.words(atRank: $0) } ?? ""
    let times = [first.time, second.time].map { TrapWalk.seconds($0) }
    let message: Message =
      "the app moves the cursor from “\(words)” to “\(target)” after \(times[0]) s, and to “\(again)” \(times[1]) s after the user is back"
    return FoundTrap(
      kind: .thrownCursor, place: place,
      way: way(to: place) + [.wait(milliseconds: first.time)] + back + [.wait(milliseconds: second.time)],
      level: levels - 1, node: reader.appFocus, message: message)
  }

  /// Waits until the app moves the cursor to another stop.
  ///
  /// - Returns: the time in milliseconds, and the words of the stop; nil if it does not within the reading time.
  private func wait(
    _ simulator: inout Simulator, from here: FoundElement
  ) -> (time: Int, target: String?)? {
    var waited = 0
    while let time = simulator.millisecondsToTimer, waited + time <= TrapWalk.readingTime, simulator.fault == nil {
      let time = TrapFacts.wait(for: time)
      simulator.wait(seconds: Double(time) / 1000)
      waited += time
      let tree = simulator.reader.narrator.tree
      guard let focus = simulator.reader.focus else { return nil }
      if FoundElement(focus, in: tree).isSame(as: here) { continue }
      // A stop that is gone cannot keep the cursor.
      guard let old = here.place(in: tree), simulator.reader.narrator.order.rank(of: old) != nil else { return nil }
      return (waited, simulator.reader.rank.map { simulator.reader.words(atRank: $0) })
    }
    return nil
  }

  /// Flicks to an element.
  private func goBack(to here: FoundElement, _ simulator: inout Simulator) -> [TrapStep]? {
    let narrator = simulator.reader.narrator
    guard let target = here.place(in: narrator.tree).flatMap({ narrator.order.rank(of: $0) }),
      let rank = simulator.reader.rank
    else { return nil }
    let gesture: ScreenReader.Gesture = target > rank ? .swipeRight : .swipeLeft
    for _ in 0..<abs(target - rank) { simulator.perform(gesture) }
    guard let focus = simulator.reader.focus,
      FoundElement(focus, in: simulator.reader.narrator.tree).isSame(as: here)
    else { return nil }
    return [TrapStep](repeating: .gesture(gesture.words), count: abs(target - rank))
  }

  /// Whole tenths of seconds.
  private static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
