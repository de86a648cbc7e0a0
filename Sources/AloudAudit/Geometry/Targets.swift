internal import AloudBase
internal import AloudTree

/// The controls of a screen that have a place on it, in reading order, without those that UIKit adds to fields.
struct Targets {
  struct Target {
    let stop: AuditedScreen.Stop
    /// The touch target.
    let area: Bounds

    /// The point at which a double tap lands.
    var activationPoint: ScreenPoint { stop.shared?.value.activationPoint ?? area.center }
  }

  let all: [Target]

  init(_ screen: AuditedScreen, where isMeant: (AuditedScreen.Stop) -> Bool = { _ in true }) {
    var field: Bounds?
    all = screen.stops.compactMap { stop in
      guard stop.isControl, let area = stop.targetBounds else { return nil }
      if stop.isInput { field = area }
      if ClearButton.names.contains(stop.label.lowercased()), field?.contains(area) ?? false { return nil }
      return isMeant(stop) ? Target(stop: stop, area: area) : nil
    }
  }

  /// For each control, the nearest earlier control whose center is less than a distance away, in points, and which it
  /// neither overlaps nor contains.
  ///
  /// - Complexity: O(n log n), unless many controls overlap.
  func tooClose(_ limit: Double) -> [(later: Target, earlier: Target, distance: Double)] {
    // Centers are that close only where one of the two is narrower, or where they overlap.
    guard all.contains(where: { min($0.area.width, $0.area.height) < limit }) else { return [] }
    let neighborhood = Neighborhood(all.map { $0.area })
    return all.indices.compactMap { index in
      let later = all[index]
      var nearest: (index: Int, distance: Double)?
      neighborhood.visit(near: later.area, within: limit, except: index) { other in
        let earlier = all[other]
        guard other < index else { return }
        let distance = earlier.area.center.distance(to: later.area.center)
        guard distance < limit, !earlier.area.isMixed(with: later.area) else { return }
        if let nearest, (nearest.distance, nearest.index) <= (distance, other) { return }
        nearest = (other, distance)
      }
      return nearest.map { (later, all[$0.index], $0.distance) }
    }
  }
}

extension Bounds {
  /// True when the two overlap, or one contains the other.
  fileprivate func isMixed(with other: Bounds) -> Bool {
    overlaps(other) || contains(other) || other.contains(self)
  }
}

extension Document {
  /// Nine millimeters in points; the Korean guideline requires this size of targets. It is 57.8 at the 163 points per
  /// inch of a phone, unless the document has another number.
  var nineMillimeters: Double { 9 * pointsPerMillimeter }

  /// 163 points per inch, unless the document has another number.
  var pointsPerMillimeter: Double { (pointsPerInch ?? 163) / 25.4 }
}

/// The clear button that UIKit adds to text fields, makes accessible and sizes; an app cannot correct it.
///
/// Source: dumps of WebDriverAgent, which show it as a button inside or beside the field.
enum ClearButton {
  /// In lowercase.
  static let names: Set<String> = ["clear text", "텍스트 지우기"]
}
