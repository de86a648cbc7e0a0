internal import AloudSimulator
internal import AloudTree

/// A search for the fewest keys of Full Keyboard Access from a focus to each element: breadth first over the element with
/// the focus and over what the focus remembers of groups, since Tab leads back to that.
///
/// - Complexity: O(n · (g + log n)) for n stops, of which g groups have several.
struct KeySearch {
  /// A focus that the search has found, and the keys that led there.
  struct Step {
    let focus: KeyboardFocus
    /// The last key; nil at the start.
    let key: KeyboardKey?
    /// The number of keys from the start.
    let count: Int
    /// How often the last key follows itself.
    let times: Int
    /// The index of the step before these; -1 at the start.
    let beforeRun: Int
  }

  /// In the order in which they were found: the fewest keys first.
  private(set) var steps: [Step]
  /// For each element, the index of the step that arrives there first.
  private(set) var arrivals: [NodeID: Int] = [:]

  /// The keys that move the focus, the plainest first.
  private static let moves: [(key: KeyboardKey, move: KeyboardFocus.Move)] = [
    (.tab, .nextGroup), (.shiftTab, .previousGroup), (.downArrow, .toward(.down)), (.upArrow, .toward(.up)),
    (.rightArrow, .toward(.right)), (.leftArrow, .toward(.left)), (.controlTab, .next), (.controlShiftTab, .previous),
    (.tabLeft, .first), (.tabRight, .last),
  ]

  /// How many focuses are looked at for each element, on average. With more, the search goes on with new elements alone,
  /// and a way can be longer than the shortest.
  private static let mostFocuses = 16

  init(on screen: ControlledScreen, from start: KeyboardFocus) {
    let map = KeyboardMap(screen)
    steps = [Step(focus: start, key: nil, count: 0, times: 0, beforeRun: -1)]
    var known: Set<KeyboardFocus> = [start]
    if let element = start.element { arrivals[element] = 0 }
    var index = 0
    while index < steps.count, arrivals.count < map.count {
      let before = steps[index]
      for (key, move) in KeySearch.moves {
        guard let focus = before.focus.moved(move, by: map), let element = focus.element else { continue }
        let isNew = arrivals[element] == nil
        guard isNew || steps.count < map.count * KeySearch.mostFocuses, known.insert(focus).inserted else { continue }
        if isNew { arrivals[element] = steps.count }
        let continues = before.key == key
        steps.append(
          Step(
            focus: focus, key: key, count: before.count + 1, times: (continues ? before.times : 0) + 1,
            beforeRun: continues ? before.beforeRun : index))
      }
      index += 1
    }
  }

  /// The steps of a script up to a step of the search, each with how often it follows itself.
  func way(to step: Int) -> [(step: String, times: Int)] {
    var way: [(step: String, times: Int)] = []
    var index = step
    while let key = steps[index].key {
      way.append(("key \(key.rawValue)", steps[index].times))
      index = steps[index].beforeRun
    }
    return way.reversed()
  }

  /// The first key on the way to an element.
  func firstKey(to node: NodeID) -> KeyboardKey? {
    guard var index = arrivals[node] else { return nil }
    while steps[index].beforeRun > 0 { index = steps[index].beforeRun }
    return steps[index].key
  }
}
