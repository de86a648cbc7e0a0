internal import AloudTree

extension Rule {
  /// A control that a finger hardly hits.
  ///
  /// An error under 24 points where a circle of 24 points around its center touches another control or the circle of another one
  /// that is as small (WCAG 2.5.8); else a warning, under 44 points (Apple's Human Interface Guidelines) only for what the
  /// system has not sized itself. Half a point is allowed for the rounding of layouts. Links in text and what is dimmed are
  /// exempt.
  ///
  /// - Complexity: O(n log n) in controls, where they do not lie in heaps.
  static let smallTarget = Rule(
    "small-target", .error,
    title: Wording("Too small to hit", ko: "누르기에 작음"),
    fix: Wording(
      "Make what can be touched 44 × 44 pt at least; what is drawn may stay small.",
      ko: "누를 수 있는 영역을 44×44pt 이상으로 넓히십시오. 보이는 크기는 그대로여도 됩니다."),
    references: ["MAAG 2.5", "HIG Buttons and controls", "WCAG 2.5.8", "WCAG 2.5.5"]
  ) { screen in
    let targets = Targets(screen)
    if screen.isPage { return smallTargets(ofPage: screen, targets) }
    let small = targets.all.indices.filter { targets.all[$0].isSmall }
    if small.isEmpty { return [] }
    let crowd = Crowd(targets, small: small)
    return small.map { index in
      let target = targets.all[index]
      let (width, height) = (target.area.width.told, target.area.height.told)
      return Fault(
        Wording(
          "\(width) × \(height) pt; 44 × 44 pt is the least.", ko: "\(width)×\(height)pt로 44×44pt보다 작습니다."),
        at: target.stop, of: screen, severity: crowd.presses(on: index) ? .error : .warning)
    }
  }
}

extension Rule {
  /// Of a page: what is smaller than 24 CSS pixels and has no room around it.
  ///
  /// Source: WCAG 2.5.8 with its exceptions of spacing, of links in a text and of what the browser sizes.
  private static func smallTargets(ofPage screen: AuditedScreen, _ targets: Targets) -> [Fault] {
    let tiny = targets.all.indices.filter { targets.all[$0].isTiny && !targets.all[$0].isSizedByBrowser }
    guard !tiny.isEmpty else { return [] }
    let crowd = Crowd(targets, small: tiny)
    return tiny.filter(crowd.presses).map { index in
      let (width, height) = (targets.all[index].area.width.told, targets.all[index].area.height.told)
      return Fault(
        Wording(
          "\(width) × \(height) px and no room around; 24 × 24 px is the least.",
          ko: "\(width)×\(height)px로 24×24px보다 작고 둘레에 간격이 없습니다."),
        at: targets.all[index].stop, of: screen, severity: .warning)
    }
  }
}

extension Targets.Target {
  /// The shorter side, in points.
  fileprivate var side: Double { min(area.width, area.height) }

  /// Under 24 points, less half a point for rounding.
  fileprivate var isTiny: Bool { side < 23.5 && isJudged }

  fileprivate var isSmall: Bool { isTiny || (side < 43.5 && isJudged && !stop.isSystemControl) }

  /// True for what the browser draws, unless a style sheet does; a dump does not tell which. So is the text of a summary,
  /// which is only a part of what can be touched.
  fileprivate var isSizedByBrowser: Bool {
    if stop.isSystemControl || stop.traits.contains(.radioButton) || stop.traits.contains(.staticText) { return true }
    // Chromium draws a button 21 pixels high that no style sheet touches.
    if !stop.traits.isDisjoint(with: [.button, .popUpButton]), (20.5..<21.5).contains(area.height) { return true }
    switch stop.web?.role {
    case .checkbox, .select, .datePicker, .dateTimePicker, .colorWell, .fileButton: return true
    default: return false
    }
  }

  private var isJudged: Bool { !stop.isPlainLink && stop.isEnabled }
}

/// The controls around tiny ones.
private struct Crowd {
  /// Of a circle of 24 points, around the center of a tiny control.
  private static let radius = 12.0

  private let targets: Targets
  /// The frames of all controls.
  private let controls: Neighborhood
  /// The centers of the tiny ones.
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
    controls.visit(near: Bounds(at: center), within: Crowd.radius, except: index) { other in
      found = found || targets.all[other].area.distance(to: center) < Crowd.radius
    }
    if found { return true }
    centers.visit(near: Bounds(at: center), within: 2 * Crowd.radius) { other in
      guard tiny[other] != index else { return }
      found = found || targets.all[tiny[other]].area.center.distance(to: center) < 2 * Crowd.radius
    }
    return found
  }
}

extension Bounds {
  /// A point.
  fileprivate init(at point: ScreenPoint) { (minX, minY, maxX, maxY) = (point.x, point.y, point.x, point.y) }
}
