extension Tree {
  /// The chart that the node is, or the nearest chart around it.
  ///
  /// - Complexity: O(depth).
  public func chart(around id: NodeID) -> NodeID? {
    lineage(of: id).first { nodes[$0.index].sharedDetails?.value.chart != nil }
  }

  /// True for a chart whose children were made for its points when the document was made.
  public func hasChartParts(_ id: NodeID) -> Bool {
    hasChildren(id) && nodes[id.index + 1].sharedDetails?.value.chartPart != nil
  }

  /// The tree with an element for each point of the charts that list none. Such a chart becomes a semantic group in the
  /// given order, unless the document says that the chart is an element.
  ///
  /// A chart stays a single stop if its elements would exceed ``Builder/maximumDepth`` or ``maximumCount``.
  ///
  /// Source: WWDC21, "Bring accessibility to charts in your app".
  ///
  /// - Complexity: O(nodes), and O(n log n) in the points.
  func expandingCharts() -> Tree {
    var parts: [(chart: NodeID, elements: [Node])] = []
    var count = count
    for id in ids {
      let node = nodes[id.index]
      guard let chart = node.sharedDetails?.value.chart, node.isElement != true, !hasChildren(id) else { continue }
      let found = chart.parts
      guard !found.isEmpty, count + found.count <= Tree.maximumCount, depth(of: id) < Builder.maximumDepth else {
        continue
      }
      count += found.count
      parts.append((id, Tree.elements(for: found, of: chart, in: node.frame)))
    }
    return parts.isEmpty ? self : expanding(parts, count: count)
  }

  private static func elements(for parts: [ChartPart], of chart: Chart, in frame: Frame?) -> [Node] {
    let frames = ChartFrames(chart, in: frame)
    return parts.map { part in
      var node = Node(frame: frames?.frame(of: part))
      node.details.chartPart = part
      return node
    }
  }

  /// Inserts the elements of all charts in one pass.
  private func expanding(_ parts: [(chart: NodeID, elements: [Node])], count: Int) -> Tree {
    var (nodes, parents): ([Node], [Int32]) = ([], [])
    nodes.reserveCapacity(count)
    // How far each node moves; the last entry is for the end of the last node.
    var shifts = [Int32](repeating: 0, count: self.count + 1)
    var ends: [Int32] = []
    var rest = parts[...]
    for index in self.nodes.indices {
      shifts[index] = Int32(nodes.count - index)
      nodes.append(self.nodes[index])
      parents.append(self.parents[index] + shifts[Int(self.parents[index])])
      ends.append(self.ends[index])
      guard let next = rest.first, next.chart.index == index else { continue }
      rest.removeFirst()
      let chart = nodes.count - 1
      nodes[chart].order = .given
      if nodes[chart].container == .none { nodes[chart].container = .group }
      nodes += next.elements
      parents += next.elements.map { _ in Int32(chart) }
      // -1 marks a node that is not in the old tree.
      ends += next.elements.map { _ in -1 }
    }
    shifts[self.count] = Int32(nodes.count - self.count)
    for index in ends.indices {
      ends[index] = ends[index] < 0 ? Int32(index + 1) : ends[index] + shifts[Int(ends[index])]
    }
    return Tree(nodes: nodes, parents: parents, ends: ends)
  }
}
