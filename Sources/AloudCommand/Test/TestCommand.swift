import Aloud
import Foundation

extension Command {
  static let test = Command(
    name: "test", operands: "[PATH …]", summary: "check scripts against what they expect",
    details: """
      PATH is a script, or a folder with scripts (*.aloud, also in its subfolders). The default is this folder. Prints a line
      for each script, and where and how a script fails.
      """,
    options: SpeakingOptions.table + [
      Option(.record, help: "writes what happens into the scripts that expect something else"),
      Option(.filter, value: "TEXT", help: "only scripts whose path has TEXT in it; may be given several times"),
      Option(
        .apps, value: "FOLDER",
        help: "finds each app in FOLDER, by its path or its name; for other dumps of the same apps"),
      Option(.shard, value: "K/N", help: "every Nth script, from the Kth"),
      Option(.jobs, value: "N", help: "how many scripts run at once (default: the number of cores)"),
      Option(.report, value: "junit FILE", writes: .junit, help: "writes the results in JUnit's format, too"),
      Option(.json, help: "one result a line, for programs"),
      .cost,
      Option(
        .baseline, reads: .baseline,
        help: "fails if a script costs more than in FILE, and names the step; with --record, writes the costs into FILE"
      ),
      Option(.watch, help: "keeps running; when a file changes, runs the scripts that use it again"),
      timeout,
    ] + Option.performing,
    files: { RunFiles($0, $1, operands: .script, isComplete: false) }
  ) { arguments in
    if arguments.has(.watch) { return try TestWatch(arguments: arguments).run() }
    var run = try TestRun(arguments)
    let scripts = run.read()
    try run.check(scripts, arguments.files)
    try run.readBaseline()
    var results = try run.results(of: scripts)
    if run.isRecording {
      try run.baseline?.record(results)
      results = TestRun.record(results)
    } else {
      run.baseline?.tellOfMissing(results)
    }
    try TestOutput(results: results, isRecording: run.isRecording, showsCosts: arguments.has(.cost))
      .write(asJSON: arguments.has(.json))
    if let report = run.report {
      try OutputFile(path: report).write(JUnitReport(results, showsCosts: arguments.has(.cost)).xml)
    }
    if let failure = results.lazy.compactMap(\.failure).first { throw Failure(failure.status, "") }
    if !run.isRecording, results.contains(where: { !$0.failures.isEmpty }) { throw Failure(.findings, "") }
  }
}

/// The scripts to test, and the options.
struct TestRun {
  let isRecording: Bool
  /// The path of the report; nil for none.
  let report: String?
  private(set) var paths: [String]
  /// All scripts at the paths, including those that `--filter` and `--shard` leave out.
  private let listed: [String]
  /// Folders that could not be listed. Each part of a run (`--shard`) reports them, because they do not belong to any
  /// part.
  private let unlisted: [FileFailure]
  private let speaking: SpeakingOptions
  private let timeLimit: TimeLimit
  private let jobs: Int
  private let pages: PageScripts
  /// The folder of the apps; nil uses the folders that the scripts name.
  private let apps: String?
  /// The path of the costs, and the costs to compare with; nil for none.
  private let baselinePath: String?
  /// True where somebody asks what scripts cost.
  private let countsCosts: Bool
  private(set) var baseline: CostBaselineFile?

  init(_ arguments: Arguments) throws(Failure) {
    isRecording = arguments.has(.record)
    speaking = try SpeakingOptions(arguments)
    timeLimit = try TimeLimit(arguments)
    jobs = try arguments.jobs()
    pages = try arguments.pageScripts()
    apps = arguments.value(.apps)
    if let apps, FileIdentity(folder: apps) == nil {
      throw Failure(.notFound, "aloud test: --apps: there is no folder \(apps.printable)")
    }
    try arguments.require(
      apps == nil || !isRecording, "--record writes what the scripts' own apps say; leave out --apps")
    try arguments.require(
      arguments.values(.report).last.map(FileWriter.isStandardOutput) != true,
      "--report needs a FILE; standard output has the results")
    try arguments.require(
      !isRecording || !arguments.operands.contains("-"),
      "--record needs files; what comes from standard input cannot be written back")
    report = try TestRun.report(arguments)
    baselinePath = arguments.value(.baseline)
    countsCosts = arguments.has(.cost) || baselinePath != nil
    try arguments.require(baselinePath != "-", "--baseline needs a FILE")
    (paths, listed, unlisted) = try TestRun.selection(arguments)
  }

  /// The selected scripts, all listed scripts, and the folders that cannot be listed.
  static func selection(
    _ arguments: Arguments
  ) throws(Failure) -> (paths: [String], listed: [String], unlisted: [FileFailure]) {
    let found = TestRun.scripts(at: arguments.operands.isEmpty ? ["."] : arguments.operands)
    let (listed, unlisted) = (found.scripts, found.failures)
    var paths = listed
    guard !paths.isEmpty || !unlisted.isEmpty else {
      throw Failure(.notFound, "aloud test: there is no script (*.aloud) there")
    }
    let filters = arguments.values(.filter)
    if !filters.isEmpty {
      paths = paths.filter { path in filters.contains { path.contains($0) } }
      guard !paths.isEmpty || !unlisted.isEmpty else {
        let texts = filters.map { "\"\($0.printable)\"" }.joined(separator: " or ")
        throw Failure(.notFound, "aloud test: no script has \(texts) in its path")
      }
    }
    if let word = arguments.value(.shard) {
      guard let shard = Shard(word) else {
        throw arguments.usage("--shard takes two numbers such as 2/8, not \"\(word)\"")
      }
      paths = shard.part(of: paths)
    }
    return (paths, listed, unlisted)
  }

  /// The run with only some scripts.
  func only(_ paths: [String]) -> TestRun {
    var run = self
    run.paths = paths
    return run
  }

  private static func report(_ arguments: Arguments) throws(Failure) -> String? {
    let words = arguments.values(.report)
    guard words.count >= 2 else { return nil }
    try arguments.require(words.count == 2, "--report is given twice; a run writes one report")
    try arguments.require(words[0] == "junit", "--report takes the format junit only, not \"\(words[0])\"")
    return words[1]
  }

  /// The scripts at the paths, in order and without duplicates; those of a folder are sorted. Folders that cannot be
  /// listed, and folders without scripts, are failures.
  private static func scripts(at paths: [String]) -> (scripts: [String], failures: [FileFailure]) {
    var found: [String] = []
    var failures: [FileFailure] = []
    var empty: [FileFailure] = []
    for path in paths {
      // A missing file becomes a failed result, so that the others are tested.
      guard path != "-", FileIdentity(folder: path) != nil else {
        found.append(path)
        continue
      }
      let walk = FolderWalk(path, extensions: ["aloud"])
      found += walk.files
      failures += walk.failures
      if walk.files.isEmpty, walk.failures.isEmpty {
        empty.append(FileFailure(.missing, path, "there is no script (*.aloud) there"))
      }
    }
    // Without any script, the message of the run says so.
    if !found.isEmpty { failures += empty }
    // A script that is named twice, also as `./a.aloud`, runs once.
    var seen: Set<String> = []
    return (
      found.filter { seen.insert($0 == "-" ? $0 : URL(fileURLWithPath: $0).standardizedFileURL.path).inserted },
      failures
    )
  }

  /// Every script, or why it cannot be read.
  func read() -> [Result<ScriptFile, Failure>] {
    paths.map { path in Result { () throws(Failure) in try InputFile(path: path).script(apps: apps) } }
  }

  /// - Throws: ``Failure`` with 64 where the report or a recorded script would overwrite an input, 73 where it cannot
  ///   be written.
  func check(_ scripts: [Result<ScriptFile, Failure>], _ files: RunFiles) throws(Failure) {
    var files = files
    files.isComplete = true
    if isRecording {
      for path in paths { files.writes(path, by: "\(OptionName.record)", replacing: .script) }
      if let baselinePath { files.writes(baselinePath, by: "\(OptionName.record)", replacing: .baseline) }
    }
    guard report != nil || isRecording else { return try files.check() }
    var unread = Set(listed)
    for case .success(let script) in scripts {
      script.addApp(to: &files)
      unread.remove(script.path)
    }
    // Scripts that this run leaves out or cannot read, and their apps, must not be overwritten either.
    for path in listed {
      files.reads(path, as: .script)
      if unread.contains(path), let app = ScriptFile.appPath(ofScriptAt: path) { files.reads(app, as: .app) }
    }
    try files.check()
    try files.checkWritable()
  }

  /// Reads the costs to compare with.
  ///
  /// - Throws: ``Failure`` with 66 or 65 where the file is missing or is another one.
  mutating func readBaseline() throws(Failure) {
    guard let baselinePath else { return }
    baseline = try CostBaselineFile(baselinePath, isToBeMade: isRecording)
  }

  /// Runs every script. An app that several scripts share is read once.
  func results(of files: [Result<ScriptFile, Failure>]) throws(Failure) -> [ScriptResult] {
    let apps = apps(of: files)
    let count = paths.count
    let startsServers = pages.serversAreAllowed && files.contains { (try? $0.get())?.startsServer == true }
    let results = try pages.endingServers(startsServers) { () throws(Failure) in
      Jobs(jobs).map(
        Array(zip(paths, files)), progress: { Standard.progress("\($0) of \(count)") }, { result($0, $1, apps) })
    }
    Standard.progress("")
    var warnings: Set<Message> = []
    // Each warning is printed once, even if several scripts have it.
    for warning in results.lazy.flatMap(\.warnings) where warnings.insert(warning).inserted { Standard.error(warning) }
    return results + unlisted.map { ScriptResult(path: $0.path, failure: Failure($0), isScript: false) }
  }

  private func apps(of files: [Result<ScriptFile, Failure>]) -> [String: Result<ScriptFile.App, Failure>] {
    var apps: [String: Result<ScriptFile.App, Failure>] = [:]
    var warnings: Set<Message> = []
    for case .success(let file) in files {
      guard let key = file.appKey, apps[key] == nil else { continue }
      let app = Result { () throws(Failure) in try self.app(of: file) }
      apps[key] = app
      // Each language is reported once.
      guard case .success(.document(let screen)) = app,
        let warning = file.missingVoice(for: screen.document, speaking),
        warnings.insert(warning).inserted
      else { continue }
      Standard.error("\(InputFile(path: file.path).name): warning: \(warning)")
    }
    return apps
  }

  /// Whoever records decides what is right. Other runs compare with that decision, so they do not repeat what the dump
  /// leaves unsaid.
  private func app(of file: ScriptFile) throws(Failure) -> ScriptFile.App {
    try file.app(speaking, tellsUnsaid: isRecording)
  }

  private func result(
    _ path: String, _ file: Result<ScriptFile, Failure>, _ apps: [String: Result<ScriptFile.App, Failure>]
  ) -> ScriptResult {
    var stopwatch = Stopwatch()
    do throws(Failure) {
      let file = try file.get()
      guard !file.script.steps.isEmpty else {
        throw Failure(.badInput, "\(InputFile(path: path).name): this script has no step, so it checks nothing")
      }
      // If the app cannot be read, the error names the line of the script.
      let app = if case .success(let app)? = file.appKey.flatMap({ apps[$0] }) { app } else { try app(of: file) }
      var result =
        switch app {
        case .document(let screen):
          try compared(try file.run(on: screen.document, speaking, timeLimit), path)
        case .page(let page): result(of: file, on: page)
        }
      // A failure says more.
      if !result.hasFailed, file.script.expectsNothing {
        throw Failure(.badInput, "\(InputFile(path: path).name): \(Script.expectsNothingProblem)")
      }
      result.seconds = stopwatch.next()
      return result
    } catch {
      var result = ScriptResult(path: path, failure: error)
      result.seconds = stopwatch.next()
      return result
    }
  }

  private func compared(_ run: ScriptRun, _ path: String) throws(Failure) -> ScriptResult {
    let costs = countsCosts ? run.stepCosts : nil
    let dearer = isRecording ? nil : costs.flatMap { baseline?.failure(of: run, $0, at: path) }
    var result = try run.compared(within: timeLimit) {
      ScriptResult(path: path, run: $0, failures: $0.failures(onPattern: $1) + [dearer].compactMap { $0 })
    }
    result.costs = costs
    return result
  }

  /// Performs a script on a page of its own. If it fails, the result includes the server's output.
  private func result(of file: ScriptFile, on page: PageAddress) -> ScriptResult {
    let (run, outcome) = file.perform(on: page, pages, speaking, timeLimit)
    var warnings: [Message] = (outcome?.notes ?? []).map { "\(file.appName): warning: \($0)" }
    var result: ScriptResult
    do throws(Failure) {
      let run = try run.get()
      if let warning = file.missingVoice(for: run.simulator.document, speaking) {
        warnings.append("\(file.appName): warning: \(warning)")
      }
      if let error = run.error { throw Failure(error) }
      result = try compared(run, file.path)
    } catch {
      result = ScriptResult(path: file.path, failure: error)
    }
    result.warnings = warnings
    if result.hasFailed { result.serverOutput = outcome?.serverOutput ?? [] }
    return result
  }

  /// Records the actual events in the scripts that no longer hold.
  ///
  /// - Returns: the results; a script that could not be recorded has its failure.
  static func record(_ results: [ScriptResult]) -> [ScriptResult] {
    results.map { result in
      guard let run = result.run, result.path != "-" else { return result }
      let old = run.script.text
      let text = run.script.recorded(run.actuals)
      do throws(Failure) {
        if text != old { try OutputFile(path: result.path).replace(Array(old.utf8), with: text) }
        return result
      } catch {
        return ScriptResult(path: result.path, failure: error)
      }
    }
  }
}

extension ScriptFile {
  /// A key for the app. Scripts with the same key have the same app.
  fileprivate var appKey: String? {
    guard script.heads.serve == nil else { return nil }
    return (appPath ?? script.heads.app).map { app in
      ([app, script.heads.language ?? ""] + overlayPaths).joined(separator: "\n")
    }
  }
}

/// The result of a script.
struct ScriptResult: Sendable {
  let path: String
  /// Nil for a script that passed, because thousands of runs need much memory.
  var run: ScriptRun?
  /// Why the script could not be performed.
  var failure: Failure?
  var failures: [ScriptFailure] = []
  /// What each step costs; nil where nobody asks, and for a script that was not performed.
  var costs: [StepCost]?
  var cost: TaskCost? { costs?.costOfLastTask }
  /// False for a folder that could not be listed.
  var isScript = true
  /// Notes for the user about the page, one a line.
  var warnings: [Message] = []
  /// The lines that the server printed during the script; empty for a script that passed.
  var serverOutput: [String] = []
  var hasFailed: Bool { failure != nil || !failures.isEmpty }
  /// The duration in real time, in seconds.
  var seconds = 0.0

  init(path: String, run: ScriptRun, failures: [ScriptFailure]) {
    self.path = path
    self.failures = failures
    self.run = failures.isEmpty ? nil : run
  }

  init(path: String, failure: Failure, isScript: Bool = true) {
    self.path = path
    self.failure = failure
    self.isScript = isScript
  }
}
