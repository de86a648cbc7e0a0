import Aloud
import Foundation
import Testing

@testable import AloudExplore

/// Says what it is told to say into a list, and dies after so many utterances.
private final class ScriptedVoice: ExploreVoice {
  private(set) var said: [String] = []
  private(set) var problem: String?
  private let life: Int

  init(life: Int) { self.life = life }

  func say(_ speech: ScreenReader.Speech, _ settings: VoiceOverSettings) -> Double? {
    if said.count >= life { problem = "the engine has died" }
    guard problem == nil else { return nil }
    said.append(Renderer(style: .commas).textWithoutHint(speech.utterance))
    return 0.02
  }

  func stop() { said.append("stop") }
  func play(_ happening: Happening) { said.append("[\(happening.rawValue)]") }
}

// Signals are those of the whole process.
@Suite(.serialized) struct ExploreLoopTests {
  /// Runs a loop on keys that are there from the beginning.
  private func run(_ keys: String, _ voice: any ExploreVoice) throws -> (explorer: Explorer, saved: [String]) {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let output = open("/dev/null", O_WRONLY)
    defer { [ends[0], output].forEach { close($0) } }
    _ = Array(keys.utf8).withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) }
    close(ends[1])
    let explorer = Explorer(try ExplorerExample.settings())
    let paths = Paths()
    var loop = ExploreLoop(explorer, voice: voice, input: ends[0], output: output, hasColor: false) { _, path in
      paths.all.append(path)
      return "Saved"
    }
    let result = loop.run()
    #expect(result.ending == .quit)
    return (result.explorer, paths.all)
  }

  private final class Paths { var all: [String] = [] }

  @Test func keysAreHeard() throws {
    let voice = ScriptedVoice(life: .max)
    _ = try run("\u{1B}[C\u{1B}[Cq", voice)
    #expect(
      voice.said.suffix(6) == [
        "[focus moved]", "Search, Text field", "stop", "[focus moved]", "Airplane Mode, Switch button, Off", "stop",
      ])
  }

  @Test func aDyingVoiceEndsNothing() throws {
    let voice = ScriptedVoice(life: 2)
    var explorer = try run("\u{1B}[C\u{1B}[C\u{1B}[C", voice).explorer
    #expect(explorer.record.steps.count == 4)
    #expect(explorer.lines().contains { $0.hasSuffix("─ silent ─┘") })
  }

  /// Without a key that quits, the end of the input does.
  @Test func theEndOfTheKeyboardEndsIt() throws { #expect(try run("", SilentVoice()).saved.isEmpty) }

  @Test func savesWhereItIsToldTo() throws { #expect(try run("xwalk\rq", SilentVoice()).saved == ["walk.aloud"]) }
}
