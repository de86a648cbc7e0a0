internal import AloudTree

extension Rule {
  /// A chart without a label. The title of its descriptor is said only in the audio graph.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutLabel = Rule(
    "chart-without-label", .error,
    title: Wording("The chart has no label", ko: "레이블이 없는 차트"),
    fix: Wording("Label it with its title.", ko: "차트 제목을 레이블로 넣으십시오."),
    references: ["MAAG 1.1", "HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"],
    onPages: .silent("a page has no chart descriptors"),
    check: .charts { chart, screen in
      guard screen.tree[chart.node].label?.string.trimmed.isEmpty ?? true else { return nil }
      return Wording("The chart has no label; people hear points and do not know what they show.", ko: "차트에 레이블이 없습니다.")
    })

  /// A chart whose points are not in a semantic group, so that VoiceOver does not say its title when the cursor enters
  /// it.
  ///
  /// Points that the document does not list are grouped automatically.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutGroup = Rule(
    "chart-without-group", .warning,
    title: Wording("The chart is not a group", ko: "그룹이 아닌 차트"),
    fix: Wording("Make it a group: `container: \"group\"`.", ko: "`container: \"group\"`으로 묶으십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts"],
    onPages: .silent("a page has no chart descriptors"),
    check: .charts { chart, screen in
      guard chart.listed > 0 && screen.tree[chart.node].container != .group else { return nil }
      return Wording(
        "The points are not in a group, so VoiceOver does not say the title before them.",
        ko: "차트가 그룹이 아니어서 들어갈 때 제목을 읽지 않습니다.")
    })

  /// An element that looks like a chart but has no data: a picture whose label says that it is a chart, or a group of
  /// points.
  ///
  /// A point is a stop that has only a value. A group whose label does not say that it is a chart counts as a chart
  /// only if all its stops are points with a frame and a sentence for each axis, as in the example of the source.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”.
  static let chartWithoutDescriptor = Rule(
    "chart-without-descriptor", .warning,
    title: Wording("A chart without data", ko: "데이터가 없는 차트"),
    fix: Wording("Give it `chart`, so that there is an audio graph.", ko: "`chart`를 넣어 오디오 그래프를 제공하십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts", "WCAG 1.1.1"],
    onPages: .silent("a page has no chart descriptors")
  ) { screen in
    let places = screen.stops.filter { $0.isPictureOfChart }.map { $0.node } + screen.groupsOfPoints
    guard !places.isEmpty else { return [] }
    let tree = screen.tree
    let charts = SubtreeSums(
      tree, counted: tree.nodes.indices.filter { tree.nodes[$0].sharedDetails?.value.chart != nil })
    return places.filter { charts.count(inside: $0) == 0 && tree.chart(around: $0) == nil }.map { node in
      Fault(
        Wording("This is a chart, but it has no audio graph.", ko: "차트이지만 오디오 그래프가 없습니다."), on: screen,
        at: .node(node))
    }
  }

  /// A point without a frame in a chart that has one. Users cannot find it by touch.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”: each element has the frame of its drawing.
  static let pointWithoutFrame = Rule(
    "point-without-frame", .warning,
    title: Wording("The point has no frame", ko: "위치가 없는 데이터 포인트"),
    fix: Wording("Give it a frame.", ko: "프레임을 넣으십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts"],
    onPages: .silent("a page has no chart descriptors")
  ) { screen in
    let charts = screen.charts.filter { $0.listed > 0 && screen.tree[$0.node].frame != nil }
    guard !charts.isEmpty else { return [] }
    // The points of nested charts are collected once.
    var points: [NodeID] = []
    var end = 0
    for chart in charts {
      let inside = screen.tree.subtree(of: chart.node)
      points += screen.tree.ids(inside: chart.node).filter {
        $0 != chart.node && $0.index >= end && screen.tree.nodes[$0.index].isPointWithoutFrame
      }
      end = max(end, inside.upperBound)
    }
    return points.compactMap { node in
      guard let stop = screen.stop(at: node) else { return nil }
      return Fault(
        Wording("The point has no place on the screen.", ko: "데이터 포인트의 위치가 없습니다."), at: stop, of: screen)
    }
  }

  /// A chart that has too many stops to swipe through.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”, which advises intervals for hundreds or thousands of
  /// points. The number is Aloud's choice.
  static let chartTooManyPoints = Rule(
    "chart-too-many-points", .warning,
    title: Wording("Too many points", ko: "너무 많은 데이터 포인트"),
    fix: Wording("Make a stop for each interval.", ko: "구간마다 항목을 하나씩 만드십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts"],
    onPages: .silent("a page has no chart descriptors"),
    check: .charts { chart, _ in
      guard chart.listed > 300 else { return nil }
      return Wording(
        "\(chart.listed) stops in one chart are too many to flick through.", ko: "한 차트에 항목이 \(chart.listed)개입니다.")
    })
}

extension AuditedScreen {
  /// A chart that users can reach.
  struct AuditedChart: Sendable {
    let node: NodeID
    let chart: Chart
    /// The number of its stops that the document lists; 0 where the stops are generated from its points.
    let listed: Int
  }

  /// The charts of the screen that have a stop, in document order.
  ///
  /// - Complexity: O(nodes).
  var charts: [AuditedChart] {
    let found = tree.ids.filter { tree.nodes[$0.index].sharedDetails?.value.chart != nil }
    guard !found.isEmpty else { return [] }
    let stops = SubtreeSums(self)
    return found.compactMap { node in
      guard let chart = tree[node].sharedDetails?.value.chart, stops.count(inside: node) > 0 else { return nil }
      return AuditedChart(node: node, chart: chart, listed: tree.hasChartParts(node) ? 0 : stops.count(below: node))
    }
  }

  /// The name of a series in messages: its own name, or its number from 1.
  static func name(of series: Chart.Series, at index: Int) -> Wording {
    guard let name = series.name?.trimmed, !name.isEmpty else {
      return Wording("Series \(index + 1)", ko: "\(index + 1)번째 계열")
    }
    return Wording("Series “\(name.told)”", ko: "계열 “\(name.told)”")
  }

  /// Groups of at least three points that are charts by their label or by their content.
  ///
  /// - Complexity: O(nodes).
  fileprivate var groupsOfPoints: [NodeID] {
    guard stops.count(where: { $0.isPoint }) >= 3 else { return [] }
    let (points, pairs, all) = (
      SubtreeSums(self, where: { $0.isPoint }), SubtreeSums(self, where: { $0.isPairInPlace }), SubtreeSums(self)
    )
    return tree.ids.filter { node in
      guard tree.nodes[node.index].container == .group, points.count(below: node) >= 3 else { return false }
      if chartWords.isIn(tree.nodes[node.index].label?.string ?? "") { return true }
      return pairs.count(below: node) == all.count(below: node)
    }
  }
}

/// Words for charts. Source: the rule. “Graphic” and “photograph” are other words.
private let chartWords = WordList(
  english: ["chart", "charts", "graph", "graphs", "plot", "plots", "barchart", "linechart", "piechart", "scatterplot"],
  korean: ["차트", "그래프", "도표"])

extension AuditedScreen.Stop {
  fileprivate var isPictureOfChart: Bool { traits.contains(.image) && !isControl && chartWords.isIn(label) }

  fileprivate var isPoint: Bool { label.isEmpty && !value.isEmpty && !isControl }

  /// True for a point with a frame that says two things with a number: “Two cups. 35 lines of code.”
  fileprivate var isPairInPlace: Bool {
    guard isPoint, frame != nil, value.contains(where: { $0.isNumber }) else { return false }
    let sentences = value.split(separator: ".").filter { part in part.contains { $0.isLetter } }
    return sentences.count == 2 && value.hasSuffix(".")
  }
}

extension Node {
  fileprivate var isPointWithoutFrame: Bool { frame == nil && sharedDetails?.value.chartPart == nil }
}
