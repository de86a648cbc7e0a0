internal import AloudTree

extension Rule {
  /// An alert that says nothing but its buttons, or has none: a modal node, a node with the trait `alert`, a screen that is
  /// presented.
  ///
  /// Of windows inside one another the outermost is judged, since its title may stand outside the inner one. A message alone
  /// (an element with the trait) needs no button.
  ///
  /// Source: the Korean guideline's 1.6.
  static let alertWithoutText = Rule(
    "alert-without-text", .error,
    title: Wording("The alert does not say what it is about", ko: "내용이 없는 알림창"),
    fix: Wording("Add title and message as text.", ko: "제목과 내용을 텍스트로 넣으십시오."),
    references: ["MAAG 1.6", "WCAG 4.1.2"],
    check: .app { app in
      app.screens.flatMap { screen -> [Fault] in
        let isPresented = app.isPresented(screen)
        guard isPresented || screen.tree.nodes.contains(where: \.isWindow) else { return [] }
        let windows = AlertReader(screen)
        let faults = windows.faults()
        return faults.isEmpty && isPresented ? windows.faultOfScreen().map { [$0] } ?? [] : faults
      }
    })
}

extension Node {
  fileprivate var isWindow: Bool { modal || traits.contains(.alert) }
}

extension AuditedScreen.Stop {
  /// True for what tells something and is not operated.
  fileprivate var isReadable: Bool { !isControl && !(label.isEmpty && value.isEmpty) }
}

/// Looks at the windows of one screen.
private struct AlertReader {
  private let screen: AuditedScreen
  private let texts, controls, all: StopCounts

  init(_ screen: AuditedScreen) {
    self.screen = screen
    texts = StopCounts(screen, where: \.isReadable)
    controls = StopCounts(screen, where: \.isControl)
    all = StopCounts(screen)
  }

  func faultOfScreen() -> Fault? { fault(of: .root, at: .screen) }

  func faults() -> [Fault] {
    let tree = screen.tree
    var found: [Fault] = []
    var end = 0
    for node in tree.ids where node.index >= end && tree.nodes[node.index].isWindow {
      // An alert that the walk does not reach says nothing; but one with nothing inside that hides all else leaves
      // silence.
      guard all.count(inside: node) > 0 || (tree[node].modal && Reach(screen).modal == node) else { continue }
      end = tree.subtree(of: node).upperBound
      if let fault = fault(of: node, at: .node(innermost(like: node))) { found.append(fault) }
    }
    return found
  }

  /// Of windows with the same stops, the one inside the others.
  private func innermost(like window: NodeID) -> NodeID {
    let tree = screen.tree
    let count = all.count(inside: window)
    return tree.ids(inside: window).reduce(window) {
      tree.nodes[$1.index].isWindow && all.count(inside: $1) == count ? $1 : $0
    }
  }

  private func fault(of node: NodeID, at place: Fault.Place) -> Fault? {
    let isNamed = node != .root && screen.tree[node].label?.string.trimmed.isEmpty == false
    if !isNamed, texts.count(inside: node) == 0 {
      return Fault(
        Wording("The alert says nothing but its buttons.", ko: "알림창에 제목이나 내용이 없습니다."), on: screen, at: place)
    }
    let isMessage = screen.stop(at: node) != nil && !screen.tree[node].modal
    guard controls.count(inside: node) == 0, !isMessage else { return nil }
    return Fault(
      Wording("The alert has no control to answer it.", ko: "알림창에 응답할 버튼이 없습니다."), on: screen, at: place,
      fix: Wording("Add a button that closes it.", ko: "닫는 버튼을 넣으십시오."))
  }
}
