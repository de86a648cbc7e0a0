import Aloud
import AloudReader
import AloudScript
import AloudSimulator
import AloudTestSupport
import Testing

@Suite struct ScriptFuzzTests {
  /// Any text is a valid script, or gives an error with a place inside the text.
  private func check(_ text: String) {
    do throws(ScriptError) {
      let script = try Script(text)
      #expect(Array(script.text.utf8) == Array(text.utf8))
      _ = script.recorded(script.steps.map { _ in [.utterance("a"), .happening(.alert)] })
    } catch {
      let lines = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
      #expect(error.line >= 1 && error.line <= lines.count)
      #expect(error.column >= 1 && error.column <= (lines.map(\.count).max() ?? 0) + 1)
      #expect((0...error.excerpt.unicodeScalars.count).contains(error.caret))
      #expect(!error.message.description.contains { $0.isNewline } && error.message.description.count <= 500)
    }
  }

  @Test(.long, arguments: UInt64(0)..<200) func randomBytes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array(">#![]/\"….() \t\r\nabé*+?\u{FEFF}\u{0}".utf8)
    for prefix in ["", "> start\n", "> ", "> start\n/"] {
      let bytes = (0..<40).map { _ in
        seed % 2 == 0 ? UInt8.random(in: 0...255, using: &random) : alphabet.randomElement(using: &random) ?? 0
      }
      check(prefix + String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: UInt64(0)..<200) func mutatedScripts(_ seed: UInt64) {
    var scripts = RandomScripts(seed: seed)
    var random = SeededGenerator(seed: seed)
    var bytes = Array((scripts.script(steps: 3) + "\n> post announcement \"a\" priority high\n> wait 2s\n").utf8)
    for _ in 0..<3 {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...127, using: &random)
      default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: 0)
      }
    }
    check(String(decoding: bytes, as: UTF8.self))
  }
}
