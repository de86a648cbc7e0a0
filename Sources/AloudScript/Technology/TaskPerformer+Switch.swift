internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension TaskPerformer {
  mutating func pursueBySwitch(_ goal: TaskGoal, at node: NodeID?) -> Message? {
    switch goal.aim {
    case .request(.activate): return scan(to: node, goal, choosing: .tap)
    case .request(.adjust(_, let steps)):
      for _ in 0..<abs(steps) {
        if let obstacle = scan(to: node, goal, choosing: steps > 0 ? .increment : .decrement) { return obstacle }
      }
      return nil
    case .action(let name):
      guard let node, let index = simulator.actionNames(of: node).firstIndex(of: name) else {
        return "the element has no action \"\(name)\" now"
      }
      return scan(to: node, goal, choosing: .action(index: index, name: name))
    case .request(.escape): return scanToBackButton(goal)
    case .request(.scroll(_, let direction)) where direction.goesForward: return scanToScroll(goal)
    default: return TaskPerformer.unsimulated(.switchControl)
    }
  }

  private mutating func scanToBackButton(_ goal: TaskGoal) -> Message? {
    let screen = simulator.controlledScreen
    let back = screen.elements(for: .switchControl).first { screen.tree[$0].reportedTraits.contains(.backButton) }
    guard let back else { return "Switch Control finds no back button here, and it has no escape gesture" }
    return scan(to: back, goal, choosing: .tap)
  }

  private mutating func scanToScroll(_ goal: TaskGoal) -> Message? {
    let screen = simulator.controlledScreen
    let inside = screen.elements(for: .switchControl).first { id in
      screen.tree.lineage(of: id).contains { screen.tree[$0].sharedDetails?.value.scroll != nil }
    }
    guard let inside else { return TaskPerformer.unsimulated(.switchControl) }
    return scan(to: inside, goal, choosing: .scroll)
  }

  /// Waits or presses until the cursor of Switch Control is on an element, and chooses from its Scanner Menu.
  private mutating func scan(to node: NodeID?, _ goal: TaskGoal, choosing item: ScannerMenuItem) -> Message? {
    guard let node, simulator.controlledScreen.elements(for: .switchControl).contains(node) else {
      return TaskPerformer.unreachable(.switchControl, goal.element)
    }
    let behavior = simulator.settings.technologies.tapBehavior
    // Each item and each group is passed at most twice, and so is the menu.
    for _ in 0..<(4 * simulator.controlledScreen.order.stops.count + 40) where simulator.fault == nil {
      switch simulator.scanHighlight {
      case nil: press(.selectItem)
      case .item(let here)? where here.node == node && !here.isGroup:
        guard item == .tap, behavior != .menu else {
          press(behavior == .menu ? .selectItem : .scannerMenu)
          continue
        }
        press(.selectItem)
        if behavior == .auto { wait(milliseconds: Int(clamping: Simulator.autoTapTime * 1000)) }
        return nil
      case .item(let here)? where here.contains(node): press(.selectItem)
      case .menuItem(item, of: node)?:
        return press(.selectItem) ? nil : TaskPerformer.unsimulated(.switchControl)
      default: goOn()
      }
    }
    return TaskPerformer.unreachable(.switchControl, goal.element)
  }

  /// Selecting waits where a single switch moves the cursor.
  @discardableResult
  private mutating func press(_ action: SwitchAction) -> Bool {
    if action == .selectItem, simulator.settings.technologies.scanning == .step, simulator.scanHighlight != nil {
      wait(milliseconds: simulator.settings.technologies.scanningTime)
      return true
    }
    return perform(.switchAction(action), "switch \(action.rawValue)")
  }

  private mutating func goOn() {
    if simulator.settings.technologies.scanning == .auto {
      wait(milliseconds: simulator.settings.technologies.scanningTime)
    } else {
      press(.nextItem)
    }
  }
}

extension ScanItem {
  fileprivate func contains(_ element: NodeID) -> Bool {
    members?.contains { $0.node == element || $0.contains(element) } ?? false
  }
}
