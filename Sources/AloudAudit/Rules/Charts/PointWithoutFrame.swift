internal import AloudTree

extension Rule {
  /// A point that a finger cannot find, in a chart that has its place.
  ///
  /// Source: WWDC21, “Bring accessibility to charts in your app”: each element has the frame of what is drawn.
  static let pointWithoutFrame = Rule(
    "point-without-frame", .warning,
    title: Wording("The point has no frame", ko: "위치가 없는 데이터 포인트"),
    fix: Wording("Give it a frame.", ko: "프레임을 넣으십시오."),
    references: ["HIG Content descriptions", "WWDC21 charts"]
  ) { screen in
    let charts = screen.charts.filter { $0.listed > 0 && screen.tree[$0.node].frame != nil }
    guard !charts.isEmpty else { return [] }
    // Charts inside one another are looked through once.
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
}

extension Node {
  fileprivate var isPointWithoutFrame: Bool { frame == nil && sharedDetails?.value.chartPart == nil }
}
