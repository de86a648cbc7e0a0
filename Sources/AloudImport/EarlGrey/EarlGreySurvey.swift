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
    modal = Surroundings.modal(
      elements.indices.filter { forms[$0].isModal && holdsStops($0) },
      keyboards: elements.indices.filter { EarlGreyClass.isKeyboard(elements[$0].className) && holdsStops($0) },
      parent: { elements[$0].parent })
    let isStop = Set(stops)
    scrolled = Surroundings.scrolled(
      among: elements.count, parent: { elements[$0].parent },
      corner: { isStop.contains($0) ? elements[$0].facts.frame.flatMap { $0.isZeroSize ? nil : $0.origin } : nil },
      scrollFrame: { forms[$0].rule == .scrollingContainer ? elements[$0].facts.frame : nil })
    for (index, element) in elements.enumerated() where element.className == EarlGreyClass.backButtonPart {
      if let button = barButton(around: index) { backButtons.insert(button) }
    }
    for index in elements.indices where forms[index].rule == .navigationBarFirst && holdsStops(index) {
      if elements[index].parent >= 0 { barParents.insert(elements[index].parent) }
      let stops = stops[stopsBefore[index]..<stopsBefore[elements[index].end]]
      let priorities = Surroundings.barPriorities(stops, rightToLeft: rightToLeft) { elements[$0].facts.frame }
      barPriorities.merge(priorities) { $1 }
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
}
