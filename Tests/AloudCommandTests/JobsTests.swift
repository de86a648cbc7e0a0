import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudCommand

@Suite struct JobsTests {
  private let items = Array(0..<1_000)

  @Test(arguments: [0, 1, 2, 8, 5_000]) func resultsComeInTheOrderOfTheItems(_ count: Int) {
    #expect(Jobs(count).map(items) { $0 * 2 } == items.map { $0 * 2 })
    #expect(Jobs(count).map([Int]()) { $0 }.isEmpty)
  }

  /// On a machine with fewer threads, or none, the result is the same.
  @Test(arguments: [0, 1, 3]) func everythingRunsWithFewThreads(_ threads: Int) {
    var left = threads
    let jobs = Jobs(100) { body in
      guard left > 0 else { return false }
      left -= 1
      return StartedThread.run(body)
    }
    #expect(jobs.map(items) { $0 + 1 } == items.map { $0 + 1 })
  }

  @Test(arguments: ["audit Fixtures/Screens/settings.json", "test Fixtures/Scripts/flow-toast.aloud"])
  func veryManyJobsAreAccepted(_ line: String) throws {
    #expect(try Tool.run(line.split(separator: " ").map(String.init) + ["--jobs", "\(Int.max)"]).status == 0)
  }

  /// The same message, in every command and for every other number.
  @Test(
    arguments: ["test", "audit a.json", "audit --rehearse a.html"] + Command.withEach, ["0", "-1", "00", "1.5", "x"])
  func onlyANumberOfJobsIsAccepted(_ line: String, _ jobs: String) throws {
    let tool = try Tool.run(line.split(separator: " ").map(String.init) + ["--jobs", jobs])
    #expect(tool.status == 64)
    #expect(tool.errors.contains("--jobs takes a whole number, 1 or more, not \"\(jobs)\""), "\(tool.errors)")
  }

  /// Each limit gives the tool fewer threads than it requests.
  @Test(
    .long,
    arguments: ["--as=614400000", "--nproc=1"],
    ["test Fixtures/Scripts", "audit --json Fixtures/Screens/settings.json Fixtures/Screens/settings.json"])
  func commandsCompleteWithFewThreads(_ limit: String, _ command: String) throws {
    let words = ["/usr/bin/prlimit", limit, Tool.executable.path] + command.split(separator: " ").map(String.init)
    guard FileManager.default.isExecutableFile(atPath: words[0]),
      let tool = try Tool.runUnprivileged(words + ["--jobs", "100"], isTool: false)
    else { return }
    #expect(tool.status == 0 || tool.status == 1, "\(tool.errors.prefix(500))")
    #expect(!tool.output.isEmpty)
  }
}

extension Command {
  /// `--each` of each command that has it.
  fileprivate static let withEach = all.filter { command in command.options.contains { $0.name == .each } }
    .map { "\($0.name) --each" }
}
