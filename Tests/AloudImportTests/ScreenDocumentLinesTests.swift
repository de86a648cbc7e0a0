import AloudImport
import Testing

@Suite struct ScreenDocumentLinesTests {
  private static let text = """
    {
      "aloud": 1,
      "elements": [
        {"label": "a, [b]: {\\"elements\\": 1}"}, {
          "label": "b", "children": [
            {"label": "c"},
            {"label": "d"}
          ]
        }
      ],
      "on": {
        "appear": []
      },
      "screens": {
        "a": {"elements": []},
        "a.b": {
          "elements": [{"label": "e"},
            {"label": "f"}]
        },
        "b.elements[0]": {
          "elements": []
        }
      }
    }
    """

  @Test(
    arguments: [
      ("elements", 3), ("elements[0]", 4), ("elements[1]", 4), ("elements[1].children[0]", 6),
      ("elements[1].children[1]", 7), ("on.appear", 12), ("screens.a", 15), ("screens.a.b", 16),
      ("screens.a.b.elements[0]", 17), ("screens.a.b.elements[1]", 18), ("screens.b.elements[0]", 20),
      // As far as the way goes.
      ("elements[1].children[9]", 5), ("elements[0].children[2]", 4), ("elements[1].children[1].chart.series[0]", 7),
      ("elements[12]", 3),
    ])
  func linesOfPaths(_ path: String, _ line: Int) {
    let lines = ScreenDocumentLines(Array(Self.text.utf8), of: [path, "elements[0]", "screens.a"])
    #expect(lines[path] == line)
  }

  @Test(arguments: ["nowhere", "", "[0]", "elements [0]", "screens]", "elem"]) func whatLeadsNowhere(_ path: String) {
    #expect(ScreenDocumentLines(Array(Self.text.utf8), of: [path])[path] == nil)
  }

  @Test(
    arguments: [
      "", " ", "[", "{\"elements\": [", "{\"elements\": [{}, x]}", "<xml/>", "\u{FEFF}{\"elements\": [{}]}", "12", "{}",
    ])
  func whatIsNoDocumentDoesNoHarm(_ text: String) {
    let line = ScreenDocumentLines(Array(text.utf8), of: ["elements[0]", "elements[1].a"])["elements[0]"]
    #expect(line == (text.contains("elements") ? 1 : nil))
  }

  @Test func manyPathsAreOnePass() {
    let elements = (0..<20_000).map { "{\"label\": \"\($0)\", \"children\": [{\"label\": \"x\"}]}" }
    let bytes = Array("{\"elements\": [\n\(elements.joined(separator: ",\n"))\n]}".utf8)
    let start = ContinuousClock.now
    let lines = ScreenDocumentLines(bytes, of: (0..<20_000).map { "elements[\($0)].children[0]" })
    #expect((0..<20_000).allSatisfy { lines["elements[\($0)].children[0]"] == $0 + 2 })
    #expect(.now - start < .seconds(20))
  }
}
