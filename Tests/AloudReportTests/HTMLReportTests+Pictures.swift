import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct HTMLReportPictureTests {
  private static let elements = #"""
    {"traits": ["button"], "frame": [0, 0, 44, 44]}, {"label": "Small", "traits": ["button"], "frame": [0, 60, 10, 10]}
    """#

  private func file(_ path: String, _ elements: String = elements) throws -> AuditedFile {
    let app = AuditedApp(
      try Document(
        reading: "{\"aloud\": 1, \"elements\": [\(elements)], \"screens\": {\"x\": {\"elements\": [\(elements)]}}}"))
    var file = AuditedFile(path, findings: Audit().findings(in: app))
    file.screens = app.screens
    return file
  }

  private func attributes(_ html: String, _ path: String) throws -> [String] {
    try XMLDocument(xmlString: html).nodes(forXPath: path).compactMap(\.stringValue)
  }

  @Test func findingsAndMarksAreLinkedBothWays() throws {
    let files = [try file("a.json"), try file("b.json")]
    let html = HTMLReport(files).html
    let ids = try attributes(html, "//@*[name()='id']")
    #expect(Set(ids).count == ids.count)
    let links = try attributes(html, "//*[local-name()='a']/@*[name()='href']")
    #expect(links.allSatisfy { ids.contains(String($0.dropFirst())) })
    var number = 0
    for file in files {
      for finding in file.findings {
        number += 1
        let (row, mark) = ("finding-\(number)", "mark-\(number)")
        // Each finding has its number; findings about an element are marked in the picture.
        #expect(ids.contains(row))
        let isOfNode = finding.path.contains("[")
        #expect(
          links.contains("#\(row)") == isOfNode && links.contains("#\(mark)") == isOfNode
            && ids.contains(mark) == isOfNode)
      }
    }
    #expect(try attributes(html, "//*[local-name()='svg']").count == 4)
    #expect(html.contains("aria-label=\"F-001: error: "))
  }

  @Test func aReportWithoutScreensHasNoPictures() throws {
    var file = try file("a.json")
    file.screens = []
    let html = HTMLReport([file]).html
    #expect(!html.contains("<svg") && !html.contains("class=\"badge"))
  }

  @Test func aScreenWithoutFindingsHasNoPicture() throws {
    var file = try file("a.json")
    file.findings.removeAll { $0.screen == 1 }
    #expect(try attributes(HTMLReport([file]).html, "//*[local-name()='svg']").count == 1)
  }

  @Test func aLargeScreenIsDrawnAsOutlines() throws {
    let many = (0..<1500).map { #"{"label": "A label of some words \#($0)", "frame": [0, \#($0 * 20), 300, 20]}"# }
    let file = try file("a.json", (many + [Self.elements]).joined(separator: ","))
    let html = HTMLReport([file]).html
    #expect(
      html.contains("<svg") && html.contains("id=\"mark-") && !html.contains(">A label of some words 7</text>"))
  }

  /// A report of 200 screens is small and fast enough.
  @Test func reportsOfManyScreensAreSmall() throws {
    let elements = (0..<60).map {
      #"{"label": "Row \#($0)", "value": "Something", "traits": ["button"], "frame": [0, \#($0 * 44), 300, 44]}"#
    }
    let files = try (0..<100).map { try file("\($0).json", elements.joined(separator: ",")) }
    var html = ""
    let seconds = processorSeconds { html = HTMLReport(files).html }
    #expect(html.utf8.count < 20_000_000 && seconds < 10)
  }
}
