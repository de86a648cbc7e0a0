internal import AloudBase
internal import AloudChart
internal import AloudSpeech
internal import AloudTree

// A finger that is held down and moved over a graph of the explorer. Source: WWDC21, demonstration of the interactive
// mode: double tap and hold, then drag; after a pause, the value is said. It is assumed that the finger starts at the
// beginning of the axis, and that any other gesture lifts it.
extension ScreenReader {
  /// The position of a finger on a graph, from 0, the beginning of the x axis, to 1; nil if no finger is down.
  public var fingerShare: Double? {
    guard let screen = chartScreen, let finger = screen.finger else { return nil }
    return AxisScale(screen.words.chart.x).clampedShare(of: finger.position)
  }

  /// Lifts the finger. Every gesture that does not move the finger lifts it.
  package mutating func liftFinger() {
    if isCovered, chartScreen?.finger != nil { chartScreen?.finger = nil }
  }

  /// Performs a double tap and hold: on a graph, it puts a finger down.
  mutating func hold() -> [Event] {
    guard let screen = chartScreen, let focus, case .graph(let series)? = screen.explorer.roles[focus] else {
      return longPress([.happening(.holdRecognized)])
    }
    guard let series else { return [.refused(.noSeries)] }
    let start = screen.words.chart.bounds.from
    chartScreen?.finger = .init(series: series, position: start)
    return [.happening(.holdRecognized)] + sounding(screen, series, from: start, to: start)
  }

  mutating func drag(to target: Gesture.Position) -> [Event] {
    guard let screen = chartScreen, let finger = screen.finger else { return [.refused(noFinger)] }
    let chart = screen.words.chart
    guard let wanted = chart.position(of: target) else { return [.happening(.nothingThere)] }
    let bounds = chart.bounds
    let position = min(max(wanted, min(bounds.from, bounds.to)), max(bounds.from, bounds.to))
    let isBeyond: Bool = if case .share(let share) = target { share < 0 || share > 1 } else { position != wanted }
    chartScreen?.finger?.position = position
    return (isBeyond ? [.happening(.boundary)] : [])
      + sounding(screen, finger.series, from: finger.position, to: position)
  }

  /// Says the nearest point that has a y, and other points at the same place, up to the number that sounds together.
  mutating func pauseFinger() -> [Event] {
    guard let screen = chartScreen, let finger = screen.finger else { return [.refused(noFinger)] }
    let points = screen.words.chart.knownPoints(of: finger.series, nearest: finger.position)
    guard !points.isEmpty else { return [.happening(.nothingThere)] }
    var utterance = narrator.utterance(.status, .audiographDataPoint, clause: .chart)
    for index in points.prefix(AudioGraph.chord) {
      for part in screen.words.parts(of: .point(series: finger.series, index: index)) {
        utterance.description += narrator.fragments(.value, SpokenText(part), clause: .chartPoint)
      }
    }
    return [.utterance(ofGraph(utterance))]
  }

  /// The reason why there is no finger to move.
  private var noFinger: Refusal {
    let words = narrator.words
    let way: Message = "`double tap and hold` puts one down"
    guard chartScreen == nil else { return Refusal("no finger is down: on a graph, \(way)") }
    return Refusal(
      """
      no finger is down: on a chart, the rotor's \(words.text(.rotorAudioGraph)) has \
      \(words.text(.audiographDetails)); on a graph there, \(way)
      """)
  }

  private func sounding(_ screen: ChartScreen, _ series: Int, from: Double, to: Double) -> [Event] {
    let chart = screen.words.chart
    var passage = AudioGraph.passage(of: series, from: from, to: to, in: chart, settings: settings)
    // Without data, there is no sound.
    guard !passage.tones.isEmpty else { return [] }
    passage.describe(with: screen.words)
    return [.graph(ofGraph(Utterance(), passage))]
  }

  /// A step of the finger for a key: a drag to the next point that has a y and is at least a hundredth of the axis
  /// away. If there is none, the drag goes beyond the end. Nil if no finger is down.
  ///
  /// - Complexity: O(points).
  public func fingerStep(forward: Bool) -> Gesture? {
    guard let screen = chartScreen, let finger = screen.finger, let here = fingerShare else { return nil }
    let chart = screen.words.chart
    let scale = AxisScale(chart.x)
    let sign = forward ? 1.0 : -1.0
    let points = chart.knownPlaces(of: finger.series).map { index, place in
      (x: chart.series[finger.series].points[index].x, way: (scale.share(of: place) - here) * sign)
    }
    // 0.009999 instead of 0.01 allows for rounding errors.
    switch points.filter({ $0.way > 0.009_999 }).min(by: { $0.way < $1.way })?.x {
    case .number(let number)?: return .drag(.number(number))
    case .category(let name)?: return .drag(.category(name))
    case nil: return .drag(.share(forward ? 1.01 : -0.01))
    }
  }
}

extension Chart {
  /// The ends of the x axis.
  fileprivate var bounds: (from: Double, to: Double) {
    switch x {
    case .numeric(let axis): (axis.from, axis.to)
    case .categorical(_, let categories): (0, Double(max(categories.count - 1, 0)))
    }
  }

  /// The position of a drag's target; nil if this kind of axis has no such target.
  fileprivate func position(of target: ScreenReader.Gesture.Position) -> Double? {
    switch (target, x) {
    case (.share(let share), _): AxisScale(x).position(atShare: min(max(share, 0), 1))
    case (.number(let number), .numeric): number
    case (.category(let name), .categorical(_, let categories)):
      (categories.firstIndex(of: name) ?? categories.firstIndex { $0.lowercased() == name.lowercased() })
        .map(Double.init)
    case (.number, .categorical), (.category, .numeric): nil
    }
  }

  /// The indices of the points that have a y and are nearest on the axis, as written. Of two at the same distance, the
  /// earlier place counts. A point beyond the axis is at its end, as in the sound.
  fileprivate func knownPoints(of series: Int, nearest position: Double) -> [Int] {
    let scale = AxisScale(x)
    let here = scale.clampedShare(of: position)
    let places = knownPlaces(of: series).map { (index: $0.index, share: scale.clampedShare(of: $0.place)) }
    // Differences up to 1e-9 are rounding errors.
    let nearest = places.min {
      let (one, other) = (abs($0.share - here), abs($1.share - here))
      return abs(one - other) > 1e-9 ? one < other : $0.share < $1.share
    }
    return places.filter { $0.share == nearest?.share }.map { $0.index }
  }

  /// The points that have a y: their indices, and their positions on the axis.
  fileprivate func knownPlaces(of series: Int) -> [(index: Int, place: Double)] {
    let positions = AxisPositions(x)
    return self.series[series].points.enumerated().compactMap { index, point in
      guard point.y != nil, let place = positions.position(of: point.x) else { return nil }
      return (index, place)
    }
  }
}

// The state of a chart in pictures of VoiceOver.
extension ScreenReader {
  /// True while the cursor is on a graph on which a double tap and hold puts a finger down.
  public var isOnGraph: Bool {
    guard let screen = chartScreen, let focus, case .graph(series: .some)? = screen.explorer.roles[focus] else {
      return false
    }
    return true
  }

  /// The position of the finger in the words for points: `2 cups`, `March`. Nil if no finger is down.
  ///
  /// - Complexity: O(categories).
  public var fingerPlace: String? {
    guard let screen = chartScreen, let finger = screen.finger else { return nil }
    guard case .numeric(let axis) = screen.words.chart.x else { return screen.words.x(at: finger.position) }
    // A thousandth of the axis is precise enough for a finger.
    return screen.words.x(at: ChartWords.rounded(finger.position, range: abs(axis.to - axis.from) / 10))
  }
}
