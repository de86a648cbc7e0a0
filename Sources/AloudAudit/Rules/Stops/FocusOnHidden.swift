internal import AloudTree

extension Rule {
  /// A stop where nothing is to be seen: beyond the edges of the screen, or a point thick and yet with words.
  ///
  /// An element that can be scrolled into sight is not hidden, nor are the points that a chart of the document gets by
  /// itself.
  static let focusOnHidden = Rule(
    "focus-on-hidden", .error,
    title: Wording("Focus where nothing is visible", ko: "보이지 않는 곳에 가는 초점"),
    fix: Wording(
      "Give it a place on the screen, or hide it.", ko: "화면에 보이는 자리를 주거나 숨기십시오."),
    references: ["MAAG 1.1", "MAAG 2.1", "WCAG 2.4.7", "WCAG 1.3.2"]
  ) { screen in
    var scrolled: [NodeID: Bool] = [:]
    return screen.stops.compactMap { stop in
      guard let frame = stop.frame, stop.shared?.value.chartPart == nil else { return nil }
      let isThin = 0 < frame.thickness && frame.thickness <= 1 && !(stop.label.isEmpty && stop.value.isEmpty)
      guard isThin || (screen.isOutside(frame) && !screen.isScrolled(stop.node, &scrolled)) else { return nil }
      return Fault(
        Wording("Focus goes where nothing is visible.", ko: "화면에 보이지 않는 요소에 초점이 갑니다."), at: stop,
        of: screen)
    }
  }
}

extension Frame {
  /// The smaller side, in points.
  fileprivate var thickness: Double { min(width, height) }
}

extension AuditedScreen {
  /// True for what lies wholly beyond an edge of the screen; false where the document does not tell how large that is, or
  /// gives a size that no screen has, as dumps of a part of one do.
  fileprivate func isOutside(_ frame: Frame) -> Bool {
    guard let size = document.explicitSize, min(size.width, size.height) >= 100 else { return false }
    return frame.x >= size.width || frame.y >= size.height || frame.x + frame.width <= 0
      || frame.y + frame.height <= 0
  }

  /// True inside a scroll view. What is found is kept by parent, since what is beyond the edges often stands side by side.
  fileprivate func isScrolled(_ node: NodeID, _ known: inout [NodeID: Bool]) -> Bool {
    guard let parent = tree.parent(of: node) else { return false }
    if let isScrolled = known[parent] { return isScrolled }
    let isScrolled = tree.ancestors(of: node).contains { tree.nodes[$0.index].scrolls }
    known[parent] = isScrolled
    return isScrolled
  }
}

extension Node {
  private static let scrollInferences: Set<String> = ["scrollingContainer", "scrollsByPlace"]

  /// True for a scroll view: what the document calls one, and what an importer saw to be one.
  fileprivate var scrolls: Bool {
    guard placement == .firstMember, let details = sharedDetails?.value else { return placement == .frame }
    return details.scroll != nil || details.inferences.contains { Node.scrollInferences.contains($0) }
  }
}
