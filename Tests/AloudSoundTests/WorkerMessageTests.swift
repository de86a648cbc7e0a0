import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudProcess
@testable import AloudSound

@Suite struct WorkerMessageTests {
  private static let run = WorkerRequest.Run(
    text: "설정", isPhonemes: true, voice: "ko+f3", rate: 175, pitch: -1, volume: 200, hasPause: true)
  private static let setup = WorkerRequest.Setup(
    library: "/x.so", isReproducible: false, frameLimit: 5, timeLimitInSeconds: .max)
  static let requests: [WorkerRequest] = [
    .open(WorkerRequest.Setup()), .open(setup), .speak([]), .speak([run, run]), .phonemes(text: "a", voice: ""),
    .voices,
  ]
  private static let speech = WorkerReply.Speech(
    bytes: Data([0, 128, 255, 255, 0, 0, 255, 127]),
    runs: [.init(frameCount: 3, words: [.init(position: 7, frame: 2)]), .init(frameCount: 1)],
    isCut: true, seconds: 0.1, needsNewWorker: true)
  static let replies: [WorkerReply] = [
    .ready("1.51"), .spoken(.init()), .spoken(speech), .phonemes("h@l'oU"), WorkerReply(SoundError(.noVoice, "no")),
    WorkerReply(SoundError(.noEngine, "")),
    .voices([
      .init(name: "Korean", languages: ["ko", "x"], gender: .female, file: "ko"),
      .init(name: "", languages: [], gender: nil, file: ""),
    ]),
  ]

  @Test(arguments: requests) func requestsRoundTrip(_ request: WorkerRequest) throws {
    let message = WorkerMessage.bytes(of: request)
    #expect(WorkerMessage.range(in: message, from: 0) == 4..<message.count)
    #expect(WorkerMessage.value(of: message[4...]) == request)
  }

  @Test(arguments: replies) func repliesRoundTrip(_ reply: WorkerReply) throws {
    let message = WorkerMessage.bytes(of: reply)
    #expect(WorkerMessage.range(in: message, from: 0) == 4..<message.count)
    #expect(WorkerMessage.value(of: message[4...]) == reply)
  }

  @Test func samplesRoundTrip() {
    #expect(Self.speech.samples == [.min, -1, 0, .max] && Self.speech.isConsistent)
    var other = Self.speech
    other.runs[0].frameCount = 2
    #expect(!other.isConsistent)
  }

  @Test(arguments: replies) func truncatedMessagesAreInvalid(_ reply: WorkerReply) {
    let message = WorkerMessage.bytes(of: reply)
    for length in 4..<message.count { #expect(WorkerMessage.value(of: message[4..<length]) as WorkerReply? == nil) }
    #expect(WorkerMessage.value(of: (message + [0])[4...]) as WorkerReply? == nil)
  }

  @Test func corruptedInputNeverCrashes() {
    var random = SeededGenerator(seed: 5)
    let messages = Self.replies.map { WorkerMessage.bytes(of: $0) } + Self.requests.map { WorkerMessage.bytes(of: $0) }
    for _ in 0..<3_000 {
      var message = messages[Int.random(in: 0..<messages.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        message[Int.random(in: 4..<message.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = WorkerMessage.value(of: message[4...]) as WorkerReply?
      _ = WorkerMessage.value(of: message[4...]) as WorkerRequest?
    }
  }
}
