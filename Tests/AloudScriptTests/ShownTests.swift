import Aloud
import Testing

@testable import AloudScript

@Suite struct ShownTests {
  @Test func aLineWithAKindInBracketsExpectsShownText() throws {
    let step = try Script.Step(expecting: "[keyboard focus] Send, 2")
    #expect(step.expectations[0].form == .event(.shown(.keyboardFocus, "Send, 2")))
    #expect(ScriptMatcher(step).holds(of: [.shown(.keyboardFocus, "Send, 2")]))
    #expect(!ScriptMatcher(step).holds(of: [.shown(.keyboardFocus, "Send")]))
    #expect(!ScriptMatcher(step).holds(of: [.shown(.scan, "Send, 2")]))
    #expect(!ScriptMatcher(step).holds(of: [.utterance("Send, 2")]))
  }

  @Test(arguments: [
    Script.Actual.shown(.scan, "Level 3"), .shown(.scanHidden, ""), .shown(.names, "\"Send\""), .shown(.grid, " 1"),
  ])
  func writtenCommandsAreReadAgain(actual: Script.Actual) throws {
    #expect(ScriptMatcher(try Script.Step(expecting: actual.written)).holds(of: [actual]))
  }

  @Test func anUnknownKindSuggestsANearOne() {
    #expect(throws: ScriptError.self) { try Script.Step(expecting: "[keyboard fokus] Send") }
    do { _ = try Script.Step(expecting: "[keyboard fokus] Send") } catch {
      #expect("\(error)".contains("keyboard focus"))
    }
  }
}
