import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Each screen and dump in `Fixtures/` reads as in the file beside it. `ALOUD_RECORD=1 swift test` updates these files.
@Suite struct FixtureReadingTests {
  /// Dumps do not contain their language; these are not in English.
  static let languages = [
    "Dumps/axe-ko.json": "ko", "Dumps/maestro-runner.json": "ko", "Dumps/sim-use.json": "ko",
    "Dumps/sim-use-outline.txt": "ko", "Dumps/xcode.txt": "ko", "Dumps/xcode-cut.txt": "ko",
  ]

  @Test(arguments: Fixtures.files(in: "Screens") + Fixtures.files(in: "Dumps")) func everyFixtureReadsAsRecorded(
    _ file: String
  ) throws {
    let screen = try ImportedScreen(try Fixtures.bytes(file), language: Self.languages[file])
    let lines = ScreenReader(screen.document).reading().map(\.text)
    let text = lines.joined(separator: "\n") + "\n"
    let expectation = (file as NSString).deletingPathExtension + ".reading.txt"
    if Fixtures.isRecording {
      try text.write(to: Fixtures.url(expectation), atomically: true, encoding: .utf8)
    } else {
      let expected = try Fixtures.text(expectation).split(separator: "\n").map(String.init)
      #expect(
        lines == expected,
        "if this is right, ALOUD_RECORD=1 swift test --filter FixtureReadingTests writes \(expectation) anew")
    }
  }

  @Test func thereAreFixtures() {
    #expect(Fixtures.files(in: "Screens").count >= 15)
    #expect(Fixtures.files(in: "Dumps").count >= 30)
  }
}
