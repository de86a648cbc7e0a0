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

  /// A dated setting has its old value before its version, and its default from that version on; other settings do not
  /// change.
  @Test func aVersionSetsOnlyDatedSettings() throws {
    let dated = Setting.all.filter { $0.change != nil }
    #expect(dated.count >= 7)
    for setting in dated {
      let (since, before) = try #require(setting.change)
      let standard = setting.value(in: VoiceOverSettings())
      #expect(setting.accepts(before) && before != standard && IOSVersion.known.contains(since), "\(setting.name)")
      var settings = VoiceOverSettings()
      settings.hints = false
      settings.set(iOS: IOSVersion(since.major - 1))
      #expect(setting.value(in: settings) == before, "\(setting.name)")
      settings.set(iOS: since)
      #expect(setting.value(in: settings) == standard, "\(setting.name)")
      #expect(!settings.hints)
    }
    var newest = VoiceOverSettings()
    newest.set(iOS: IOSVersion.known.upperBound)
    #expect(newest == VoiceOverSettings())
  }

  @Test func laterEventsAreNotSaid() throws {
    let items: Outline = [
      .button("Amenities").with { $0.details.expanded = false },
      .text("Song").with { $0.details.actions = [Action(name: "Rename", category: .edit)] },
    ]
    var options = ReaderOptions()
    func reading() throws -> [String] { try ScreenReader(items, options: options).reading().map(\.text) }
    #expect(try reading() == ["Amenities, Button, Collapsed, Double-tap to expand", "Song"])
    options.settings.set(iOS: IOSVersion(17))
    #expect(try reading() == ["Amenities, Button", "Song, Actions available"])
  }
}
