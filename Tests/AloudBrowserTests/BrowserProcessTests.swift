import AloudBase
import AloudTestSupport
import AloudTree
import Foundation
import Testing

@testable import AloudBrowser

/// Missing browsers, other programs, and browsers that end; and what remains of them.
@Suite struct BrowserProcessTests {
  private func error(_ path: String?, limit: Double = 30) throws -> BrowserError {
    var options = BrowserOptions(path: path)
    options.startLimit = limit
    return try #require(throws: BrowserError.self) { try BrowserProcess(options) }
  }

  /// A shell script as a program. Another process writes it: the system refuses to run a file that this process has
  /// open for writing.
  private func script(_ line: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)").path
    let write = "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$0\"; chmod 755 \"$0\""
    try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", write, path, line]).waitUntilExit()
    return path
  }

  @Test(arguments: ["/nowhere", "/", "nowhere", "/etc/passwd"]) func aMissingProgramIsReported(_ path: String) throws {
    #expect(
      try error(path)
        == BrowserError(
          .noBrowser, "\(path): there is no such program; name Chromium, as in --browser \(BrowserOptions.example)"))
  }

  @Test(arguments: [
    ("exit 3", "it ended with status 3"), ("kill -KILL $$", "it was ended by SIGKILL"),
    ("echo 'what?' >&2; exit 1", "it ended with status 1: what?"),
    ("exec 3>&- 4>&-; sleep 60", "it closed the connection"),
    ("sleep 60", "it does not answer"), ("yes >&4", "it does not use Chromium's protocol"),
    ("printf 'hello\\0' >&4; sleep 60", "it does not use Chromium's protocol"),
    (#"printf '{"id":1,"result":{}}\0' >&4; sleep 60"#, "its answer is not Chromium's"),
  ]) func anotherProgramIsReported(_ line: String, _ reason: String) throws {
    let path = try script(line)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let error = try error(path, limit: 2)
    #expect(
      error
        == BrowserError(
          .noBrowser, "\(path): does not work like Chromium: \(reason); name Chromium: --browser PATH"))
  }

  @Test(.enabled("root has no sandbox") { getuid() != 0 }) func aMissingSandboxIsReported() throws {
    let path = try script("echo 'FATAL: No usable sandbox!' >&2; kill -TRAP $$")
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try error(path).description.contains("--no-sandbox runs it without a sandbox"))
  }

  @Test(.opensPages) func endingABrowserRemovesItsFolderAndProcesses() throws {
    let browser = try BrowserProcess(BrowserOptions())
    #expect(browser.version.contains("Chrome"))
    let (folder, group) = (browser.folder, browser.group)
    #expect(FileManager.default.fileExists(atPath: folder) && kill(-group, 0) == 0)
    browser.end()
    #expect(!FileManager.default.fileExists(atPath: folder))
    #expect(!isRunning(group))
  }

  @Test(.opensPages, .long) func aKilledBrowserIsReported() throws {
    let browser = try BrowserProcess(BrowserOptions())
    let page = try browser.newPage(size: .phone)
    kill(browser.group, SIGKILL)
    let error = #expect(throws: BrowserError.self) { try page.dump() }
    #expect(error?.kind == .noBrowser)
    #expect(
      error?.description.hasSuffix(": the browser ended during its use: it was ended by SIGKILL") == true,
      "\(error?.description ?? "")")
    browser.end()
    #expect(!FileManager.default.fileExists(atPath: browser.folder))
  }

  /// Another process owns the browser, and ends in every way.
  @Test(.opensPages, .long, arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [30, 300, 1500])
  func noBrowserRemainsWhenTheToolEnds(_ signal: Int32, _ milliseconds: UInt32) throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("a\(UInt32.random(in: 0...99_999))")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("aloud")
    tool.arguments = ["dump", Chromium.page("<script>setInterval(()=>document.body.append('.'),50)</script>")]
    tool.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
    (tool.standardOutput, tool.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try tool.run()
    usleep(milliseconds * 1000)
    kill(tool.processIdentifier, signal)
    tool.waitUntilExit()
    let end = ContinuousClock.now + .seconds(60)
    func left() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: scratch.path)
        + commands().filter { $0.contains(scratch.path) }
    }
    while try !left().isEmpty, ContinuousClock.now < end { usleep(10_000) }
    #expect(try left() == [])
  }

  /// The command lines of all running processes.
  private func commands() throws -> [String] {
    let list = Process()
    let pipe = Pipe()
    list.executableURL = URL(fileURLWithPath: "/bin/ps")
    list.arguments = ["-eo", "args"]
    list.standardOutput = pipe
    try list.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    list.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// A process that has ended, but whose parent has not waited for it, counts as ended.
  private func isRunning(_ group: pid_t) -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while kill(-group, 0) == 0 {
      guard ContinuousClock.now < end else { return true }
      usleep(10_000)
    }
    return false
  }
}
