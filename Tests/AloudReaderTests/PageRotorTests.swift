import Aloud
import AloudTestSupport
import Testing

/// The results of each rotor option on the pages in `Fixtures/Pages`, and the speech there.
@Suite struct PageRotorTests {
  @Test(arguments: try ExpectedPage.sections("Rotor")) func theRotorFindsTheExpectedElements(
    _ section: ExpectedPage.Section
  ) throws {
    var reader = ScreenReader(try ImportedScreen(try Fixtures.bytes("Pages/\(section.page).json")).document)
    guard turn(&reader, to: section.subject) else {
      #expect(section.lines.isEmpty, "The rotor does not offer \(section.subject).")
      return
    }
    let found = finds(&reader)
    #expect(found.map(ExpectedPage.compared) == section.lines.map(ExpectedPage.compared), "\(found)")
  }

  @Test func theFixturesHaveSections() throws { #expect(try ExpectedPage.sections("Rotor").count >= 15) }

  private func turn(_ reader: inout ScreenReader, to option: String) -> Bool {
    let level = option.hasPrefix("Heading level ") ? option.last?.wholeNumberValue : nil
    let name = level.map { reader.name(of: .headingLevel($0)) } ?? option
    return reader.perform(.rotor(name)).contains(.happening(.rotorTick))
  }

  /// The speech when flicking down, from before the first stop to the last result. The cursor starts on the first stop,
  /// which counts if flicking up returns to it.
  private func finds(_ reader: inout ScreenReader) -> [String] {
    let first = "\(reader.currentSpeech())"
    var found: [String] = []
    while let said = find(&reader, .swipeDown) {
      if found.isEmpty {
        var back = reader
        if find(&back, .swipeUp) != nil { found.append(first) }
      }
      found.append(said)
    }
    // Each offered option has at least one result.
    return found.isEmpty ? [first] : found
  }

  /// The speech at the new cursor; nil if the cursor does not move.
  private func find(_ reader: inout ScreenReader, _ gesture: ScreenReader.Gesture) -> String? {
    let before = reader.rank
    let events = reader.perform(gesture)
    guard reader.rank != before else { return nil }
    for case .utterance(let speech) in events { return reader.renderer.text(speech.utterance) }
    return ""
  }
}
