import AloudTestSupport
import Foundation
import Testing

/// Files of all kinds with unusual text.
@Suite struct TextFileTests {
  private static let app = #"{"aloud": 1, "elements": [{"label": "One", "traits": ["button"]}]}"#

  /// Runs the tool on files in a temporary folder.
  private func run(_ arguments: [String], _ files: [String: [UInt8]]) throws -> Tool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files.merging(["app.json": Array(Self.app.utf8)], uniquingKeysWith: { $1 }) {
      try Data(bytes).write(to: folder.appendingPathComponent(name))
    }
    return try Tool.run(
      arguments.map { files[$0] == nil && $0 != "app.json" ? $0 : folder.appendingPathComponent($0).path })
  }

  /// Each with a file, a valid first line, and the status for a valid file.
  static let readers: [(arguments: [String], file: String, line: String)] = [
    (["play", "a.aloud"], "a.aloud", "app app.json\n> start\n"),
    (["test", "a.aloud"], "a.aloud", "app app.json\n> start\n[screen changed]\n…\n"),
    (["read", "app.json", "--voice-file", "v.voice"], "v.voice", "language = en\ntrait.button = Push button\n"),
    (["audit", "app.json", "--baseline", "b.json"], "b.json", #"{"aloud": 1, "baseline": ""}"# + "\n"),
    (["read", "d.json"], "d.json", Self.app + "\n"),
    (
      ["conform", "r.json"], "r.json",
      #"{"aloud": 1, "tree": {"aloud": 1, "elements": [{"label": "A"}]}, "steps": [{"do": "currentSpeech", "utterance": "A"}]}"#
        + "\n"
    ),
  ]

  @Test(arguments: readers.indices) func theFirstInvalidByteIsNamed(_ index: Int) throws {
    let reader = Self.readers[index]
    let place = "\(reader.line.filter { $0 == "\n" }.count + 1):2"
    let tool = try run(reader.arguments, [reader.file: Array(reader.line.utf8) + [0x20, 0xE9, 0x0A]])
    #expect([1, 65].contains(tool.status))
    let said = tool.output + tool.errors
    #expect(
      said.contains("\(reader.file):\(place): the byte 0xE9 is not UTF-8 here; save the file in UTF-8"), "\(said)")
  }

  @Test(arguments: readers.indices) func aByteOrderMarkChangesNothing(_ index: Int) throws {
    let reader = Self.readers[index]
    let plain = try run(reader.arguments, [reader.file: Array(reader.line.utf8)])
    let marked = try run(reader.arguments, [reader.file: [0xEF, 0xBB, 0xBF] + Array(reader.line.utf8)])
    #expect(plain.status == marked.status && [0, 1].contains(plain.status), "\(plain.errors)\(marked.errors)")
    #expect(plain.lines.count == marked.lines.count)
  }

  /// A path would end at a NUL.
  @Test func aNULInAScriptIsRefused() throws {
    let scratch = try Scratch()
    let script = try scratch.file("zero.aloud", "app app.json\u{0}.other\n> start\n")
    let voice = try scratch.file("zero.voice", "trait.button = K\u{0}nob\n")
    for line in [["test", script], ["play", script], ["voices", "--voice-file", voice, "en"]] {
      let tool = try Tool.run(line)
      let place = line[1] == script ? "\(script):1:13" : "\(voice):1:17"
      #expect(tool.status == 65 && (tool.output + tool.errors).contains("\(place): there is a NUL byte here"))
    }
  }

  @Test func otherEncodingsAreReported() throws {
    let scratch = try Scratch()
    for (name, encoding) in [("UTF-16", String.Encoding.utf16LittleEndian), ("UTF-32", .utf32LittleEndian)] {
      let text = try #require("\u{FEFF}{}".data(using: encoding))
      try text.write(to: scratch.url("other.json"))
      #expect(
        try Tool.run("read", scratch.url("other.json").path).errors.contains("the file is in \(name); save it in UTF-8")
      )
    }
  }

  @Test(arguments: ["", " \n", "\u{FEFF}"]) func anEmptyFileIsNotABaseline(_ text: String) throws {
    let tool = try run(["audit", "app.json", "--baseline", "b.json"], ["b.json": Array(text.utf8)])
    #expect(tool.status == 65)
    #expect(
      tool.errors.contains("b.json:1:1: this file is empty, so it is not a baseline; --baseline with --record writes"))
  }
}
