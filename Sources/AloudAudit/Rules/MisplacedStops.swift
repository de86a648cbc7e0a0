internal import AloudBase
internal import AloudReader
internal import AloudTree

extension Rule {
  /// A stop that is only decorative, such as a dividing line or a shadow.
  ///
  /// The cell of a table may show a dash for an empty value. An element with a value, an action or a chart has
  /// information.
  static let decorativeStop = Rule(
    "decorative-stop", .warning,
    title: Wording("A decoration that gets the focus", ko: "장식 요소에 초점 이동"),
    fix: Wording(
      "Take it out of the walk with `isElement: false` or `hidden`.",
      ko: "`isElement: false`나 `hidden`으로 초점에서 빼십시오."),
    references: ["MAAG 1.1", "MAAG 2.1", "HIG Content descriptions", "WCAG 1.1.1"],
    onPages: .silent("a comma or a bar between two links is a stop of its own, and so is a list marker"),
    check: .stops(
      where: { $0.isDecoration }, Wording("Focus stops at a decoration.", ko: "불필요한 요소에 초점이 갑니다.")))

  /// A stop where nothing is visible: outside the screen, or a text in an element one point thick.
  ///
  /// An element that users can scroll into view is not hidden. Nor are the points that are generated for a chart of the
  /// document.
  static let focusOnHidden = Rule(
    "focus-on-hidden", .error,
    title: Wording("Focus where nothing is visible", ko: "숨겨진 요소에 초점 이동"),
    fix: Wording("Give it a place on the screen, or hide it.", ko: "화면에 보이는 자리를 주거나 숨기십시오."),
    references: ["MAAG 1.1", "MAAG 2.1", "WCAG 2.4.3"],
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

  /// On a Korean page, a stop to the left of the page or above it, where users can find it neither by scrolling nor by
  /// touch.
  ///
  /// Text that replaces an image (IR) and text only for screen readers are often moved there. WCAG allows that. The
  /// Korean guideline counts it as an error for two reasons: the cursor leaves the screen, and touch does not find the
  /// text. So pages in other languages are not checked. A link to a place on the same page appears when it gets the
  /// focus, and a live region is announced automatically; neither is reported.
  ///
  /// Source: the Korean guideline's 1.1 and 2.1.
  static let textBeyondPage = Rule(
    "text-beyond-page", .warning,
    title: Wording("Text beyond the edge of the page", ko: "화면 밖에 둔 텍스트"),
    fix: Wording(
      "Name the visible element instead (`alt`, `aria-label`), or show the text.",
      ko: "보이는 요소에 `alt`나 `aria-label`로 이름을 주거나, 텍스트를 화면에 보이십시오."),
    references: ["HIG Content descriptions"],
    onPages: .applies(
      "the Korean guideline forbids this technique, but WCAG allows it, so only pages in Korean are judged"),
    check: .stops { stop, screen in
      guard screen.isPage, screen.isBeyondPage(stop) else { return nil }
      return Wording(
        "It is beyond the edge of the page, where touch cannot find it.",
        ko: "화면 밖에 있어 초점이 사라지고 터치로 찾을 수 없습니다.")
    })

  /// A dialog that swiping leaves: a modal view hides only its siblings.
  ///
  /// A keyboard and a status bar are separate windows.
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

  /// An explicit activation point that is outside the element or under another control.
  static let activationPointElsewhere = Rule(
    "activation-point-elsewhere", .error,
    title: Wording("A double tap lands elsewhere", ko: "다른 곳에 전달되는 이중 탭"),
    fix: Wording(
      "Put the activation point inside the frame, where nothing covers it.",
      ko: "활성화 지점을 가려지지 않은 요소 영역 안에 두십시오."),
    references: ["MAAG 2.1", "MAAG 4.2"],
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
    // A heading may be called “Background”.
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

  /// True when a touch at the point hits the element: in its path, or in its frame where there is no path.
  fileprivate func isTouched(at point: ScreenPoint) -> Bool {
    if let path = shared?.value.path, path.count > 2 { return path.surrounds(point) }
    return frame?.contains(point) ?? false
  }

  fileprivate var pointY: Double { shared?.value.activationPoint?.y ?? 0 }
}

extension Frame {
  /// The shorter side, in points.
  fileprivate var thickness: Double { min(width, height) }

  fileprivate var maxY: Double { y + height }
}

extension AuditedScreen {
  /// True for a frame completely outside the screen. False where the document has no screen size, or an unrealistically
  /// small one, as in dumps of a part of a screen.
  fileprivate func isOutside(_ frame: Frame) -> Bool {
    guard let size = document.explicitSize, min(size.width, size.height) >= 100 else { return false }
    return frame.x >= size.width || frame.y >= size.height || frame.x + frame.width <= 0
      || frame.y + frame.height <= 0
  }

  /// True inside a scroll view. The results are cached by parent, because elements outside the screen are often
  /// siblings.
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

  /// The name of a stop in messages, as they quote it: its label, or its utterance where it has none.
  func spokenName(of stop: Stop) -> String { (stop.label.isEmpty ? utterance(of: stop) : stop.label).told }

  /// For each stop, the topmost control at its activation point; nil where that is the stop itself, or there is none.
  ///
  /// Only controls in the same scroll view are compared: a list under a bar scrolls the focused row into view.
  ///
  /// - Complexity: O(n log n), and O(points · controls in a horizontal line); of those at one place, only the topmost
  ///   is examined.
  fileprivate func topmostControls(under pointed: [Stop]) -> [Stop?] {
    let controls = controls.filter { $0.target != nil }
      .sorted { ($0.target?.y ?? 0, $0.node) < ($1.target?.y ?? 0, $1.node) }
    let bottoms = controls.map { $0.target?.maxY ?? 0 }
    let nodes = controls.map { $0.node }
    let scrolls = scrollViews()
    var found = [Stop?](repeating: nil, count: pointed.count)
    // Indices of controls, from back to front.
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
      // If the point is on the stop itself, only controls that are drawn later cover it.
      if nodes[top] < own, pointed[index].isUnder(point) { continue }
      found[index] = controls[top]
    }
    return found
  }

  /// For each node, the scroll view that contains it.
  private func scrollViews() -> [NodeID?] {
    tree.passedDown(nil) { id, view in
      guard let parent = tree.parent(of: id) else { return nil }
      return tree.nodes[parent.index].sharedDetails?.value.scroll == nil ? view : parent
    }
  }
}

extension Node {
  private static let scrollInferences: Set<String> = ["scrollingContainer", "scrollsByPlace"]

  /// True for a scroll view: declared by the document, or inferred by an importer.
  fileprivate var scrolls: Bool {
    guard placement == .firstMember, let details = sharedDetails?.value else { return placement == .frame }
    return details.scroll != nil || details.inferences.contains { Node.scrollInferences.contains($0) }
  }
}
