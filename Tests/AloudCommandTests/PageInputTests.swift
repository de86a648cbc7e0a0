import Aloud
import AloudTestSupport
import Foundation
import Testing

/// Commands that read screens also read pages.
@Suite struct PageInputTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run(_ arguments: String...) throws -> Tool {
    let process = Tool.process(arguments)
    process.currentDirectoryURL = scratch.folder
    return try Tool(process)
  }

  /// An HTML file does not have to begin with its document type.
  @Test(.opensPages) func aPageIsOpenedAndRead() throws {
    _ = try scratch.file("page.html", "<h1>장터</h1><button>담기</button>")
    let tool = try run("read", "page.html", "--language", "ko")
    #expect(tool.output == "장터, 머리말 단계 1\n담기, 버튼\n")
    #expect(tool.status == 0)
  }

  @Test func theNamedBrowserIsStarted() throws {
    _ = try scratch.file("page.html", "<!DOCTYPE html><h1>Market</h1>")
    for command in ["read", "audit", "import", "explore"] {
      let tool = try run(command, "page.html", "--browser", "/nonexistent/chromium")
      #expect(tool.status == 69, "\(command)")
      #expect(tool.errors.contains("/nonexistent/chromium: there is no such program"), "\(command)")
    }
  }

  /// The output of another tool is a dump, whatever the name of the file is.
  @Test func theContentOverridesTheName() throws {
    _ = try scratch.file("page.html", #"{"aloud": 1, "elements": [{"label": "Market"}]}"#)
    #expect(try run("read", "page.html").output == "Market\n")
  }
}
