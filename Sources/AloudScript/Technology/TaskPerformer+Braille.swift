internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

extension TaskPerformer {
  /// The most pans to one element.
  private static let maximumPans = 5_000

  /// Pans to the element, and acts with the gesture of the script.
  mutating func pursueInBraille(_ goal: TaskGoal, at node: NodeID?) -> Message? {
    if let element = goal.element, let obstacle = pan(to: element) { return obstacle }
    switch goal.aim {
    case .read, .given, .edit: return nil
    case .request(.activate), .action: return doubleTap(goal)
    case .request(.longPress): return act(.tripleTap)
    case .request(.escape): return act(.scrub)
    case .request(.magicTap): return act(.twoFingerDoubleTap)
    case .request(.adjust(_, let steps)):
      for _ in 0..<abs(steps) { if let obstacle = act(steps > 0 ? .swipeUp : .swipeDown) { return obstacle } }
      return nil
    case .request: return TaskPerformer.unsimulated(.braille)
    }
  }

  /// Double-taps, after as many swipes as it takes until that does what is wanted: VoiceOver remembers the action that
  /// was chosen last.
  private mutating func doubleTap(_ goal: TaskGoal) -> Message? {
    let node = simulator.reader.focus
    let actions = node.flatMap { simulator.reader.narrator.tree[$0].sharedDetails?.value.actions.count } ?? 0
    // The list of actions includes Activate.
    for swipes in 0...(actions == 0 ? 0 : actions + 1) where isReached(goal, after: swipes) {
      for _ in 0..<swipes { if let obstacle = act(.swipeDown) { return obstacle } }
      return act(.doubleTap)
    }
    return "the app was asked for something else with \(technology.name)"
  }

  private func isReached(_ goal: TaskGoal, after swipes: Int) -> Bool {
    var trial = simulator
    trial.asked = []
    for _ in 0..<swipes { trial.perform(.swipeDown) }
    trial.perform(.doubleTap)
    return hasAsked(for: goal, trial.asked ?? [])
  }

  private mutating func act(_ gesture: ScreenReader.Gesture) -> Message? {
    perform(.gesture(gesture), gesture.words) ? nil : TaskPerformer.unsimulated(.braille)
  }

  private mutating func pan(to element: FoundElement) -> Message? {
    for _ in 0..<TaskPerformer.maximumPans {
      let order = simulator.reader.narrator.order
      guard let node = element.place(in: simulator.reader.narrator.tree), let rank = order.rank(of: node) else { break }
      guard let here = simulator.reader.focus.flatMap({ order.rank(of: $0) }) else { break }
      if here == rank { return nil }
      let command: BrailleCommand = here < rank ? .panRight : .panLeft
      guard perform(.braille(command), command.rawValue) else { break }
    }
    return "panning does not lead to \"\(element.name)\""
  }
}
