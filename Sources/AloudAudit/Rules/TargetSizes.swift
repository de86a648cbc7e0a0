internal import AloudBase
internal import AloudReader
internal import AloudTree

extension Rule {
  /// A control that is too small to touch reliably.
  ///
  /// An error under 24 points if a circle of 24 points around its center touches another control, or the circle of
  /// another control of that size (WCAG 2.5.8). Otherwise a warning under 44 points (Apple's Human Interface
  /// Guidelines), but not for controls that the system sizes. Buttons in bars are exempt: UIKit enlarges their touch
  /// areas beyond their frames (assumed; no dump contains the touch areas). So are links in text and dimmed controls.
  /// Half a point is allowed for rounding in layouts.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  package static let smallTarget = Rule(
    "small-target", .error,
    title: Wording("Too small to hit", ko: "터치 영역이 작음"),
    fix: Wording(
      "Make the touch area at least 44 × 44 pt; the visible part may be smaller.",
      ko: "누를 수 있는 영역을 44×44pt 이상으로 넓히십시오. 보이는 크기는 그대로여도 됩니다."),
    references: ["HIG Buttons and controls", "WCAG 2.5.8"],
    onPages: .differs(
      "24 CSS pixels, or as much space around it; WCAG 2.5.8 excepts links in a text, and controls that the browser sizes",
      fix: Wording("Make it at least 24 × 24 px, or leave space around it.", ko: "24×24px 이상으로 하거나 둘레에 간격을 두십시오."),
      references: ["WCAG 2.5.8"])
  ) { screen in
    let targets = Targets(screen)
    if screen.isPage { return smallTargets(ofPage: screen, targets) }
    var small = targets.all.indices.filter { targets.all[$0].isSmall }
    if small.isEmpty { return [] }
    let bars = Bars(screen)
    small.removeAll { bars.contain(targets.all[$0]) }
    if small.isEmpty { return [] }
    let crowd = CloseControls(targets, small: small)
    return small.map { index in
      let target = targets.all[index]
      let (width, height) = (target.area.width.told, target.area.height.told)
      return Fault(
        Wording(
          "\(width) × \(height) pt; at least 44 × 44 pt are needed.", ko: "\(width)×\(height)pt로 44×44pt보다 작습니다."),
        at: target.stop, of: screen, severity: crowd.presses(on: index) ? .error : .warning,
        references: ["HIG Buttons and controls"] + (crowd.presses(on: index) ? ["WCAG 2.5.8"] : []))
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
  /// The limit is nine millimeters where the document has the number of points per inch, as the Korean guideline's 2.5 has it,
  /// and 34 points otherwise: a likely mistake on any device. Links, controls that the system sizes, and controls that overlap
  /// are exempt.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  package static let closeTargets = Rule(
    "close-targets", .warning,
    title: Wording("Too close to one another", ko: "간격이 좁음"),
    fix: Wording("Move the controls apart, or make them larger.", ko: "컨트롤 사이를 넓히거나 크기를 키우십시오."),
    references: ["MAAG 2.5"],
    onPages: .silent("WCAG 2.5.8 judges the space around small targets only")
  ) { screen in
    let document = screen.document
    let limit = document.pointsPerInch == nil ? 34 : document.nineMillimeters
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
  /// The Korean guideline's 2.5 counts this as a violation. A document with the device's points per inch proves it: an error.
  /// Without them, 163 are assumed: advice.
  ///
  /// - Complexity: O(n log n) in controls, unless many of them overlap.
  package static let targetUnder9mm = Rule(
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
        Wording("\(millimeters) mm; the guideline's limit is 9 mm.", ko: "\(millimeters)mm로 9mm보다 작습니다."),
        at: target.stop, of: screen, severity: screen.document.pointsPerInch == nil ? .advice : .error)
    }
    let small = targets.all.filter { min($0.area.width, $0.area.height) < limit }
    return small.map { fault(min($0.area.width, $0.area.height), $0) }
      + targets.tooClose(limit).map { fault($0.distance, $0.later) }
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

  private var isJudged: Bool { !stop.isPlainLink && stop.isEnabled && stop.shared?.value.control == nil }
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
    controls = Neighborhood(tiny.isEmpty ? [] : targets.all.map { $0.area })
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
}
