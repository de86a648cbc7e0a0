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
      ko: "컨트롤이 겹치지 않게 하거나, 하나로 합치고 다른 하나는 사용자 설정 동작으로 제공하세요."),
    references: ["MAAG 2.1", "WCAG 2.5.8"]
  ) { screen in
    let targets = Targets(screen)
    let neighborhood = targets.neighborhood
    return targets.all.indices.compactMap { index in
      let later = targets.all[index]
      var worst: Overlap?
      neighborhood.visit(near: later.area, within: -1, except: index) { other in
        guard other < index, let severity = later.overlap(with: targets.all[other]) else { return }
        let overlap = Overlap(
          isError: severity == .error, distance: targets.all[other].area.center.distance(to: later.area.center),
          other: other)
        if worst.map({ overlap.isWorse(than: $0) }) ?? true { worst = overlap }
      }
      guard let worst else { return nil }
      let (one, another) = (screen.name(of: targets.all[worst.other].stop), screen.name(of: later.stop))
      return Fault(
        Wording(
          "The focus areas of “\(one.english)” and “\(another.english)” overlap.",
          ko: "“\(one.korean)”와(과) “\(another.korean)”의 초점 영역이 겹칩니다."),
        at: later.stop, of: screen, severity: worst.isError ? .error : .warning)
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

extension Targets.Target {
  /// How bad it is that the two overlap; nil where they do not.
  fileprivate func overlap(with other: Self) -> Severity? {
    guard area.overlaps(other.area) else { return nil }
    if stop.traits.contains(.keyboardKey), other.stop.traits.contains(.keyboardKey) { return nil }
    if isHit(at: other.activationPoint) || other.isHit(at: activationPoint) { return .error }
    return isBox && other.isBox ? .warning : nil
  }

  private var path: [ScreenPoint]? { stop.shared?.value.path }

  /// True when the path, if there is one, is that of the bounds.
  private var isBox: Bool {
    path?.allSatisfy { ($0.x == area.minX || $0.x == area.maxX) && ($0.y == area.minY || $0.y == area.maxY) } ?? true
  }

  /// True for a point inside: of the path by the even-odd rule, else of the frame.
  private func isHit(at point: ScreenPoint) -> Bool {
    guard area.contains(point) else { return false }
    guard let path, var last = path.last else { return true }
    var isInside = false
    for corner in path {
      let crosses = (corner.y > point.y) != (last.y > point.y)
      if crosses, point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }
}
