internal import AloudBase
internal import AloudReader
internal import AloudSpeech
package import AloudTree

/// Full Keyboard Access: the keyboard focus, and the panel that is open.
struct KeyboardControl: Sendable {
  enum Panel: Equatable, Sendable {
    case none
    /// The custom actions of an element, and the index of the one with the focus.
    case actions(NodeID, [String], index: Int)
    case find
  }

  var focus = KeyboardFocus()
  var panel = Panel.none

  mutating func follow(_ place: (NodeID) -> NodeID?) {
    focus.follow(place)
    if case .actions(let node, let names, let index) = panel {
      panel = place(node).map { .actions($0, names, index: index) } ?? .none
    }
  }
}

extension Simulator {
  /// The element with the focus of Full Keyboard Access; nil before the first key.
  package var keyboardFocus: NodeID? { keyboard.element }

  /// The focus of Full Keyboard Access, with what it remembers.
  package var keyboard: KeyboardFocus { control.keyboard.focus }

  /// Presses a key of Full Keyboard Access.
  @discardableResult
  public mutating func press(_ key: KeyboardKey) -> [Occurrence] {
    step(with: .fullKeyboardAccess) { simulator in
      switch simulator.control.keyboard.panel {
      case .actions(let node, let names, let index): simulator.press(key, in: names, index, of: node)
      case .find where key == .escape || key == .tabF: simulator.control.keyboard.panel = .none
      case .find, .none:
        simulator.control.keyboard.panel = .none
        simulator.pressOnScreen(key)
      }
    }
  }

  private mutating func pressOnScreen(_ key: KeyboardKey) {
    switch key {
    case .tab: move(.nextGroup)
    case .shiftTab: move(.previousGroup)
    case .upArrow: move(.toward(.up))
    case .downArrow: move(.toward(.down))
    case .leftArrow: move(.toward(.left))
    case .rightArrow: move(.toward(.right))
    case .tabLeft: move(.first)
    case .tabRight: move(.last)
    case .controlTab: move(.next)
    case .controlShiftTab: move(.previous)
    case .space: withFocus { $0.operate(.activate($1), on: $1) }
    case .tabZ: withFocus { $0.showKeyboardActions(of: $1) }
    case .tabF:
      control.keyboard.panel = .find
      display(.find)
    case .tabH: display(.help, KeyboardKey.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "; "))
    case .escape, .tabB: goBack(from: control.keyboard.focus.element)
    }
  }

  private mutating func move(_ move: KeyboardFocus.Move) {
    let screen = controlledScreen
    guard control.keyboard.focus.move(move, on: screen) else {
      return refuse(Refusal("there is no element that responds in that direction"))
    }
    showKeyboardFocus()
  }

  /// VoiceOver's cursor follows the keyboard focus. Assumed, as for the keyboard in a text field.
  private mutating func showKeyboardFocus() {
    guard let focus = control.keyboard.focus.element else { return }
    display(.keyboardFocus, focus)
    guard device.isVoiceOverRunning else { return }
    // The app has posted nothing, so there is no sound of a layout change.
    process(reader.focusMoved(to: focus).filter { $0 != .happening(.layoutChanged) })
  }

  private mutating func withFocus(_ body: (inout Simulator, NodeID) -> Void) {
    guard let focus = control.keyboard.focus.element else {
      return refuse(Refusal("no element has the keyboard focus: `key Tab` goes to the first one"))
    }
    body(&self, focus)
  }

  // MARK: Actions

  private mutating func showKeyboardActions(of node: NodeID) {
    let names = actionNames(of: node)
    guard !names.isEmpty else { return refuse(Refusal("the element has no custom actions to choose from")) }
    control.keyboard.panel = .actions(node, names, index: 0)
    display(.actions, names.joined(separator: ", "), of: node)
  }

  private mutating func press(_ key: KeyboardKey, in names: [String], _ index: Int, of node: NodeID) {
    switch key {
    case .tab, .downArrow, .controlTab, .rightArrow: choose((index + 1) % names.count)
    case .shiftTab, .upArrow, .controlShiftTab, .leftArrow: choose((index + names.count - 1) % names.count)
    case .tabLeft: choose(0)
    case .tabRight: choose(names.count - 1)
    case .space:
      control.keyboard.panel = .none
      perform(action: index, named: names[index], of: node)
    case .escape, .tabB, .tabZ:
      control.keyboard.panel = .none
      showKeyboardFocus()
    case .tabF, .tabH: pressOnScreen(key)
    }
    func choose(_ next: Int) {
      control.keyboard.panel = .actions(node, names, index: next)
      display(.keyboardFocus, names[next])
    }
  }

  /// The names of the custom actions of an element.
  package func actionNames(of node: NodeID) -> [String] {
    (reader.narrator.tree[node].sharedDetails?.value.actions ?? []).map { $0.name }
  }

  /// Performs a custom action, by its index in the element's actions.
  mutating func perform(action index: Int, named name: String, of node: NodeID) {
    display(.pressed, name, of: node)
    if !ask(.customAction(node, index: index)) {
      refuse(Refusal("the custom action does nothing here: it has no `do`"))
    }
  }

  // MARK: Find

  /// True while typed text is a search.
  var isFinding: Bool { control.keyboard.panel == .find && control.technologies.contains(.fullKeyboardAccess) }

  mutating func find(_ text: String) {
    guard let found = KeyboardFocus.find(text, on: controlledScreen, controlWords) else {
      return refuse(Refusal("no element has \"\(text)\" in its name"))
    }
    control.keyboard.focus.place(on: found, controlledScreen)
    showKeyboardFocus()
  }

  /// Goes back with the back button of the screen, else with an escape.
  mutating func goBack(from node: NodeID?) {
    let screen = controlledScreen
    let back = screen.order.stops.first { id in
      screen.tree[id].reportedTraits.contains(.backButton) && screen.tree[id].interaction().responds
    }
    if let back { return _ = operate(.activate(back), on: back) }
    if !ask(.escape(node)) {
      refuse(Refusal("there is no way back here: no back button, and no `on` with `escape`"))
    }
  }
}
