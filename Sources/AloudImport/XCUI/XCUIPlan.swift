import AloudTree

/// Decides which elements of a snapshot are stops and which are left out, and records the rules.
struct XCUIPlan: Sendable {
  enum Step: UInt8, Sendable {
    /// Inside a stop, or inside an element that is left out.
    case hidden
    case leftOut
    /// Not a stop; its descendants may be stops.
    case passed
    case stop
    /// A stop that may contain other stops.
    case cell
  }

  /// A cell that is one stop, except for its controls.
  struct Cell: Sendable {
    /// The controls that are separate stops.
    var controls: [Int] = []
    /// The elements that are the same stop as the cell.
    var merged: [Int] = []
    /// The switches inside, whose state is the value of the cell.
    var switches: [Int] = []
  }

  let survey: XCUISurvey
  private(set) var steps: [Step]
  private(set) var cells: [Int: Cell] = [:]
  /// The levels of headings in web pages.
  private(set) var headings: [Int: Int] = [:]
  /// The rules of the decisions, by element. For an element that is left out, they are recorded at its parent.
  private(set) var inferences: [Int: [Inference]] = [:]
  /// The number of stops before each element.
  private var stopsBefore: [Int32] = [0]

  private var elements: [XCUISnapshot.Element] { survey.elements }

  init(_ survey: XCUISurvey) {
    self.survey = survey
    steps = [Step](repeating: .hidden, count: survey.elements.count)
    for (index, element) in survey.elements.enumerated() where !element.inferences.isEmpty {
      inferences[index] = element.inferences
    }
    plan()
    for (index, step) in steps.enumerated() {
      stopsBefore.append(stopsBefore[index] + (step == .stop || step == .cell ? 1 : 0))
    }
  }

  func holdsStops(_ index: Int) -> Bool { stopsBefore[elements[index].end] > stopsBefore[index] }

  /// True for a container whose label VoiceOver says on entry.
  func saysOnEntry(_ index: Int) -> Bool {
    let element = elements[index]
    guard steps[index] == .passed, element.label != nil else { return false }
    if element.isTabBar || element.type == .toolbar || isSegmentedControl(index) { return true }
    return inferences[index]?.contains(.containerLabel) == true
  }

  private mutating func plan() {
    var heading: (index: Int, level: Int)?
    var index = 0
    while index < elements.count {
      let (step, inference) = decision(index)
      steps[index] = step
      note(inference, step: step, at: index)
      if step == .passed, inference == .cellParts, elements[index].label != nil, !survey.joinsContent(index) {
        note(.containerLabel, step: step, at: index)
      }
      let level = headingLevel(index)
      switch step {
      case .passed:
        if let level { heading = (index, level) }
        index += 1
      case .stop:
        if let level {
          headings[index] = level
        } else if let heading, isSame(index, as: heading.index) {
          headings[index] = heading.level
        }
        index = elements[index].end
      case .cell:
        planCell(index)
        index = elements[index].end
      case .leftOut, .hidden:
        index = elements[index].end
      }
    }
  }

  /// True for a stop inside an element with the same label.
  private func isSame(_ index: Int, as outer: Int) -> Bool {
    index < elements[outer].end && elements[index].label == elements[outer].label
  }

  /// The rule by which an element is left out; nil for any other element.
  func omission(of index: Int) -> Inference? {
    let (step, rule) = decision(index)
    return step == .leftOut ? rule : nil
  }

  private mutating func note(_ inference: Inference?, step: Step, at index: Int) {
    guard let inference else { return }
    let place = step == .leftOut ? elements[index].parent : index
    guard place >= 0, inferences[place]?.contains(inference) != true else { return }
    inferences[place, default: []].append(inference)
  }

  private func decision(_ index: Int) -> (Step, Inference?) {
    let element = elements[index]
    if element.type == .statusBar { return (.leftOut, .statusBar) }
    if survey.isScrollBar(index) { return (.leftOut, .scrollBar) }
    if let rule = survey.ornament(index) { return (.leftOut, rule) }
    if element.type == .application { return (.passed, nil) }
    if element.type.stop == .cell { return cellDecision(index) }
    if element.type.holdsButtons, survey.holdsControls(index) { return (.cell, .fieldButtons) }
    if headingLevel(index) != nil, survey.saysNoMore(index) { return (.stop, nil) }
    if survey.tellsAccessible {
      return (element.accessible == true && element.type != .window ? .stop : .passed, nil)
    }
    return typeDecision(index)
  }

  private func cellDecision(_ index: Int) -> (Step, Inference?) {
    let element = elements[index]
    if element.label == nil {
      return element.accessible == true && !survey.hasChildren(index) ? (.stop, nil) : (.passed, .cellParts)
    }
    // If a cell contains cells, those are the stops.
    return survey.holdsCells(index) ? (.passed, .cellParts) : (.cell, .cellIsOneStop)
  }

  private func typeDecision(_ index: Int) -> (Step, Inference?) {
    let element = elements[index]
    let isStop: Bool
    switch element.type.stop {
    case .cell: isStop = false
    case .never: return containerDecision(index)
    case .view: return viewDecision(index)
    case .control, .indicator: isStop = true
    case .button:
      if survey.isWrapper(index) { return (.passed, .wrapper) }
      isStop = true
    case .named, .text: isStop = element.label != nil
    case .leaf:
      if survey.hasChildren(index) { return containerDecision(index) }
      isStop = true
    }
    return isStop ? (.stop, byType) : (.passed, nil)
  }

  private func viewDecision(_ index: Int) -> (Step, Inference?) {
    let element = elements[index]
    guard element.label != nil else {
      let isStop = survey.saysOnlyValue(index)
      return isStop ? (.stop, byType) : (.passed, nil)
    }
    let isJoined =
      (survey.joinsLabels || survey.coversScreen(index)) && survey.holdsOtherTexts(index) && survey.isPlainJoin(index)
    if survey.saysNoMore(index), !isJoined { return (.stop, byType) }
    if isSegmentedControl(index) { return (.passed, nil) }
    if isJoined || survey.joinsContent(index) { return (.passed, .joinedLabel) }
    return survey.holdsOnlyTexts(index) ? (.stop, .writtenLabel) : (.passed, .containerLabel)
  }

  /// An element that contains others. Its label is said on entry, unless it only joins what is said inside.
  private func containerDecision(_ index: Int) -> (Step, Inference?) {
    let element = elements[index]
    guard element.label != nil, !element.isTabBar, !element.inferences.contains(.emptyList) else {
      return (.passed, nil)
    }
    if survey.isEmpty(index) { return element.type.isList ? (.stop, .emptyList) : (.passed, nil) }
    return survey.joinsContent(index) ? (.passed, nil) : (.passed, .containerLabel)
  }

  private var byType: Inference { survey.tellsTypes ? .stopByType : .stopByText }

  /// True for a segmented control that contains segments.
  func isSegmentedControl(_ index: Int) -> Bool {
    elements[index].type == .segmentedControl && survey.holdsControls(index)
  }

  /// True for a view around a heading of a web page.
  func isHeading(_ index: Int) -> Bool { headingLevel(index) != nil }

  private func headingLevel(_ index: Int) -> Int? {
    let element = elements[index]
    guard element.type == .other, survey.isInWebView(index), element.label != nil else { return nil }
    guard element.traits?.contains(.header) ?? true, let value = element.value, value.utf8.count == 1 else {
      return nil
    }
    return Int(value).flatMap { (1...6).contains($0) ? $0 : nil }
  }

  /// Finds the controls of a cell that are separate stops, and those that are the same stop as the cell.
  private mutating func planCell(_ index: Int) {
    var cell = Cell()
    var part = index + 1
    while part < elements[index].end {
      let (step, inference) = decision(part)
      switch step {
      case .passed, .hidden, .cell:
        if elements[part].type.isSwitch { cell.switches.append(part) }
        part += 1
        continue
      case .leftOut:
        // Recorded at the cell, since no other node remains for it.
        note(inference, step: .cell, at: index)
      case .stop:
        if elements[part].type.isSwitch { cell.switches.append(part) }
        if elements[part].label == elements[index].label {
          cell.merged.append(part)
        } else if isOwnStop(part, in: index) {
          cell.controls.append(part)
        }
      }
      part = elements[part].end
    }
    mergeSwitch(into: &cell, index)
    cells[index] = cell
    for control in cell.controls where !survey.tellsAccessible {
      note(byType, step: .stop, at: control)
    }
  }

  /// A single switch is the same stop as the cell, even if the dump marks only the cell as accessible.
  private mutating func mergeSwitch(into cell: inout Cell, _ index: Int) {
    if let only = cell.switches.first, cell.switches.count == 1, cell.controls.isEmpty || cell.controls == [only],
      elements[only].label == nil || elements[only].label == elements[index].label
    {
      cell.controls = []
      if !cell.merged.contains(only) { cell.merged.append(only) }
    }
    if cell.merged.contains(where: { elements[$0].type.isSwitch }) { note(.cellSwitch, step: .cell, at: index) }
  }

  /// True for a part of a cell that is a separate stop: a control or, in a dump without types, a part with additional
  /// text.
  private func isOwnStop(_ part: Int, in cell: Int) -> Bool {
    guard !survey.tellsTypes, elements[part].type == .other, let label = elements[cell].label else {
      return isControl(part)
    }
    guard let text = elements[part].label, text != elements[cell].value else { return false }
    return !TextSearch(in: label).finds(text)
  }

  /// True for an element that users can operate, by its type or its traits.
  private func isControl(_ index: Int) -> Bool {
    let interactive: Traits = [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]
    return elements[index].type.isControl || !(elements[index].traits ?? []).isDisjoint(with: interactive)
  }
}
