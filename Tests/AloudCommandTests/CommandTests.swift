import AloudTestSupport
import Foundation
import Testing

@Suite struct CommandTests {
  @Test(
    arguments: [
      (["read"], 64, "aloud read: name a FILE to read; - is standard input\nSee `aloud help read`.\n"),
      (["reed"], 64, "aloud: there is no command \"reed\"; did you mean \"read\"?\nSee `aloud help`.\n"),
      (
        ["read", "--jsn", "x"], 64,
        "aloud read: there is no option --jsn; did you mean \"--json\"?\nSee `aloud help read`.\n"
      ),
      (["read", "x", "--limit"], 64, "aloud read: --limit needs N\nSee `aloud help read`.\n"),
      (
        ["read", "x", "--limit", "-1"], 64,
        "aloud read: --limit takes a whole number, 0 or more, not \"-1\"\nSee `aloud help read`.\n"
      ),
      (["read", "x", "--json=yes"], 64, "aloud read: --json takes no value\nSee `aloud help read`.\n"),
      (
        ["read", "x", "--profile", "talkback"], 64,
        "aloud read: --profile cannot be \"talkback\"; it can be voiceover, snapshot\nSee `aloud help read`.\n"
      ),
      (
        ["read", "x", "--setting", "hints=loud"], 64,
        "aloud read: hints cannot be \"loud\"; it can be on, off\nSee `aloud help read`.\n"
      ),
      (
        ["read", "x", "--language", "한국어"], 64,
        "aloud read: --language takes a tag such as ko or zh-Hans, not \"한국어\"; did you mean \"ko\"?\nSee `aloud help read`.\n"
      ),
      (
        ["read", "-", "--watch"], 64,
        "aloud read: --watch needs a file; standard input cannot be read again\nSee `aloud help read`.\n"
      ),
      (["read", "nowhere.json"], 66, "nowhere.json: there is no such file\n"),
      (["read", "Fixtures"], 66, "Fixtures: this is a folder; name a file\n"),
      (
        ["voices", "xx"], 66,
        "aloud voices: there is no voice for \"xx\"; there are en, ko, ja, de, fr, es, zh-Hans, ru\n"
      ),
    ] as [([String], Int32, String)])
  func mistakesAreReported(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let tool = try Tool.run(arguments)
    #expect(tool.status == status)
    #expect(tool.errors == message)
    #expect(tool.output == "")
  }

  @Test(arguments: [
    ["help"], ["--help"], ["help", "read"], ["read", "--help"], ["--version"], ["read", "x", "--version"],
  ])
  func helpAndVersionWorkEverywhere(_ arguments: [String]) throws {
    let tool = try Tool.run(arguments)
    #expect(tool.status == 0)
    #expect(tool.errors == "")
    #expect(tool.output.hasPrefix("aloud"))
  }

  @Test func badFilesGetOneMessageWithAPlace() throws {
    let scratch = try Scratch()
    let file = try scratch.file("broken.json", "{\n  \"aloud\": 1,\n  \"elements\": [{\"traits\": [\"buton\"]}]\n}\n")
    let tool = try Tool.run("read", file)
    #expect(tool.status == 65)
    #expect(
      tool.errors == """
        \(file):3:28: unknown trait "buton"; did you mean "button"?
          "elements": [{"traits": ["buton"]}]
                                   ^

        """)
  }

  @Test func aPipeThatClosesEarlyEndsItQuietly() throws {
    let rows = (0..<20_000).map { "{\"label\": \"Row number \($0)\"}" }.joined(separator: ",")
    let scratch = try Scratch()
    let file = try scratch.file("big.json", "{\"aloud\": 1, \"elements\": [\(rows)]}")
    let process = Tool.process(["read", file])
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try scratch.stream("err")
    try process.run()
    try output.fileHandleForWriting.close()
    #expect(try output.fileHandleForReading.read(upToCount: 12) == Data("Row number 0".utf8))
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try scratch.text("err") == "")
  }

  @Test func aFullDiskIsAnOrdinaryError() throws {
    guard Devices.hasFull else { return }
    let scratch = try Scratch()
    let process = Tool.process(["read", "Fixtures/Screens/settings.json"])
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = try scratch.stream("err")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
    #expect(try scratch.text("err") == "aloud: cannot write to standard output: No space left on device\n")
  }

  @Test func watchingReadsAgain() async throws {
    let scratch = try Scratch()
    let file = try scratch.file("screen.json", #"{"aloud": 1, "elements": [{"label": "One"}]}"#)
    let process = Tool.process(["read", "--watch", file])
    process.standardOutput = try scratch.stream("out")
    try process.run()
    // Test runners block weaker signals, and children inherit that.
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await scratch.waits(for: "One\n", in: "out"))
    try Data(#"{"aloud": 1, "elements": [{"label": "Second"}]}"#.utf8).write(
      to: scratch.url("screen.json"), options: .atomic)
    #expect(try await scratch.waits(for: "One\n\nSecond\n", in: "out"))
  }

  @Test func watchingContinuesAfterAPipe() async throws {
    let scratch = try Scratch()
    let file = try scratch.file("screen.json", #"{"aloud": 1, "elements": [{"label": "One"}]}"#)
    let process = Tool.process(["read", "--watch", file])
    process.standardOutput = try scratch.stream("out")
    process.standardError = try scratch.stream("err")
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    #expect(try await scratch.waits(for: "One\n", in: "out"))
    #expect(mkfifo(scratch.url("pipe").path, 0o600) == 0 && rename(scratch.url("pipe").path, file) == 0)
    #expect(
      try await scratch.waits(
        for: "\(file): this is a pipe or a device, not a regular file; for a stream, use - (standard input)\n",
        in: "err"))
    try Data(#"{"aloud": 1, "elements": [{"label": "Second"}]}"#.utf8).write(
      to: scratch.url("screen.json"), options: .atomic)
    #expect(try await scratch.waits(for: "One\n\n\nSecond\n", in: "out"))
  }
}

extension Scratch {
  /// True if the file has this text within a minute.
  func waits(for text: String, in name: String) async throws -> Bool {
    for _ in 0..<1_200 {
      if try self.text(name) == text { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }
}
