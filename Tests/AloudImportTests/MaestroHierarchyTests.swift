import AloudBase
import AloudTree
import Testing

@testable import AloudImport

@Suite struct MaestroHierarchyTests {
  /// Nodes of a hierarchy, inside an app of 390 by 844 points.
  private func reading(_ nodes: String...) throws -> DumpReading {
    try DumpReading.any(
      """
      {"attributes": {"accessibilityText": "", "bounds": "[0,0][0,0]"}, "enabled": false, "children": [
        {"attributes": {"accessibilityText": "App", "bounds": "[0,0][390,844]"}, "children": [\(nodes.joined(separator: ","))]},
        {"attributes": {"bounds": "[0,0][390,54]"}, "children": [{"attributes": {"accessibilityText": "9:41", "bounds": "[50,18][90,40]"}}]}
      ]}
      """)
  }

  private static func node(_ label: String, _ bounds: String, _ more: String = "", _ children: String...) -> String {
    let attributes = #""accessibilityText": "\#(label)", "bounds": "\#(bounds)"\#(more)"#
    return #"{"attributes": {\#(attributes)}, "children": [\#(children.joined(separator: ","))]}"#
  }

  @Test(
    arguments: [
      (node("OK", "[0,60][99,100]"), "OK |  | "),
      (node("OK", "[0,60][99,100]", #", "enabled": "false", "selected": "true""#), "OK |  | selected notEnabled"),
      (node("Name", "[0,60][99,100]", #", "hintText": "Your name", "value": "Your name""#), "Name |  | textEntry"),
      (
        node("Code", "[0,60][99,100]", #", "hintText": "Code", "value": "••••""#),
        "Code | •••• | textEntry secureTextField"
      ),
      (node("Wi-Fi", "[0,60][99,100]", #", "value": "1", "checked": "true""#), "Wi-Fi | 1 | button toggleButton"),
      (node("Wi-Fi", "[0,60][99,100]", #", "value": "0", "checked": "false""#), "Wi-Fi | 0 | button toggleButton"),
      (node("Volume", "[0,60][99,90]", #", "value": "50%""#), "Volume | 50% | "),
      // A cell repeats the label and the value of its switch.
      (
        node(
          "Wi-Fi", "[0,60][390,100]", #", "value": "1""#,
          node("Wi-Fi", "[340,60][390,90]", #", "value": "1", "checked": "true""#)),
        "Wi-Fi | 1 | button toggleButton"
      ),
      // The texts of a row are in its label or its value; an arrow and a glyph say nothing.
      (
        node(
          "Sound", "[0,60][390,100]", #", "value": "Reflection""#, node("Sound", "[16,60][99,90]"),
          node("Reflection", "[200,60][340,90]"), node("chevron", "[370,60][380,90]", #", "enabled": "false""#),
          node("\u{E8CC}", "[340,60][360,90]")), "Sound | Reflection | "
      ),
    ])
  func stops(_ node: String, _ line: String) throws {
    let screen = try reading(node)
    #expect(screen.lines == [line])
    #expect(screen.document.firstScreen.name == "App")
  }

  /// A row with a handwritten label that omits something is one stop; the omitted text is another.
  @Test func aLabeledRowIsOneStopAndOmittedTextAnother() throws {
    let row = Self.node(
      "Mangoes, 3 dollars", "[0,60][390,140]", "", Self.node("Mangoes", "[16,60][99,80]"),
      Self.node("3 dollars", "[16,90][99,110]"), Self.node("Buy", "[300,70][380,100]"))
    #expect(try reading(row).lines == ["Mangoes, 3 dollars |  | ", "Buy |  | "])
  }

  /// An alert has its title as its name; a button in it may have a word of the title as its name.
  @Test(arguments: [["Cancel", "Save"], ["Save"]]) func titlesAreNotRows(_ buttons: [String]) throws {
    let parts = ["Save changes?"] + buttons
    let children = parts.enumerated().map { Self.node($1, "[16,\($0 * 40 + 100)][99,\($0 * 40 + 130)]") }
    let alert =
      #"{"attributes": {"accessibilityText": "Save changes?", "bounds": "[9,90][200,300]"}, "#
      + #""children": [\#(children.joined(separator: ","))]}"#
    #expect(try reading(alert).lines == parts.map { "\($0) |  | " })
  }

  @Test func valuesWithoutALabelAreRead() throws {
    #expect(try reading(Self.node("", "[0,60][99,100]", #", "value": "9 o’clock""#)).lines == [" | 9 o’clock | "])
  }

  @Test func oneWordIsNotASymbol() throws {
    #expect(try reading(Self.node("save", "[0,60][99,100]", #", "resource-id": "save""#)).lines == ["save |  | "])
  }

  /// React Native joins the labels of all descendants of a view; the innermost such view is the element.
  @Test func joinedLabels() throws {
    let row = Self.node(
      "Mina, unread: 2", "[0,160][390,240]", "", Self.node("Mina", "[16,160][99,180]"),
      Self.node("2", "[300,170][380,190]"))
    let screen = Self.node(
      "Chats Mina, unread: 2", "[0,60][390,800]", "", Self.node("Chats", "[16,60][99,90]"),
      Self.node("Mina, unread: 2", "[0,160][390,240]", "", row))
    #expect(try reading(screen).lines == ["Chats |  | ", "Mina, unread: 2 |  | "])
  }

  @Test func bars() throws {
    let bar = Self.node(
      "", "[0,47][390,91]", #", "resource-id": "Inbox""#, Self.node("Mail", "[8,47][70,91]"),
      Self.node("Inbox", "[170,58][220,80]"))
    let tabs = Self.node(
      "Tab Bar", "[0,761][390,844]", "", Self.node("Home", "[0,761][195,810]", #", "selected": "true""#),
      Self.node("Search", "[195,761][390,810]"))
    #expect(
      try reading(tabs, bar).lines == [
        "Mail |  | button backButton", "Inbox |  | staticText header", "Home |  | button selected tabBarItem",
        "Search |  | button tabBarItem",
      ])
  }

  @Test func scrollViewsAreReadBeforeTheBarBelow() throws {
    let list = Self.node(
      "", "[0,91][390,761]", "", Self.node("First", "[16,100][99,120]"), Self.node("Last", "[16,900][99,920]"),
      Self.node("Vertical scroll bar, 2 pages", "[360,91][390,761]", #", "value": "0%""#))
    #expect(
      try reading(list, Self.node("Below", "[0,770][390,820]")).lines == ["First |  | ", "Last |  | ", "Below |  | "])
  }

  @Test func longContentScrolls() throws {
    let rows = Self.node(
      "", "[0,91][390,761]", "", Self.node("First", "[16,100][99,120]"), Self.node("Last", "[16,900][99,920]"))
    #expect(
      try reading(rows, Self.node("Bar", "[0,770][390,820]")).lines == ["First |  | ", "Last |  | ", "Bar |  | "])
  }

  /// Maestro's runner has the types of elements.
  @Test func repliesOfTheRunner() throws {
    let screen = try DumpReading.any(
      """
      {"axElement": {"elementType": 0, "label": "", "identifier": "", "enabled": false,
        "frame": {"X": 0, "Y": 0, "Width": 0, "Height": 0}, "children": [
        {"elementType": 2, "label": "App", "identifier": "", "enabled": true, "frame": {"X": 0, "Y": 0, "Width": 390, "Height": 844},
         "children": [{"elementType": 9, "label": "OK", "identifier": "ok", "enabled": false, "selected": true, "hasFocus": false,
           "frame": {"X": 16, "Y": 60.5, "Width": 99, "Height": 44}, "children": []}]},
        {"elementType": 25, "label": "", "identifier": "", "enabled": true, "children": [{"elementType": 48, "label": "9:41"}]}]},
       "depth": 3}
      """)
    #expect(screen.lines == ["OK |  | button selected notEnabled"])
    #expect(screen.stops.first?.id == "ok")
    #expect(screen.stops.first?.frame == Frame(x: 16, y: 60.5, width: 99, height: 44))
  }

  /// Until 2023 the label was under `text`, in a list without levels.
  @Test func hierarchiesOf2022() throws {
    let screen = try DumpReading.any(
      """
      {"attributes": {}, "children": [
        {"attributes": {"text": " ", "bounds": "[0,0][375,667]"}, "children": [], "clickable": null},
        {"attributes": {"text": "Files", "resource-id": "Files", "bounds": "[199,28][263,115]"}, "children": [], "clickable": null},
      """)
    #expect(screen.lines == ["Files |  | "])
    #expect(screen.warnings == ["the dump ends inside an element (line 3); it was read up to there"])
  }

  @Test(
    arguments: [
      (
        #"[{"attributes": {"accessibilityText": ""}, "children": [\#(node("OK", "[0,0][9,9]"))]}, \#(node("B", "[0,9][9,20]"))]"#,
        ["OK |  | ", "B |  | "]
      ),
      (#"[{"attributes": {}}, {"attributes": {"accessibilityText": "A"}}]"#, ["A |  | "]),
      (#"[{"attributes": {"accessibilityText": "A"}}]"#, ["A |  | "]), (node("A", "[0,0][9,9]"), ["A |  | "]),
    ])
  func partsOfAHierarchy(_ text: String, _ lines: [String]) throws {
    #expect(try DumpReading.any(text).lines == lines)
  }

  @Test(arguments: [
    #"{"attributes": {}, "children": [{"attributes": {"bounds": "[0,0][0,0]"}, "children": [], "enabled": true}]}"#,
    #"{"axElement": {"elementType": 0, "children": []}, "depth": 0}"#,
  ]) func emptyHierarchiesAreRefused(_ text: String) throws {
    let error = try #require(#expect(throws: ImportError.self) { try DumpReading.any(text) })
    #expect(error.kind == .refused)
    #expect(error.message.description.contains("run `maestro hierarchy` again"))
  }

  @Test(arguments: ["[0,0]", "[nan,0][1,1]", "[9,9][1,1]", "[0,0][1e999,1]", "", "[a,b][c,d]"]) func badBounds(
    _ bounds: String
  )
    throws
  {
    #expect(try reading(Self.node("A", bounds)).stops.map(\.frame) == [nil])
  }
}
