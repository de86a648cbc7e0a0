public import AloudBase

/// A place of an app from which no gesture of VoiceOver leads on, or to which the cursor is always brought back.
public struct Trap: Sendable {
  /// What holds the user.
  public enum Form: String, CaseIterable, Sendable {
    /// No gesture leads to another stop.
    case deadEnd = "dead end"
    /// Flicking in one direction goes round, and never gets to the stops beyond.
    case loop
    /// A presented screen or a modal view that no gesture closes.
    case layer
    /// The app moves the cursor away from where the user reads, again and again.
    case thrownCursor = "thrown cursor"
  }

  /// What holds the user.
  public let kind: Form
  /// The name of the screen; nil without one.
  public let screen: String?
  /// The path in the document, as that of a finding: `elements[2]`, or `screens.detail` for a whole screen.
  public let path: String
  /// The id of the node; nil if it has none, or the trap is a whole screen.
  public let id: String?
  /// What a user experiences.
  public let message: Message
  /// The steps of a script that lead into it after `start`, without `>`, each with how often it follows itself. With a
  /// thrown cursor, the app throws it twice on this way.
  public let way: [(step: String, times: Int)]
}

/// A step on the way into a trap.
enum TrapStep: Equatable, Sendable {
  case gesture(String)
  /// In whole tenths of seconds.
  case wait(milliseconds: Int)

  /// As scripts write it.
  var words: String {
    switch self {
    case .gesture(let words): words
    case .wait(let time) where time % 1000 == 0: "wait \(time / 1000)s"
    case .wait(let time): "wait \(time / 1000).\(time % 1000 / 100)s"
    }
  }
}

extension [TrapStep] {
  /// The steps with the number of times that each follows itself.
  var counted: [(step: String, times: Int)] {
    var counted: [(step: String, times: Int)] = []
    for step in self {
      let words = step.words
      if let last = counted.last, last.step == words {
        counted[counted.count - 1].times += 1
      } else {
        counted.append((words, 1))
      }
    }
    return counted
  }
}
