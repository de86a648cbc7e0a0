internal import AloudSpeech
package import AloudTree

extension ScreenReader {
  mutating func touch(_ label: String) -> [Event] {
    guard let rank = screenIndex().rank(labeled: label) else { return [.happening(.nothingThere)] }
    return touch(rank: rank)
  }

  /// Touches the element at a point: by its path, else by its frame. If there are several, the last one drawn counts.
  /// Source: assumed, as in UIKit's hit testing.
  mutating func touch(_ point: ScreenPoint) -> [Event] {
    guard let id = stop(at: point), let rank = narrator.order.rank(of: id) else {
      return [.happening(.nothingThere)]
    }
    return touch(rank: rank)
  }

  /// The element at a place, for a touch outside VoiceOver; nil if there is none.
  package mutating func node(touchedAt place: Gesture.Place) -> NodeID? {
    switch place {
    case .label(let label): screenIndex().rank(labeled: label).map { narrator.stop(atRank: $0) }
    case .point(let point): stop(at: point)
    }
  }

  private mutating func touch(rank new: Int) -> [Event] {
    let id = narrator.order.stops[new]
    guard narrator.traits(of: id).contains(.allowsDirectInteraction) else { return go(to: new) }
    // A direct touch area that has the cursor receives the touch.
    if new == rank, cursor.isAreaActivated || !hasDirectTouch(.requiresActivation, id) {
      return [.request(.activate(id))]
    }
    let events = go(to: new)
    guard hasDirectTouch(.silentOnTouch, id) else { return events }
    return events.filter { if case .utterance = $0 { false } else { true } }
  }

  func hasDirectTouch(_ option: DirectTouchOption, _ id: NodeID) -> Bool {
    settings.has(.directTouchOptions) && narrator.traits(of: id).contains(.allowsDirectInteraction)
      && narrator.tree.nodes[id.index].sharedDetails?.value.directTouchOptions.contains(option) == true
  }

  /// A double tap activates a direct touch area that requires activation. From then on, the area gets touches until the
  /// cursor leaves it. Source: WWDC23 10036 and WWDC26 220, demonstrations: the element is said again.
  mutating func activateArea() -> [Event]? {
    guard let rank, let focus, !cursor.isAreaActivated, hasDirectTouch(.requiresActivation, focus) else { return nil }
    cursor.isAreaActivated = true
    return [.happening(.activated), .said(narrator.activated(atRank: rank), .focus, focus)]
  }

  private func stop(at point: ScreenPoint) -> NodeID? {
    narrator.order.stops.filter { isHit($0, at: point) }.max()
  }

  /// For each rank, a point where a finger finds the stop; nil for a stop that is not in sight, or lies below others.
  ///
  /// - Complexity: O(stops) on screens whose stops lie beside each other.
  package func touchPoints() -> [ScreenPoint?] {
    let stops = narrator.order.stops
    let frames = stops.map { visibleFrame(of: $0)?.intersection(screenFrame) }
    // Bands of the screen, each with the stops there, so that a point is compared with few.
    let height = max(environment.height, 1) / Double(ScreenReader.bands)
    func band(_ y: Double) -> Int { Int(min(max(y / height, 0), Double(ScreenReader.bands - 1))) }
    var inBand = [[Int]](repeating: [], count: ScreenReader.bands)
    for rank in stops.indices.sorted(by: { stops[$0] > stops[$1] }) {
      // A path without a frame can be anywhere.
      let hasPath = narrator.tree.nodes[stops[rank].index].sharedDetails?.value.path != nil
      if let frame = frames[rank], !hasPath {
        for band in band(frame.y)...band(frame.y + frame.height) { inBand[band].append(rank) }
      } else if hasPath {
        for band in inBand.indices { inBand[band].append(rank) }
      }
    }
    return stops.indices.map { rank in
      guard let point = frames[rank]?.center else { return nil }
      return inBand[band(point.y)].first { isHit(stops[$0], at: point) } == rank ? point : nil
    }
  }

  private static let bands = 64

  private func isHit(_ id: NodeID, at point: ScreenPoint) -> Bool {
    let node = narrator.tree.nodes[id.index]
    let seen = visibleFrame(of: id)
    guard let path = node.sharedDetails?.value.path, path.count > 2 else { return seen?.contains(point) ?? false }
    guard let frame = node.frame else { return path.surrounds(point) }
    // A path scrolls together with the frame.
    guard let seen else { return false }
    return path.surrounds(ScreenPoint(x: point.x + frame.x - seen.x, y: point.y + frame.y - seen.y))
  }
}

extension [ScreenPoint] {
  /// True if a ray from the point crosses the sides of the polygon an odd number of times.
  package func surrounds(_ point: ScreenPoint) -> Bool {
    var isInside = false
    var previous = self[count - 1]
    for corner in self {
      if (corner.y > point.y) != (previous.y > point.y) {
        let x = corner.x + (point.y - corner.y) / (previous.y - corner.y) * (previous.x - corner.x)
        if point.x < x { isInside.toggle() }
      }
      previous = corner
    }
    return isInside
  }
}
