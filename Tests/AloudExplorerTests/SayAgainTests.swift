import Aloud
import Testing

@testable import AloudExplorer
@testable import AloudTerminal

/// The key `e` repeats the last speech.
@Suite struct SayAgainTests {
  private func told(_ explorer: inout Explorer) -> [String] {
    let simulator = explorer.simulator
    return explorer.takeEffects().compactMap { effect in
      if case .tell(let speech) = effect { simulator.text(of: speech) } else { nil }
    }
  }

  @Test func theLastSpeechIsRepeatedWithItsHint() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.press(.right)
    let steps = explorer.told
    explorer.handle(.character("e"))
    #expect(told(&explorer) == ["Search, Text field, Double tap to edit"])
    #expect(explorer.caption == "Search, Text field, Double tap to edit")
    #expect(explorer.told == steps, "it is no step of the walk")
    explorer.handle(.character("e"))
    #expect(told(&explorer) == ["Search, Text field, Double tap to edit"], "as often as one likes")
  }

  /// Simulated time stops during the repetition; a gesture ends it.
  @Test func nothingCutsOffTheRepetition() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.handle(.right)
    _ = explorer.pass(seconds: 1)
    explorer.handle(.character("e"))
    #expect(told(&explorer) == ["Search, Text field"])
    let now = explorer.simulator.time
    explorer.tellingBegan(seconds: 5)
    #expect((explorer.secondsToNext ?? 0) > 5)
    #expect(explorer.pass(seconds: 5) == 0)
    #expect(explorer.simulator.time == now)
    explorer.tellingBegan(seconds: 5)
    explorer.handle(.right)
    #expect((explorer.secondsToNext ?? 9) < 5)
  }

  @Test func theRepetitionIsSilentWhileSpeechIsOff() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.press(.right, .character("v"))
    explorer.handle(.character("e"))
    let isSilent = explorer.takeEffects().map { if case .tell(let speech) = $0 { speech.isSilent } else { false } }
    #expect(isSilent == [true])
    #expect(!explorer.caption.isEmpty)
  }

  @Test func practiceWordsAreRepeated() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.press(.character("p"), .enter)
    _ = explorer.takeEffects()
    explorer.handle(.character("e"))
    #expect(told(&explorer) == ["Tap twice with one finger: Activate"])
  }

  @Test func plainModeRepeatsSpeechAsAComment() throws {
    var explorer = PlainExplorer(try ExplorerExample.settings())
    _ = explorer.start()
    _ = explorer.perform("right")
    let answer = explorer.perform("e")
    #expect(answer.lines == ["# again: Search, Text field, Double tap to edit"])
    #expect(answer.speeches.count == 1)
    #expect(explorer.walk.count == 2)
  }
}
