public import AloudBase
public import AloudReader
internal import AloudSimulator
internal import AloudSpeech
public import AloudTree

/// A task, performed by its goals with another technology.
///
///     let run = try script.run(on: document)
///     let replay = try TaskReplay(of: run, as: .keyboard, on: document)
///     replay.script            // the steps, as a script of its own
///     replay.parts[0].actions  // the keys for the first goal
///
/// The replay ends at the first goal that the technology does not reach, since the app would be in another state
/// afterwards.
public struct TaskReplay: Sendable {
  /// A goal, and what it takes.
  public struct Part: Sendable {
    /// The goal.
    public let goal: TaskGoal
    /// The keys, presses, phrases or pans and gestures; nil if the technology does not reach the goal.
    public let actions: Int?
    /// Why it does not, and what to do; nil if it does.
    public let obstacle: Message?

    /// The obstacle with its place in a script.
    package func told(in script: Message) -> Message {
      "\(script):\(goal.line): > \(goal.step.printable): \(obstacle ?? "")"
    }
  }

  /// The technology.
  public let technology: TaskTechnology
  /// The goals in order, up to the first that is not reached.
  public let parts: [Part]
  /// The steps with the technology. A comment before each group names the goal.
  public let script: Script

  /// The goal that is not reached; nil if all are.
  public var missed: Part? { parts.last.flatMap { $0.obstacle == nil ? nil : $0 } }

  /// Replays a task on a document.
  ///
  /// - Parameters:
  ///   - run: the task, as its script performs it.
  ///   - technology: the other technology.
  ///   - document: the app of the run.
  ///   - screen: the screen of the run; nil for the first, or the one that the script names.
  ///   - options: those of the run, with a braille translator for ``TaskTechnology/braille``.
  ///   - isOverdue: called regularly; if it returns true, the replay fails.
  /// - Throws: ``ScriptError`` for a script that uses another technology than VoiceOver itself, and without a
  ///   translator that is needed.
  /// - Complexity: that of the run, and O(n log n) in the stops of the screen for each key.
  public init(
    of run: ScriptRun, as technology: TaskTechnology, on document: Document, screen: Document.Screen? = nil,
    options: ReaderOptions = ReaderOptions(), isOverdue: (@Sendable () -> Bool)? = nil
  ) throws(ScriptError) {
    let heads = try run.script.headed(for: technology)
    let simulator = try heads.simulator(on: document, screen: screen, options: options, isOverdue: isOverdue)
    try self.init(run, technology, heads, simulator)
  }

  private init(
    _ run: ScriptRun, _ technology: TaskTechnology, _ heads: Script, _ simulator: consuming Simulator
  ) throws(ScriptError) {
    var performer = TaskPerformer(simulator, technology)
    var parts: [Part] = []
    var lines = heads.lines.map { $0.text }
    for goal in run.goals {
      let obstacle = performer.achieve(goal)
      let taken = performer.takeSteps()
      parts.append(Part(goal: goal, actions: obstacle == nil ? taken.actions : nil, obstacle: obstacle))
      if goal.isTheUsers { lines += ["", goal.comment] }
      // What was tried in vain is no part of the task.
      if obstacle != nil { break }
      lines += taken.steps.map { "> \($0)" }
    }
    if let fault = performer.simulator.fault {
      throw run.script.error(
        fault.message, line: parts.last?.goal.line ?? 1, kind: fault == .overdue ? .overdue : .run)
    }
    self.technology = technology
    self.parts = parts
    script = try Script(lines.joined(separator: "\n") + "\n", path: run.script.path)
  }
}

extension TaskGoal {
  /// Names the goal in the script of a replay.
  fileprivate var comment: String {
    let name = elementName.isEmpty ? "" : " (\(elementName.printable))"
    return "# \(line): \(isReading ? "read" : step)\(name)"
  }
}

extension Script {
  /// The head lines with another technology.
  ///
  /// - Throws: ``ScriptError`` if the script uses one itself.
  fileprivate func headed(for technology: TaskTechnology) throws(ScriptError) -> Script {
    for step in steps where step.action.isOfOtherTechnology {
      throw error("the script uses another technology here; only a task with VoiceOver is replayed", line: step.line)
    }
    if let technologies = heads.technologies, technologies != [.voiceOver] {
      throw error(
        "the script uses other technologies; only a task with VoiceOver is replayed",
        line: heads.line(of: .technology) ?? 1)
    }
    let end = (steps.first?.line ?? lines.count + 1) - 1
    let left = Set([heads.line(of: .technology), heads.line(of: .braille), heads.line(of: .pace)].compactMap { $0 })
    var kept = lines[..<end].enumerated().filter { index, line in
      !left.contains(index + 1) && line.text.contains { !$0.isWhitespace }
    }.map { $0.element.text }
    if technology == .braille {
      kept.append((heads.braille ?? Script.Braille(cells: 40, output: .uncontracted)).line)
    } else {
      kept.append("technology \(technology.assistiveTechnology.rawValue)")
    }
    return try Script(kept.joined(separator: "\n") + "\n", path: path)
  }
}

extension Script.Action {
  fileprivate var isOfOtherTechnology: Bool {
    switch self {
    case .technology, .key, .switchAction, .say: true
    default: false
    }
  }
}
