import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Each row of `Fixtures/Pages/Specification` reads as its table says: the roles, states and properties of WAI-ARIA, the
/// elements and attributes of HTML, and pairs of states. `ALOUD_RECORD=1` writes what they say anew.
@Suite(.long, .opensPages)
struct SpecificationTableTests {
  static let tables = ["roles", "states", "elements", "attributes", "pairs"]

  @Test(arguments: tables) func everyRowReadsAsTheTableSays(_ name: String) throws {
    var table = try SpecificationTable(name)
    let said = try table.readings()
    let wrong = table.rows.indices.filter { table.rows[$0].says != said[$0] }
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" {
      for row in wrong { table.rows[row].says = said[row] }
      return try table.write()
    }
    for (row, said) in zip(table.rows, said) where row.says != said {
      Issue.record("\(name): \(row.name): \(row.page)\n- \(row.says)\n+ \(said)")
    }
  }

  @Test(arguments: tables) func everyRowHasItsEvidence(_ name: String) throws {
    let table = try SpecificationTable(name)
    #expect(Set(table.rows.map(\.name)).count == table.rows.count)
    for row in table.rows {
      #expect(["read", "not read", "unknown"].contains(row.verdict) && !row.evidence.isEmpty, "\(row.name)")
    }
  }
}

/// A table of `Fixtures/Pages/Specification`.
struct SpecificationTable {
  struct Row {
    let name: String
    let page: String
    /// The stops in order, without hints.
    var says: String
    let verdict: String
    let evidence: String
  }

  private static let heading = ["name", "page", "says", "verdict", "evidence"]
  private let file: URL
  var rows: [Row]

  init(_ name: String) throws {
    file = Fixtures.url("Pages/Specification/\(name).tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let cells = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    try #require(cells.first == SpecificationTable.heading && cells.allSatisfy { $0.count == 5 })
    rows = cells.dropFirst().map { Row(name: $0[0], page: $0[1], says: $0[2], verdict: $0[3], evidence: $0[4]) }
  }

  func write() throws {
    let lines = rows.map { [$0.name, $0.page, $0.says, $0.verdict, $0.evidence] }
    let text = ([SpecificationTable.heading] + lines).map { $0.joined(separator: "\t") + "\n" }.joined()
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// What each row says. Many rows are frames of one page, because opening a page takes longer than reading it. A row that
  /// depends on its page, such as one with a dialog, is opened alone.
  func readings() throws -> [String] {
    var said: [String] = []
    for start in stride(from: 0, to: rows.count, by: 40) {
      let part = rows[start..<min(start + 40, rows.count)]
      let together = try SpecificationTable.readings(part.map(\.page))
      for (row, words) in zip(part, together) {
        said.append(words == row.says ? words : try SpecificationTable.reading(SpecificationTable.document(row.page)))
      }
    }
    return said
  }

  private static let silence = "(nothing)"

  private static func document(_ body: String) -> String {
    "<!DOCTYPE html><html lang=en><head><meta charset=utf-8><title>t</title></head><body>\(body)</body></html>"
  }

  private static func mark(_ index: Int) -> String { "Row \(index) of these" }

  private static func readings(_ pages: [String]) throws -> [String] {
    let frames = pages.enumerated().map { index, page in
      let source = document(page).replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
      return "<p>\(mark(index))</p><iframe width=390 height=600 srcdoc=\"\(source)\"></iframe>"
    }
    let stops = try stops(document(frames.joined()))
    return pages.indices.map { index in
      let after = stops.drop { $0 != mark(index) }.dropFirst().prefix { $0 != mark(index + 1) }
      return after.isEmpty ? silence : after.joined(separator: " | ")
    }
  }

  private static func reading(_ page: String) throws -> String {
    let stops = try stops(page)
    return stops.isEmpty ? silence : stops.joined(separator: " | ")
  }

  private static func stops(_ page: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let reading = ScreenReader(try ImportedScreen(PageDump.make(of: file.path).json).document).reading()
    return (0..<reading.count).map { rank in
      let stop = reading.stop(rank, after: rank > 0 ? rank - 1 : nil)
      return stop.description + stop.cues.map { ", \($0)" }.joined()
    }
  }
}
