import Foundation
import Testing

/// `aloud reach`, from a user's view.
@Suite struct ReachCommandTests {
  private static let checkout = "Fixtures/Reach/checkout-after.json"

  @Test func theTableHasTheCostsAndTheWay() throws {
    let lines = try Tool.run("reach", "Fixtures/Screens/settings.json").lines
    #expect(lines.first == "flicks  gestures  touch  swift  patient")
    #expect(lines.count == 11)
    let automatic = "Automatic, Switch button, On  (four-finger tap bottom)"
    #expect(lines.last == "     9         1      1  1.1 s    1.7 s  \(automatic)")
  }

  /// The steps are lines of a script, which leads to the stop.
  @Test(arguments: ["Pay", "Add Honey", "Sugar"]) func theWayIsAScript(_ stop: String) throws {
    let steps = try Tool.run("reach", Self.checkout, "--way", stop).output
    let script = "app \(Self.checkout)\n\n> start\n\(steps)"
    let lines = try Tool.run(["play", "-"], input: script).lines
    #expect(lines.last { !$0.hasPrefix("Double tap") && !$0.hasPrefix(">") }?.hasPrefix(stop) == true, "\(lines)")
  }

  @Test(arguments: [
    ("full keyboard access", "keystrokes"), ("switch control", "presses"), ("voice control", "commands"),
  ])
  func technologiesHaveTheirOwnUnits(_ technology: String, _ unit: String) throws {
    let settings = "Fixtures/Screens/settings.json"
    let lines = try Tool.run("reach", settings, "--technology", technology).lines
    #expect(lines.first?.hasPrefix(unit) == true && lines.count == 11)
    let json = try Tool.run("reach", settings, "--technology", technology, "--json").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["aloud", "screen", "technology", "stops"])
    let stop = try #require((object["stops"] as? [[String: Any]])?.last)
    #expect(Set(stop.keys) == ["id", "name", "actions", "seconds", "way"])
    #expect(stop["actions"] as? Int == 1)
  }

  @Test func technologiesBeginAtTheTop() throws {
    let arguments = ["reach", Self.checkout, "--technology", "voice control"]
    #expect(try Tool.run(arguments + ["--from-stop", "Pay"]).status == 64)
    #expect(try Tool.run(arguments + ["--way", "Pay"]).lines == ["> say \"Tap Pay\""])
    let passedOver = try Tool.run(["reach", Self.checkout, "--technology", "switch control", "--way", "Pay"])
    #expect(passedOver.status == 66 && passedOver.errors.contains("the time of scanning"))
  }

  @Test func whatIsNotInSightHasNoNameToSay() throws {
    let screen =
      #"{"aloud": 1, "size": [390, 844], "elements": [{"label": "Pay", "traits": ["button"], "frame": [0, 900, 390, 44]}, {"label": "Text", "frame": [0, 0, 390, 44]}]}"#
    func reason(_ stop: String) throws -> String {
      let run = try Tool.run(["reach", "-", "--technology", "voice control", "--way", stop], input: screen)
      #expect(run.status == 66 && run.output.isEmpty)
      return run.errors
    }
    #expect(try reason("Pay").contains(#""Pay" is not in sight, so that Voice Control has no name for it"#))
    #expect(try reason("Text").contains(#"Voice Control passes over "Text""#))
  }

  @Test func theWayOfJSONIsThatOfTheText() throws {
    let steps = try Tool.run("reach", Self.checkout, "--way", "Add Jam").lines
    let json = try Tool.run("reach", Self.checkout, "--way", "Add Jam", "--json").output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["aloud", "screen", "from", "stops"])
    let stops = try #require(object["stops"] as? [[String: Any]])
    let stop = try #require(stops.first)
    #expect(stops.count == 1 && stop["gestures"] as? Int == steps.count)
    #expect(Set(stop.keys) == ["id", "words", "flicks", "gestures", "touch", "seconds", "way"])
    let way = try #require(stop["way"] as? [[String: Any]])
    let told = way.flatMap { Array(repeating: $0["step"] as? String ?? "", count: $0["times"] as? Int ?? 0) }
    #expect(told == steps)
    let touch = try #require(stop["touch"] as? String)
    let script = "app \(Self.checkout)\n\n> start\n\(touch)\n"
    #expect(try Tool.run(["play", "-"], input: script).output.contains("Add Jam, Button"))
  }

  @Test func severalFilesPrintOneLineOfJSONEach() throws {
    let lines = try Tool.run("reach", "--json", Self.checkout, "Fixtures/Screens/settings.json").lines
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"aloud": 1, "file": "Fixtures/"#) })
  }

  @Test func aFileThatCannotBeReadIsALine() throws {
    let run = try Tool.run("reach", "--json", "nothing.json", Self.checkout)
    #expect(run.status == 66 && run.lines.count == 2)
    #expect(run.lines.first?.hasPrefix(#"{"aloud": 1, "file": "nothing.json", "error": "#) == true)
    #expect(try Tool.run("reach", "--lines", Self.checkout).lines.count == 1)
  }

  /// A stream of apps: the answer of each, and the status of findings if one has a trap.
  @Test func aStreamHasAnAnswerForEachLine() throws {
    let (before, after) = ("Fixtures/Reach/tickets-before.json", "Fixtures/Reach/tickets-after.json")
    let lines = try [before, after].map { path in
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").joined(separator: " ")
    }
    let input = lines.joined(separator: "\n")
    let costs = try Tool.run(["reach", "--each", "--way", "Seats"], input: input)
    #expect(costs.status == 0 && costs.lines.count == 2)
    #expect(
      costs.lines.allSatisfy { $0.hasPrefix(#"{"aloud": 1, "screen": "Tickets"#) && $0.contains(#""stops": [{"#) })
    let traps = try Tool.run(["reach", "--each", "--traps"], input: input)
    #expect(traps.status == 1 && traps.errors.isEmpty && traps.lines.count == 2)
    #expect(try Tool.run(["reach", "--each", "--traps"], input: lines[1]).status == 0)
    let missing = try Tool.run(["reach", "--each", "--from-stop", "nowhere"], input: input)
    #expect(missing.status == 66 && missing.lines.allSatisfy { $0.contains(#""error": "line "#) })
  }

  @Test func aWayCanBeginAtAStop() throws {
    let lines = try Tool.run("reach", "--from-stop", "Coffee", Self.checkout).lines
    #expect(lines.contains { $0.hasPrefix("     0         0") && $0.hasSuffix("Coffee, 1, Adjustable") })
  }

  @Test(arguments: ["--from-stop", "--way"]) func aTextThatNoStopSaysIsReported(_ option: String) throws {
    let run = try Tool.run("reach", Self.checkout, option, "Coffe and cake")
    #expect(run.status == 66 && run.output.isEmpty)
    #expect(run.errors.contains(#"no stop says "Coffe and cake""#))
  }

  @Test func anEmptyScreenIsSaid() throws {
    let run = try Tool.run(["reach", "-"], input: #"{"aloud": 1, "elements": []}"#)
    #expect(run.status == 0 && run.output == "nothing on this screen can be reached by VoiceOver\n")
    let json = try Tool.run(["reach", "-", "--json"], input: #"{"aloud": 1, "elements": []}"#)
    #expect(json.output.contains(#""from": null, "stops": []"#))
  }

  @Test func dumpsAndKoreanAreRead() throws {
    let run = try Tool.run("reach", "Fixtures/Dumps/axe-ko.json", "--language", "ko", "--messages", "ko")
    #expect(run.status == 0 && run.output.hasPrefix("넘김  제스처"))
    #expect(try Tool.run("reach", "nothing.json", Self.checkout).status == 66)
  }

  /// The second of each pair of documents is the cheaper one.
  @Test(arguments: [("feed", "Hugo"), ("form", "Phone"), ("checkout", "Pay")])
  func theChangeOfTheExamplesSavesGestures(_ name: String, _ stop: String) throws {
    let counts = try ["before", "after"].map {
      try Tool.run("reach", "Fixtures/Reach/\(name)-\($0).json", "--way", stop)
    }
    #expect(counts[1].lines.count < counts[0].lines.count)
  }

  // MARK: Traps

  @Test func trapsHaveAPlaceAndAWay() throws {
    let run = try Tool.run("reach", "Fixtures/Reach/tickets-before.json", "--traps")
    #expect(run.status == 1 && run.errors.isEmpty)
    #expect(run.lines[0].hasPrefix("Fixtures/Reach/tickets-before.json:46: no way out: no gesture leads out"))
    #expect(
      run.lines[1...].prefix(4) == [
        "    “Offers”  screens.offers", "> start", "> four-finger tap bottom", "> double tap",
      ])
    #expect(run.lines.last == "traps: 4; looked at 18 states")
    let after = try Tool.run("reach", "Fixtures/Reach/tickets-after.json", "--traps")
    #expect(after.status == 0 && after.lines == ["traps: 0; looked at 18 states"])
  }

  @Test func trapsInJSONAreThoseOfTheCore() throws {
    let run = try Tool.run("reach", "Fixtures/Reach/tickets-before.json", "--traps", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["aloud", "screen", "behaviors", "states", "complete", "traps"])
    let traps = try #require(object["traps"] as? [[String: Any]])
    #expect(Set(traps[0].keys) == ["kind", "screen", "id", "path", "message", "way", "place"])
    #expect(run.status == 1 && traps.count == 4)
  }

  @Test func aDumpProvesNothing() throws {
    let run = try Tool.run("reach", "Fixtures/Dumps/xcuitest-notes.txt", "--traps")
    #expect(run.status == 0 && run.lines.count == 1 && run.output.contains("proves nothing"))
  }

  @Test(arguments: [["--way", "Pay"], ["--from-stop", "Pay"], ["--technology", "switch control"]])
  func trapsAreOfTheWholeApp(_ option: [String]) throws {
    let run = try Tool.run(["reach", Self.checkout, "--traps"] + option)
    #expect(run.status == 64 && run.errors.contains("leave \(option[0]) out"))
  }
}
