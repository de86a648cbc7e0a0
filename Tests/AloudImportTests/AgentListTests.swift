import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudImport

/// Lists of elements that servers give to agents.
@Suite struct AgentListTests {
  private func element(_ members: String, y: Int = 0, height: Int = 40) -> String {
    "{\(members), \"coordinates\": {\"x\": 0, \"y\": \(y), \"width\": 390, \"height\": \(height)}}"
  }

  private func reading(_ elements: String...) throws -> DumpReading {
    try DumpReading.any("[\(elements.joined(separator: ",\n"))]")
  }

  @Test(
    arguments: [
      (#""type": "Button", "label": "A""#, "A |  | button"),
      (#""type": "XCUIElementTypeButton", "label": "A""#, "A |  | button"),
      (#""type": "button", "text": "A""#, "A |  | button"),
      (#""type": "StaticText", "label": "", "name": "A""#, "A |  | staticText"),
      (#""type": "StaticText", "label": "A", "value": "A""#, "A |  | staticText"),
      (#""type": "TextField", "label": "A", "value": "x", "focused": true"#, "A | x | textEntry isEditing"),
      (#""type": "Switch", "label": "A", "value": "1""#, "A | 1 | button toggleButton"),
      (#""type": "Button", "label": "A", "enabled": false"#, "A |  | button notEnabled"),
      (#""type": "Slider", "label": "A", "value": "50%""#, "A | 50% | adjustable"),
      (#""type": "Unknown", "label": "A""#, "A |  | "),
    ]) func elements(_ members: String, _ line: String) throws
  {
    #expect(try reading(element(members)).lines == [line])
  }

  @Test func theTextInAControlIsNotReadAgain() throws {
    let button = element(#""type": "Button", "label": "Buy a ticket""#, y: 100)
    #expect(try reading(button, element(#""type": "StaticText", "label": "Buy""#, y: 110, height: 20)).lines.count == 1)
    #expect(
      try reading(button, element(#""type": "StaticText", "label": "Sell""#, y: 110, height: 20)).lines.count == 2)
    #expect(try reading(button, element(#""type": "StaticText", "label": "Buy""#, y: 150, height: 20)).lines.count == 2)
  }

  @Test func identifiers() throws {
    let screen = try reading(
      element(#""type": "Button", "label": "A", "name": "a", "identifier": "a""#),
      element(#""type": "Button", "label": "B", "name": "b""#, y: 50),
      element(#""type": "Button", "label": "C""#, y: 99))
    #expect(screen.stops.map(\.id) == ["a", "b", nil])
  }

  @Test func repliesOfServers() throws {
    let list = "[\(element(#""type": "Button", "label": "A""#))]"
    let bridge = #"[{"AXLabel": "A", "role": "AXButton", "AXFrame": "{{0, 0}, {9, 9}}"}]"#
    for text in [list, "Found these elements on screen: \(list)", bridge] {
      let content = [["type": "text", "text": text]]
      let replies: [Any] = [
        content, ["content": content], ["jsonrpc": "2.0", "id": 1, "result": ["content": content]] as [String: Any],
      ]
      for reply in replies {
        let bytes = Array(try JSONSerialization.data(withJSONObject: reply))
        #expect(try DumpReading.any(String(decoding: bytes, as: UTF8.self)).lines == ["A |  | button"])
      }
    }
  }

  @Test func childrenAreNested() throws {
    let screen = try DumpReading.any(
      #"[{"type": "Other", "rect": {"x": 0, "y": 0, "width": 9, "height": 9}, "children": [{"type": "Button", "label": "A", "children": [{"type": "StaticText", "label": "A"}]}]}]"#
    )
    #expect(screen.lines == ["A |  | button"])
  }

  @Test func screensOfAndroidAreRefused() throws {
    let text = "[\(element(#""type": "android.widget.Button", "text": "A""#))]"
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    #expect(error?.message.description.hasPrefix("this is the dump of an Android screen") == true)
  }

  @Test(arguments: ["[]", "{}", "null", "[3]"]) func emptyListsAreRefused(_ text: String) throws {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8), format: .mobileMCP) }
    #expect(error?.kind == .refused)
  }

  @Test func aListMayEndAnywhere() throws {
    let bytes = try Fixtures.bytes("Dumps/mobile-mcp.json")
    for count in stride(from: 300, to: bytes.count, by: 41) {
      let screen = try ImportedScreen(Array(bytes[..<count]))
      #expect(
        screen.format == .mobileMCP && screen.warnings.contains { $0.kind == .cutOff } == (count < bytes.count - 1))
    }
  }
}
