import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// `aloud play --html`: the lesson of a script.
@Suite struct LessonCommandTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file("app.json", #"{"aloud": 1, "name": "Shop", "elements": [{"label": "Go"}, {"label": "Stop"}]}"#)
  }

  private func play(_ script: String, _ options: String...) throws -> Tool {
    let path = try scratch.file("shop.aloud", "app app.json\n" + script)
    return try Tool.run(["play", path] + options)
  }

  private static let walk = "> start\n> swipe right\n"

  @Test func theLessonIsWrittenInAdditionToTheTranscript() throws {
    let file = scratch.url("lesson.html").path
    let tool = try play(Self.walk, "--html", file)
    #expect(tool.status == 0 && tool.errors.isEmpty)
    #expect(try tool.output == play(Self.walk).output)
    let lesson = try scratch.text("lesson.html")
    #expect(lesson.hasPrefix("<!DOCTYPE html>") && lesson.contains("Step 2: Swipe right with one finger"))
    // Written again, and to standard output only.
    #expect(try play(Self.walk, "--html", file).status == 0)
    #expect(try play(Self.walk, "--html", "-").output == lesson)
  }

  @Test func languageIsThatOfTheAppOrOfTheOption() throws {
    #expect(try play(Self.walk, "--html", "-", "--messages", "ko").output.contains("<html lang=\"ko\">"))
    #expect(try play("language ko\n" + Self.walk, "--html", "-").output.contains("<html lang=\"ko\">"))
  }

  @Test(
    arguments: [
      (["--sound"], "--sound needs --html"),
      (["--solutions", "none"], "--solutions needs --handout"),
      (["--html", "-", "--handout", "-"], "standard output can take either --html or --handout"),
      (["--handout", "-", "--json"], "--handout - writes the lesson to standard output"),
      (["--html", "-", "--json"], "--html - writes the lesson to standard output"),
      (["--html", "-", "--wav", "-"], "--html - writes the lesson to standard output"),
    ] as [([String], String)]) func conflictingOptionsAreRefused(_ options: [String], _ message: String) throws
  {
    let tool = try Tool.run(["play", try scratch.file("shop.aloud", "app app.json\n" + Self.walk)] + options)
    #expect(tool.status == 64 && tool.errors.contains(message), "\(tool.errors)")
  }

  /// A handout is a page of its own, without the player; the page itself says where its solutions are.
  @Test func aHandoutIsWrittenBesideTheLesson() throws {
    let (page, paper) = (scratch.url("lesson.html").path, scratch.url("handout.html").path)
    let tool = try play(Self.walk, "--html", page, "--handout", paper)
    #expect(tool.status == 0 && tool.errors.isEmpty)
    let handout = try scratch.text("handout.html")
    #expect(handout.contains("<main data-solutions=\"end\">"))
    #expect(handout.contains("Step 2: Swipe right with one finger"))
    #expect(!handout.contains("class LessonPlayer") && handout.contains("@media all {"))
    #expect(try scratch.text("lesson.html").contains("<main>"))
    let left = try play(Self.walk, "--handout", "-", "--solutions", "none").output
    #expect(left.contains("<main data-solutions=\"none\">"))
  }

  @Test func nothingIsWrittenAfterAnError() throws {
    let file = scratch.url("lesson.html").path
    let late = try play("> start\n## exercise: Too much\n> swipe right\n", "--html", file)
    #expect(late.status == 65 && late.errors.contains("shop.aloud:4:1: the last step of an exercise needs"))
    let stopped = try play("> start\n> accessibility shortcut \"Radio\"\n", "--html", file)
    #expect(stopped.status == 65)
    #expect(!FileManager.default.fileExists(atPath: file))
    let other = try scratch.file("notes.txt", "My notes,\nin two lines.\n")
    let refused = try play(Self.walk, "--html", other)
    #expect(refused.status == 64 && refused.errors.contains("which is not a page"), "\(refused.errors)")
    #expect(try scratch.text("notes.txt").hasPrefix("My notes"))
  }

  @Test func aMissingEngineIsReported() throws {
    let file = scratch.url("lesson.html").path
    let tool = try play(Self.walk, "--html", file, "--sound", "--speech-engine", "/nowhere")
    #expect(tool.status == 69, "\(tool.errors)")
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  /// Aloud reads its own lessons and finds no errors in them.
  @Test(.long, .enabled("Chromium is not installed") { (try? BrowserOptions().program()) != nil })
  func lessonsAreReadAndAudited() throws {
    let file = scratch.url("lesson.html").path
    let script = Fixtures.package.appendingPathComponent("Fixtures/Scripts/lesson-comments.aloud").path
    #expect(try Tool.run("play", script, "--html", file).status == 0)
    let audit = try Tool.run("audit", file, "--level", "error")
    #expect(audit.status == 0, "\(audit.output)")
    let read = try Tool.run("read", file)
    #expect(read.output.contains("Step 2: Swipe right with one finger, Heading level 3"))
    #expect(read.output.contains("\nMina, What a view!, List start\n"))
    #expect(read.output.contains("Exercise: Answer Jun, Heading level 2"))
  }
}
