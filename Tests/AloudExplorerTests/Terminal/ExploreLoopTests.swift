import Aloud
import Foundation
import Testing

@testable import AloudExplorer
@testable import AloudTerminal

/// Appends its text to a list, and fails after this number of utterances.
private final class ScriptedVoice: ExploreVoice {
  private(set) var said: [String] = []
  private(set) var problem: String?
  /// Is signalled when the focus moves, which is once for each key of these tests.
  let moves = DispatchSemaphore(value: 0)
  private let life: Int

  init(life: Int) { self.life = life }

  func say(_ speech: ScreenReader.Speech, _ settings: VoiceOverSettings) -> Double? {
    if said.count >= life { problem = "the engine has died" }
    guard problem == nil else { return nil }
    said.append(Renderer(style: .commas).textWithoutHint(speech.utterance))
    return 0.02
  }

  func stop() { said.append("stop") }
  func play(_ happening: Happening) {
    said.append("[\(happening.rawValue)]")
    if happening == .focusMoved { moves.signal() }
  }
}

// Signals affect the whole process.
@Suite(.serialized) struct ExploreLoopTests {
  /// Runs a loop with keys. The keys of each text arrive together, after the focus has moved by the previous ones. A voice
  /// that has failed does not tell that; the next keys then arrive two seconds later.
  private func run(_ keys: String..., voice: any ExploreVoice) throws -> (explorer: Explorer, saved: [String]) {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let output = open("/dev/null", O_WRONLY)
    defer { [ends[0], output].forEach { close($0) } }
    let input = ends[1]
    let moves = (voice as? ScriptedVoice)?.moves
    Thread.detachNewThread {
      for keys in keys {
        _ = moves?.wait(timeout: .now() + 2)
        _ = Array(keys.utf8).withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      }
      close(input)
    }
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

  @Test func keysProduceSpeech() throws {
    let voice = ScriptedVoice(life: .max)
    _ = try run("\u{1B}[C", "\u{1B}[C", "q", voice: voice)
    #expect(
      voice.said.filter { $0 != "stop" }.suffix(4) == [
        "[focus moved]", "Search, Text field", "[focus moved]", "Airplane Mode, Switch button, Off",
      ])
  }

  /// A held key sends several keys at once. The elements between are not said.
  @Test func onlyTheLastOfSimultaneousKeysIsHeard() throws {
    let voice = ScriptedVoice(life: .max)
    let explorer = try run("\u{1B}[C\u{1B}[C", "q", voice: voice).explorer
    #expect(explorer.record.steps == ["start", "swipe right", "swipe right"])
    #expect(voice.said.contains("Airplane Mode, Switch button, Off"))
    #expect(!voice.said.contains { $0.hasPrefix("Search") })
  }

  @Test func aFailingVoiceDoesNotEndTheWalk() throws {
    let voice = ScriptedVoice(life: 2)
    var explorer = try run("\u{1B}[C", "\u{1B}[C", "\u{1B}[C", voice: voice).explorer
    #expect(explorer.record.steps.count == 4)
    #expect(explorer.lines().contains { $0.hasSuffix("─ silent ─┘") })
  }

  /// Without a quit key, the end of the input ends the loop.
  @Test func theEndOfTheKeyboardEndsIt() throws { #expect(try run("", voice: SilentVoice()).saved.isEmpty) }

  @Test func savesToTheGivenFile() throws {
    #expect(try run("xwalk\rq", voice: SilentVoice()).saved == ["walk.aloud"])
  }
}
