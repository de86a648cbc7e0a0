import Aloud
import AloudTestSupport
import Foundation
import Testing

@testable import AloudBrowser

/// `aloud dump`, from a user's view. The tests of the browser check the content of dumps, and pages.
@Suite struct DumpCommandTests {
  private let scratch: Scratch
  private let page: String

  init() throws {
    scratch = try Scratch()
    page = try scratch.file("page.html", "<title>가게</title><button onclick=\"this.textContent='Added'\">Add</button>")
  }

  private func dump(_ arguments: String..., environment: [String: String] = [:]) throws -> Tool {
    let process = Tool.process(["dump"] + arguments, environment: environment)
    process.currentDirectoryURL = scratch.folder
    return try Tool(process)
  }

  @Test(
    arguments: [
      ([], "name one URL or FILE"), (["a", "b"], "name one URL or FILE"),
      (["-"], "a page cannot come from standard input; name its URL or a FILE"),
      (["page.html", "--size", "12"], "--size takes a width and a height, as in 390x844, not \"12\""),
      (["page.html", "--wait", "-1"], "--wait takes seconds from 0 to 3600, not \"-1\""),
      (["page.html", "--wait", "nan"], "--wait takes seconds from 0 to 3600, not \"nan\""),
      (["page.html", "--before", "b.json"], "--before needs --click"),
      (["page.html", "--screenshot", "-", "--output", "a"], "--screenshot needs a file; standard output has the dump"),
      (["page.html", "--before", "-", "--click", "a"], "standard output can take only one of the outputs"),
      (["page.html", "--output", "page.html"], "--output would overwrite page.html, an input of this run"),
      (["file:///page.html", "--clik", "a"], "there is no option --clik; did you mean \"--click\"?"),
    ] as [([String], String)]) func wrongUsageIsReportedImmediately(_ words: [String], _ message: String) throws
  {
    let tool = try Tool(
      {
        let process = Tool.process(["dump"] + words, environment: ["ALOUD_BROWSER": "/nowhere"])
        process.currentDirectoryURL = scratch.folder
        return process
      }())
    #expect(tool.status == 64 && tool.output.isEmpty)
    #expect(tool.errors.hasPrefix("aloud dump: \(message)"), "\(tool.errors)")
  }

  @Test func aFileInAnAddressIsAnInput() throws {
    let tool = try dump("file://\(page)", "--screenshot", page)
    #expect(tool.status == 64 && tool.errors.contains("would overwrite"))
  }

  @Test func outputsAreCheckedBeforeTheBrowserStarts() throws {
    let none = ["ALOUD_BROWSER": "/nowhere"]
    let tool = try dump("page.html", "--output", "no/a.json", environment: none)
    #expect(tool.status == 73 && tool.errors == "no/a.json: cannot be written; there is no such folder\n")
  }

  @Test(
    arguments: [
      ("none.html", 66, "aloud: none.html: there is no such file\n"),
      (
        "ftp://a/", 64,
        "aloud: ftp://a/: ftp: is not the address of a page; write a file, or an address with http:, https: or file:\n"
      ),
      (
        "page.html", 69,
        "aloud: /nowhere: there is no such program; name Chromium, as in ALOUD_BROWSER=\(BrowserOptions.example)\n"
      ),
    ] as [(String, Int32, String)])
  func missingPartsAreReported(_ page: String, _ status: Int32, _ message: String) throws {
    let tool = try dump(page, environment: ["ALOUD_BROWSER": "/nowhere"])
    #expect(tool.status == status && tool.errors == message && tool.output.isEmpty)
  }

  @Test func aMissingBrowserIsReportedWithWhatToInstall() throws {
    let tool = try dump("page.html", environment: ["PATH": "/nowhere", "ALOUD_BROWSER": ""])
    #expect(tool.status == 69 && tool.errors.contains("(\(BrowserOptions.installation))"))
    #expect(tool.errors.split(separator: "\n").count == 1)
  }

  @Test(.opensPages) func aPageIsDumpedToStandardOutput() throws {
    let tool = try dump("page.html")
    #expect(tool.status == 0 && tool.errors.isEmpty, "\(tool.errors)")
    #expect(tool.output.hasPrefix(#"{"accessibility": {"nodes": [{"#) && tool.output.hasSuffix("}}\n"))
    #expect(tool.output.contains(#""title": "가게""#))
    #expect(try JSONSerialization.jsonObject(with: Data(tool.output.utf8)) is [String: Any])
  }

  @Test(.long, .opensPages) func allOutputsAreWrittenAndMayBeWrittenAgain()
    throws
  {
    for _ in 0..<2 {
      let tool = try dump(
        "page.html", "--click", "button", "--before", "b.json", "--output", "a.json", "--screenshot", "a.png")
      #expect(tool.status == 0 && tool.output.isEmpty && tool.errors.isEmpty, "\(tool.errors)")
      #expect(try !scratch.text("b.json").contains("\"Added\"") && scratch.text("a.json").contains("\"Added\""))
      #expect(try Data(contentsOf: scratch.url("a.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test(.long, .opensPages)
  func failedPagesAreReportedAndWriteNothing()
    throws
  {
    _ = try scratch.file("alert.html", "<p>x</p><script>alert('a\\u202e')</script>")
    let tool = try dump("alert.html", "--output", "a.json")
    #expect(tool.status == 0)
    #expect(tool.errors == "alert.html: warning: the page shows a dialog (alert), which is dismissed: \"a<U+202E>\"\n")
    let failed = try dump("page.html", "--click", "#none", "--before", "none.json")
    #expect(failed.status == 66 && failed.output.isEmpty)
    #expect(failed.errors == "page.html: no element of the page matches the selector \"#none\"\n")
    #expect(!FileManager.default.fileExists(atPath: scratch.url("none.json").path))
  }

  @Test(.long, .opensPages) func aFolderMayHaveANameThatIsNotUTF8() throws {
    let folder = "\"$(printf 'b\\377d 1')\""
    let tool = try Tool.shell(
      "cd '\(scratch.folder.path)' && mkdir \(folder) && cp page.html \(folder) && cd \(folder)"
        + " && '\(Tool.executable.path)' dump page.html")
    #expect(tool.contains("\"가게\""))
  }

  /// As users other than root run it, with the sandbox.
  @Test(.long, .opensPages) func anotherUserDumpsPages() throws {
    let home = scratch.folder.appendingPathComponent("home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    #expect(chmod(home.path, 0o777) == 0)
    guard
      let tool = try Tool.runUnprivileged(
        ["/usr/bin/env", "HOME=\(home.path)", "TMPDIR=/tmp", Tool.executable.path, "dump", "data:text/html,<p>hello"],
        isTool: false)
    else { return }
    // A container may forbid the sandbox.
    if tool.status == 69, tool.errors.contains("--no-sandbox") { return }
    #expect(tool.status == 0 && tool.output.contains("\"hello\""), "\(tool.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }
}
