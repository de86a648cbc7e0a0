import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudImport

@Suite struct ScreenDocumentSchemaTests {
  private func problems(_ text: String) throws -> [String] {
    try SchemaValidator(root: JSONTree.schema.get()).problems(JSONTree(reading: text))
  }

  @Test func theSchemaIsJSONWithShortLines() throws {
    let text = ScreenDocumentSchema.text()
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test(arguments: Fixtures.files(in: "Screens")) func acceptsEveryScreen(_ file: String) throws {
    #expect(try problems(Fixtures.text(file)) == [])
  }

  @Test(.long, arguments: 0..<30) func acceptsAllWrittenDocuments(_ seed: UInt64) throws {
    #expect(try problems(Document.random(seed: seed).screenDocument()) == [])
  }

  @Test(arguments: [
    #""lable": "x""#, #""label": 5"#, #""label": null"#, #""label": [{"text": "a", "pitch": 3}]"#,
    #""label": [{"txt": "a"}]"#, #""label": [{"language": "en"}]"#, #""traits": "button""#,
    #""traits": ["button", "buton"]"#, #""traits": [5]"#, #""container": "lst""#, #""container": 4"#,
    #""frame": [0, 0, 10]"#, #""frame": [0, 0, -10, 5]"#, #""frame": [0, 1e300, 10, 5]"#, #""hidden": 1"#,
    #""headingLevel": 7"#, #""headingLevel": 1.5"#, #""language": "en_US""#, #""children": {}"#, #""children": ["a"]"#,
    #""colors": {"foreground": "red"}"#, #""activationPoint": [1]"#, #""path": [[1, 2, 3]]"#,
    #""userInputLabels": [1]"#,
    #""adjusts": {"values": [], "index": 0}"#, #""adjusts": {"from": 0, "to": 10, "step": 0, "at": 1}"#,
    #""adjusts": {"from": 0, "to": 10, "step": 1, "at": 1, "format": "x"}"#, #""adjusts": {"from": 0, "to": 10}"#,
    #""adjusts": {"values": ["a"], "from": 0}"#, #""scroll": {"page": 0, "pages": 3}"#,
    #""scroll": {"page": 1, "pages": 3, "axis": "diagonal"}"#, #""scroll": {"status": [], "page": 1}"#,
    #""cell": {"row": -1}"#, #""cell": {"rowSpan": 0}"#, #""cell": {"row": 1e10}"#,
    #""table": {"columnHeaders": {"-1": []}}"#, #""table": {"columnHeaders": {"01": []}}"#,
    #""rotors": [{"items": []}]"#,
    #""rotors": [{"type": "headng", "items": []}]"#, #""rotors": [{"name": "a", "type": "link", "items": []}]"#,
    #""drag": [{"point": [1, 2]}]"#, #""drag": [{"name": "a", "do": []}]"#, #""content": [{"label": "a"}]"#,
    #""sortPriority": "high""#, #""chart": {"x": {"title": "x", "categories": []}}"#,
    #""chart": {"x": {"title": "x", "categories": [], "from": 0}, "y": {"title": "y", "from": 0, "to": 1}}"#,
    #""chart": {"x": {"title": "x", "categories": []}, "y": {"title": "y", "categories": []}}"#,
    #""on": {"tap": []}"#, #""on": {"activate": {}}"#,
  ]) func refusesTheSameAsReading(_ members: String) throws {
    let text = #"{"aloud": 1, "elements": [{\#(members)}]}"#
    #expect(throws: ImportError.self) { try Document(reading: text) }
    #expect(try problems(text) != [])
  }

  @Test(arguments: [
    #"{"togle": "a"}"#, #"{}"#, #"{"set": "a", "toggle": "a"}"#, #"{"toggle": "a", "label": "x"}"#, #"{"back": false}"#,
    #"{"post": "announcment", "text": "x"}"#, #"{"post": "announcement"}"#, #"{"post": "pageScrolled", "focus": "a"}"#,
    #"{"post": "layoutChanged", "focus": "a", "text": "x"}"#, #"{"post": "screenChanged", "focus": "a", "text": "x"}"#,
    #"{"post": "announcement", "text": "x", "priority": "urgent"}"#, #"{"post": "screenChanged", "text": []}"#,
    #"{"every": 0.001, "do": []}"#, #"{"after": -1, "do": []}"#, #"{"after": 1e10, "do": []}"#, #"{"after": 1}"#,
    #"{"cancel": true}"#, #"{"cancel": "a", "do": []}"#, #"{"toggle": "a", "name": "b"}"#,
    #"{"insert": {"lable": "x"}, "into": "a"}"#, #"{"insert": {}}"#, #"{"guidedAccess": {}}"#,
    #"{"guidedAccess": {"configure": ["zom"], "enabled": true}}"#,
    #"{"guidedAccess": {"configure": [], "enabled": true}}"#, #"{"guidedAccess": {"configure": ["zoom"]}}"#,
    #"{"guidedAccess": {"session": true, "enabled": true}}"#, #"{"guidedAccess": {"session": true, "do": []}}"#,
    #"{"guidedAccess": {"session": true, "assessment": true}}"#, #"{"guidedAccess": {"assessment": 1}}"#,
    #"{"guidedAccess": {"isEnabled": true}}"#, #"{"guidedAccess": {"isEnabled": true, "do": [], "failed": []}}"#,
    #"{"guidedAccess": {"restriction": "touch", "state": "deny"}}"#,
    #"{"guidedAccess": {"restriction": "touch", "do": []}}"#,
    #"{"guidedAccess": {"restriction": "touch", "state": "denied", "do": []}}"#,
    #"{"if": {"value": "a", "empty": true}}"#, #"{"if": {"value": "a"}, "then": []}"#,
    #"{"if": {"all": []}, "then": []}"#, #"{"if": {"value": "a", "empty": false}, "then": []}"#,
    #"{"if": {"value": "a", "matches": "x"}, "then": []}"#, #"{"if": {"node": "a", "is": "on"}, "then": []}"#,
    #"{"if": {"count": "appear", "of": "a", "equals": 1}, "then": []}"#,
    #"{"if": {"count": "focus", "of": "a", "equals": "1"}, "then": []}"#,
    #"{"if": {"value": "a", "atLeast": 1, "atMost": 2}, "then": []}"#, #"{"let": "a"}"#, #"{"let": "a b", "be": 1}"#,
    #"{"add": "a", "by": "1"}"#,
  ]) func refusesEffectsThatReadingRefuses(_ effect: String) throws {
    let text = #"{"aloud": 1, "elements": [{"id": "a", "on": {"focus": [\#(effect)]}}]}"#
    #expect(throws: ImportError.self) { try Document(reading: text) }
    #expect(try problems(text) != [])
  }

  @Test(arguments: [
    #"{"aloud": 2, "elements": []}"#, #"{"elements": []}"#, #"{"aloud": 1}"#, #"{"aloud": 1, "elements": {}}"#,
    #"{"aloud": 1, "elements": [], "elemnts": []}"#, #"{"aloud": 1, "elements": [], "language": 3}"#,
    #"{"aloud": 1, "elements": [], "device": "watch"}"#, #"{"aloud": 1, "elements": [], "size": [0, 10]}"#,
    #"{"aloud": 1, "elements": [], "on": {"activate": []}}"#, #"{"aloud": 1, "elements": [], "pointsPerInch": 131.9}"#,
    #"{"aloud": 1, "elements": [], "screens": {"s": {"name": "x"}}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"restrictions": [{"title": "x"}]}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"restrictions": [{"identifier": "x", "on": {"focus": []}}]}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"features": ["guidedAccess"]}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"shortcut": ["zoom", "zoom"]}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"denied": "touch"}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"areas": [[0, 0, 1]]}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"timeLimit": 0}}"#,
    #"{"aloud": 1, "elements": [], "guidedAccess": {"unavailable": ["siri"]}}"#,
    #"{"aloud": 1, "elements": [], "on": {"deny": []}}"#,
  ]) func refusesDocumentsThatReadingRefuses(_ text: String) throws {
    #expect(throws: ImportError.self) { try Document(reading: text, format: .aloud) }
    #expect(try problems(text) != [])
  }
}
