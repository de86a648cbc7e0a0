internal import AloudBase
internal import AloudReader
internal import AloudTree

extension Rule {
  /// Two controls that overlap by more than a point in both directions.
  ///
  /// An error when a double tap on one activates the other, which lies over it: the one that comes later in the document.
  /// Shapes other than rectangles are reported only in that case, since their bounds may overlap where the shapes do not.
  ///
  /// Exempt are two keys; a button inside its field, beside the text; and rows that scroll under a bar: VoiceOver scrolls
  /// a row into view before people activate it.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  package static let overlappingTargets = Rule(
    "overlapping-targets", .error,
    title: Wording("Focus areas overlap", ko: "초점 영역이 겹침"),
    fix: Wording(
      "Move the controls apart, or combine them into one control with a custom action for the other.",
      ko: "컨트롤이 겹치지 않게 하거나, 하나로 합치고 다른 하나는 사용자 설정 동작으로 제공하십시오."),
    references: ["MAAG 2.1", "WCAG 2.5.8"],
    onPages: .silent("the frame of a link on two lines covers the elements beside it")
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

extension Targets.Target {
  private var path: [ScreenPoint]? { stop.shared?.value.path }

  /// True when the element has no path, or its path is the rectangle of its bounds.
  fileprivate var isBox: Bool {
    guard let path else { return true }
    return [area.minX, area.maxX].allSatisfy { x in
      [area.minY, area.maxY].allSatisfy { path.contains(ScreenPoint(x: x, y: $0)) }
    }
  }

  /// True for a point inside the path by the even-odd rule, or inside the area where there is no path.
  fileprivate func isHit(at point: ScreenPoint, in area: Bounds) -> Bool {
    guard area.contains(point) else { return false }
    guard let path, !path.isEmpty else { return true }
    return path.surrounds(point)
  }
}

extension Bounds {
  fileprivate var isEmpty: Bool { width == 0 || height == 0 }

  /// The part inside a limit; the whole rectangle where that would be empty.
  fileprivate func cut(to limit: Bounds?) -> Bounds {
    guard let limit else { return self }
    var part = self
    (part.minX, part.maxX) = (max(minX, limit.minX), min(maxX, limit.maxX))
    (part.minY, part.maxY) = (max(minY, limit.minY), min(maxY, limit.maxY))
    return part.minX < part.maxX && part.minY < part.maxY ? part : self
  }
}

/// An overlap with another control.
private struct Overlap {
  let isError: Bool
  /// The distance between the centers, in points.
  let distance: Double
  let other: Int

  func isWorse(than overlap: Overlap) -> Bool {
    if isError != overlap.isError { return isError }
    return (distance, other) < (overlap.distance, overlap.other)
  }
}

/// Finds controls that overlap.
///
/// The part of a control that its ancestors clip cannot be touched, so it overlaps nothing.
private struct OverlapSearch {
  /// Content that is at least this many times as high as a bar over its edge scrolls under it.
  private static let heightsOfBar = 3.0

  private let tree: Tree
  private let targets: [Targets.Target]
  private let neighborhood: Neighborhood
  private let visibleAreas: VisibleAreas

  init(_ screen: AuditedScreen, _ targets: [Targets.Target]) {
    self.targets = targets
    tree = screen.tree
    neighborhood = Neighborhood(targets.map { $0.area })
    visibleAreas = VisibleAreas(screen.tree)
  }

  /// The most severe overlap of a control with an earlier one; if several are equal, that with the nearest.
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

  /// The severity of an overlap of two controls; nil where they do not overlap.
  private func severity(of one: Targets.Target, over other: Targets.Target) -> Severity? {
    guard one.area.overlaps(other.area) else { return nil }
    if one.stop.traits.contains(.keyboardKey), other.stop.traits.contains(.keyboardKey) { return nil }
    let area = visibleAreas.visible(one.area, of: one.stop.node)
    let otherArea = visibleAreas.visible(other.area, of: other.stop.node)
    guard area.overlaps(otherArea) else { return nil }
    // What comes later in the document is drawn over what comes before.
    let isAbove = one.stop.node > other.stop.node
    let (above, below) = isAbove ? (one, other) : (other, one)
    let isCovered = above.isHit(at: below.activationPoint, in: isAbove ? area : otherArea)
    if below.stop.isInput, !isCovered, below.area.contains(above.area) { return nil }
    let (layer, content) = layers(of: above.stop.node, below.stop.node)
    if isBar(layer, over: content) || isBar(content, over: layer) { return nil }
    let scrolls = content.map { tree.nodes[$0.index].sharedDetails?.value.scroll != nil } ?? false
    // A row that scrolls is free as soon as the person scrolls.
    if isCovered { return scrolls ? .warning : .error }
    return one.isBox && other.isBox && !scrolls ? .warning : nil
  }

  /// The outermost nodes around two nodes that do not contain both; nil where one contains the other.
  ///
  /// - Complexity: O(depth).
  private func layers(of one: NodeID, _ other: NodeID) -> (NodeID?, NodeID?) {
    (
      tree.lineage(of: one).last { !tree.contains($0, other) }, tree.lineage(of: other).last { !tree.contains($0, one) }
    )
  }

  /// True for a bar at the upper or lower edge of much higher content.
  private func isBar(_ bar: NodeID?, over content: NodeID?) -> Bool {
    guard let bar, let content, tree.hasChildren(content), let edges = tree.nodes[bar.index].frame.flatMap(Bounds.init),
      let area = tree.nodes[content.index].frame.flatMap(Bounds.init)
    else { return false }
    guard edges.width >= 0.8 * area.width, area.height >= OverlapSearch.heightsOfBar * edges.height else {
      return false
    }
    // The status bar or the home indicator may be between the bar and the edge.
    return edges.maxY <= area.minY + area.height / 4 || edges.minY >= area.maxY - area.height / 4
  }
}

/// The visible parts of frames: a row that is scrolled under a bar can be touched only inside its list.
///
/// Source: hit testing of UIKit ignores a view for a point outside its superview.
///
/// - Complexity: O(nodes) to create.
struct VisibleAreas {
  private let tree: Tree
  /// For each node, the area in which its children are visible; nil for no limit.
  private let limits: [Bounds?]

  init(_ tree: Tree) {
    self.tree = tree
    limits = tree.passedDown(nil) { id, outer in
      let own = tree.nodes[id.index].frame.flatMap(Bounds.init)
      return own.flatMap { $0.isEmpty ? nil : $0 }?.cut(to: outer) ?? outer
    }
  }

  /// The touchable part of a node's area; the whole area where the document places it completely outside.
  func visible(_ area: Bounds, of node: NodeID) -> Bounds {
    area.cut(to: tree.parent(of: node).flatMap { limits[$0.index] })
  }
}
