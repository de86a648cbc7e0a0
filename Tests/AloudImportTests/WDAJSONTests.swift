import AloudBase
import AloudTree
import Testing

@testable import AloudImport

@Suite struct WDAJSONTests {
  private func node(_ members: String) throws -> Node {
    let text = #"{"value": {"type": "Window", "isVisible": "1", "children": [{"isAccessible": "1", \#(members)}]}}"#
    return try #require(DumpReading.any(text).stops.first)
  }

  @Test(
    arguments: [
      (#""type": "Button", "rect": {"x": 1, "y": 2, "width": 3, "height": 4}"#, Frame(x: 1, y: 2, width: 3, height: 4)),
      (
        #""rect": {"origin": {"x": 1, "y": 2}, "size": {"width": 3, "height": 4}}"#,
        Frame(x: 1, y: 2, width: 3, height: 4)
      ),
      (#""frame": "{{1.5, 2}, {3, 4}}""#, Frame(x: 1.5, y: 2, width: 3, height: 4)),
      (#""bounds": "{{1, 2}, {3, 4}}""#, Frame(x: 1, y: 2, width: 3, height: 4)),
      (#""rect": {"x": null}, "frame": "{{1, 2}, {3, 4}}""#, Frame(x: 1, y: 2, width: 3, height: 4)),
      (#""frame": "{{16, x}, {44, 370, 52}}""#, nil),
      (#""frame": "{{inf, inf}, {0, 0}}""#, nil), (#""frame": "{{nan, 0}, {1, 1}}""#, nil), (#""frame": 7"#, nil),
      (#""rect": {"x": 1e999, "y": 2, "width": 3, "height": 4}"#, nil),
    ] as [(String, Frame?)])
  func frames(_ members: String, _ frame: Frame?) throws {
    #expect(try node(#""label": "A", \#(members)"#).frame == frame)
  }

  @Test(
    arguments: [
      (#""type": "Button", "label": "OK""#, "OK |  | button"),
      (#""type": "XCUIElementTypeButton", "label": "OK", "isEnabled": "0""#, "OK |  | button notEnabled"),
      (#""type": "Button", "label": "OK", "isEnabled": false, "value": "1""#, "OK |  | button selected notEnabled"),
      (#""type": "Switch", "label": "Wi-Fi", "value": 1"#, "Wi-Fi | 1 | button toggleButton"),
      (#""type": "Switch", "label": "Wi-Fi", "value": true"#, "Wi-Fi | 1 | button toggleButton"),
      (#""type": "StaticText", "label": "A", "value": "A""#, "A |  | staticText"),
      (#""type": "Other", "label": "Alerts", "traits": "Header, StaticText""#, "Alerts |  | staticText header"),
      (#""type": "Other", "label": "A", "traits": """#, "A |  | "),
      (#""type": "TextField", "label": "", "value": "Name", "placeholderValue": "Name""#, " |  | textEntry"),
      (#""type": "SecureTextField", "value": "Password""#, " |  | textEntry secureTextField"),
      (#""type": "NoSuchType", "label": "A""#, "A |  | "),
    ])
  func stops(_ members: String, _ line: String) throws {
    let text = #"{"value": {"type": "Window", "isVisible": "1", "children": [{"isAccessible": "1", \#(members)}]}}"#
    #expect(try DumpReading.any(text).lines == [line])
  }

  @Test(
    arguments: [
      (#""rawIdentifier": "ok", "name": "ok""#, "ok"), (#""rawIndentifier": "ok""#, "ok"), (#""name": "ok""#, "ok"),
      (#""rawIdentifier": null, "name": "A""#, nil), (#""name": "A""#, nil),
    ] as [(String, String?)])
  func identifiers(_ members: String, _ id: String?) throws {
    #expect(try node(#""label": "A", \#(members)"#).id == id)
  }

  @Test func customActions() throws {
    #expect(
      try node(#""label": "A", "customActions": "Reply,Delete""#).details.actions.map(\.name) == ["Reply", "Delete"])
  }

  /// Old servers put the tree into another envelope, and omitted types.
  @Test func treesOfOldServers() throws {
    let text = """
      {"value": {"tree": {"isEnabled": "1", "isVisible": "1", "children": [{"isVisible": "1", "label": "A", "type": "Button"}]}},
       "sessionId": null, "status": 0}
      """
    #expect(try DumpReading.any(text).lines == ["A |  | button"])
  }

  /// In the accessible source, a label marks accessible elements; it has no places.
  @Test func accessibleSource() throws {
    let text = """
      {"value": {"type": "Application", "rawIdentifier": null, "name": "App", "children": [
        {"type": "Button", "label": "B", "value": null, "rawIdentifier": "b", "name": "b"},
        {"type": "Other", "rawIdentifier": null, "name": null, "children": [
          {"type": "StaticText", "label": "A", "value": "A", "rawIdentifier": null, "name": "A"}]},
        {"type": "Cell", "label": "Sound", "value": "0", "rawIdentifier": null, "name": "Sound"}]}}
      """
    let screen = try DumpReading.any(text)
    #expect(screen.lines == ["B |  | button", "A |  | staticText", "Sound | 0 | button toggleButton"])
  }

  @Test(arguments: [
    (
      #"{"value": {"error": "invalid session id", "message": "Session does not exist"}, "sessionId": null}"#,
      "Session does"
    ),
    (#"{"value": null, "sessionId": "A"}"#, "has no elements"), (#"{"value": "", "status": 0}"#, "has no elements"),
    (#"{"value": {"type": "Application", "isEnabled": "1", "isVisible": "1"}, "sessionId": "A"}"#, "has no elements"),
  ]) func repliesWithoutATree(_ text: String, _ words: String) throws {
    let error = try #require(#expect(throws: ImportError.self) { try DumpReading.any(text) })
    #expect(error.kind == .refused)
    #expect(error.message.description.contains(words))
    #expect(error.message.description.contains("fetch /source again"))
  }

  @Test func aSingleElementIsRead() throws {
    let text = #"{"isEnabled": "1", "isVisible": "1", "isAccessible": "0", "label": "OK", "type": "StaticText"}"#
    let screen = try DumpReading.any(text)
    #expect(screen.lines == ["OK |  | staticText"])
    #expect(screen.inferences.contains("loneElement"))
  }
}
