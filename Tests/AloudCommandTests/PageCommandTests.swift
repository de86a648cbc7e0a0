import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

@Suite(.needsCore) struct PageCommandTests {
  private static let app = "Fixtures/Apps/comments.json"
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func aPageIsOneReproducibleFile() throws {
    let path = scratch.url("page.html").path
    let tool = try Tool.run("page", Self.app, "Fixtures/Scripts/lesson-comments.aloud", "--html", path)
    #expect(tool.status == 0 && tool.output.isEmpty && tool.errors.isEmpty, "\(tool.errors)")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("default-src 'none'") && page.contains("Answer Jun"))
    #expect(try Tool.run("page", Self.app, "Fixtures/Scripts/lesson-comments.aloud", "--html", "-").output == page)
  }

  @Test func theInterfaceUsesTheAppsLanguageByDefault() throws {
    let korean = "Fixtures/Screens/bank-ko.json"
    #expect(try Tool.run("page", korean, "--html", "-").output.contains("<html lang=\"ko\">"))
    #expect(try Tool.run("page", korean, "--html", "-", "--messages", "en").output.contains("<html lang=\"en\">"))
    #expect(
      try Tool.run("page", "--playground", "--html", "-", "--messages", "ko").output.contains("<html lang=\"ko\">"))
  }

  @Test func theTitleIsTheFirstAppsUnlessItIsGiven() throws {
    let other = "Fixtures/Screens/settings.json"
    #expect(try Tool.run("page", Self.app, other, "--html", "-").output.contains("<title>Comments</title>"))
    #expect(
      try Tool.run("page", Self.app, other, "--html", "-", "--title", "Class 3").output.contains(
        "<title>Class 3</title>"))
  }

  @Test func mistakesAreReported() throws {
    let live = try scratch.file("live.aloud", "app https://example.com/\n> start\n")
    let exercise = try scratch.file(
      "exercise.aloud", "app a.json\n> start\n## exercise within 1 steps: x\n> swipe right\n")
    let unheard = try scratch.file(
      "unheard.aloud", "app a.json\n> start\n## exercise: Find it\n> swipe right\nPrice\n")
    _ = try scratch.file("a.json", #"{"aloud": 1, "elements": [{"label": "a"}]}"#)
    let cases: [(arguments: [String], status: Int32, message: String)] = [
      ([Self.app], 64, "name a FILE to write with --html"),
      (["--html", "-"], 64, "name a SCREEN, a SCRIPT or the folder of a COURSE"),
      ([Self.app, "--playground", "--html", "-"], 64, "the playground takes no SCREEN"),
      ([live, "--html", "-"], 65, "its app is a live page, which only a browser can run; `aloud play"),
      ([exercise, "--html", "-"], 65, "exercise.aloud:4"),
      ([unheard, "--html", "-"], 65, "unheard.aloud:5:1: the solution of \"Find it\" does not lead to these words"),
      ([Self.app, "--screen", "Replly", "--html", "-"], 66, "there is no screen \"Replly\""),
      (["--playground", "--ios", "17", "--html", "-"], 64, "the playground takes no --ios"),
      ([Self.app, "--html", Self.app], 64, "would overwrite"),
      ([Self.app, "--voice", "en", "--html", "-"], 64, "--voice needs --sound"),
      (["--playground", "--sound", "--html", "-"], 64, "the playground takes no --sound"),
      ([Self.app, "--sound", "--speech-engine", "/nowhere", "--html", "-"], 69, "/nowhere"),
    ]
    for (arguments, status, message) in cases {
      let tool = try Tool.run(["page"] + arguments)
      #expect(tool.status == status && tool.errors.contains(message), "\(arguments): \(tool.status) \(tool.errors)")
      #expect(tool.output.isEmpty)
    }
  }

  @Test(.enabled(if: SoundCommandTests.speaks)) func theSoundIsInThePage() throws {
    let path = scratch.url("page.html").path
    let tool = try Tool.run("page", Self.app, "--sound", "--html", path)
    #expect(tool.status == 0 && tool.errors.isEmpty, "\(tool.errors)")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(page.contains("id=\"aloud-sound\"") && page.contains("\"en||What a view!\""))
    #expect(try Tool.run("page", Self.app, "--sound", "--html", "-").output == page)
    let slow = try Tool.run("page", Self.app, "--sound", "--rate", "100", "--html", "-")
    #expect(slow.output.utf8.count > page.utf8.count)
  }

  @Test func anEmptyScreenIsReportedAndHasATitle() throws {
    let path = try scratch.file("empty.json", #"{"aloud": 1, "name": " ", "elements": []}"#)
    let tool = try Tool.run("page", path, "--html", "-")
    #expect(tool.status == 0 && tool.output.contains("<title>empty.json</title>"))
    #expect(tool.errors.contains("nothing on this screen can be reached by VoiceOver"))
  }
}
