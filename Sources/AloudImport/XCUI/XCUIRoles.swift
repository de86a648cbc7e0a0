import AloudTree

/// The roles that elements get from bars, alerts and scroll views around them.
struct XCUIRoles: Sendable {
  /// Elements that hide their siblings.
  private(set) var modal: [Bool]
  /// Views whose navigation bar comes first.
  private(set) var barParents: Set<Int> = []
  private(set) var backButtons: Set<Int> = []
  private(set) var titles: Set<Int> = []
  /// In which order the stops of navigation bars are read: higher first.
  private(set) var barPriorities: [Int: Double] = [:]
  /// Scroll views whose first stops lie above or before them.
  private(set) var scrolled: Set<Int> = []

  private let plan: XCUIPlan
  private var elements: [XCUISnapshot.Element] { plan.survey.elements }

  /// How far from the edge of its bar a back button may be, in points.
  private static let backButtonInset = 10.0

  init(_ plan: XCUIPlan, rightToLeft: Bool) {
    self.plan = plan
    modal = [Bool](repeating: false, count: plan.survey.elements.count)
    markModals()
    markScrolled()
    for index in elements.indices where elements[index].type == .navigationBar && isWalked(index) {
      if elements[index].parent >= 0 { barParents.insert(elements[index].parent) }
      if let button = backButton(of: index, rightToLeft: rightToLeft) { backButtons.insert(button) }
      titles.formUnion(titles(of: index))
      orderBar(index, rightToLeft: rightToLeft)
    }
  }

  private func isWalked(_ index: Int) -> Bool { plan.steps[index] == .passed && plan.holdsStops(index) }

  // MARK: Alerts

  /// Marks alerts and all around them, up to the application, or to the window while a keyboard is in another one.
  private mutating func markModals() {
    let alerts = elements.indices.filter { elements[$0].type.isModal && isWalked($0) } + popovers
    guard !alerts.isEmpty else { return }
    let keyboards = elements.indices.filter { elements[$0].type == .keyboard && isWalked($0) }
    let keyboardWindows = Set(keyboards.map(plan.survey.outermost))
    for alert in alerts {
      let window = plan.survey.outermost(of: alert)
      let keepsWindow = keyboardWindows.contains { $0 != window }
      var index = alert
      while index >= 0, !modal[index], elements[index].type != .application, !(keepsWindow && index == window) {
        modal[index] = true
        index = elements[index].parent
      }
    }
  }

  /// The elements that hold a popover and the region around it that dismisses it, where nothing is presented over it.
  private var popovers: [Int] {
    let regions = elements.indices.filter {
      elements[$0].identifier == "PopoverDismissRegion" && plan.steps[$0] == .stop
    }
    return regions.map { elements[$0].parent }.filter { holder in
      guard holder >= 0, elements[holder].type != .window, elements[holder].type != .application else { return false }
      return !elements.indices[elements[holder].end...].contains { isStop($0) && !plan.survey.isInKeyboard($0) }
    }
  }

  private func isStop(_ index: Int) -> Bool { plan.steps[index] == .stop || plan.steps[index] == .cell }

  // MARK: Scroll views

  private mutating func markScrolled() {
    var corners = [ScreenPoint?](repeating: nil, count: elements.count)
    for index in elements.indices.reversed() {
      let element = elements[index]
      // Parts of a cell that is out of sight tell wrong places, the cell itself does not.
      let isStop = plan.steps[index] == .stop && !plan.survey.isInCell(index)
      let isCell = element.type.stop == .cell && plan.holdsStops(index)
      if isStop || isCell, let frame = element.frame, !frame.isZeroSize { corners[index] = frame.origin }
      guard let corner = corners[index] else { continue }
      if element.type.scrolls, let frame = element.frame, corner.x < frame.x || corner.y < frame.y {
        scrolled.insert(index)
      }
      guard element.parent >= 0 else { continue }
      let other = corners[element.parent] ?? corner
      corners[element.parent] = ScreenPoint(x: min(corner.x, other.x), y: min(corner.y, other.y))
    }
  }

  // MARK: Navigation bars

  private func backButton(of bar: Int, rightToLeft: Bool) -> Int? {
    guard let barFrame = elements[bar].frame else { return firstButton(of: bar) }
    var child = bar + 1
    while child < elements[bar].end {
      if elements[child].type == .button, plan.steps[child] == .stop, XCUIBackButton.isPossible(elements[child]),
        let frame = elements[child].frame
      {
        let inset = rightToLeft ? barFrame.x + barFrame.width - frame.x - frame.width : frame.x - barFrame.x
        if abs(inset) <= XCUIRoles.backButtonInset { return child }
      }
      child = elements[child].end
    }
    return nil
  }

  /// Of a bar without a place, the button before its title.
  private func firstButton(of bar: Int) -> Int? {
    let stops = elements.indices[bar + 1..<elements[bar].end].filter { plan.steps[$0] == .stop }
    guard let first = stops.first, elements[first].type == .button, XCUIBackButton.isPossible(elements[first]) else {
      return nil
    }
    return stops.contains { elements[$0].type == .staticText } ? first : nil
  }

  private mutating func orderBar(_ bar: Int, rightToLeft: Bool) {
    var stops: [(index: Int, frame: Frame)] = []
    for index in bar + 1..<max(elements[bar].end, bar + 1) where plan.steps[index] == .stop {
      guard let frame = elements[index].frame else { return }
      stops.append((index, frame))
    }
    barPriorities.merge(BarOrder(stops, rightToLeft: rightToLeft).priorities) { $1 }
  }

  /// The texts directly in a bar, else the only one in it; none where the dump tells the traits.
  private func titles(of bar: Int) -> [Int] {
    var texts: [Int] = []
    var index = bar + 1
    while index < elements[bar].end {
      let isText = elements[index].type == .staticText || elements[index].type == .other
      if isText, plan.steps[index] == .stop { texts.append(index) }
      let isPassed = plan.steps[index] == .passed && elements[index].type != .navigationBar
      index = isPassed ? index + 1 : elements[index].end
    }
    let direct = texts.filter { elements[$0].type == .staticText && elements[$0].parent == bar }
    let titles = direct.isEmpty && texts.count == 1 ? texts : direct
    return titles.filter { elements[$0].traits == nil }
  }
}
