import AloudTestSupport
import Testing

@testable import AloudImport

/// The schema of overlays allows the same as reading.
@Suite struct OverlaySchemaTests {
  private func problems(_ text: String) throws -> [String] {
    let schema = try JSONTree(reading: ScreenDocumentSchema.overlayText())
    return try SchemaValidator(root: schema).problems(JSONTree(reading: text))
  }

  private static let overlays = (Fixtures.files(in: "Team") + Fixtures.files(in: "Apps")).filter {
    $0.hasSuffix(".overlay.json")
  }

  @Test func acceptsTheOverlaysOfTheExamples() throws {
    #expect(!Self.overlays.isEmpty)
    for path in Self.overlays { #expect(try problems(Fixtures.text(path)) == [], "\(path)") }
  }

  @Test(arguments: Fixtures.files(in: "Dumps").filter { $0.hasSuffix(".xml") || $0.hasSuffix(".txt") })
  func acceptsOverlaysFromImport(_ path: String) throws {
    let screen = try ImportedScreen(Array(Fixtures.bytes(path)))
    #expect(try problems(screen.document.overlayToBeginWith()) == [])
  }

  @Test(arguments: [
    #""nodes": [{"hint": "x"}]"#, #""nodes": [{"find": []}]"#, #""nodes": [{"find": {"lable": "x"}}]"#,
    #""nodes": [{"find": {"role": "buton"}}]"#, #""nodes": [{"find": {"label": "x"}, "count": 0}]"#,
    #""nodes": [{"find": {"label": "x"}, "traits": null}]"#, #""nodes": [{"find": {"label": "x"}, "children": []}]"#,
    #""nodes": [{"find": {"label": "x"}, "addTraits": ["buton"]}]"#, #""screens": {"a": {"flie": "x"}}"#,
    #""screens": []"#, #""elements": []"#,
  ]) func refusesTheSameAsReading(_ members: String) throws {
    let text = #"{"overlay": 1, \#(members)}"#
    #expect(throws: ImportError.self) { try Overlay(Array(text.utf8), name: "x.json") }
    #expect(try problems(text) != [])
  }

  @Test func nullRemovesAsInTheSchema() throws {
    for key in JSONKeys.Node.allCases where key != .children {
      let text = #"{"overlay": 1, "nodes": [{"find": {"label": "x"}, "\#(key.rawValue)": null}]}"#
      let isRead = (try? Overlay(Array(text.utf8), name: "x.json")) != nil
      #expect(isRead == key.canBeTakenAway, "\(key)")
      #expect(try problems(text).isEmpty == isRead, "\(key)")
    }
  }
}
