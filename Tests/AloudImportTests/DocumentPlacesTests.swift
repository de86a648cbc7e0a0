import AloudBase
import AloudImport
import AloudTestSupport
import AloudTree
import Testing

/// The places of paths in screen documents.
@Suite struct DocumentPlacesTests {
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

  private func place(_ path: String, _ text: String = Self.text) throws -> FilePlace? {
    var places = try FilePlaces(ImportedScreen(Array(text.utf8)))
    return places[path]
  }

  @Test(
    arguments: [
      ("elements", 3, 15), ("elements[0]", 4, 5), ("elements[1]", 4, 45), ("elements[1].children[0]", 6, 9),
      ("elements[1].children[1]", 7, 9), ("on.appear", 12, 15), ("screens.a", 15, 10), ("screens.a.b", 16, 12),
      ("screens.a.b.elements[0]", 17, 20), ("screens.a.b.elements[1]", 18, 9),
      // The place of the longest existing part of the path.
      ("screens.b.elements[0]", 20, 22), ("elements[1].children[9]", 5, 33),
      ("elements[1].children[1].chart.series[0]", 7, 9), ("elements[12]", 3, 15),
    ])
  func placesOfPaths(_ path: String, _ line: Int, _ column: Int) throws {
    let place = try place(path)
    #expect(place?.line == line && place?.column == column)
  }

  @Test(arguments: ["nowhere", "", "[0]", "elements [0]", "screens]", "elem"])
  func missingTargetsHaveNoPlace(_ path: String) throws {
    #expect(try place(path) == nil)
  }

  @Test func aByteOrderMarkDoesNotCountAsAColumn() throws {
    let place = try place("elements[0]", "\u{FEFF}{\"aloud\": 1, \"elements\": [{\"label\": \"a\"}]}")
    #expect(place == FilePlace(line: 1, column: 27, path: "elements[0]"))
  }

  /// Finding a place takes about the same time in a large and in a small file, on one line or many, with or without an
  /// envelope.
  @Test(arguments: ["\n", " "]) func manyPlacesTakeOnePass(_ gap: String) throws {
    let elements = (0..<20_000).map { "{\"label\": \"\($0)\", \"children\": [{\"label\": \"x\"}]}" }
    let text = "{\"aloud\": 1, \"elements\": [\(gap)\(elements.joined(separator: ",\(gap)"))]}"
    let start = threadSeconds()
    var places = try FilePlaces(ImportedScreen(Array(text.utf8)))
    for index in (0..<20_000).reversed() {
      let place = try #require(places["elements[\(index)].children[0]"])
      #expect(gap == " " ? place.line == 1 : place.line == index + 2)
    }
    #expect(threadSeconds() - start < 20)
  }
}
