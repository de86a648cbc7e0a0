internal import AloudExplore
internal import AloudMessages

extension ExplorerWords {
  /// - Parameter request: `language` is that of the interface, `rows` a table as `MessageTable.rows(_:)` reads it.
  /// - Throws: `PageCore.Problem` where one is missing.
  init(_ request: PageCore.Request) throws(PageCore.Problem) {
    let table = MessageTable(MessageTable.rows(try request.text("rows")))
    self.init(language: try request.text("language")) { table.translation(of: $0) ?? $0 }
  }
}
