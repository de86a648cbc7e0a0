internal import AloudBase
internal import AloudReader
internal import AloudSpeech
package import AloudTree

/// Switch Control: the items that are scanned, and the position of its cursor.
package struct Scanning: Sendable {
  /// What the cursor of Switch Control is on.
  package enum Highlight: Equatable, Sendable {
    case item(ScanItem)
    /// The item that leaves a group.
    case out(ScanItem)
    /// The Scanner Menu, at the end of a cycle in which selecting taps at once.
    case menu
    case menuItem(ScannerMenuItem, of: NodeID)
  }

  /// The groups that were entered, outermost first.
  var groups: [NodeID] = []
  /// The items in the order of scanning.
  var cycle: [Highlight] = []
  var index = 0
  var loops = 0
  var isHidden = true
  /// The time at which the cursor moves on, or selects by itself with a single switch; nil if it does neither.
  var next: Instant?
  /// When an element that was selected is tapped.
  var tapTime: Instant?

  var highlight: Highlight? { isHidden || !cycle.indices.contains(index) ? nil : cycle[index] }

  /// The element of the highlight.
  var element: NodeID? {
    guard case .item(let item)? = highlight, !item.isGroup else { return nil }
    return item.node
  }
}

/// An item of the Scanner Menu. On a device, the user decides which items it has and their order.
package enum ScannerMenuItem: Equatable, Sendable {
  case tap
  case action(index: Int, name: String)
  case increment, decrement
  case scroll

  /// The name: a custom action has its own, in the language of the app; other items have Apple's English names.
  var name: String {
    switch self {
    case .tap: "Tap"
    case .action(_, let name): name
    case .increment: "Increment"
    case .decrement: "Decrement"
    case .scroll: "Scroll"
    }
  }
}

/// The actions of switches, with Apple's names.
public enum SwitchAction: String, CaseIterable, Sendable {
  /// Selects the highlighted item or group.
  case selectItem = "select item"
  /// Highlights the next item.
  case nextItem = "move to next item"
  /// Highlights the previous item.
  case previousItem = "move to previous item"
  /// Taps the highlighted item, without the Scanner Menu.
  case tap = "tap"
  /// Opens the Scanner Menu.
  case scannerMenu = "scanner menu"
  /// Hides the cursor, so that scanning stops.
  case stopScanning = "stop scanning"

  /// The effect of the action, in a few words.
  public var meaning: String {
    switch self {
    case .selectItem: "selects the highlighted item: enters a group, or opens the Scanner Menu"
    case .nextItem: "highlights the next item"
    case .previousItem: "highlights the item before"
    case .tap: "taps the highlighted item"
    case .scannerMenu: "opens the Scanner Menu"
    case .stopScanning: "the cursor hides"
    }
  }
}

extension Simulator {
  /// What the cursor of Switch Control is on; nil while it is hidden.
  package var scanHighlight: Scanning.Highlight? { control.scanning.highlight }

  /// The time between selecting and the tap with Auto Tap, in seconds. Source: the user guide of iOS 7.
  package static let autoTapTime = 0.75

  /// Presses a switch.
  @discardableResult
  public mutating func press(_ action: SwitchAction) -> [Occurrence] { step(with: .switchControl) { $0.take(action) } }

  private mutating func take(_ action: SwitchAction) {
    guard !control.scanning.isHidden else {
      // The press that shows the cursor again does nothing else. Assumed.
      return action == .stopScanning ? refuse(Refusal("nothing is being scanned")) : beginScanning()
    }
    control.scanning.loops = 0
    switch action {
    case .selectItem: select()
    case .nextItem: highlight(control.scanning.index + 1)
    case .previousItem: highlight(control.scanning.index - 1)
    case .tap: withElement { $0.tap($1) }
    case .scannerMenu: withElement { $0.openMenu(of: $1) }
    case .stopScanning: hideScanning()
    }
  }

  private mutating func withElement(_ body: (inout Simulator, NodeID) -> Void) {
    guard let element = control.scanning.element else {
      return refuse(Refusal("no element is highlighted: `switch select item` enters a group"))
    }
    body(&self, element)
  }

  // MARK: The cursor

  mutating func beginScanning() {
    guard control.technologies.contains(.switchControl) else { return }
    control.scanning = Scanning()
    control.scanning.isHidden = false
    fillCycle()
    highlight(0)
  }

  /// Fills the cycle with the items of the current group, for the current screen.
  private mutating func fillCycle() {
    var items = controlledScreen.scanItems()
    var entered: [NodeID] = []
    var around: ScanItem?
    for group in control.scanning.groups {
      guard let item = items.first(where: { $0.node == group && $0.isGroup }), let members = item.members else { break }
      entered.append(group)
      (items, around) = (members, item)
    }
    var cycle: [Scanning.Highlight] = items.map { .item($0) }
    if let around { cycle.append(.out(around)) }
    if settings.technologies.tapBehavior == .always, !items.isEmpty { cycle.append(.menu) }
    control.scanning.groups = entered
    control.scanning.cycle = cycle
  }

  /// Updates the scan after a change of the screen.
  mutating func refreshScanning() {
    guard control.technologies.contains(.switchControl), !control.scanning.isHidden else { return }
    if case .menuItem? = control.scanning.highlight { return }
    let id = control.scanning.element.flatMap { reader.narrator.tree.has($0) ? reader.narrator.tree[$0].id : nil }
    fillCycle()
    let last = max(control.scanning.cycle.count - 1, 0)
    control.scanning.index = place(named: id) ?? min(control.scanning.index, last)
  }

  private mutating func highlight(_ index: Int) {
    let before = control.scanning.element
    let count = control.scanning.cycle.count
    guard count > 0 else { return control.scanning.next = nil }
    control.scanning.index = (index + count) % count
    awaitNext(isMoved: true)
    showHighlight()
    tellElement(from: before)
  }

  private mutating func showHighlight() {
    switch control.scanning.highlight {
    case .item(let item): display(item.isGroup ? .scanGroup : .scan, scanText(of: item), of: item.node)
    case .out(let group): display(.scanOut, scanText(of: group), of: group.node)
    case .menu: display(.scan, "Scanner Menu")
    case .menuItem(let item, _): display(.scan, item.name)
    case nil: break
    }
  }

  private func scanText(of item: ScanItem) -> String {
    let screen = controlledScreen
    let words = controlWords
    return screen.text(of: item) { screen.item($0, words).shownName ?? "" }
  }

  /// `accessibilityElementDidLoseFocus()` and `accessibilityElementDidBecomeFocused()`. Source: WWDC20 10019.
  private mutating func tellElement(from before: NodeID?) {
    let now = control.scanning.element
    guard before != now else { return }
    if let before, before.index < reader.narrator.tree.count { answerQuietly(.blur(before)) }
    if let now, now == control.scanning.element { answerQuietly(.focus(now)) }
  }

  private mutating func awaitNext(isMoved: Bool) {
    control.scanning.tapTime = nil
    let pause = time.after(milliseconds: settings.technologies.scanningTime)
    switch settings.technologies.scanning {
    case .auto: control.scanning.next = pause
    case .manual: control.scanning.next = nil
    case .step: control.scanning.next = isMoved ? pause : nil
    }
  }

  var scanInstant: Instant? { control.scanning.tapTime ?? control.scanning.next }

  mutating func passScanning() {
    if let tap = control.scanning.tapTime {
      guard tap <= time else { return }
      control.scanning.tapTime = nil
      if let element = control.scanning.element { return self.tap(element) }
      return
    }
    guard let next = control.scanning.next, next <= time else { return }
    if settings.technologies.scanning == .step {
      control.scanning.next = nil
      return select()
    }
    guard control.scanning.index + 1 == control.scanning.cycle.count else {
      return highlight(control.scanning.index + 1)
    }
    control.scanning.loops += 1
    control.scanning.loops >= settings.technologies.scanLoops ? hideScanning() : highlight(0)
  }

  private mutating func hideScanning() {
    let before = control.scanning.element
    control.scanning = Scanning()
    display(.scanHidden)
    if let before { answerQuietly(.blur(before)) }
  }

  // MARK: Selecting

  private mutating func select() {
    switch control.scanning.highlight {
    case .item(let item) where item.isGroup:
      control.scanning.groups.append(item.node)
      fillCycle()
      highlight(0)
    case .item(let item): select(item.node)
    case .out(let group):
      control.scanning.groups.removeLast()
      fillCycle()
      highlight(place { $0 == group.node } ?? 0)
    case .menu:
      let last = control.scanning.cycle.last { if case .item(let item) = $0 { !item.isGroup } else { false } }
      if case .item(let item)? = last { openMenu(of: item.node) }
    case .menuItem(let item, let node): choose(item, of: node)
    case nil: beginScanning()
    }
  }

  private mutating func select(_ element: NodeID) {
    switch settings.technologies.tapBehavior {
    case .menu: openMenu(of: element)
    case .always: tap(element)
    case .auto where control.scanning.tapTime != nil: openMenu(of: element)
    case .auto: control.scanning.tapTime = time.after(seconds: Simulator.autoTapTime)
    }
  }

  private mutating func openMenu(of element: NodeID) {
    let node = reader.narrator.tree[element]
    var items: [ScannerMenuItem] = [.tap]
    let actions = node.sharedDetails?.value.actions ?? []
    items += actions.enumerated().map { .action(index: $0, name: $1.name) }
    if node.reportedTraits.contains(.adjustable) { items += [.increment, .decrement] }
    let tree = reader.narrator.tree
    let isInScrollView = tree.lineage(of: element).contains { tree[$0].sharedDetails?.value.scroll != nil }
    if isInScrollView { items.append(.scroll) }
    display(.scannerMenu, items.map { $0.name }.joined(separator: ", "), of: element)
    control.scanning.loops = 0
    control.scanning.cycle = items.map { .menuItem($0, of: element) }
    highlight(0)
  }

  private mutating func choose(_ item: ScannerMenuItem, of node: NodeID) {
    switch item {
    case .tap: tap(node)
    case .action(let index, let name):
      afterTap(of: node) { $0.perform(action: index, named: name, of: node) }
    case .increment: afterTap(of: node) { $0.operate(.adjust(node, by: 1), on: node) }
    case .decrement: afterTap(of: node) { $0.operate(.adjust(node, by: -1), on: node) }
    case .scroll:
      afterTap(of: node) { simulator in
        if !simulator.ask(.scroll(node, .next)) { simulator.refuse(Refusal("nothing here scrolls further")) }
      }
    }
  }

  private mutating func tap(_ node: NodeID) { afterTap(of: node) { $0.operate(.activate(node), on: node) } }

  /// Performs an action, then continues to scan from the first or the current item.
  private mutating func afterTap(of node: NodeID, _ body: (inout Simulator) -> Void) {
    let groups = control.scanning.groups
    let id = reader.narrator.tree[node].id
    control.scanning = Scanning()
    body(&self)
    // A new screen has already begun its own scan.
    guard control.scanning.isHidden else { return }
    control.scanning.isHidden = false
    let staysHere = settings.technologies.afterTap == .current
    if staysHere { control.scanning.groups = groups }
    fillCycle()
    highlight(staysHere ? place(named: id) ?? 0 : 0)
  }

  /// The index in the cycle of the first item whose node meets a condition.
  private func place(of isMeant: (NodeID) -> Bool) -> Int? {
    control.scanning.cycle.firstIndex { if case .item(let item) = $0 { isMeant(item.node) } else { false } }
  }

  private func place(named id: String?) -> Int? { id.flatMap { id in place { reader.narrator.tree[$0].id == id } } }
}
