internal import AloudTree

/// The controls of a screen that have a place on it, in reading order, without those that UIKit itself puts into
/// fields.
struct Targets {
  struct Target {
    let stop: AuditedScreen.Stop
    /// The area that a finger has to hit.
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

  /// For each control that has one, the nearest earlier one whose center is nearer than a distance, in points, and that
  /// it neither overlaps nor contains; by the place of the later one.
  ///
  /// - Complexity: O(n log n), where controls do not lie in heaps.
  func tooClose(_ limit: Double) -> [(later: Target, earlier: Target, distance: Double)] {
    // Centers are that near only where one of the two is narrower, or where they overlap.
    guard all.contains(where: { min($0.area.width, $0.area.height) < limit }) else { return [] }
    let neighborhood = Neighborhood(all.map(\.area))
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
  /// How many points make nine millimeters, which the Korean guideline asks of targets: 57.8 at the 163 points per inch
  /// of a phone, where the document does not say otherwise.
  var nineMillimeters: Double { 9 * pointsPerMillimeter }

  /// 163 points per inch unless written.
  var pointsPerMillimeter: Double { (pixelsPerInch ?? 163) / 25.4 }
}

/// The button that UIKit puts into text fields, and makes reachable and sizes itself: nothing that an app could mend.
///
/// Source: dumps of WebDriverAgent, which show it as a button inside the field or beside it.
enum ClearButton {
  /// In lower case.
  static let names: Set<String> = ["clear text", "텍스트 지우기"]
}
