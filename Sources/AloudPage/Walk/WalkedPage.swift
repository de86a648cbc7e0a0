public import Aloud
internal import AloudTree

/// A page for walking apps as a user of VoiceOver does: offline, with fingers, a keyboard or a mouse.
///
///     let app = WalkedPage.App(document, title: "Comments", name: "comments.json")
///     try WalkedPage(title: "Comments", apps: [app], language: "en").html.write(toFile: "comments.html", …)
///
/// The page includes the simulator, compiled to WebAssembly.
public struct WalkedPage: Sendable {
  /// An app to walk.
  public struct App: Sendable {
    /// The name in the page.
    public let title: String
    /// Its file, as a saved walk names it.
    public let name: String
    let document: Document
    let script: Script?

    /// The language of the app, BCP-47; that of the script where it says one.
    public var language: String { script?.heads.language ?? document.language }

    /// - Parameters:
    ///   - document: what is walked.
    ///   - title: what the page calls it.
    ///   - name: its file, as a saved walk names it.
    ///   - script: its head lines tell how the app is read. Its notes and exercises are shown; its steps lead to the
    ///     exercises.
    /// - Throws: `ScriptError` for an exercise that cannot be done: the script is performed to see that.
    public init(_ document: Document, title: String, name: String, script: Script? = nil) throws(ScriptError) {
      if let script {
        try script.checkExercises()
        if !script.exercises.isEmpty { try script.runUntilError(on: document).checkExercises() }
      }
      self.document = document
      self.title = title
      self.name = name
      self.script = script
    }
  }

  let title: String
  let apps: [App]
  let language: String

  /// - Parameters:
  ///   - title: what the page is called.
  ///   - apps: one, or several to choose from.
  ///   - language: the language of the interface, of ``languages``; English for others.
  public init(title: String, apps: [App], language: String) {
    self.title = title
    self.apps = apps
    self.language = PageWords.language(for: language)
  }

  /// The languages of the interface, BCP-47.
  public static var languages: [String] { PageWords.languages }

  /// The file, the same each time.
  public var html: String {
    let data: JSONValue = [
      "title": .string(title), "language": .string(language), "apps": .list(apps.map(\.json)),
    ]
    return CorePage(
      title: title, language: language, data: data, styles: [], scripts: [PageParts.walkBeginJs],
      words: [.shared, .walk]
    ).html
  }
}

extension WalkedPage.App {
  fileprivate var json: JSONValue {
    let json: JSONValue = [
      "title": .string(title), "app": .string(name), "document": .string(document.screenDocument()),
      "script": .string(script?.text),
    ]
    guard let script else { return json }
    let exercises = script.exercises.map { exercise -> JSONValue in
      [
        "title": .string(exercise.title), "limit": .whole(exercise.limit),
        "notes": .strings(notes(on: exercise, script)),
      ]
    }
    let introduction = script.notes.filter { $0.place == .introduction }.flatMap(\.paragraphs)
    return json + ["notes": .strings(introduction), "exercises": .list(exercises)]
  }

  /// The notes between the title of an exercise and its first step.
  private func notes(on exercise: Script.Exercise, _ script: Script) -> [String] {
    script.notes.filter { note in
      note.line > exercise.line && note.line < script.steps[exercise.steps.lowerBound].line
    }.flatMap(\.paragraphs)
  }
}
