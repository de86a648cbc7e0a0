import AloudTestSupport
import Testing

@testable import AloudProcess
@testable import AloudSound

@Suite struct MessageTests {
  private static let run = WorkerRequest.Run(
    text: "설정", isPhonemes: true, voice: "ko+f3", rate: 175, pitch: -1, volume: 200, hasPause: true)
  private static let setup = WorkerRequest.Setup(
    library: "/x.so", isReproducible: false, frameLimit: 5, secondLimit: .max)
  static let requests: [WorkerRequest] = [
    .open(WorkerRequest.Setup()), .open(setup), .speak([]), .speak([run, run]), .phonemes(text: "a", voice: ""),
    .voices,
  ]
  private static let speech = WorkerReply.Speech(
    samples: [.min, -1, 0, .max],
    runs: [.init(frameCount: 3, words: [.init(position: 7, frame: 2)]), .init(frameCount: 1)],
    isCut: true, nanoseconds: 1 << 40, isWorn: true)
  static let replies: [WorkerReply] = [
    .ready("1.51"), .spoken(.init()), .spoken(speech), .phonemes("h@l'oU"), .failure(SoundError(.noVoice, "no")),
    .failure(SoundError(.noEngine, "")),
    .voices([
      .init(name: "Korean", languages: ["ko", "x"], gender: .female, file: "ko"),
      .init(name: "", languages: [], gender: nil, file: ""),
    ]),
  ]

  @Test(arguments: requests) func requestsRoundTrip(_ request: WorkerRequest) throws {
    let message = request.message
    #expect(MessageReader.length(message[...]) == message.count - 4)
    #expect(try WorkerRequest(message[4...]) == request)
  }

  @Test(arguments: replies) func repliesRoundTrip(_ reply: WorkerReply) throws {
    let message = reply.message
    #expect(MessageReader.length(message[...]) == message.count - 4)
    #expect(try WorkerReply(message[4...]) == reply)
  }

  @Test(arguments: replies) func truncatedMessagesAreInvalid(_ reply: WorkerReply) {
    for length in 4..<reply.message.count {
      #expect(throws: MessageReader.Malformed()) { try WorkerReply(reply.message[4..<length]) }
    }
    #expect(throws: MessageReader.Malformed()) { try WorkerReply((reply.message + [0])[4...]) }
  }

  @Test func corruptedInputNeverCrashes() {
    var random = SeededGenerator(seed: 5)
    let messages = Self.replies.map(\.message) + Self.requests.map(\.message)
    for _ in 0..<3_000 {
      var message = messages[Int.random(in: 0..<messages.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        message[Int.random(in: 4..<message.count, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? WorkerReply(message[4...])
      _ = try? WorkerRequest(message[4...])
    }
  }
}
