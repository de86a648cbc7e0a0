import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader

/// Points of charts are paired by series and x, whatever their speech is.
@Suite struct ChartDifferenceTests {
  private static let coffee = "Charts/coffee.json"

  private func changes(_ edits: KeyValuePairs<String, String>, in file: String = coffee) throws -> [String] {
    let old = try Fixtures.text(file)
    let new = edits.reduce(old) { text, edit in
      #expect(text.contains(edit.key))
      return text.replacing(edit.key, with: edit.value)
    }
    let readers = try [old, new].map { try ScreenReader(Document(reading: $0)) }
    return ReadingDifference(from: readers[0], to: readers[1]).changes.map { change in
      "\(change.kind) \([change.oldText, change.newText].compactMap(\.self).joined(separator: " > "))"
    }
  }

  @Test func aValueHasChanged() throws {
    #expect(try changes(["[3, 32]": "[3, 33]"]) == ["changed 3 cups, 32 lines of code > 3 cups, 33 lines of code"])
  }

  @Test func theGroupHasAnotherName() throws {
    #expect(
      try changes(["\"label\": \"Cups of coffee and lines of code\"": "\"label\": \"Coffee\""]) == [
        "changed Cups of coffee and lines of code, 0 cups, 20 lines of code > Coffee, 0 cups, 20 lines of code"
      ])
  }

  @Test func aPointInsertedBeforeOthersIsNew() throws {
    #expect(
      try changes(["[0, 20]": "[-1, 9], [0, 20]"]) == [
        "new Cups of coffee and lines of code, -1 cup, 9 lines of code",
        "changed Cups of coffee and lines of code, 0 cups, 20 lines of code > 0 cups, 20 lines of code",
      ])
  }

  @Test func chartsWithoutNamesAreStillMatched() throws {
    let edits: KeyValuePairs<String, String> = [
      "\"id\": \"coffee\",": "", "\"label\": \"Cups of coffee and lines of code\",": "\"label\": \"Coffee\",",
      "\"title\": \"Cups of coffee vs. lines of code\",": "", "\"name\": \"Engineers\",": "", "[12, 12]": "[12, 13]",
    ]
    #expect(try changes(edits).map { $0.prefix(8) } == ["changed ", "changed "])
  }

  @Test func anExtraPointAtTheSamePlaceIsNew() throws {
    #expect(
      try changes(["[3, 32],": "[3, 32], [3, 34],"]) == ["new 3 cups, 34 lines of code"])
  }

  /// A series that is inserted first takes no point from another.
  @Test func seriesAreFoundByTheirNames() throws {
    let changes = try changes(["\"name\": \"Arid\"": "\"name\": \"Dry\""], in: "Charts/rainfall.json")
    #expect(!changes.isEmpty && changes.allSatisfy { $0.hasPrefix("changed ") })
  }

  @Test func elementsOfAnotherChartAreNotMoved() throws {
    let old = try ScreenReader(Document(reading: Fixtures.text("Charts/coffee.json")))
    let new = try ScreenReader(Document(reading: Fixtures.text("Charts/births.json")))
    #expect(ReadingDifference(from: old, to: old).changes.isEmpty)
    #expect(ReadingDifference(from: old, to: new).changes.allSatisfy { $0.kind != .moved })
  }
}
