import Aloud
import AloudTestSupport
import Testing

/// AccessibilitySnapshot's own output, byte for byte.
@Suite struct SnapshotDescriptionTests {
  @Test(arguments: try FixtureCase.all(in: "snapshot-descriptions.json")) func descriptionsMatchAccessibilitySnapshot(
    _ example: FixtureCase
  ) {
    let reading = ScreenReader(example.document, options: ReaderOptions(profile: .snapshot)).reading()
    let stop = reading[example.stop]
    #expect(stop.description == example.description)
    #expect(stop.hint == example.hint)
  }

  @Test func allCasesExist() throws {
    #expect(try FixtureCase.all(in: "snapshot-descriptions.json").count == 155)
  }

  @Test func actionsAndContentAreCues() throws {
    let outline: Outline = [
      .text("Label").with {
        $0.details.actions = [Action(name: "First")]
        $0.details.content = [CustomContent(label: "Size", value: "Big", importance: .high)]
      }
    ]
    let stop = try ScreenReader(outline, options: ReaderOptions(profile: .snapshot)).reading()[0]
    #expect(stop.description == "Label")
    #expect(stop.cues == ["Actions Available", "More Content Available"])
    #expect(stop.text == "Label. Actions Available. More Content Available")
  }

  private func describe(_ items: Outline) throws -> [String] {
    let reading = try ScreenReader(items, options: ReaderOptions(profile: .snapshot)).reading()
    return reading.map { $0.description + ($0.hint.map { " | " + $0 } ?? "") }
  }

  @Test func selectedStandsBeforeRolesEvenWithoutAName() throws {
    let nameless = Outline.Item(Node(traits: [.selected, .notEnabled])).with { $0.isElement = true }
    #expect(
      try describe([.tabBar([nameless, .button("B")])]) == ["Selected. Dimmed. Tab. 1 of 2.", "B. Tab. 2 of 2."])
  }

  @Test func theHintOfATextFieldReplacesThatOfASwitch() throws {
    let item = Outline.Item.element("A", value: "1", hint: "h", [.textEntry, .toggleButton, .button])
    #expect(try describe([item]) == ["A. Switch Button. On. Text Field. | Double tap to edit."])
  }

  @Test func headersInRunsAndSelectedCells() throws {
    var table = Node(container: .table)
    table.details.table = DataTable(rows: 2, columns: 1, columnHeaders: [0: ["head"]])
    let label = SpokenText(runs: [.init(""), .init("Name")])
    let head = Outline.Item.element(label, value: "v").with {
      $0.id = "head"
      $0.details.cell = DataTableCell(row: nil, column: nil)
    }
    let cell = Outline.Item.element("A", .selected).with { $0.details.cell = DataTableCell(row: 1, column: 0) }
    #expect(try describe([.init(table, [head, cell])]).last == "Selected: Name: v. A. Row 2. Column 1.")
  }
}
