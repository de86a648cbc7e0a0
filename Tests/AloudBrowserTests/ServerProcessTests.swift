import AloudBase
import AloudProcess
import AloudTestSupport
import Foundation
import Testing

/// Commands that run for the time of a test, and what remains of them.
@Suite struct ServerProcessTests {
  private func server(_ command: String, in folder: String = "/") throws -> ServerProcess {
    try ServerProcess(command, in: folder)
  }

  /// The output of a command after its end.
  private func printed(_ command: String, in folder: String = "/") throws -> String {
    let server = try server(command, in: folder)
    wait { !server.isRunning }
    return server.printed()
  }

  private func wait(until isDone: () -> Bool) {
    let end = ContinuousClock.now + .seconds(60)
    while !isDone(), ContinuousClock.now < end { usleep(5000) }
    #expect(isDone())
  }

  @Test func bothStreamsAreKept() throws {
    #expect(try printed("echo one; echo two >&2; echo three > /dev/stderr") == "one\ntwo\nthree\n")
  }

  @Test func standardInputIsEmpty() throws {
    #expect(try printed("read -r line; echo $?") == "1\n")
  }

  @Test func itRunsInItsFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aloud \"it's\" \(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try printed("pwd -P", in: folder.path) == "\(folder.path)\n")
  }

  /// The end of the output is kept, from the beginning of a line.
  @Test func theLast64KilobytesAreKept() throws {
    let text = try printed("i=0; while [ $i -lt 20000 ]; do echo line $i; i=$((i + 1)); done")
    #expect(text.hasPrefix("…\nline ") && text.hasSuffix("line 19999\n"))
    #expect((60_000...65_540).contains(text.utf8.count))
  }

  @Test func onlyLaterOutputIsReturned() throws {
    let server = try server("echo one; while [ ! -e /dev/null/x ]; do sleep 0.05; echo two; done")
    defer { server.end() }
    wait { server.printedCount > 0 }
    let text = server.printed(from: 4)
    #expect(!text.contains("one"))
  }

  /// The process and its children get a signal to end, and may still print.
  @Test func theServerMayCleanUp() throws {
    let server = try server(
      "sleep 71717171 & trap 'echo bye; exit' TERM; echo ready; while :; do sleep 0.02; done")
    wait { server.printed() == "ready\n" }
    server.end()
    #expect(server.printed().contains("bye\n"))
    #expect(!server.isRunning)
  }

  @Test(.long) func processesThatIgnoreTerminationAreKilled() throws {
    let server = try server("trap '' TERM; echo ready; sleep 71717172; sleep 71717173")
    wait { server.printed() == "ready\n" }
    let start = ContinuousClock.now
    server.end()
    let duration = start.duration(to: .now)
    // The process that reaps orphans may take some time.
    wait { !server.isRunning }
    // A busy machine takes longer, but not as long as the process would live.
    #expect((.seconds(1.5)...(.seconds(120))).contains(duration))
  }

  /// Its shell may end first.
  @Test func theServerMayOutliveItsShell() throws {
    let server = try server("sleep 71717174 & echo $!")
    wait { !server.printed().isEmpty }
    usleep(100_000)
    #expect(server.isRunning)
    server.end()
    #expect(!server.isRunning)
  }

  @Test func aServerThatEndsIsReported() throws {
    let server = try server("echo no; exit 3")
    let port = ServerPort(host: "localhost", number: try SmallServer.freePort())
    #expect(
      throws: ServerProcess.Failure(
        message: "\"echo no; exit 3\" does not serve \(port): it ended with status 3 before a server answered there",
        output: "no\n")
    ) { try server.wait(for: port) }
  }

  @Test func aServerThatDoesNotAnswerIsReported() throws {
    let server = try server("echo hello; exec sleep 71717175")
    defer { server.end() }
    wait { !server.printed().isEmpty }
    let port = ServerPort(host: "::1", number: try SmallServer.freePort())
    let error = #expect(throws: ServerProcess.Failure.self) { try server.wait(for: port, seconds: 0.2) }
    #expect(error?.message.description.hasSuffix("does not answer at [::1]:\(port.number) within 1 seconds") == true)
    #expect(error?.output == "hello\n")
  }

  @Test func aPortAnswersWhileAServerListens() throws {
    var server: TestServer? = try TestServer([:])
    let number = try #require(server?.port)
    #expect(ServerPort(host: "localhost", number: number).answers)
    #expect(ServerPort(host: "127.0.0.1", number: number).answers)
    #expect(!ServerPort(host: "host.invalid", number: number).answers)
    server = nil
    #expect(!ServerPort(host: "localhost", number: number).answers)
  }
}
