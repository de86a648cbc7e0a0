import AloudBase
import Testing

@testable import AloudImport

/// A mistake in an overlay has its place and a suggestion.
@Suite struct OverlayMistakeTests {
  @Test(arguments: [
    ("{}", #"1:1: "overlay" is missing"#), (#"{"overlay": 2}"#, "1:13: overlay must be 1"),
    (#"{"overlay": 1, "node": []}"#, #"1:16: unknown key "node" in the overlay; did you mean "nodes"?"#),
    (#"{"overlay": 1, "nodes": [{}]}"#, #"1:26: "find" is missing"#),
    (#"{"overlay": 1, "nodes": [{"find": {}}]}"#, #"1:35: "find" needs one of "identifier""#),
    (#"{"overlay": 1, "nodes": [{"find": {"id": "a"}}]}"#, #"unknown key "id" in "find"; did you mean "identifier"?"#),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "labl": "b"}]}"#, #"did you mean "label"?"#),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "name": "b"}]}"#, #"did you mean "label"?"#),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "children": []}]}"#, "children are found, not written"),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "traits": null}]}"#, "traits cannot be null"),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "traits": ["buton"]}]}"#, #"did you mean "button"?"#),
    (#"{"overlay": 1, "nodes": [{"find": {"role": "buton"}}]}"#, #"unknown role "buton"; did you mean "button"?"#),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a", "place": 0}}]}"#, "place cannot be 0; count from 1"),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "count": 2, "id": "b"}]}"#, "an id belongs to one node"),
    (#"{"overlay": 1, "nodes": [{"find": [{"label": "a"}, {"label": "b"}], "count": 2}]}"#, "finds one node"),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "on": {"tap": []}}]}"#, #"unknown event "tap""#),
    (#"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "group": {"children": []}}]}"#, "children are found"),
    (#"{"overlay": 1, "screens": {"a": {"file": "a", "elements": []}}}"#, "not both"),
    (#"{"overlay": 1, "screens": {"a": {"elements": [{"labl": "b"}]}}}"#, #"unknown key "labl" in a node"#),
    (
      #"{"overlay": 1, "nodes": [{"find": {"label": "a"}, "addTraits": ["link"], "removeTraits": ["link"]}]}"#,
      #"1:90: "removeTraits" removes traits that "addTraits" adds: link"#
    ),
    (#"{"overlay": 1, "language": "x-y"}"#, "1:28"), (#"{"overlay": 1,"#, "1:15"), ("", ""), ("[]", "1:1"),
  ]) func unreadableFilesAreReported(_ text: String, _ message: String) throws {
    let error = #expect(throws: ImportError.self) { try Overlay(Array(text.utf8), name: "o.json") }
    let told = try #require(error).rendered(file: nil)
    #expect(told.contains(message), "\(told)")
  }

  private static let document = #"""
    {"aloud": 1, "elements": [
      {"id": "buy-now", "label": "Buy", "traits": ["button"]}, {"label": "Delete"}, {"label": "Delete"},
      {"children": [{"label": "Inside"}]}
    ]}
    """#

  @Test(arguments: [
    (
      #"{"find": {"identifier": "buy"}}"#,
      #"1:35: no node has the identifier "buy"; the nearest are elements[0] (identifier "buy-now", label "Buy")"#
    ),
    (
      #"{"find": {"matches": "Dele?"}}"#,
      #"no node has a label like "Dele?"; the nearest are elements[1] (label "Delete")"#
    ),
    (
      #"{"find": {"label": "Delete"}}"#,
      #"2 nodes have the label "Delete", not 1: elements[1] (label "Delete"), elements[2] (label "Delete"); narrow it"#
    ), (#"{"find": {"label": "Delete"}, "count": 3}"#, #"2 nodes have the label "Delete", not 3"#),
    (#"{"find": {"path": "elements[7]"}}"#, "no node has the path elements[7]"),
    (#"{"find": {"path": "nonsense[["}}"#, "no node has the path"),
    (#"{"find": {"label": "Buy", "in": {"label": "Delete"}}}"#, #"2 nodes have the label "Delete", not 1"#),
    (#"{"find": [{"label": "Buy"}, {"label": "Inside"}], "group": {}}"#, "1:85: a group needs neighbors"),
    (
      #"{"find": {"label": "Buy"}, "on": {"activate": [{"toggle": "by-now"}]}}"#,
      #"1:84: no node has the id "by-now"; did you mean "buy-now"?"#
    ),
    (#"{"find": {"label": "Inside"}, "id": "buy-now"}"#, "buy-now"),
    (#"{"find": {"label": "Inside"}, "on": {"activate": [{"show": "detail"}]}}"#, #"there is no screen "detail""#),
  ]) func misfitsSuggestTheNearest(_ item: String, _ message: String) throws {
    let screen = try ImportedScreen(Array(Self.document.utf8))
    let overlay = try Overlay(Array("{\"overlay\": 1, \"nodes\": [\(item)]}".utf8), name: "o.json")
    let error = #expect(throws: OverlayError.self) { try screen.with([overlay]) }
    let told = "\(try #require(error))"
    #expect(told.hasPrefix("o.json:1:") && told.contains(message), "\(told)")
  }

  @Test func everyMisfitIsReported() throws {
    let screen = try ImportedScreen(Array(Self.document.utf8))
    let text = #"{"overlay": 1, "nodes": [{"find": {"label": "A"}}, {"find": {"label": "B"}}], "screens": {"c": {}}}"#
    let overlay = try Overlay(Array(text.utf8), name: "o.json")
    let error = #expect(throws: OverlayError.self) { try screen.with([overlay]) }
    #expect(try #require(error).misfits.count == 3)
    #expect(
      try #require(error).misfits[2].error.message.description.contains("a new screen needs \"file\" or \"elements\""))
  }
}
