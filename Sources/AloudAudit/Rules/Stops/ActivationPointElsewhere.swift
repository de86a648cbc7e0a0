internal import AloudReader
internal import AloudTree

extension Rule {
  /// An activation point that the document gives, and that is not on the element, or lies under another control.
  static let activationPointElsewhere = Rule(
    "activation-point-elsewhere", .error,
    title: Wording("A double tap lands elsewhere", ko: "다른 곳에 전달되는 이중 탭"),
    fix: Wording(
      "Put the activation point inside the frame, where nothing covers it.",
      ko: "활성화 지점을 가려지지 않은 요소 영역 안에 두십시오."),
    references: ["MAAG 2.1", "WCAG 2.5.2", "WCAG 4.1.2"]
  ) { screen in
    let pointed = screen.stops.filter { $0.details?.activationPoint != nil }
    guard !pointed.isEmpty else { return [] }
    let hits = screen.topmostControls(under: pointed)
    return zip(pointed, hits).compactMap { stop, other in
      if let other {
        let name = screen.spokenName(of: other)
        return Fault(
          Wording("A double tap lands on “\(name)”.", ko: "이중 탭이 “\(name)”에 전달됩니다."), at: stop, of: screen)
      }
      guard let point = stop.shared?.value.activationPoint, stop.frame != nil, !stop.isUnder(point) else { return nil }
      return Fault(
        Wording("A double tap lands on nothing.", ko: "이중 탭이 다른 곳에 전달됩니다."), at: stop, of: screen)
    }
  }
}

extension AuditedScreen.Stop {
  /// True when the point is in the frame or in the path.
  fileprivate func isUnder(_ point: ScreenPoint) -> Bool {
    frame?.contains(point) ?? false || isTouched(at: point)
  }

  /// True for what a finger hits there: by the path, else by the frame.
  fileprivate func isTouched(at point: ScreenPoint) -> Bool {
    if let path = shared?.value.path, path.count > 2 { return path.surrounds(point) }
    return frame?.contains(point) ?? false
  }
}

extension AuditedScreen {
  /// For each stop, the control on top of its activation point; nil where that is the stop itself, or none is there.
  ///
  /// Controls that scroll and controls that do not are never compared: a list under a bar scrolls the focused row into
  /// sight.
  ///
  /// - Complexity: O(n log n), and O(points · controls side by side); of those in one place, only the topmost is looked at.
  fileprivate func topmostControls(under pointed: [Stop]) -> [Stop?] {
    let controls = controls.filter { $0.target != nil }
      .sorted { ($0.target?.y ?? 0, $0.node) < ($1.target?.y ?? 0, $1.node) }
    let bottoms = controls.map { $0.target?.maxY ?? 0 }
    let nodes = controls.map(\.node)
    let scrolls = scrollViews()
    var found = [Stop?](repeating: nil, count: pointed.count)
    // Places among the controls, from the one at the back to the one in front.
    var open: [Int] = []
    var next = 0
    for index in pointed.indices.sorted(by: { pointed[$0].pointY < pointed[$1].pointY }) {
      guard let point = pointed[index].details?.activationPoint else { continue }
      while next < controls.count, (controls[next].target?.y ?? 0) <= point.y {
        open.insert(next, at: open.lastIndex { nodes[$0] < nodes[next] }.map { $0 + 1 } ?? 0)
        next += 1
      }
      open.removeAll { bottoms[$0] < point.y }
      let (own, scroll) = (pointed[index].node, scrolls[pointed[index].node.index])
      let top = open.last { scrolls[nodes[$0].index] == scroll && controls[$0].isTouched(at: point) }
      guard let top, nodes[top] != own else { continue }
      // A control with the point on itself is covered only by controls that are drawn after it.
      if nodes[top] < own, pointed[index].isUnder(point) { continue }
      found[index] = controls[top]
    }
    return found
  }

  /// For each node, the scroll view that it stands in.
  private func scrollViews() -> [NodeID?] {
    tree.passedDown(nil) { id, view in
      guard let parent = tree.parent(of: id) else { return nil }
      return tree.nodes[parent.index].sharedDetails?.value.scroll == nil ? view : parent
    }
  }
}

extension AuditedScreen.Stop {
  fileprivate var pointY: Double { shared?.value.activationPoint?.y ?? 0 }
}

extension Frame {
  fileprivate var maxY: Double { y + height }
}
