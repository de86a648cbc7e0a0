import AloudTestSupport
import Foundation
import Testing

/// `aloud explore` without a terminal.
@Suite struct ExplorePlainTests {
  @Test func printsAScriptThatPasses() throws {
    let run = try Tool.run(
      "explore", "Fixtures/Apps/comments.json", input: "swipe right\nr\nswipe down\nnonsense\ntype \"x\"\nwait 1s\n")
    #expect(run.status == 0)
    #expect(run.lines.first == "app Fixtures/Apps/comments.json")
    let scratch = try Scratch()
    let script = try scratch.file(
      "walk.aloud", run.output.replacing("app Fixtures", with: "app \(Fixtures.package.path)/Fixtures"))
    #expect(try Tool.run("test", script).status == 0)
  }

  /// Its app is walked, with its head lines; what was walked is saved with them.
  @Test func aScriptIsExplored() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "app.json",
      """
      {"aloud": 1, "elements": [{"label": "A"}], "screens": {"other": {"elements": [
        {"label": "Wi-Fi", "traits": ["button", "toggleButton"], "value": "0"}]}}}
      """)
    let script = try scratch.file(
      "lesson.aloud",
      "## Notes\napp app.json\nscreen other\nlanguage ko\nsetting hints off\n\n> start\n…\n## exercise: x\n> swipe right\nB\n"
    )
    let path = scratch.url("walk.aloud").path
    let run = try Tool.run("explore", script, "--record", path, input: "double tap\n/ wi\n")
    #expect(run.status == 0 && run.errors == "Saved 3 steps in \(path)\n", "\(run.errors)")
    #expect(
      run.output.hasSuffix(
        "\n> start\n[screen changed]\nWi-Fi, 전환 버튼, 끔\n> double tap\n켬\n> touch \"Wi-Fi\"\nWi-Fi, 전환 버튼, 켬\n"),
      "\(run.output)")
    let walk = try scratch.text("walk.aloud")
    for line in ["app app.json", "screen \"other\"", "language ko", "setting hints off", "setting controls live"] {
      #expect(walk.contains("\(line)\n"), "\(walk)")
    }
    #expect(try Tool.run("test", path).status == 0)
  }

  @Test func mistakesInAScriptAreReported() throws {
    let scratch = try Scratch()
    let unnamed = try scratch.file("unnamed.aloud", "> start\n")
    let missing = try scratch.file("missing.aloud", "app a.json\n> start\n")
    let bad = try scratch.file("bad.aloud", "app a.json\n> fly\n")
    for (path, status, message) in [
      (unnamed, Int32(65), "this script names no app"), (missing, 66, "a.json: "),
      (bad, 65, "bad.aloud:2:3: unknown step"),
    ] {
      let run = try Tool.run("explore", path)
      #expect(run.status == status && run.errors.contains(message), "\(run.status) \(run.errors)")
    }
    let screen = try scratch.file("a.json", #"{"aloud": 1, "elements": [{"label": "A"}]}"#)
    let run = try Tool.run("explore", missing, "--record", missing, input: "")
    #expect(run.status == 64 && run.errors.contains("would overwrite"), "\(run.errors)")
    #expect(try Tool.run("explore", missing, "--record", screen, input: "").status == 64)
  }

  @Test func theEndOfTheInputEndsIt() throws {
    let run = try Tool.run("explore", "Fixtures/Screens/settings.json")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("> start\n[screen changed]\nSettings, Heading\n"))
    #expect(run.errors.isEmpty)
  }

  @Test func aTooLongLineIsIgnoredWithAMessage() throws {
    let line = String(repeating: "a", count: 1 << 21)
    let run = try Tool.run("explore", "Fixtures/Screens/settings.json", input: "\(line)\nswipe right\n")
    #expect(run.errors == "line 1 is longer than 1 MB, so it is ignored\n")
    #expect(run.output.contains("> start\n[screen changed]\nSettings, Heading\n> swipe right\n"), "\(run.output)")
  }

  /// The first line cannot name a file, because there is none.
  @Test func theTourNamesNoFile() throws {
    let run = try Tool.run("explore", "--demo", "ko", input: "right\n")
    #expect(run.lines.first == "# app: the tour; save FILE.aloud writes it beside the script")
    #expect(!run.lines.contains { $0.hasPrefix("app ") })
  }

  /// A note says what head lines cannot express, in the script and when it is saved.
  @Test func aSavedWalkReplaysTheSameOrNotesMissingOptions() throws {
    let scratch = try Scratch()
    let path = scratch.url("walk.aloud").path
    let styled = try Tool.run(
      "explore", "Fixtures/Screens/settings.json", "--style", "sentences", "--record", path, input: "swipe right\n")
    #expect(styled.output.contains("\nSettings. Heading.\n"))
    #expect(try scratch.text("walk.aloud").contains("\nstyle sentences\n"))
    #expect(try Tool.run("test", path).status == 0)
    let voice = try scratch.file("my.voice", "trait.header = Title\n")
    let how = "a script cannot name voice files: replay it with --voice-file \(voice)"
    let worded = try Tool.run(
      "explore", "Fixtures/Screens/settings.json", "--voice-file", voice, "--record", path, input: "swipe right\n")
    #expect(worded.errors.hasSuffix("; \(how)\n"))
    #expect(try scratch.text("walk.aloud").contains("\n# \(how)\n"))
    #expect(try Tool.run("test", path).status == 1)
    #expect(try Tool.run("test", path, "--voice-file", voice).status == 0)
    #expect(try Tool.run("play", path, "--voice-file", voice).errors == "aloud play: \(how)\n")
  }

  @Test func theSaveLineWritesAScriptThatPasses() throws {
    let scratch = try Scratch()
    let path = scratch.url("walk.aloud").path
    let run = try Tool.run("explore", "Fixtures/Screens/settings.json", input: "swipe right\nsave \(path)\n")
    #expect(run.output.hasSuffix("# Saved 2 steps in \(path)\n"))
    #expect(try Tool.run("test", path).status == 0)
  }

  @Test func anotherScreenIsNotOverwritten() throws {
    let scratch = try Scratch()
    let other = try scratch.file("walk.json", "mine")
    let path = scratch.url("walk.aloud").path
    let run = try Tool.run("explore", "--demo", "de", "--record", path, input: "")
    #expect(run.status == 73)
    #expect(run.errors == "\(other): this file is another screen, and saving would overwrite it\n")
    #expect(run.output.isEmpty)
    #expect(try scratch.text("walk.json") == "mine")
    #expect(throws: (any Error).self) { try scratch.text("walk.aloud") }
  }

  /// The message names the file that cannot be written, and the other file is not written either.
  @Test(arguments: ["walk.aloud", "walk.json"]) func aFailedSaveLeavesNothing(_ name: String) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(at: scratch.url(name), withIntermediateDirectories: true)
    let path = scratch.url("walk.aloud").path
    let run = try Tool.run("explore", "--demo", "en", input: "save \(path)\n")
    #expect(run.output.contains("# \(scratch.url(name).path): cannot be written; this is a folder\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url("").path) == [name])
    #expect(try Tool.run("explore", "--demo", "en", "--record", path).status == 73)
  }

  @Test func replacementsAreReported() throws {
    let scratch = try Scratch()
    let path = scratch.url("walk.aloud").path
    let run = try Tool.run("explore", "--demo", "en", input: "save \(path)\nright\nsave \(path)\n")
    #expect(run.output.hasSuffix("# Saved 2 steps in \(path), replacing the old script\n"))
  }

  @Test(
    arguments: [
      (["explore"], 64, "aloud explore: name one FILE to explore, or --demo"),
      (["explore", "--demo", "xx"], 66, "there are en, ko, ja, de, fr, es, zh-Hans, ru"),
      (["explore", "nowhere.json"], 66, "there is no such file"),
      (["explore", "--demo", "--speak", "--silent"], 64, "--speak and --silent cannot be used together"),
      (["explore", "--demo", "--record", "/nowhere/walk.aloud"], 73, "/nowhere/walk.aloud: cannot be written"),
      (["explore", "Fixtures/Screens/settings.json", "--screen", "Nowhere"], 66, "there is no screen"),
    ] as [([String], Int32, String)])
  func mistakesHaveOneMessage(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let run = try Tool.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(message))
    #expect(run.output.isEmpty)
  }

  @Test func controlsAreLiveByDefault() throws {
    let file = "Fixtures/Dumps/wda-settings.xml"
    let steps = "touch \"Airplane Mode\"\ndouble tap\n"
    #expect(try Tool.run("explore", file, input: steps).output.hasSuffix("> double tap\nOn\n"))
    let inert = try Tool.run("explore", file, "--setting", "controls=inert", input: steps)
    #expect(!inert.output.contains("setting controls") && !inert.output.hasSuffix("> double tap\nOn\n"))
  }
}
