import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudImport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The places of elements of dumps in their files, for every format and every envelope.
@Suite struct DumpPlacesTests {
  /// The label of a node, and the text at its beginning in the file: the first match, or the last one that begins with
  /// `opening` before it.
  struct Row: Sendable {
    let file: String
    let label: String
    let text: String
    var opening: String?
    var path: String?
  }

  static let rows: [Row] = [
    Row(file: "xcuitest-notes.txt", label: "New Note", text: "Button, 0x10560ab30,"),
    Row(file: "xcuitest-commented.txt", label: "A leaf with brown edges", text: "Image, {{16.0, 162.0}"),
    Row(file: "xcuitest-lldb.txt", label: "Start", text: #"label: \'Start\'"#, opening: "Button, 0x"),
    Row(file: "wda-description.json", label: "Cancel", text: "Button, 0x102d1b0a0,"),
    Row(file: "xcode.txt", label: "나가기", text: "Button, {{196.7, 467.0}"),
    Row(file: "kif.txt", label: "Favorite", text: "UIButton, label: Favorite"),
    Row(file: "kif-windows.txt", label: "Bread", text: "UITableViewCellAccessibilityElement, label: Bread"),
    Row(file: "earlgrey.txt", label: "Help", text: "<_UIButtonBarButton:0x7fa1c2d13340;"),
    Row(file: "detox-log.txt", label: "Add <one>", text: "&lt;RCTView:0x7fb1c0406b40;"),
    Row(
      file: "detox.xml", label: "Reserve", text: #"<UIButton alpha="1.0" class="UIButton" enabled="false""#,
      path: "/ViewHierarchy/UIWindow/UITransitionView/RCTRootComponentView/UIButton"),
    Row(file: "flutter.txt", label: "Garden", text: "SemanticsNode#5"),
    Row(file: "mobile-mcp.json", label: "Refund", text: #""label": "Refund""#, opening: "{", path: "[7]"),
    Row(file: "mobile-mcp-reply.json", label: "From", text: #"\"label\": \"From\""#, opening: "{"),
    Row(file: "earlgrey-log.txt", label: "Keep", text: "<_UIAlertControllerActionView:0x600003e1c000;"),
    Row(
      file: "wda-old.xml", label: "Add", text: #"<XCUIElementTypeButton type="XCUIElementTypeButton" name="plus""#,
      path: "/AppiumAUT/XCUIElementTypeApplication/XCUIElementTypeWindow[1]/XCUIElementTypeOther"
        + "/XCUIElementTypeNavigationBar/XCUIElementTypeButton[2]"),
    Row(
      file: "wda-python.txt", label: "Add", text: #"<XCUIElementTypeButton type="XCUIElementTypeButton" name="plus""#),
    Row(file: "wda-wrapped.json", label: "Airplane Mode", text: #"value=\"0\" name=\"airplane\""#, opening: "<"),
    Row(
      file: "wda-json.json", label: "Welcome", text: #""label": "Welcome""#,
      opening: "{\n                        \"isEnabled\""),
    Row(file: "idb-nested.json", label: "Mangoes", text: #""AXLabel": "Mangoes""#, opening: #"{"AXFrame""#),
    Row(file: "idb-log.txt", label: "Mangoes", text: #""AXLabel": "Mangoes""#, opening: #"{"AXFrame""#),
    Row(
      file: "axe-ko.json", label: "알림 설정", text: #""AXLabel" : "알림 설정""#, opening: "{\n        \"AXFrame\"",
      path: "[0].children[0]"),
    Row(file: "sim-use.json", label: "알림 설정", text: #""AXLabel": "알림 설정""#, opening: #"{"AXFrame""#),
    Row(file: "sim-use-outline.txt", label: "장바구니, 상품 3개", text: "@7  Button"),
    Row(
      file: "maestro-chat.txt", label: "New chat", text: #""accessibilityText" : "New chat""#,
      opening: "{\n                  \"attributes\""),
    Row(
      file: "xcuitest-snapshot.json", label: "Pay", text: #"{"identifier": "pay""#,
      path: "children[0].children[1]"),
    Row(
      file: "voiceover-designer-controls.json", label: "Your tea", text: #""label" : "Your tea""#,
      opening: "{\n    \"isAccessibilityElement\"", path: "[1]"),
    Row(file: "aria-snapshot.yaml", label: "Your order", text: #"- heading "Your order""#),
    Row(
      file: "puppeteer.json", label: "the rules", text: #"{"role": "link", "name": "the rules""#, path: "children[3]"),
    Row(
      file: "accessibility-snapshot.json", label: "Garden", text: #""label" : "Garden""#, opening: "{\n    \"element\""),
  ]

  /// Line and column of a text in a file, counted in another way.
  private func position(of row: Row, in text: String) throws -> String {
    var start = try #require(text.range(of: row.text, options: .literal)).lowerBound
    if let opening = row.opening {
      start = try #require(text[..<start].range(of: opening, options: [.literal, .backwards])).lowerBound
    }
    let lines = text[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last?.unicodeScalars.count ?? 0) + 1)"
  }

  @Test(arguments: rows) func nodesHavePlaces(_ row: Row) throws {
    let bytes = try Fixtures.bytes("Dumps/" + row.file)
    let screen = try ImportedScreen(bytes)
    let tree = screen.document.firstScreen.tree
    let id = try #require(tree.ids.first { tree[$0].label?.string == row.label })
    var places = FilePlaces(screen)
    let place = try #require(places[id, in: tree])
    #expect(try "\(place.line):\(place.column)" == position(of: row, in: String(decoding: bytes, as: UTF8.self)))
    if let path = row.path { #expect(place.path == path) }
    // The path in the document leads to the same place.
    #expect(places[NodePlaces(screen.document.firstScreen).path(of: id)] == place)
  }

  @Test(arguments: Fixtures.files(in: "Dumps")) func everyNodeHasAPlace(_ file: String) throws {
    let bytes = try Fixtures.bytes(file)
    let screen = try ImportedScreen(bytes)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    var places = FilePlaces(screen)
    for screen in screen.document.screens {
      for id in screen.tree.ids {
        let place = try #require(places[id, in: screen.tree], "\(id.index)")
        #expect(lines[place.line - 1].unicodeScalars.count >= place.column)
      }
    }
    #expect(places["elements"] == nil && places[""] == nil)
  }

  /// Another implementation follows the paths: each leads to one element, with the same label.
  @Test(arguments: ["wda-old.xml", "wda-settings.xml"]) func pathsInXMLAreXPaths(_ file: String) throws {
    let bytes = try Fixtures.bytes("Dumps/" + file)
    let screen = try ImportedScreen(bytes)
    let document = try XMLDocument(data: Data(bytes))
    let tree = screen.document.firstScreen.tree
    var places = FilePlaces(screen)
    var labels = 0
    for id in tree.ids {
      let path = try #require(places[id, in: tree]?.path)
      let found = try document.nodes(forXPath: path).compactMap { $0 as? XMLElement }
      #expect(found.count == 1, "\(path)")
      guard let identifier = tree[id].id else { continue }
      #expect(found.first?.attribute(forName: "name")?.stringValue == identifier)
      labels += 1
    }
    #expect(labels > 3)
  }

  @Test func commentsAndTextInXMLAreNotElements() throws {
    let text = """
      <?xml version="1.0"?><!-- <XCUIElementTypeButton label="no"/> -->
      <AppiumAUT><XCUIElementTypeWindow>
        <XCUIElementTypeButton label="a > b"/><XCUIElementTypeOther><![CDATA[<x/>]]></XCUIElementTypeOther>
        가 <XCUIElementTypeButton label="c"></XCUIElementTypeButton>
      </XCUIElementTypeWindow></AppiumAUT>
      """
    let screen = try ImportedScreen(Array(text.utf8))
    let tree = screen.document.firstScreen.tree
    var places = FilePlaces(screen)
    let buttons = tree.ids.filter { tree[$0].label != nil }
    #expect(
      buttons.map { places[$0, in: tree] } == [
        FilePlace(line: 3, column: 3, path: "/AppiumAUT/XCUIElementTypeWindow/XCUIElementTypeButton[1]"),
        FilePlace(line: 4, column: 5, path: "/AppiumAUT/XCUIElementTypeWindow/XCUIElementTypeButton[2]"),
      ])
  }

  @Test func escapesAndMarginsKeepPlaces() throws {
    let text =
      #"log: "→Application, pid: 1, label: 'A'\n  Window, {{0, 0}, {390, 844}}\n    "#
      + #"Button, {{0, 0}, {9, 9}}, label: '\uc11c\uc6b8 \"x\"'\n    Button, {{0, 9}, {9, 9}}, label: 'b'\n""#
    let screen = try ImportedScreen(Array(text.utf8))
    let tree = screen.document.firstScreen.tree
    var places = FilePlaces(screen)
    let id = try #require(tree.ids.first { tree[$0].label?.string == "b" })
    let start = try #require(text.range(of: "Button, {{0, 9}")).lowerBound
    #expect(
      places[id, in: tree] == FilePlace(line: 1, column: text.distance(from: text.startIndex, to: start) + 1, path: nil)
    )
  }
}
