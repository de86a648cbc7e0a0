internal import AloudAnswers
internal import AloudBase
internal import AloudReader
internal import AloudScript
internal import AloudSpeech
internal import AloudTree

/// A walk of a document, with its script and the exercises of the script.
struct Walk: Sendable {
  let app: String
  let document: Document
  let screen: Document.Screen?
  let options: ReaderOptions
  /// The script of the document; nil if there is none.
  let script: Script?
  /// The settings of the request, which are head lines of saved walks.
  private let settings: [(name: String, value: String)]
  private let words: ExplorerWords
  var explorer: Explorer
  /// The current exercise; nil for a free walk.
  var exercise: ExerciseProgress?
  var shown = Shown()

  /// - Parameters:
  ///   - request: `app` is a name for the title and saved walks, `document` a screen document. `script` is the text of a
  ///     script, whose head lines override `language` and `settings`.
  ///   - words: the words of the explorer.
  /// - Throws: `PageCore.Problem` for texts that cannot be read, with their place.
  init(_ request: PageCore.Request, _ words: ExplorerWords) throws(PageCore.Problem) {
    self.words = words
    app = request["app"] ?? "screen.json"
    let script = try request["script"].map { text throws(PageCore.Problem) in try PageCore.script(text) }
    self.script = script
    var document = try PageCore.document(request)
    if let language = script?.heads.language ?? request["language"] { document.language = language }
    self.document = document
    var options = ReaderOptions()
    settings = request.pairs("settings")
    for setting in settings {
      do throws(SettingError) { try options.settings.set(setting.name, to: setting.value) } catch {
        throw PageCore.Problem(error.message)
      }
    }
    self.options = script?.options(over: options) ?? options
    screen = if let name = script?.heads.screen { document.screen(named: name) } else { nil }
    explorer = Explorer(document, title: app, screen: screen, options: self.options)
    explorer.words = words
    explorer.start()
  }

  /// Restarts the app, without an exercise.
  mutating func restart() {
    begin()
    explorer.start()
  }

  /// Resets the app to the state before its start.
  private mutating func begin() {
    exercise = nil
    shown = Shown()
    explorer = Explorer(document, title: app, screen: screen, options: options)
    explorer.words = words
  }

  /// Performs a step in the words of scripts, such as `swipe right` or `touch 10,20`.
  ///
  /// - Parameters:
  ///   - words: the step, without `>`.
  ///   - isContinued: true if the same finger does it that did the step before, without being lifted.
  /// - Throws: `PageCore.Problem` for words that are no step.
  mutating func perform(_ words: String, isContinued: Bool) throws(PageCore.Problem) {
    let step = try PageCore.script("> " + words.onOneLine).steps.first
    guard let step else { throw PageCore.Problem("\(words) is not a step") }
    explorer.notice = nil
    explorer.perform(step.action)
    if isContinued { exercise?.continueStep(explorer) }
  }

  /// Lets real time pass, up to the beginning of the next speech or graph.
  mutating func pass(seconds: Double) { _ = explorer.pass(seconds: min(max(seconds, 0), 3600)) }

  // MARK: Exercises

  /// Restarts the app, and immediately performs the steps before the exercise.
  mutating func begin(exercise index: Int) throws(PageCore.Problem) {
    guard let script, script.exercises.indices.contains(index) else {
      throw PageCore.Problem("there is no exercise \(index)")
    }
    let task = script.exercises[index]
    begin()
    for step in script.steps[..<task.steps.lowerBound] { explorer.perform(step, pace: script.heads.pace) }
    if explorer.walk.count == 0 { explorer.start() }
    _ = explorer.takeEffects()
    // The learner hears the last words before the exercise.
    explorer.sayAgain()
    exercise = ExerciseProgress(index, task, stepsBefore: explorer.walk.count, lines: explorer.transcript.total)
  }

  // MARK: The walk as a script

  /// Returns the walk as a script that `aloud test` accepts.
  func saved() throws(PageCore.Problem) -> JSONValue {
    var heads = ["app \(app.quotedInHead)"]
    // The head lines of a script include its language and settings.
    for line in script?.lines.prefix(while: { !$0.text.hasPrefix(">") }) ?? [] {
      let text = line.text
      if !text.isEmpty, !text.hasPrefix("#"), !text.hasPrefix("app ") { heads.append(text) }
    }
    let written = Set(script?.heads.settings.map { $0.name } ?? [])
    heads += settings.filter { !written.contains($0.name) }.map { "setting \($0.name) \($0.value)" }
    do throws(ScriptError) {
      return [
        "name": .string("\(app.withoutEnding)-walk.aloud"), "script": .string(try explorer.walk.text(heads: heads)),
      ]
    } catch {
      throw PageCore.Problem(error)
    }
  }
}

extension String {
  fileprivate var quotedInHead: String { contains { $0.isWhitespace } ? "\"\(self)\"" : self }

  fileprivate var withoutEnding: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}

extension PageCore {
  static func script(_ text: String) throws(Problem) -> Script {
    do throws(ScriptError) { return try Script(text) } catch { throw Problem(error) }
  }
}
