import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// Dumps that a page, a shell or a person has changed a little.
@Suite struct PastedTextTests {
  // MARK: Entities

  private func escaped(_ text: String, apostrophe: String = "&apos;") -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: apostrophe)
  }

  @Test(
    arguments: [
      "earlgrey.txt", "earlgrey-log.txt", "wda-settings.xml", "xcuitest-notes.txt", "xcode.txt", "idb-flat.json",
      "maestro.json", "sim-use-outline.txt", "aria-snapshot.yaml", "flutter.txt", "detox.xml", "mobile-mcp.json",
    ], ["&apos;", "&#39;", "&#x27;"])
  func aDumpInEntitiesReadsTheSame(_ file: String, _ apostrophe: String) throws {
    let text = try Fixtures.text("Dumps/" + file)
    #expect(try DumpReading.any(escaped(text, apostrophe: apostrophe)).lines == DumpReading.any(text).lines)
  }

  @Test func aDumpMayBeEscapedTwice() throws {
    let text = try Fixtures.text("Dumps/earlgrey.txt")
    #expect(try DumpReading.any(escaped(escaped(text))).lines == DumpReading.any(text).lines)
  }

  @Test(arguments: [
    #"<AppiumAUT><XCUIElementTypeButton label="a &lt;b&gt;"/></AppiumAUT>"#,
    #"[{"AXLabel": "&lt;UIWindow:0x1; AX=N;"}]"#,
    "    Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: 'label: &apos;x&apos;'\n",
    "|--<UIButton:0x1; AX=Y; AX.label='&lt;b&gt;'; alpha=1>\n", "R&amp;D &lt;b&gt;",
  ]) func otherEntitiesBelongToTheTexts(_ text: String) {
    #expect(Envelope.opened(SourceText(Array(text.utf8))).bytes == Array(text.utf8))
  }

  @Test(arguments: ["&", "&l", "&am", "&#", "&#3", "&#x2"]) func aTextMayEndInAnEntity(_ end: String) throws {
    let text = escaped("<UIWindow:0x1; AX=N; alpha=1>\n|--<UILabel:0x1; AX=Y; AX.label='A'; alpha=1>\n") + end
    #expect(try DumpReading.any(text).lines == ["A |  | "])
  }

  @Test func entitiesThatAreNoCharacters() throws {
    let text = escaped("<UILabel:0x1; AX=Y; AX.label='") + "&#0;&#x110000;&#xD800;&foo;&#;" + escaped("'; alpha=1>\n")
    #expect(try DumpReading.any(text).stops.map(\.label?.string) == ["\u{FFFD}\u{FFFD}\u{FFFD}&foo;&#;"])
  }

  @Test func errorsHaveTheirPlaceInTheFile() throws {
    let text = escaped("<AppiumAUT>\n<XCUIElementTypeButton label=A/>\n</AppiumAUT>")
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    #expect(error?.location?.line == 2 && error?.location?.column == 33)
  }

  // MARK: Quotation marks

  @Test(
    arguments: [
      (#"[{"AXLabel": "Say "hi", please", "role": "AXButton"}]"#, #"Say "hi", please"#),
      (#"[{"AXLabel": ""hi"", "role": "AXButton"}]"#, #""hi""#),
      (#"[{"role": "AXButton", "AXLabel": "a 5" screen"}]"#, #"a 5" screen"#),
      (#"[{"role": "AXButton", "custom_actions": ["a "b" c", "d"], "AXLabel": "x"}]"#, "x"),
    ]) func unescapedQuotationMarks(_ text: String, _ label: String) throws
  {
    let screen = try DumpReading.any(text)
    #expect(screen.stops.map(\.label?.string) == [label])
    #expect(
      screen.warnings == ["a text has quotation marks that are not escaped (line 1); they were read as its own"])
  }

  @Test func nodesKeepTheirPlaces() throws {
    let screen = try ImportedScreen(Array("[{\"AXLabel\": \"a \"b\" c\"},\n  {\"AXLabel\": \"d\"}]".utf8))
    let tree = screen.document.firstScreen.tree
    var places = FilePlaces(screen)
    let id = try #require(tree.ids.first { tree[$0].label?.string == "d" })
    #expect(places[id, in: tree].map { [$0.line, $0.column] } == [2, 3])
  }

  @Test(arguments: [
    #"{"aloud": 1, "elements": [{"label": "Say "hi""}]}"#, #"{"elements": [{"label": "Say "hi""}]}"#,
    #"[{"AXLabel": "a" "b": 3}]"#, #"[{"AXLabel": "a", }]"#, #"[{"AXLabel": 'a'}]"#,
  ]) func otherMistakesAreErrors(_ text: String) {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    #expect(error?.kind == .malformed && error?.location != nil)
  }

  // MARK: Ends

  @Test(arguments: ["%", "}", "]", "`", "}\n\n", " ]}%\n", ";"]) func charactersAfterTheEnd(_ end: String) throws {
    let screen = try DumpReading.any("[{\"AXLabel\": \"A\"},\n{\"AXLabel\": \"B\"}]" + end)
    #expect(screen.lines.count == 2)
    #expect(screen.warnings == ["line 2 has characters after the end of the JSON, which were left out"])
  }

  @Test(arguments: ["", "\n", "\n```\n", "\n```"]) func endsWithoutAWarning(_ end: String) throws {
    #expect(try DumpReading.any("[{\"AXLabel\": \"A\"}]" + end).warnings == [])
  }

  /// Fences and the marks of a quotation do not matter.
  @Test(arguments: Fixtures.files(in: "Dumps")) func aDumpInMarkdownReadsTheSame(_ file: String) throws {
    let text = try Fixtures.text(file)
    let lines = try DumpReading.any(text).lines
    // A truncated dump ends in its last line, which a fence would follow; a debugger's string ends with its mark.
    guard !["cut", "lldb", "python"].contains(where: file.contains) else { return }
    #expect(try DumpReading.any("```\n\(text)\n```\n").lines == lines)
  }

  /// The time grows with the length, and not faster.
  @Test(
    .long,
    arguments: [
      "&lt;", "&", "&#0;", "[{\"AXLabel\": \"a\"b\", ", "\"a\" ", "│", "SemanticsNode#", "\n │ label: \"a\n",
      "SemanticsNode#1\n", "<ViewHierarchy>", "{\"type\": \"text\", \"text\": \"[{",
    ]) func longRuns(_ piece: String) throws
  {
    for head in [
      "", "[{\"AXLabel\": \"", "SemanticsNode#0\n", "<ViewHierarchy><UIView label=\"", "&lt;UIWindow:0x1; AX=N;",
    ] {
      let text = head + String(repeating: piece, count: 50_000 / piece.utf8.count)
      let start = threadSeconds()
      _ = try? ImportedScreen(Array(text.utf8))
      #expect(threadSeconds() - start < 5)
    }
  }
}
