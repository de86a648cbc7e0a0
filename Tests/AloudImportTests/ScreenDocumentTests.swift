import Aloud
import AloudTree
import Testing

@testable import AloudImport

@Suite struct ScreenDocumentTests {
  private func document(_ text: String) throws -> Document { try ImportedScreen(Array(text.utf8)).document }

  private func node(_ members: String) throws -> Node {
    let tree = try document(#"{"aloud": 1, "elements": [{\#(members)}]}"#).firstScreen.tree
    return tree[try #require(tree.ids.first { _ in true })]
  }

  @Test func topLevel() throws {
    let document = try document(
      """
      {"$schema": "https://example.org/aloud.json", "aloud": 1, "name": "Home", "language": "ar", "device": "pad",
       "direction": "ltr", "size": [1024, 768], "pointsPerInch": 132, "order": "given",
       "elements": [{"label": "One"}, {"label": "Two"}], "on": {"magicTap": [{"present": "b"}]},
       "screens": {"b": {"name": "B", "elements": []}, "a": {"elements": [], "order": "given", "on": {"escape": [{"back": true}]}}}}
      """)
    #expect(document.language == "ar")
    #expect(document.device == .pad)
    #expect(document.direction == .ltr)
    #expect(document.explicitSize?.width == 1024)
    #expect(document.explicitSize?.height == 768)
    #expect(document.pointsPerInch == 132)
    #expect(document.behaviors.effects == [.magicTap: [.present(screen: "b")]])
    #expect(document.screens.map(\.key) == [nil, "a", "b"])
    #expect(document.screens.map(\.name) == ["Home", nil, "B"])
    #expect(document.firstScreen.tree.order == .given)
    #expect(document.screens[1].tree.order == .given)
    #expect(document.screens[1].behaviors.effects == [.escape: [.back]])
  }

  @Test func commonProperties() throws {
    let node = try node(
      """
      "id": "wifi", "label": "Wi-Fi", "value": "Home", "hint": "Opens it", "traits": ["button", "tabBarItem"],
      "frame": [0, -4.5, 390, 44], "isElement": false, "hidden": true, "visible": false, "clips": true, "modal": true,
      "groupsChildren": true, "order": "given", "sortPriority": -2.5, "container": "segmentedControl", "children": []
      """)
    var expected = Node(
      id: "wifi", label: "Wi-Fi", value: "Home", hint: "Opens it", traits: [.button, .tabBarItem],
      frame: Frame(x: 0, y: -4.5, width: 390, height: 44), container: .segmentedControl)
    expected.isElement = false
    expected.hidden = true
    expected.visible = false
    expected.clips = true
    expected.modal = true
    expected.groupsChildren = true
    expected.order = .given
    expected.sortPriority = -2.5
    #expect(node == expected)
    #expect(!node.hasDetails)
  }

  @Test func simpleDetails() throws {
    let details = try node(
      """
      "path": [[0, 0], [9, 0], [4, 8]], "activationPoint": [3, 4], "language": "pt-BR", "headingLevel": 6, "expanded": false,
      "respondsToUserInteraction": true, "userInputLabels": ["Bag"], "textualContext": "sourceCode",
      "navigationStyle": "combined", "content": [{"label": "Age", "value": "3", "importance": "high"}],
      "actions": [{"name": "Delete"}, {"name": "Go", "do": []}], "drag": [], "drop": [{"name": "Here", "point": [1, 2]}],
      "colors": {"foreground": "#1b5E20", "pointSize": 17, "bold": true}
      """
    ).details
    #expect(details.path == [.init(x: 0, y: 0), .init(x: 9, y: 0), .init(x: 4, y: 8)])
    #expect(details.activationPoint == ScreenPoint(x: 3, y: 4))
    #expect(details.language == "pt-BR")
    #expect(details.headingLevel == 6)
    #expect(details.expanded == false)
    #expect(details.respondsToUserInteraction == true)
    #expect(details.userInputLabels == ["Bag"])
    #expect(details.textualContext == .sourceCode)
    #expect(details.navigationStyle == .combined)
    #expect(details.content == [CustomContent(label: "Age", value: "3", importance: .high)])
    #expect(details.actions == [Action(name: "Delete"), Action(name: "Go", effects: [])])
    #expect(details.drag == [])
    #expect(details.drop == [LocationDescriptor(name: "Here", point: ScreenPoint(x: 1, y: 2))])
    #expect(details.colors == Colors(foreground: 0x1B5E20, pointSize: 17, bold: true))
  }

  @Test func textInputsAndPages() throws {
    let details = try node(
      """
      "text": {"secure": true, "multiline": true, "editing": true, "placeholder": "Code", "insertionPoint": 3},
      "scroll": {"page": 2, "pages": 3, "axis": "vertical"},
      "readingContent": [{"text": "A line", "frame": [0, 0, 9, 9]}, {"text": [{"text": "B"}]}]
      """
    ).details
    #expect(
      details.text
        == TextInput(secure: true, multiline: true, editing: true, placeholder: "Code", insertionPoint: 3))
    #expect(details.scroll == .pages(page: 2, pages: 3, axis: .vertical))
    #expect(details.readingContent.map(\.text.string) == ["A line", "B"])
    #expect(details.readingContent[0].frame == Frame(x: 0, y: 0, width: 9, height: 9))
    #expect(try node(#""scroll": {"status": ["Top", "Bottom"]}"#).details.scroll == .status(["Top", "Bottom"]))
  }

  @Test func runsOfText() throws {
    let label = try node(
      """
      "label": [{"text": "B7", "spellOut": true, "pitch": 1.5}, {"text": "!", "punctuation": "all", "language": "de"},
                {"text": "x", "ipa": "ɛks", "headingLevel": 2},
                {"text": "y", "bold": true, "fontName": "Georgia", "fontSize": 12.5, "color": "red"},
                {"text": "z", "italic": true, "underline": true, "blockquoteLevel": 2, "link": "#a"}]
      """
    ).label
    let runs = [
      SpokenText.Run("B7", pitch: 1.5, spellOut: true), SpokenText.Run("!", language: "de", punctuation: .all),
      SpokenText.Run("x", ipa: "ɛks", headingLevel: 2),
      SpokenText.Run(
        "y", attributes: TextAttributes(bold: true, fontName: "Georgia", fontSize: 12.5, color: "red")),
      SpokenText.Run(
        "z", attributes: TextAttributes(italic: true, underline: true, blockquoteLevel: 2, link: "#a")),
    ]
    #expect(label == SpokenText(runs: runs))
    #expect(label?.string == "B7!xyz")
  }

  @Test(arguments: [
    (#"{"values": ["Low", "High"], "index": 1}"#, "High"),
    (#"{"from": 0, "to": 5, "step": 1, "at": 2, "format": "percent"}"#, "40%"),
    (#"{"from": 0, "to": 3, "step": 1, "at": 1, "format": "percent"}"#, "33%"),
    (#"{"from": 10, "to": 0, "step": 1, "at": 9, "format": "percent"}"#, "10%"),
    (#"{"from": 0, "to": 240, "step": 15, "at": 60, "format": "{} of 240 seconds"}"#, "60 of 240 seconds"),
    (#"{"from": 0, "to": 240, "step": 0.5, "at": 2.5, "format": "{}"}"#, "2.5"),
    (#"{"from": -5, "to": 5, "step": 1, "at": -3}"#, "-3"),
  ]) func valueOfAnAdjustable(_ adjusts: String, _ value: String) throws {
    let document = #"{"aloud": 1, "elements": [{"label": "Volume", "value": "ignored", "adjusts": \#(adjusts)}]}"#
    let reader = try ScreenReader(reading: document)
    #expect(reader.currentSpeech() == "Volume, \(value), Adjustable")
  }

  @Test func tablesAndRotors() throws {
    let tree = try document(
      """
      {"aloud": 1, "elements": [
        {"table": {"rows": 3, "columns": 2, "rowHeaders": {"1": ["a", "b"]}, "columnHeaders": {"0": []}}, "children": [
          {"id": "a", "cell": {"row": 1, "column": 0, "rowSpan": 2}}, {"id": "b", "cell": {"row": null}}]},
        {"rotors": [{"name": "Free", "items": ["a", {"id": "b", "range": [0, 3]}]}, {"type": "headingLevel2", "items": []}]}]}
      """
    ).firstScreen.tree
    let details = tree.nodes.map(\.details)
    #expect(details[1].table == DataTable(rows: 3, columns: 2, rowHeaders: [1: ["a", "b"]], columnHeaders: [0: []]))
    #expect(details[2].cell == DataTableCell(row: 1, column: 0, rowSpan: 2))
    #expect(details[3].cell == DataTableCell(row: nil, column: nil))
    let items = [CustomRotor.Item(id: "a"), CustomRotor.Item(id: "b", range: 0..<3)]
    #expect(
      details[4].rotors == [CustomRotor(.named("Free"), items: items), CustomRotor(.system(.headingLevel2), items: [])])
  }

  @Test func charts() throws {
    let chart = try node(
      """
      "chart": {"title": "Rain", "summary": "Wet", "direction": "topToBottom",
        "x": {"title": "Month", "categories": ["Jan", "Feb"]},
        "y": {"title": "mm", "from": 0, "to": 90.5, "scale": "log10", "gridlines": [30, 60], "unit": {"other": "{} mm"}},
        "more": [{"title": "Days", "from": 0, "to": 31}],
        "series": [{"name": "A", "continuous": true, "points": [
          ["Jan", 20], ["Feb", null], {"x": "Jan", "y": null, "label": "None", "more": [3]}, {"x": "Feb", "y": 1, "more": [null]}]}]}
      """
    ).details.chart
    let y = Chart.NumericAxis(
      title: "mm", from: 0, to: 90.5, scale: .log10, gridlines: [30, 60], unit: ["other": "{} mm"])
    let points = [
      Chart.Point(x: .category("Jan"), y: 20), Chart.Point(x: .category("Feb"), y: nil),
      Chart.Point(x: .category("Jan"), y: nil, label: "None", more: [.number(3)]),
      Chart.Point(x: .category("Feb"), y: 1, more: [nil]),
    ]
    let expected = Chart(
      title: "Rain", summary: "Wet", direction: .topToBottom,
      x: .categorical(title: "Month", categories: ["Jan", "Feb"]), y: y,
      more: [.numeric(Chart.NumericAxis(title: "Days", from: 0, to: 31))],
      series: [Chart.Series(name: "A", continuous: true, points: points)])
    #expect(chart == expected)
  }

  @Test func guidedAccess() throws {
    let facts = try document(
      """
      {"aloud": 1, "elements": [{"id": "tree"}], "guidedAccess": {"supervised": true, "managedSingleAppMode": true,
        "restrictions": [{"identifier": "org.example.felling", "title": "Felling", "detail": "No", "locks": ["tree"]}]}}
      """
    ).guidedAccess
    var expected = GuidedAccess()
    expected.supervised = true
    expected.managedSingleAppMode = true
    expected.restrictions = [.init(identifier: "org.example.felling", title: "Felling", detail: "No", locks: ["tree"])]
    #expect(facts == expected)
  }

  /// A document with faults for audits must be readable.
  @Test func keepsFaultyDocumentsReadable() throws {
    let document = try document(
      """
      {"aloud": 1, "elements": [{"chart": {"x": {"title": "Month", "categories": ["Jan"]},
        "y": {"title": "mm", "from": 0, "to": 9}, "series": [{"points": [["Feb", 10]]}, {"points": []}]}}],
        "guidedAccess": {"restrictions": [{"identifier": "x", "locks": ["nowhere"]}]}}
      """)
    #expect(document.guidedAccess?.restrictions == [.init(identifier: "x", title: "", locks: ["nowhere"])])
    let series = document.firstScreen.tree.nodes[1].details.chart?.series
    #expect(series?.map(\.points) == [[Chart.Point(x: .category("Feb"), y: 10)], []])
    #expect(try Document(reading: document.screenDocument()) == document)
  }

  @Test func nestedNodes() throws {
    let tree = try document(
      """
      {"aloud": 1, "elements": [
        {"id": "a", "children": [{"id": "b", "children": [{"id": "c"}]}, {"id": "d"}]}, {"id": "e"}]}
      """
    ).firstScreen.tree
    #expect(
      tree.ids.map { tree.path(of: $0) + " " + (tree[$0].id ?? "") } == [
        "elements[0] a", "elements[0].children[0] b", "elements[0].children[0].children[0] c",
        "elements[0].children[1] d", "elements[1] e",
      ])
  }

  @Test func deepNesting() throws {
    let depth = 240
    let text = String(repeating: #"{"children": ["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
    let tree = try document(#"{"aloud": 1, "elements": [\#(text)]}"#).firstScreen.tree
    #expect(tree.count == depth + 2)
  }
}
