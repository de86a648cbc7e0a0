import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct SimUseReplyTests {
  private func reading(_ entries: String, outline: String = "App: Notes  402x874\\n") throws -> DumpReading {
    try DumpReading.any(#"{"ok": true, "data": {"entries": [\#(entries)], "outline": "\#(outline)"}}"#)
  }

  @Test(
    arguments: [
      (#""role": "Button", "label": "OK", "states": []"#, "OK |  | button"),
      (#""role": "Button", "label": "OK", "states": ["disabled"]"#, "OK |  | button notEnabled"),
      (#""role": "CheckBox", "label": "Wi-Fi", "states": ["value=\"1\""]"#, "Wi-Fi | 1 | button toggleButton"),
      (#""role": "RadioButton", "label": "Home", "states": ["selected"]"#, "Home |  | button selected tabBarItem"),
      (#""role": "TextField", "label": "Search", "states": ["value=\"Search\""]"#, "Search |  | textEntry"),
      (
        #""role": "TextField", "label": "Code", "states": ["value=\"••••\""]"#,
        "Code | •••• | textEntry secureTextField"
      ),
      (#""role": "Slider", "label": "Volume", "value": "50%", "states": []"#, "Volume | 50% | adjustable"),
      (#""role": "Heading", "label": "Notes", "uniqueId": "title""#, "Notes |  | header"),
    ])
  func entries(_ members: String, _ line: String) throws {
    let entry =
      #"{\#(members), "frame": {"x": 16, "y": 100, "width": 90, "height": 20}, "region": {"kind": "Content"}}"#
    #expect(try reading(entry).lines == [line])
  }

  @Test func prefersTheBridgesReply() throws {
    let text =
      #"{"ok": true, "data": {"entries": [{"role": "Button", "label": "A"}], "raw": [{"AXLabel": "B", "help": "H", "role": "AXButton"}]}}"#
    let screen = try DumpReading.any(text)
    #expect(screen.lines == ["B |  | button"])
    #expect(screen.stops.first?.hint?.string == "H")
  }

  @Test func entriesOfABarAreItsTabs() throws {
    let tabs = ["Home", "More"].enumerated().map { index, label in
      #"{"role": "RadioButton", "label": "\#(label)", "states": [], "region": {"kind": "Group", "label": "Tab Bar"}, "#
        + #""frame": {"x": \#(index * 100), "y": 800, "width": 90, "height": 20}}"#
    }
    let screen = try reading(
      #"{"role": "Button", "label": "OK", "region": {"kind": "Top"}},"# + tabs.joined(separator: ","))
    #expect(screen.lines.count == 3)
    #expect(screen.tree.nodes.filter(\.isTabBar).map(\.label?.string) == ["Tab Bar"])
  }

  @Test func theStatusBarIsOmitted() throws {
    let entry = #"{"role": "StaticText", "label": "9:41", "frame": {"x": 51, "y": 18, "width": 40, "height": 22}}"#
    let title = #"{"role": "StaticText", "label": "Title", "frame": {"x": 51, "y": 30, "width": 40, "height": 22}}"#
    #expect(try reading(entry + "," + title.replacing("30", with: "60")).lines == ["Title |  | staticText"])
    #expect(try reading(title, outline: #"App: Notes  375x667\n"#).lines == ["Title |  | staticText"])
    #expect(try reading(title, outline: #"App: Notes  1024x1366\n"#).lines == ["Title |  | staticText"])
    #expect(try reading(entry + "," + title.replacing("30", with: "60")).inferences.contains("statusBar"))
  }

  @Test(
    arguments: [
      ("  @8  Button  \"Back\"  (8,63 60x30)", "Back |  | button"),
      ("  @8  Button  \"Back\"  #back  (8,63 60x30)  disabled", "Back |  | button notEnabled"),
      ("  @8  TextField  \"Name\"  (8,63.5 60x30)  value=\"Mina  Kim\"", "Name | Mina  Kim | textEntry"),
      ("  @8  Button  \"Say \"hi\"  #now\"  #id  (8,63 60x30)", "Say \"hi\"  #now |  | button"),
      ("  @8  Button  \"Back\"  (8,63 60x30)  disabled\r", "Back |  | button notEnabled"),
      ("$ sim-use\n  @8  Button  \"Back\"  (8,63 60x30)\n$", "Back |  | button"),
    ])
  func outlines(_ text: String, _ line: String) throws {
    #expect(try DumpReading.any("App: Notes  402x874\n\n[Top  y<120]\n\(text)\n").lines == [line])
  }

  /// A bar is a bar, whatever comes before the lines.
  @Test(arguments: ["", "# ", "12:00:01 ", "    "]) func marginsOfOutlines(_ margin: String) throws {
    let text = """
      App: Notes  402x874

      [Group  "Tab Bar"]
        @1  RadioButton  "Home"  (0,800 60x30)  selected
        @2  RadioButton  "More"  (60,800 60x30)
      [Content  y=120..754]
        @3  Button  "OK"  (0,700 60x30)

      """
    let screen = try DumpReading.any(text.split(separator: "\n").map { "\(margin)\($0)\n" }.joined())
    #expect(screen.lines.count == 3)
    #expect(screen.tree.nodes.filter(\.isTabBar).map(\.label?.string) == ["Tab Bar"])
    #expect(screen.warnings.isEmpty)
    let quoted = "'" + text.replacing("\n", with: "   \\n") + "'\n"
    #expect(try DumpReading.any(quoted).lines == screen.lines)
  }

  @Test(
    arguments: [
      ("App: A  402x874\n  @1  Button  \"B\"  (0,80 60x30)  dis", "the dump ends inside an element (line 2)"),
      ("App: A  402x874\n  @1  Button  \"B\"  (0,80 60x30)  value=\"a", "the dump ends inside an element (line 2)"),
      (
        "App: A  402x874\n  @1  Button  \"B\"  (0,80 60x30)\nApp: A  402x874\n  @1  Button  \"C\"  (0,80 60x30)\n",
        "another outline begins in line 3"
      ),
    ])
  func truncatedOutlinesAreRead(_ text: String, _ warning: String) throws {
    let screen = try DumpReading.any(text)
    #expect(screen.stops.map(\.label?.string) == ["B"])
    #expect(screen.warnings.count == 1 && screen.warnings[0].hasPrefix(warning))
  }

  @Test(arguments: [
    (#"{"ok": false, "error": {"message": "no booted simulator"}}"#, "no booted simulator"),
    (#"{"ok": false, "error": "busy"}"#, "busy"),
    (#"{"ok": true, "data": {"entries": [], "outline": ""}}"#, "is empty"),
  ]) func repliesWithoutAScreen(_ text: String, _ words: String) throws {
    let error = try #require(#expect(throws: ImportError.self) { try DumpReading.any(text) })
    #expect(error.kind == .refused)
    #expect(error.message.description.contains(words))
  }

  /// Labels with many parentheses, quotation marks and spaces are not slower than others.
  @Test(.long, arguments: ["  (", "  (1,2 3x4)", "\"  #", "@1  A  \"", " value=\""], ["", "(1,2 3x4)"])
  func readsHostileLinesQuickly(_ text: String, _ end: String) throws {
    let line = "  @1  Button  \"\(String(repeating: text, count: 20_000))\"  \(end)"
    let start = threadSeconds()
    _ = try? DumpReading.any("App: Notes  402x874\n  @2  Button  \"OK\"  (1,2 3x4)\n\(line)\n")
    #expect(threadSeconds() - start < 10)
  }
}
