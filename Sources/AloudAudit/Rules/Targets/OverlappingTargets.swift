internal import AloudReader
internal import AloudTree

extension Rule {
  /// Two controls that lie on one another, by more than a point in both directions.
  ///
  /// An error when a double tap on one lands in the other. Of two shapes that are no boxes only such taps can tell, since their
  /// bounds may overlap where the shapes do not. Two keys are exempt.
  ///
  /// - Complexity: O(n log n) in controls, where they do not lie in heaps.
  static let overlappingTargets = Rule(
    "overlapping-targets", .error,
    title: Wording("Focus areas overlap", ko: "초점 영역이 겹침"),
    fix: Wording(
      "Move the controls apart, or make one control of them with a custom action for the other.",
      ko: "컨트롤이 겹치지 않게 하거나, 하나로 합치고 다른 하나는 사용자 설정 동작으로 제공하십시오."),
    references: ["MAAG 2.1", "WCAG 2.5.8"]
  ) { screen in
    let targets = Targets(screen).all
    let pairs = OverlapSearch(screen, targets)
    return targets.indices.compactMap { index in
      guard let worst = pairs.worst(at: index) else { return nil }
      let (one, another) = (screen.name(of: targets[worst.other].stop), screen.name(of: targets[index].stop))
      return Fault(
        Wording(
          "The focus areas of “\(one.english)” and “\(another.english)” overlap.",
          ko: "“\(one.korean)”\(particle: .and) “\(another.korean)”의 초점 영역이 겹칩니다."),
        at: targets[index].stop, of: screen, severity: worst.isError ? .error : .warning)
    }
  }
}

/// Another control under or over a control.
private struct Overlap {
  let isError: Bool
  /// From center to center, in points.
  let distance: Double
  let other: Int

  func isWorse(than overlap: Overlap) -> Bool {
    if isError != overlap.isError { return isError }
    return (distance, other) < (overlap.distance, overlap.other)
  }
}

/// Looks for controls on one another.
///
/// A part outside the views around it cannot be touched, and overlaps nothing there.
private struct OverlapSearch {
  private let targets: [Targets.Target]
  private let neighborhood: Neighborhood
  private let visibleAreas: VisibleAreas

  init(_ screen: AuditedScreen, _ targets: [Targets.Target]) {
    self.targets = targets
    neighborhood = Neighborhood(targets.map(\.area))
    visibleAreas = VisibleAreas(screen.tree)
  }

  /// The worst overlap of a control with one before it, of equal ones that with the nearest.
  func worst(at index: Int) -> Overlap? {
    let later = targets[index]
    var worst: Overlap?
    neighborhood.visit(near: later.area, within: -1, except: index) { other in
      guard other < index, let severity = severity(of: later, over: targets[other]) else { return }
      let distance = targets[other].area.center.distance(to: later.area.center)
      let overlap = Overlap(isError: severity == .error, distance: distance, other: other)
      if worst.map({ overlap.isWorse(than: $0) }) ?? true { worst = overlap }
    }
    return worst
  }

  /// How bad it is that two controls overlap; nil where they do not.
  private func severity(of one: Targets.Target, over other: Targets.Target) -> Severity? {
    guard one.area.overlaps(other.area) else { return nil }
    if one.stop.traits.contains(.keyboardKey), other.stop.traits.contains(.keyboardKey) { return nil }
    let area = visibleAreas.visible(one.area, of: one.stop.node)
    let otherArea = visibleAreas.visible(other.area, of: other.stop.node)
    guard area.overlaps(otherArea) else { return nil }
    if one.isHit(at: other.activationPoint, in: area) || other.isHit(at: one.activationPoint, in: otherArea) {
      return .error
    }
    return one.isBox && other.isBox ? .warning : nil
  }
}

extension Targets.Target {
  private var path: [ScreenPoint]? { stop.shared?.value.path }

  /// True when the path, if there is one, is that of the bounds.
  fileprivate var isBox: Bool {
    guard let path else { return true }
    return [area.minX, area.maxX].allSatisfy { x in
      [area.minY, area.maxY].allSatisfy { path.contains(ScreenPoint(x: x, y: $0)) }
    }
  }

  /// True for a point inside: of the path by the even-odd rule, else of what can be touched.
  fileprivate func isHit(at point: ScreenPoint, in area: Bounds) -> Bool {
    guard area.contains(point) else { return false }
    guard let path, !path.isEmpty else { return true }
    return path.surrounds(point)
  }
}
