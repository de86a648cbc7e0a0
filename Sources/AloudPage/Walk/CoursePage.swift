public import Aloud
internal import AloudTree

/// A page with several lessons, which a student does one after the other: offline, with fingers, a keyboard or a mouse.
///
///     let lesson = try CoursePage.Lesson(document, script, file: "1-moving.aloud", app: "1-moving.json")
///     let page = CoursePage(title: "First steps", introduction: [], lessons: [lesson], language: "en")
///     let html = page.html(try BuiltCore.find())
///
/// The page includes the simulator once. The browser keeps what the student has done, from the first exercise on.
public struct CoursePage: Sendable {
  /// A script with its app, its notes and its exercises.
  public struct Lesson: Sendable {
    /// The name of the script, by which the browser remembers what was done.
    let file: String
    let app: WalkedPage.App
    /// The notes before the first step, without the title.
    let introduction: [String]

    /// - Parameters:
    ///   - document: the app.
    ///   - script: the notes and the exercises. The first paragraph before its first step is the title of the lesson.
    ///   - file: the name of the script, which is the title of a lesson without notes.
    ///   - app: the name of the file of the app, for saved walks.
    /// - Throws: `ScriptError` for an exercise that cannot be done. The script is performed to check this.
    public init(_ document: Document, _ script: Script, file: String, app: String) throws(ScriptError) {
      let notes = script.notes.filter { $0.place == .introduction }.flatMap(\.paragraphs)
      let name = file.hasSuffix(".aloud") ? String(file.dropLast(6)) : file
      self.file = file
      self.app = try WalkedPage.App(document, title: notes.first ?? name, name: app, script: script)
      introduction = Array(notes.dropFirst())
    }

    /// The language of the app, BCP-47.
    public var language: String { app.language }

    /// The app with its script, as on a page of its own.
    public var walked: WalkedPage.App { app }
  }

  let title: String
  let introduction: [String]
  let lessons: [Lesson]
  let language: String
  let sound: PageSound?

  /// - Parameters:
  ///   - title: the title of the course.
  ///   - introduction: paragraphs for the student, below the title.
  ///   - lessons: in their order.
  ///   - language: the language of the interface, one of ``WalkedPage/languages``; English for others.
  ///   - sound: the sound of what is said; nil for the voices of the browser.
  public init(
    title: String, introduction: [String], lessons: [Lesson], language: String, sound: PageSound? = nil
  ) {
    self.sound = sound
    self.title = title
    self.introduction = introduction
    self.lessons = lessons
    self.language = PageWords.language(for: language)
  }

  /// The HTML file. It is the same each time with the same core.
  public func html(_ core: BuiltCore) -> String {
    CorePage(
      title: title, language: language, data: data, styles: [PageParts.courseStyleCss], scripts: CoursePage.scripts,
      words: [.shared, .steps, .walk, .course], sound: sound
    ).html(core)
  }

  var data: JSONValue {
    [
      "title": .string(title), "language": .string(language), "course": .string(identity),
      "introduction": .strings(introduction), "apps": .list(lessons.map(\.json)),
    ]
  }

  /// The name of the course in the memory of a browser. A corrected text does not lose what students have done.
  private var identity: String {
    var hash = ContentHash()
    for text in [language, title] { hash.add(text) }
    return hash.text
  }

  private static let scripts = [
    PageParts.courseProgressJs, PageParts.courseCertificateJs, PageParts.courseSheetJs, PageParts.courseOverviewJs,
    PageParts.courseLessonViewJs, PageParts.coursePageJs, PageParts.courseBeginJs,
  ]
}

extension CoursePage.Lesson {
  fileprivate var json: JSONValue {
    app.openingJSON + [
      "file": .string(file), "notes": .strings(introduction), "conclusion": .strings(app.paragraphs(at: .end)),
      "exercises": app.exercisesJSON,
    ]
  }
}
