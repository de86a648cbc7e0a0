internal import AloudReader
internal import AloudTree

extension Rule {
  /// A stop that is there for the eye alone: a dividing line, a shadow.
  ///
  /// A table's cell may show a stroke for nothing, and what has a value, an action or a chart tells something.
  static let decorativeStop = Rule(
    "decorative-stop", .warning,
    title: Wording("A decoration that gets the focus", ko: "장식에 가는 초점"),
    fix: Wording(
      "Take it out of the walk with `isElement: false` or `hidden`.",
      ko: "`isElement: false`나 `hidden`으로 초점에서 빼십시오."),
    references: ["MAAG 1.1", "MAAG 2.1", "HIG Content descriptions", "WCAG 1.1.1"],
    onPages: .silent("a comma or a bar between two links is a stop of its own, and so is a list marker"),
    check: .stops(
      where: \.isDecoration, Wording("Focus stops at a decoration.", ko: "불필요한 요소에 초점이 갑니다.")))

  /// A stop where nothing is visible: beyond the edges of the screen, or with words on an element one point thick.
  ///
  /// An element that can be scrolled into sight is not hidden, nor are the points that a chart of the document gets by
  /// itself.
  static let focusOnHidden = Rule(
    "focus-on-hidden", .error,
    title: Wording("Focus where nothing is visible", ko: "보이지 않는 곳에 가는 초점"),
    fix: Wording("Give it a place on the screen, or hide it.", ko: "화면에 보이는 자리를 주거나 숨기십시오."),
    references: ["MAAG 1.1", "MAAG 2.1", "WCAG 2.4.7", "WCAG 1.3.2"],
    onPages: .silent("a page scrolls, and visually hidden text is an accepted technique")
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

  /// On a page in Korean, a stop that stands left of the page or above it, where neither scrolling nor touching finds
  /// it.
  ///
  /// Text that replaces an image (IR) and text for screen readers alone are often moved there. WCAG allows that, and
  /// the Korean guideline counts it as an error twice: the cursor leaves the screen, and touch does not find the text.
  /// So pages in other languages are not judged. Links to a place on the same page come into sight when they get the
  /// focus; live regions speak by themselves.
  ///
  /// Source: the Korean guideline's 1.1 and 2.1.
  static let textBeyondPage = Rule(
    "text-beyond-page", .warning,
    title: Wording("Text beyond the edge of the page", ko: "화면 밖에 둔 텍스트"),
    fix: Wording(
      "Name the visible element instead (`alt`, `aria-label`), or show the text.",
      ko: "보이는 요소에 `alt`나 `aria-label`로 이름을 주거나, 텍스트를 화면에 보이십시오."),
    references: ["MAAG 1.1", "MAAG 2.1"],
    onPages: .applies(
      "the Korean guideline forbids this technique, but WCAG allows it, so only pages in Korean are judged"),
    check: .stops { stop, screen in
      guard screen.isPage, screen.isBeyondPage(stop) else { return nil }
      return Wording(
        "It is beyond the edge of the page, where touch cannot find it.",
        ko: "화면 밖에 있어 초점이 사라지고 터치로 찾을 수 없습니다.")
    })

  /// A dialog that flicking leaves: a modal view hides its siblings and nothing else.
  ///
  /// A keyboard and a status bar are windows of their own.
  static let modalLeak = Rule(
    "modal-leak", .error,
    title: Wording("Focus leaves the dialog", ko: "대화상자 밖으로 나가는 초점"),
    fix: Wording(
      "Put the modal view beside the other content in the tree, or hide the other content.",
      ko: "내용과 같은 층에서 모달로 만들거나 나머지를 숨기십시오."),
    references: ["MAAG 2.1", "WCAG 2.4.3", "WCAG 1.3.2"],
    onPages: .silent("the browser hides everything outside a modal dialog")
  ) { screen in
    guard screen.tree.nodes.contains(where: { $0.modal }), let modal = Reach(screen).modal else { return [] }
    let others = screen.stops.filter { !screen.tree.contains(modal, $0.node) && !$0.isOfAnotherWindow }
    // The first stop after the dialog.
    let last = screen.stops.last { screen.tree.contains(modal, $0.node) }?.rank ?? -1
    guard let met = others.first(where: { $0.rank > last }) ?? others.first else { return [] }
    let name = screen.spokenName(of: met)
    return [
      Fault(
        Wording(
          "Flicking leaves the dialog and reaches “\(name)” behind it.",
          ko: "대화상자 뒤의 “\(name)”\(particle: .to) 초점이 나갑니다."),
        on: screen, at: .node(modal))
    ]
  }

  /// An activation point that the document gives, and that is not on the element, or lies under another control.
  static let activationPointElsewhere = Rule(
    "activation-point-elsewhere", .error,
    title: Wording("A double tap lands elsewhere", ko: "다른 곳에 전달되는 이중 탭"),
    fix: Wording(
      "Put the activation point inside the frame, where nothing covers it.",
      ko: "활성화 지점을 가려지지 않은 요소 영역 안에 두십시오."),
    references: ["MAAG 2.1", "WCAG 2.5.2", "WCAG 4.1.2"],
    onPages: .silent("a page has no activation points")
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
  fileprivate var isDecoration: Bool {
    guard !isControl, value.isEmpty, !tellsMore else { return false }
    // A section may well be called “Background”.
    return DecorationWords.isGlyphs(label) || (DecorationWords.isWord(label) && !traits.contains(.header))
  }

  private var tellsMore: Bool {
    guard let details else { return false }
    return details.cell != nil || details.chart != nil || !details.actions.isEmpty || !details.content.isEmpty
      || details.behaviors.effects[.longPress] != nil
  }

  fileprivate var isOfAnotherWindow: Bool { !traits.isDisjoint(with: [.keyboardKey, .statusBarElement]) }

  /// True when the point is in the frame or in the path.
  fileprivate func isUnder(_ point: ScreenPoint) -> Bool {
    frame?.contains(point) ?? false || isTouched(at: point)
  }

  /// True for what a finger hits there: by the path, else by the frame.
  fileprivate func isTouched(at point: ScreenPoint) -> Bool {
    if let path = shared?.value.path, path.count > 2 { return path.surrounds(point) }
    return frame?.contains(point) ?? false
  }

  fileprivate var pointY: Double { shared?.value.activationPoint?.y ?? 0 }
}

extension Frame {
  /// The smaller side, in points.
  fileprivate var thickness: Double { min(width, height) }

  fileprivate var maxY: Double { y + height }
}

extension AuditedScreen {
  /// True for what lies wholly beyond an edge of the screen; false where the document does not tell how large that is,
  /// or gives a size that no screen has, as dumps of a part of one do.
  fileprivate func isOutside(_ frame: Frame) -> Bool {
    guard let size = document.explicitSize, min(size.width, size.height) >= 100 else { return false }
    return frame.x >= size.width || frame.y >= size.height || frame.x + frame.width <= 0
      || frame.y + frame.height <= 0
  }

  /// True inside a scroll view. What is found is kept by parent, since what is beyond the edges often stands side by
  /// side.
  fileprivate func isScrolled(_ node: NodeID, _ known: inout [NodeID: Bool]) -> Bool {
    guard let parent = tree.parent(of: node) else { return false }
    if let isScrolled = known[parent] { return isScrolled }
    let isScrolled = tree.ancestors(of: node).contains { tree.nodes[$0.index].scrolls }
    known[parent] = isScrolled
    return isScrolled
  }

  fileprivate func isBeyondPage(_ stop: Stop) -> Bool {
    guard let frame = stop.frame, frame.width > 0, frame.height > 0,
      frame.x + frame.width <= 0 || frame.y + frame.height <= 0,
      LanguageTag.base(of: language(of: stop.node)) == "ko"
    else { return false }
    if let target = stop.linkTarget(in: tree), target.utf8.first == UInt8(ascii: "#") { return false }
    return !tree.lineage(of: stop.node).contains { tree[$0].sharedDetails?.value.web?.live != nil }
  }

  /// The name of a stop in messages: its label, else its utterance; as they quote it.
  func spokenName(of stop: Stop) -> String { (stop.label.isEmpty ? utterance(of: stop) : stop.label).told }

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

extension Node {
  private static let scrollInferences: Set<String> = ["scrollingContainer", "scrollsByPlace"]

  /// True for a scroll view: what the document calls one, and what an importer saw to be one.
  fileprivate var scrolls: Bool {
    guard placement == .firstMember, let details = sharedDetails?.value else { return placement == .frame }
    return details.scroll != nil || details.inferences.contains { Node.scrollInferences.contains($0) }
  }
}
