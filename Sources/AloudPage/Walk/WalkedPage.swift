public import Aloud
internal import AloudTree

/// A page for walking apps as a user of VoiceOver does: offline, with fingers, a keyboard or a mouse.
///
///     let app = try WalkedPage.App(document, title: "Comments", name: "comments.json")
///     let page = WalkedPage(title: "Comments", apps: [app], language: "en")
///     let html = page.html(try BuiltCore.find())
///
/// The page includes the simulator, compiled to WebAssembly.
public struct WalkedPage: Sendable {
  /// An app to walk.
  public struct App: Sendable {
    /// The name in the page.
    public let title: String
    /// The name of the file of the app, for saved walks.
    public let name: String
    let document: Document
    let script: Script?
    /// True if the exercises need controls that do nothing without a behavior. Elsewhere in a page, controls answer as
    /// those of UIKit do, unless the script has a setting for them.
    let keepsControls: Bool

    /// The language of the app, BCP-47. The script can override it.
    public var language: String { script?.heads.language ?? document.language }

    /// - Parameters:
    ///   - document: the app to walk.
    ///   - title: the name in the page.
    ///   - name: the name of the file of the app, for saved walks.
    ///   - script: a script with settings in its head lines, notes and exercises. Its steps lead to the exercises.
    /// - Throws: `ScriptError` for an exercise that cannot be done. The script is performed to check this.
    public init(_ document: Document, title: String, name: String, script: Script? = nil) throws(ScriptError) {
      try script?.checkExercises()
      keepsControls = try script?.exercisesNeedInertControls(on: document) ?? false
      self.document = document
      self.title = title
      self.name = name
      self.script = script
    }
  }

  let title: String
  let apps: [App]
  let language: String
  let sound: PageSound?

  /// - Parameters:
  ///   - title: the title of the page.
  ///   - apps: the apps to choose from.
  ///   - language: the language of the interface, one of ``languages``; English for others.
  ///   - sound: the sound of what is said; nil for the voices of the browser.
  public init(title: String, apps: [App], language: String, sound: PageSound? = nil) {
    self.sound = sound
    self.title = title
    self.apps = apps
    self.language = PageWords.language(for: language)
  }

  /// The languages of the interface, BCP-47.
  public static var languages: [String] { PageWords.languages }

  /// The HTML file. It is the same each time with the same core.
  public func html(_ core: BuiltCore) -> String {
    let data: JSONValue = [
      "title": .string(title), "language": .string(language), "apps": .list(apps.map(\.json)),
    ]
    return CorePage(
      title: title, language: language, data: data, styles: [], scripts: [PageParts.walkBeginJs],
      words: [.shared, .steps, .walk], sound: sound
    ).html(core)
  }
}

extension Script {
  /// Returns whether the exercises can be done only while controls without a behavior do nothing, as the script states.
  ///
  /// A page performs the steps before an exercise in the same way.
  ///
  /// - Throws: `ScriptError` for an exercise that cannot be done in either way.
  fileprivate func exercisesNeedInertControls(on document: Document) throws(ScriptError) -> Bool {
    guard !exercises.isEmpty else { return false }
    var options = ReaderOptions()
    options.settings.controls = .live
    let written = try runUntilError(on: document)
    let live = try runUntilError(on: document, options: options)
    let failure = written.exerciseFailure
    if live.exerciseFailure == nil {
      // What the script states stays as it is written.
      return failure == nil && live.actuals != written.actuals
    }
    if let failure { throw failure }
    return true
  }
}

extension ScriptRun {
  fileprivate var exerciseFailure: ScriptError? {
    do throws(ScriptError) {
      try checkExercises()
      return nil
    } catch {
      return error
    }
  }
}

extension WalkedPage.App {
  /// What the script of the page needs to open the app.
  var openingJSON: JSONValue {
    let opening: JSONValue = [
      "title": .string(title), "app": .string(name), "document": .string(document.screenDocument()),
      "script": .string(script?.text),
    ]
    return keepsControls ? opening + ["keepsControls": .bool(true)] : opening
  }

  /// The paragraphs of the notes at a place.
  func paragraphs(at place: Script.Note.Place) -> [String] {
    (script?.notes ?? []).filter { $0.place == place }.flatMap(\.paragraphs)
  }

  /// The exercises, with the notes on each.
  var exercisesJSON: JSONValue {
    guard let script else { return .list([]) }
    let notes = script.notes
    let exercises = script.exercises.map { exercise -> JSONValue in
      [
        "title": .string(exercise.title), "limit": .whole(exercise.limit),
        "notes": .strings(paragraphs(on: exercise, script, notes)),
      ]
    }
    return .list(exercises)
  }

  fileprivate var json: JSONValue {
    guard script != nil else { return openingJSON }
    return openingJSON + ["notes": .strings(paragraphs(at: .introduction)), "exercises": exercisesJSON]
  }

  /// Returns the paragraphs of the sorted notes between the title of an exercise and its first step.
  private func paragraphs(on exercise: Script.Exercise, _ script: Script, _ notes: [Script.Note]) -> [String] {
    let first = notes.partitioningIndex { $0.line > exercise.line }
    let end = script.steps[exercise.steps.lowerBound].line
    return notes[first...].prefix { $0.line < end }.flatMap(\.paragraphs)
  }
}
