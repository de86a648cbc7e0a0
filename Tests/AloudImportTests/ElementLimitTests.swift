import AloudBase
import Testing

@testable import AloudImport

/// A dump may have the maximum number of elements; the error has the place of the next one.
@Suite struct ElementLimitTests {
  /// A dump with three elements, with `§` at the place of the third.
  struct Sample: Sendable, CustomTestStringConvertible {
    let format: ScreenFormat
    let name: String
    let marked: String

    init(_ format: ScreenFormat, _ name: String, _ marked: String) {
      self.format = format
      self.name = name
      self.marked = marked
    }

    var testDescription: String { "\(format.rawValue), \(name)" }
    var text: String { marked.replacing("§", with: "") }

    /// Line and column of the mark.
    var place: [Int] {
      let lines = marked.prefix { $0 != "§" }.split(separator: "\n", omittingEmptySubsequences: false)
      return [lines.count, (lines.last?.unicodeScalars.count ?? 0) + 1]
    }
  }

  static let samples = [
    Sample(
      .wdaXML, "a page source",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <AppiumAUT><XCUIElementTypeApplication name="설정">
        <XCUIElementTypeButton label="전화 걸기"/> §<XCUIElementTypeButton label="B"/>
      </XCUIElementTypeApplication></AppiumAUT>
      """),
    Sample(
      .wdaJSON, "a reply behind a log",
      """
      $ curl /source
      {"value": {"type": "Window", "isEnabled": "1", "children": [
        {"type": "Button", "label": "\\ud83d", "isEnabled": "1"},
        null, §{"type": "Button", "label": "B", "isEnabled": "1"}]}}
      """),
    Sample(
      .wdaJSON, "elements in one another",
      """
      {"type": "Window", "isEnabled": "1", "children": [
        {"type": "Other", "children": [§{"type": "Button", "label": "B", "isEnabled": "1"}], "isEnabled": "1"}]}
      """),
    Sample(
      .idb, "a list that was cut off",
      """
      [{"AXLabel": "A", "role": "AXButton"},
       {"AXLabel": "나", "role": "AXButton"}, §{"AXLabel": "C", "role": "AXButton"}, {"AXLabel": "D
      """),
    Sample(
      .idb, "a list that a log indents",
      """
      // [{"AXLabel": "A", "role": "AXButton"},
      //  {"AXLabel": "B", "role": "AXButton"},
      //  §{"AXLabel": "C", "role": "AXButton"}]
      """),
    Sample(
      .axe, "an envelope",
      """
      {"elements": [{"AXLabel": "A", "children": [{"AXLabel": "B"}]},
        §{"AXLabel": "C"}]}
      """),
    Sample(
      .simUse, "the reply of the bridge",
      """
      {"ok": true, "data": {"entries": [],
        "raw": [{"AXLabel": "A"}, {"AXLabel": "B"}, §{"AXLabel": "C"}]}}
      """),
    Sample(
      .simUse, "entries",
      """
      {"ok": true, "data": {"entries": [
        {"role": "Button", "label": "A"}, {"role": "Button", "label": "B"}, §{"role": "Button", "label": "C"}]}}
      """),
    Sample(
      .simUse, "an outline",
      """
      App: LINE  402x874

        @1  Button  "A"  (0,0 10x10)
      [Group  "Tab Bar"]
        @2  Button  "나"  (0,20 10x10)
        §@3  Button  "C"  (0,40 10x10)
      """),
    Sample(
      .maestro, "a hierarchy",
      """
      {"attributes": {"accessibilityText": "A"}, "children": [
        {"attributes": {"accessibilityText": "B"}}, §{"attributes": {"accessibilityText": "C"}}]}
      """),
    Sample(
      .maestro, "the reply of the runner",
      """
      {"axElement": {"elementType": 1, "label": "A", "children": [
        {"elementType": 9, "label": "B"},
        §{"elementType": 9, "label": "C"}]}}
      """),
    Sample(
      .xcuitestJSON, "a snapshot",
      """
      {"elementType": 2, "label": "A", "children": [
        {"elementType": 9, "label": "B"},
        §{"elementType": 9, "label": "C"}]}
      """),
    Sample(
      .voiceOverDesigner, "a list",
      """
      [{"type": "element", "label": "A"},
       {"type": "container", "elements": [§{"type": "element", "label": "B"}]}]
      """),
    Sample(
      .voiceOverDesigner, "a document",
      """
      {"elements": [{"type": "frame", "elements": [{"type": "element", "label": "A"},
        §{"type": "element", "label": "B"}]}]}
      """),
    Sample(
      .accessibilitySnapshot, "a hierarchy",
      """
      [{"element": {"_0": {"label": "A"}}},
       {"container": {"_0": {"type": {"list": {}}}, "children": [
         §{"element": {"_0": {"label": "B"}}}]}}]
      """),
    Sample(
      .xcuitest, "a comment",
      """
      // Attributes: Application, pid: 1, label: 'A'
      // Element subtree:
      //  →Application, pid: 1, label: 'A'
      //     Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'two
      // lines'
      //     §Button, {{0.0, 20.0}, {9.0, 9.0}}, label: 'C'
      """),
    Sample(
      .xcuitest, "a string as a debugger prints it",
      #"(String) $R0 = " →Application, pid: 1, label: 'A'\n    Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'B'\n    §Button, {{0.0, 20.0}, {9.0, 9.0}}, label: 'C'\n""#
    ),
    Sample(
      .xcode, "two applications",
      """
      Application bundle identifier: com.apple.Preferences
      Application, pid: 1, label: 'A'
       Button, {{0.0, 0.0}, {9.0, 9.0}}, label: 'B'
      Application bundle identifier: com.apple.springboard
      §Application, pid: 2, label: 'C'
      """),
    Sample(
      .earlGrey, "windows",
      """
      ========== Window 1 ==========
      <UIWindow:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; alpha=1>
        |--<UIButton:0x2; AX=Y; AX.label='two
      lines'; AX.frame={{0, 0}, {9, 9}}; alpha=1>
      ========== Window 2 ==========
      §<UIWindow:0x1; AX=N; AX.frame={{0, 0}, {9, 9}}; alpha=1>
      """),
    Sample(
      .kif, "a window",
      """
      UIWindow
      |\tUIButton, label: two
      lines (enabled) (not selected) (not highlighted)
      §|\tUIButton, label: C (enabled) (not selected) (not highlighted)
      """),
    Sample(
      .detox, "views in one another",
      """
      <ViewHierarchy>
        <UIWindow><UILabel text="가"/>
          §<UILabel text="B"/></UIWindow></ViewHierarchy>
      """),
    Sample(
      .mobileMCP, "a list after a sentence",
      """
      Found these elements on screen: [{"type": "Button", "label": "A", "coordinates": {}},
        {"type": "Button", "label": "나"}, §{"type": "Button", "label": "C"}]
      """),
    Sample(
      .flutter, "nodes in a log",
      """
      flutter: SemanticsNode#0
      flutter:  │ label: "두"
      flutter:  ├─SemanticsNode#1
      flutter:  └─§SemanticsNode#2
      """),
    Sample(
      .webPage, "a reply of a browser",
      """
      {"nodes": [
        {"nodeId": "1", "role": {"value": "RootWebArea"}, "childIds": ["2"]},
        {"nodeId": "2", "role": {"value": "button"}}, §{"nodeId": "3", "role": {"value": "link"}}]}
      """),
    Sample(
      .ariaSnapshot, "a list",
      """
      - list:
        - listitem: 사과
        §- listitem: B
      """),
    Sample(
      .puppeteer, "elements in one another",
      """
      {"role": "RootWebArea", "children": [
        {"role": "heading", "name": "A", "children": [§{"role": "StaticText", "name": "A"}]}]}
      """),
  ]

  @Test(arguments: samples) func placeOfTheElementBeyondTheLimit(_ sample: Sample) throws {
    let error = #expect(throws: ImportError.self) {
      try ImportLimit.$elements.withValue(2) { try ImportedScreen(Array(sample.text.utf8), format: sample.format) }
    }
    #expect(error?.kind == .invalid)
    #expect(error?.message == "there are more than 2 elements; no screen has as many")
    let location = try #require(error?.location)
    #expect([location.line, location.column] == sample.place, "\(error?.description ?? "")")
  }

  @Test(arguments: samples) func theMaximumNumberOfElementsIsRead(_ sample: Sample) throws {
    try ImportLimit.$elements.withValue(3) {
      _ = try ImportedScreen(Array(sample.text.utf8), format: sample.format)
    }
  }
}
