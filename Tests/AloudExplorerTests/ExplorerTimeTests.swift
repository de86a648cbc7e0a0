import Aloud
import Testing

@testable import AloudExplorer
@testable import AloudReader
@testable import AloudSimulator

/// Real time drives the simulated clock.
@Suite struct ExplorerTimeTests {
  private func said(_ effects: [Explorer.Effect], by explorer: Explorer) -> [String] {
    effects.compactMap { if case .say(let speech) = $0 { explorer.simulator.text(of: speech) } else { nil } }
  }

  @Test func hintsComeAfterTheirPause() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.handle(.right)
    #expect(said(explorer.takeEffects(), by: explorer) == ["Search, Text field"])
    #expect(explorer.pass(seconds: 2) == 0)
    #expect(said(explorer.takeEffects(), by: explorer).isEmpty)
    // 18 characters take 1.2 seconds, the pause 1.
    let rest = explorer.pass(seconds: 1)
    #expect(said(explorer.takeEffects(), by: explorer) == ["Double tap to edit"])
    #expect(abs(rest - 0.8) < 0.001)
  }

  @Test(arguments: [0.6, 1.2, 2.4]) func speechEndsWithItsSound(_ seconds: Double) throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.handle(.right)
    explorer.soundBegan(seconds: seconds)
    #expect(abs((explorer.secondsToNext ?? 0) - seconds) < 0.001)
    _ = explorer.pass(seconds: seconds - 0.01)
    #expect(explorer.simulator.saying != nil)
    _ = explorer.pass(seconds: 0.02)
    #expect(explorer.simulator.saying == nil)
    // The pause has its normal length.
    #expect(abs((explorer.secondsToNext ?? 0) - 0.99) < 0.02)
  }

  @Test func aGestureEndsTheSound() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.handle(.right)
    _ = explorer.takeEffects()
    _ = explorer.pass(seconds: 0.3)
    explorer.handle(.right)
    #expect(explorer.takeEffects().contains(.stopSpeech))
    explorer.handle(.character(" "))
    #expect(explorer.takeEffects().contains(.pauseSpeech))
    #expect(explorer.secondsToNext == nil)
    explorer.handle(.character(" "))
    #expect(explorer.takeEffects().contains(.resumeSpeech))
  }

  @Test func noTimerRunsWithoutPendingEvents() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    #expect(explorer.secondsToNext == nil)
    explorer.handle(.right)
    #expect(explorer.secondsToNext != nil)
  }

  @Test func aFailingVoiceIsReportedOnce() throws {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    explorer.fallSilent(because: "espeak-ng has died")
    #expect(explorer.lines().last == " Silent: espeak-ng has died")
    explorer.press(.right)
    explorer.fallSilent(because: "espeak-ng has died")
    #expect(explorer.lines().last?.hasPrefix(" ? keys") == true)
    #expect(explorer.lines().contains { $0.hasSuffix("─ silent ─┘") })
  }
}

/// An audio graph takes time like speech.
@Suite struct ExplorerGraphTests {
  private func graph() -> ScreenReader.Speech {
    var speech = ScreenReader.Speech(Utterance(), origin: .graph)
    speech.graph = AudioGraph.Passage(series: 0, duration: 2, events: [])
    return speech
  }

  private func effects(of event: Simulator.Event) throws -> [Explorer.Effect] {
    var explorer = try ExplorerExample.explorer()
    explorer.listen()
    _ = explorer.takeEffects()
    explorer.absorb([.init(time: explorer.simulator.time, event: event, id: nil, position: 0.5)])
    return explorer.takeEffects()
  }

  @Test func aGraphIsPlayedAndStopped() throws {
    let graph = graph()
    #expect(try effects(of: .graph(graph)) == [.playGraph(graph)])
    #expect(try effects(of: .fellSilent(graph, heard: 0.5)) == [.stopSpeech])
    #expect(try effects(of: .fellSilent(graph, heard: 1)) == [])
  }

  @Test func withSpeechOffItIsSilent() throws {
    var graph = graph()
    graph.isSilent = true
    #expect(try effects(of: .graph(graph)) == [])
  }
}
