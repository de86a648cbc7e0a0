import AloudTestSupport
import Foundation
import Testing

@Suite struct ConformCommandTests {
  static let weather = "Fixtures/Recordings/weather-ko.json"
  static let tickets = "Fixtures/Recordings/tickets-xcode27.json"
  static let settings = "Fixtures/Recordings/settings.json"

  @Test func agreementPrintsOneLine() throws {
    let tool = try Tool.run("conform", Self.weather)
    #expect(tool.status == 0)
    #expect(tool.errors == "")
    #expect(tool.output == "\(Self.weather): 7 of 7 steps agree (100%)\n")
  }

  @Test func differencesHaveWordsAndRules() throws {
    let tool = try Tool.run("conform", Self.settings)
    #expect(tool.status == 1)
    #expect(
      tool.lines.prefix(6) == [
        "\(Self.settings): 4 of 8 steps agree (50%)",
        "  The recording begins before the first stop of Aloud: its first move led there.",
        "  step 3, moveForward  elements[2]",
        "    device  Wi-Fi, Home, button, 2 of 3",
        "    Aloud   Wi-Fi, Home, Button",
        "    only the device says \"2 of 3\"",
      ])
    #expect(tool.lines.contains("    Aloud   3, which the device went past  elements[4]"))
    #expect(tool.output.contains("both say \"Selected\", but in another order: selected: "))
    #expect(tool.output.contains("only Aloud says \"Dimmed\": trait.notEnabled: "))
  }

  @Test func severalFilesHaveATotal() throws {
    let tool = try Tool.run("conform", Self.weather, Self.settings)
    #expect(tool.lines.contains("2 recordings: 11 of 15 steps agree (73%)"))
    #expect(tool.status == 1)
  }

  @Test func jsonHasOneObjectForEachStep() throws {
    let tool = try Tool.run("conform", "--json", Self.settings)
    #expect(tool.lines.count == 9)
    #expect(
      tool.lines[2] == """
        {"file": "\(Self.settings)", "step": 3, "do": "moveForward", "verdict": "differs", \
        "device": "Wi-Fi, Home, button, 2 of 3", "ours": "Wi-Fi, Home, Button", "path": "elements[2]", "passedOver": [], \
        "differences": [{"said": "by the device", "words": "2 of 3", "rule": null, "summary": null, "certainty": null, \
        "source": null}]}
        """)
    #expect(tool.lines[4].contains("\"verdict\": \"passedOver\""))
    #expect(tool.lines[4].contains("\"passedOver\": [\"elements[4]\"]"))
    #expect(
      tool.lines[8] == """
        {"aloud": 1, "agree": 4, "steps": 8, "files": [{"file": "\(Self.settings)", "agree": 4, "steps": 8}], \
        "byVersion": [{"name": "unknown", "agree": 4, "of": 8}], \
        "byKind": [{"name": "button", "agree": 1, "of": 5}, {"name": "header", "agree": 1, "of": 1}, \
        {"name": "text", "agree": 1, "of": 1}, {"name": "toggleButton", "agree": 1, "of": 1}], \
        "byClause": [{"name": "label", "agree": 7, "of": 7}, {"name": "selected", "agree": 0, "of": 1}, \
        {"name": "state.switch", "agree": 1, "of": 1}, {"name": "trait.button", "agree": 5, "of": 5}, \
        {"name": "trait.header", "agree": 1, "of": 1}, {"name": "trait.notEnabled", "agree": 1, "of": 2}, \
        {"name": "trait.toggleButton", "agree": 1, "of": 1}, {"name": "value", "agree": 2, "of": 2}]}
        """)
  }

  @Test func agreementIsCountedByVersionKindAndClause() throws {
    let tool = try Tool.run("conform", Self.tickets, Self.settings)
    #expect(
      tool.lines.drop { $0 != "by version of iOS" } == [
        "by version of iOS", "  27.0              6/6", "  unknown           4/8",
        "by kind of stop", "  button            2/6", "  header            2/2", "  tab               2/2",
        "  text              2/2", "  toggleButton      2/2",
        "by clause", "  selected          1/2", "  trait.notEnabled  1/2",
      ])
  }

  /// Xcode's service leaves out separators, cuts words off, and adds what VoiceOver says of itself.
  @Test func factsOfTheRecorderAreNoDifferences() throws {
    let tool = try Tool.run("conform", Self.tickets)
    #expect(tool.output == "\(Self.tickets): 6 of 6 steps agree (100%)\n")
  }

  @Test func markdownHasTablesAndTheStepsThatDiffer() throws {
    let tool = try Tool.run("conform", Self.settings, Self.tickets, "--markdown")
    #expect(tool.lines.prefix(3) == ["# How Aloud agrees with VoiceOver", "", "10 of 14 steps agree (71%)"])
    #expect(tool.lines.contains("| 27&#46;0 | 6 | 6 |"))
    #expect(tool.lines.contains { $0.hasPrefix("| 3 moveForward | Wi&#45;Fi, Home, button, 2 of 3 | ") })
    #expect(tool.lines.count { $0.hasPrefix("## ") } == 2)
    #expect(try Tool.run("conform", Self.settings, "--markdown", "--json").status == 64)
  }

  /// The expanded status is said since iOS 18: the version of a recording decides, unless an option names one.
  @Test func theVersionOfTheRecordingApplies() throws {
    let tree = #"{"aloud": 1, "elements": [{"label": "More", "traits": ["button"], "expanded": true}]}"#
    func recording(_ ios: String) -> String {
      #"{"aloud": 1, "ios": "\#(ios)", "tree": \#(tree), "steps": [{"do": "currentSpeech", "utterance": "More, Button, Expanded"}]}"#
    }
    #expect(try Tool.run("conform", "-", input: recording("18.1.1")).status == 0)
    #expect(try Tool.run("conform", "-", input: recording("17.4")).status == 1)
    #expect(try Tool.run("conform", "-", "--ios", "18", input: recording("17.4")).status == 0)
    #expect(try Tool.run("conform", "-", input: recording("9")).status == 1)
    #expect(try Tool.run("conform", "-", input: recording("x")).errors.contains("ios must be a version of iOS"))
  }

  @Test func theLanguageOptionApplies() throws {
    let tool = try Tool.run("conform", Self.weather, "--language", "en")
    #expect(tool.status == 1)
    #expect(try Tool.run("conform", "-", input: Fixtures.text("Recordings/weather-ko.json")).status == 0)
  }

  @Test(
    arguments: [
      ([], nil, 64, "aloud conform: name a FILE to replay; - is standard input\nSee `aloud help conform`.\n"),
      (["-", "-"], nil, 64, "aloud conform: standard input can be read only once\nSee `aloud help conform`.\n"),
      (["nowhere.json"], nil, 66, "nowhere.json: there is no such file\n"),
      (["Fixtures"], nil, 66, "Fixtures: this is a folder; name a file\n"),
      (["nowhere.json", weather], nil, 66, "nowhere.json: there is no such file\n"),
      (["-"], "", 65, "standard input: the file is empty\n"),
      (["-"], "[1]", 65, "standard input:1:1: the document must be an object\n  [1]\n  ^\n"),
      (
        ["-"], #"{"aloud": 1, "tree": "x", "stops": []}"#, 65,
        """
        standard input:1:27: unknown key "stops" in a recording; did you mean "steps"?
          {"aloud": 1, "tree": "x", "stops": []}
                                    ^

        """
      ),
      (
        ["-"], #"{"aloud": 1, "tree": "x", "steps": [{"do": "tap", "utterance": ""}]}"#, 65,
        """
        standard input:1:44: unknown step "tap"; these are known: "moveForward", "moveBackward", "moveIn", "moveOut", "currentSpeech"
          ud": 1, "tree": "x", "steps": [{"do": "tap", "utterance": ""}]}
                                                ^

        """
      ),
    ] as [([String], String?, Int32, String)])
  func mistakesAreReported(_ arguments: [String], _ input: String?, _ status: Int32, _ message: String) throws {
    let tool = try Tool.run(["conform"] + arguments, input: input)
    #expect(tool.status == status)
    #expect(tool.errors == message)
  }

  static let elements = #"{"aloud": 1, "elements": [{"label": "A"}]}"#

  @Test(
    arguments: [
      ("{", 65), ("null", 65), (#"{"aloud": 1, "tree": "hello", "steps": [{"do": "moveIn", "utterance": ""}]}"#, 65),
      (#"{"aloud": 1, "tree": null, "steps": []}"#, 65),
      (#"{"aloud": 1, "tree": [[[[]]]], "steps": [{"do": "moveIn", "utterance": ""}]}"#, 65),
      (#"{"aloud": 1, "tree": \#(elements), "tree": "x", "steps": []}"#, 65),
      ("{\"aloud\": 1, \"tree\": \(String(repeating: "[", count: 100_000))", 65),
      (#"{"aloud": 1, "tree": \#(elements), "steps": [{"do": "moveIn", "utterance": "A"}]}"#, 1),
      (#"{"aloud": 1, "tree": \#(elements), "steps": [{"do": "moveForward", "utterance": "\u0000\ud83d\ude00"}]}"#, 1),
      (#"{"aloud": 1, "tree": {"aloud": 1, "elements": []}, "steps": [{"do": "moveBackward", "utterance": ""}]}"#, 0),
      (#"{"aloud": 1, "tree": "\u0000<AppiumAUT/>", "steps": [{"do": "moveForward", "utterance": ""}]}"#, 65),
    ] as [(String, Int32)])
  func hostileRecordings(_ text: String, _ status: Int32) throws {
    let tool = try Tool.run("conform", "-", input: text)
    #expect(tool.status == status)
    #expect(!tool.output.contains("\u{0}"))
  }

  /// Nearly all steps are after the end of the screen.
  @Test func stepsAtTheEndOfAScreenAreReplayedQuickly() throws {
    let steps = (0..<3_000).map { "{\"do\": \"moveForward\", \"utterance\": \"Row \($0)\"}" }.joined(separator: ",")
    let text = "{\"aloud\": 1, \"tree\": \(Self.elements), \"steps\": [\(steps)]}"
    let start = ContinuousClock.now
    #expect(try Tool.run("conform", "-", input: text).status == 1)
    #expect(.now - start < .seconds(120))
  }

  /// Steps back and forth, so that the position of the device is searched again and again.
  @Test func longRecordingsAreReplayedQuickly() throws {
    let rows = (0..<2_000).map { "{\"label\": \"Row \($0 % 9)\"}" }.joined(separator: ",")
    let steps = (0..<3_000).map { "{\"do\": \"moveForward\", \"utterance\": \"Row \($0 % 7)\"}" }.joined(separator: ",")
    let text = "{\"aloud\": 1, \"tree\": {\"aloud\": 1, \"elements\": [\(rows)]}, \"steps\": [\(steps)]}"
    let start = ContinuousClock.now
    #expect(try Tool.run("conform", "-", input: text).status == 1)
    #expect(.now - start < .seconds(120))
  }
}
