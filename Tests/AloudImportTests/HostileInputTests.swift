import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

/// Input that no tool writes is read, or gives an error with a place: it never crashes and is never slow.
@Suite(.long) struct HostileInputTests {
  /// The nesting of elements in a format.
  struct Nesting: Sendable, CustomTestStringConvertible {
    let format: ScreenFormat
    var head = ""
    let open: String
    var close = ""
    var core = ""
    var tail = ""
    /// Text formats indent their lines, so that their size is quadratic in the depth.
    var indent: String?

    var testDescription: String { format.rawValue }

    func text(depth: Int) -> String {
      guard let indent else {
        return head + String(repeating: open, count: depth) + core + String(repeating: close, count: depth) + tail
      }
      return head + (0..<depth).map { String(repeating: indent, count: $0) + open }.joined()
    }
  }

  static let nestings = [
    Nesting(
      format: .aloud, head: #"{"aloud": 1, "elements": "#, open: #"[{"children": "#, close: "}]", core: "[]", tail: "}"),
    Nesting(format: .wdaXML, open: "<XCUIElementTypeOther>", close: "</XCUIElementTypeOther>"),
    Nesting(format: .wdaJSON, open: #"{"type": "Other", "isEnabled": "1", "children": ["#, close: "]}"),
    Nesting(format: .idb, open: #"[{"AXLabel": "A", "role": "AXGroup", "children": "#, close: "}]", core: "[]"),
    Nesting(
      format: .simUse, head: #"{"data": {"raw": "#, open: #"[{"AXLabel": "A", "children": "#, close: "}]", core: "[]"),
    Nesting(format: .xcuitestJSON, open: #"{"elementType": 9, "label": "A", "children": ["#, close: "]}"),
    Nesting(format: .maestro, open: #"{"attributes": {"accessibilityText": "A"}, "children": ["#, close: "]}"),
    Nesting(
      format: .voiceOverDesigner, open: #"{"type": "container", "containerType": "list", "elements": ["#, close: "]}"),
    Nesting(
      format: .accessibilitySnapshot, open: #"{"container": {"_0": {"type": {"list": {}}}, "children": ["#, close: "]}}"
    ),
    Nesting(
      format: .xcuitest, head: "Element subtree:\n", open: "Table, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A'\n", indent: "  "
    ),
    Nesting(
      format: .xcode, head: "Application, pid: 1, label: 'A'\n", open: " Table, {{0.0, 0.0}, {9.0, 9.0}}\n", indent: " "
    ),
    Nesting(format: .earlGrey, open: "|--<UIView:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; alpha=1>\n", indent: "|  "),
    Nesting(format: .kif, open: "UITableView, label: A (enabled)\n", indent: "|\t"),
    Nesting(format: .detox, head: "<ViewHierarchy>", open: #"<UIView label="A">"#, close: "</UIView>"),
    Nesting(
      format: .mobileMCP, open: #"[{"type": "Other", "label": "A", "children": "#, close: "}]", core: "[]"),
    Nesting(format: .flutter, open: "└─SemanticsNode#1\n", indent: "  "),
    Nesting(format: .ariaSnapshot, open: "- list:\n", indent: " "),
    Nesting(format: .ariaSnapshot, open: "- group:\n", indent: "\t"),
    Nesting(format: .puppeteer, open: #"{"role": "list", "name": "A", "children": ["#, close: "]}"),
  ]

  /// Reads a text, and returns the error.
  @discardableResult
  private func error(reading text: String, as format: ScreenFormat?, within limit: Double = 60) throws -> ImportError? {
    let start = threadSeconds()
    defer { #expect(threadSeconds() - start < limit) }
    do {
      _ = try ImportedScreen(Array(text.utf8), format: format)
      return nil
    } catch {
      #expect(error.message.description.count < 500)
      #expect(!error.message.description.contains { $0.isNewline })
      return error
    }
  }

  /// The stack is that of most threads of Apple's platforms. It is too small for 30,000 nested calls.
  @Test(arguments: nestings) func deepNesting(_ nesting: Nesting) throws {
    let (depth, limit) = nesting.indent == nil ? (30_000, 5.0) : (1_100, 60)
    let text = nesting.text(depth: depth)
    for text in [text, String(text.prefix(text.count / 2))] {
      let error = try onSmallStack { try self.error(reading: text, as: nesting.format, within: limit) }
      // Wrappers that mean nothing, as in these texts, are not levels of the screen.
      #expect(error != nil || nesting.indent != nil)
      let words = ["nested deeper than", "before its first element", "no elements", "empty"]
      #expect(
        error.map { error in words.contains { error.message.description.contains($0) } } ?? true,
        "\(error?.message ?? "")")
    }
  }

  @Test(arguments: nestings) func allowedDepthIsRead(_ nesting: Nesting) throws {
    let error = try error(reading: nesting.text(depth: 60), as: nesting.format)
    // Some of these contain nothing that can be read.
    #expect(error == nil || error?.kind == .refused)
  }

  /// The depths up to the limits of the formats, on the stack of most threads of Apple's platforms.
  @Test(arguments: nestings) func limitsOfDepthFitOnASmallStack(_ nesting: Nesting) throws {
    for depth in [60, 245, 495, 990] {
      let text = nesting.text(depth: depth)
      _ = try onSmallStack { (try? ImportedScreen(Array(text.utf8), format: nesting.format))?.document.screens.count }
    }
  }

  @Test(
    arguments: ScreenFormat.allCases, ["", "{", "[", "<", "\"", "'", "→", "|", "null", "\u{FEFF}\u{FEFF}", "\r\r\r"])
  func fragmentsAreErrorsInEveryFormat(_ format: ScreenFormat, _ text: String) throws {
    #expect(try error(reading: text, as: format) != nil)
  }

  /// Long texts made of the characters of the formats.
  @Test(
    arguments: ScreenFormat.allCases,
    ["'", "\"", "\\", "[{", "<a ", "&amp;", "; AX.", ", label: '", "\n|\t", "@1  A  \""])
  func longRuns(_ format: ScreenFormat, _ piece: String) throws {
    let run = String(repeating: piece, count: 4_000 / piece.utf8.count)
    try error(reading: run, as: format)
    try error(reading: run, as: nil)
  }

  @Test(
    arguments: [
      (#"<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;&b;">]><AppiumAUT><XCUIElementTypeButton label="&d;"/></AppiumAUT>"#),
      (#"<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><AppiumAUT><XCUIElementTypeButton label="&b;"/></AppiumAUT>"#),
    ])
  func xmlEntityDeclarationsAreRefused(_ text: String) throws {
    for text in [text, #"{"value": "\#(text.replacing("\"", with: "\\\""))"}"#] {
      let error = try #require(try error(reading: text, as: nil))
      #expect(error.kind == .refused)
      #expect(error.message.description.hasPrefix("the XML declares its own entities"))
      #expect(error.location != nil)
    }
  }

  @Test(arguments: [
    #"[{"AXLabel": "A", "frame": {"x": NaN, "y": 0, "width": 1, "height": 1}}]"#,
    #"[{"AXLabel": "A", "frame": {"x": Infinity, "y": 0, "width": 1, "height": 1}}]"#,
  ]) func invalidNumbersAreErrors(_ text: String) throws {
    let error = try #require(try error(reading: text, as: nil))
    #expect(error.kind == .malformed)
    #expect(error.location?.line == 1)
  }

  @Test func duplicateAttributesAreHandled() throws {
    let error = try error(reading: #"<AppiumAUT><XCUIElementTypeButton x="1" x="2"/></AppiumAUT>"#, as: nil)
    #expect(error?.message == "the element has the same attribute twice")
    #expect(error?.location?.line == 1)
  }

  @Test func tooManyValues() throws {
    let objects = "[" + String(repeating: "{},", count: JSONText.mostObjects + 1) + "1]"
    let error = try error(reading: objects, as: .idb)
    #expect(error?.message == "there are more than 1000000 objects before this one; no screen has as many")
    #expect(error?.location != nil)
  }

  @Test func tooLarge() throws {
    let error = #expect(throws: ImportError.self) {
      try ImportedScreen([UInt8](repeating: UInt8(ascii: " "), count: ImportedScreen.maximumSize + 1))
    }
    #expect(error?.message == "this is larger than 64 MB, the limit for a screen")
  }

  /// The real limit, in each of the parsers. `ElementLimitTests` has every format, with a lower limit.
  @Test(
    arguments: [
      (.wdaXML, "<AppiumAUT>\n", "<a b='나'/>\n", "</AppiumAUT>"),
      (
        .idb, String(repeating: #"[{"children": "#, count: 200) + "[", "{},",
        "1]" + String(repeating: "}]", count: 200)
      ),
      (.xcuitest, "", "Button, {{0, 0}, {9, 9}}\n", ""),
    ] as [(ScreenFormat, String, String, String)])
  func tooManyElements(_ format: ScreenFormat, _ head: String, _ element: String, _ tail: String) throws {
    let read = head + String(repeating: element, count: ImportLimit.elements - head.count { $0 == "{" })
    let error = try error(reading: read + String(repeating: element, count: 9) + tail, as: format)
    #expect(error?.message == "there are more than 300000 elements; no screen has as many")
    let lines = read.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(error?.location?.line == lines.count)
    #expect(error?.location?.column == lines[lines.count - 1].count + 1)
  }
}
