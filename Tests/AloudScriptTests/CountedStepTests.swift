import AloudTestSupport
import Testing

@testable import Aloud
@testable import AloudScript

@Suite struct CountedStepTests {
  @Test(arguments: [
    (["rotor right", "rotor left", "swipe down", "rotor right"], [2, 1, 1]),
    (["type \"a\"", "delete", "type \"b\"", "double tap"], [3, 1]),
    (["double tap and hold", "drag to 10%", "drag to 20%", "pause"], [1, 3]),
    (["two-finger triple tap", "choose \"A\"", "choose \"B\""], [2, 1]),
    (["rotor right", "wait 500ms", "rotor right", "wait 1s"], [2]),
    (["swipe right", "swipe right"], [1, 1]),
  ]) func runsAreOneStep(_ steps: [String], _ times: [Int]) {
    #expect(CountedStep.all(of: steps).map(\.times) == times)
  }

  @Test func limitsCountRuns() throws {
    let script = "> start\n## exercise within 2 steps: Turn\n> rotor right\n> rotor right\n> swipe down\nB"
    try Script(script).checkExercises()
    #expect(throws: ScriptError.self) {
      try Script(script.replacing("within 2", with: "within 1")).checkExercises()
    }
  }

  @Test(
    arguments: [
      ("swipe right", nil), ("type \"a\"", nil), ("rotor \"Headings\"", nil), ("side button", nil),
      ("move to next item", nil), ("key tab", "key tab"), ("say \"tap B\"", "say \"tap B\""),
      ("setting hints off", "setting hints off"), ("item text search \"B\"", "item text search \"B\""),
    ] as [(String, String?)]) func fingersCannotMakeAllSteps(_ step: String, _ beyond: String?) throws
  {
    let script = try Script("> start\n## exercise: Go\n> \(step)\n> swipe right\nB")
    #expect(try #require(script.exercises.first).stepBeyondFingers(in: script)?.written == beyond)
  }
}
