import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct FilePlacesTests {
  /// Line, column and path of each node of the first screens, by their labels.
  private func places(_ text: String) throws -> [String] {
    let screen = try ImportedScreen(Array(text.utf8))
    var places = FilePlaces(screen)
    return screen.document.screens.flatMap { screen in
      screen.tree.ids.map { id in
        let place = places[id, in: screen.tree].map { "\($0.line):\($0.column) \($0.path ?? "-")" }
        return "\(screen.tree[id].label?.string ?? "-") \(place ?? "nowhere")"
      }
    }
  }

  @Test func document() throws {
    let text = """
      {"aloud": 1, "elements": [
        {"label": "a"}, {"label": "나"}, {"label": "c", "children": [
          {"label": "d"}]}
      ], "screens": {"x.y": {"elements": [{"label": "e"}]}}}
      """
    #expect(
      try places(text) == [
        "a 2:3 elements[0]", "나 2:19 elements[1]", "c 2:35 elements[2]", "d 3:5 elements[2].children[0]",
        "e 4:37 screens.x.y.elements[0]",
      ])
  }

  @Test func pointsHaveThePlaceOfTheirChart() throws {
    let text = """
      {"aloud": 1, "elements": [
        {"label": "a", "chart": {
          "x": {"title": "x", "from": 0, "to": 1}, "y": {"title": "y", "from": 0, "to": 1},
          "series": [{"points": [[0, 1], [1, 0]]}]}}]}
      """
    let places = try places(text)
    #expect(places.count > 1)
    #expect(places.allSatisfy { $0.hasSuffix(" 2:3 elements[0]") })
  }

  @Test func dump() throws {
    let text = """
      $ idb ui describe-all --nested
      [{"AXLabel": "App", "role": "AXApplication", "children": [
        {"AXLabel": "a", "role": "AXButton"},
        {"role": "AXGroup", "children": [{"AXLabel": "b", "role": "AXButton"}]}
      ]}]
      """
    #expect(
      try places(text) == [
        "a 3:3 [0].children[0]", "- 4:3 [0].children[1]", "b 4:36 [0].children[1].children[0]",
      ])
  }

  @Test func dumpInsideAReply() throws {
    let text =
      #"{"id": 7, "result":\n "[{\"AXLabel\": \"a\", \"role\": \"AXButton\"},\n {\"AXLabel\": \"b\", \"role\": \"AXButton\"}]"}"#
    let lines = text.replacing(#":\n"#, with: ":\n")
    #expect(try places(lines) == ["a 2:4 [0]", "b 2:52 [1]"])
  }

  @Test func remainingNodesKeepTheirPlace() throws {
    let text = #"{"aloud": 1, "elements": [{"children": [{"children": [{"label": "a"}]}]}]}"#
    let screen = try ImportedScreen(Array(text.utf8))
    var places = FilePlaces(screen)
    let tree = screen.document.tidied().firstScreen.tree
    #expect(tree.count == 2)
    #expect(tree.ids.map { places[$0, in: tree]?.path } == ["elements[0].children[0].children[0]"])
  }

  @Test(arguments: (Fixtures.files(in: "Screens") + Fixtures.files(in: "Dumps")).filter { $0.hasSuffix(".json") })
  func everyNodeHasAPlace(_ file: String) throws {
    let screen = try ImportedScreen(try Fixtures.bytes(file))
    // A reply around a dump that is a string.
    guard ![.xcuitest, .wdaXML].contains(screen.format) else { return }
    var places = FilePlaces(screen)
    for screen in screen.document.screens {
      for id in screen.tree.ids { #expect(places[id, in: screen.tree] != nil, "\(id.index)") }
    }
  }
}
