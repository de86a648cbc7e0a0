import AloudTestSupport
import Foundation
import Testing

@testable import AloudImport

/// Text that people and tools add around a dump is removed, and errors have their places in the file.
@Suite struct EnvelopeTests {
  private func opened(_ text: String) -> String {
    String(decoding: Envelope.opened(SourceText(Array(text.utf8))).bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (#"{"value": "<AppiumAUT>\n</AppiumAUT>", "sessionId": "A"}"#, "<AppiumAUT>\n</AppiumAUT>"),
    (#"{"sessionId": null, "value": "<AppiumAUT a=\"1\"\/>"}"#, #"<AppiumAUT a="1"/>"#),
    (#"{"value": "<AppiumAUT>\n<XCUI"#, "<AppiumAUT>\n<XCUI"),
    (#"{"output": "[{\"AXLabel\": \"A\"}]"}"#, #"[{"AXLabel": "A"}]"#),
    (#"{"value": "{\"value\": \"<AppiumAUT\/>\"}"}"#, "<AppiumAUT/>"),
    (#"(lldb) po app.debugDescription\#n"Element subtree:\n →Window, 0x1""#, "Element subtree:\n →Window, 0x1"),
    (#""<?xml version=\"1.0\"?><AppiumAUT\/>""#, #"<?xml version="1.0"?><AppiumAUT/>"#),
    (#">>> d.page_source\#n'<AppiumAUT>\n<A n="It\'s"/>'"#, "<AppiumAUT>\n<A n=\"It's\"/>"),
    (#"b'<AppiumAUT t="\xec\x84\xa4\x41"/>\n'"#, "<AppiumAUT t=\"설A\"/>\n"),
    (#"'<AppiumAUT t="\xa0\U0001f600"/>\n'"#, "<AppiumAUT t=\"\u{A0}😀\"/>\n"),
    (#"{"value": "<AppiumAUT t=\"\ud83d\ude00\u00e9\u0000\ud800\"/>"}"#, "<AppiumAUT t=\"😀é\u{FFFD}\u{FFFD}\"/>"),
  ]) func quotedTexts(_ text: String, _ inside: String) {
    #expect(opened(text) == inside)
  }

  @Test(arguments: [
    "// [{\n//   \"AXLabel\": \"A\"\n// }]\n", "12:00:01 [{\n12:00:02   \"AXLabel\": \"A\"\n12:00:03 }]\n",
    "reply: [{\n  \"AXLabel\": \"A\"\n}]\n",
  ]) func marginsBeforeLinesAreIgnored(_ text: String) throws {
    #expect(try DumpReading.any(text).lines == ["A |  | "])
  }

  @Test(arguments: [
    "[1] <AppiumAUT>\n[2] <XCUIElementTypeButton label=\"A\"/>\n[3] </AppiumAUT>",
    "  # <?xml version=\"1.0\"?>\n  # <AppiumAUT><XCUIElementTypeButton\n  # label=\"A\"/></AppiumAUT>",
  ]) func marginsOfXML(_ text: String) throws {
    #expect(try DumpReading.any(text).lines == ["A |  | button"])
  }

  @Test(arguments: [
    #"{"aloud": 1, "elements": [{"label": "<AppiumAUT/>\n"}]}"#, #"[{"AXLabel": "Window, \"open\"\n"}]"#,
    #"{"aloud": 1, "name": "→ Next", "elements": [{"label": "A"}]}"#,
    #"{"AXLabel": "→ Next", "AXFrame": "{{0, 0}, {10, 10}}", "role": "AXButton"}"#,
    "→Window, 0x1, {{0.0, 0.0}, {9.0, 9.0}}\n  Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: '-> C:\\new'\n",
    "|--<UIButton:0x1; AX=Y; AX.label='{\"a\": \"b\\nc\"}'; alpha=1>\n",
    #"{"value": "<b>no dump</b>"}"#, "Output: {\n  }\nFind: it", "<AppiumAUT n=\"it: [{\"/>",
  ]) func otherTextsAreUnchanged(_ text: String) {
    #expect(opened(text) == text)
  }

  @Test func errorsHaveTheirPlaceInTheFile() throws {
    let page = "<AppiumAUT>\n<XCUIElementTypeButton label=A/>\n</AppiumAUT>"
    let reply = String(decoding: try JSONEncoder().encode(["value": page]), as: UTF8.self)
    for (text, place) in [(reply, "1:53"), ("[1] " + page.replacing("\n", with: "\n[2] "), "2:34"), (page, "2:30")] {
      let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
      #expect(error?.rendered(file: nil).hasPrefix("\(place): the value of an attribute") == true, "\(text)")
    }
  }

  /// Every dump in a server's JSON reply reads the same as without the reply.
  @Test(arguments: Fixtures.files(in: "Dumps")) func aDumpInAReplyReadsTheSame(_ file: String) throws {
    let text = try Fixtures.text(file)
    let reply = String(decoding: try JSONEncoder().encode(["value": text]), as: UTF8.self)
    // A log's first line does not identify a dump; a tree of brackets would be one itself. An outline in YAML begins
    // like any list, and Playwright returns it without a reply around it.
    let others = [
      "aria-snapshot",
      "idb-log", "maestro-chat", "wda-python", "earlgrey", "kif", "sim-use", "xcuitest-commented", "xcuitest-lldb",
      "detox-log", "flutter",
    ]
    guard !others.contains(where: { file.hasPrefix("Dumps/\($0)") }) else { return }
    guard opened(reply) != reply else {
      Issue.record("no text of Envelope.beginnings begins \(file); add one, or name the file above with the reason")
      return
    }
    #expect(opened(reply) == opened(text))
    #expect(try DumpReading.any(reply).lines == DumpReading.any(text).lines)
  }
}
