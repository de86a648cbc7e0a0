import AloudBase
import Testing

@testable import AloudTree

@Suite struct JSONValueTests {
  @Test func oneLineExceptRows() {
    let value: JSONValue = [
      "a": 1, "b\"": .rows([["c": .string(nil)], .strings(["x\n", "\u{202E}"])]), "d": .rows([]),
      "e": .numbers([1, 0.5, .infinity]), "f": .whole(nil), "g": .bool(true),
    ]
    #expect(
      value.text == #"""
        {"a": 1, "b\"": [
          {"c": null},
          ["x\n", "\u202e"]
        ], "d": [], "e": [1, 0.5, null], "f": null, "g": true}
        """#)
  }

  @Test func membersOfTwoObjects() {
    let (one, other): (JSONValue, JSONValue) = (["a": 1], ["b": 2, "a": 3])
    #expect((one + other).text == #"{"a": 1, "b": 2, "a": 3}"#)
  }

  @Test func layoutFitsAWidth() {
    var layout = JSONLayout(width: 24)
    layout.write(["a": .rows([["b": 1], ["b": 2]]), "c": .strings(["one", "two", "three", "four"])], indent: 0)
    #expect(
      layout.text == """
        {
          "a": [
            {"b": 1},
            {"b": 2}
          ],
          "c": [
            "one", "two",
            "three", "four"
          ]
        }
        """)
  }

  @Test func writtenFilesAreReadAgain() {
    let texts = ["", "\"\\/\u{0}\u{1F}\u{7F}\u{85}\u{2028}", "한글 😀 é", "\u{2066}a\u{2069}"]
    let json = JSONText(Array(JSONValue.strings(texts).text.utf8))
    #expect(json.problem == nil)
    #expect(json.root?.asStrings == texts)
  }
}
