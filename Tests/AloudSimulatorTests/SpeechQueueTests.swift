import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// The order of waiting speech; many waiting items are not slower.
@Suite struct SpeechQueueTests {
  private func speech(
    _ text: String, _ origin: ScreenReader.Speech.Origin = .announcement, _ priority: Effect.Priority = .default
  ) -> ScreenReader.Speech {
    var utterance = Utterance()
    utterance.description = [Fragment(.status, text, language: "en", clause: .chart, node: .root)]
    return ScreenReader.Speech(utterance, origin: origin, priority: priority)
  }

  private func text(_ event: Simulator.Event) -> String? {
    guard case .utterance(let speech) = event else { return nil }
    return speech.utterance.description.first?.text
  }

  /// The speech from a certain time on, in order.
  private func heard(_ queue: inout SpeechQueue) -> [String] {
    var heard: [String] = []
    while let next = queue.nextInstant {
      _ = queue.pass(next, hintDelay: 0) { _ in 0 }
      heard += queue.settle(at: next).compactMap(text)
    }
    return heard
  }

  @Test func speechIsOrderedByKindAndArrival() {
    var queue = SpeechQueue()
    _ = queue.say(speech("First", .announcement, .high), duration: 10, at: .start)
    var follower = speech("Follower", .focus)
    follower.follows = true
    let device = speech("Device", .system, .high)
    let later = [
      speech("Cursor", .focus), follower, speech("Low", .announcement, .low), device, speech("Default"),
      speech("High", .announcement, .high), speech("Second low", .announcement, .low), speech("Second default"), device,
    ]
    for speech in later { _ = queue.say(speech, duration: 10, at: .start) }
    // The announcements of low priority came before the last announcement that is heard, and are lost with it.
    #expect(heard(&queue) == ["High", "Device", "Cursor", "Follower", "Default", "Second default"])
  }

  /// Source: WWDC23 10036, a demonstration.
  @Test func anotherAnnouncementDropsLowPriority() {
    var queue = SpeechQueue()
    let low = speech("Low", .announcement, .low)
    for speech in [speech("First"), low] { _ = queue.say(speech, duration: 10, at: .start) }
    _ = queue.settle(at: .start)
    #expect(queue.say(speech("Second"), duration: 10, at: .start).contains(.lost(low)))
    #expect(heard(&queue) == [])
    for speech in [speech("Third"), low] { _ = queue.say(speech, duration: 10, at: .start) }
    #expect(heard(&queue) == ["Low"])
  }

  @Test func lowPriorityWaitsForAMoveOfItsInstant() {
    var queue = SpeechQueue()
    _ = queue.say(speech("First", .announcement, .high), duration: 10, at: .start)
    _ = queue.settle(at: .start)
    _ = queue.say(speech("Low", .announcement, .low), duration: 10, at: .start)
    queue.awaitMove()
    _ = queue.settle(at: .start)
    queue.awaitsMove = false
    #expect(queue.say(speech("Cursor", .focus), duration: 10, at: .start) == [])
    #expect(heard(&queue) == ["Cursor", "Low"])
  }

  @Test func theCursorDropsInterruptibleSpeech() {
    var queue = SpeechQueue()
    let before = [
      speech("First", .announcement, .high), speech("Default"), speech("Low", .announcement, .low),
      speech("High", .announcement, .high),
    ]
    for speech in before { _ = queue.say(speech, duration: 10, at: .start) }
    _ = queue.settle(at: .start)
    _ = queue.say(speech("New low", .announcement, .low), duration: 10, at: .start)
    let lost = queue.say(speech("Cursor", .focus), duration: 10, at: .start)
    #expect(lost == [.lost(before[1]), .lost(before[2])])
    #expect(heard(&queue) == ["High", "Cursor", "New low"])
  }

  @Test(arguments: [Effect.Priority.high, .default, .low])
  func manyWaitingAnnouncementsTakeLinearTime(_ priority: Effect.Priority) {
    let times = growth(to: 16_000) { count in
      var queue = SpeechQueue()
      _ = queue.say(speech("First", .announcement, .high), duration: .max / 2, at: .start)
      for number in 0..<count {
        let now = Instant(microseconds: Int64(number) * 1000)
        _ = queue.say(speech("Next", .announcement, priority), duration: 1000, at: now)
        queue.awaitMove()
        _ = queue.settle(at: now)
        _ = queue.pass(now, hintDelay: 0) { _ in 0 }
        _ = queue.isPlayingGraph
      }
      _ = queue.say(speech("Cursor", .focus), duration: 1000, at: .start)
    }
    #expect(times < 24)
  }

  /// Fifty announcements a second, each cut off by the next.
  @Test func endlessAnnouncementsTakeLinearTime() throws {
    let talk = Effect.every(seconds: 0.02, [.post(.announcement("Tick", priority: .high))], until: nil)
    let document = try Document([.text("Screen").named("screen", on: [.focus: [talk]])])
    let times = growth(to: 400) { seconds in
      var simulator = Simulator(document)
      simulator.start()
      simulator.isLive = true
      simulator.wait(seconds: Double(seconds))
      #expect(simulator.fault == nil)
    }
    #expect(times < 24)
  }
}
