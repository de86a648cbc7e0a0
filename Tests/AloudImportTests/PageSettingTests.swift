import Aloud
import AloudTestSupport
import Testing

/// Settings for web pages on which sources disagree, and what came with versions of iOS.
@Suite struct PageSettingTests {
  private func lines(_ page: String, _ set: (inout VoiceOverSettings) throws -> Void) throws -> [String] {
    var options = ReaderOptions()
    try set(&options.settings)
    let document = try ImportedScreen(Fixtures.bytes("Pages/\(page).json")).document
    return ScreenReader(document, options: options).reading().map(\.text)
  }

  @Test(arguments: [
    ("describedBy", "content", "descriptions", "Account, Description, Twelve digits, Text field, Double tap to edit"),
    ("joinedTexts", "on", "lists", "• Apples, List start"), ("joinedTexts", "on", "lists", "• Pears"),
  ])
  func theSettingChangesTheReading(_ setting: String, _ value: String, _ page: String, _ line: String) throws {
    #expect(try lines(page) { try $0.set(setting, to: value) }.contains(line))
    #expect(try !lines(page) { _ in }.contains(line))
  }

  /// A line of a page before a version of iOS, and from it on.
  @Test(arguments: [
    (
      IOSChange.pageHeaders, "tables", "Lines, Line, Row 1, Column 1, Table start, 3 rows, 3 columns",
      "Lines, Line, Row header, Column header, Row 1, Column 1, Table start, 3 rows, 3 columns"
    ),
    (
      .pagePopups, "popups", "Delete, Dimmed, Pop-up button, Shows popup", "Delete, Dimmed, Pop-up button, Menu popup"
    ),
    (
      .landmarkRegions, "landmarks", "One hour: 8 euros, Prices, Landmark",
      "One hour: 8 euros, Prices, Region, Landmark"
    ),
    (.pageTerms, "definition-list", "Bow, Definition list start", "Bow, Definition list start, Term"),
    (.rolesOfDescriptions, "buttons", "Tune, big knob", "Tune, Button"),
  ])
  func aVersionBringsWords(_ change: IOSChange, _ page: String, _ before: String, _ after: String) throws {
    let old = try lines(page) { $0.ios = IOSVersion(change.since.major - 1) }
    #expect(old.contains(before) && !old.contains(after))
    let new = try lines(page) { $0.ios = change.since }
    #expect(new.contains(after) && !new.contains(before), "\(new)")
  }
}
