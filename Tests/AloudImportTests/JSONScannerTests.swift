import AloudTestSupport
import Testing

@testable import AloudImport

@Suite struct JSONScannerTests {
  private func tokens(_ text: String) throws -> [JSONScanner.Token] {
    var scanner = JSONScanner(Array(text.utf8))
    var tokens: [JSONScanner.Token] = []
    while tokens.last != .end { tokens.append(try scanner.next()) }
    return tokens
  }

  @Test func tokens() throws {
    #expect(
      try tokens(#" {"a": [1, -2.5e3, "x\"y"], "b": {}, "c": null} "#) == [
        .beginObject, .key(2..<5), .beginArray, .number(8..<9), .number(11..<17), .string(19..<25), .endArray,
        .key(28..<31), .beginObject, .endObject, .key(37..<40), .literal(42..<46), .endObject, .end,
      ])
  }

  @Test(arguments: [
    ("[1,]", 2, "there is a comma too many here"),
    ("[1 2]", 3, #"a comma or "]" is missing here"#),
    (#"{"a" 1}"#, 5, "a colon is missing after the key"),
    ("{a: 1}", 1, "a key must stand in double quotes"),
    ("[,1]", 1, "a value is missing here"),
    ("['a']", 1, "a string must stand in double quotes"),
    ("[NaN]", 1, #""NaN" is not a value in JSON"#),
    ("[-Infinity]", 1, #""-Infinity" is not a value in JSON"#),
    ("[01]", 1, #""01" is not a value in JSON"#),
    ("[1.]", 1, #""1." is not a value in JSON"#),
    ("[1e]", 1, #""1e" is not a value in JSON"#),
    ("[+1]", 1, #""+1" is not a value in JSON"#),
    ("[] // done", 3, "there is more text after the end of the JSON"),
    ("[ /* none */ ]", 2, "JSON has no comments"),
    ("[\"a\nb\"]", 3, "there is a line break inside a string; write it as \\n"),
    (#"["a\qb"]"#, 3, "JSON has no such escape; write \\\\ for a backslash"),
    (#"["\u12g4"]"#, 2, "four hexadecimal digits are missing after \\u"),
    (#"["\ud83d!"]"#, 2, "this escape is half of a character; its other half is missing"),
    (#"["\ud83d\ud83d"]"#, 2, "this escape is half of a character; its other half is missing"),
    ("[%]", 1, "this is not JSON"),
  ])
  func faults(_ text: String, _ offset: Int, _ message: String) throws {
    #expect(throws: JSONSyntaxError(offset: offset, message: message)) { try tokens(text) }
  }

  @Test(arguments: [
    ("", 0, "the text ends before the JSON does"),
    ("[1, \n", 3, #"the text ends before the "[" of line 1 is closed"#),
    ("[\n{\"a\": ", 7, #"the text ends before the "{" of line 2 is closed"#),
    ("[tru", 4, #"the text ends before the "[" of line 1 is closed"#),
    ("[12.", 4, #"the text ends before the "[" of line 1 is closed"#),
    ("[\"abc", 5, "the text ends inside a string"),
    ("[\"\\u00", 6, #"the text ends before the "[" of line 1 is closed"#),
  ])
  func cutOff(_ text: String, _ offset: Int, _ message: String) throws {
    #expect(throws: JSONSyntaxError(offset: offset, message: message, isCutOff: true)) { try tokens(text) }
  }

  @Test func depth() throws {
    let nested = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try tokens(nested).count == 1001)
    #expect(throws: JSONSyntaxError(offset: 500, message: "brackets are nested deeper than 500")) {
      try tokens(String(repeating: "[", count: 100_000))
    }
  }

  @Test(
    arguments: [
      (#"{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}"#, nil),
      (#"{"a": 1, "a": 2}"#, "1:10: the key \"a\" is there twice"),
      (#"{"x": [{"a": 1, "\u0061": 2}]}"#, "1:17: the key \"a\" is there twice"),
      (
        #"{"1":0,"2":0,"3":0,"4":0,"5":0,"6":0,"7":0,"8":0,"9":0,"3":0}"#,
        "1:56: the key \"3\" is there twice"
      ),
    ] as [(String, String?)])
  func duplicates(_ text: String, _ message: String?) throws {
    do throws(ImportError) {
      try JSONCheck.run(SourceText(Array(text.utf8)))
      #expect(message == nil)
    } catch {
      #expect(error.rendered(file: nil).split(separator: "\n").first.map(String.init) == message)
    }
  }

  @Test(
    arguments: [
      ([], 1),
      ([.key("a")], 7),
      ([.key("a"), .index(1)], 11),
      ([.key("a"), .index(1), .key("b.c")], 19),
      ([.key("a"), .index(9)], 7),
      ([.key("nowhere")], 1),
    ] as [([JSONStep], Int)])
  func places(_ steps: [JSONStep], _ offset: Int) {
    let locator = JSONLocator(Array(#" {"a": [10,{"b.c": true}]}"#.utf8))
    #expect(locator.offset(of: steps) == offset)
  }

  @Test func placesOfDeepValuesTakeLinearTime() {
    let ratio = growth(to: 400) { depth in
      let text = String(repeating: "[1, 2, ", count: depth) + "3" + String(repeating: "]", count: depth)
      let steps = [JSONStep](repeating: .index(2), count: depth)
      #expect(JSONLocator(Array(text.utf8)).offset(of: steps) == 7 * depth)
    }
    #expect(ratio < 24)
  }

  @Test(arguments: [
    ("", 0), ("screens.my.screen[0].on.focus[1]", 69), ("screens.my.on", 28), ("screens.other.on", 12),
  ])
  func placesOfPaths(_ path: String, _ offset: Int) {
    let text = #"{"screens": {"my": {"on":   1}, "my.screen[0]": {"on": {"focus": [0, 5]}}}}"#
    let found = JSONLocator(Array(text.utf8)).offset(ofPath: path)
    #expect(Array(text)[found...].prefix(12) == Array(text)[offset...].prefix(12))
  }

  @Test(arguments: [
    (#"[{"a": 1}, {"b": 2}]"#, #"[{"a": 1}, {"b": 2}]"#),
    (#"[{"a": 1}, {"b": "#, #"[{"a": 1}]"#),
    (#"[{"a": 1},"#, #"[{"a": 1}]"#),
    (#"[{"a": [{"b": {"c": 1}}, {"d": [1, 2"#, #"[{"a": [{"b": {"c": 1}}]}]"#),
    ("[{\"a\": 1},\n ...\n]", #"[{"a": 1}]"#),
    (#"[{"a": "\ud83d"}]"#, #"[{"a": "\ufffd"}]"#),
    ("[{\"a\": 1}]\n$ echo", #"[{"a": 1}]"#),
  ])
  func repairs(_ text: String, _ expected: String) throws {
    #expect(String(decoding: try JSONRepair(SourceText(Array(text.utf8))).bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [#"[{"a": "#, #"[{"a": 1} {"b": 2}]"#, "[1, 2, 3"]) func beyondRepair(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONRepair(SourceText(Array(text.utf8))) }
  }

  @Test(arguments: [
    (#""a""#, "a"), (#""\"\\\/\n\t""#, "\"\\/\n\t"), (#""\u00e9\uD83D\uDE00""#, "é😀"), (#""한 \u0061""#, "한 a"),
  ])
  func unescaping(_ text: String, _ expected: String) {
    #expect(JSONText.unescaped(0..<text.utf8.count, of: Array(text.utf8)) == expected)
  }
}
