internal import AloudBase
internal import AloudReader
internal import AloudSpeech
internal import AloudTree

/// The overlay of Voice Control on the screen, and a request that needs a number.
struct VoiceOverlay: Sendable {
  enum Overlay: Equatable, Sendable {
    case none, names
    /// Numbered elements, from 1.
    case numbers([NodeID])
    case grid(VoiceControlGrid)
  }

  var overlay = Overlay.none
  /// True if the overlay stays until it is hidden.
  var stays = false
  /// A request that fits several items with the same name; the user chooses one by its number.
  var open: (request: VoiceRequest, items: [NodeID])?
  /// The element whose custom actions are listed; the next phrase may choose one.
  var listed: NodeID?

  mutating func follow(_ place: (NodeID) -> NodeID?) {
    listed = listed.flatMap(place)
    if case .numbers(let nodes) = overlay {
      let moved = nodes.compactMap(place)
      overlay = moved.count == nodes.count ? .numbers(moved) : .none
    }
    if let open {
      let moved = open.items.compactMap(place)
      self.open = moved.count == open.items.count ? (open.request, moved) : nil
    }
  }

  /// Forgets the items when another screen appears.
  mutating func leaveScreen() {
    overlay = .none
    open = nil
    listed = nil
  }
}

extension Simulator {
  /// Speaks to Voice Control.
  ///
  ///     simulator.say("Tap Send")
  @discardableResult
  public mutating func say(_ text: String) -> [Occurrence] { step(with: .voiceControl) { $0.hear(text) } }

  private mutating func hear(_ text: String) {
    let words = controlWords
    let requests = words.requests(in: text)
    let choices = requests.compactMap { $0.choice }
    if let node = control.voice.listed {
      control.voice.listed = nil
      let names = actionNames(of: node)
      // How a user chooses from the list is assumed: by the name of the action, as with an item of the screen.
      if let index = names.firstIndex(where: { choices.contains(SpokenPhrase.normalized($0)) }) {
        return perform(action: index, named: names[index], of: node)
      }
    }
    if let open = control.voice.open, let number = choices.lazy.compactMap({ Int($0) }).first {
      control.voice.open = nil
      guard open.items.indices.contains(number - 1) else {
        return refuse(Refusal("no item has the number \(number): there are \(open.items.count)"))
      }
      return perform(open.request, on: open.items[number - 1])
    }
    control.voice.open = nil
    let items = controlledScreen.voiceControlItems(words)
    // If the named item cannot perform a request, the next request may be a command.
    for request in requests {
      guard let name = request.name else { return perform(request, words, items) }
      if choose(request, named: name, items) { return }
    }
    suggest(text, words, items)
  }

  // MARK: Items

  /// - Returns: false if no item has this name.
  private mutating func choose(_ request: VoiceRequest, named name: String, _ items: [VoiceControlItem]) -> Bool {
    if let number = Int(name) {
      switch control.voice.overlay {
      case .numbers(let nodes) where nodes.indices.contains(number - 1):
        perform(request, on: nodes[number - 1])
        return true
      case .grid(let grid):
        guard let cell = grid.cell(number) else { return false }
        perform(request, at: cell)
        return true
      case .numbers, .names, .none: break
      }
    }
    guard request.command != .choose else { return false }
    let matches = items.filter { $0.answers(to: name) }.map { $0.node }
    guard matches.count != 1 else {
      perform(request, on: matches[0])
      return true
    }
    guard !matches.isEmpty else { return false }
    control.voice.open = (request, matches)
    showNumbers(of: matches)
    display(.message, controlWords.text(.which))
    return true
  }

  private mutating func showNumbers(of nodes: [NodeID]) {
    let texts = nodes.enumerated().map { "\($0 + 1) \(name(of: $1))" }
    display(.numbers, texts.joined(separator: ", "))
  }

  private func name(of node: NodeID) -> String { controlledScreen.item(node, controlWords).shownName ?? "" }

  private mutating func perform(_ request: VoiceRequest, on node: NodeID) {
    switch request.command {
    case nil, .press, .choose: operate(.activate(node), on: node)
    case .doubleTap:
      let start = current.moves.count
      operate(.activate(node), on: node)
      if let again = place(of: node, since: start) { operate(.activate(again), on: again) }
    case .longPress:
      if !operate(.longPress(node), on: node) { refuse(Refusal("a long press does nothing here")) }
    case .increment, .incrementBy: adjust(node, by: request.count ?? 1)
    case .decrement, .decrementBy: adjust(node, by: -(request.count ?? 1))
    case .setValue: set(node, toPercent: request.percent ?? 0)
    case .showActions: showActions(of: node)
    case .swipeLeftAt: scroll(.left, around: node)
    case .swipeRightAt: scroll(.right, around: node)
    case .swipeUpAt: scroll(.up, around: node)
    case .swipeDownAt: scroll(.down, around: node)
    default: break
    }
    // An overlay that does not stay is hidden after the next command.
    if !control.voice.stays { control.voice.overlay = .none }
  }

  private mutating func adjust(_ node: NodeID, by steps: Int) {
    guard reader.narrator.tree[node].reportedTraits.contains(.adjustable) else {
      return refuse(Refusal("the element is not adjustable"))
    }
    operate(.adjust(node, by: steps), on: node)
  }

  private mutating func set(_ node: NodeID, toPercent percent: Int) {
    guard let adjusts = reader.narrator.tree[node].sharedDetails?.value.adjusts else {
      return refuse(Refusal("the range of the element is unknown: it has no `adjusts`"))
    }
    let steps = adjusts.steps(toPercent: percent)
    guard steps != 0 else { return display(.pressed, node) }
    operate(.adjust(node, by: steps), on: node)
  }

  private mutating func showActions(of node: NodeID) {
    let names = actionNames(of: node)
    guard !names.isEmpty else { return display(.message, controlWords.text(.noActions)) }
    control.voice.listed = node
    display(.actions, names.joined(separator: ", "), of: node)
  }

  // MARK: The grid

  private mutating func perform(_ request: VoiceRequest, at cell: Frame) {
    guard request.command != nil, request.command != .choose else { return showGrid(VoiceControlGrid(cell)) }
    guard let node = reader.node(touchedAt: .point(cell.center)) else { return log([.happening(.nothingThere)]) }
    perform(request, on: node)
  }

  private mutating func showGrid(_ grid: VoiceControlGrid) {
    guard !grid.isFinest else { return display(.message, controlWords.text(.gridIsFinest)) }
    control.voice.overlay = .grid(grid)
    display(.grid, "\(grid.columns) × \(grid.rows)")
    display(.message, controlWords.text(.gridPrompt))
  }

  // MARK: Commands without items

  private mutating func perform(_ request: VoiceRequest, _ words: VoiceControlWords, _ items: [VoiceControlItem]) {
    switch request.command {
    case .showNames, .showNamesAlways:
      control.voice.overlay = .names
      control.voice.stays = request.command == .showNamesAlways
      display(.names, items.compactMap { $0.shownName }.joined(separator: ", "))
      display(.message, words.text(.namesPrompt))
    case .showNumbers, .showNumbersAlways:
      control.voice.overlay = .numbers(items.map({ $0.node }))
      control.voice.stays = request.command == .showNumbersAlways
      showNumbers(of: items.map { $0.node })
      display(.message, words.text(.numbersPrompt))
    case .showGrid, .showGridAlways, .showGridColumns, .showGridRows, .showGridSize:
      control.voice.stays = request.command == .showGridAlways
      let usual = VoiceControlGrid(reader.screenFrame)
      showGrid(
        VoiceControlGrid(
          reader.screenFrame, columns: request.columns ?? usual.columns, rows: request.rows ?? usual.rows))
    case .hideNames, .hideNumbers, .hideGrid, .hideOverlays:
      guard control.voice.overlay != .none else { return refuse(Refusal("no overlay is shown")) }
      control.voice.overlay = .none
      display(.overlayHidden)
    case .scrollUp, .swipeDown: scroll(.down)
    case .scrollDown, .swipeUp: scroll(.up)
    case .scrollLeft, .swipeRight: scroll(.right)
    case .scrollRight, .swipeLeft: scroll(.left)
    case .scrollToTop: scrollToEnd(.down)
    case .scrollToBottom: scrollToEnd(.up)
    case .scrollToLeft: scrollToEnd(.right)
    case .scrollToRight: scrollToEnd(.left)
    case .goBack: goBack(from: nil)
    case .goHome: goHome()
    case .nextField: goToField(1)
    case .previousField: goToField(-1)
    case .type: typeAloud(request.text ?? "")
    case .whatToSay: display(.message, whatToSay(words, items))
    default: break
    }
  }

  private var scrollView: NodeID? {
    reader.narrator.tree.ids.first { reader.narrator.tree[$0].sharedDetails?.value.scroll != nil }
  }

  private mutating func scroll(_ direction: ScreenReader.ScrollDirection, around node: NodeID? = nil) {
    if !ask(.scroll(node ?? scrollView, direction)) { refuse(Refusal("nothing here scrolls that way")) }
  }

  private mutating func scrollToEnd(_ direction: ScreenReader.ScrollDirection) {
    let target = scrollView
    var count = 0
    while count < 100, fault == nil, ask(.scroll(target, direction)) { count += 1 }
    if count == 0 { refuse(Refusal("nothing here scrolls that way")) }
  }

  private mutating func goToField(_ step: Int) {
    let fields = controlledScreen.elements(for: .voiceControl).filter {
      reader.narrator.tree[$0].reportedTraits.contains(.textEntry)
    }
    guard !fields.isEmpty else { return refuse(Refusal("the screen has no text field")) }
    let here = fields.firstIndex { reader.narrator.tree[$0].isBeingEdited }
    let next = here.map { ($0 + step + fields.count) % fields.count } ?? (step > 0 ? 0 : fields.count - 1)
    operate(.activate(fields[next]), on: fields[next])
  }

  private mutating func typeAloud(_ text: String) {
    guard reader.isEditing else { return refuse(.noField) }
    for character in text where fault == nil { process(reader.perform(.type(String(character)))) }
    if let field = reader.narrator.tree.ids.first(where: { reader.narrator.tree[$0].isBeingEdited }) {
      display(.pressed, field)
    }
  }

  // MARK: Help

  private func whatToSay(_ words: VoiceControlWords, _ items: [VoiceControlItem]) -> String {
    let names = items.lazy.compactMap { $0.shownName }.prefix(3)
    let examples =
      names.map { words.example(.press, name: $0) } + [words.example(.showNames), words.example(.showNumbers)]
    return "\(words.text(.someCommands)) \(examples.joined(separator: ", "))"
  }

  /// Suggests the nearest command for a text that is not a command.
  private mutating func suggest(_ text: String, _ words: VoiceControlWords, _ items: [VoiceControlItem]) {
    let names = items.compactMap { $0.shownName }
    let known =
      names + names.map { words.example(.press, name: $0) }
      + VoiceCommand.allCases.map { words.example($0) }.filter { !$0.contains("{") }
    refuse(Refusal("nothing here is called \"\(text)\": `say \"\(words.example(.showNames))\"` shows the names"))
    if let near = nearest(to: text, among: known) {
      display(.message, words.text(.tryThis).replacing("{text}", with: near))
    }
  }
}

extension VoiceRequest {
  /// The number or the name in "3", "Choose 3" and "Tap 3".
  fileprivate var choice: String? {
    switch command {
    case nil, .choose, .press: name
    default: nil
    }
  }
}

extension Adjustment {
  /// The number of increments to a percentage of the range.
  fileprivate func steps(toPercent percent: Int) -> Int {
    let share = Double(percent) / 100
    switch self {
    case .values(let values, let index):
      return Int(clamping: (share * Double(max(values.count - 1, 0))).rounded()) - index
    case .range(let from, let to, let step, let at, _):
      let steps = ((from + share * (to - from) - at) / step).rounded()
      return steps.isFinite && abs(steps) < 1e6 ? Int(clamping: steps) : 0
    }
  }
}
