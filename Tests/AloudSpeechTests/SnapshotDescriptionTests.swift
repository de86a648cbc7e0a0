import Aloud
import AloudTestSupport
import Testing

/// AccessibilitySnapshot's own output, byte for byte.
@Suite struct SnapshotDescriptionTests {
  @Test(arguments: try FixtureCase.all(in: "snapshot-descriptions.json")) func recorded(_ example: FixtureCase) {
    let reading = ScreenReader(example.document, options: ReaderOptions(profile: .snapshot)).reading()
    let stop = reading[example.stop]
    #expect(stop.description == example.description)
    #expect(stop.hint == example.hint)
  }

  @Test func thereAreAllOfThem() throws {
    #expect(try FixtureCase.all(in: "snapshot-descriptions.json").count == 155)
  }

  @Test func actionsAndContentAreCues() throws {
    let outline: Outline = [
      .text("Label").with {
        $0.details.actions = [Action(name: "First")]
        $0.details.content = [CustomContent(label: "Size", value: "Big", importance: .high)]
      }
    ]
    let stop = try ScreenReader(outline, options: ReaderOptions(profile: .snapshot)).reading()[0]
    #expect(stop.description == "Label")
    #expect(stop.cues == ["Actions Available", "More Content Available"])
    #expect(stop.text == "Label. Actions Available. More Content Available")
  }
}
