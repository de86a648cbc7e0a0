internal import AloudTree

extension AuditedScreen {
  /// A chart that people can reach.
  struct AuditedChart: Sendable {
    let node: NodeID
    let chart: Chart
    /// How many stops the document lists in it; 0 where they were made of its points.
    let listed: Int
  }

  /// The charts of the screen in which the walk stops, as written.
  ///
  /// - Complexity: O(nodes).
  var charts: [AuditedChart] {
    let found = tree.ids.filter { tree.nodes[$0.index].sharedDetails?.value.chart != nil }
    guard !found.isEmpty else { return [] }
    let stops = StopCounts(self)
    return found.compactMap { node in
      guard let chart = tree[node].sharedDetails?.value.chart, stops.count(inside: node) > 0 else { return nil }
      return AuditedChart(node: node, chart: chart, listed: tree.hasChartParts(node) ? 0 : stops.count(below: node))
    }
  }

  /// The name of a series in messages: its own, else its number from 1.
  static func name(of series: Chart.Series, at index: Int) -> Wording {
    guard let name = series.name?.trimmed, !name.isEmpty else {
      return Wording("Series \(index + 1)", ko: "\(index + 1)번째 계열")
    }
    return Wording("Series “\(name.told)”", ko: "계열 “\(name.told)”")
  }
}
