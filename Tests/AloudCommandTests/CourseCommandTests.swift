import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

/// `aloud page` with the folder of a course.
@Suite struct CourseCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file("core", "aloud core 2\nhash\nVU5QQUNL\nUEFDS0VE\n")
    _ = try scratch.file("a.json", #"{"aloud": 1, "elements": [{"label": "Save"}, {"label": "Send"}]}"#)
  }

  /// Writes the page of a folder, with a core that no page can run.
  private func page(_ arguments: String...) throws -> Tool {
    try Tool(Tool.process(["page"] + arguments, environment: ["ALOUD_CORE": scratch.url("core").path]))
  }

  private func folder(_ name: String, _ files: [String: String]) throws -> String {
    let folder = scratch.url(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (file, text) in files { _ = try scratch.file("\(name)/\(file)", text) }
    return folder.path
  }

  private static let lesson = "app ../a.json\n> start\n…\n## exercise: Hear it\n> swipe right\nSend\n"

  /// The places of texts in a page, in which they are in this order.
  private func areInOrder(_ texts: [String], in page: String) -> Bool {
    let places = texts.map { page.range(of: $0)?.lowerBound }
    return !places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted()
  }

  @Test func lessonsAreInTheOrderOfTheirNames() throws {
    let path = try folder(
      "course",
      [
        "10-last.aloud": "## The tenth\n\(Self.lesson)", "2-second.aloud": "## The second\n\(Self.lesson)",
        "1-first.aloud": Self.lesson, "notes.txt": "No lesson",
      ])
    let tool = try page(path, "--html", "-")
    #expect(tool.status == 0 && tool.errors.isEmpty, "\(tool.errors)")
    #expect(
      areInOrder(
        ["\"title\":\"1-first\"", "\"title\":\"The second\"", "\"title\":\"The tenth\""],
        in: tool.output.replacing(": ", with: ":")))
    // The folder's name is the title, unless somebody says more.
    #expect(tool.output.contains("<title>course</title>"))
    #expect(try page("\(path)/", "--html", "-", "--title", "Class 3").output.contains("<title>Class 3</title>"))
    _ = try scratch.file("course/course.md", "# First steps\n\nPut a finger\non the picture.\n\nListen.\n")
    let titled = try page("\(path)/", "--html", "-").output
    #expect(titled.contains("<title>First steps</title>"))
    #expect(titled.contains("\"Put a finger on the picture.\"") && titled.contains("\"Listen.\""))
    // It is the same page however the folder is named.
    #expect(try page(path, "--html", "-").output == titled)
  }

  @Test func theLanguageIsThatOfTheFirstLesson() throws {
    #expect(try page("Fixtures/Course/ko", "--html", "-").output.contains("<html lang=\"ko\">"))
    #expect(try page("Fixtures/Course/ko", "--html", "-", "--messages", "en").output.contains("<html lang=\"en\">"))
  }

  @Test func mistakesNameTheFileAndWhatToDo() throws {
    let good = ["1-good.aloud": Self.lesson]
    let live = try folder("live", good.merging(["2-live.aloud": "app https://example.com/\n> start\n"]) { $1 })
    let broken = try folder("broken", good.merging(["2-broken.aloud": "app ../a.json\n> swipe rihgt\n"]) { $1 })
    let unheard = try folder(
      "unheard",
      good.merging(["2-unheard.aloud": "app ../a.json\n> start\n…\n## exercise: x\n> swipe right\nNo\n"]) { $1 })
    let missing = try folder("missing", good.merging(["2-missing.aloud": "app none.json\n> start\n"]) { $1 })
    let empty = try folder("empty", [:])
    let cases: [(arguments: [String], status: Int32, messages: [String])] = [
      (
        [live], 65,
        ["2-live.aloud: its app is a live page", "`aloud dump` writes a dump of it", "move it out of the folder"]
      ),
      ([broken], 65, ["2-broken.aloud:2", "Correct this lesson, or move it out of the folder"]),
      ([unheard], 65, ["2-unheard.aloud:6:1: the solution of \"x\"", "Correct this lesson"]),
      ([missing], 66, ["none.json", "Correct this lesson"]),
      ([empty], 66, ["empty: there is no script (*.aloud) in this folder; a course has one for each lesson"]),
      (
        ["Fixtures"], 66,
        ["Fixtures: there is no script (*.aloud) in this folder itself", "such as Fixtures/"]
      ),
      ([live, empty], 64, ["a course is one folder; name", "alone"]),
      ([live, "Fixtures/Apps/comments.json"], 64, ["a course is one folder"]),
    ]
    for (arguments, status, messages) in cases {
      let tool = try Tool(Tool.process(["page"] + arguments + ["--html", "-"]))
      #expect(tool.status == status && tool.output.isEmpty, "\(arguments): \(tool.status) \(tool.errors)")
      for message in messages { #expect(tool.errors.contains(message), "\(arguments): \(tool.errors)") }
    }
  }

  @Test(arguments: [
    ([], "de_DE", "Lessons"), ([], "ko_KR", "강의"), (["--messages", "ko"], "en_US", "강의"),
  ]) func theTranslationInTheLanguageIsTaken(_ options: [String], _ locale: String, _ title: String) throws {
    for (language, title) in [("en", "Lessons"), ("ko", "강의")] {
      try FileManager.default.createDirectory(
        at: scratch.url("both/\(language)"), withIntermediateDirectories: true)
      _ = try scratch.file("both/\(language)/course.md", "# \(title)\n")
      _ = try scratch.file(
        "both/\(language)/1.aloud", Self.lesson.replacingOccurrences(of: "../a.json", with: "../../a.json"))
    }
    let environment = ["ALOUD_CORE": scratch.url("core").path, "LC_ALL": "\(locale).UTF-8"]
    let process = Tool.process(["page", scratch.url("both").path, "--html", "-"] + options, environment: environment)
    let tool = try Tool(process)
    #expect(tool.output.contains("<title>\(title)"), "\(tool.errors)")
  }

  @Test func aLessonIsNeverOverwritten() throws {
    let path = try folder("kept", ["1-first.aloud": Self.lesson, "course.md": "# A\n"])
    for (file, role) in [("1-first.aloud", "a script"), ("course.md", "an input"), ("../a.json", "an app")] {
      let tool = try page(path, "--html", "\(path)/\(file)")
      #expect(tool.status == 64 && tool.errors.contains(", \(role) of this run"), "\(tool.errors)")
    }
  }

  @Test func aLessonThatMayNotBeReadIsReported() throws {
    let path = try folder("secret", ["1-first.aloud": Self.lesson])
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(path)/1-first.aloud")
    guard let tool = try Tool.runUnprivileged(["page", path, "--html", "-"]) else { return }
    #expect(
      tool.status != 0 && tool.errors.contains("1-first.aloud") && tool.errors.contains("move it out of the folder"),
      "\(tool.errors)")
  }
}
