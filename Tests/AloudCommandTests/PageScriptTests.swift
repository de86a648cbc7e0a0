import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Scripts with a page as their app: what runs, what is refused, and the messages.
@Suite struct PageScriptTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    _ = try scratch.file("page.html", "<h1>Market</h1>")
  }

  private func run(_ arguments: String...) throws -> Tool { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Tool {
    let process = Tool.process(arguments)
    process.currentDirectoryURL = scratch.folder
    return try Tool(process)
  }

  /// A script with a page that has this heading.
  private func script(_ app: String, serve: String? = nil, says heading: String = "Market") -> String {
    let serve = serve.map { "serve \($0)\n" } ?? ""
    return "app \(app)\n\(serve)language en\n\n> start\n…\n/^\(heading)/\n…\n"
  }

  // MARK: Without a browser

  @Test(arguments: [
    ("missing.html", "there is no file missing.html"),
    ("page.htm", "there is no file page.htm; did you mean \"page.html\"?"),
    ("file:///nowhere/page.html", "there is no file /nowhere/page.html"),
    ("ftp://example.org/", "ftp: is not the address of a page"),
  ]) func aMissingPageIsReported(_ app: String, _ message: String) throws {
    _ = try scratch.file("a.aloud", script(app))
    for command in ["play", "test"] {
      let tool = try run(command, "a.aloud")
      #expect((tool.output + tool.errors).contains("a.aloud:1:1: "), "\(command)")
      #expect((tool.output + tool.errors).contains(message), "\(command): \(tool.output + tool.errors)")
      #expect(tool.status == (app.hasPrefix("ftp") ? 65 : 66), "\(command)")
    }
  }

  /// A script may come from somebody else, and a command may do anything.
  @Test(arguments: ["play", "test"]) func commandsRunOnlyIfAllowed(_ command: String) throws {
    _ = try scratch.file("a.aloud", script("http://localhost:9/", serve: "touch started"))
    let tool = try run(command, "a.aloud")
    #expect(
      (tool.output + tool.errors).contains(
        "a.aloud:2:1: this script starts a command, so it is not run; --serve allows that"))
    #expect(tool.status == 69)
    #expect(!FileManager.default.fileExists(atPath: scratch.url("started").path))
  }

  @Test(arguments: ["play", "test"]) func aServerNeedsAnAddress(_ command: String) throws {
    _ = try scratch.file("app.json", #"{"aloud": 1, "elements": [{"label": "Market"}]}"#)
    for app in ["page.html", "app.json"] {
      _ = try scratch.file("a.aloud", script(app, serve: "touch started"))
      let tool = try run(command, "--serve", "a.aloud")
      #expect((tool.output + tool.errors).contains("a.aloud:2:1: serve starts the server of a page"), "\(app)")
      #expect(tool.status == 65, "\(app)")
    }
    #expect(!FileManager.default.fileExists(atPath: scratch.url("started").path))
  }

  @Test func theLastServerOutputIsShown() throws {
    let port = try SmallServer.freePort()
    _ = try scratch.file("a.aloud", script("http://localhost:\(port)/", serve: "echo sorry; exit 2"))
    let tool = try run("test", "--serve", "a.aloud")
    #expect(
      tool.output == """
        error   a.aloud
          a.aloud:2:1: "echo sorry; exit 2" does not serve localhost:\(port): it ended with status 2 before a server answered there
            serve echo sorry; exit 2
            ^
          The server has printed:
            | sorry
        1 script, 1 failed

        """)
    #expect(tool.status == 69)
    let json = try run("test", "--serve", "--json", "a.aloud").output
    #expect(json.hasSuffix("\"serverOutput\": [\"sorry\"]}\n"))
    let played = try run("play", "--serve", "a.aloud")
    #expect(played.errors.hasPrefix("  | sorry\na.aloud:2:1: ") && played.output.isEmpty)
  }

  @Test func aPageHasNoNamedScreens() throws {
    _ = try scratch.file("a.aloud", script("page.html"))
    let tool = try run("play", "--screen", "Cart", "a.aloud")
    #expect(
      tool.errors.contains("a.aloud: a page has no named screens, so there is no \"Cart\" (--screen)"))
    #expect(tool.status == 66)
  }

  /// The page is an input, so nothing may overwrite it.
  @Test func thePageIsAnInput() throws {
    let address = "file://\(scratch.url("page.html").path)"
    for app in ["page.html", address] {
      _ = try scratch.file("a.aloud", script(app))
      let tool = try run("test", "a.aloud", "--report", "junit", "page.html")
      #expect(tool.status == 64, "\(app)")
      #expect(tool.errors.contains("would overwrite") && tool.errors.contains("an app of this run"), "\(tool.errors)")
    }
  }

  @Test(arguments: [
    ("http://example.org/", "; write example.org"), ("*", ""), ("a,,b", ""), ("localhost:99999", ""),
  ]) func hostsAreChecked(_ hosts: String, _ hint: String) throws {
    for command in ["play", "test", "explore"] {
      let tool = try run(command, "--network", hosts, "a.aloud")
      #expect(tool.status == 64, "\(command)")
      #expect(
        tool.errors.contains("--network takes hosts such as example.org, localhost:3000 or *.example.org, not \""),
        "\(command): \(tool.errors)")
      #expect(hint.isEmpty || tool.errors.contains(hint), "\(command)")
    }
  }

  @Test func theNamedBrowserIsStarted() throws {
    _ = try scratch.file("a.aloud", script("page.html"))
    for command in ["play", "test"] {
      let tool = try run(command, "a.aloud", "--browser", "/nonexistent/chromium")
      #expect(tool.status == 69, "\(command)")
      #expect((tool.output + tool.errors).contains("/nonexistent/chromium: there is no such program"), "\(command)")
    }
  }

  // MARK: With a browser

  @Test(.opensPages) func aPageIsPerformed() throws {
    _ = try scratch.file("a.aloud", script("page.html"))
    _ = try scratch.file("b.aloud", script("page.html", says: "Shop"))
    let tool = try run("test", "--network", "example.org,localhost:8080", "a.aloud", "b.aloud")
    #expect(tool.output.hasPrefix("passed  a.aloud\nfailed  b.aloud\n  b.aloud:"), "\(tool.output)")
    #expect(tool.status == 1)
    let played = try run("play", "a.aloud")
    #expect(played.output.contains("\nMarket") && played.status == 0, "\(played.errors)")
  }

  /// The script's own line overrides the option.
  @Test(.opensPages) func aPageHasTheLanguageOfTheScript() throws {
    _ = try scratch.file("ko.aloud", "app page.html\nlanguage ko\n> start\n…\n/^Market, 머리말/\n…\n")
    _ = try scratch.file("none.aloud", "app page.html\n> start\n…\n/^Market, Überschrift/\n…\n")
    let tool = try run("test", "--language", "de", "ko.aloud", "none.aloud")
    #expect(tool.output.hasSuffix("2 scripts passed\n"), "\(tool.output)")
  }

  @Test(.opensPages) func aScreenNameInAPageScriptIsAnError() throws {
    _ = try scratch.file("a.aloud", "app page.html\nscreen Cart\n> start\n…\n")
    let tool = try run("test", "a.aloud")
    #expect(tool.output.contains("a.aloud:2:1: a page has no named screens; delete this line"))
    #expect(tool.status == 65)
  }

  @Test(.opensPages) func aMissingServerIsReportedAtTheScript() throws {
    let port = try SmallServer.freePort()
    _ = try scratch.file("a.aloud", script("http://localhost:\(port)/"))
    let tool = try run("test", "a.aloud")
    #expect(tool.output.contains("a.aloud:1:1: http://localhost:\(port)/: "), "\(tool.output)")
    #expect(tool.status == 66)
  }

  /// Each script uses its own server, although all have one port; two scripts in one folder share a server.
  @Test(.long, .opensPages, .enabled(if: SmallServer.isAvailable, "there is no python3"))
  func scriptsStartTheirServers() throws {
    let port = try SmallServer.freePort()
    let address = "http://localhost:\(port)/"
    for folder in ["one", "two"] {
      _ = try scratch.file("x", folder: folder, "")
      let url = scratch.url(folder)
      let command = try SmallServer.command(folder, port: port, in: url)
      for name in ["a", "b", "c"] {
        let heading = name == "c" ? "nothing" : folder
        _ = try scratch.file("\(folder)/\(name).aloud", script(address, serve: command, says: heading))
      }
    }
    let tool = try run("test", "--serve", "--jobs", "4", "--report", "junit", "report.xml", ".")
    let words = tool.lines.filter { $0.contains(".aloud") && !$0.hasPrefix(" ") }
    #expect(
      words == [
        "passed  one/a.aloud", "passed  one/b.aloud", "failed  one/c.aloud", "passed  two/a.aloud",
        "passed  two/b.aloud",
        "failed  two/c.aloud",
      ], "\(tool.output)")
    #expect(tool.lines.count { $0 == "    | asked" } >= 2)
    #expect(try scratch.text("report.xml").contains("The server has printed:"))
    let played = try run("play", "--serve", "one/a.aloud")
    #expect(played.output.contains("\none") && played.status == 0, "\(played.errors)")
  }

  @Test(.long, .opensPages, .enabled(if: SmallServer.isAvailable, "there is no python3")) func scriptsAreRecorded()
    throws
  {
    let port = try SmallServer.freePort()
    let command = try SmallServer.command("Market", port: port, in: scratch.folder)
    _ = try scratch.file("a.aloud", "app http://localhost:\(port)/\nserve \(command)\n\n> start\n")
    #expect(try run("test", "--serve", "--record", "a.aloud").status == 0)
    #expect(try scratch.text("a.aloud").contains("\nMarket"))
    #expect(try run("test", "--serve", "a.aloud").output == "passed  a.aloud\n1 script passed\n")
  }

  /// The server has ended when a signal has ended the tool, and soon after SIGKILL.
  @Test(.long, arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], ["play", "test"])
  func noServerOutlivesTheTool(_ signal: Int32, _ command: String) throws {
    let port = try SmallServer.freePort()
    let seconds = Int.random(in: 1_000_000...9_000_000)
    _ = try scratch.file(
      "a.aloud", script("http://localhost:\(port)/", serve: "sleep \(seconds) & touch started; sleep \(seconds); true"))
    let tool = Tool.process([command, "--serve", "a.aloud"])
    tool.currentDirectoryURL = scratch.folder
    (tool.standardOutput, tool.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try tool.run()
    let deadline = ContinuousClock.now + .seconds(60)
    while !FileManager.default.fileExists(atPath: scratch.url("started").path), ContinuousClock.now < deadline {
      usleep(5000)
    }
    kill(tool.processIdentifier, signal)
    tool.waitUntilExit()
    #expect(tool.terminationStatus == signal && tool.terminationReason == .uncaughtSignal)
    // A process that has ended may wait for its parent.
    func left() throws -> String {
      try Tool.shell("ps -eo stat,args | grep 'sleep \(seconds)' | grep -v -e grep -e '^Z'")
    }
    let end = ContinuousClock.now + .seconds(signal == SIGKILL ? 60 : 0)
    while try !left().isEmpty, ContinuousClock.now < end { usleep(50_000) }
    #expect(try left() == "")
  }
}
