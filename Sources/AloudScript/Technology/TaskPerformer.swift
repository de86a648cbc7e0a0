internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// A user of a technology, who pursues the goals of a task.
///
/// Each method that pursues something returns the obstacle, or nil.
struct TaskPerformer {
  var simulator: Simulator
  let technology: TaskTechnology
  /// The steps for the current goal.
  private var steps: [TakenStep] = []

  private struct TakenStep {
    let words: String
    /// For a step that lets time pass.
    var milliseconds: Int?
  }

  /// The longest time for which users wait until an element appears, in seconds.
  private static let patience = 30

  init(_ simulator: consuming Simulator, _ technology: TaskTechnology) {
    self.simulator = simulator
    self.technology = technology
  }

  /// The steps since the last call in the words of scripts, and how many of them a user makes.
  mutating func takeSteps() -> (steps: [String], actions: Int) {
    defer { steps = [] }
    let words = steps.map { step in
      step.milliseconds.map { "wait \((Double($0) / 1000).inScript)s" } ?? step.words
    }
    return (words, steps.count { $0.milliseconds == nil })
  }

  mutating func achieve(_ goal: TaskGoal) -> Message? {
    switch goal.aim {
    // What is not the user's happens whatever it leads to, so it is no obstacle.
    case .given(.wait(let milliseconds)):
      wait(milliseconds: milliseconds)
      return nil
    case .given(let action):
      perform(action, goal.step)
      return nil
    case .edit(let action):
      return perform(action, goal.step) ? nil : "nothing takes the text: no text field is being edited"
    case .read, .request, .action:
      var node: NodeID?
      if let element = goal.element {
        node = appearance(of: element)
        if node == nil { return TaskPerformer.missing(element) }
      }
      simulator.asked = []
      defer { simulator.asked = nil }
      if let obstacle = pursue(goal, at: node) { return obstacle }
      return steps.isEmpty || hasAsked(for: goal, simulator.asked ?? [])
        ? nil : "the app was asked for something else with \(technology.name)"
    }
  }

  /// False if the app was asked for something else, or for nothing.
  func hasAsked(for goal: TaskGoal, _ asked: [AskedRequest]) -> Bool {
    switch goal.aim {
    case .action(let name): asked.contains { $0.actionName == name && goal.isAbout($0.element) }
    case .request(.escape), .request(.magicTap), .request(.scroll):
      // A back button is another way out, and any part of the screen may answer.
      true
    case .request(let request): asked.contains { $0.request.isAlike(request) && goal.isAbout($0.element) }
    case .read, .edit, .given: true
    }
  }

  private mutating func pursue(_ goal: TaskGoal, at node: NodeID?) -> Message? {
    switch technology {
    case .braille: pursueInBraille(goal, at: node)
    // Users of the other technologies see the screen.
    case _ where goal.isReading: nil
    case .keyboard: pursueByKeyboard(goal, at: node)
    case .switchControl: pursueBySwitch(goal, at: node)
    case .voice: pursueByVoice(goal, at: node)
    }
  }

  // MARK: Steps

  /// Performs a step, and notes it. False if it was refused.
  @discardableResult
  mutating func perform(_ action: Script.Action, _ words: String) -> Bool {
    steps.append(TakenStep(words: words))
    return !simulator.perform(action).contains { $0.refusal != nil }
  }

  /// Lets time pass.
  mutating func wait(milliseconds: Int) {
    simulator.perform(.wait(milliseconds: milliseconds))
    if let before = steps.last?.milliseconds {
      steps[steps.count - 1].milliseconds = before + milliseconds
    } else {
      steps.append(TakenStep(words: "", milliseconds: milliseconds))
    }
  }

  /// Waits for an element that the app may show later; nil if it does not come.
  private mutating func appearance(of element: FoundElement) -> NodeID? {
    if let node = element.place(in: simulator.app.tree) { return node }
    let before = steps
    for _ in 0..<TaskPerformer.patience where simulator.fault == nil {
      wait(milliseconds: 1000)
      if let node = element.place(in: simulator.app.tree) { return node }
    }
    steps = before
    return nil
  }

  static func missing(_ element: FoundElement) -> Message {
    element.name.isEmpty ? "the element is not on the screen now" : "\"\(element.name)\" is not on the screen now"
  }

  static func unreachable(_ technology: TaskTechnology, _ element: FoundElement?) -> Message {
    let name = element?.name ?? ""
    return name.isEmpty
      ? "\(technology.name) passes over the element: it does not respond to user interaction"
      : "\(technology.name) passes over \"\(name)\": it does not respond to user interaction"
  }

  static func unsimulated(_ technology: TaskTechnology) -> Message {
    "Aloud knows no way to do this with \(technology.name)"
  }
}

extension ScreenReader.Request {
  /// True for the same request, whatever node has the element now. Adjusting in steps is alike.
  fileprivate func isAlike(_ other: ScreenReader.Request) -> Bool {
    switch (self, other) {
    case (.activate, .activate), (.longPress, .longPress): true
    case (.adjust(_, let steps), .adjust(_, let others)): (steps > 0) == (others > 0)
    default: false
    }
  }
}
