import AloudBase
import AloudTree
import Testing

@testable import AloudImport

@Suite struct JSONDumpTests {
  @Test(
    arguments: [
      (#"{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}"#, nil),
      (#"{"a": 1, "a": 2}"#, "1:10: the key \"a\" appears twice"),
      (#"{"x": [{"a": 1, "\u0061": 2}]}"#, "1:17: the key \"a\" appears twice"),
      (
        #"{"1":0,"2":0,"3":0,"4":0,"5":0,"6":0,"7":0,"8":0,"9":0,"3":0}"#,
        "1:56: the key \"3\" appears twice"
      ),
    ] as [(String, String?)])
  func duplicates(_ text: String, _ message: String?) throws {
    do throws(ImportError) {
      _ = try SourceText(Array(text.utf8)).strictJSON()
      #expect(message == nil)
    } catch {
      #expect(error.rendered(file: nil).split(separator: "\n").first.map(String.init) == message)
    }
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
    var warnings: [ImportWarning] = []
    let read = try JSONDump.read(SourceText(Array(text.utf8)), &warnings) { JSONTree($0) }
    #expect(try read == JSONTree(reading: expected))
  }

  @Test(arguments: [#"[{"a": "#, #"[{"a": 1} {"b": 2}]"#, "[1, 2, 3"]) func unrepairableDumpsAreErrors(_ text: String) {
    var warnings: [ImportWarning] = []
    #expect(throws: ImportError.self) { try JSONDump.read(SourceText(Array(text.utf8)), &warnings) { JSONTree($0) } }
  }
}
