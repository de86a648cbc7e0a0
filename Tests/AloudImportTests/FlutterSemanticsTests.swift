import AloudBase
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudImport

@Suite struct FlutterSemanticsTests {
  /// The reading of one node with some properties.
  private func node(_ properties: String...) throws -> DumpReading {
    let lines = properties.map { " │ \($0)\n" }.joined()
    return try DumpReading.any("SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n" + lines)
  }

  // MARK: What the engine tells UIKit

  @Test(
    arguments: [
      (["label: \"A\""], "A |  | "),
      (["label: \"A\"", "flags: isButton, hasEnabledState, isEnabled"], "A |  | button"),
      (["label: \"A\"", "flags: isButton, hasEnabledState"], "A |  | button notEnabled"),
      (["label: \"A\"", "flags: isHeader"], "A |  | header"), (["label: \"A\"", "headingLevel: 2"], "A |  | header"),
      (["label: \"A\"", "flags: isLink"], "A |  | link"), (["label: \"A\"", "flags: isImage"], "A |  | image"),
      (["label: \"A\"", "flags: isLiveRegion"], "A |  | updatesFrequently"),
      (["label: \"A\"", "value: \"3\"", "actions: decrease, increase"], "A | 3 | adjustable"),
      (["label: \"A\"", "flags: hasToggledState, isToggled"], "A | 1 | button toggleButton"),
      (["label: \"A\"", "flags: hasCheckedState"], "A | 0 | button toggleButton"),
      (
        ["label: \"A\"", "flags: hasCheckedState, isChecked, isInMutuallyExclusiveGroup, isSelected"],
        "A |  | button selected"
      ),
      (["label: \"A\"", "flags: isTextField, isFocused", "value: \"x\""], "A | x | textEntry isEditing"),
      (["label: \"A\"", "flags: isTextField, isObscured"], "A |  | textEntry secureTextField"),
      (["label: \"A\"", "flags: isTextField, isMultiline"], "A |  | textEntry textArea"),
      (["label: \"A\"", "flags: isTextField, isReadOnly"], "A |  | "),
      (["tooltip: \"Back\"", "actions: tap", "flags: isButton"], "Back |  | button"),
      (["label: \"A\"", "tooltip: \"B\""], "A\nB |  | "),
      (["actions: tap"], " |  | "),
      (["actions: scrollUp, scrollDown", "flags: hasImplicitScrolling"], nil),
      (["flags: scopesRoute, namesRoute", "label: \"A\""], nil),
      (["invisible", "label: \"A\""], nil),
      (["tags: a", "sortKey: OrdinalSortKey#1(order: 0.0)", "label: \"A\""], "A |  | "),
    ] as [([String], String?)])
  func properties(_ properties: [String], _ line: String?) throws {
    let lines = properties.map { " │ \($0)\n" }.joined()
    let screen = try DumpReading.any("SemanticsNode#0\n" + lines)
    #expect(screen.lines == (line.map { [$0] } ?? []))
  }

  @Test func otherProperties() throws {
    let screen = try node(
      "identifier: \"row\"", "label: \"A\"", "hint: \"opens it\"", "customActions: Archive, Delete",
      "flags: hasExpandedState, isExpanded")
    let stop = try #require(screen.stops.first)
    #expect(stop.id == "row" && stop.hint?.string == "opens it" && stop.details.expanded == true)
    #expect(stop.details.actions.map(\.name) == ["Archive", "Delete"])
  }

  @Test func mergedNodesAreOneElement() throws {
    let screen = try DumpReading.any(
      """
      SemanticsNode#0
       │ merge boundary ⛔️
       │ label: "A"
       │
       ├─SemanticsNode#1
       │ │ merged up ⬆️
       │ │ label: "B"
       │ └─SemanticsNode#2
       │     merged up ⬆️
       │     flags: isButton
       │     value: "1"
       └─SemanticsNode#3
           label: "C"

      """)
    #expect(screen.lines == ["A\nB | 1 | button", "C |  | "])
  }

  @Test func anElementComesBeforeWhatIsInIt() throws {
    let text =
      "SemanticsNode#0\n │ label: \"A\"\n └─SemanticsNode#1\n   │ label: \"B\"\n   └─SemanticsNode#2\n       label: \"C\"\n"
    #expect(try DumpReading.any(text).lines == ["A |  | ", "B |  | ", "C |  | "])
  }

  @Test func leavesOutWithAReason() throws {
    #expect(try node("flags: scopesRoute, namesRoute", "label: \"A\"").omissions == ["A (unsaidLabel)"])
    #expect(try node("invisible", "label: \"A\"").omissions == ["A (notAccessible)"])
  }

  // MARK: Texts

  @Test(
    arguments: [
      ("label: \"say \"A\"\"", "say \"A\""), ("label: \"A\" [SpellOut(TextRange(start: 0, end: 1))]", "A"),
      ("label:\n │   \"A\n │   B\"", "A\nB"), ("label:\n │   \"A\n │\n │   B\"", "A\n\nB"),
      (
        "label: \"This text is so long that Flutter puts the rest of its words\n │   below\"",
        "This text is so long that Flutter puts the rest of its words below"
      ),
      (
        "label:\n │   \"A\n │   This text is so long that Flutter puts the rest of its words\n │   below\"",
        "A\nThis text is so long that Flutter puts the rest of its words below"
      ),
    ]) func texts(_ property: String, _ label: String) throws
  {
    #expect(try node(property, "textDirection: ltr").stops.map(\.label?.string) == [label])
  }

  @Test func wrappedListsAreWhole() throws {
    let screen = try node("label: \"A\"", "flags: hasEnabledState, isEnabled,\n │   isButton", "textDirection: ltr")
    #expect(screen.lines == ["A |  | button"])
  }

  // MARK: Places

  @Test func framesAreInPoints() throws {
    let screen = try DumpReading.any(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 1170.0, 2532.0)
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0) scaled by 3.0x
         └─SemanticsNode#2
           │ Rect.fromLTRB(0.0, 100.0, 390.0, 844.0)
           ├─SemanticsNode#3
           │   Rect.fromLTRB(10.0, 20.0, 30.0, 60.0)
           │   label: "A"
           └─SemanticsNode#4
               Rect.fromLTRB(0.0, 0.0, 20.0, 20.0) with transform
                 [2.0,0.0,0.0,5.0; 0.0,2.0,0.0,7.0; 0.0,0.0,1.0,0.0; 0.0,0.0,0.0,1.0]
               label: "B"

      """)
    #expect(screen.stops.first?.frame == Frame(x: 10, y: 120, width: 20, height: 40))
    #expect(screen.stops.last?.frame == Frame(x: 5, y: 107, width: 40, height: 40))
    #expect(screen.document.explicitSize?.width == 390 && screen.document.explicitSize?.height == 844)
  }

  @Test(
    arguments: [
      "Rect.fromLTRB(Infinity, NaN, 1e999, 0)", "Rect.fromLTRB(5, 5, 0, 0)", "Rect.fromLTRB(",
      "Rect.fromLTRB(0.0, 1.0)",
      "Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) scaled by 0.0x", "Rect.fromLTRB(0.0, 0.0, 1.0, 1.0) with transform [x]",
    ]) func otherRectanglesAreNoPlaces(_ property: String) throws
  {
    #expect(try DumpReading.any("SemanticsNode#0\n │ \(property)\n │ label: \"A\"\n").lines == ["A |  | "])
  }

  // MARK: Logs

  @Test(arguments: ["", "flutter: ", "I/flutter ( 4321): ", "01-02 10:00:07.123 I flutter : ", "> ", "// "])
  func marginsAreIgnored(_ margin: String) throws {
    let text = try Fixtures.text("Dumps/flutter.txt").replacing("flutter: ", with: margin)
      .replacing("flutter:", with: margin)
    let lines = try DumpReading.any(text).lines
    #expect(try lines == DumpReading.any(Fixtures.text("Dumps/flutter.txt")).lines)
    #expect(lines.count == 9)
  }

  @Test func otherLinesAreCounted() throws {
    let screen = try DumpReading.any(
      "flutter: hello\nflutter: SemanticsNode#0\nflutter:  │ label: \"A\"\nflutter: tapped\nflutter:  └─SemanticsNode#1\n"
        + "flutter:      label: \"B\"\n")
    #expect(screen.lines == ["A |  | ", "B |  | "])
    #expect(screen.warnings == ["line 4 is not an element and was left out: flutter: tapped"])
  }

  @Test func aNodeWithoutItsFirstLineIsCounted() throws {
    let screen = try DumpReading.any(
      "flutter:  │   label: \"A\"\nflutter:  │\nflutter:  └─SemanticsNode#1\nflutter:      label: \"B\"\n")
    #expect(screen.lines == ["B |  | "])
    #expect(screen.warnings == ["line 1 is not an element and was left out: flutter:  │   label: \"A\""])
  }

  @Test func onlyTheFirstTreeIsRead() throws {
    let tree = "SemanticsNode#0\n │ label: \"A\"\n"
    let screen = try DumpReading.any(tree + "\n" + tree)
    #expect(screen.lines == ["A |  | "])
    #expect(screen.warnings == ["another semantics tree begins in line 4; only the first was read"])
  }

  /// A tree may end anywhere: it is read up to there, or refused if nothing remains.
  @Test func aTreeMayEndAnywhere() throws {
    let bytes = Array(try Fixtures.text("Dumps/flutter-cut.txt").utf8)
    let whole = try DumpReading.any(String(decoding: bytes, as: UTF8.self)).lines
    for count in stride(from: 32, to: bytes.count, by: 7) {
      guard let screen = try? ImportedScreen(Array(bytes[..<count])) else { continue }
      #expect(screen.document.firstScreen.tree.count <= whole.count + 2)
    }
  }

  @Test func aTreeOfOtherThingsIsRefused() throws {
    let error = #expect(throws: ImportError.self) { try ImportedScreen(Array("hello".utf8), format: .flutter) }
    #expect(error?.kind == .refused)
    #expect(error?.message.description.hasPrefix("there are no nodes here") == true)
  }
}
