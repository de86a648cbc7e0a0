import Aloud
import AloudExplorer

/// The inferences about each node of a document.
struct ScreenInferences {
  private typealias Row = (path: String, node: Node, inferences: [Inference])

  private let rows: [Row]
  private let format: ScreenFormat

  init(_ document: Document, format: ScreenFormat) {
    self.format = format
    rows = document.screens.flatMap { screen in
      let places = NodePlaces(screen)
      return ([.root] + screen.tree.ids).compactMap { id -> Row? in
        let node = screen.tree[id]
        let inferences = node.details.inferences.compactMap(Inference.init)
        return inferences.isEmpty ? nil : (places.path(of: id), node, inferences)
      }
    }
  }

  /// The path of each node with the names of its rules, followed by each rule with its evidence.
  var text: String {
    guard !rows.isEmpty else { return said("Nothing was inferred.") + "\n" }
    let used = Set(rows.flatMap(\.inferences))
    let width = used.map(\.rawValue.count).max() ?? 0
    let nodes = rows.map { row in
      let head = [row.path, row.node.id.map { "#\($0.printable)" }, row.node.label?.string.printable]
      let names = row.inferences.map(\.rawValue).joined(separator: ", ")
      return "\(head.compactMap(\.self).joined(separator: "  "))\n\(Style.quiet("  \(names)"))\n"
    }
    let rules = Inference.allCases.filter(used.contains).map { rule in
      "\(rule.rawValue.padded(to: width))  \(said(rule.summary)) [\(said(rule.evidence))]\n"
    }
    return nodes.joined() + "\n" + rules.joined()
  }

  /// One object: the format, and a line for each node.
  var json: JSONValue {
    let nodes: [JSONValue] = rows.map { row in
      let rules: [JSONValue] = row.inferences.map {
        ["rule": .string($0.rawValue), "summary": .string($0.summary), "evidence": .string($0.evidence)]
      }
      return [
        "path": .string(row.path), "id": .string(row.node.id), "label": .string(row.node.label?.string),
        "inferred": .list(rules),
      ]
    }
    return ["aloud": 1, "format": .string(format.rawValue), "nodes": .rows(nodes)]
  }
}
