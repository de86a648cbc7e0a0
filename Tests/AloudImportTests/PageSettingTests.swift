import Aloud
import AloudTestSupport
import Testing

/// Settings for web pages on which sources disagree, and differences between versions of iOS.
@Suite struct PageSettingTests {
  private func lines(_ page: String, _ set: (inout VoiceOverSettings) throws -> Void) throws -> [String] {
    var options = ReaderOptions()
    try set(&options.settings)
    let document = try ImportedScreen(Fixtures.bytes("Pages/\(page).json")).document
    return ScreenReader(document, options: options).reading().map(\.text)
  }

  @Test(arguments: [
    ("pageHeaders", "off", "tables", "Lines, Line, Row 1, Column 1, Table start, 3 rows, 3 columns"),
    ("pageTerms", "off", "definition-list", "Bow, Definition list start"),
    ("pagePopups", "shown", "popups", "Actions, Pop-up button, Shows popup"),
    ("landmarkRegions", "off", "landmarks", "One hour: 8 euros, Prices, Landmark"),
    ("roleDescriptions", "on", "buttons", "Tune, big knob"),
    ("describedBy", "content", "descriptions", "Account, Description, Twelve digits, Text field, Double tap to edit"),
    ("joinedTexts", "on", "lists", "• Apples, List start"), ("joinedTexts", "on", "lists", "• Pears"),
  ])
  func theSettingChangesTheReading(_ setting: String, _ value: String, _ page: String, _ line: String) throws {
    #expect(try lines(page) { try $0.set(setting, to: value) }.contains(line))
    #expect(try !lines(page) { _ in }.contains(line))
  }

  @Test func theOldestVersionHasNoneOfTheNewerWords() throws {
    let tables = try lines("tables") { $0.set(iOS: IOSVersion(12)) }
    #expect(!tables.joined().contains("header"))
    let popups = try lines("popups") { $0.set(iOS: IOSVersion(12)) }
    #expect(popups.contains("Actions, Pop-up button, Shows popup"))
    let newer = try lines("popups") { $0.set(iOS: IOSVersion(13)) }
    #expect(newer.contains("Actions, Pop-up button, Menu popup"))
  }
}
