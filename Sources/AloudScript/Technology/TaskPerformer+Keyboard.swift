internal import AloudBase
internal import AloudReach
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension TaskPerformer {
  /// Keys to go to one element, at most.
  private static let maximumKeys = 2_000

  mutating func pursueByKeyboard(_ goal: TaskGoal, at node: NodeID?) -> Message? {
    switch goal.aim {
    case .request(.activate): return focus(goal, node) ?? press(.space)
    case .action(let name): return focus(goal, node) ?? choose(actionNamed: name)
    case .request(.escape): return press(.escape)
    // The focus brings what it is on into view.
    case .request(.scroll): return nil
    case .request(.adjust): return "no source says with which keys Full Keyboard Access adjusts an element"
    default: return TaskPerformer.unsimulated(.keyboard)
    }
  }

  private mutating func press(_ key: KeyboardKey) -> Message? {
    perform(.key(key), "key \(key.rawValue)") ? nil : TaskPerformer.unsimulated(.keyboard)
  }

  /// Moves the focus to an element. The way is searched again after each key, because the app may change.
  private mutating func focus(_ goal: TaskGoal, _ node: NodeID?) -> Message? {
    var keys = 0
    while let node = goal.element?.place(in: simulator.app.tree) ?? node, keys < TaskPerformer.maximumKeys {
      if simulator.keyboardFocus == node { return nil }
      let screen = simulator.controlledScreen
      guard let key = TechnologyCosts.nextKey(to: node, from: simulator.keyboard, on: screen),
        press(key) == nil
      else { break }
      keys += 1
    }
    return TaskPerformer.unreachable(.keyboard, goal.element)
  }

  private mutating func choose(actionNamed name: String) -> Message? {
    guard let node = simulator.keyboardFocus, let index = simulator.actionNames(of: node).firstIndex(of: name)
    else { return "the element has no action \"\(name)\" now" }
    if let obstacle = press(.tabZ) { return obstacle }
    for _ in 0..<index { if let obstacle = press(.downArrow) { return obstacle } }
    return press(.space)
  }
}
