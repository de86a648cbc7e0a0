internal import AloudReader
internal import AloudTree

extension Rule {
  /// A control that is too small to touch reliably.
  ///
  /// An error under 24 points if a circle of 24 points around its center touches another control, or the circle of
  /// another control of that size (WCAG 2.5.8). Otherwise a warning under 44 points (Apple's Human Interface
  /// Guidelines), but not for controls that the system sizes, nor for buttons in a navigation bar or a toolbar of a
  /// dump: UIKit enlarges their touch areas beyond their frames (assumed; no dump contains the touch areas). Half a point is allowed for rounding in layouts. Links in
  /// text and dimmed controls are exempt.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  static let smallTarget = Rule(
    "small-target", .error,
    title: Wording("Too small to hit", ko: "누르기에 작음"),
    fix: Wording(
      "Make the touch area at least 44 × 44 pt; the visible part may be smaller.",
      ko: "누를 수 있는 영역을 44×44pt 이상으로 넓히십시오. 보이는 크기는 그대로여도 됩니다."),
    references: ["MAAG 2.5", "HIG Buttons and controls", "WCAG 2.5.8", "WCAG 2.5.5"],
    onPages: .differs(
      "24 CSS pixels, or as much space around it; WCAG 2.5.8 excepts links in a text, and controls that the browser sizes",
      fix: Wording("Make it at least 24 × 24 px, or leave space around it.", ko: "24×24px 이상으로 하거나 둘레에 간격을 두십시오."),
      references: ["WCAG 2.5.8"])
  ) { screen in
    let targets = Targets(screen)
    if screen.isPage { return smallTargets(ofPage: screen, targets) }
    var small = targets.all.indices.filter { targets.all[$0].isSmall }
    if small.isEmpty { return [] }
    let inBar = screen.tree.passedDown(false) { $1 || screen.tree.nodes[$0.index].isBarOfUIKit }
    small.removeAll { inBar[targets.all[$0].stop.node.index] }
    if small.isEmpty { return [] }
    let crowd = CloseControls(targets, small: small)
    return small.map { index in
      let target = targets.all[index]
      let (width, height) = (target.area.width.told, target.area.height.told)
      return Fault(
        Wording(
          "\(width) × \(height) pt; at least 44 × 44 pt are needed.", ko: "\(width)×\(height)pt로 44×44pt보다 작습니다."),
        at: target.stop, of: screen, severity: crowd.presses(on: index) ? .error : .warning)
    }
  }

  /// On a page, controls smaller than 24 CSS pixels that do not have enough space around them.
  ///
  /// Source: WCAG 2.5.8 with its exceptions for spacing, links in text and controls that the browser sizes.
  private static func smallTargets(ofPage screen: AuditedScreen, _ targets: Targets) -> [Fault] {
    let tiny = targets.all.indices.filter { targets.all[$0].isTiny && !targets.all[$0].isSizedByBrowser }
    guard !tiny.isEmpty else { return [] }
    let crowd = CloseControls(targets, small: tiny)
    return tiny.filter(crowd.presses).map { index in
      let (width, height) = (targets.all[index].area.width.told, targets.all[index].area.height.told)
      return Fault(
        Wording(
          "\(width) × \(height) px and no space around it; at least 24 × 24 px are needed.",
          ko: "\(width)×\(height)px로 24×24px보다 작고 둘레에 간격이 없습니다."),
        at: targets.all[index].stop, of: screen, severity: .warning)
    }
  }

  /// Two controls whose centers are so close that users may touch the wrong one.
  ///
  /// The limit is 34 points or, where the document has the number of points per inch, nine millimeters. The Korean
  /// guideline requires nine millimeters but assumes 96 pixels per inch, as on a desktop, which gives 34. With the 163
  /// points per inch of a phone, most rows of lists would fail; `target-under-9mm` reports those. Links, controls that
  /// the system sizes, and controls that overlap are exempt.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  static let closeTargets = Rule(
    "close-targets", .warning,
    title: Wording("Too close to one another", ko: "간격이 좁음"),
    fix: Wording("Move the controls apart, or make them larger.", ko: "컨트롤 사이를 넓히거나 크기를 키우십시오."),
    references: ["MAAG 2.5", "WCAG 2.5.8"],
    onPages: .silent("WCAG 2.5.8 judges the space around small targets only")
  ) { screen in
    let document = screen.document
    let limit = document.pixelsPerInch == nil ? 34 : document.nineMillimeters
    let targets = Targets(screen) { !$0.isPlainLink && !$0.isSystemControl }
    return targets.tooClose(limit).map { later, earlier, distance in
      let (one, other) = (screen.name(of: earlier.stop), screen.name(of: later.stop))
      let millimeters = (distance / document.pointsPerMillimeter).told
      return Fault(
        Wording(
          "The centres of “\(one.english)” and “\(other.english)” are \(distance.told) pt (\(millimeters) mm) apart.",
          ko: "“\(one.korean)”\(particle: .and) “\(other.korean)”의 중심 간격이 \(millimeters)mm입니다."),
        at: later.stop, of: screen)
    }
  }

  /// A control smaller than nine millimeters, or nearer than that to another one, from center to center.
  ///
  /// The Korean guideline recommends this size; most system controls are smaller. `small-target` and `close-targets`
  /// report controls that are much smaller or closer.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  static let targetUnder9mm = Rule(
    "target-under-9mm", .advice,
    title: Wording("Under nine millimeters", ko: "9mm보다 작음"),
    fix: Wording("Enlarge it, if there is room.", ko: "자리가 있으면 크기나 간격을 넓히십시오."),
    references: ["MAAG 2.5"],
    onPages: .silent("a guideline for apps")
  ) { screen in
    let limit = screen.document.nineMillimeters
    let targets = Targets(screen) { !$0.isPlainLink && !$0.isSystemControl && $0.isEnabled }
    func fault(_ length: Double, _ target: Targets.Target) -> Fault {
      let millimeters = (length / screen.document.pointsPerMillimeter).told
      return Fault(
        Wording("\(millimeters) mm; the guideline recommends 9 mm.", ko: "\(millimeters)mm로 9mm보다 작습니다."),
        at: target.stop, of: screen)
    }
    let small = targets.all.filter { min($0.area.width, $0.area.height) < limit }
    return small.map { fault(min($0.area.width, $0.area.height), $0) }
      + targets.tooClose(limit).map { fault($0.distance, $0.later) }
  }

  /// Two controls that overlap by more than a point in both directions.
  ///
  /// An error when a double tap on one activates the other, which lies over it: the one that comes later in the document.
  /// Shapes other than rectangles are reported only in that case, since their bounds may overlap where the shapes do not.
  ///
  /// Exempt are two keys; a button inside its field, beside the text; and rows that scroll under a bar: VoiceOver scrolls
  /// a row into view before people activate it.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  static let overlappingTargets = Rule(
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

extension Node {
  /// True for a navigation bar or a toolbar that an importer has recognized by its type.
  fileprivate var isBarOfUIKit: Bool {
    let inferences = sharedDetails?.value.inferences ?? []
    return inferences.contains("toolbar") || sortPriority == 1 && inferences.contains("navigationBarFirst")
  }
}

extension Targets.Target {
  /// The shorter side, in points.
  fileprivate var side: Double { min(area.width, area.height) }

  /// True under 24 points, with half a point allowed for rounding.
  fileprivate var isTiny: Bool { side < 23.5 && isJudged }

  fileprivate var isSmall: Bool { isTiny || (side < 43.5 && isJudged && !stop.isSystemControl) }

  /// True for controls that browsers draw and size, unless a style sheet does; a dump does not show which. Also true
  /// for the text of a `summary` element, which is only a part of the touch target.
  fileprivate var isSizedByBrowser: Bool {
    if stop.isSystemControl || stop.traits.contains(.radioButton) || stop.traits.contains(.staticText) { return true }
    // Without a style sheet, Chromium draws a button 21 pixels high.
    if !stop.traits.isDisjoint(with: [.button, .popUpButton]), (20.5..<21.5).contains(area.height) { return true }
    switch stop.web?.role {
    case .checkbox, .select, .datePicker, .dateTimePicker, .colorWell, .fileButton: return true
    default: return false
    }
  }

  private var isJudged: Bool { !stop.isPlainLink && stop.isEnabled }

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

/// Finds the controls near tiny ones.
private struct CloseControls {
  /// The radius of the circle of 24 points around the center of a tiny control.
  private static let radius = 12.0

  private let targets: Targets
  /// The areas of all controls.
  private let controls: Neighborhood
  /// The centers of the tiny controls.
  private let centers: Neighborhood
  private let tiny: [Int]

  init(_ targets: Targets, small: [Int]) {
    self.targets = targets
    tiny = small.filter { targets.all[$0].isTiny }
    controls = Neighborhood(tiny.isEmpty ? [] : targets.all.map(\.area))
    centers = Neighborhood(tiny.map { Bounds(at: targets.all[$0].area.center) })
  }

  /// True when the circle of a tiny control touches another control, or the circle of another tiny one.
  func presses(on index: Int) -> Bool {
    let target = targets.all[index]
    guard target.isTiny else { return false }
    let center = target.area.center
    var found = false
    controls.visit(near: Bounds(at: center), within: CloseControls.radius, except: index) { other in
      found = found || targets.all[other].area.distance(to: center) < CloseControls.radius
    }
    if found { return true }
    centers.visit(near: Bounds(at: center), within: 2 * CloseControls.radius) { other in
      guard tiny[other] != index else { return }
      found = found || targets.all[tiny[other]].area.center.distance(to: center) < 2 * CloseControls.radius
    }
    return found
  }
}

extension Bounds {
  /// An empty rectangle at a point.
  fileprivate init(at point: ScreenPoint) { (minX, minY, maxX, maxY) = (point.x, point.y, point.x, point.y) }

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
    neighborhood = Neighborhood(targets.map(\.area))
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
