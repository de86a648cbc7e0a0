internal import AloudAudit
internal import AloudBase
internal import AloudImport
internal import AloudReach
internal import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudSpeech
internal import AloudTree

/// What programs ask the core for, in JSON. The article "The core" lists the requests.
///
///     var answers = Answers()
///     answers.call(#"{"aloud": 1, "do": "read", "source": "…"}"#)
///
/// An answer is what the command of the same name prints with `--json`.
package struct Answers: Sendable {
  /// The version of requests and answers. It grows with each change that an older program cannot handle.
  package static let version = 1
  /// How many walks may be open at once.
  private static let mostWalks = 1_000

  private var walks: [Int: OpenWalk] = [:]
  private var lastWalk = 0

  package init() {}

  /// Performs a request.
  ///
  /// - Parameter request: a JSON object. Its member `do` is the name of the request.
  /// - Returns: JSON on one line. If the request fails, it is an object with only the member `error`.
  package mutating func call(_ request: String) -> String {
    do throws(AnswerProblem) { return try answer(AnswerRequest(request)).text } catch {
      return error.json { "\($0)" }.text
    }
  }

  private mutating func answer(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    if let version = request.optionalNumber("aloud"), version > Double(Answers.version) {
      throw AnswerProblem("this core answers requests of version \(Answers.version), not \(Int(clamping: version))")
    }
    switch try request.text("do") {
    case "version": return ["aloud": .whole(Answers.version)]
    case "read": return try read(request)
    case "order": return try order(request)
    case "scan", "names": return try control(request)
    case "reach": return try reach(request)
    case "audit": return try audit(request)
    case "diff": return try difference(request)
    case "play": return try play(request)
    case "check": return try check(request)
    case "heads": return try heads(request)
    case "walk": return try beginWalk(request)
    case "step": return try step(request)
    case "close": return try closeWalk(request)
    case let other:
      let names = [
        "audit", "check", "close", "diff", "heads", "names", "order", "play", "reach", "read", "scan", "step",
        "version", "walk",
      ]
      throw AnswerProblem("there is no request \"\(other.printable)\"\(suggestion(for: other, among: names))")
    }
  }

  // MARK: Screens

  private func read(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let screen = try request.readable("source")
    let answer = ReadingAnswer(screen, showsIDs: request.has("ids"), explains: request.has("explain"))
    let line: String = answer.line(0..<screen.reader.reading().count, file: nil)
    return .scalar(line)
  }

  /// The ids and paths of the stops, in the order in which VoiceOver visits them.
  private func order(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let screen = try request.readable("source")
    let (reading, places) = (screen.reader.reading(), NodePlaces(screen.screen))
    let stops = (0..<reading.count).map { rank -> JSONValue in
      let node = reading.node(atRank: rank)
      return ["id": .string(screen.screen.tree[node].id), "path": .string(places.path(of: node))]
    }
    return ["aloud": 1, "screen": .string(screen.screen.name), "stops": .list(stops)]
  }

  private func control(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let screen = ControlScreen(try request.readable("source"))
    let answer: ControlAnswer = request["do"] == "scan" ? .scan(screen) : .names(screen)
    return ["aloud": 1] + answer.json(explains: request.has("explain")) { .list($0) }
  }

  private func reach(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let screen = try request.readable("source")
    if request.has("traps") {
      for key in ["fromStop", "technology"] where request[key] != nil {
        throw AnswerProblem("traps walks the whole app; leave \(key) out")
      }
      let answer = TrapAnswer(screen, options: try request.readerOptions)
      return ["aloud": 1] + answer.json({ .list($0) }, said: { "\($0)" })
    }
    if let answer = TechnologyReachAnswer(screen, try request.technology) {
      guard request["fromStop"] == nil else {
        throw AnswerProblem("fromStop is for VoiceOver: other technologies begin at the top")
      }
      return ["aloud": 1] + answer.json(0..<answer.costs.stops.count) { .list($0) }
    }
    guard let answer = ReachAnswer(screen, options: try request.readerOptions, from: request["fromStop"]) else {
      let text = request["fromStop"] ?? ""
      throw AnswerProblem("no stop says \"\(text.printable)\"", file: try request.source("source").name)
    }
    return ["aloud": 1] + answer.json(0..<answer.costs.stops.count) { .list($0) }
  }

  /// The options of readings that an audit has no use for: it judges all screens as they are by default.
  private static let optionsWithoutAudit = ["ios", "settings", "screen", "profile", "style"]

  private func audit(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    if let key = Answers.optionsWithoutAudit.first(where: request.contains) {
      throw AnswerProblem(
        "an audit takes no `\(key)`: it checks all screens, under the newest iOS and the default settings")
    }
    let screen = try request.imported("source")
    if let reason = screen.reasonAgainstAudit {
      throw AnswerProblem(reason, file: try request.source("source").name)
    }
    var rules = Rule.all
    let asked = request.texts("rules")
    for id in asked where !rules.contains(where: { $0.id == id }) {
      throw AnswerProblem("there is no rule \"\(id.printable)\"\(suggestion(for: id, among: rules.map { $0.id }))")
    }
    if !asked.isEmpty { rules.removeAll { !asked.contains($0.id) } }
    let app = AuditedApp(screen.document)
    let report = Audit(rules: rules).report(on: app)
    var places = FilePlaces(screen)
    var found: [String: FilePlace] = [:]
    for path in (report.findings + report.ignored.map { $0.finding }).flatMap({ $0.places.map { $0.path } })
    where found[path] == nil { found[path] = places[path] }
    let language = Wording.Language(tag: request["messages"] ?? "en")
    var answer = AuditAnswer(report.findings, language: language, places: found)
    answer.ignored = report.ignored
    if request.has("questions") { answer.questions = Question.raised(by: app) }
    return ["aloud": 1, "file": .string(request["sourceName"] ?? "-")] + answer.json { .list($0) }
  }

  private func difference(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let difference = DifferenceAnswer(
      try request.readable("old"), try request.readable("new"), comparesCosts: request.has("cost"))
    return ["aloud": 1, "changes": .list(difference.json(explains: request.has("explain")))]
  }

  // MARK: Scripts

  private func play(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let script = try AskedScript(request)
    let run = try script.run()
    if let technology = request["as"] { return try replay(run, script, as: technology, request) }
    return played(run, error: run.error.map { "\($0)" }) + cost(of: run, request)
  }

  private func played(_ run: ScriptRun, error: String?) -> JSONValue {
    let answer = PlayAnswer(run.simulator)
    return ["aloud": 1, "events": .list(run.steps.flatMap { answer.events(of: $0) }), "error": .string(error)]
  }

  /// The task of a script with another technology; the steps up to the first goal that it does not reach.
  private func replay(
    _ run: ScriptRun, _ script: AskedScript, as name: String, _ request: AnswerRequest
  ) throws(AnswerProblem) -> JSONValue {
    if let error = run.error { throw AnswerProblem(error, file: script.name) }
    guard let technology = try request.taskTechnology(name) else {
      return ["aloud": 1] + (try script.comparison(of: run)).json
    }
    let (replay, again) = try script.replay(of: run, as: technology)
    return played(again, error: replay.missed.map { "\($0.told(in: "\(script.name)"))" }) + cost(of: again, request)
  }

  private func check(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let script = try AskedScript(request)
    let run = try script.run()
    let failures = run.error == nil ? run.failures : []
    let outcome = run.error != nil ? "error" : failures.isEmpty ? "passed" : "failed"
    return CheckAnswer.json(failures, script: script.name, outcome: outcome, error: run.error.map { "\($0)" })
      + cost(of: run, request)
  }

  /// The cost of a script, if the request asks for it.
  private func cost(of run: ScriptRun, _ request: AnswerRequest) -> JSONValue {
    request.has("cost") && run.error == nil ? ["cost": run.cost.json] : [:]
  }

  /// What a script needs to be performed: the paths that `apps` must have.
  private func heads(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let heads = try AskedScript.parsed(request).script.heads
    return [
      "aloud": 1, "app": .string(heads.app), "with": .strings(heads.overlays), "language": .string(heads.language),
      "screen": .string(heads.screen), "serve": .string(heads.serve),
    ]
  }

  // MARK: Walks

  private mutating func beginWalk(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    guard walks.count < Answers.mostWalks else {
      throw AnswerProblem("\(Answers.mostWalks) walks are open; close one with the request `close`")
    }
    var walk = OpenWalk(try request.readable("source"), try request.readerOptions)
    let events = try walk.step("start")
    lastWalk += 1
    walks[lastWalk] = walk
    return ["aloud": 1, "walk": .whole(lastWalk), "events": .list(events), "cursor": walk.cursor]
  }

  private mutating func step(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let number = try openWalk(request)
    guard var walk = walks.removeValue(forKey: number) else { return .null }
    defer { walks[number] = walk }
    let events = try walk.step(request.text("step"))
    return ["aloud": 1, "walk": .whole(number), "events": .list(events), "cursor": walk.cursor]
  }

  private mutating func closeWalk(_ request: AnswerRequest) throws(AnswerProblem) -> JSONValue {
    let number = try openWalk(request)
    walks[number] = nil
    return ["aloud": 1, "walk": .whole(number)]
  }

  private func openWalk(_ request: AnswerRequest) throws(AnswerProblem) -> Int {
    let number = Int(clamping: try request.number("walk"))
    guard walks[number] != nil else { throw AnswerProblem("walk \(number) is not open") }
    return number
  }
}

/// A script with its app, both given as texts.
private struct AskedScript {
  let name: String
  private let script: Script
  private let document: Document
  private let options: ReaderOptions
  private let screen: Document.Screen?

  /// - Parameter request: `script` is the text, `apps` has the text of each app and overlay that a script may name.
  /// - Throws: ``AnswerProblem`` for a script or a text that cannot be read.
  init(_ request: AnswerRequest) throws(AnswerProblem) {
    let parsed = try AskedScript.parsed(request)
    (script, name) = parsed
    if let command = script.heads.serve {
      throw AnswerProblem("the script starts a server, \(command.printable); `aloud test` performs such scripts")
    }
    guard let app = script.heads.app ?? request["app"] else {
      throw AnswerProblem("this script names no app; begin it with \"app FILE\"", file: name)
    }
    let files = request.pairs("apps")
    func text(_ path: String) throws(AnswerProblem) -> String {
      guard let file = files.first(where: { $0.name == path }) else {
        throw AnswerProblem(
          "the request has no \"\(path.printable)\" in `apps`\(suggestion(for: path, among: files.map { $0.name }))",
          file: parsed.name)
      }
      return file.value
    }
    var overlays = request.pairs("overlays")
    for path in script.heads.overlays { overlays.append((path, try text(path))) }
    let language = try request.language
    let imported = try request.imported(
      AnswerSource(text: try text(app), name: app), language: script.heads.language ?? language,
      overlays: overlays)
    document = imported.document
    options = try request.readerOptions
    screen = try request["screen"].map { name throws(AnswerProblem) in
      do throws(Document.Missing) { return try imported.document.existing(screen: name) } catch {
        throw AnswerProblem(error.message)
      }
    }
  }

  /// The script of a request, and its name.
  static func parsed(_ request: AnswerRequest) throws(AnswerProblem) -> (script: Script, name: String) {
    let source = try request.source("script")
    do throws(ScriptError) { return (try Script(source.text, path: source.name), source.name) } catch {
      throw AnswerProblem(error, file: source.name)
    }
  }

  /// The task with another technology, and the run of its steps.
  func replay(
    of run: ScriptRun, as technology: TaskTechnology
  ) throws(AnswerProblem) -> (replay: TaskReplay, run: ScriptRun) {
    do throws(ScriptError) {
      let replay = try TaskReplay(of: run, as: technology, on: document, screen: screen, options: options)
      return (replay, try replay.script.run(on: document, screen: screen, options: options))
    } catch {
      throw AnswerProblem(error, file: name)
    }
  }

  /// The task with all technologies.
  func comparison(of run: ScriptRun) throws(AnswerProblem) -> TaskAnswer {
    do throws(ScriptError) {
      return try TaskAnswer(of: run, on: document, screen: screen, options: options)
    } catch {
      throw AnswerProblem(error, file: name)
    }
  }

  /// Performs the script up to its end, or to the first step that cannot be performed.
  func run() throws(AnswerProblem) -> ScriptRun {
    do throws(ScriptError) {
      return try script.runUntilError(on: document, screen: screen, options: options)
    } catch {
      throw AnswerProblem(error, file: name)
    }
  }
}

/// A walk that stays open between requests.
private struct OpenWalk: Sendable {
  private var simulator: Simulator

  init(_ screen: ReadableScreen, _ options: ReaderOptions) {
    simulator = Simulator(screen.document, screen: screen.screen, options: options)
    simulator.pace = .listen
  }

  /// Performs a step in the words of scripts, such as `swipe right`.
  ///
  /// - Returns: the events, as `aloud play --json` prints them.
  mutating func step(_ words: String) throws(AnswerProblem) -> [JSONValue] {
    do throws(ScriptError) {
      let script = try Script("> " + words.onOneLine)
      var events: [JSONValue] = []
      for step in script.steps {
        let run = try script.perform(step, on: &simulator)
        events += PlayAnswer(simulator).events(of: run)
      }
      return events
    } catch {
      throw AnswerProblem(error)
    }
  }

  /// The stop with the cursor: its rank from 1, its id and what VoiceOver says there; null without a cursor.
  var cursor: JSONValue {
    let reader = simulator.reader
    guard simulator.device.isVoiceOverRunning, let rank = reader.rank else { return .null }
    let stop = reader.reading()[rank]
    return [
      "rank": .whole(rank + 1), "count": .whole(reader.narrator.stopCount),
      "id": .string(reader.narrator.tree[stop.node].id), "text": .string(stop.text),
    ]
  }
}
