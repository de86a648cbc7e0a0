import AloudBase
import AloudTree
import Testing

@testable import AloudImport

@Suite struct FormatDetectionTests {
  private func format(_ text: String) throws -> ScreenFormat {
    try ScreenFormat(of: SourceText(validating: Array(text.utf8)))
  }

  private func failure(of bytes: [UInt8]) -> ImportError? {
    #expect(throws: ImportError.self) { try ScreenFormat(of: SourceText(validating: bytes)) }
  }

  @Test(
    arguments: [
      (#"{"aloud": 1, "elements": []}"#, .aloud),
      (#"{"elements": [{"label": "AXFrame"}], "aloud": 1}"#, .aloud),
      (#"{"elements": [{"label": "No version"}]}"#, .aloud),
      (#"{"aloud": 1, "elements": [{"label": "cut"#, .aloud),
      ("\n  <?xml version=\"1.0\"?><AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>", .wdaXML),
      ("[debug] source:\n<XCUIElementTypeWindow x=\"0\"/>", .wdaXML),
      ("<AppiumAUT>\n</AppiumAUT>", .wdaXML),
      ("Element subtree:\n →Application, 0x1, pid: 9, label: 'A'", .xcuitest),
      (#""Attributes: Application, 0x1\nElement subtree:\n →Application, 0x1, pid: 7""#, .xcuitest),
      ("//→Window, 0x104e16850, {{0.0, 0.0}, {960.0, 540.0}}", .xcuitest),
      ("    # Button, {{16.0, 60.0}, {78.7, 21.0}}, label: 'Go'", .xcuitest),
      (" ->Window (Main), 0x10, {{0.0, 0.0}, {9.0, 9.0}}", .xcuitest),
      ("t = 1.2s Find: Descendants matching type Button\n  Output: {\n  }", .xcuitest),
      (#"[{"AXFrame": "{{0, 0}, {1, 1}}", "role": "AXButton"}]"#, .idb),
      (#"[{"AXLabel":"A","children":[]}]"#, .idb),
      ("[\n  {\n    \"AXLabel\" : \"A\",\n    \"children\" : [\n\n    ]\n  }\n]", .axe),
      (#"{"elements":[{"AXLabel":"A"}]}"#, .idb),
      (#"{"elements":[{"label":"A"}],"backend":"ax","truncated":false}"#, .idb),
      ("Using simulator 7\n[{\"AXLabel\": \"A\"}]", .idb),
      (#"[{"AXFrame":"{{0, 0}, {390, 844}}","AXLabel":"A"},{"AXFr"#, .idb),
      ("Device orientation: Portrait\nApplication UI orientation: Portrait\nApplication, pid: 1, label: 'A'", .xcode),
      (" Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A', hitPoint: {4.5, 4.5}", .xcode),
      (#"{"value": {"isEnabled": "1", "isVisible": "1", "type": "Other"}, "sessionId": "A"}"#, .wdaJSON),
      (#"{"value": {"type": "Window", "rawIdentifier": null, "children": []}}"#, .wdaJSON),
      (#"{"value": {"error": "no such driver", "message": "None"}, "sessionId": null}"#, .wdaJSON),
      (#"{"attributes": {"accessibilityText": "A", "bounds": "[0,0][1,1]"}, "children": []}"#, .maestro),
      (#"{"attributes": {}, "children": [{"attributes": {"text": "A"}, "clickable": null}]}"#, .maestro),
      ("Running on iPhone 15\n{\"attributes\": {}, \"children\": []}", .maestro),
      (#"{"axElement": {"elementType": 2, "label": "A"}, "depth": 1}"#, .maestro),
      (#"{"elementType": 2, "label": "A", "children": []}"#, .xcuitestJSON),
      (#"[{"isAccessibilityElement": true, "trait": 1}]"#, .voiceOverDesigner),
      (#"{"elements": [{"isAccessibilityElement": true, "trait": 1}]}"#, .voiceOverDesigner),
      (#"{"id": "7E65", "imageScale": 3}"#, .voiceOverDesigner),
      (#"{"data": {"entries": [], "raw": [{"AXLabel": "A"}]}, "ok": true}"#, .simUse),
      (#"{"ok": false, "error": {"message": "no simulator"}}"#, .simUse),
      ("  @8  TextField  \"Search\"  (16,106 370x38)  value=\"Search\"", .simUse),
      (#"[{"element": {"_0": {"label": "A"}, "traversalIndex": 0}}]"#, .accessibilitySnapshot),
      ("<UIButton:0x1; AX=Y; AX.label='A'; AX.frame={{0, 0}, {9, 9}}; alpha=1>", .earlGrey),
      ("flutter: SemanticsNode#0\nflutter:  │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)", .flutter),
      ("I/flutter ( 9):   ├─SemanticsNode#14\n", .flutter),
      ("<?xml version=\"1.0\"?>\n<ViewHierarchy>\n<UIWindow/></ViewHierarchy>", .detox),
      (#"[{"type": "Button", "label": "OK", "coordinates": {"x": 0, "y": 0, "width": 9, "height": 9}}]"#, .mobileMCP),
      (#"[{"type": "Button", "text": "OK", "rect": {"x": 0, "y": 0, "width": 9, "height": 9}}]"#, .mobileMCP),
      (
        #"[{"type": "Button", "label": "OK", "identifier": "a", "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]"#,
        .mobileMCP
      ),
      // Labels do not affect the detection.
      (
        " →Application, pid: 1\n    StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'See <XCUIElementTypeButton>'",
        .xcuitest
      ),
      (
        " →Application, pid: 1\n    StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: '<UIButton:0x1; AX=Y; AX.a>'",
        .xcuitest
      ),
      (
        " →Application, pid: 1\n    StaticText, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Application bundle identifier:'",
        .xcuitest
      ),
      (
        #"{"attributes": {"accessibilityText": "android.widget.Button", "bounds": "[0,0][1,1]"}, "children": []}"#,
        .maestro
      ),
      ("<details>\n\n```json\n[{\"AXLabel\": \"A\"}]\n```\n</details>", .idb),
      ("Page source: [\n{\"AXLabel\": \"A\"},\n{\"AXLabel\": \"B\"}]", .idb),
      ("null", .idb),
      ("[]", .idb),
      (#"{"nodes": [{"nodeId": "1", "childIds": ["2"], "backendDOMNodeId": 3}]}"#, .webPage),
      (#"{"id": 2, "result": {"nodes": [{"nodeId": "1", "role": {"value": "RootWebArea"}}]}}"#, .webPage),
      ("- document:\n  - heading \"News\" [level=1]\n", .ariaSnapshot),
      ("- separator\n- button \"OK\" [active] [ref=e2]\n", .ariaSnapshot),
      ("```yaml\n- main:\n  - text: News\n```\n", .ariaSnapshot),
      (#"{"role": "RootWebArea", "name": "News", "children": [{"role": "button", "name": "OK"}]}"#, .puppeteer),
      (#"{"role": "WebArea", "name": "News", "children": [{"role": "but"#, .puppeteer),
    ] as [(String, ScreenFormat)])
  func known(_ text: String, _ expected: ScreenFormat) throws {
    #expect(try format(text) == expected)
  }

  @Test(arguments: [
    #"<?xml version="1.0"?><hierarchy rotation="0"><node class="android.widget.FrameLayout"/></hierarchy>"#,
    #"{"attributes": {"class": "android.widget.Button"}, "children": []}"#,
    #"{"attributes": {"text": "", "clickable": "true", "bounds": "[0,0][1,1]"}, "children": []}"#,
    "Running on RKCY\n{\n  \"attributes\" : { \"package\" : \"x\", \"scrollable\" : \"false\" }\n}",
  ]) func android(_ text: String) throws {
    let error = try #require(failure(of: Array(text.utf8)))
    #expect(error.kind == .refused)
    #expect(
      error.message
        == "this is the dump of an Android screen; Aloud simulates iOS VoiceOver: dump the app from an iOS simulator or device"
    )
  }

  @Test(arguments: [
    ("<!DOCTYPE html>\n<html></html>", "this is the text of a web page"),
    ("curl: (7) Failed to connect to localhost port 8100", "this is an error message, not a dump: no server answered"),
    ("No Companion Connected", "idb found no companion for the simulator"),
    ("Semantics not generated for RenderView#1.\n", "Flutter has made no semantics tree"),
    ("RenderView#e1c2d\n │ debug mode enabled - linux\n", "this is Flutter's tree of widgets or of render objects"),
    ("<UIWindow: 0x14be07ee0; frame = (0 0; 375 667)>\n", "this is recursiveDescription of UIKit"),
    ("    t =     0.00s Start Test at 2026-01-02 10:00:00.000\n", "this is the log of a UI test without a tree"),
    ("DetoxRuntimeError: Test Failed: No elements found", "this is Detox's error without the hierarchy"),
  ]) func otherFilesAreNotScreens(_ text: String, _ beginning: String) throws {
    let error = try #require(failure(of: Array(text.utf8)))
    #expect(error.kind == .refused)
    #expect(error.message.description.hasPrefix(beginning))
  }

  @Test(arguments: [
    ("Hello", "this text has no screen in it: print app.debugDescription in a UI test"),
    ("key: value\n", "this text has no screen"), ("- list\n- button\n", "this text has no screen"),
    ("- name: x\n", "this text has no screen"), ("- list:\n  - Milk\n  - Bread\n", "this text has no screen"),
    ("SemanticsNode#5 is not in the tree", "this text has no screen"),
    (#"<g class="axis" visibility="hidden"></g>"#, "this XML is not a dump of a known tool"),
    ("<note></note>", "this XML is not a dump of a known tool: save Appium's driver.page_source"),
    (#"{"name": "x"}"#, #"this JSON is neither a screen document, {"aloud": 1, "elements": […]}, nor the reply"#),
    ("[1, 2]", "this JSON is neither"), (#"{"role": "admin", "children": []}"#, "this JSON is neither"),
  ]) func textsOfUnknownFormatsAreRefused(_ text: String, _ beginning: String) throws {
    let error = try #require(failure(of: Array(text.utf8)))
    #expect(error.kind == .unknownFormat)
    let message = error.message.description
    #expect(message.hasPrefix(beginning))
    #expect(message.hasSuffix("; `aloud import --help` lists the formats; name one with --from"))
  }

  @Test(
    arguments: [
      ([], "the file is empty"),
      ([0x20, 0x0A, 0xEF, 0xBB], "the file is empty"),
      ([0xEF, 0xBB, 0xBF, 0x0A], "the file is empty"),
      ([0xFF, 0xFE, 0x3C, 0x00], "the file is in UTF-16; save it in UTF-8"),
      ([0x61, 0x62, 0x00], "1:3: there is a NUL byte here; the file is binary, or text in another encoding"),
      (
        [UInt8](repeating: 0x61, count: 11) + [0x00, 0x61, 0x61, 0x61, 0x61, 0x61],
        "1:12: there is a NUL byte here; the file is binary, or text in another encoding"
      ),
      (
        [0x61, 0x0A, 0xC3, 0xA9, 0xC3, 0x28],
        "2:2: the byte 0xC3 is not UTF-8 here; save the file in UTF-8, if it is text"
      ),
      ([0x61, 0xED, 0xA0, 0x80], "1:2: the byte 0xED is not UTF-8 here; save the file in UTF-8, if it is text"),
      ([0x61, 0xC0, 0xAF], "1:2: the byte 0xC0 is not UTF-8 here; save the file in UTF-8, if it is text"),
    ] as [([UInt8], String)])
  func notText(_ bytes: [UInt8], _ message: String) throws {
    let error = try #require(failure(of: bytes))
    #expect(error.kind == .malformed)
    #expect(error.rendered(file: nil).split(separator: "\n").first.map(String.init) == message)
  }

  @Test func byteOrderMark() throws {
    let text = "\u{FEFF}{\"aloud\": 1, \"elements\": []}"
    #expect(try format(text) == .aloud)
    #expect(try SourceText(validating: Array(text.utf8)).bytes.first == UInt8(ascii: "{"))
  }

  @Test func aDumpCutInsideACharacterIsRead() throws {
    let text = #"[{"AXLabel": "확인", "role": "AXButton"}, {"AXLabel": "취"#
    let screen = try ImportedScreen(Array(Array(text.utf8).dropLast()), language: "ko")
    #expect(screen.document.firstScreen.tree.nodes.compactMap(\.label?.string) == ["확인"])
    #expect(
      screen.warnings.map(\.message.description) == [
        "the dump ends inside an element (line 1); it was read up to there"
      ])
  }

  @Test func quotationsStayOnOneLine() throws {
    let name = String(repeating: "x", count: 100_000)
    let text = #"{"aloud": 1, "elements": [{"traits": ["\u001b[31m\n\#(name)"]}]}"#
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array(text.utf8)) }
    let message = try #require(error?.message.description)
    #expect(message.count < 500)
    #expect(!message.contains { $0.isNewline || $0 == "\u{1B}" })
  }
}
