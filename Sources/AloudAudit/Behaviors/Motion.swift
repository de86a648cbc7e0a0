internal import AloudTree

/// Content of a screen that keeps changing by itself for more than 5 seconds.
///
/// A motion consists of the changes of one `every`, or of timers that fire once and together change the same things
/// repeatedly: the same text or frame, the presence of the same siblings, or the selection among the same siblings.
/// Changes of values are no motion: they show a time or a progress.
///
/// Source: WCAG 2.2.2 for the 5 seconds; the grouping of changes is Aloud's choice.
struct Motion: Sendable {
  /// The changed nodes, in the order of the changes.
  let nodes: [NodeID]
  /// The names of the timers that cause the changes.
  let timers: Set<String>

  /// The longest allowed duration, in seconds. Source: WCAG 2.2.2.
  static let longest = 5.0
  /// A pause of more seconds separates two motions. Aloud's choice.
  static let pause = 30.0
}

extension AuditedScreen {
  /// The motions of the screen, in the order in which they begin.
  ///
  /// - Complexity: O(n log n) in the effects that happen by themselves; plus O(nodes) where there are any.
  var motions: [Motion] { timelines.flatMap { motions(in: $0.steps) } }

  private func motions(in steps: [Timeline.Step]) -> [Motion] {
    guard steps.contains(where: { $0.effect.changesNodes }) else { return [] }
    let changes = ChangeReader(self)
    let found = steps.compactMap { changes.change(by: $0) }
    var (groups, keys): ([MotionChange.Key: [MotionChange]], [MotionChange.Key]) = ([:], [])
    for change in found {
      if groups[change.key] == nil { keys.append(change.key) }
      groups[change.key, default: []].append(change)
    }
    return keys.flatMap { motions(of: groups[$0] ?? []) }
  }

  private func motions(of changes: [MotionChange]) -> [Motion] {
    guard let first = changes.first else { return [] }
    if let cycle = first.cycle {
      guard cycle.isRepeated, cycle.duration > Motion.longest + Timeline.tolerance, !isBlinkingPicture(changes) else {
        return []
      }
      return [Motion(changes)]
    }
    var runs = [[first]]
    for (before, change) in zip(changes, changes.dropFirst()) {
      if change.time - before.time > Motion.pause { runs.append([]) }
      runs[runs.count - 1].append(change)
    }
    return runs.filter(isMotion).map { Motion($0) }
  }

  /// True for a picture that only appears and disappears: it always says the same.
  private func isBlinkingPicture(_ changes: [MotionChange]) -> Bool {
    guard let node = changes.first?.node, changes.allSatisfy({ $0.node == node && $0.kind == .presence }) else {
      return false
    }
    return tree[node].traits.isDisjoint(with: [.staticText, .header]) && !(stop(at: node)?.isControl ?? false)
      && !tree.hasChildren(node)
  }

  /// True for changes at two or more times that last long enough. The time before the first change counts as well, up
  /// to the time between two changes.
  private func isMotion(_ run: [MotionChange]) -> Bool {
    guard let first = run.first, let last = run.last,
      let second = run.first(where: { $0.time > first.time + Timeline.tolerance })
    else { return false }
    let times = run.reduce(into: [Double]()) { if $0.last != $1.time { $0.append($1.time) } }
    // A node that appears and disappears once is a message.
    if first.kind == .presence, times.count < 3, run.allSatisfy({ $0.node == first.node }) { return false }
    return last.time - first.time + min(first.time, second.time - first.time) > Motion.longest + Timeline.tolerance
  }
}

extension Motion {
  fileprivate init(_ changes: [MotionChange]) {
    nodes = changes.map { $0.node }
    timers = Set(changes.flatMap { $0.names })
  }
}

extension Effect {
  fileprivate var changesNodes: Bool {
    switch self {
    case .set, .toggle, .select, .insert, .remove: true
    default: false
    }
  }
}

/// A visible change.
struct MotionChange: Sendable {
  enum Aspect: Hashable { case look, presence, selection }

  /// The key that groups related changes.
  enum Key: Hashable {
    case cycle(Int)
    /// The kind of change of a node, or of the content of a parent.
    case node(NodeID, Aspect)
  }

  let time: Double
  let node: NodeID
  let kind: Aspect
  let key: Key
  let cycle: Timeline.Cycle?
  let names: [String]
}

/// Finds out how effects change a screen.
private struct ChangeReader {
  private let screen: AuditedScreen
  private let nodes: [String: NodeID]
  private let stops: SubtreeSums

  init(_ screen: AuditedScreen) {
    self.screen = screen
    nodes = screen.tree.idsByIdentifier()
    stops = SubtreeSums(screen)
  }

  /// Nil for an effect that changes nothing on this screen, or only values.
  func change(by step: Timeline.Step) -> MotionChange? {
    guard let (node, kind) = subject(of: step.effect) else { return nil }
    var place = node
    if case .insert = step.effect {} else if kind != .look { place = screen.tree.parent(of: node) ?? node }
    let key = step.cycle.map { MotionChange.Key.cycle($0.number) } ?? .node(place, kind)
    return MotionChange(time: step.time, node: node, kind: kind, key: key, cycle: step.cycle, names: step.names)
  }

  private func subject(of effect: Effect) -> (NodeID, MotionChange.Aspect)? {
    switch effect {
    case .set(let id, let change): return nodes[id].flatMap { node in kind(of: change, at: node).map { (node, $0) } }
    case .toggle(let id):
      guard let node = nodes[id], screen.stop(at: node) != nil, screen.tree[node].togglesSelection else { return nil }
      return (node, .selection)
    case .select(let id): return nodes[id].flatMap { screen.stop(at: $0) == nil ? nil : ($0, .selection) }
    case .insert(let tree, let id, _):
      guard let node = nodes[id], tree.nodes.contains(where: { $0.saysSomething }) else { return nil }
      return (node, .presence)
    case .remove(let id): return nodes[id].flatMap { stops.count(inside: $0) > 0 ? ($0, .presence) : nil }
    default: return nil
    }
  }

  private func kind(of change: Effect.Change, at node: NodeID) -> MotionChange.Aspect? {
    if change.hidden != nil, stops.count(inside: node) > 0 || screen.tree[node].hidden { return .presence }
    guard screen.stop(at: node) != nil else { return nil }
    if change.label != nil || change.frame != nil { return .look }
    return change.addTraits.union(change.removeTraits).contains(.selected) ? .selection : nil
  }
}

extension Node {
  /// True where a toggle changes only the selection: not a value, an expanded state or the playback of media.
  fileprivate var togglesSelection: Bool {
    traits.isDisjoint(with: [.toggleButton, .startsMediaSession]) && !["0", "1", "2"].contains(reportedValue?.string)
      && sharedDetails?.value.expanded == nil
  }
}
