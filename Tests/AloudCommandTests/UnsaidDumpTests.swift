import Aloud
import AloudTestSupport
import Foundation
import Testing

/// What a dump does not say is told once for each file, by the commands whose user decides about it.
@Suite struct UnsaidDumpTests {
  private static let dump = Fixtures.url("Dumps/xcuitest-notes.txt").path
  private static let line =
    "warning: the dump does not say which elements are stops: their types decide; left out: stopByType 1 (\"Compose\")"

  @Test(arguments: [["read"], ["read", "--json"], ["audit"], ["import"], ["read", "--each"]])
  func commandsTellOnce(_ command: [String]) throws {
    let isStream = command.last == "--each"
    let json = try String(contentsOfFile: Self.dump, encoding: .utf8)
    let input = isStream ? String(decoding: try JSONEncoder().encode(["dump": json]), as: UTF8.self) + "\n" : nil
    let tool = try Tool.run(command + (isStream ? [] : [Self.dump]), input: input)
    #expect(tool.errors.components(separatedBy: Self.line).count == 2, "\(tool.errors)")
  }

  @Test func koreanUsersReadItInKorean() throws {
    let tool = try Tool.run("read", Self.dump, "--messages", "ko")
    #expect(tool.errors.contains("읽지 않은 것: stopByType 1 (\"Compose\")"), "\(tool.errors)")
  }

  /// Whoever records decides what is right; later runs compare with that.
  @Test func testsTellOnlyWhileTheyRecord() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b"] {
      let script = "app \(Self.dump)\n> start\n[screen changed]\n…\n"
      try Data(script.utf8).write(to: folder.appendingPathComponent("\(name).aloud"))
    }
    let recording = try Tool.run("test", "--record", folder.path)
    #expect(recording.errors.components(separatedBy: Self.line).count == 2, "\(recording.errors)")
    let test = try Tool.run("test", folder.path)
    #expect(test.status == 0 && test.errors.isEmpty, "\(test.errors)")
  }

  /// The label of a container, which is said at its first stop, has its rule there.
  @Test func explanationsHaveTheRuleOfTheContainer() throws {
    let dump = Fixtures.url("Dumps/xcuitest-swiftui.txt").path
    let tool = try Tool.run("read", dump, "--explain", "--from-stop", "Decrement", "--limit", "1")
    #expect(tool.output.contains("inferred  containerLabel of elements"), "\(tool.output)")
    #expect(tool.output.contains("left out  \"12\": containerLabel"), "\(tool.output)")
    let json = try Tool.run("read", dump, "--explain", "--json", "--from-stop", "Decrement", "--limit", "1")
    #expect(json.output.contains(#""leftOut": [{"text": "12", "rule": "containerLabel"}]"#), "\(json.output)")
  }
}
