import Aloud

/// Tables of how often Aloud agrees: by version of iOS, by kind of stop, and by clause.
struct ConformanceTables {
  private let score: ConformanceScore

  init(_ score: ConformanceScore) { self.score = score }

  private var tables: [(title: String, rows: [ConformanceAgreement])] {
    [
      (said("by version of iOS"), score.byVersion), (said("by kind of stop"), score.byKind),
      (said("by clause"), score.byClause),
    ]
  }

  /// Aligned for people. Clauses that always agree are left out.
  var text: [String] {
    let shown = tables.indices.map { index in
      (tables[index].title, index < 2 ? tables[index].rows : tables[index].rows.filter { $0.agreeing < $0.count })
    }
    let width = shown.flatMap(\.1).map(\.name.printable.displayWidth).max() ?? 0
    return shown.filter { !$0.1.isEmpty }.flatMap { title, rows in
      [title] + rows.map { "  \($0.name.printable.padded(to: width))  \("\($0.agreeing)/\($0.count)")" }
    }
  }

  /// A heading, and the tables with all rows.
  var markdown: [String] {
    ["# \(said("How Aloud agrees with VoiceOver"))", "", said(score.text), ""]
      + tables.flatMap { title, rows in
        ["| \(title) | \(said("agree")) | \(said("of")) |", "|---|---:|---:|"]
          + rows.map { "| \(DifferenceMarkdown.escaped($0.name)) | \($0.agreeing) | \($0.count) |" } + [""]
      }
  }

  /// The rows as JSON: `{"name", "agree", "of"}`.
  static func json(_ rows: [ConformanceAgreement]) -> JSONValue {
    .list(rows.map { ["name": .string($0.name), "agree": .whole($0.agreeing), "of": .whole($0.count)] })
  }
}
