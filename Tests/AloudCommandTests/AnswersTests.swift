import AloudAnswers
import AloudBase
import AloudTestSupport
import Foundation
import Testing

/// The core answers what the tool prints with `--json`, for all fixtures.
@Suite struct AnswersTests {
  /// Asks the core as a program does, with the text of a request.
  private func said(_ request: JSONValue) -> String {
    var core = Answers()
    return core.call((["aloud": 1] + request).text)
  }

  /// The same JSON, whatever its spaces and the order of its members.
  private static func sorted(_ text: String) throws -> String {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
  }

  private static func isText(_ file: String) -> Bool {
    guard let bytes = try? Fixtures.bytes(file) else { return false }
    return String(utf8: bytes) != nil
  }

  /// All fixtures that are one file of text. Pages are opened by a browser.
  static let files = ["Screens", "Apps", "Dumps", "Pages", "Charts"].flatMap(Fixtures.files).filter {
    isText($0) && !$0.hasSuffix(".aloud") && !$0.hasSuffix(".html")
  }
  static let scripts = Fixtures.files(in: "Scripts").filter { $0.hasSuffix(".aloud") }

  private func asked(_ name: String, _ file: String, _ more: JSONValue = [:]) throws -> JSONValue {
    ["do": .string(name), "source": .string(try Fixtures.text(file))] + more
  }

  /// The lines of the tool for all files, by their names, and what the core answers.
  private func compare(
    _ command: [String], _ files: [String], _ answer: (String) throws -> String
  ) throws {
    let tool = try Tool.run(command + files.map { "Fixtures/\($0)" })
    #expect(tool.lines.count == files.count, "\(tool.errors)")
    var compared = 0
    for (file, line) in zip(files, tool.lines) {
      let answered = try answer(file)
      let head = "{\"aloud\": 1, \"file\": \"Fixtures/\(file)\", "
      #expect(line.hasPrefix(head))
      if answered.hasPrefix("{\"error\"") {
        #expect(line.hasPrefix(head + "\"error\": "), "\(file): \(answered)")
        continue
      }
      let own =
        answered.hasPrefix(head) ? answered : answered.replacing("{\"aloud\": 1, ", with: head, maxReplacements: 1)
      #expect(own == line, "\(file)")
      compared += 1
    }
    #expect(compared > files.count / 2)
  }

  @Test(.long) func readingsAreThoseOfTheTool() throws {
    try compare(["read", "--json", "--ids", "--explain"], Self.files) { file in
      said(try asked("read", file, ["ids": .bool(true), "explain": .bool(true)]))
    }
  }

  @Test(.long) func findingsAreThoseOfTheTool() throws {
    try compare(["audit", "--json"], Self.files) { file in
      said(try asked("audit", file, ["sourceName": .string("Fixtures/\(file)")]))
    }
  }

  /// The tool has no such options.
  @Test(arguments: ["ios", "settings", "screen", "profile", "style"])
  func auditsRefuseWhatTheToolRefuses(_ member: String) throws {
    let file = "Screens/settings.json"
    let option = member == "settings" ? "setting" : member
    #expect(try Tool.run("audit", "Fixtures/\(file)", "--\(option)", "18").status == 64)
    let answer = try said(asked("audit", file, [member: .string("18")]))
    #expect(answer.contains("an audit takes no `\(member)`: it checks all screens"))
  }

  @Test(arguments: ["korean", "en_US", "x-home", ""])
  func whatIsNoLanguageIsRefusedAsByTheTool(_ language: String) throws {
    let file = "Screens/settings.json"
    #expect(try Tool.run("read", "Fixtures/\(file)", "--language", language).status == 64)
    let answers = [
      try said(asked("read", file, ["language": .string(language)])),
      said([
        "do": .string("check"), "script": .string("> start"), "app": .string("a"), "apps": ["a": .string(Self.screen)],
        "language": .string(language),
      ]),
    ]
    for answer in answers {
      #expect(answer.hasPrefix("{\"error\": {\"message\": \"\\\"\(language)\\\" is "), "\(answer)")
    }
  }

  /// The sources that the tool and the core cannot read, with the same message at the same place.
  @Test(arguments: [
    "<AppiumAUT>\n<XCUIElementTypeButton label=\"a & b\"/></AppiumAUT>", "<AppiumAUT>\n<A x='1' x='2'/></AppiumAUT>",
    "<AppiumAUT>\n\n <A></B></AppiumAUT>", "<AppiumAUT>\n<A 가나=\"<\"/></AppiumAUT>",
    "<AppiumAUT>" + String(repeating: "\n<XCUIElementTypeOther>", count: 300),
    "{\"aloud\": 1,\n\"elements\": 3}", "{\"aloud\": 1,\n\"elements\": [}",
  ])
  func mistakesAreWhereTheToolFindsThem(_ text: String) throws {
    let tool = try Tool.run(["read", "-"], input: text)
    let answer = said(["do": .string("read"), "source": .string(text), "sourceName": .string("-")])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    let error = try #require(object["error"] as? [String: Any])
    let (line, column) = (try #require(error["line"] as? Int), try #require(error["column"] as? Int))
    let message = try #require(error["message"] as? String)
    #expect(tool.errors.contains(":\(line):\(column): \(message)"), "\(tool.errors) \(answer)")
  }

  @Test(.long, arguments: ["scan", "names"]) func namesAndScansAreThoseOfTheTool(_ command: String) throws {
    for file in Fixtures.files(in: "Screens") where Self.isText(file) {
      let tool = try Tool.run(command, "Fixtures/\(file)", "--json", "--explain")
      guard tool.status == 0 else { continue }
      #expect(
        try Self.sorted(said(asked(command, file, ["explain": .bool(true)]))) == Self.sorted(tool.output), "\(file)")
    }
  }

  @Test(.long) func costsAreThoseOfTheTool() throws {
    for file in Fixtures.files(in: "Screens") where Self.isText(file) {
      let tool = try Tool.run("reach", "Fixtures/\(file)", "--json")
      guard tool.status == 0 else { continue }
      #expect(try Self.sorted(said(asked("reach", file, [:]))) == Self.sorted(tool.output), "\(file)")
    }
  }

  @Test func trapsAreThoseOfTheTool() throws {
    let file = "Reach/tickets-before.json"
    let tool = try Tool.run("reach", "Fixtures/\(file)", "--json", "--traps")
    #expect(try Self.sorted(said(asked("reach", file, ["traps": .bool(true)]))) == Self.sorted(tool.output))
    let both = try said(asked("reach", file, ["traps": .bool(true), "fromStop": .string("Seats")]))
    #expect(both.contains("leave fromStop out"))
  }

  @Test(arguments: ["full keyboard access", "switch control", "voice control"])
  func costsOfOtherTechnologiesAreThoseOfTheTool(_ technology: String) throws {
    let file = "Screens/settings.json"
    let tool = try Tool.run("reach", "Fixtures/\(file)", "--json", "--technology", technology)
    let answer = try said(asked("reach", file, ["technology": .string(technology)]))
    #expect(try Self.sorted(answer) == Self.sorted(tool.output))
  }

  @Test func anUnknownTechnologyIsRefused() throws {
    let answer = try said(asked("reach", "Screens/settings.json", ["technology": .string("switch controll")]))
    #expect(answer.contains("did you mean \\\"switch control\\\"?"), "\(answer)")
    let both = try said(
      asked("reach", "Screens/settings.json", ["technology": .string("voice control"), "fromStop": .string("Wi-Fi")]))
    #expect(both.contains("other technologies begin at the top"), "\(both)")
  }

  @Test(.long) func differencesAreThoseOfTheTool() throws {
    let files = Fixtures.files(in: "Screens").filter(Self.isText)
    for (old, new) in zip(files, files.dropFirst()) {
      let tool = try Tool.run("diff", "Fixtures/\(old)", "Fixtures/\(new)", "--json", "--explain")
      guard tool.status == 1 else { continue }
      let request: JSONValue = [
        "do": .string("diff"), "old": .string(try Fixtures.text(old)), "new": .string(try Fixtures.text(new)),
        "explain": .bool(true),
      ]
      #expect(said(request) == "{\"aloud\": 1, \"changes\": [\(tool.lines.joined(separator: ", "))]}", "\(old) \(new)")
    }
  }

  /// A script, with the texts of the files that it names.
  private func asked(_ name: String, script: String) throws -> JSONValue? {
    let text = try Fixtures.text(script)
    let named: JSONValue = ["script": .string(text), "scriptName": .string("Fixtures/\(script)")]
    let answer = said(["do": .string("heads")] + named)
    let heads = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
    guard let app = heads["app"] as? String else { return nil }
    var apps: [(key: String, value: JSONValue)] = []
    for path in [app] + (heads["with"] as? [String] ?? []) {
      let url = Fixtures.url(script).deletingLastPathComponent().appendingPathComponent(path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      apps.append((path, .string(text)))
    }
    return ["do": .string(name), "apps": .object(apps)] + named
  }

  @Test(.long) func scriptsAreThoseOfTheTool() throws {
    var compared = 0
    for script in Self.scripts {
      guard let request = try asked("check", script: script) else { continue }
      let tool = try Tool.run("test", "Fixtures/\(script)", "--json", "--cost")
      let answered = said(request + ["cost": .bool(true)])
      // What reads other files, opens pages or starts servers is left to the tool.
      guard !answered.hasPrefix("{\"error\"") else { continue }
      #expect(answered == tool.lines.first, "\(script)")
      let played = try Tool.run("play", "Fixtures/\(script)", "--json")
      let asked = try #require(try asked("play", script: script))
      let events = "{\"aloud\": 1, \"events\": [\(played.lines.joined(separator: ", "))], \"error\": null}"
      #expect(said(asked) == events, "\(script)")
      compared += 1
    }
    #expect(compared > Self.scripts.count / 2)
  }

  /// The tool may have a translator for braille, and the core has none.
  @Test(arguments: ["Scripts/flow-reply.aloud", "Scripts/flow-sign-in-error.aloud"])
  func tasksWithOtherTechnologiesAreThoseOfTheTool(_ script: String) throws {
    func columns(_ text: String) throws -> [NSDictionary] {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      return try #require(object["technologies"] as? [NSDictionary]).filter { $0["technology"] as? String != "braille" }
    }
    let request = try #require(try asked("play", script: script))
    let all = try Tool.run("play", "Fixtures/\(script)", "--as", "all", "--json")
    #expect(try columns(said(request + ["as": .string("all")])) == columns(all.output))
    for technology in ["keyboard", "switch", "voice"] {
      let tool = try Tool.run("play", "Fixtures/\(script)", "--as", technology, "--json", "--cost")
      let answer = said(request + ["as": .string(technology), "cost": .bool(true)])
      let error =
        tool.errors.isEmpty
        ? "null" : JSONValue.string(tool.errors.trimmingCharacters(in: .whitespacesAndNewlines)).text
      let cost = try #require(tool.lines.last).dropFirst().dropLast()
      let events = tool.lines.dropLast().joined(separator: ", ")
      #expect(answer == "{\"aloud\": 1, \"events\": [\(events)], \"error\": \(error), \(cost)}", "\(technology)")
    }
  }

  @Test func brailleNeedsATranslatorThatTheCoreLacks() throws {
    let request = try #require(try asked("play", script: "Scripts/flow-reply.aloud"))
    #expect(said(request + ["as": .string("braille")]).hasPrefix("{\"error\": "))
    let all = said(request + ["as": .string("all")])
    #expect(all.contains(#"{"technology": "braille", "reached": false, "problem": "#))
  }

  @Test func anUnknownTechnologyOfATaskIsRefused() throws {
    let request = try #require(try asked("play", script: "Scripts/flow-reply.aloud"))
    #expect(said(request + ["as": .string("keybord")]).contains("did you mean \\\"keyboard\\\"?"))
  }

  // MARK: Requests

  private static let screen = #"{"aloud": 1, "elements": [{"label": "Pay", "traits": ["button"]}, {"label": "Back"}]}"#

  @Test func aWalkStaysOpen() throws {
    var core = Answers()
    func call(_ request: JSONValue) throws -> [String: Any] {
      let text = core.call((["aloud": 1] + request).text)
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    let begun = try call(["do": .string("walk"), "source": .string(Self.screen)])
    #expect((begun["cursor"] as? [String: Any])?["text"] as? String == "Pay, Button")
    let walk = try #require(begun["walk"] as? Int)
    let moved = try call(["do": .string("step"), "walk": .whole(walk), "step": .string("swipe right")])
    #expect((moved["cursor"] as? [String: Any])?["rank"] as? Int == 2)
    #expect((moved["events"] as? [[String: Any]])?.compactMap { $0["text"] as? String } == ["Back"])
    _ = try call(["do": .string("close"), "walk": .whole(walk)])
    #expect(try call(["do": .string("step"), "walk": .whole(walk), "step": .string("swipe right")])["error"] != nil)
  }

  @Test func aScriptNeedNotNameItsApp() throws {
    let request: JSONValue = [
      "do": .string("check"), "script": .string("> start\n[screen changed]\nPay, Button\n"), "app": .string("a"),
      "apps": ["a": .string(Self.screen)],
    ]
    #expect(
      said(request)
        == #"{"aloud": 1, "script": "script", "result": "passed", "failures": [], "error": null}"#)
  }

  @Test(
    arguments: [
      (#"{"do": "read", "source": "{", "sourceName": "a.json"}"#, "a.json"),
      (#"{"do": "read", "source": "{\"aloud\": 1, \"elements\": []}", "overlays": {"b.json": "["}}"#, "b.json"),
      (#"{"do": "check", "script": "> jump", "scriptName": "c.aloud"}"#, "c.aloud"),
      (#"{"do": "diff", "old": "{\"aloud\": 1, \"elements\": []}", "new": "{"}"#, "new"),
    ]) func anErrorNamesItsText(_ request: String, _ file: String) throws
  {
    var core = Answers()
    #expect(core.call("{\"aloud\": 1, " + request.dropFirst()).contains("\"file\": \"\(file)\""))
  }
}
