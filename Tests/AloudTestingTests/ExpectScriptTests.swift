import Aloud
import AloudTestSupport
import AloudTesting
import Foundation
import Testing

@Suite struct ExpectScriptTests {
  private func document() throws -> Document { try Document([.heading("Sign in"), .textField("Email")]) }

  @Test func expectedEventsRaiseNoIssue() throws {
    try expectScript(
      """
      > start
      [screen changed]
      Sign in, Heading
      > swipe right
      /^Email/
      …
      """, on: try document())
  }

  @Test func aScriptMayHaveABrailleDisplay() throws {
    try expectScript(
      "braille 40\n> start\n[screen changed]\nSign in, Heading\n[braille] ⠠⠎⠊⠛⠝⠀⠊⠝⠀⠓⠙", on: try document())
  }

  @Test func aDifferenceIsShownAligned() throws {
    let document = try document()
    try withKnownIssue {
      try expectScript("> swipe right\nEmail, Button\n…", on: document)
    } matching: { issue in
      issue.comments.first?.rawValue == """
        line 2: > swipe right
          - Email, Button
            …
              Email, Text field
              Double tap to edit
        - is expected, + happened.
        """
    }
  }

  @Test func aScriptFailsAtItsOwnLine() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("sign-in.aloud").path
    try Data(try document().screenDocument().utf8).write(to: folder.appendingPathComponent("app.json"))
    let text = "app app.json\n> start\n…\n> swipe left\nEmail\n"
    let script = try Script(text, path: path)
    try withKnownIssue {
      try expectScript(script, record: false)
    } matching: { issue in
      issue.sourceLocation?.line == 5 && issue.sourceLocation?.fileName == "sign-in.aloud"
    }
    try expectScript(script, record: true)
    let recorded = try Script(String(contentsOfFile: path, encoding: .utf8), path: path)
    #expect(recorded.text == text.replacingOccurrences(of: "Email\n", with: "[boundary]\n"))
    try expectScript(recorded, record: false)
  }

  /// A page, and a server that the test must allow.
  @Test(.opensPages) func aPageIsPerformed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("<h1>Market</h1>".utf8).write(to: folder.appendingPathComponent("page.html"))
    let path = folder.appendingPathComponent("page.aloud").path
    try expectScript(try Script("app page.html\nlanguage en\n> start\n…\n/^Market/\n…\n", path: path), record: false)
    try withKnownIssue {
      try expectScript(try Script("app page.html\nlanguage en\n> start\n…\nShop\n", path: path), record: false)
    } matching: {
      $0.sourceLocation?.line == 5
    }
  }

  @Test func aServerIsStartedWhenTheTestAllowsIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let started = folder.appendingPathComponent("started").path
    let port = try SmallServer.freePort()
    let script = try Script(
      "app http://localhost:\(port)/\nserve echo sorry; touch started; exit 1\n> start\n…\n",
      path: folder.appendingPathComponent("page.aloud").path)
    let refusal = #expect(throws: ScriptServerError.self) { try expectScript(script, record: false) }
    #expect(
      refusal?.error.line == 2
        && refusal?.error.description.contains("expectScript(…, serves: true) allows that") == true)
    #expect(!FileManager.default.fileExists(atPath: started))
    let failure = #expect(throws: ScriptServerError.self) { try expectScript(script, serves: true, record: false) }
    #expect(failure?.output == ["sorry"] && failure?.description.hasSuffix("\n  | sorry") == true)
    #expect(FileManager.default.fileExists(atPath: started))
  }

  @Test func eventsAreExpectedInOrder() throws {
    var simulator = Simulator(try document())
    let happened = simulator.start()
    try expectEvents(happened, on: simulator, equals: "[screen changed]\n…")
    try expectEvents(happened, on: simulator, equals: "…\n/Sign/\n! [focus lost]")
    withKnownIssue { try expectEvents(happened, on: simulator, equals: "…\n! /Sign/") }
    let error = #expect(throws: ScriptError.self) {
      try expectEvents(happened, on: simulator, equals: "…\n[scren changed]")
    }
    #expect(error?.line == 2)
    #expect(throws: ScriptError.self) { try expectEvents(happened, on: simulator, equals: "> start") }
  }

  @Test func aFolderWithoutScriptsIsAnError() {
    #expect(throws: PackageFolder.Failure.self) { try Script.all(in: "Sources/AloudTree") }
    #expect(throws: PackageFolder.Failure.self) { try Script.all(in: "Nowhere") }
  }
}
