import Aloud
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudPage

/// The page of a course, as text.
@Suite struct CoursePageTests {
  static func lesson(_ script: String, file: String = "2-second.aloud") throws -> CoursePage.Lesson {
    let document = try ImportedScreen(Array(Fixtures.text("Apps/comments.json").utf8)).document
    return try CoursePage.Lesson(document, try Script(script), file: file, app: "comments.json")
  }

  /// The course of the fixtures.
  static func fixture(_ language: String) throws -> CoursePage {
    let lessons = try Fixtures.files(in: "Course/\(language)").filter { $0.hasSuffix(".aloud") }.map { path in
      let file = try ScriptFile(path: Fixtures.url(path).path)
      let name = String(path.split(separator: "/").last ?? "")
      return try CoursePage.Lesson(try file.document(), file.script, file: name, app: file.script.heads.app ?? "")
    }
    return CoursePage(title: "First steps", introduction: ["Six lessons."], lessons: lessons, language: language)
  }

  /// A core that no page can run.
  private static func core() throws -> BuiltCore {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-core-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("aloud core 2\nhash\nVU5QQUNL\nUEFDS0VE\n".utf8).write(to: file)
    return try BuiltCore(path: file.path)
  }

  private static let steps =
    "> start\n…\n## exercise within 2 steps: Hear Mina\n## Swipe.\n> swipe right\nMina, What a view!, List start\n"

  @Test func theFirstNoteIsTheTitle() throws {
    let lesson = try Self.lesson("## Comments\n##\n## They have actions.\napp a.json\n\(Self.steps)## That is all.\n")
    let data = CoursePage(title: "T", introduction: [], lessons: [lesson], language: "en").data.text
    let root = try #require(JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let app = try #require((root["apps"] as? [[String: Any]])?.first)
    #expect(app["title"] as? String == "Comments" && app["file"] as? String == "2-second.aloud")
    #expect(app["notes"] as? [String] == ["They have actions."] && app["conclusion"] as? [String] == ["That is all."])
    let exercise = try #require((app["exercises"] as? [[String: Any]])?.first)
    #expect(exercise["title"] as? String == "Hear Mina" && exercise["limit"] as? Int == 2)
    #expect(exercise["notes"] as? [String] == ["Swipe."])
    #expect(try Self.lesson(Self.steps).app.title == "2-second")
  }

  @Test func thePageHasEachLessonAndOneCore() throws {
    for (language, title) in [("en", "Forms and errors"), ("ko", "양식과 오류")] {
      let course = try Self.fixture(language)
      let html = course.html(try Self.core())
      #expect(course.lessons.count == 6 && html.contains(title) && html.contains("<title>First steps</title>"))
      #expect(course.lessons.allSatisfy { $0.app.script?.exercises.isEmpty == false })
      #expect(html.components(separatedBy: "UEFDS0VE").count == 2)
      #expect(html.components(separatedBy: "id=\"aloud-core\"").count == 2)
      #expect(html == course.html(try Self.core()))
      // The texts and the scripts; a page may have 2.5 MB with the core.
      #expect(html.utf8.count < 400_000)
    }
  }

  /// Each exercise can be done with fingers only.
  @Test(arguments: ["en", "ko"]) func fingersAreEnough(_ language: String) throws {
    for lesson in try Self.fixture(language).lessons {
      let script = try #require(lesson.app.script)
      for exercise in script.exercises { #expect(exercise.stepBeyondFingers(in: script) == nil, "\(exercise.title)") }
    }
  }

  /// A browser that has the progress of a course keeps it when a lesson is corrected, and has none for another course.
  @Test func theMemoryBelongsToTheCourse() throws {
    func identity(_ title: String, _ lessons: [CoursePage.Lesson], _ language: String = "en") throws -> String {
      let data = CoursePage(title: title, introduction: [], lessons: lessons, language: language).data.text
      let root = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
      return try #require(root?["course"] as? String)
    }
    let lesson = try Self.lesson(Self.steps)
    #expect(try identity("A", [lesson]) == identity("A", [lesson, lesson]))
    #expect(try identity("A", [lesson]) != identity("B", [lesson]))
    #expect(try identity("A", [lesson]) != identity("A", [lesson], "ko"))
  }

  @Test(.needsCore, arguments: ["en", "ko"]) func theCourseOfTheFixturesStaysWithinItsSize(_ language: String) throws {
    #expect(try Self.fixture(language).html(try BuiltCore.find()).utf8.count <= 2_500_000)
  }

  /// All steps of the lessons do what the files say.
  @Test(arguments: ["en", "ko"]) func theLessonsPass(_ language: String) throws {
    for path in Fixtures.files(in: "Course/\(language)") where path.hasSuffix(".aloud") {
      let file = try ScriptFile(path: Fixtures.url(path).path)
      let run = try file.script.run(on: try file.document())
      #expect(run.failures.isEmpty, "\(path): \(run.failures.map { $0.diff.text })")
    }
  }
}
