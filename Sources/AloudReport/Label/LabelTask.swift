public import AloudScript

/// A common task of an app, as evidence for Apple's Accessibility Nutrition Labels: what a script does, with VoiceOver and with
/// Voice Control.
///
/// The texts are in the language of the report.
public struct LabelTask: Sendable {
  /// A goal of a task, and what it takes with a technology.
  public struct Goal: Sendable {
    /// The step of the script, with the name of its element.
    public var name: String
    /// The gestures or phrases; nil if the technology does not reach the goal.
    public var actions: Int?

    /// A goal of a task.
    public init(_ name: String, actions: Int?) { (self.name, self.actions) = (name, actions) }
  }

  /// A task with one technology.
  public struct Performance: Sendable {
    /// In order.
    public var goals: [Goal]
    /// What happened, as a script with its results.
    public var transcript: String
    /// Nil if the task was not finished.
    public var cost: TaskCost?
    /// Why the task was not finished, or differs from its script; nil if it went as written.
    public var obstacle: String?

    /// A task with one technology.
    public init(goals: [Goal], transcript: String, cost: TaskCost? = nil, obstacle: String? = nil) {
      (self.goals, self.transcript, self.cost, self.obstacle) = (goals, transcript, cost, obstacle)
    }
  }

  /// The name for people.
  public var name: String
  /// The path of the script.
  public var path: String
  /// The index of the audited file that has the app, from 0.
  public var file: Int
  /// The names or keys of the screens that the task comes to, in order; nil for a screen with neither.
  public var screens: [String?]
  /// With VoiceOver, as the script has it.
  public var voiceOver: Performance
  /// With Voice Control, by the goals of the script.
  public var voiceControl: Performance

  /// A task that was performed.
  public init(
    name: String, path: String, file: Int, screens: [String?], voiceOver: Performance, voiceControl: Performance
  ) {
    self.name = name
    self.path = path
    self.file = file
    self.screens = screens
    self.voiceOver = voiceOver
    self.voiceControl = voiceControl
  }

  /// Nil for a feature about which a task says nothing.
  func performance(with feature: LabelFeature) -> Performance? {
    switch feature {
    case .voiceOver: voiceOver
    case .voiceControl: voiceControl
    default: nil
    }
  }
}
