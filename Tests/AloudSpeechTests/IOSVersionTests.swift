import Aloud
import AloudTestSupport
import Testing

@Suite struct IOSVersionTests {
  @Test(arguments: [
    ("16", IOSVersion(16)), ("16.4", IOSVersion(16, 4)), ("27", IOSVersion(27)), ("13", IOSVersion(13)),
    ("12", IOSVersion(12)), ("11", nil),
    ("28", nil), ("", nil), ("iOS 16", nil), ("16.", nil), (".4", nil), ("16.4.1", nil), ("-16", nil), ("１６", nil),
    ("99999999999999999999", nil),
  ])
  func versionsAreReadFromText(_ text: String, _ version: IOSVersion?) { #expect(IOSVersion(text) == version) }

  @Test func versionsAreInTheirOrder() {
    #expect(IOSVersion(16) < IOSVersion(16, 4) && IOSVersion(16, 4) < IOSVersion(17))
    #expect("\(IOSVersion(16))" == "16" && "\(IOSVersion(16, 4))" == "16.4")
  }

  @Test(arguments: IOSChange.allCases) func aChangeIsThereSinceItsVersion(_ change: IOSChange) {
    #expect(IOSVersion.known.contains(change.since) && change.since > IOSVersion.known.lowerBound)
    var settings = VoiceOverSettings()
    #expect(settings.has(change), "the default is the newest version")
    settings.ios = IOSVersion(change.since.major - 1, 9)
    #expect(!settings.has(change))
    settings.ios = change.since
    #expect(settings.has(change))
  }

  @Test func laterEventsAreNotSaid() throws {
    let items: Outline = [
      .button("Amenities").with { $0.details.expanded = false },
      .text("Song").with { $0.details.actions = [Action(name: "Rename", category: .edit)] },
    ]
    var options = ReaderOptions()
    func reading() throws -> [String] { try ScreenReader(items, options: options).reading().map(\.text) }
    #expect(try reading() == ["Amenities, Button, Collapsed, Double-tap to expand", "Song"])
    options.settings.ios = IOSVersion(17)
    #expect(try reading() == ["Amenities, Button", "Song, Actions available"])
  }
}
