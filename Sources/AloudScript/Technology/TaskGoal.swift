internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// Something that a task is for: what its script activates, changes, types or reads.
///
/// The gestures that only lead there are no goals. Another technology has other ways.
public struct TaskGoal: Equatable, Sendable {
  /// What is wanted.
  enum Aim: Equatable, Sendable {
    /// A request to the app about an element, or to the whole screen.
    case request(ScreenReader.Request)
    /// A custom action, which is found again by its name.
    case action(named: String)
    /// The cursor comes to rest on an element.
    case read
    /// The keyboard of the script types or deletes; the same with all technologies.
    case edit(Script.Action)
    /// Not done by the user: time passes, or the app posts something.
    case given(Script.Action)
  }

  /// The line of the step in the script, from 1.
  public let line: Int
  /// The step without the `>`.
  public let step: String
  /// The gestures of VoiceOver since the goal before.
  public let gestures: Int
  let aim: Aim
  let element: FoundElement?

  /// The name of the element; empty for a goal without one.
  public var elementName: String { element?.name ?? "" }

  func isAbout(_ other: FoundElement?) -> Bool {
    guard let element, let other else { return element == nil && other == nil }
    return element.isSame(as: other)
  }

  /// True for what the user does or reads.
  public var isTheUsers: Bool { if case .given = aim { false } else { true } }

  /// True for an element that is only read.
  public var isReading: Bool { aim == .read }
}

extension ScriptRun {
  /// What the task is for, in order.
  ///
  /// - Complexity: O(steps).
  public var goals: [TaskGoal] {
    var collector = GoalCollector()
    for step in steps { collector.add(step) }
    return collector.finished()
  }
}

private struct GoalCollector {
  private var goals: [TaskGoal] = []
  private var gestures = 0
  /// Where the cursor is; a goal, unless a gesture moves it on or acts on the same element.
  private var resting: (step: Script.Step, element: FoundElement)?

  mutating func finished() -> [TaskGoal] {
    addReading()
    return goals
  }

  mutating func add(_ step: ScriptRun.StepRun) {
    gestures += step.gestures
    if step.step.action.isGiven { return add(.given(step.step.action), step.step) }
    // Nothing is achieved by what is refused, and by a scroll at the end.
    if step.occurrences.contains(where: { $0.isInVain }) { return }
    switch step.step.action {
    case .start, .wait, .device, .setting, .post, .expect, .technology: break
    case .gesture(.type), .gesture(.delete), .gesture(.undo), .gesture(.redo): add(.edit(step.step.action), step.step)
    case .gesture, .key, .switchAction, .say, .braille:
      let asked = step.asked.filter { $0.request.isTheUsers }
      for one in asked {
        if one.element == resting?.element { resting = nil }
        add(one.aim, step.step, one.element)
      }
      if asked.isEmpty, let landing = step.landing { resting = (step.step, landing) }
    }
  }

  private mutating func add(_ aim: TaskGoal.Aim, _ step: Script.Step, _ element: FoundElement? = nil) {
    addReading()
    append(aim, step, element)
  }

  private mutating func addReading() {
    guard let (step, element) = resting else { return }
    resting = nil
    append(.read, step, element)
  }

  private mutating func append(_ aim: TaskGoal.Aim, _ step: Script.Step, _ element: FoundElement?) {
    goals.append(TaskGoal(line: step.line, step: step.written, gestures: gestures, aim: aim, element: element))
    gestures = 0
  }
}

extension Script.Action {
  /// True for what is not the user's: it happens whatever technology is used.
  fileprivate var isGiven: Bool {
    switch self {
    case .start, .wait, .device, .setting, .post: true
    default: false
    }
  }
}

extension Simulator.Occurrence {
  fileprivate var isInVain: Bool {
    switch event {
    case .refused, .happening(.boundary): true
    default: false
    }
  }
}

extension AskedRequest {
  fileprivate var aim: TaskGoal.Aim { actionName.map { .action(named: $0) } ?? .request(request) }
}

extension ScreenReader.Request {
  /// False for requests that VoiceOver makes by itself while its cursor moves or text is edited.
  fileprivate var isTheUsers: Bool {
    switch self {
    case .showPage, .focus, .blur, .endEditing, .insertText, .deleteBackward, .undo, .redo, .scroll(_, .next),
      .scroll(_, .previous):
      false
    default: true
    }
  }
}

extension Simulator {
  /// The element under the cursor, if what happened moved it within the app.
  func landing(after occurrences: [Occurrence]) -> FoundElement? {
    guard reader.isOnApp, let focus = reader.focus,
      occurrences.contains(where: { if case .focus = $0.event { true } else { false } })
    else { return nil }
    return FoundElement(focus, in: reader.narrator.tree)
  }
}
