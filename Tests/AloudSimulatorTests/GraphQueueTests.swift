import AloudChart
import AloudSpeech
import AloudTree
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// A graph takes time like words.
@Suite struct GraphQueueTests {
  private static func speech(_ passage: AudioGraph.Passage?) -> ScreenReader.Speech {
    var speech = ScreenReader.Speech(Utterance(), origin: .graph)
    speech.graph = passage
    speech.follows = true
    return speech
  }

  private static let graph = speech(.init(series: 0, duration: 2, events: []))
  private static let complete = speech(nil)
  private static func at(_ seconds: Int64) -> Instant { Instant(microseconds: seconds * 1_000_000) }

  private func playing() -> SpeechQueue {
    var queue = SpeechQueue()
    _ = queue.say(Self.graph, duration: 2_000_000, at: .start)
    _ = queue.say(Self.complete, duration: 1_000_000, at: .start)
    #expect(queue.settle(at: .start) == [.graph(Self.graph)])
    return queue
  }

  @Test func followingSpeechIsSaidAtTheEnd() {
    var queue = playing()
    #expect(queue.isPlayingGraph && queue.nextInstant == Self.at(2))
    #expect(queue.pass(Self.at(2), hintDelay: 1000) { _ in 0 }.events == [.fellSilent(Self.graph, heard: 1)])
    #expect(queue.settle(at: Self.at(2)) == [.utterance(Self.complete)])
  }

  @Test func cutOffSpeechIsNotFollowed() {
    var queue = playing()
    #expect(queue.cutOffByGesture(at: Self.at(1)) == [.fellSilent(Self.graph, heard: 0.5)])
    #expect(queue.isIdle && !queue.isPlayingGraph)
  }

  @Test func anAnnouncementCutsItOffToo() {
    var queue = playing()
    let announcement = ScreenReader.Speech(Utterance(), origin: .announcement)
    #expect(queue.say(announcement, duration: 1_000_000, at: Self.at(1)).first == .fellSilent(Self.graph, heard: 0.5))
    #expect(queue.waiting.isEmpty)
  }

  /// Speech that cannot be cut off is heard; the graph after it is not.
  @Test func aGestureDropsAGraphThatWaits() {
    var queue = SpeechQueue()
    let high = ScreenReader.Speech(Utterance(), origin: .announcement, priority: .high)
    _ = queue.say(high, duration: 1_000_000, at: .start)
    _ = queue.say(Self.graph, duration: 2_000_000, at: .start)
    _ = queue.cutOffByGesture(at: .start)
    #expect(queue.isSpeaking && queue.waiting.isEmpty)
  }

  @Test func pausedItTakesNoTime() {
    var queue = playing()
    #expect(queue.togglePause(at: Self.at(1)) == .speechPaused)
    #expect(queue.nextInstant == nil)
    #expect(queue.togglePause(at: Self.at(9)) == .speechResumed)
    #expect(queue.nextInstant == Self.at(10))
  }
}
