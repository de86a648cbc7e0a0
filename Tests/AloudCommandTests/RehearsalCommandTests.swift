import Aloud
import AloudTestSupport
import Foundation
import Testing

/// `aloud audit --rehearse` tries the controls of pages. `Fixtures/Audits/Pages/Rehearsed` has a page for each kind of
/// fault, with `data-fault` on the expected findings, and a page without faults.
@Suite(.serialized) struct RehearsalCommandTests {
  private static let pages = Fixtures.files(in: "Audits/Pages/Rehearsed").filter { $0.hasSuffix(".html") }
  private static let live = Fixtures.files(in: "Pages").filter { file in
    file.hasSuffix(".html") && Fixtures.files(in: "Pages").contains(file.replacing(".html", with: ".aloud"))
  }
  private static let rules = ["no-response", "change-not-announced", "focus-lost-after-removal", "state-never-changes"]

  private func audit(_ page: String, _ options: String...) throws -> Tool {
    try Tool.run(["audit", page, "--rehearse", "--rule", Self.rules.joined(separator: ",")] + options)
  }

  /// `rule selector` of each finding.
  private func found(_ tool: Tool) throws -> Set<String> {
    let object = try #require(JSONText(Array(tool.output.utf8)).root?.asObject)
    let findings = (object["findings"]?.asList.map { Array($0) } ?? []).compactMap(\.asObject)
    return Set(findings.map { "\($0["rule"]?.asString ?? "") \($0["selector"]?.asString ?? "")" })
  }

  @Test(.long, .opensPages, arguments: pages) func markedFaultsAreFound(_ page: String) throws {
    let marks = String(decoding: try Fixtures.bytes(page), as: UTF8.self)
      .matches(of: /id="([a-z-]+)"[^>]* data-fault="([a-z-]+)"/).map { "\($0.2) #\($0.1)" }
    #expect(marks.isEmpty == page.hasSuffix("-kept.html"))
    #expect(try found(try audit("Fixtures/\(page)", "--json")) == Set(marks))
  }

  /// The pages of scripts keep every rule.
  @Test(.long, .opensPages, arguments: live) func correctScreensAreClean(_ page: String) throws {
    #expect(try found(try audit("Fixtures/\(page)", "--json")) == [])
  }

  // MARK: Requests

  private static let writer = TestServer.Page(
    """
    <!DOCTYPE html><html lang=en><title>Cart</title><h1>Cart</h1>
    <button onclick="fetch('/fetched', {method: 'POST', body: '1'})">Fetch</button>
    <button onclick="navigator.sendBeacon('/beacon', '1')">Beacon</button>
    <button onclick="fetch('/asked')">Ask</button>
    <button onclick="new Worker('worker.js')">Worker</button>
    <button onclick="fetch('http://localhost:PORT/other', {method: 'PUT', headers: {'x-a': '1'}})">Elsewhere</button>
    <form method=post action=/submitted><button>Submit</button></form>
    <form method=post action=/framed target=inside><button>Frame</button></form><iframe name=inside title=Inside></iframe>
    """)

  private func server() throws -> TestServer {
    try TestServer([
      "/": Self.writer, "/asked": TestServer.Page("1"), "/fetched": TestServer.Page("1"),
      "/beacon": TestServer.Page("1"),
      "/submitted": TestServer.Page("<title>Thanks</title>Thanks"), "/framed": TestServer.Page("Thanks"),
      "/other": TestServer.Page("1"),
      "/worker.js": TestServer.Page("fetch('/worked', {method: 'POST', body: '1'})", type: "text/javascript"),
    ])
  }

  private func writes(_ server: TestServer) -> Set<String> { Set(server.requests.filter { !$0.hasPrefix("GET ") }) }

  @Test(.long, .opensPages) func nothingIsWrittenUnlessAllowed() throws {
    let server = try server()
    let tool = try audit(server.url("/"), "--json", "--network", "localhost:\(server.port)")
    #expect(writes(server) == [])
    #expect(server.requests.contains("GET /asked"))
    #expect(tool.errors.contains("requests held back (POST http://127.0.0.1:\(server.port)/fetched, "))
    let counts = try #require(JSONText(Array(tool.output.utf8)).root?.asObject?["rehearsal"]?.asObject)
    let held = (counts["heldBack"]?.asList.map { Array($0) } ?? []).compactMap { $0.asObject?["request"]?.asString }
    #expect(
      Set(held.map { String($0.split(separator: "/").last ?? "") }).isSuperset(of: [
        "fetched", "beacon", "submitted", "framed", "other",
      ]))
    #expect(counts["tried"]?.asWhole == 7)
  }

  @Test(.long, .opensPages) func writesAreSentIfAllowed() throws {
    let server = try server()
    let tool = try audit(server.url("/"), "--allow-writes")
    #expect(
      writes(server).isSuperset(of: [
        "POST /fetched", "POST /beacon", "POST /submitted", "POST /framed", "POST /worked",
      ]))
    #expect(!tool.errors.contains("held back"))
  }

  @Test(.long, .opensPages) func withoutTheOptionNothingIsTried() throws {
    let server = try server()
    _ = try Tool.run("audit", server.url("/"))
    #expect(!server.requests.contains { $0 != "GET /" && $0 != "GET /favicon.ico" })
  }

  // MARK: Reports

  @Test(.long, .opensPages) func omissionsAreReported() throws {
    let tool = try audit("Fixtures/Audits/Pages/Rehearsed/responses-kept.html", "--max-controls", "2")
    #expect(
      tool.errors.contains("2 controls tried, 1 link not followed, 7 not tried; a larger --max-controls tries more"))
    #expect(tool.status == 0)
  }

  @Test(.long, .opensPages) func findingsHaveTheFormOfOthers() throws {
    let scratch = try Scratch()
    let page = "Fixtures/Audits/Pages/Rehearsed/failing-broken.html"
    let junit = try audit(page, "--format", "junit")
    #expect(junit.status == 1 && junit.output.contains("Activating it makes the page stop answering."))
    let baseline = scratch.url("baseline").path
    #expect(try audit(page, "--baseline", baseline, "--record").status == 0)
    let again = try audit(page, "--baseline", baseline, "--messages", "ko")
    #expect(again.status == 0 && again.errors.contains("아는 문제 1개, 새 문제 없음"))
    #expect(try audit(page, "--messages", "ko").output.contains("실행하면 페이지가 응답하지 않습니다."))
  }

  // MARK: Usage

  @Test(arguments: [
    (
      ["Fixtures/Pages/links.json", "--rehearse"], "--rehearse tries pages, but Fixtures/Pages/links.json is not a page"
    ),
    (["-", "--rehearse"], "--rehearse tries pages, but - is not a page"),
    (["Fixtures/Pages", "--rehearse"], "--rehearse tries pages, not folders (Fixtures/Pages)"),
    (["Fixtures/Pages/tabs.html", "--allow-writes"], "--allow-writes needs --rehearse"),
    (
      ["Fixtures/Pages/tabs.html", "--rehearse", "--max-controls", "0"], "--max-controls takes a number from 1 to 10000"
    ),
    (["Fixtures/Pages/tabs.html", "--rehearse", "--language", "ko"], "do not use it with --language or --from"),
  ]) func wrongUsageIsReported(_ arguments: [String], _ message: String) throws {
    let tool = try Tool.run(["audit"] + arguments)
    #expect(tool.status == 64)
    #expect(tool.errors.contains(message))
  }
}
