package import Aloud
package import AloudExplorer

/// A performed script as one HTML file: each step with its gesture, the screen, the speech and the events.
///
/// Browsers show the document, and screen readers read it, without scripts. The scripts add a player.
package struct Lesson: Sendable {
  let run: ScriptRun
  let frames: LessonFrames
  let steps: [LessonStep]
  /// The notes above each step, by the index of the step.
  let notesOfSteps: [Int: [Script.Note]]
  private let notes: [Script.Note]
  let sound: LessonSound?
  let words: [String: String]
  /// The language of reasons and notes. The simulator has them in English.
  package var telling = ExplorerWords.english
  package let language: String

  /// - Parameters:
  ///   - run: the performed script.
  ///   - frames: the screens of the run.
  ///   - sound: the sound of the run; nil for the voices of the browser.
  ///   - language: the language of the interface, BCP-47; nil for the language of the app.
  /// - Complexity: O(events).
  package init(_ run: ScriptRun, frames: LessonFrames, sound: LessonSound? = nil, language: String? = nil) {
    self.run = run
    self.frames = frames
    self.sound = sound
    self.language = PageWords.language(for: language ?? run.simulator.document.language)
    steps = LessonStep.all(of: run)
    // The script finds its notes anew each time.
    notes = run.script.notes
    notesOfSteps = notes.reduce(into: [:]) { found, note in
      if case .step(let index) = note.place { found[index, default: []].append(note) }
    }
    words = PageWords.read([.shared, .steps, .lesson], self.language)
  }

  /// The title of the lesson: the name of the first screen, else that of the script.
  var title: String {
    let screen = run.simulator.document.firstScreen
    if let name = screen.name, !name.isEmpty { return name }
    let file = (run.script.path ?? "").split(separator: "/").last.map(String.init) ?? ""
    let name = file.hasSuffix(".aloud") ? String(file.dropLast(6)) : file
    return name.isEmpty || name == "-" ? words.text("lesson") : name
  }

  /// The HTML file. The same run results in the same bytes.
  ///
  /// - Complexity: O(length).
  package var html: String {
    HTMLPage(
      title: "\(title) – \(words.text("lesson"))", language: language,
      styles: [PageParts.pageCss, ScreenPicture.styleSheet(), PageParts.lessonLessonCss],
      scripts: [
        PageParts.speechJs, PageParts.lessonSoundJs, PageParts.lessonStepJs, PageParts.lessonPlayerJs,
        PageParts.lessonPaperJs,
      ],
      words: words.filter { $0.key.hasPrefix("player.") }, data: sound.map { [.json("aloud-sound", $0.json)] } ?? [],
      body: body()
    ).html
  }

  /// Where the solutions of exercises are on a handout.
  package enum Solutions: String, CaseIterable, Sendable {
    /// On a last page, below each exercise, or nowhere.
    case end, here, none
  }

  /// The lesson for paper, as ``html`` prints: two steps beside each other, without the player.
  ///
  /// - Complexity: O(length).
  package func handout(_ solutions: Solutions) -> String {
    HTMLPage(
      title: "\(title) – \(words.text("lesson"))", language: language,
      styles: [
        PageParts.pageCss, ScreenPicture.styleSheet(.light),
        PageParts.lessonLessonCss.replacing("@media print", with: "@media all"),
      ],
      scripts: [PageParts.lessonPaperJs], words: words.filter { $0.key.hasPrefix("player.paper") }, data: [],
      body: body(" data-solutions=\"\(solutions.rawValue)\"")
    ).html
  }

  private func body(_ attributes: String = "") -> String {
    let introduction = notes.filter { $0.place == .introduction }.map(html).joined()
    let end = notes.filter { $0.place == .end }.map(html).joined()
    let count = words.text(steps.count == 1 ? "step" : "steps", ["count": "\(steps.count)"])
    return """
      \(pictures)
      <main\(attributes)>
      <header class="lesson">
      <p class="kind">\(say("kind"))</p>
      <h1 dir="auto">\(title.printable.escapedForXML())</h1>
      <p class="quiet">\(count.escapedForXML())</p>
      \(introduction)</header>
      <div id="steps" data-aloud="log">
      \(chapters)</div>
      \(end.isEmpty ? "" : ending(end))</main>
      """
  }

  private func ending(_ notes: String) -> String {
    "<section class=\"end\" aria-labelledby=\"end\">\n<h2 id=\"end\">\(say("end"))</h2>\n\(notes)</section>\n"
  }

  /// The pictures, each once. Steps refer to them.
  private var pictures: String {
    let groups = frames.pictures.enumerated().map { index, picture in
      "<g class=\"aloud\" id=\"picture-\(index + 1)\">\(picture.content)</g>"
    }
    return "<svg class=\"pictures\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\"><defs>"
      + groups.joined(separator: "\n") + "</defs></svg>"
  }

  /// The steps, grouped by exercise.
  private var chapters: String {
    let exercises = run.script.exercises
    let first = exercises.first?.steps.lowerBound ?? steps.count
    var text = ""
    if first > 0 { text += chapter("steps-title", say("chapter"), 0..<min(first, steps.count)) }
    for (index, exercise) in exercises.enumerated() {
      let key = exercise.limit.map { $0 == 1 ? "withinOne" : "within" } ?? "oneWay"
      let limit = words.text(key, ["count": "\(exercise.limit ?? 0)"]).escapedForXML()
      let title = words.text("exercise", ["title": exercise.title.printable]).escapedForXML()
      text += chapter(
        "exercise-\(index + 1)", title, exercise.steps.clamped(to: 0..<steps.count),
        kind: "chapter exercise\" data-title=\"\(exercise.title.printable.escapedForXML())",
        head: "<p class=\"limit\">\(limit) <span class=\"way\">\(say("way"))</span></p>\n")
    }
    return text
  }

  private func chapter(
    _ id: String, _ title: String, _ range: Range<Int>, kind: String = "chapter", head: String = ""
  ) -> String {
    """
    <section class="\(kind)" aria-labelledby="\(id)">
    <h2 id="\(id)">\(title)</h2>
    \(head)\(range.map(html(ofStep:)).joined())</section>

    """
  }

  func say(_ key: String) -> String { words.text(key).escapedForXML() }

  func html(_ note: Script.Note) -> String {
    let paragraphs = note.paragraphs.map { "<p dir=\"auto\">\($0.printable.escapedForXML())</p>" }
    return "<div class=\"note\">\(paragraphs.joined())</div>\n"
  }
}

/// The screens of a run, drawn during the run. Equal pictures are stored once.
///
///     var frames = LessonFrames()
///     let run = try script.runUntilError(on: document, didPerform: { frames.add($0) })
package struct LessonFrames: Sendable {
  /// The screen after a step.
  struct Frame: Sendable {
    /// The index in ``LessonFrames/pictures``.
    let picture: Int
    /// The frame of the cursor; nil if there is none.
    let cursor: AloudTree.Frame?
    /// The time at the end of the step.
    let time: Instant
  }

  struct Picture: Sendable {
    /// The content of an `<svg>`, without the cursor.
    let content: String
    let bounds: AloudTree.Frame
  }

  private(set) var frames: [Frame] = []
  private(set) var pictures: [Picture] = []
  private var places: [String: Int] = [:]

  package init() {}

  /// Adds the screen after a step.
  ///
  /// - Complexity: O(nodes of the screen).
  package mutating func add(_ simulator: Simulator) {
    var options = ScreenPicture.Options.stage
    options.cursor = false
    let picture = ScreenPicture(simulator.reader, options: options)
    let content = LessonFrames.inside(of: picture.svg)
    let bounds = picture.layout.bounds
    // The same drawing may have other bounds.
    let key = "\(bounds) \(content)"
    let place = places[key] ?? pictures.count
    if place == pictures.count {
      places[key] = place
      pictures.append(Picture(content: content, bounds: bounds))
    }
    frames.append(Frame(picture: place, cursor: picture.layout.cursor, time: simulator.time))
  }

  /// Returns the text between the tags of an element.
  private static func inside(of svg: String) -> String {
    guard let start = svg.firstIndex(of: ">"), let end = svg.lastIndex(of: "<"), start < end else { return "" }
    return String(svg[svg.index(after: start)..<end])
  }
}
