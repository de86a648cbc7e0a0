import AloudBase
import AloudTestSupport
import Testing

@testable import AloudTree

@Suite struct JSONTextTests {
  /// Strict: half of a character is also an error.
  private func read(_ text: String) throws -> JSONText {
    let json = JSONText(Array(text.utf8))
    if let offset = json.loneSurrogate { throw JSONSyntaxError(offset: offset, message: Message(english: half)) }
    if let problem = json.problem { throw problem }
    return json
  }

  private let half = "this escape is half of a character; its other half is missing"

  @Test func values() throws {
    let json = try read(#" {"a": [1, -2.5e3, "x\"y"], "b": {}, "c": null} "#)
    let places = Array(json.places)
    #expect(places.map(\.kind) == [.object, .list, .number, .number, .string, .object, .null])
    #expect(places.map(\.offset) == [1, 7, 8, 11, 19, 33, 42])
    #expect(places.map(\.keyOffset) == [1, 2, 8, 11, 19, 28, 37])
    #expect(places.map(\.path) == ["", "a", "a[0]", "a[1]", "a[2]", "b", "c"])
    #expect(places.map(\.range.upperBound) == [47, 26, 9, 17, 25, 35, 46])
    #expect(json.root?.asObject?["a"]?.asList?.map { $0.asNumber } == [1, -2500, nil])
  }

  @Test(arguments: [
    ("[1,]", 2, "there is an extra comma here"),
    ("[1 2]", 3, #"a comma or "]" is missing here"#),
    (#"{"a" 1}"#, 5, "a colon is missing after the key"),
    ("{a: 1}", 1, "a key must be in double quotes"),
    ("[,1]", 1, "a value is missing here"),
    ("['a']", 1, "a string must be in double quotes"),
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
    #expect(throws: JSONSyntaxError(offset: offset, message: Message(english: message))) { try read(text) }
  }

  @Test(arguments: [
    ("", 0, "the text ends before the JSON is complete"),
    ("[1, \n", 3, #"the text ends before the "[" of line 1 is closed"#),
    ("[\n{\"a\": ", 7, #"the text ends before the "{" of line 2 is closed"#),
    ("[tru", 4, #"the text ends before the "[" of line 1 is closed"#),
    ("[12.", 4, #"the text ends before the "[" of line 1 is closed"#),
    ("[\"abc", 5, "the text ends inside a string"),
    ("[\"\\u00", 6, #"the text ends before the "[" of line 1 is closed"#),
  ])
  func cutOff(_ text: String, _ offset: Int, _ message: String) throws {
    #expect(throws: JSONSyntaxError(offset: offset, message: Message(english: message), isCutOff: true)) {
      try read(text)
    }
  }

  /// Eight bytes are checked together: special bytes are found in each position.
  @Test(arguments: 0..<20) func specialBytesAnywhere(_ place: Int) throws {
    for rest in 0..<20 {
      let (before, after) = (String(repeating: "é~", count: place), String(repeating: "a", count: rest))
      let end = 2 + before.utf8.count
      #expect(try read("[\"\(before)\\\"\(after)\"]").root?.asList?.map(\.asString) == ["\(before)\"\(after)"])
      #expect(JSONText(Array("[\"\(before)\u{1F}\(after)\"]".utf8)).problem?.offset == end)
      #expect(JSONText(Array("[\"\(before)\" \(after)".utf8)).problem != nil)
    }
  }

  @Test func keysThatAreWrittenWithEscapes() throws {
    let object = try #require(read(#"{"n\u0061me": 1, "namf": 2, "nam\u0065s": 3}"#).root?.asObject)
    #expect(object["name"]?.asWhole == 1 && object["names"]?.asWhole == 3 && object["nam"] == nil)
  }

  @Test func nestingHasALimit() throws {
    let nested = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(try Array(read(nested).places).count == 500)
    #expect(throws: JSONSyntaxError(offset: 500, message: "brackets are nested deeper than 500")) {
      try read(String(repeating: "[", count: 100_000))
    }
  }

  @Test(arguments: [
    ("", 1), ("a", 7), ("a[1]", 11), ("a[1].b.c", 19), ("a[9]", 7), ("nowhere", 1),
  ])
  func placesOfPathsAreFoundWithOffsets(_ path: String, _ offset: Int) throws {
    var paths = JSONPaths(try read(#" {"a": [10,{"b.c": true}]}"#))
    #expect(paths.place(of: path)?.offset == offset)
  }

  @Test func placesOfDeepValuesTakeLinearTime() {
    let ratio = growth(to: 400) { depth in
      let text = String(repeating: "[1, 2, ", count: depth) + "3" + String(repeating: "]", count: depth)
      var paths = JSONPaths(JSONText(Array(text.utf8)))
      let path = String(repeating: "[2]", count: depth)
      guard let place = paths.place(of: path) else { return #expect(Bool(false)) }
      #expect(place.offset == 7 * depth)
      #expect(paths.path(to: place) == path)
      #expect(paths.place(at: 7 * depth)?.offset == 7 * depth)
    }
    #expect(ratio < 24)
  }

  @Test(arguments: [
    ("", 0), ("screens.my.screen[0].on.focus[1]", 69), ("screens.my.on", 28), ("screens.other.on", 12),
  ])
  func placesOfPaths(_ path: String, _ offset: Int) {
    let text = #"{"screens": {"my": {"on":   1}, "my.screen[0]": {"on": {"focus": [0, 5]}}}}"#
    var paths = JSONPaths(JSONText(Array(text.utf8)))
    let found = paths.place(of: path)?.offset ?? 0
    #expect(Array(text)[found...].prefix(12) == Array(text)[offset...].prefix(12))
  }

  @Test(arguments: [
    (#""a""#, "a"), (#""\"\\\/\n\t""#, "\"\\/\n\t"), (#""\u00e9\uD83D\uDE00""#, "é😀"), (#""한 \u0061""#, "한 a"),
    (#""\ud83d""#, "\u{FFFD}"), (#""\ud83d\ud83d\ude00!\udc00""#, "\u{FFFD}😀!\u{FFFD}"),
  ])
  func unescaping(_ text: String, _ expected: String) {
    #expect(JSONText(Array(text.utf8)).root?.asString == expected)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0.5", -0.5), ("123456789012345", 123_456_789_012_345), ("0.1", 0.1), ("1.0", 1), ("2e3", 2000),
      ("123456789012345678", 123_456_789_012_345_680), ("5e-324", .leastNonzeroMagnitude), ("1e999", nil),
      ("3.141592653589793", 3.141592653589793),
    ] as [(String, Double?)])
  func numbers(_ text: String, _ expected: Double?) {
    #expect(JSONText(Array(text.utf8)).root?.asNumber == expected)
  }

  @Test(
    arguments: [
      ("1", 1), ("1.0", 1), ("1e3", 1000), ("9223372036854775807", .max), ("1.5", nil), ("1e99", nil), ("true", nil),
    ] as [(String, Int?)])
  func wholeNumbers(_ text: String, _ expected: Int?) {
    #expect(JSONText(Array(text.utf8)).root?.asWhole == expected)
  }

  @Test func membersWithEscapedAndEqualKeys() throws {
    let object = try #require(read(#"{"\u0061b": 1, "ba": 2, "ab": 3, "a\"b": 4}"#).root?.asObject)
    #expect(object["ab"]?.asWhole == 1)
    #expect(object["ba"]?.asWhole == 2)
    #expect(object["a\"b"]?.asWhole == 4)
    #expect(object["a"] == nil)
    #expect(object.members.map(\.key) == ["ab", "ba", "ab", "a\"b"])
  }
}
