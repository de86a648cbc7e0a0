import AloudTestSupport
import Foundation
import Testing

@Suite struct DiffCommandTests {
  static let settings = "Fixtures/Screens/settings.json"

  private func diff(_ edit: (String) -> String, _ options: String...) throws -> Tool {
    let new = edit(try Fixtures.text("Screens/settings.json"))
    return try Tool.run(["diff", Self.settings, "-"] + options, input: new)
  }

  @Test func equalScreensPrintNothing() throws {
    let tool = try Tool.run("diff", Self.settings, Self.settings)
    #expect(tool.status == 0)
    #expect(tool.output + tool.errors == "")
    #expect(try Tool.run("diff", Self.settings, Self.settings, "--json").output == "")
  }

  @Test func aChangePrintsOneLine() throws {
    let tool = try diff { $0.replacingOccurrences(of: "\"Home\"", with: "\"Off\"") }
    #expect(tool.status == 1)
    #expect(tool.errors == "")
    #expect(tool.output == "changed  elements[3]  Wi-Fi, Home, Button  →  Wi-Fi, Off, Button\n")
  }

  @Test func aScreenIsComparedWithItselfUnderAnotherVersion() throws {
    let expandable =
      #"{"aloud": 1, "elements": [{"label": "More", "traits": ["button"], "expanded": true}, {"label": "A"}]}"#
    let tool = try Tool.run("diff", "-", "--ios", "17", "--against-ios", "27", input: expandable)
    #expect(tool.status == 1)
    #expect(
      tool.lines.prefix(3) == [
        "changed  elements[0]  More, Button  →  More, Button, Expanded, Double-tap to collapse",
        "1 of 2 stops differ between iOS 17 and iOS 27", "in between came:",
      ])
    #expect(tool.output.contains("accessibilityExpandedStatus is spoken"))
    #expect(tool.output.contains("documented: UIAccessibility's headers have it since iOS 18"))
    #expect(!tool.output.contains("the rotor has Zoom"))
    let json = try Tool.run("diff", "-", "--ios", "17", "--against-ios", "27", "--json", input: expandable)
    #expect(json.lines.count == 1)
    #expect(
      json.output.hasPrefix(#"{"ios": "17", "againstIOS": "27", "file": "-", "change": "changed""#), "\(json.output)")
    let same = try Tool.run("diff", Self.settings, "--ios", "26", "--against-ios", "26.1")
    #expect(same.status == 0)
    #expect(same.lines.last == "nothing in Aloud is dated between these versions")
  }

  /// The version in the script's head is left out: the options decide.
  @Test func scriptsAndFoldersAreComparedUnderTwoVersions() throws {
    let scratch = try Scratch()
    let screen =
      #"{"aloud": 1, "elements": [{"label": "A"}, {"label": "More", "traits": ["button"], "expanded": true}]}"#
    _ = try scratch.file("screen.json", screen)
    _ = try scratch.file("same.json", #"{"aloud": 1, "elements": [{"label": "A"}]}"#)
    _ = try scratch.file("other.json", #"{"name": "a package"}"#)
    let script = try scratch.file("walk.aloud", "app screen.json\nios 16\n\n> start\n> swipe right\nMore, Button\n")
    let versions = ["--ios", "17", "--against-ios", "18"]
    let tool = try Tool.run(["diff", script] + versions)
    #expect(tool.status == 1)
    #expect(
      tool.lines.prefix(6) == [
        "line 5: > swipe right", "  - More, Button", "  + More, Button, Expanded", "  + Double-tap to collapse",
        "1 of 2 steps differ between iOS 17 and iOS 18", "in between came:",
      ])
    let folder = try Tool.run(["diff", scratch.folder.path] + versions)
    #expect(folder.status == 1)
    #expect(folder.lines.count { $0.hasPrefix("== ") } == 2, "\(folder.output)")
    #expect(folder.errors == "")
    let json = try Tool.run(["diff", scratch.folder.path, "--json"] + versions)
    #expect(json.lines.count == 2)
    #expect(json.lines.contains { $0.contains(#""line": 5, "step": "> swipe right""#) })
    #expect(try Tool.run(["diff", scratch.folder.path + "/nowhere"] + versions).status == 66)
    // A folder without screens is no agreement.
    let other = try Scratch()
    for _ in 0..<2 {
      let nothing = try Tool.run(["diff", other.folder.path] + versions)
      #expect(nothing.status == 66 && nothing.output == "")
      #expect(nothing.errors.hasPrefix("aloud diff: there is no screen and no script to compare (*.json, "))
      _ = try other.file("package.json", #"{"name": "a package"}"#)
    }
  }

  @Test(arguments: [
    (["--against-ios", "9"], "is not a version of iOS"), (["--against-ios", "27"], "the same version"),
    (["--against-ios", "15", "--html", "-"], "leave out --html"),
  ])
  func anotherVersionCanBeWrong(options: [String], message: String) throws {
    let tool = try Tool.run(["diff", Self.settings] + options)
    #expect(tool.status == 64)
    #expect(tool.errors.contains(message), "\(tool.errors)")
  }

  @Test func everyKindOfChange() throws {
    let old =
      #"{"aloud": 1, "elements": [{"label": "A"}, {"label": "B"}, {"label": "C", "value": "1"}, {"label": "D"}]}"#
    let new =
      #"{"aloud": 1, "elements": [{"label": "C", "value": "2"}, {"label": "A"}, {"label": "E"}, {"label": "B"}]}"#
    let scratch = try Scratch()
    let tool = try Tool.run("diff", try scratch.file("old", old), try scratch.file("new", new))
    #expect(
      tool.lines == [
        "moved    elements[0]  C, 2  (stop 3 → 1)", "changed  elements[0]  C, 1  →  C, 2", "new      elements[2]  E",
        "gone     elements[3]  D",
      ])
  }

  @Test func markdownIsATableOfWhatIsSaidInstead() throws {
    let scratch = try Scratch()
    let old = try scratch.file("old.json", #"{"aloud": 1, "elements": [{"label": "A"}, {"label": "B", "value": "1"}]}"#)
    let new = try scratch.file(
      "new.json", #"{"aloud": 1, "elements": [{"label": "B", "value": "2"}, {"label": "<b>*x* | @me"}]}"#)
    let tool = try Tool.run("diff", old, new, "--format", "markdown")
    #expect(tool.status == 1)
    #expect(
      tool.lines.dropFirst() == [
        "", "3 changes in what VoiceOver says", "", "| | before | now |", "|---|---|---|",
        "| gone | A |  |", "| changed | B, 1 | B, 2 |",
        "| new |  | &#60;b&#62;&#42;x&#42; &#124; &#64;me |", "",
      ])
    #expect(tool.lines.first?.hasPrefix("### ") == true)
    #expect(try Tool.run("diff", old, old, "--format", "markdown").output == "")
    #expect(try Tool.run("diff", old, new, "--format", "markdown", "--json").status == 64)
  }

  private static func rows(_ prices: String...) -> String {
    let cells = zip(["Apples", "Pears", "Plums"], prices).map { name, price in
      """
      {"children": [{"label": "\(name)"}, {"label": "\(price)"}, {"label": "Buy", "traits": ["button"]}]}
      """
    }
    return "{\"aloud\": 1, \"elements\": [\(cells.joined(separator: ", "))]}"
  }

  @Test(
    arguments: [
      (["$1.20", "$2.20", "$3.20"], ["$1.20", "$2.50", "$3.20"], ["$2.20  →  $2.50  (beside Pears)"]),
      // A price that another row had before has not moved.
      (
        ["$1.20", "$2.20", "$3.20"], ["$2.20", "$2.50", "$3.20"],
        ["$1.20  →  $2.20  (beside Apples)", "$2.20  →  $2.50  (beside Pears)"]
      ),
      (["$1.20", "$2.20", "$3.20"], ["$1.20", "$2.20", "Sold out"], ["$3.20  →  Sold out  (beside Plums)"]),
      (["1,200원", "x", "x"], ["900원", "x", "x"], ["1,200원  →  900원  (beside Apples)"]),
    ] as [([String], [String], [String])])
  func aChangedPriceNamesItsRow(_ old: [String], _ new: [String], _ expected: [String]) throws {
    let scratch = try Scratch()
    func file(_ name: String, _ prices: [String]) throws -> String {
      try scratch.file(name, Self.rows(prices[0], prices[1], prices[2]))
    }
    let tool = try Tool.run("diff", try file("old", old), try file("new", new))
    #expect(
      tool.lines.map { String($0.drop { $0 != "]" }.drop { $0 != " " }.dropFirst(2)) } == expected, "\(tool.output)")
    #expect(tool.lines.allSatisfy { $0.hasPrefix("changed  ") })
    let json = try Tool.run("diff", try file("old", old), try file("new", new), "--json")
    #expect(
      json.lines.first?.contains(
        #", "beside": "\#(expected[0].contains("Apples") ? "Apples" : expected[0].contains("Pears") ? "Pears" : "Plums")"}"#
      ) == true)
  }

  /// The words before and after the change have the same label, or nothing is beside it.
  @Test(arguments: [
    (#"{"label": "Pears", "value": "$1"}, {"label": "Buy"}"#, #"{"label": "Pears", "value": "$2"}, {"label": "Buy"}"#),
    (#"{"id": "a", "label": "$1"}"#, #"{"id": "a", "label": "$2"}"#),
  ]) func aChangeThatNamesItselfHasNoRow(_ old: String, _ new: String) throws {
    let scratch = try Scratch()
    func file(_ name: String, _ elements: String) throws -> String {
      try scratch.file(name, "{\"aloud\": 1, \"elements\": [\(elements)]}")
    }
    let tool = try Tool.run("diff", try file("old", old), try file("new", new))
    #expect(tool.lines.count == 1 && tool.output.hasPrefix("changed  ") && !tool.output.contains("beside"))
  }

  @Test func jsonDescribesTheChange() throws {
    let tool = try diff({ $0.replacingOccurrences(of: "\"Home\"", with: "\"Off\"") }, "--json")
    #expect(
      tool.output == """
        {"change": "changed", "old": "Wi-Fi, Home, Button", "new": "Wi-Fi, Off, Button", "path": "elements[3]"}

        """)
    #expect(tool.status == 1)
  }

  @Test func liveRegionsAreLines() throws {
    let folder = "Fixtures/Pages/Changes/live-regions"
    let tool = try Tool.run("diff", "\(folder)-01-polite.json", "\(folder)-02-assertive.json")
    #expect(
      tool.lines == [
        "new      elements[4].children[0]  Timer stopped",
        "says     elements[4]              Timer stopped  (assertive)",
      ])
    let json = try Tool.run("diff", "\(folder)-01-polite.json", "\(folder)-02-assertive.json", "--json")
    #expect(json.output.contains(#""change": "announced", "politeness": "assertive", "new": "Timer stopped""#))
  }

  @Test func explainNamesTheRulesOfChangedWords() throws {
    let tool = try diff({ $0.replacingOccurrences(of: "\"Home\"", with: "\"Off\"") }, "--explain")
    #expect(
      tool.lines.dropFirst() == [
        "  - value  \"Home\"  value: accessibilityValue; that of a switch becomes a state word [documented: UIAccessibility's headers]",
        "  + value  \"Off\"  value: accessibilityValue; that of a switch becomes a state word [documented: UIAccessibility's headers]",
      ])
  }

  @Test func explainNamesTheRulesOfNewAndGoneStops() throws {
    let removed = try diff({ $0.replacing(/,\s*\{[^{}]*"Wi-Fi"[^{}]*\}/, with: "") }, "--explain")
    #expect(removed.lines.contains { $0.hasPrefix("gone ") && $0.contains("Wi-Fi, Home") })
    #expect(removed.lines.contains { $0.hasPrefix("  - label") && $0.contains("Wi-Fi") })
    #expect(!removed.lines.contains { $0.hasPrefix("  + ") })
  }

  @Test func explainedPartsInJSONHaveTheirEvidence() throws {
    let edit = { (text: String) in text.replacingOccurrences(of: "\"Home\"", with: "\"Off\"") }
    let part =
      #"{"part": "value", "text": "Off", "language": "en", "rule": "value", "of": "elements[3]", "#
      + #""summary": "accessibilityValue; that of a switch becomes a state word", "#
      + #""certainty": "documented", "source": "UIAccessibility's headers"}"#
    #expect(try diff(edit, "--explain", "--json").output.contains(#""new": [\#(part)]"#))
    #expect(!(try diff(edit, "--json").output.contains("parts")))
  }

  @Test func speechOptionsApplyToBothScreens() throws {
    let edit = { (text: String) in text.replacingOccurrences(of: "\"Home\"", with: "\"Off\"") }
    #expect(
      try diff(edit, "--language", "ko").lines == ["changed  elements[3]  Wi-Fi, Home, 버튼  →  Wi-Fi, Off, 버튼"])
    #expect(
      try diff(edit, "--profile", "snapshot").lines == [
        "changed  elements[3]  Wi-Fi: Home. Button.  →  Wi-Fi: Off. Button."
      ])
    // Words of VoiceOver in the old screen alone would be changes.
    #expect(try diff({ $0 }, "--language", "ko").lines == [])
  }

  @Test(
    arguments: [
      ([], 64, "aloud diff: name two FILEs, the old and the new\nSee `aloud help diff`.\n"),
      ([settings], 64, "aloud diff: name two FILEs, the old and the new\nSee `aloud help diff`.\n"),
      (["a", "b", "c"], 64, "aloud diff: name two FILEs, the old and the new\nSee `aloud help diff`.\n"),
      (["-", "-"], 64, "aloud diff: standard input can be read only once\nSee `aloud help diff`.\n"),
      (["nowhere", settings], 66, "nowhere: there is no such file\n"),
      ([settings, "nowhere"], 66, "nowhere: there is no such file\n"),
      ([settings, "Fixtures"], 66, "Fixtures: this is a folder; name a file\n"),
      (
        [settings, "-"], 65,
        "standard input: the file is empty; a screen is a document {\"aloud\": 1, \"elements\": […]}, "
          + "or a dump of a tool such as Appium or XCUITest\n"
      ),
      (
        [settings, settings, "--screen", "detail"], 66,
        "\(settings): there is no screen \"detail\"; its only screen is \"Settings\"\n"
      ),
      (
        [settings, settings, "--ids"], 64,
        "aloud diff: there is no option --ids; did you mean \"--ios\"?\nSee `aloud help diff`.\n"
      ),
    ] as [([String], Int32, String)])
  func mistakesAreReported(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let tool = try Tool.run(["diff"] + arguments)
    #expect(tool.status == status)
    #expect(tool.errors == message)
    #expect(tool.output == "")
  }

  /// Ten thousand different stops, and the same in reverse.
  @Test func largeScreensAreComparedQuickly() throws {
    func rows(_ numbers: some Sequence<Int>) -> String {
      "{\"aloud\": 1, \"elements\": [\(numbers.map { "{\"label\": \"Row \($0)\"}" }.joined(separator: ","))]}"
    }
    let scratch = try Scratch()
    let old = try scratch.file("old", rows(0..<10_000))
    let other = try scratch.file("other", rows(10_000..<20_000))
    let reversed = try scratch.file("reversed", rows((0..<10_000).reversed()))
    let start = ContinuousClock.now
    #expect(try Tool.run("diff", old, other).lines.count == 20_000)
    #expect(try Tool.run("diff", old, reversed).lines.count == 9_999)
    #expect(.now - start < .seconds(120))
  }

  @Test(arguments: [
    (#"{"aloud": 1, "elements": []}"#, #"{"aloud": 1, "elements": [{"label": "A\nB"}]}"#, "new      elements[0]  A B"),
    (#"{"aloud": 1, "elements": [{"value": ""}]}"#, #"{"aloud": 1, "elements": []}"#, "gone     elements[0]  \"\""),
    (
      #"{"aloud": 1, "elements": [{"label": "\u0007"}]}"#, #"{"aloud": 1, "elements": [{"label": "\u200b"}]}"#,
      nil
    ),
    (
      #"{"aloud": 1, "elements": [{"id": "→", "label": "→"}]}"#,
      #"{"aloud": 1, "elements": [{"id": "→", "label": "x"}]}"#,
      "changed  elements[0]  →  →  x"
    ),
  ])
  func hostileTexts(_ old: String, _ new: String, _ expected: String?) throws {
    let scratch = try Scratch()
    let tool = try Tool.run("diff", try scratch.file("old", old), try scratch.file("new", new))
    #expect([0, 1].contains(tool.status))
    if let expected { #expect(tool.output == expected + "\n") }
  }

  /// A stop that needs more gestures is a change, if it is asked for.
  @Test func dearerStopsAreTold() throws {
    let scratch = try Scratch()
    func screen(_ name: String, rows: Int) throws -> String {
      let row = (0..<rows).map { #"{"label": "Row \#($0)"}"# }
      let elements = [#"{"label": "Top"}"#] + row.prefix(rows / 2) + [#"{"label": "Pay"}"#] + row.dropFirst(rows / 2)
      return try scratch.file(name, #"{"aloud": 1, "elements": [\#(elements.joined(separator: ","))]}"#)
    }
    let (old, new) = (try screen("old.json", rows: 4), try screen("new.json", rows: 8))
    #expect(try !Tool.run("diff", old, new).output.contains("dearer"))
    let text = try Tool.run("diff", old, new, "--cost")
    #expect(text.status == 1)
    #expect(text.lines.last?.hasPrefix("dearer   elements[4]  Row 3  (gestures: 1 → 4)") == true, "\(text.output)")
    #expect(
      try Tool.run("diff", old, new, "--cost", "--json").lines.last
        == #"{"change": "dearer", "text": "Row 3", "path": "elements[4]", "oldGestures": 1, "newGestures": 4}"#)
    #expect(try Tool.run("diff", old, new, "--cost", "--format", "markdown").output.contains("| dearer "))
    #expect(try Tool.run("diff", old, old, "--cost").status == 0)
  }
}
