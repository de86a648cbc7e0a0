import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct XCUITestDescriptionTests {
  private static let full = """
    Attributes: Application, 0x105a2f7b0, pid: 994, label: 'Phone'
    Element subtree:
     →Application, 0x105a2f7b0, pid: 994, label: 'Phone'
        Window (Main), 0x105a2f7c0, {{0.0, 0.0}, {414.0, 736.0}}
          Button, 0x105a2f7d0, {{52.0, 575.7}, {82.0, 82.0}}, identifier: 'Decline', label: 'Decline'
            StaticText, 0x105a2f7e0, {{52.0, 575.7}, {82.0, 82.0}}, label: 'Decline'
        Window, 0x105a2f7f0, {{0.0, 0.0}, {414.0, 736.0}}
    Path to element:
     →Application, 0x105a2f7b0, pid: 994, label: 'Phone'
    Query chain:
     →Find: Target Application 'com.apple.InCallService'
      Output: {
        Application, 0x105a2f7b0, pid: 994, label: 'Phone'
      }

    """

  @Test func readsADescription() throws {
    let screen = try DumpReading.whole(XCUITestDescriptionTests.full)
    #expect(screen.lines == ["Decline |  | button"])
    #expect(screen.stops.first?.id == "Decline")
    #expect(screen.stops.first?.frame == Frame(x: 52, y: 575.7, width: 82, height: 82))
    #expect(screen.document.firstScreen.name == "Phone")
    #expect(screen.document.explicitSize?.height == 736)
    #expect(screen.warnings.isEmpty)
  }

  /// The forms of a description in a file.
  enum Paste: CaseIterable {
    case withCarriageReturns, indented, inComments, inNumberSigns, inALog, withoutArrow, withPlainArrows
    case withoutAddresses, asAString, amongLogs, byWindow

    func text(_ full: String) -> String {
      let lines = full.split(separator: "\n").map(String.init)
      switch self {
      case .withCarriageReturns: return full.replacing("\n", with: "\r\n")
      case .indented: return lines.map { "      \($0)\n" }.joined()
      case .inComments: return lines.map { "  // \($0)\n" }.joined()
      case .inNumberSigns: return lines.map { "#\($0)\n" }.joined()
      case .inALog: return lines.enumerated().map { "2026-01-02T12:00:0\($0 % 7)Z \($1)\n" }.joined()
      case .withoutArrow: return full.replacing("→App", with: "App")
      case .withPlainArrows: return full.replacing("→", with: "->")
      case .withoutAddresses: return full.replacing(#/0x[0-9a-f]+,\s/#, with: "")
      case .asAString:
        return "(lldb) po text\n\"" + full.replacing("\n", with: #"\n"#).replacing("'", with: #"\'"#) + "\"\n"
      case .amongLogs: return "    t =    12.34s Requesting snapshot\n" + full + "    t =    12.99s Find it\n"
      case .byWindow:
        let root = " →Application, 0x105a2f7b0, pid: 994, label: 'Phone'\n"
        return full.replacing(root + "    Window (Main)", with: " →Window (Main)")
      }
    }
  }

  @Test(arguments: Paste.allCases) func readsPastedForms(_ paste: Paste) throws {
    let screen = try DumpReading.whole(paste.text(XCUITestDescriptionTests.full))
    #expect(screen.lines == ["Decline |  | button"])
    #expect(screen.tree.count == 3)
    #expect(screen.warnings.isEmpty)
  }

  @Test(arguments: [
    ("label: 'OK', Selected, Disabled", "OK |  | button selected notEnabled"),
    ("label: 'Wi-Fi', value: Home, 3 of 3 bars", "Wi-Fi | Home, 3 of 3 bars | button"),
    ("value: 1", " |  | button selected"),
    ("identifier: 'a, b', label: 'B'", "B |  | button"),
    ("identifier: 'a', label: 'B', label: 'C'", "B', label: 'C |  | button"),
    ("label: 'YOU'RE'", "YOU'RE |  | button"),
    ("label: 'A, label: 'B''", "A, label: 'B' |  | button"),
    ("label: 'Fig 'Green Gem'', value: 'x', Disabled", "Fig 'Green Gem' | 'x' | button notEnabled"),
    ("label: 'A', value: B', value: C", "A', value: B | C | button"),
    ("label: 'A, Selected'", "A, Selected |  | button"),
    ("label: ''", " |  | button"),
    ("title: 'Close'", "Close |  | button"),
    ("label: 'Go', hitPoint: {201.0, 437.0}", "Go |  | button"),
  ])
  func splitsTexts(_ texts: String, _ line: String) throws {
    #expect(try DumpReading.description("Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, \(texts)").lines == [line])
  }

  @Test func readsFieldsAndFocus() throws {
    let screen = try DumpReading.description(
      "TextField, {{0.0, 0.0}, {9.0, 9.0}}, placeholderValue: 'City', value: City, Keyboard Focused")
    #expect(screen.lines == [" |  | textEntry isEditing"])
    #expect(screen.stops.first?.details.text == TextInput(editing: true, placeholder: "City"))
  }

  @Test(arguments: [
    ("{{0.0, 1.5}, {2.0, 3.0}}", Frame(x: 0, y: 1.5, width: 2, height: 3)),
    ("{{-8.0, -0.5}, {2.0, 3.0}}", Frame(x: -8, y: -0.5, width: 2, height: 3)),
    ("{{inf, inf}, {0.0, 0.0}}", nil), ("{{nan, 0.0}, {1.0, 1.0}}", nil), ("{{0.0}, {1.0}}", nil),
  ])
  func readsFrames(_ text: String, _ frame: Frame?) throws {
    #expect(try DumpReading.description("Button, 0x1, \(text), label: 'A'").stops.first?.frame == frame)
  }

  @Test func readsTheOldForm() throws {
    let screen = try DumpReading.whole(
      """
       →Application 0x600000187600: {{0.0, 0.0}, {375.0, 667.0}}, label: 'Old'
          Window 0x600000187d80: Main Window, {{0.0, 0.0}, {375.0, 667.0}}
            Other 0x600000187e50: traits: 8589934592, {{0.0, 0.0}, {375.0, 667.0}}
              StaticText 0x600000187e51: traits: 8590000192, {{0.0, 0.0}, {37.0, 20.0}}, label: 'Title'
      """)
    #expect(screen.lines == ["Title |  | staticText header"])
  }
}

// MARK: Lines that are no elements

extension XCUITestDescriptionTests {
  @Test(arguments: ["", "// ", "    "]) func keepsLineBreaksInLabels(_ margin: String) throws {
    let text = """
      →Application, 0x1, pid: 1, label: 'ESPN'
         Window, 0x1, {{0.0, 0.0}, {960.0, 540.0}}
           StaticText, 0x1, {{9.0, 6.0}, {9.0, 9.0}}, identifier: 'stats', label: '#Version: 1.0
      #Date: 2022, it's

      '
           Button, 0x1, {{9.0, 60.0}, {9.0, 9.0}}, label: 'Play'
      """
    let pasted = text.split(separator: "\n", omittingEmptySubsequences: false).map { margin + $0 }
    let lines = try DumpReading.whole(pasted.joined(separator: "\n")).lines
    #expect(lines.last == "Play |  | button")
    #expect(lines.count == 2)
    #expect(lines.first?.filter { $0 == "\n" }.count == 3)
  }

  @Test func endsALabelAtItsLastQuotationMark() throws {
    let screen = try DumpReading.description(
      """
      StaticText, 0x1, {{0.0, 0.0}, {390.0, 44.0}}, label: 'She said
      'yes'
      and left'
      Button, 0x1, {{0.0, 90.0}, {390.0, 44.0}}, label: 'Done'
      """)
    #expect(screen.stops.first?.label?.string == "She said\n    'yes'\n    and left")
  }

  @Test func ignoresHandwrittenText() throws {
    let screen = try DumpReading.description(
      """
      Cell, 0x1, {{0.0, 0.0}, {390.0, 44.0}}, label: 'First'
      ... the other cells look the same
      Cell, 0x1, {{0.0, 90.0}, {390.0, 44.0}}, label: 'Last'
      """)
    #expect(screen.lines == ["First |  | ", "Last |  | "])
    #expect(screen.warnings == ["line 4 is not an element and was left out: ... the other cells look the same"])
  }

  @Test func keepsLineBreaksInValues() throws {
    let screen = try DumpReading.description(
      """
      TextView, 0x1, {{0.0, 0.0}, {390.0, 44.0}}, label: 'Note', value: one

          two
      ...
      Button, 0x1, {{0.0, 90.0}, {390.0, 44.0}}, label: 'Done'
      """)
    #expect(screen.stops.first?.value?.string == "one\n    \n        two")
    #expect(screen.warnings == ["line 6 is not an element and was left out: ..."])
  }

  @Test func warnsOfViewsOfOtherProcesses() throws {
    let screen = try DumpReading.description("RemotePlaceholder, 0x1, pid: 22048, {{0.0, 0.0}, {390.0, 667.0}}")
    #expect(screen.stops.isEmpty)
    #expect(screen.warnings == ["line 3 stands for a view of another process, which is not in the dump"])
  }

  @Test func readsTheFirstOfTwo() throws {
    let screen = try DumpReading.whole(XCUITestDescriptionTests.full + XCUITestDescriptionTests.full)
    #expect(screen.lines == ["Decline |  | button"])
    #expect(screen.warnings == ["another description begins in line 17; only the first was read"])
  }

  private static let begun = " →Application, pid: 1\n    Switch, {{0.0, 0.0}, {9.0, 9.0}}, label: 'A'\n    "

  @Test(
    arguments: [
      ("", ["A |  | button toggleButton"], nil),
      ("Button, {{9.0, 9.0}, {9.0, 9.0}}, label: 'B'", ["A |  | button toggleButton", "B |  | button"], nil),
      ("```\n}\n", ["A |  | button toggleButton"], nil),
      ("Button, {{9.0, 9.0}, {9.0, 9.0}}, label: 'Bac", ["A |  | button toggleButton"], 3),
      // A word after a value may be its second line, or an element; at the end it is an element.
      (
        "Slider, {{9.0, 9.0}, {9.0, 9.0}}, value: B\n    Button", ["A |  | button toggleButton", " | B | adjustable"], 4
      ),
      ("Button, {{9.0, 9.0}, {9.0, 9.0}}, label: 'B', val", ["A |  | button toggleButton", "B |  | button"], 3),
      ("Button, {{9.0, 9.0}, {9.0", ["A |  | button toggleButton"], 3),
      ("Button, 0x105", ["A |  | button toggleButton"], 3),
      ("Butt", ["A |  | button toggleButton"], 3),
      (
        "Button, {{9.0, 9.0}, {9.0, 9.0}}, label: 'B\nmore\n", ["A |  | button toggleButton"], 3
      ),
    ] as [(String, [String], Int?)])
  func readsTruncatedDumps(_ end: String, _ lines: [String], _ cut: Int?) throws {
    let screen = try DumpReading.whole(XCUITestDescriptionTests.begun + end)
    #expect(screen.lines == lines)
    #expect(
      screen.warnings
        == (cut.map { ["the dump ends inside an element (line \($0)); it was read up to there"] } ?? []))
  }
}

// MARK: Refusals and limits

extension XCUITestDescriptionTests {
  @Test(arguments: [
    (
      "Find: Target Application 'a'\n  Output: {\n    Application, 0x1, pid: 1\n    Button, 0x1, {{0, 0}, {1, 1}}\n  }\n",
      "this is the output of a query, which has no tree; print app.debugDescription"
    ),
    (
      "Query chain:\n →Find: Target Application 'com.apple.Health'\n",
      "this is the output of a query, which has no tree; print app.debugDescription"
    ),
    (
      " →Application, pid: 1, label: 'A'\n",
      "the application has no elements: wait for the screen and print app.debugDescription again"
    ),
    (
      "hello",
      "there are no elements here, such as \" →Application, pid: 994, label: 'Phone'\"; print app.debugDescription"
    ),
  ])
  func refuses(_ text: String, _ message: String) throws {
    let error = try #require(throws: ImportError.self) { try DumpReading.whole(text) }
    #expect(error.kind == .refused)
    #expect(error.description == message)
  }

  @Test(
    .long,
    arguments: [
      "label: '" + String(repeating: "a", count: 1_000_000) + "'",
      "label: '" + String(repeating: "'", count: 100_000),
      "identifier: '" + String(repeating: "', label: ", count: 50_000),
      "label: 'a'" + String(repeating: ", Selected", count: 50_000),
      "label: 'a" + String(repeating: "\nFind: ", count: 50_000),
      "label: 'a'\n" + String(repeating: "Other, {{0.0, 0.0}, {1.0, 1.0}}, label: 'b\n", count: 4_000),
    ])
  func readsHostileTextQuickly(_ texts: String) throws {
    let time = try processorSeconds { _ = try DumpReading.description("Button, {{0.0, 0.0}, {1.0, 1.0}}, " + texts) }
    #expect(time < 30)
  }
}
