import Aloud

/// A chart of a document, and where it stands.
struct FoundChart {
  let chart: Chart
  let id: String?
  let label: String?
  let node: NodeID
  let screen: Document.Screen

  /// The name for people: its title, else the label of its element, else its id.
  var name: String { chart.title ?? label ?? id ?? "" }

  /// The charts of a screen, or of all screens, in the order of the document.
  static func all(in document: Document, screen: Document.Screen?) -> [FoundChart] {
    (screen.map { [$0] } ?? document.screens).flatMap { screen in
      screen.tree.ids.compactMap { node in
        let found = screen.tree[node]
        return found.sharedDetails?.value.chart.map {
          FoundChart(chart: $0, id: found.id, label: found.label?.string, node: node, screen: screen)
        }
      }
    }
  }

  /// The chart that has a name, by id, else by label, else by title.
  ///
  /// - Throws: ``Failure`` with 66, naming those that there are.
  static func named(_ name: String, among charts: [FoundChart], of file: InputFile) throws(Failure) -> FoundChart {
    let found =
      charts.first { $0.id == name } ?? charts.first { $0.label == name } ?? charts.first { $0.chart.title == name }
    if let found { return found }
    let names = charts.map { ($0.id ?? $0.name).printable }
    throw Failure(
      .notFound,
      "\(file.name): there is no chart \"\(name.printable)\"; there \(names.count == 1 ? "is" : "are") \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
        + suggestion(for: name, among: names))
  }
}
