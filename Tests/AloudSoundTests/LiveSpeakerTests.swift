import Aloud
import AloudTestSupport
import Foundation
import Testing

@Suite struct LiveSpeakerTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  private func speaker(
    _ body: String, _ onError: @escaping @Sendable (SoundError) -> Void = { _ in }
  ) throws -> LiveSpeaker {
    LiveSpeaker(player: try Player(folder.script("p", body)), onError: onError)
  }

  private func tone(seconds: Double) -> Waveform {
    Waveform(samples: [Int16](repeating: 1_000, count: Int(clamping: seconds * Double(Waveform.speechRate))))
  }

  @Test func saysOneAfterAnother() throws {
    let speaker = try speaker("wc -c < \"$1\" >> \(folder.path("sizes"))")
    speaker.say(tone(seconds: 0.2))
    speaker.say(tone(seconds: 0.4).dropping(seconds: 0.1))
    speaker.waitUntilSilent()
    let sizes = try folder.text("sizes").split(separator: "\n").compactMap { Int($0.filter(\.isNumber)) }
    #expect(sizes == [44 + 2 * 4_410, 44 + 2 * 6_615])
    #expect(!speaker.isSpeaking)
  }

  @Test func stoppingSilencesAndDropsWaitingSpeech() throws {
    let speaker = try speaker("echo begun >> \(folder.path("log")); sleep 60")
    let clock = ContinuousClock()
    let took = try clock.measure {
      speaker.say(tone(seconds: 60))
      speaker.say(tone(seconds: 60))
      try folder.wait { try folder.names.contains("log") && folder.text("log") == "begun\n" }
      speaker.stop()
      speaker.waitUntilSilent()
    }
    #expect(took < .seconds(50))
    #expect(try folder.text("log") == "begun\n")
  }

  @Test func releasingTheSpeakerSilencesIt() throws {
    var speaker: LiveSpeaker? = try speaker("echo $$ > \(folder.path("id")); exec sleep 60")
    speaker?.say(tone(seconds: 60))
    try folder.wait { try folder.names.contains("id") && !folder.text("id").isEmpty }
    speaker = nil
    let id = try #require(pid_t(try folder.text("id").filter(\.isNumber)))
    try folder.wait { kill(id, 0) != 0 }
  }

  @Test(.long) func unfinishedSoundsAreLimited() throws {
    // It ends when the file is removed, and so when the folder is removed.
    _ = try folder.script("wait", "")
    let speaker = try speaker(
      "echo begun >> \(folder.path("log")); while [ -e \(folder.path("wait")) ]; do sleep 0.02; done")
    func begun() throws -> Int {
      try folder.names.contains("log") ? folder.text("log").split(separator: "\n").count : 0
    }
    for _ in 0..<50 { speaker.play(.boundary) }
    speaker.say(tone(seconds: 0.1))
    // A player that gets no processor time within the limit is ended before it plays; so there may be fewer sounds, but
    // never more.
    try folder.wait { try begun() >= 5 || !speaker.isSpeaking }
    unlink(folder.path("wait"))
    speaker.waitUntilSilent()
    usleep(300_000)
    #expect(try begun() <= 5)
  }

  @Test func continuesAfterAStop() throws {
    let speaker = try speaker("echo said >> \(folder.path("log"))")
    speaker.stop()
    speaker.say(tone(seconds: 0.1))
    speaker.waitUntilSilent()
    #expect(try folder.text("log") == "said\n")
  }

  @Test func reportsAFailureOnce() throws {
    let log = folder.url.appendingPathComponent("errors")
    let speaker = try speaker("echo 'Host is down' >&2; exit 1") { error in
      let before = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      try? "\(before)\(error.description)\n".write(to: log, atomically: true, encoding: .utf8)
    }
    for _ in 0..<3 { speaker.say(tone(seconds: 0.1)) }
    speaker.waitUntilSilent()
    let text = try folder.text("errors")
    #expect(text.contains("does not play: Host is down") && text.split(separator: "\n").count == 1)
  }
}
