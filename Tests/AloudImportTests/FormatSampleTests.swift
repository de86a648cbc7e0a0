import AloudTestSupport
import Testing

@testable import AloudImport

/// The tests of all formats are tables. A new format has a row in each.
@Suite struct FormatSampleTests {
  private func formats(of dumps: [String]) throws -> [ScreenFormat] {
    try dumps.map { try ImportedScreen(Fixtures.bytes($0)).format }
  }

  /// The names of the other formats.
  private func missing(in formats: [ScreenFormat]) -> [String] {
    ScreenFormat.allCases.filter { !formats.contains($0) }.map(\.rawValue)
  }

  @Test func everyFormatHasADump() throws {
    // Fixtures/Screens and Fixtures/Pages have the others.
    let missing = try missing(in: formats(of: Fixtures.files(in: "Dumps")))
    #expect(
      missing == ["aloud", "web-page"],
      "Fixtures/Dumps has a dump of each format, and its reading")
  }

  @Test func everyFormatHasElementsBeyondTheLimit() {
    // A screen document is handwritten; its objects are counted.
    #expect(
      missing(in: ElementLimitTests.samples.map(\.format)) == ["aloud"],
      "ElementLimitTests.samples has each format, with § before the element beyond the limit")
  }

  @Test func everyFormatIsNested() {
    // AXe's reply is read like that of idb. HostilePageTests has pages.
    #expect(
      missing(in: HostileInputTests.nestings.map(\.format)) == ["axe", "web-page"],
      "HostileInputTests.nestings has each format in which elements lie in one another")
  }

  @Test func theElementsOfEveryFormatHavePlaces() throws {
    // DocumentPlacesTests has screen documents. A dump of a page has no places of its own.
    let missing = try missing(in: formats(of: DumpPlacesTests.rows.map { "Dumps/" + $0.file }))
    #expect(missing == ["aloud", "web-page"], "DumpPlacesTests.rows has each format")
  }
}
