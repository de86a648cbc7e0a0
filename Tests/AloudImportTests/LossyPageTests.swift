import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// Playwright's ariaSnapshot and Puppeteer's snapshot are read as far as possible.
@Suite struct LossyPageTests {
  @Test(
    arguments: [
      (#"- button "OK""#, "OK |  | button"),
      (#"- button "OK" [disabled] [ref=e3] [cursor=pointer]:"#, "OK |  | button notEnabled"),
      (#"- 'button "Pay: now"'"#, "Pay: now |  | button"),
      (#"- 'link "Anna''s list" [ref=e1]':"#, "Anna's list |  | link"),
      (#"- "button \"Say \\\"hi\\\"\"""#, #"Say "hi" |  | button"#),
      (#"- button "Tab\there""#, "Tab here |  | button"),
      (#"- heading "News" [level=2]"#, "News |  | header"),
      ("- text: plain words", "plain words |  | staticText"),
      ("- paragraph: plain words", "plain words |  | staticText"),
      (#"- listitem: "\"Free\" returns: all""#, #""Free" returns: all |  | staticText"#),
      (#"- textbox "Name": Mina"#, "Name | Mina | textEntry"),
      (#"- searchbox "Find": 'it''s'"#, "Find | it's | searchField textEntry"),
      (#"- slider "Volume": "3""#, "Volume | 3 | adjustable"),
      (#"- img "Flag""#, "Flag |  | image"),
      (#"- math "x squared""#, "x squared |  | "),
    ])
  func elementsOfAriaSnapshots(_ line: String, _ expected: String) throws {
    let read = try DumpReading.any("- main:\n  \(line)\n")
    #expect(read.lines.map { $0.replacing("webContent", with: "").withPlainSpaces } == [expected.withPlainSpaces])
  }

  @Test func everySnapshotHasOneWarning() throws {
    for text in ["- button \"OK\"\n", #"{"role": "RootWebArea", "children": [{"role": "button", "name": "OK"}]}"#] {
      let warnings = try DumpReading.any(text).warnings
      #expect(warnings.count == 1 && warnings[0].contains("leaves out") && warnings[0].contains("`aloud dump URL`"))
    }
  }

  @Test(
    arguments: [
      (
        "- main:\n  - button \"OK\"\n  - button \"Can",
        "the dump ends inside an element (line 3); it was read up to there"
      ),
      (
        "- button \"OK\"\nLater words\nand more\n",
        "2 lines, from line 2 on, are not elements and were left out: Later words"
      ),
      (
        #"{"role": "RootWebArea", "children": [{"role": "button", "name": "OK"}, {"role": "bu"#,
        "the dump ends inside an element (line 1); it was read up to there"
      ),
    ])
  func truncatedSnapshotsAreRead(_ text: String, _ warning: String) throws {
    let format: ScreenFormat = text.hasPrefix("{") ? .puppeteer : .ariaSnapshot
    let screen = try ImportedScreen(Array(text.utf8), format: format)
    #expect(DumpReading(ScreenImport(document: screen.document)).stops.map(\.label?.string) == ["OK"])
    #expect(screen.warnings.map(\.message.description).contains(warning))
  }

  @Test(arguments: [
    (#"{"role": "RootWebArea", "name": "Shop"}"#, ScreenFormat.puppeteer), ("null", .puppeteer), ("- ", .ariaSnapshot),
    ("- /url: x\n", .ariaSnapshot), ("plain words", .ariaSnapshot),
  ]) func emptyFilesAreRefused(_ text: String, _ format: ScreenFormat) throws {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8), format: format) }
    #expect(error?.kind == .refused)
    #expect(error?.message.description.contains("`aloud dump URL`") == true)
  }

  /// Long lines, many brackets and many quotation marks are not slower than other text.
  @Test(.long, arguments: [" [a", "\\\"", "''", "- ", "\t", " \"", ": "]) func readsHostileLinesQuickly(_ text: String)
    throws
  {
    let start = threadSeconds()
    for head in ["- button \"", "- button [", "- '", "- text: ", ""] {
      let line = head + String(repeating: text, count: 10_000)
      _ = try? ImportedScreen(Array("- button \"OK\"\n\(line)\n".utf8), format: .ariaSnapshot)
    }
    #expect(threadSeconds() - start < 20)
  }
}
