import Aloud
import AloudTestSupport
import Testing

@testable import AloudScript

@Suite struct TaskCostTests {
  private static let app = """
    {"aloud": 1, "elements": [
      {"label": "News", "traits": ["header"]}, {"label": "One"}, {"label": "Two", "traits": ["header"]},
      {"id": "send", "label": "Send now please", "traits": ["button"], "on": {"activate": [
        {"after": 0.1, "do": [{"post": "layoutChanged", "focus": "done"}]}]}},
      {"id": "done", "label": "Done"}
    ]}
    """

  private func run(_ steps: String) throws -> ScriptRun {
    try Script(steps).run(on: ImportedScreen(Array(Self.app.utf8)).document)
  }

  @Test(arguments: [
    ("> start", 0), ("> start\n> swipe right\n> swipe right", 2), ("> start\n> wait 1s\n> setting hints off", 0),
    ("> start\n> post announcement \"A\"", 0), ("> start\n> touch \"One\"\n> double tap", 2),
    // What came before the last start is another task.
    ("> start\n> swipe right\n> swipe right\n> start\n> swipe right", 1),
  ]) func gesturesAreCounted(_ steps: String, _ count: Int) throws {
    #expect(try run(steps).cost.gestures == count)
  }

  /// As many as the rotor must be turned by fingers, in the shorter direction.
  @Test func aRotorCountsItsTurns() throws {
    let byName = try run("> start\n> rotor \"Headings\"").cost.gestures
    func isThere(after turns: Int, _ direction: String) throws -> Bool {
      let steps = String(repeating: "> rotor \(direction)\n", count: turns)
      return try run("> start\n" + steps).steps.last?.actuals.first == .utterance("Headings")
    }
    let turns = try (1...20).first { try isThere(after: $0, "right") || isThere(after: $0, "left") }
    #expect(byName == turns)
  }

  @Test func secondsAreThoseOfTheClock() throws {
    let run = try run("> start\n> wait 3s\n> swipe right")
    #expect(abs(run.cost.seconds - run.simulator.time.seconds) < 0.000_001)
    #expect(run.cost.seconds > 3)
  }

  @Test func wordsAreHeardOrCutOff() throws {
    let heard = try run("> start\n> touch \"Send now please\"").cost
    #expect((heard.wordsHeard, heard.wordsCutOff) == (6, 0), "News, Heading; Send now please, Button")
    let swift = try run("pace swift\n> start\n> swipe right").cost
    #expect((swift.wordsHeard, swift.wordsCutOff) == (1, 2), "News, Heading is cut off")
  }

  @Test func announcementsThatNobodyHearsAreLost() throws {
    #expect(try run("> start\n> post announcement \"A\"").cost.announcementsLost == 0)
    let steps = "pace swift\n> start\n> post announcement \"A long announcement\" priority low\n> swipe right"
    #expect(try run(steps).cost.announcementsLost == 1)
  }

  /// A move that the app makes is a jump; one of the user is none.
  @Test func jumpsAreMovesWithoutAGesture() throws {
    #expect(try run("> start\n> touch \"Send now please\"").cost.jumps == 0)
    #expect(try run("> start\n> touch \"Send now please\"\n> double tap\n> wait 1s").cost.jumps == 1)
  }

  @Test(arguments: [("> swipe left", 1), ("> touch \"Nothing\"", 1), ("> scrub", 1), ("> swipe right", 0)])
  func gesturesWithoutEffectAreDeadEnds(_ step: String, _ count: Int) throws {
    #expect(try run("> start\n" + step).cost.deadEnds == count)
  }

  // MARK: Limits

  @Test(arguments: [
    ("expect cost 2 gestures", true), ("expect cost 1 gesture", false), ("expect cost within 60s", true),
    ("expect cost within 100ms", false), ("expect cost 2 gestures within 60s", true),
    ("expect cost 2 gestures within 0.1s", false), ("expect cost 1 gestures within 60s", false),
  ]) func aLimitFailsWhenItIsExceeded(_ step: String, _ holds: Bool) throws {
    let run = try run("> start\n…\n> swipe right\n…\n> swipe right\n…\n> \(step)")
    #expect(run.failures.isEmpty == holds)
    #expect(run.failures.allSatisfy { $0.line == 7 && $0.step.written == step })
  }

  @Test func aFailureSaysTheCost() throws {
    let run = try run("> start\n…\n> swipe right\n…\n> expect cost 0 gestures within 1s")
    let rows = try #require(run.failures.first).diff.rows.map(\.text)
    let seconds = (run.steps.dropLast().reduce(0) { $0 + Double($1.duration) } / 100_000).rounded(.up) / 10
    #expect(rows == ["expect cost 0 gestures within 1s", "expect cost 1 gesture within \(seconds)s"])
  }

  /// The last gesture is heard to its end, although a limit follows.
  @Test func aLimitAtTheEndChangesNothing() throws {
    let steps = "pace swift\n> start\n> swipe right"
    #expect(try run(steps + "\n> expect cost 1 gesture").cost == run(steps).cost)
  }

  @Test(arguments: [
    "expect", "expect cost", "expect cost many", "expect cost 3", "expect cost 3 flicks", "expect cost -1 gestures",
    "expect cost 3 gestures in 2s", "expect cost within", "expect cost within 3", "expect price 3 gestures",
    "expect cost 3 gestures within 2s or so",
  ]) func otherLimitsAreErrors(_ step: String) {
    #expect(throws: ScriptError.self) { try Script("> start\n> \(step)") }
  }

  // MARK: Baselines

  @Test func aTaskThatBecameDearerNamesItsStep() throws {
    let old = RecordedCost(try run("> start\n> touch \"Two\"\n> double tap").stepCosts)
    func failure(_ steps: String) throws -> ScriptFailure? {
      let run = try run(steps)
      return RecordedCost.failure(of: run, run.stepCosts, comparedWith: old, in: "costs.jsonl")
    }
    #expect(try failure("> start\n> touch \"Two\"\n> double tap") == nil)
    #expect(try failure("> start\n> touch \"Two\"") == nil)
    let dearer = try #require(try failure("> start\n> touch \"One\"\n> swipe right\n> double tap"))
    #expect((dearer.line, dearer.step.written) == (2, "touch \"One\""))
    let longer = try #require(try failure("> start\n> touch \"Two\"\n> double tap\n> wait 5s"))
    #expect((longer.line, longer.step.written) == (4, "wait 5s"))
  }
}
