internal import AloudBase
internal import AloudReader
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// What a task costs somebody who performs it as its script does.
///
///     let cost = try script.run(on: document).cost
///     cost.gestures  // 12
///     cost.seconds   // 21.3, on the clock of the simulator
public struct TaskCost: Equatable, Sendable {
  /// The gestures, keys, switches and spoken commands. `rotor "Headings"` counts each turn of the rotor; typing of a text
  /// counts once. Time that passes, notifications and settings are no gestures.
  public var gestures = 0
  /// The simulated time from the beginning to the end of the last speech, in seconds. Gestures take no time.
  public var seconds = 0.0
  /// The words that were heard to their end.
  public var wordsHeard = 0
  /// The words that were not heard, because something cut the speech off.
  public var wordsCutOff = 0
  /// The announcements that were dropped or cut off.
  public var announcementsLost = 0
  /// The moves of the cursor that no gesture made, on a screen that stays.
  public var jumps = 0
  /// The gestures without effect: a boundary, nothing there, or a refusal.
  public var deadEnds = 0

  static func + (one: TaskCost, other: TaskCost) -> TaskCost {
    TaskCost(
      gestures: one.gestures + other.gestures, seconds: one.seconds + other.seconds,
      wordsHeard: one.wordsHeard + other.wordsHeard, wordsCutOff: one.wordsCutOff + other.wordsCutOff,
      announcementsLost: one.announcementsLost + other.announcementsLost, jumps: one.jumps + other.jumps,
      deadEnds: one.deadEnds + other.deadEnds)
  }
}

extension ScriptRun {
  /// What the script costs from its last step `start` to its end. The step `start` is no gesture; its speech takes time.
  ///
  /// - Complexity: O(occurrences + length of the speech).
  public var cost: TaskCost { stepCosts.costOfLastTask }

  /// What each step costs, in order.
  ///
  /// - Complexity: O(occurrences + length of the speech).
  public var stepCosts: [StepCost] {
    steps.map {
      StepCost(line: $0.step.line, step: $0.step.written, isStart: $0.step.action == .start, cost: cost(of: $0))
    }
  }

  private func cost(of step: StepRun) -> TaskCost {
    var cost = TaskCost()
    cost.gestures = step.gestures
    cost.seconds = Double(step.duration) / 1_000_000
    var moves = 0
    var screens = 0
    for occurrence in step.occurrences {
      switch occurrence.event {
      case .fellSilent(let speech, let share) where speech.graph == nil && !speech.isSilent:
        let words = simulator.text(of: speech).split { $0.isWhitespace }.count
        let heard = min(words, Int(clamping: Double(words) * share))
        cost.wordsHeard += heard
        cost.wordsCutOff += words - heard
      case .lost: cost.announcementsLost += 1
      case .announcementFinished(_, success: false): cost.announcementsLost += 1
      case .focus: moves += 1
      case .happening(.screenChanged): screens += 1
      case let event where event.tellsNoEffect: cost.deadEnds = step.gestures > 0 ? 1 : 0
      default: break
      }
    }
    cost.jumps = max(0, moves - screens - (step.step.action.movesCursor ? 1 : 0))
    return cost
  }
}

/// What one step of a script costs.
public struct StepCost: Equatable, Sendable {
  /// The line number, from 1.
  public let line: Int
  /// The step without the `>`.
  public let step: String
  /// True for the step that begins a task.
  let isStart: Bool
  /// What the step costs; its time is that until the next step.
  public let cost: TaskCost
}

extension [StepCost] {
  /// The sum since the last step `start`.
  package var costOfLastTask: TaskCost {
    let start = lastIndex { $0.isStart } ?? startIndex
    return self[start...].reduce(TaskCost()) { $0 + $1.cost }
  }
}

extension Script.Action {
  /// True for an action that may move the cursor by itself.
  fileprivate var movesCursor: Bool {
    switch self {
    case .start, .key, .switchAction, .say, .braille, .technology: true
    case .gesture(let gesture): gesture.movesCursor
    case .device, .wait, .post, .setting, .expect: false
    }
  }
}

extension ScreenReader.Gesture {
  fileprivate var movesCursor: Bool {
    switch self {
    case .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .touch, .fourFingerTapTop, .fourFingerTapBottom,
      .twoFingerSwipeUp, .twoFingerSwipeDown, .twoFingerSwipeLeft, .twoFingerSwipeRight, .threeFingerSwipeUp,
      .threeFingerSwipeDown, .threeFingerSwipeLeft, .threeFingerSwipeRight, .twoFingerTripleTap, .choose, .search,
      .command:
      true
    default: false
    }
  }
}

extension Simulator {
  /// How many gestures an action takes a user. Call it before the action is performed.
  func gestures(for action: Script.Action) -> Int {
    switch action {
    case .start, .wait, .post, .setting, .technology, .expect: return 0
    case .device, .key, .switchAction, .say, .braille: return 1
    case .gesture(.pause), .gesture(.drag): return 0
    case .gesture(.rotor(let name)):
      var reader = reader
      return max(1, reader.turns(toRotorNamed: name) ?? 1)
    case .gesture: return 1
    }
  }
}
