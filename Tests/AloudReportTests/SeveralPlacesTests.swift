import Aloud
import Foundation
import Testing

/// A finding with several places in each report: nothing is lost, and it is counted once.
struct SeveralPlacesTests {
  private static let count = 12

  /// Twelve images of a list, in the lines 1 to 12.
  private func file() throws -> AuditedFile {
    let images = (0..<SeveralPlacesTests.count).map {
      #"{"id": "photo-\#($0)", "traits": ["image"], "frame": [300, \#($0 * 60), 44, 44]}"#
    }
    let json = #"{"aloud": 1, "elements": [\#(images.joined(separator: ", "))]}"#
    let document = try ImportedScreen(Array(json.utf8)).document
    let places = (0..<SeveralPlacesTests.count).map { ("elements[\($0)]", FilePlace(line: $0 + 1, column: 3)) }
    var file = AuditedFile(
      "feed.json", findings: Audit(rules: Rule.all.filter { $0.id == "missing-label" }).findings(in: document),
      places: Dictionary(uniqueKeysWithValues: places))
    file.screens = AuditedApp(document).screens
    return file
  }

  @Test func countsTellFindingsAndPlaces() throws {
    let statistics = AuditStatistics([try file()])
    #expect(statistics.findingCount == 1)
    #expect(statistics.placeCount == SeveralPlacesTests.count)
    #expect(statistics.rows.map(\.placeCount) == [SeveralPlacesTests.count])
  }

  @Test func aResultOfSARIFHasTheOtherPlaces() throws {
    let runs = try ReportExample.object(SARIFReport([try file()]).json)["runs"] as? [[String: Any]]
    let results = try #require(runs?.first?["results"] as? [[String: Any]])
    #expect(results.count == 1)
    #expect(results[0]["occurrenceCount"] as? Int == SeveralPlacesTests.count)
    #expect((results[0]["locations"] as? [Any])?.count == 1)
    let related = try #require(results[0]["relatedLocations"] as? [[String: Any]])
    #expect(related.map { $0["id"] as? Int } == Array(1..<SeveralPlacesTests.count))
    let regions = related.map { ($0["physicalLocation"] as? [String: Any])?["region"] as? [String: Int] }
    #expect(regions.map { $0?["startLine"] } == Array(2...SeveralPlacesTests.count))
  }

  @Test func aCaseOfJUnitHasOneFailureWithAllPlaces() throws {
    let xml = JUnitReport([try file()]).xml
    #expect(xml.components(separatedBy: "<failure").count == 2)
    #expect(xml.contains("(12 places)"))
    for line in 1...SeveralPlacesTests.count { #expect(xml.contains("feed.json:\(line):3")) }
  }

  @Test func aPageHasOneRowAndAMarkForEachPlace() throws {
    let html = HTMLReport([try file()]).html
    #expect(html.components(separatedBy: "id=\"finding-1\"").count == 2)
    #expect(!html.contains("id=\"finding-2\""))
    #expect(html.contains("<details><summary>11 more places</summary>"))
    for line in 1...SeveralPlacesTests.count { #expect(html.contains("feed.json:\(line):3 <code>")) }
    let ids = html.matches(of: #/ id="(mark-1[-0-9]*)"/#).map(\.1)
    #expect(ids.count == SeveralPlacesTests.count)
    #expect(Set(ids).count == ids.count, "ids of marks are unique")
    #expect(ids.contains("mark-1"))
  }

  @Test func aTableListsThePlacesInOneCell() throws {
    let csv = ComplianceTable(ComplianceReport([try file()])).csv
    #expect(csv.contains("\"elements[0]\nfeed.json:2:3 elements[1]\nfeed.json:3:3 elements[2]"))
  }
}
