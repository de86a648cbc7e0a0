internal import AloudTree

extension Rule {
  /// Sound that starts automatically, or when the cursor arrives, and plays for more than 3 seconds.
  ///
  /// Source: the Korean guideline's 3.4; WCAG 1.4.2 for the 3 seconds.
  static let autoPlayingSound = Rule(
    "auto-playing-sound", .error,
    title: Wording("Sound plays by itself", ko: "자동으로 재생되는 소리"),
    fix: Wording("Start it on demand, or stop it within 3 seconds.", ko: "사용자가 시작하게 하거나 3초 안에 멈추십시오."),
    references: ["MAAG 3.4", "WCAG 1.4.2"],
    onPages: .silent("a dump has no behaviors, and Safari on iOS does not let a page start with sound"),
    check: .behaviors { app in
      app.screens.flatMap { screen -> [Fault] in
        guard screen.tree.nodes.contains(where: { $0.traits.contains(.startsMediaSession) }) else { return [] }
        let nodes = screen.tree.idsByIdentifier()
        let focused = screen.stops.compactMap { $0.effects(of: .focus) }.flatMap {
          Timeline.all($0, on: screen.document.guidedAccessFacts)
        }
        let playing = (screen.timelines + focused).flatMap { MediaCourse($0, on: screen, nodes).playing }
        return playing.map { node in
          Fault(
            Wording("Sound starts by itself and covers VoiceOver.", ko: "소리가 저절로 재생되어 VoiceOver 음성을 가립니다."), on: screen,
            at: .node(node))
        }
      }
    })

  /// A window that the user did not request: another screen within 5 seconds after a screen appeared.
  ///
  /// A screen without controls is a splash screen, and is not reported.
  ///
  /// Source: the Korean guideline's 3.5; the number of seconds is Aloud's choice.
  static let unexpectedPopup = Rule(
    "unexpected-popup", .error,
    title: Wording("A window opens by itself", ko: "저절로 열리는 창"),
    fix: Wording("Open it only when people ask for it.", ko: "사용자가 요청할 때 여십시오."),
    references: ["MAAG 3.5"],
    onPages: .silent("a dump has no behaviors"),
    check: .behaviors { app in
      app.screens.compactMap { screen in
        guard screen.stops.contains(where: { $0.isControl }),
          screen.timelines.contains(where: { $0.steps.contains(where: { $0.opensWindowAtOnce }) })
        else {
          return nil
        }
        return Fault(
          Wording("A window opens as soon as the screen appears.", ko: "화면이 나타나자마자 창이 열립니다."), on: screen,
          at: .behavior(.appear))
      }
    })

  /// An alert that says nothing except its buttons, or that has no button: a modal node, a node with the trait `alert`,
  /// or a presented screen.
  ///
  /// Of nested windows, the outermost is checked, since its title may be outside the inner one. A message alone (an
  /// element with the trait) needs no button.
  ///
  /// Source: the Korean guideline's 1.6.
  static let alertWithoutText = Rule(
    "alert-without-text", .error,
    title: Wording("The alert does not say what it is about", ko: "내용이 없는 알림창"),
    fix: Wording("Add title and message as text.", ko: "제목과 내용을 텍스트로 넣으십시오."),
    references: ["MAAG 1.6", "WCAG 4.1.2"],
    onPages: .silent("a dump has no behaviors"),
    check: .app { app in
      app.screens.flatMap { screen -> [Fault] in
        let isPresented = app.isPresented(screen)
        guard isPresented || screen.tree.nodes.contains(where: { $0.isWindow }) else { return [] }
        let windows = AlertReader(screen)
        let faults = windows.faults()
        return faults.isEmpty && isPresented ? windows.faultOfScreen().map { [$0] } ?? [] : faults
      }
    })
}

/// Which media play during a timeline, and for how long.
private struct MediaCourse {
  /// The longest allowed duration, in seconds. Source: WCAG 1.4.2.
  private static let longest = 3.0

  /// The media that played longer than that.
  private(set) var playing: [NodeID] = []
  private let tree: Tree
  private let nodes: [String: NodeID]
  /// The start times, in seconds; media that play from the beginning are not included.
  private var starts: [NodeID: Double] = [:]
  /// Whether media play, where that differs from the document.
  private var states: [NodeID: Bool] = [:]

  init(_ timeline: Timeline, on screen: AuditedScreen, _ nodes: [String: NodeID]) {
    tree = screen.tree
    self.nodes = nodes
    for step in timeline.steps { perform(step) }
    playing += starts.keys.sorted()
  }

  private func isOn(_ node: NodeID) -> Bool {
    states[node] ?? (tree[node].traits.contains(.selected) || tree[node].reportedValue?.string == "1")
  }

  private mutating func perform(_ step: Timeline.Step) {
    switch step.effect {
    case .toggle(let id):
      guard let node = media(id) else { return }
      // A switch that is toggled repeatedly in a short time is never on for long.
      if !isOn(node), let cycle = step.cycle, cycle.isRepeated, cycle.interval <= MediaCourse.longest { return }
      turn(node, on: !isOn(node), at: step.time)
    case .select(let id):
      if let node = media(id) { turn(node, on: true, at: step.time) }
      guard !starts.isEmpty, let chosen = nodes[id] else { return }
      for other in Array(starts.keys) where other != chosen && tree.parent(of: other) == tree.parent(of: chosen) {
        turn(other, on: false, at: step.time)
      }
    case .set(let id, let change):
      guard let node = media(id) else { return }
      let value = (change.value ?? nil)?.string
      if change.addTraits.contains(.selected) || value == "1" { turn(node, on: true, at: step.time) }
      if change.removeTraits.contains(.selected) || value == "0" { turn(node, on: false, at: step.time) }
    case .remove(let id): if let node = media(id) { turn(node, on: false, at: step.time) }
    default: break
    }
  }

  private func media(_ id: String) -> NodeID? {
    nodes[id].flatMap { tree[$0].traits.contains(.startsMediaSession) ? $0 : nil }
  }

  private mutating func turn(_ node: NodeID, on: Bool, at time: Double) {
    let wasOn = isOn(node)
    states[node] = on
    if on, !wasOn { starts[node] = time }
    if !on, let start = starts.removeValue(forKey: node), time - start > MediaCourse.longest + Timeline.tolerance {
      playing.append(node)
    }
  }
}

extension Timeline.Step {
  fileprivate var opensWindowAtOnce: Bool {
    guard time <= 5 else { return false }
    switch effect {
    case .present, .show: return true
    default: return false
    }
  }
}

extension Node {
  fileprivate var isWindow: Bool { modal || traits.contains(.alert) }
}

extension AuditedScreen.Stop {
  /// True for an element with text that is not a control.
  fileprivate var isReadable: Bool { !isControl && !(label.isEmpty && value.isEmpty) }
}

/// Checks the windows of one screen.
private struct AlertReader {
  private let screen: AuditedScreen
  private let texts, controls, all: SubtreeSums

  init(_ screen: AuditedScreen) {
    self.screen = screen
    texts = SubtreeSums(screen, where: { $0.isReadable })
    controls = SubtreeSums(screen, where: { $0.isControl })
    all = SubtreeSums(screen)
  }

  func faultOfScreen() -> Fault? { fault(of: .root, at: .screen) }

  func faults() -> [Fault] {
    let tree = screen.tree
    let modal = Reach(screen).modal
    var found: [Fault] = []
    var end = 0
    for node in tree.ids where node.index >= end && tree.nodes[node.index].isWindow {
      // An alert outside the reading order says nothing. But an empty modal view that hides everything else leaves
      // nothing to read.
      guard all.count(inside: node) > 0 || modal == node else { continue }
      end = tree.subtree(of: node).upperBound
      if let fault = fault(of: node, at: .node(innermost(like: node))) { found.append(fault) }
    }
    return found
  }

  /// Of nested windows with the same stops, the innermost.
  private func innermost(like window: NodeID) -> NodeID {
    let tree = screen.tree
    let count = all.count(inside: window)
    return tree.ids(inside: window).reduce(window) {
      tree.nodes[$1.index].isWindow && all.count(inside: $1) == count ? $1 : $0
    }
  }

  /// True for a menu, whose items say what it is.
  private func isMenu(_ node: NodeID) -> Bool {
    screen.stops(inside: node).contains { $0.traits.contains(.menuItem) }
  }

  private func fault(of node: NodeID, at place: Fault.Place) -> Fault? {
    let isNamed = node != .root && screen.tree[node].label?.string.trimmed.isEmpty == false
    if !isNamed, texts.count(inside: node) == 0, !isMenu(node) {
      return Fault(
        Wording("The alert has neither a title nor a message.", ko: "알림창에 제목이나 내용이 없습니다."), on: screen, at: place)
    }
    let isMessage = screen.stop(at: node) != nil && !screen.tree[node].modal
    guard controls.count(inside: node) == 0, !isMessage else { return nil }
    return Fault(
      Wording("The alert has no control to answer it.", ko: "알림창에 응답할 버튼이 없습니다."), on: screen, at: place,
      fix: Wording("Add a button that closes it.", ko: "닫는 버튼을 넣으십시오."))
  }
}
