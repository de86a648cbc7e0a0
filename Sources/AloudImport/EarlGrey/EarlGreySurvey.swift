import AloudTree

/// The facts that the rules ask about the elements of a hierarchy, found in a few passes over all of them.
struct EarlGreySurvey {
  let elements: [EarlGreyElement]
  /// The facts about the class of each element.
  let forms: [EarlGreyClass]
  /// Elements that a flick leads to: what is in them or hidden is not counted.
  private(set) var stops: [Int] = []
  /// Elements that hide their siblings.
  private(set) var modal: Set<Int> = []
  /// Views whose navigation bar comes first.
  private(set) var barParents: Set<Int> = []
  private(set) var backButtons: Set<Int> = []
  /// In which order the stops of navigation bars are read: higher first.
  private(set) var barPriorities: [Int: Double] = [:]
  /// Scroll views whose first stops lie above or before them.
  private(set) var scrolled: Set<Int> = []
  /// How many stops stand before each element.
  private var stopsBefore: [Int] = [0]

  init(_ elements: [EarlGreyElement], rightToLeft: Bool) {
    self.elements = elements
    forms = elements.map(\.form)
    findStops()
    markModals()
    markScrolled()
    for (index, element) in elements.enumerated() where element.className == EarlGreyClass.backButtonPart {
      if let button = barButton(around: index) { backButtons.insert(button) }
    }
    for index in elements.indices where forms[index].rule == .navigationBarFirst && holdsStops(index) {
      if elements[index].parent >= 0 { barParents.insert(elements[index].parent) }
      orderBar(index, rightToLeft: rightToLeft)
    }
  }

  /// True when a flick leads into the subtree.
  func holdsStops(_ index: Int) -> Bool { stopsBefore[elements[index].end] > stopsBefore[index] }

  private mutating func findStops() {
    var isStop = [Bool](repeating: false, count: elements.count)
    var index = 0
    while index < elements.count {
      let facts = elements[index].facts
      let isLeftOut = facts.isHidden || forms[index].rule == .statusBar
      isStop[index] = facts.isElement && !isLeftOut
      index = facts.isElement || isLeftOut ? elements[index].end : index + 1
    }
    stops = elements.indices.filter { isStop[$0] }
    for stop in isStop { stopsBefore.append((stopsBefore.last ?? 0) + (stop ? 1 : 0)) }
  }

  /// The button is a few views around its part.
  private func barButton(around index: Int) -> Int? {
    var index = index
    for _ in 0..<4 {
      index = elements[index].parent
      guard index >= 0 else { return nil }
      if elements[index].className == EarlGreyClass.barButton { return index }
    }
    return nil
  }

  // MARK: Alerts

  private func outermost(of index: Int) -> Int {
    var index = index
    while elements[index].parent >= 0 { index = elements[index].parent }
    return index
  }

  /// Marks alerts and all around them, the window too unless a keyboard is in another one.
  private mutating func markModals() {
    let alerts = elements.indices.filter { forms[$0].isModal && holdsStops($0) }
    guard !alerts.isEmpty else { return }
    var keyboardWindows: Set<Int> = []
    var index = 0
    while index < elements.count {
      let isKeyboard = EarlGreyClass.isKeyboard(elements[index].className) && holdsStops(index)
      if isKeyboard { keyboardWindows.insert(outermost(of: index)) }
      index = isKeyboard ? elements[index].end : index + 1
    }
    for alert in alerts {
      let window = outermost(of: alert)
      let keepsWindow = keyboardWindows.contains { $0 != window }
      var index = alert
      while index >= 0, !modal.contains(index), !(keepsWindow && index == window) {
        modal.insert(index)
        index = elements[index].parent
      }
    }
  }

  // MARK: Scroll views

  private mutating func markScrolled() {
    var corners = [ScreenPoint?](repeating: nil, count: elements.count)
    for stop in stops {
      if let frame = elements[stop].facts.frame, !frame.isZeroSize { corners[stop] = frame.origin }
    }
    for index in elements.indices.reversed() {
      guard let corner = corners[index] else { continue }
      if forms[index].rule == .scrollingContainer, let frame = elements[index].facts.frame,
        corner.x < frame.x || corner.y < frame.y
      {
        scrolled.insert(index)
      }
      let parent = elements[index].parent
      guard parent >= 0 else { continue }
      let other = corners[parent] ?? corner
      corners[parent] = ScreenPoint(x: min(corner.x, other.x), y: min(corner.y, other.y))
    }
  }

  // MARK: Navigation bars

  private mutating func orderBar(_ bar: Int, rightToLeft: Bool) {
    var members: [(index: Int, frame: Frame)] = []
    for stop in stops[stopsBefore[bar]..<stopsBefore[elements[bar].end]] {
      guard let frame = elements[stop].facts.frame else { return }
      members.append((stop, frame))
    }
    barPriorities.merge(BarOrder(members, rightToLeft: rightToLeft).priorities) { $1 }
  }
}
