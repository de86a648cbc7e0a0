internal import AloudTree

extension Rule {
  /// An element that looks like a chart and has no data to listen to: a picture that calls itself one, or a group of
  /// points.
  ///
  /// Points are stops with a value alone. A group that does not call itself a chart is taken for one only where each of its
  /// stops is such a point, in its place, with what is on either axis in a sentence of its own, as in the source's example.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutDescriptor = Rule(
    "chart-without-descriptor", .warning,
    title: Wording("A chart without data", ko: "데이터가 없는 차트"),
    fix: Wording("Give it `chart`, so that there is an audio graph.", ko: "`chart`를 넣어 오디오 그래프를 제공하십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"]
  ) { screen in
    let places = screen.stops.filter(\.isPictureOfChart).map(\.node) + screen.groupsOfPoints
    guard !places.isEmpty else { return [] }
    let charts = ChartPlaces(screen.tree)
    return places.filter { !charts.areAt($0) }.map { node in
      Fault(
        Wording("A picture of a chart: there is no audio graph.", ko: "차트이지만 오디오 그래프가 없습니다."), on: screen,
        at: .node(node))
    }
  }
}

/// Words for charts. Source: the rule; “graphic” and “photograph” are other words.
private let chartWords = WordList(
  english: ["chart", "charts", "graph", "graphs", "plot", "plots", "barchart", "linechart", "piechart", "scatterplot"],
  korean: ["차트", "그래프", "도표"])

/// The frames of charts with data.
private struct ChartPlaces {
  private let tree: Tree
  private let charts: SubtreeSums

  init(_ tree: Tree) {
    self.tree = tree
    charts = SubtreeSums(tree, counted: tree.nodes.indices.filter { tree.nodes[$0].sharedDetails?.value.chart != nil })
  }

  /// True for a node that has one inside or stands in one.
  func areAt(_ node: NodeID) -> Bool { charts.count(inside: node) > 0 || tree.chart(around: node) != nil }
}

extension AuditedScreen.Stop {
  fileprivate var isPictureOfChart: Bool { traits.contains(.image) && !isControl && chartWords.isIn(label) }

  fileprivate var isPoint: Bool { label.isEmpty && !value.isEmpty && !isControl }

  /// True for a point in its place that says two things with a number: “Two cups. 35 lines of code.”
  fileprivate var isPairInPlace: Bool {
    guard isPoint, frame != nil, value.contains(where: \.isNumber) else { return false }
    let sentences = value.split(separator: ".").filter { part in part.contains { $0.isLetter } }
    return sentences.count == 2 && value.hasSuffix(".")
  }
}

extension AuditedScreen {
  /// Groups with three points or more that are charts by their label, or by all that is in them.
  ///
  /// - Complexity: O(nodes).
  fileprivate var groupsOfPoints: [NodeID] {
    guard stops.count(where: \.isPoint) >= 3 else { return [] }
    let (points, pairs, all) = (
      StopCounts(self, where: \.isPoint), StopCounts(self, where: \.isPairInPlace), StopCounts(self)
    )
    return tree.ids.filter { node in
      guard tree.nodes[node.index].container == .group, points.count(below: node) >= 3 else { return false }
      if chartWords.isIn(tree.nodes[node.index].label?.string ?? "") { return true }
      return pairs.count(below: node) == all.count(below: node)
    }
  }
}
