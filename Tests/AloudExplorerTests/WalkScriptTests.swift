import Aloud
import Testing

@testable import AloudExplorer

/// A recorded walk is a script that passes.
@Suite struct WalkScriptTests {
  private func document(_ effects: [Effect]) throws -> Document {
    try Document([
      .heading("Timer"), .button("Start").with { $0.details.behaviors.effects[.activate] = effects },
      .textField("Name"),
    ])
  }

  /// The steps of the script, which runs again.
  private func check(_ explorer: Explorer) throws -> [String] {
    let script = try Script(try explorer.walk.text(heads: ["app timer.json", "setting controls live"]))
    let run = try explorer.app.run(script, explorer.options)
    #expect(run.failures.isEmpty)
    #expect(run.actuals.flatMap(\.self).count > 1)
    return script.steps.map(\.written)
  }

  @Test func stepsAreKept() throws {
    var explorer = ExplorerExample.explorer(try document([]))
    explorer.listen()
    explorer.press(.right, .right, .enter)
    explorer.type("Jun")
    explorer.press(.character("w"), .backspace)
    let steps = try check(explorer)
    #expect(steps == ["start", "swipe right", "swipe right", "double tap", "type \"Junw\"", "delete"])
  }

  @Test func theWalkWaitsForTimers() throws {
    var explorer = ExplorerExample.explorer(
      try document([.after(seconds: 10, [.post(.announcement("Done", priority: .default))])]))
    explorer.listen()
    explorer.press(.right, .enter)
    for _ in 0..<4 { _ = explorer.pass(seconds: 4) }
    explorer.press(.left)
    let steps = try check(explorer)
    #expect(steps.count == 5)
    #expect(steps[3].hasPrefix("wait "))
    #expect(try explorer.walk.text(heads: []).contains("\nDone\n> swipe left"))
  }

  @Test func waitsAreAddedUp() throws {
    var explorer = ExplorerExample.explorer(try document([]))
    explorer.listen()
    explorer.press(.character("w"), .character("w"), .character("W"))
    #expect(try check(explorer) == ["start", "wait 12000ms"])
  }

  @Test func repeatedSpeechNeedsNoWait() throws {
    var explorer = ExplorerExample.explorer(try document([]))
    explorer.listen()
    explorer.press(.right)
    _ = explorer.pass(seconds: 100)
    explorer.press(.right)
    _ = explorer.pass(seconds: 100)
    #expect(try check(explorer) == ["start", "swipe right", "swipe right"])
  }
}
