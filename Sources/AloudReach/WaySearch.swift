internal import AloudReader

/// A search for the shortest way from one place to each stop: breadth first over the cursor, the option of the rotor, the
/// Item Chooser and the content in view.
///
/// - Complexity: O(stops × options × gestures) moves.
struct WaySearch {
  /// A place that the search has found, and the gesture that led there.
  struct Step {
    let place: NavigationPlace
    /// The index of the step before; -1 at the start.
    let parent: Int
    /// The number of gestures up to here.
    let depth: Int
    /// The gesture; nil at the start.
    let gesture: ScreenReader.Gesture?
    /// The index of the step before the first of the equal gestures that end here.
    let runStart: Int
  }

  /// In the order in which they were found: the fewest gestures first.
  private(set) var steps: [Step]
  /// For each rank, the index of the step that arrives there; nil for a stop that no way leads to.
  private(set) var arrivals: [Int?]

  /// Searches until each stop is found, or nothing new is.
  init(
    from start: NavigationPlace, in navigation: inout Navigation,
    by gestures: [ScreenReader.Gesture] = Navigation.gestures
  ) {
    steps = [Step(place: start, parent: -1, depth: 0, gesture: nil, runStart: -1)]
    arrivals = [Int?](repeating: nil, count: navigation.count)
    var known: Set<NavigationPlace> = [start]
    var missing = arrivals.count
    if let rank = start.rank {
      arrivals[rank] = 0
      missing -= 1
    }
    var index = 0
    while index < steps.count, missing > 0 {
      let step = steps[index]
      for gesture in gestures {
        guard let next = navigation.next(from: step.place, gesture), known.insert(next).inserted else { continue }
        if let rank = next.rank, arrivals[rank] == nil {
          arrivals[rank] = steps.count
          missing -= 1
        }
        steps.append(
          Step(
            place: next, parent: index, depth: step.depth + 1, gesture: gesture,
            runStart: step.gesture == gesture ? step.runStart : index))
      }
      index += 1
    }
  }

  /// The number of gestures to a stop; nil for a stop that no way leads to.
  func cost(ofRank rank: Int) -> Int? { arrivals[rank].map { steps[$0].depth } }

  /// The gestures up to a step, in order; equal ones that follow each other are together.
  ///
  /// - Complexity: O(result).
  func way(to step: Int) -> [(gesture: ScreenReader.Gesture, times: Int)] {
    var way: [(gesture: ScreenReader.Gesture, times: Int)] = []
    var index = step
    while let gesture = steps[index].gesture {
      let start = steps[index].runStart
      way.append((gesture, steps[index].depth - steps[start].depth))
      index = start
    }
    return way.reversed()
  }
}
