internal import AloudTree

extension Rule {
  /// Sound that starts by itself, or as soon as the cursor comes, and is heard for more than 3 seconds.
  ///
  /// Source: the Korean guideline's 3.4; WCAG 1.4.2 for the 3 seconds.
  static let autoPlayingSound = Rule(
    "auto-playing-sound", .error,
    title: Wording("Sound plays by itself", ko: "자동으로 재생되는 소리"),
    fix: Wording("Start it on demand, or stop it within 3 seconds.", ko: "사용자가 시작하게 하거나 3초 안에 멈추십시오."),
    references: ["MAAG 3.4", "HIG Motion", "WCAG 1.4.2"],
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
}

/// The media that play, and for how long, as a timeline goes on.
private struct MediaCourse {
  /// Seconds. Source: WCAG 1.4.2.
  private static let longest = 3.0

  /// The media that played for longer.
  private(set) var playing: [NodeID] = []
  private let tree: Tree
  private let nodes: [String: NodeID]
  /// Since when, in seconds; what plays from the first is not there.
  private var starts: [NodeID: Double] = [:]
  /// Whether something plays, where it is not as in the document.
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
      // A switch that is flipped again and again in a short time is never on for long.
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
