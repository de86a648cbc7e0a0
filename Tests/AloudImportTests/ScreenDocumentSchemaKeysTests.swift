import AloudTree
import Testing

@testable import AloudImport

/// The keys of each object in the schema are the keys that reading accepts.
@Suite struct ScreenDocumentSchemaKeysTests {
  /// The keys of all objects that a schema allows in a place, without the keys of their members.
  private func keys(at path: String) throws -> Set<String> {
    let root = try JSONTree.schema.get()
    var places = [root]
    for step in path.split(separator: " ").map(String.init) {
      places = places.flatMap { alternatives($0, root) }.compactMap { $0["properties"]?[step] ?? $0[step] }
    }
    return Set(places.flatMap { alternatives($0, root) }.flatMap { $0["properties"]?.keys ?? [] })
  }

  /// The schema itself, or its alternatives.
  private func alternatives(_ schema: JSONTree, _ root: JSONTree) -> [JSONTree] {
    if let name = schema["$ref"]?.string?.split(separator: "/").last, let definition = root["$defs"]?[String(name)] {
      return alternatives(definition, root)
    }
    guard let choices = schema["oneOf"]?.list ?? schema["anyOf"]?.list else { return [schema] }
    return choices.flatMap { alternatives($0, root) }
  }

  private func expect<Key: JSONKeyList>(_ type: Key.Type, at path: String) throws {
    try expect(Array(type.allCases), at: path)
  }

  private func expect<Key: JSONKeyList>(_ allowed: [Key], at path: String) throws {
    #expect(try keys(at: path) == Set(allowed.map(\.rawValue)), "\(path)")
  }

  @Test func documentsAndScreens() throws {
    try expect(JSONKeys.Document.self, at: "")
    try expect(JSONKeys.Screen.self, at: "screens additionalProperties")
    try expect(Behaviors.Event.ofNodes, at: "$defs behaviors")
    try expect(Behaviors.Event.ofApp, at: "on")
    try expect(JSONKeys.GuidedAccess.self, at: "guidedAccess")
    try expect(JSONKeys.Restriction.self, at: "guidedAccess restrictions items")
    try expect(Behaviors.Event.ofRestriction, at: "guidedAccess restrictions items on")
  }

  @Test func nodes() throws {
    let node = "elements items"
    try expect(JSONKeys.Node.self, at: node)
    try expect(JSONKeys.Run.self, at: "\(node) label items")
    try expect(JSONKeys.Action.self, at: "\(node) actions items")
    try expect(JSONKeys.Content.self, at: "\(node) content items")
    try expect(JSONKeys.Rotor.self, at: "\(node) rotors items")
    try expect(JSONKeys.RotorItem.self, at: "\(node) rotors items items items")
    try expect(JSONKeys.TextInput.self, at: "\(node) text")
    try expect(JSONKeys.Adjustment.self, at: "\(node) adjusts")
    try expect(JSONKeys.Scroll.self, at: "\(node) scroll")
    try expect(JSONKeys.DataTable.self, at: "\(node) table")
    try expect(JSONKeys.Cell.self, at: "\(node) cell")
    try expect(JSONKeys.Drag.self, at: "\(node) drag items")
    try expect(JSONKeys.Drop.self, at: "\(node) drop items")
    try expect(JSONKeys.ReadingLine.self, at: "\(node) readingContent items")
    try expect(JSONKeys.Colors.self, at: "\(node) colors")
  }

  @Test func charts() throws {
    try expect(JSONKeys.Chart.self, at: "$defs chart")
    let axes = JSONKeys.NumericAxis.allCases.map(\.rawValue) + JSONKeys.CategoricalAxis.allCases.map(\.rawValue)
    #expect(try keys(at: "$defs chart x") == Set(axes))
    try expect(JSONKeys.NumericAxis.self, at: "$defs chart y")
    try expect(JSONKeys.Unit.self, at: "$defs numericAxis unit")
    try expect(JSONKeys.Series.self, at: "$defs chart series items")
    try expect(JSONKeys.Point.self, at: "$defs chart series items points items")
  }

  @Test func effects() throws {
    try expect(JSONKeys.Effect.self, at: "$defs effect")
    try expect(JSONKeys.GuidedAccessRequest.self, at: "$defs effect guidedAccess")
    try expect(JSONKeys.Condition.self, at: "$defs condition")
  }
}
