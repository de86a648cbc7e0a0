import Aloud
import Foundation
import Testing

@Suite struct LiveSpeakerTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func speaker(
    _ body: String, _ onError: @escaping @Sendable (SoundError) -> Void = { _ in }
  ) throws -> LiveSpeaker {
    LiveSpeaker(engine: TestEngine(), player: try Player(folder.script("p", body)), onError: onError)
  }

  @Test func saysOneAfterAnother() throws {
    let speaker = try speaker("wc -c < \"$1\" >> \(folder.path("sizes"))")
    speaker.say(Spoken(plain: "ab"))
    speaker.say(Spoken(plain: "abcd"), from: 0.25)
    speaker.waitUntilSilent()
    let sizes = try folder.text("sizes").split(separator: "\n").compactMap { Int($0.filter(\.isNumber)) }
    #expect(sizes == [44 + 4 * TestEngine.length, 44 + 6 * TestEngine.length])
    #expect(!speaker.isSpeaking)
  }

  @Test func isSilentAtOnceAndForgetsWhatWaited() throws {
    let speaker = try speaker("echo begun >> \(folder.path("log")); sleep 60")
    let clock = ContinuousClock()
    let took = clock.measure {
      speaker.say(Spoken(plain: "one"))
      speaker.say(Spoken(plain: "two"))
      while (try? folder.text("log")) == nil { usleep(1_000) }
      speaker.stop()
      speaker.waitUntilSilent()
    }
    #expect(took < .seconds(10))
    #expect(try folder.text("log") == "begun\n")
  }

  @Test func goesOnAfterAStop() throws {
    let speaker = try speaker("echo said >> \(folder.path("log"))")
    speaker.stop()
    speaker.say(Spoken(plain: "one"))
    speaker.waitUntilSilent()
    #expect(try folder.text("log") == "said\n")
  }

  @Test func tellsOnceWhatIsWrong() throws {
    let log = folder.url.appendingPathComponent("errors")
    let speaker = try speaker("echo 'Host is down' >&2; exit 1") { error in
      let before = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      try? "\(before)\(error.description)\n".write(to: log, atomically: true, encoding: .utf8)
    }
    for _ in 0..<3 { speaker.say(Spoken(plain: "one")) }
    speaker.waitUntilSilent()
    let text = try folder.text("errors")
    #expect(text.contains("does not play: Host is down") && text.split(separator: "\n").count == 1)
  }
}
