import AloudBase
import AloudTree
import Testing

@testable import AloudImport

/// Rows that share their identifiers, and come and go.
@Suite struct OverlayRowTests {
  private static func list(_ rows: [String]) throws -> ImportedScreen {
    let cells = rows.map { name in
      """
      {"sharedIdentifier": "row", "groupsChildren": true, "children": [
        {"label": "\(name)"}, {"sharedIdentifier": "delete", "label": "Delete", "traits": ["button"]}]}
      """
    }
    return try ImportedScreen(Array("{\"aloud\": 1, \"elements\": [\(cells.joined(separator: ","))]}".utf8))
  }

  private static func overlay(_ items: String) throws -> Overlay {
    try Overlay(Array("{\"overlay\": 1, \"nodes\": [\(items)]}".utf8), name: "o.json")
  }

  @Test func aSharedIdentifierFindsAllItsNodes() throws {
    let overlay = try Self.overlay(#"{"find": {"identifier": "delete"}, "count": 2, "hint": "Removes"}"#)
    let tree = try Self.list(["Apples", "Bread"]).with([overlay]).document.firstScreen.tree
    #expect(tree.ids.filter { tree[$0].hint?.string == "Removes" }.map(\.index) == [3, 6])
  }

  @Test(arguments: [
    (#"{"identifier": "row", "has": {"label": "Bread"}}"#, [4]), (#"{"has": {"label": "Bread"}}"#, [4]),
    (#"{"has": {"identifier": "delete"}}"#, [1, 4]),
    (#"{"label": "Delete", "in": {"identifier": "row", "has": {"label": "Bread"}}}"#, [6]),
    (#"{"identifier": "row", "has": {"identifier": "row"}}"#, []),
  ]) func rowsAreFoundByTheirContent(_ finder: String, _ expected: [Int]) throws {
    let json = JSONText(Array(finder.utf8))
    let screen = ScreenLayer(try Self.list(["Apples", "Bread"]).document.firstScreen)
    #expect(try NodeFinder(try #require(json.root)).nodes(in: screen).map(\.index) == expected)
  }

  @Test func idsOfAnOverlayStayWithTheirRows() throws {
    let text = try Self.list(["Apples", "Bread", "Milk"]).document.overlayToBeginWith()
    #expect(!text.contains("place"), "\(text)")
    let overlay = try Overlay(Array(text.utf8), name: "o.json")
    let moved = try Self.list(["Tea", "Milk", "Bread", "Apples"]).with([overlay]).document.firstScreen.tree
    // Delete, delete-2 and delete-3 belonged to Apples, Bread and Milk.
    let ids = moved.ids.compactMap { moved[$0].id }
    #expect(ids == ["milk", "delete-3", "bread", "delete-2", "apples", "delete"])
    #expect(throws: OverlayError.self) { try Self.list(["Apples", "Bread"]).with([overlay]) }
  }

  @Test func nodesOutsideAreReported() throws {
    let overlay = try Self.overlay(#"{"find": {"identifier": "row", "has": {"label": "Braed"}}}"#)
    let error = #expect(throws: OverlayError.self) { try Self.list(["Apples", "Bread"]).with([overlay]) }
    let told = "\(try #require(error))"
    #expect(
      told.hasPrefix(#"o.json:1:64: no node has the label "Braed"; the nearest are elements[1].children[0]"#), "\(told)"
    )
  }
}
