import Aloud

/// The scripts of common tasks, which are performed with VoiceOver and with Voice Control.
struct LabelTasks {
  private let paths: [String]
  private let speaking: SpeakingOptions
  private let timeLimit = TimeLimit()

  init(_ arguments: Arguments, _ options: AuditOptions) {
    paths = arguments.values(.task)
    speaking = SpeakingOptions(
      language: options.language, overlays: options.overlays, format: options.source, browser: options.browser)
  }

  /// Adds what only the scripts name.
  func addApps(to files: inout RunFiles) {
    for path in paths { (try? ScriptFile(path: path))?.addApp(to: &files) }
  }

  /// - Throws: ``Failure`` for a script that cannot be read or performed, and for one whose app is not among the files.
  func performed(on files: [AuditedFile], _ language: Wording.Language) throws(Failure) -> [LabelTask] {
    var tasks: [LabelTask] = []
    for path in paths { tasks.append(try performed(path, on: files, language)) }
    return tasks
  }

  private func performed(
    _ path: String, on files: [AuditedFile], _ language: Wording.Language
  ) throws(Failure) -> LabelTask {
    let script: ScriptFile
    do { script = try ScriptFile(path: path) } catch { throw Failure(error) }
    let app = script.appPath.map(ReportFile.standard)
    guard let file = files.firstIndex(where: { ReportFile.standard($0.path) == app }) else {
      let name = (script.appPath ?? "").relativeToCurrentFolder.printable
      throw Failure(
        .usage, "\(path.printable): the app of this task, \(name), is not among the audited files; name it, too")
    }
    let screens = VisitedScreens()
    let task = try PlayedTask(script, speaking, timeLimit) { screens.add($0.screenName) }
    return LabelTask(
      name: script.script.heading ?? path.nameOfFile, path: path, file: file, screens: screens.names,
      voiceOver: try voiceOver(task, language), voiceControl: try voiceControl(task, language))
  }

  private func voiceOver(
    _ task: PlayedTask, _ language: Wording.Language
  ) throws(Failure) -> LabelTask.Performance {
    let failures = try task.run.compared(within: timeLimit) { $0.failures(onPattern: $1) }
    let obstacle = failures.first.map { failure -> Message in
      let place = InputFile(path: task.file.path).name
      return "\(place):\(failure.line): what happens differs from the script"
    }
    let goals = task.run.goals.filter(\.isTheUsers)
    return LabelTask.Performance(
      goals: goals.map { LabelTask.Goal(language.said(TaskComparison.name(of: $0)), actions: $0.gestures) },
      transcript: transcript(of: task.run), cost: task.run.cost, obstacle: obstacle.map(language.said))
  }

  private func voiceControl(
    _ task: PlayedTask, _ language: Wording.Language
  ) throws(Failure) -> LabelTask.Performance {
    let replay = try task.replay(as: .voice)
    let run = try task.run(of: replay)
    let goals = replay.parts.filter { $0.goal.isTheUsers }.map {
      LabelTask.Goal(language.said(TaskComparison.name(of: $0.goal)), actions: $0.actions)
    }
    return LabelTask.Performance(
      goals: goals, transcript: transcript(of: run), cost: replay.missed == nil ? run.cost : nil,
      obstacle: replay.missed.map { language.said(task.line(of: $0)) })
  }

  /// The steps with what really happens.
  private func transcript(of run: ScriptRun) -> String { run.script.recorded(run.actuals) }
}

/// The screens that a task comes to, each once, in order.
private final class VisitedScreens {
  private(set) var names: [String?] = []

  func add(_ name: String?) { if !names.contains(name) { names.append(name) } }
}

extension Script {
  /// The comment in the first line, which names a task.
  fileprivate var heading: String? {
    guard let first = lines.first?.text, first.hasPrefix("#") else { return nil }
    let name = first.drop { $0 == "#" || $0 == " " }
    return name.isEmpty ? nil : String(name)
  }
}

extension String {
  /// The last part of a path, without its ending.
  fileprivate var nameOfFile: String {
    let name = split(separator: "/").last ?? ""
    return String(name.hasSuffix(".aloud") ? name.dropLast(6) : name)
  }
}
