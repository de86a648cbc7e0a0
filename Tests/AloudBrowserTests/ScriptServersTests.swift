import AloudProcess
import AloudTestSupport
import Foundation
import Testing

@testable import Aloud

/// The server of a script, and how scripts share servers.
@Suite struct ScriptServersTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("aloud-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func server(_ command: String, _ port: Int, in folder: URL) throws -> ScriptServer {
    let script = try Script("app http://localhost:\(port)/\nserve \(command)\n> start")
    let file = ScriptFile(script, path: folder.appendingPathComponent("a.aloud").path)
    return try #require(try file.server)
  }

  @Test(arguments: [
    ("http://localhost:3000/checkout", "localhost:3000"), ("http://example.org", "example.org:80"),
    ("HTTPS://example.org?a:1", "example.org:443"), ("http://a:b@[::1]:8080/", "[::1]:8080"),
    ("http://[::1]/", "[::1]:80"), ("http://localhost:/", "localhost:80"), ("http://localhost:0/", nil),
    ("http://localhost:70000/", nil), ("http://:80/", nil), ("http://localhost:x/", nil), ("page.html", nil),
    ("file:///page.html", nil), ("data:text/html,x", nil),
  ]) func thePortIsThatOfTheAddress(_ app: String, _ port: String?) throws {
    let file = ScriptFile(try Script("serve npm start\napp \(app)\n> start"), path: "/tmp/a.aloud")
    guard let port else {
      let error = #expect(throws: ScriptFileError.self) { try file.server }
      guard case .badScript(let problem) = error else { return #expect(Bool(false), "\(String(describing: error))") }
      return #expect(
        problem.line == 1 && problem.message.description.hasPrefix("serve starts the server of a page, so the app must")
      )
    }
    #expect(try file.server?.port.description == port)
  }

  @Test func aScriptWithoutAServeLineHasNoServer() throws {
    #expect(try ScriptFile(try Script("app http://localhost/\n> start"), path: "a.aloud").server == nil)
    #expect(throws: ScriptFileError.self) { try ScriptFile(try Script("serve a\n> start"), path: "a.aloud").server }
  }

  /// Scripts of two folders have two servers, though their commands are the same.
  @Test func theFolderIsThatOfTheScript() throws {
    let one = try server("npm start", 80, in: URL(fileURLWithPath: "/tmp"))
    #expect(try server("npm start", 80, in: URL(fileURLWithPath: "/tmp")).key == one.key)
    #expect(try server("npm start", 80, in: URL(fileURLWithPath: "/usr")).key != one.key)
    #expect(try server("npm start", 81, in: URL(fileURLWithPath: "/tmp")).key != one.key)
  }

  @Test func aPortInUseIsReportedBeforeTheStart() throws {
    let other = try TestServer([:])
    let servers = ScriptServers()
    let folder = try Folder()
    let error = #expect(throws: ServerProcess.Failure.self) {
      try servers.take(try server("touch started; sleep 5", other.port, in: folder.url))
    }
    #expect(
      (error?.message).map { "\($0)" }
        == "another program answers at localhost:\(other.port) before \"touch started; sleep 5\" is started; end "
        + "that program, or leave the line out to test what it serves")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("started").path))
  }

  /// It would fail a second time, and that might take long.
  @Test func aFailedServerIsNotRetried() throws {
    let servers = ScriptServers()
    let folder = try Folder()
    let failing = try server("echo x >> starts; exit 1", try SmallServer.freePort(), in: folder.url)
    for _ in 1...3 { #expect(throws: ServerProcess.Failure.self) { try servers.take(failing) } }
    #expect(try String(contentsOf: folder.url.appendingPathComponent("starts"), encoding: .utf8) == "x\n")
  }

  @Test(.enabled(if: SmallServer.isAvailable, "there is no python3")) func scriptsShareAServer() throws {
    let servers = ScriptServers()
    defer { servers.end() }
    let (folder, port) = (try Folder(), try SmallServer.freePort())
    let shared = try server(try SmallServer.command("One", port: port, in: folder.url), port, in: folder.url)
    let first = try servers.take(shared)
    let second = try servers.take(shared)
    #expect(first.process === second.process)
    #expect(first.output == ["listening"] && second.output == [])
    servers.giveBack(first)
    servers.giveBack(second)
    #expect(try servers.take(shared).process === first.process)
    servers.end()
    #expect(!first.process.isRunning)
    #expect(throws: ServerProcess.Failure(message: "all servers are ended", output: "")) { try servers.take(shared) }
  }

  /// Each server finds the port free, because the previous server has ended.
  @Test(.enabled(if: SmallServer.isAvailable, "there is no python3"))
  func aPortHasOneServerAtATime() throws {
    let servers = ScriptServers()
    defer { servers.end() }
    let (folder, port) = (try Folder(), try SmallServer.freePort())
    let wanted = try ["One", "Two", "One", "Two", "Three", "One"].map {
      try server(try SmallServer.command($0, port: port, in: folder.url), port, in: folder.url)
    }
    let problems = Guarded<[String]>([])
    let used = Guarded<Set<String>>([])
    DispatchQueue.concurrentPerform(iterations: wanted.count) { index in
      do {
        let lease = try servers.take(wanted[index])
        let key = wanted[index].key.command
        // Another user of the port uses the same server.
        let others = used.withLock { used in
          used.insert(key)
          return used.count
        }
        if others != 1 { problems.withLock { $0.append("\(others) servers") } }
        usleep(20_000)
        used.withLock { if $0 == [key] { $0 = [] } }
        servers.giveBack(lease)
      } catch {
        problems.withLock { $0.append("\(error)") }
      }
    }
    #expect(problems.withLock { $0 } == [])
  }

  /// The server's output is escaped and printed line by line.
  @Test func outputIsEscaped() {
    #expect("a\r\nb\u{1B}[31m\rc\n\n\n".serverLines == ["a", "b [31m", "c"])
    #expect("".serverLines == [])
  }
}
