import AloudTestSupport
import Testing

@testable import AloudImport

/// The tests of all formats are tables. A new format has a row in each.
@Suite struct FormatSampleTests {
  private func formats(of dumps: [String]) throws -> [ScreenFormat] {
    try dumps.map { try ImportedScreen(Fixtures.bytes($0)).format }
  }

  private func without(_ formats: [ScreenFormat]) -> Set<ScreenFormat> {
    Set(ScreenFormat.allCases).subtracting(formats)
  }

  @Test func everyFormatHasADump() throws {
    // Fixtures/Screens and Fixtures/Pages have the others.
    #expect(
      without(try formats(of: Fixtures.files(in: "Dumps"))) == [.aloud, .webPage],
      "Fixtures/Dumps has a dump of each format, and its reading")
  }

  @Test func everyFormatHasElementsBeyondTheLimit() {
    // A screen document is handwritten; its objects are counted.
    #expect(
      without(ElementLimitTests.samples.map(\.format)) == [.aloud],
      "ElementLimitTests.samples has each format, with § before the element beyond the limit")
  }

  @Test func everyFormatIsNested() {
    // AXe's reply is read like that of idb. HostilePageTests has pages.
    #expect(
      without(HostileInputTests.nestings.map(\.format)) == [.axe, .webPage],
      "HostileInputTests.nestings has each format in which elements lie in one another")
  }

  @Test func theElementsOfEveryFormatHavePlaces() throws {
    // DocumentPlacesTests has screen documents. A dump of a page has no places of its own.
    #expect(
      without(try formats(of: DumpPlacesTests.rows.map { "Dumps/" + $0.file })) == [.aloud, .webPage],
      "DumpPlacesTests.rows has each format")
  }
}
