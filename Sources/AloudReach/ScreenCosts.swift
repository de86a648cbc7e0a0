public import AloudReader
internal import AloudSpeech
public import AloudTree

/// What it costs a VoiceOver user to get to each stop of a screen.
///
///     let costs = ScreenCosts(reader)
///     costs.stops[3].flicks     // 3: flicking alone
///     costs.stops[3].gestures   // the fewest gestures of any kind
///     costs.way(toRank: 3)      // those gestures
///
/// The ways use only gestures that need no sight and no typing: flicks, taps with four fingers, the rotor, three-finger
/// swipes that turn a page, containers in grouped navigation, and the Item Chooser. The screen stays as it is: an app
/// that changes it when the cursor arrives, or with time, can make a way longer.
public struct ScreenCosts: Sendable {
  /// What one stop costs.
  public struct Stop: Sendable {
    /// The element.
    public let node: NodeID
    /// The number of flicks, without any other gesture; nil if flicking does not lead there.
    public let flicks: Int?
    /// The smallest number of gestures; nil if no way leads there.
    public let gestures: Int?
    /// A point where one touch finds the stop, in screen points; nil where none does. It costs one gesture, but only
    /// for somebody who knows the place.
    public let touch: ScreenPoint?
    /// The seconds until the name of the stop has been heard, on the cheapest way: for somebody who goes on after each
    /// name, and for somebody who hears everything, also hints. They begin when the first stop is said. Gestures take
    /// no time, as on the clock of the simulator.
    public let seconds: (swift: Double, patient: Double)?
  }

  /// The stops, in reading order.
  public let stops: [Stop]
  /// The rank of the stop where the ways begin; nil on a screen without stops.
  public let start: Int?

  private let search: WaySearch?

  /// The gestures of a cheapest way to a stop, in order, each with how often it follows itself; nil if no way leads
  /// there. Of several ways, it is one with flicks.
  ///
  /// - Complexity: O(result).
  public func way(toRank rank: Int) -> [(gesture: ScreenReader.Gesture, times: Int)]? {
    guard let search, let arrival = search.arrivals[rank] else { return nil }
    return search.way(to: arrival)
  }

  /// The gestures that count as flicks. Grouped navigation needs those of two fingers to enter and leave a container.
  static let flicks: [ScreenReader.Gesture] = [.swipeRight, .swipeLeft, .twoFingerSwipeRight, .twoFingerSwipeLeft]

  /// The costs from the place of a reader's cursor, or after a touch of a stop.
  ///
  /// - Parameters:
  ///   - reader: a reader on the screen.
  ///   - rank: the rank of the stop to begin at; nil for the place of the cursor.
  /// - Complexity: O(stops × options of the rotor); with pages to scroll, times the positions of the content.
  public init(_ reader: ScreenReader, fromRank rank: Int? = nil) {
    var navigation = Navigation(reader)
    let begin = rank.map { navigation.start(atRank: $0) } ?? navigation.start
    guard let begin else {
      (stops, start, search) = ([], nil, nil)
      return
    }
    start = begin.rank
    let flicking = WaySearch(from: begin, in: &navigation, by: ScreenCosts.flicks)
    let search = WaySearch(from: begin, in: &navigation)
    var clock = WayClock(search, reader)
    let touches = reader.touchPoints()
    var stops: [Stop] = []
    for (rank, node) in reader.narrator.order.stops.enumerated() {
      let arrival = search.arrivals[rank]
      stops.append(
        Stop(
          node: node, flicks: flicking.cost(ofRank: rank), gestures: search.cost(ofRank: rank),
          touch: touches[rank],
          seconds: arrival.map { clock.time(at: $0, &navigation).seconds }))
    }
    self.stops = stops
    self.search = search
  }
}

/// The times at which the steps of a search are heard. Each is found once.
private struct WayClock {
  private let search: WaySearch
  private let reader: ScreenReader
  /// What each step says, and the time at its end; nil until it is known.
  private var heard: [ListeningTime.Heard?]
  private var ends: [ListeningTime?]

  init(_ search: WaySearch, _ reader: ScreenReader) {
    (self.search, self.reader) = (search, reader)
    heard = [ListeningTime.Heard?](repeating: nil, count: search.steps.count)
    ends = [ListeningTime?](repeating: nil, count: search.steps.count)
  }

  /// The time at which the name that a step says has been heard.
  mutating func time(at index: Int, _ navigation: inout Navigation) -> ListeningTime {
    let before = search.steps[index].parent < 0 ? ListeningTime() : end(of: search.steps[index].parent, &navigation)
    let name = heard(at: index, &navigation).name
    return ListeningTime(swift: before.swift + name, patient: before.patient + name)
  }

  /// The time at which a user goes on after a step.
  private mutating func end(of index: Int, _ navigation: inout Navigation) -> ListeningTime {
    // A way can have thousands of steps, so this is a loop.
    var unknown: [Int] = []
    var place = index
    while place >= 0, ends[place] == nil {
      unknown.append(place)
      place = search.steps[place].parent
    }
    var time = place >= 0 ? ends[place] ?? ListeningTime() : ListeningTime()
    for place in unknown.reversed() {
      let heard = heard(at: place, &navigation)
      time = ListeningTime(swift: time.swift + heard.name, patient: time.patient + heard.all)
      ends[place] = time
    }
    return time
  }

  private mutating func heard(at index: Int, _ navigation: inout Navigation) -> ListeningTime.Heard {
    if let known = heard[index] { return known }
    let step = search.steps[index]
    let speech =
      step.gesture.map { navigation.speech(from: search.steps[step.parent].place, $0) }
      ?? navigation.speech(at: step.place)
    let new = ListeningTime.heard(speech, by: reader)
    heard[index] = new
    return new
  }
}

extension ListeningTime {
  /// In seconds.
  fileprivate var seconds: (swift: Double, patient: Double) { (Double(swift) / 1_000_000, Double(patient) / 1_000_000) }
}
