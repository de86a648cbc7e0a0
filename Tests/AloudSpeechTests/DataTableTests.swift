import Aloud
import Testing

@Suite struct DataTableTests {
  /// A table of names and ages, with the first row as column headers and the first column as row headers.
  private func table() -> Outline {
    var table = Node(label: "People", container: .table)
    table.details.table = DataTable(
      rows: 3, columns: 2, rowHeaders: [1: ["mina"], 2: ["jun"]], columnHeaders: [0: ["name"], 1: ["age"]])
    func cell(_ id: String?, _ label: SpokenText, _ row: Int, _ column: Int) -> Outline.Item {
      .text(label).with {
        $0.id = id
        $0.details.cell = DataTableCell(row: row, column: column)
      }
    }
    return [
      .init(
        table,
        [
          cell("name", "Name", 0, 0), cell("age", "Age", 0, 1), cell("mina", "Mina", 1, 0), cell(nil, "31", 1, 1),
          cell("jun", "Jun", 2, 0), cell(nil, "28", 2, 1),
        ])
    ]
  }

  private func reading(_ change: (inout VoiceOverSettings) -> Void = { _ in }) throws -> [String] {
    var options = ReaderOptions()
    change(&options.settings)
    return try ScreenReader(table(), options: options).reading().map(\.text)
  }

  @Test func headersAreSaidWhereTheyChange() throws {
    #expect(
      try reading() == [
        "People, Name, Row 1, Column 1", "Age, Column 2", "Mina, Row 2, Column 1", "Age, 31, Column 2",
        "Name, Jun, Row 3, Column 1", "Age, 28, Column 2",
      ])
  }

  @Test func headersAndNumbersCanBeTurnedOff() throws {
    #expect(try reading { $0.tableHeaders = false }.last == "28, Column 2")
    #expect(try reading { $0.tableNumbers = false }.last == "Age, 28")
  }

  @Test func spansArePlural() throws {
    var table = Node(container: .table)
    table.details.table = DataTable(rows: 9, columns: 9)
    let cell = Outline.Item.text("Total").with {
      $0.details.cell = DataTableCell(row: 0, column: 0, rowSpan: 2, columnSpan: 3)
    }
    for (language, expected) in [
      ("en", "Total, Spans 2 rows, Spans 3 columns, Row 1, Column 1"), ("ko", "Total, 2개 행에 걸침, 3개 열에 걸침, 1행, 1열"),
    ] {
      #expect(try ScreenReader([.init(table, [cell])], language: language).currentSpeech().utterance == expected)
    }
  }

  @Test func aCellOfUnknownPlaceSaysItsText() throws {
    var table = Node(container: .table)
    table.details.table = DataTable(rows: 2, columns: 2)
    let cell = Outline.Item.text("Lost").with { $0.details.cell = DataTableCell(row: nil, column: nil) }
    #expect(try ScreenReader([.init(table, [cell])]).currentSpeech() == "Lost")
  }

  /// A table whose first row begins with a hidden cell, and which contains another table.
  @Test func cellsOutOfReachAndOfInnerTablesDoNotBeginARow() throws {
    func cell(_ label: SpokenText, _ row: Int, _ column: Int, hidden: Bool = false) -> Outline.Item {
      .text(label).with {
        $0.details.cell = DataTableCell(row: row, column: column)
        $0.hidden = hidden
      }
    }
    let inner = Outline.Item(Node(container: .table), [cell("Inner", 1, 0)])
    let outer = Outline.Item(
      Node(container: .table), [cell("Gone", 0, 0, hidden: true), cell("A", 0, 1), cell("B", 1, 1), inner])
    #expect(
      try ScreenReader([outer]).reading().map(\.text) == [
        "A, Row 1, Column 2", "B, Row 2, Column 2", "Inner, Row 2, Column 1",
      ])
  }
}
