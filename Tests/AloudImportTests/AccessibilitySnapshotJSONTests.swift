import Aloud
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct AccessibilitySnapshotJSONTests {
  private func read(_ text: String, language: String = "en") throws -> ScreenImport {
    try AccessibilitySnapshotJSON.read(SourceText(Array(text.utf8)), language: language)
  }

  private func tree(_ text: String) throws -> Tree { try read(text).document.firstScreen.tree }

  /// The only element of a flat dump.
  private func node(_ members: String) throws -> Node {
    let tree = try tree("[{\(members)}]")
    #expect(tree.count == 2)
    return tree.nodes[1]
  }

  private func labels(_ tree: Tree) -> [String] {
    ReadingOrder(of: tree).stops.map { tree[$0].label?.string ?? "-" }
  }

  /// An element of a hierarchy.
  private func element(_ label: String, at index: Int, _ members: String = "") -> String {
    """
    {"element": {"_0": {"label": "\(label)", "description": "\(label)"\(members.isEmpty ? "" : ", " + members)},
      "traversalIndex": \(index)}}
    """
  }

  private func container(_ type: String, _ children: [String], _ members: String = "") -> String {
    """
    {"container": {"_0": {"type": \(type), "frame": [[0, 0], [0, 0]]\(members.isEmpty ? "" : ", " + members)},
      "children": [\(children.joined(separator: ", "))]}}
    """
  }

  @Test func theFixtureReadsAsExpected() throws {
    let path = "Dumps/accessibility-snapshot"
    let screen = try read(try Fixtures.text("\(path).json"))
    let lines = ScreenReader(screen.document).reading().map { $0.text + "\n" }.joined()
    #expect(lines == (try Fixtures.text("\(path).reading.txt")))
    #expect(screen.warnings.isEmpty)
  }

  @Test func theFixtureHasIDsAndDetails() throws {
    let screen = try read(try Fixtures.text("Dumps/accessibility-snapshot.json"))
    let nodes = screen.document.firstScreen.tree.nodes
    #expect(nodes.compactMap(\.id) == ["note", "element-1", "element-2"])
    #expect(
      nodes[2].details.rotors == [
        CustomRotor(.named("Dates"), items: [.init(id: "element-1"), .init(id: "element-2")])
      ])
    let photo = try #require(nodes.first { $0.label == "Photo of the bed" })
    #expect(photo.frame == Frame(x: 16, y: 490, width: 100, height: 100))
    #expect(photo.details.path?.count == 3)
    #expect(photo.details.content.map(\.importance) == [.high, .default])
    #expect(nodes.first { $0.label == "Amount" }?.details.activationPoint == ScreenPoint(x: 160, y: 182))
    #expect(nodes.filter { $0.details.activationPoint != nil }.count == 1)
    #expect(nodes.first { $0.label == "Shows the whole bed" }?.details.inferences == ["descriptionAsLabel"])
    #expect(nodes.first { $0.label == "Watering" }?.details.inferences == ["ownHint"])
  }

  @Test(
    arguments: [
      (#"["button", "switchButton"]"#, [.button, .toggleButton]), (#"["backButton"]"#, .backButton),
      (#"["tabBarItem", "selected"]"#, [.tabBarItem, .selected]), (#"["header", "unknown(123)"]"#, .header),
      (#"["textEntry", "textArea", "isEditing"]"#, [.textEntry, .textArea, .isEditing]),
      (#"["supportsZoom", 7, null]"#, .supportsZoom), ("[]", []), (#""link""#, .link), ("{}", []),
    ] as [(String, Traits)])
  func traits(_ names: String, _ traits: Traits) throws {
    let node = try node(#""label": "A", "traits": \#(names)"#)
    #expect(node.traits == traits)
    #expect(node.isElement == true)
  }

  @Test func otherProperties() throws {
    let node = try node(
      """
      "label": "Name", "value": "••", "traits": ["textEntry", "secureTextField"], "identifier": "name",
      "userInputLabels": ["Name", "First name"], "customActions": ["Clear", "Scan"], "accessibilityLanguage": "de",
      "respondsToUserInteraction": true, "customContent": [{"label": "A", "value": ""}, {"label": "", "value": ""}]
      """)
    #expect(node.id == "name")
    #expect(node.value == "••")
    #expect(node.details.text == TextInput(secure: true))
    #expect(node.details.userInputLabels == ["Name", "First name"])
    #expect(node.details.actions.map(\.name) == ["Clear", "Scan"])
    #expect(node.details.language == "de")
    #expect(node.details.respondsToUserInteraction == true)
    #expect(node.details.content == [CustomContent(label: "A", value: "")])
  }

  @Test(
    arguments: [
      (#""description": "Button.", "traits": ["button"]"#, nil),
      (#""description": "Shows it. Dimmed. Button.", "traits": ["button"]"#, "Shows it"),
      (#""description": "Selected: Shows it. Tab. 1 of 2.", "traits": ["selected"]"#, "Shows it"),
      (#""description": "Selected.", "traits": ["selected"]"#, nil), (#""description": "Actions Available""#, nil),
      (#""description": "Version 2.5. Image.""#, "Version 2.5"), (#""description": "Row 1. Column 3.""#, nil),
      (#""description": "Кнопка.""#, nil), (#""description": "Zurück Taste.""#, nil),
      (#""description": "A. Button.", "label": "B""#, "B"), (#""description": "A. Button.", "value": "B""#, nil),
    ] as [(String, String?)])
  func descriptions(_ members: String, _ label: String?) throws {
    #expect(try node(members).label?.string == label)
  }

  @Test(
    arguments: [
      (
        #"{"type": "frame", "frame": [[1, 2], [3, 4]]}"#, Frame(x: 1, y: 2, width: 3, height: 4), nil
      ),
      (#"{"type": "frame", "frame": [[0, 0], [0, 0]]}"#, nil, nil), ("7", nil, nil),
      (#"{"type": "frame", "frame": [[1e300, 0], [1, 1]]}"#, nil, nil),
      (
        path(#"{"move": {"to": [0, 0]}}, {"line": {"to": [9, 0]}}, {"line": {"to": [9, 9]}}, {"closeSubpath": {}}"#),
        Frame(x: 0, y: 0, width: 9, height: 9), 3
      ),
      (
        path(#"{"move": {"to": [0, 0]}}, {"quadCurve": {"to": [8, 0], "control": [4, 8]}}"#),
        Frame(x: 0, y: 0, width: 8, height: 4), 9
      ),
      (
        path(#"{"move": {"to": [0, 0]}}, {"curve": {"to": [8, 0], "control1": [0, 8], "control2": [8, 8]}}"#),
        Frame(x: 0, y: 0, width: 8, height: 6), 9
      ),
      (
        path(
          #"{"move": {"to": [0, 0]}}, {"line": {"to": [9, 9]}}, {"move": {"to": [4, 4]}}, {"curve": {"to": [1, 20]}}"#),
        Frame(x: 0, y: 0, width: 9, height: 20), nil
      ),
      (path(#"{"move": {"to": [0, 0]}}, {"line": {"to": [1e300, 0]}}"#), nil, nil), (path(""), nil, nil),
    ] as [(String, Frame?, Int?)])
  func shapes(_ shape: String, _ frame: Frame?, _ points: Int?) throws {
    let node = try node("\"label\": \"A\", \"shape\": \(shape)")
    #expect(node.frame == frame)
    #expect(node.details.path?.count == points)
  }

  private static func path(_ elements: String) -> String { "{\"type\": \"path\", \"pathElements\": [\(elements)]}" }

  @Test(arguments: [
    (#"[{"description": "A", "traits": []}, {"label": "B"}]"#, ["A", "B"]),
    (#"{"element": {"_0": {"label": "A"}, "traversalIndex": 0}}"#, ["A"]), (#"{"label": "A"}"#, ["A"]),
    (#"[{"label": "B", "traversalIndex": 2}, {"label": "A", "traversalIndex": 1}, 7, {}, null]"#, ["A", "B"]),
    (#"{"container": {"_0": {}, "children": [{"label": "A"}, {"container": {}}]}}"#, ["A"]),
    (#"[{"element": {"label": "A", "traits": {"a": 1}, "shape": [], "customRotors": [{}, 1], "hint": []}}]"#, ["A"]),
  ]) func layouts(_ text: String, _ labels: [String]) throws {
    #expect(try self.labels(tree(text)) == labels)
  }

  @Test func theOrderFollowsTheTraversal() throws {
    let inner = container(#"{"landmark": {}}"#, [element("E", at: 4), element("D", at: 3)])
    let list = container(#"{"list": {}}"#, [element("F", at: 5), inner, element("C", at: 2)])
    let tree = try tree("[\(list), \(element("A", at: 0)), \(container("7", [])), \(element("B", at: 1))]")
    #expect(labels(tree) == ["A", "B", "C", "D", "E", "F"])
    #expect(tree.order == .given)
    #expect(tree.nodes[3].frame == nil)
  }
}

// Containers, and relations between elements.
extension AccessibilitySnapshotJSONTests {
  @Test(
    arguments: [
      (#"{"semanticGroup": {"label": "Bed"}}"#, .group), (#"{"list": {}}"#, .list), (#"{"landmark": {}}"#, .landmark),
      (#"{"dataTable": {"rowCount": 1, "columnCount": 2}}"#, .table), (#"{"tabBar": {}}"#, .tabBar),
      (#"{"series": {}}"#, .segmentedControl), (#"{"scrollable": {"contentSize": [1, 2]}}"#, .none),
      (#"{"none": {}}"#, .none), (#""list""#, .list), ("{}", .none), ("7", .none),
    ] as [(String, Node.ContainerType)])
  func containers(_ type: String, _ expected: Node.ContainerType) throws {
    let tree = try tree(container(type, [element("A", at: 0)]))
    #expect(tree.nodes[1].container == expected)
    #expect(tree.nodes[1].order == .given)
    #expect(labels(tree) == ["A"])
  }

  @Test func wordsOfAContainer() throws {
    let group = container(
      #"{"semanticGroup": {"label": "Bed", "value": "North", "identifier": "bed"}}"#, [element("A", at: 0)],
      #""isModalBoundary": true, "customActions": ["Dig"]"#)
    let node = try tree(group).nodes[1]
    #expect(node.label == "Bed")
    #expect(node.value == "North")
    #expect(node.id == "bed")
    #expect(node.modal)
    #expect(node.details.actions.map(\.name) == ["Dig"])
    let named = container(#"{"list": {}}"#, [element("A", at: 0)], #""identifier": "beds""#)
    #expect(try tree(named).nodes[1].id == "beds")
  }

  @Test func dataTables() throws {
    let cells = """
      {"row": 0, "column": 0}, {"row": 0, "column": 1, "columnSpan": 2},
      {"row": 1, "column": 1, "rowHeaderChildIndices": [0, 99], "columnHeaderChildIndices": [1]},
      {"row": 9223372036854775807, "column": 2}
      """
    let children = ["A", "B", "C", "D"].enumerated().map { element($1, at: $0) }
    let type = "{\"dataTable\": {\"rowCount\": 2, \"columnCount\": 3, \"cells\": [\(cells)]}}"
    let tree = try tree(container(type, children))
    let ids = ["element-1", "element-2"]
    #expect(tree.nodes.compactMap(\.id) == ids)
    #expect(
      tree.nodes[1].details.table
        == DataTable(rows: 2, columns: 3, rowHeaders: [1: [ids[0]]], columnHeaders: [1: [ids[1]]]))
    #expect(
      tree.nodes[2...].map(\.details.cell) == [
        DataTableCell(row: 0, column: 0), DataTableCell(row: 0, column: 1, columnSpan: 2),
        DataTableCell(row: 1, column: 1), DataTableCell(row: nil, column: 2),
      ])
  }

  /// The cells determine the size of a table, so that it can be written and read again.
  @Test func cellsOutsideATableEnlargeIt() throws {
    let cells = #""rowCount": 1, "columnCount": 1, "cells": [{"row": 3, "column": 0, "rowHeaderChildIndices": [0]}]"#
    let document = try read(container(#"{"dataTable": {\#(cells)}}"#, [element("A", at: 0)])).document
    #expect(document.firstScreen.tree.nodes[1].details.table?.rows == 4)
    #expect(throws: Never.self) { try Document(reading: document.screenDocument()) }
  }

  @Test(arguments: [#"["Share"]"#, #"[{"name": "Share"}]"#]) func customActions(_ list: String) throws {
    #expect(try node(#""label": "A", "customActions": \#(list)"#).details.actions.map(\.name) == ["Share"])
  }

  @Test func repeatedIdentifiers() throws {
    let ids = [#""identifier": "x""#, #""identifier": "x""#, #""identifier": "y""#, #""identifier": "x""#]
    let elements = ids.enumerated().map { element("A", at: $0, $1) }
    #expect(try tree("[\(elements.joined(separator: ","))]").nodes.dropFirst().map(\.id) == [nil, nil, "y", nil])
  }

  @Test func rotors() throws {
    let markers = """
      {"elementDescription": "Link"}, {"elementDescription": "None"}, {"elementDescription": "Link"}, {},
      {"elementDescription": "Link", "shape": {"frame": [[0, 50], [9, 9]]}}, {"elementDescription": "B"}
      """
    let rotors = """
      "customRotors": [{"name": "Links", "resultMarkers": [\(markers)], "limit": {"none": {}}}, {"resultMarkers": []},
        {"name": "Empty", "resultMarkers": [{"elementDescription": "None"}]}]
      """
    let elements = [
      element("A", at: 0, rotors), element("B", at: 1, #""identifier": "element-1""#),
      element("Link", at: 2, #""shape": {"frame": [[0, 20], [9, 9]]}"#),
      element("Link", at: 3, #""shape": {"frame": [[0, 50], [9, 9]]}"#),
    ]
    let tree = try tree("[\(elements.joined(separator: ","))]")
    let items = ["element-2", "element-3", "element-1"].map { CustomRotor.Item(id: $0) }
    #expect(
      tree.nodes[1].details.rotors == [
        CustomRotor(.named("Links"), items: items), CustomRotor(.named("Empty"), items: []),
      ])
    #expect(tree.nodes[1].details.inferences == ["rotorResult"])
    #expect(tree.nodes.dropFirst().map(\.id) == [nil, "element-1", "element-2", "element-3"])
  }

  @Test func truncatedDumpsAreReadUpToTheirEnd() throws {
    let whole = "[\(element("A", at: 0)),\n\(element("B", at: 1))]"
    let screen = try read(String(whole.dropLast(10)))
    #expect(labels(screen.document.firstScreen.tree) == ["A"])
    #expect(screen.warnings == [.cutOff(line: 4)])
  }

  @Test(arguments: ["[]", "{}", "null", "[7, {}]", #"{"container": {"_0": {"type": {"list": {}}}, "children": []}}"#])
  func withoutElements(_ text: String) throws {
    let error = try #require(#expect(throws: ImportError.self) { try read(text) })
    #expect(error.kind == .refused)
    #expect(
      error.message == """
        there are no elements in this hierarchy of AccessibilitySnapshot; encode it when its view is in a window \
        and laid out, and nothing hides it
        """)
  }

  @Test func deepNesting() throws {
    let depth = 160
    let opening = String(repeating: "{\"container\": {\"children\": [", count: depth)
    let text = opening + element("A", at: 0) + String(repeating: "]}}", count: depth)
    #expect(try labels(tree(text)) == ["A"])
    #expect(throws: ImportError.self) { try read(String(repeating: "[{\"children\":", count: 100_000)) }
  }
}
