internal import AloudBase
internal import AloudReader

/// A step as people count it: what a hand does without a pause for thought.
///
///     CountedStep.all(of: ["rotor right", "rotor right", "swipe down"]).count  // 2
///
/// Scripts have `rotor "Headings"`, for which fingers turn the rotor several times. A limit that counts turns could be
/// kept in a script only.
package struct CountedStep: Equatable, Sendable {
  /// The first step, in the words of scripts.
  package let words: String
  /// The number of steps of the walk that it stands for; 1 for most.
  package internal(set) var times = 1
  private var run: Run?

  /// Steps that belong together while they follow each other.
  private enum Run {
    case rotor, typing, dragging, choosing

    init?(_ words: String) {
      let verb = words.prefix { $0 != " " }
      switch verb {
      case "rotor": self = .rotor
      case "type", "delete": self = .typing
      case "drag", "pause": self = .dragging
      case "choose": self = .choosing
      default:
        // The Item Chooser is opened in order to choose.
        guard words == ScreenReader.Gesture.twoFingerTripleTap.words else { return nil }
        self = .choosing
      }
    }
  }

  private init(_ words: String) {
    self.words = words
    run = Run(words)
  }

  /// Counts steps as people do. Time that passes is no step.
  ///
  /// - Parameters:
  ///   - steps: in the words of scripts, without `>`.
  ///   - continued: the indices of steps that a finger makes without being lifted after the step before.
  /// - Returns: the steps, each with the number of steps that it stands for.
  /// - Complexity: O(steps).
  package static func all(of steps: [String], continued: Set<Int> = []) -> [CountedStep] {
    var counted: [CountedStep] = []
    for (index, words) in steps.enumerated() where !words.hasPrefix("wait ") {
      let next = CountedStep(words)
      if let last = counted.last, continued.contains(index) || last.run != nil && last.run == next.run {
        counted[counted.count - 1].times += 1
        // Another item is another search.
        if next.run == .choosing, words.hasPrefix("choose") { counted[counted.count - 1].run = nil }
      } else {
        counted.append(next)
      }
    }
    return counted
  }
}

extension Script.Exercise {
  /// Returns the first step of the sample solution that fingers on a screen cannot make, such as a key of a keyboard;
  /// nil if they can make all.
  ///
  /// - Complexity: O(steps of the solution).
  public func stepBeyondFingers(in script: Script) -> Script.Step? {
    script.steps[steps].first { !$0.action.isMadeByFingers }
  }
}

extension Script.Action {
  /// True for what a learner does with fingers: gestures, typing on the screen's keyboard, buttons of the device.
  fileprivate var isMadeByFingers: Bool {
    switch self {
    case .start, .wait, .device: true
    case .gesture(.command(let command)): command.hasGesture
    case .gesture(.search): false
    case .gesture: true
    case .braille, .setting, .technology, .key, .switchAction, .say, .post: false
    case .expect: true
    }
  }
}

extension ScreenReader.Command {
  /// True for a command that a gesture performs unless its user has changed that.
  fileprivate var hasGesture: Bool { ScreenReader.Gesture.table.contains { $0.given == self } }
}
