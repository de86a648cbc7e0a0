import AloudTestSupport
import Foundation
import Testing

/// The shell commands in the article about continuous integration work as described.
@Suite struct ContinuousIntegrationTests {
  /// The content of a code block, and its language.
  private struct Block {
    let language: String
    let lines: [String]
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// The commands of a server's step or a lane; a shell block is unchanged.
    var commands: String {
      switch language {
      case "yaml": Block.steps(lines).joined(separator: "\n")
      case "ruby": lines.compactMap { $0.firstMatch(of: /sh\("(.+)"\)/).map { String($0.1) } }.joined(separator: "\n")
      default: text
      }
    }

    private static func steps(_ lines: [String]) -> [String] {
      var commands: [String] = []
      var indent: Int?
      for line in lines {
        let text = line.trimmingCharacters(in: .whitespaces)
        let depth = line.count - text.count
        if let inside = indent, depth > inside {
          commands.append(text.hasPrefix("- ") ? String(text.dropFirst(2)) : text)
          continue
        }
        indent = text == "run: |" || text == "script:" ? depth : nil
        if text.hasPrefix("run: "), indent == nil { commands.append(String(text.dropFirst(5))) }
      }
      return commands
    }
  }

  private let scratch: Scratch
  private let blocks: [Block]

  private var app: URL { scratch.url("app") }

  /// A repository as in the article, and the programs of a server.
  init() throws {
    scratch = try Scratch()
    let article = "Sources/Aloud/Documentation.docc/ContinuousIntegration.md"
    let text = try String(contentsOf: Fixtures.package.appendingPathComponent(article), encoding: .utf8)
    blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { _, block in
      let lines = block.components(separatedBy: "\n")
      return Block(language: lines[0], lines: Array(lines.dropFirst().dropLast()))
    }
    let files = FileManager.default
    for folder in ["app/Accessibility", "app/fastlane", "app/ci", "bin", "attachments"] {
      try files.createDirectory(at: scratch.url(folder), withIntermediateDirectories: true)
    }
    try files.copyItem(at: Fixtures.url("Screens"), to: scratch.url("app/Accessibility/Screens"))
    try files.createDirectory(at: scratch.url("app/Accessibility/Scripts"), withIntermediateDirectories: true)
    try files.copyItem(at: Fixtures.url("Apps"), to: scratch.url("app/Accessibility/Apps"))
    try files.copyItem(
      at: Fixtures.url("Scripts/flow-archive.aloud"), to: scratch.url("app/Accessibility/Scripts/flow-archive.aloud"))
    try files.createSymbolicLink(at: scratch.url("bin/aloud"), withDestinationURL: Tool.executable)
    // Commands that build and fetch do nothing here; Xcode's tool returns a dump.
    let dump = Fixtures.url("Dumps/xcuitest-notes.txt").path
    for (name, script) in [
      ("git", ":"), ("swift", ":"),
      ("xcrun", "for last; do :; done; mkdir -p \"$last\"; cp '\(dump)' \"$last/dump.txt\""),
    ] {
      let path = try scratch.file("bin/\(name)", "#!/bin/sh\n\(script)\n")
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    _ = try scratch.file("app/ci/accessibility.sh", try block("# ci/accessibility.sh").text)
  }

  private func block(_ text: String) throws -> Block {
    try #require(blocks.first { $0.text.contains(text) }, "the article has no block with \(text)")
  }

  /// The exit status of a server's shell, which ends at the first failing command.
  private func run(_ commands: String, in folder: String = "app", variables: [String: String] = [:]) throws -> Tool {
    // Nothing is written outside the scratch folder.
    let commands = commands.replacing("/tmp/", with: scratch.folder.path + "/")
    let path = "\(scratch.url("bin").path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    let process = Tool.process(
      ["-e", "-c", commands],
      environment: ["PATH": path, "GITHUB_PATH": scratch.url("path").path, "ALOUD_URL": "x"].merging(variables) { $1 })
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = scratch.url(folder)
    return try Tool(process)
  }

  private func hasFile(_ name: String) -> Bool { FileManager.default.fileExists(atPath: scratch.url(name).path) }

  private func breakScreen() throws {
    _ = try scratch.file("app/Accessibility/Screens/new.json", #"{"aloud": 1, "elements": [{"traits": ["button"]}]}"#)
  }

  @Test(arguments: [
    ("codeql-action", "aloud-audit.sarif", "app"), ("image: swift", "aloud-audit.junit", "app"),
    ("lane :accessibility", "aloud-audit.junit", "app/fastlane"),
  ]) func aNewFindingFailsAndReportsAreWritten(_ mark: String, _ report: String, _ folder: String) throws {
    #expect(try run(try block("--record").commands).status == 0)
    let commands = try block(mark).commands
    let whole = try run(commands, in: folder)
    #expect(whole.status == 0, "\(commands)\(whole.output)\(whole.errors)")
    #expect(hasFile("app/\(report)") && hasFile("app/aloud-scripts.xml"))
    try breakScreen()
    try FileManager.default.removeItem(at: scratch.url("app/\(report)"))
    #expect(try run(commands, in: folder).status == 1)
    #expect(try scratch.text("app/\(report)").contains("missing-label"))
  }

  @Test func aScriptThatFailsFails() throws {
    #expect(try run(try block("--record").commands).status == 0)
    let script = "app/Accessibility/Scripts/flow-archive.aloud"
    _ = try scratch.file(script, try scratch.text(script) + "> swipe right\nNobody says this\n")
    #expect(try run("sh ci/accessibility.sh").status == 1)
  }

  @Test func attachmentsAreAudited() throws {
    let commands = try block("ci_post_xcodebuild.sh").commands
    #expect(try run(commands, variables: ["CI_XCODEBUILD_ACTION": "archive"]).output.isEmpty)
    let tests = ["CI_XCODEBUILD_ACTION": "test-without-building", "CI_RESULT_BUNDLE_PATH": "x"]
    let tool = try run(commands, variables: tests)
    #expect([0, 1].contains(tool.status) && tool.errors.contains("1 screen found"), "\(tool.errors)")
  }

  @Test func dumpsOnLinesAreAudited() throws {
    _ = try scratch.file(
      "app/dumps.ndjson", #"{"name": "a", "dump": {"aloud": 1, "elements": [{"traits": ["button"]}]}}"#)
    #expect(try run(try block("dumps.ndjson").commands).status == 1)
    #expect(try scratch.text("app/findings.ndjson").contains(#""name": "a""#))
  }
}
