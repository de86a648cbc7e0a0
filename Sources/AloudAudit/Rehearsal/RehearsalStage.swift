internal import AloudReader
internal import AloudSimulator
internal import AloudTree

/// A screen on which effects run. Only the nodes that they change are copied.
///
/// Copying a tree of 500 nodes takes longer than most handlers run, and every control of an app is tried.
struct RehearsalStage {
  let screen: AuditedScreen
  let names: [String: NodeID]
  /// The dialogs; their siblings are not accessible.
  let modals: [NodeID]
  /// The stop whose handler runs.
  let stop: AuditedScreen.Stop
  private(set) var change = ScreenChange()
  private var nodes: [NodeID: Node] = [:]
  private var removed: [Range<Int>] = []
  private var inserted: Set<String> = []

  private var tree: Tree { screen.tree }

  init(_ set: RehearsalSet, of stop: AuditedScreen.Stop) {
    screen = set.screen
    names = set.names
    modals = set.modals
    self.stop = stop
  }

  /// - Complexity: O(effects · depth), and the nodes that are inserted, removed, shown and hidden.
  mutating func perform(_ course: EffectCourse) {
    var isSoon = true
    for step in course.steps {
      if isSoon, step.seconds > EffectCourse.soon || step.repeats {
        isSoon = false
        change.isGone = isStopGone
      }
      perform(step)
    }
    if isSoon { change.isGone = isStopGone }
  }

  private mutating func perform(_ step: EffectCourse.Step) {
    switch step.effect {
    case .set(let name, let new):
      if new.label != nil || new.value != nil || new.hint != nil || new.hidden == false { change.renewed.insert(name) }
      update(name, step) { $0.apply(new) }
    case .toggle(let name):
      change.renewed.insert(name)
      update(name, step) { $0.toggle() }
    case .select(let name): select(name)
    case .insert(let tree, let name, _): insert(tree, into: name, step)
    case .remove(let name): remove(name, step)
    case .post(let notification): if tells(notification) { change.isAnything = true }
    case .show, .back, .present, .dismiss, .cancel, .guidedAccess: change.isAnything = true
    case .after, .every, .when, .assign, .add, .unknown: break
    }
  }

  /// True for a notification that is heard or moves the cursor: not for a layout change alone.
  private func tells(_ notification: Effect.Notification) -> Bool {
    switch notification {
    case .announcement(let text, _), .pageScrolled(let text): !text.string.trimmed.isEmpty
    case .layoutChanged(let focus, let text):
      !(text ?? "").trimmed.isEmpty || (focus != nil && focus != screen.tree[stop.node].id)
    case .screenChanged(let focus, let text):
      !(text ?? "").trimmed.isEmpty || focus == nil || focus != screen.tree[stop.node].id
    }
  }

  private func node(_ id: NodeID) -> Node { nodes[id] ?? tree.nodes[id.index] }

  // MARK: Properties

  private mutating func update(_ name: String, _ step: EffectCourse.Step, _ edit: (inout Node) -> Void) {
    // The node is on another screen, or another handler inserts it.
    guard let id = names[name] else { return change.isAnything = true }
    let before = node(id)
    var after = before
    edit(&after)
    guard after != before else {
      change.idle.insert(name)
      return
    }
    change.isAnything = true
    nodes[id] = after
    let isStop = screen.order.rank(of: id) != nil
    if isStop, before.state != after.state { change.isState = true }
    if id == stop.node, before.expansion != after.expansion { change.isExpansion = true }
    if before.hidden, !after.hidden { notice(stop: shown(id), step) }
    if !before.hidden, after.hidden, !tree.contains(id, stop.node) { notice(stop: firstStop(inside: id), step) }
    let isRenamed = before.label?.string != after.label?.string && !before.traits.contains(.updatesFrequently)
    if isStop, isRenamed, id != stop.node, isInSight(id) { notice(stop: id, step) }
  }

  private mutating func select(_ name: String) {
    guard let id = names[name] else { return change.isAnything = true }
    guard node(id).traits.contains(.selected),
      !tree.peers(of: id).contains(where: { node($0).traits.contains(.selected) })
    else {
      change.isAnything = true
      change.isState = true
      return
    }
    change.idle.insert(name)
  }

  // MARK: Structure

  private mutating func insert(_ new: Tree, into name: String, _ step: EffectCourse.Step) {
    change.isAnything = true
    change.renewed.insert(name)
    for id in new.ids {
      if let name = new.nodes[id.index].id { inserted.insert(name) }
    }
    change.renewed.formUnion(inserted)
    guard let parent = names[name], isInSight(parent), !tree.isElement(parent), !isBehindDialog(parent) else { return }
    let element = Self.firstElement(of: new, inside: .root) { new.nodes[$0.index] }
    if let element { notice(new.nodes[element.index].label?.string, step) }
  }

  private mutating func remove(_ name: String, _ step: EffectCourse.Step) {
    change.isAnything = true
    inserted.remove(name)
    guard let id = names[name] else { return }
    if !tree.contains(id, stop.node), isInSight(id) { notice(stop: firstStop(inside: id), step) }
    removed.append(tree.subtree(of: id))
  }

  // MARK: Others

  private mutating func notice(stop id: NodeID?, _ step: EffectCourse.Step) {
    guard let id else { return }
    notice(tree.nodes[id.index].label?.string ?? node(id).label?.string, step)
  }

  private mutating func notice(_ label: String?, _ step: EffectCourse.Step) {
    guard change.other == nil, !step.repeats else { return }
    change.other = ScreenChange.Other(seconds: step.seconds, label: label?.trimmed ?? "")
  }

  /// The first stop that appears with a node.
  private func shown(_ id: NodeID) -> NodeID? {
    guard isInSight(id), !isBehindDialog(id), !tree.ancestors(of: id).contains(where: { tree.isElement($0) }) else {
      return nil
    }
    return Self.firstElement(of: tree, inside: id) { node($0) }
  }

  private func firstStop(inside id: NodeID) -> NodeID? {
    tree.ids(inside: id).first { screen.order.rank(of: $0) != nil && !node($0).traits.contains(.updatesFrequently) }
  }

  /// The first element that is neither hidden nor updated frequently.
  private static func firstElement(of tree: Tree, inside id: NodeID, node: (NodeID) -> Node) -> NodeID? {
    let inside = tree.subtree(of: id)
    var index = inside.lowerBound
    while index < inside.upperBound {
      let id = tree.id(at: index)
      let node = node(id)
      let isElement = id != .root && tree.isElement(id)
      if node.hidden || !node.visible || (isElement && node.traits.contains(.updatesFrequently)) {
        index = tree.subtree(of: id).upperBound
      } else if isElement {
        return id
      } else {
        index += 1
      }
    }
    return nil
  }

  /// True when neither the node nor an ancestor is removed or hidden.
  private func isInSight(_ id: NodeID) -> Bool {
    !removed.contains { $0.contains(id.index) }
      && tree.lineage(of: id).allSatisfy { !node($0).hidden && node($0).visible }
  }

  private func isBehindDialog(_ id: NodeID) -> Bool {
    modals.contains { modal in
      !tree.contains(modal, id) && (tree.parent(of: modal).map { tree.contains($0, id) } ?? false)
    }
  }

  /// True when the stop is gone, unless a node with the same id has been inserted, which then has the cursor.
  private var isStopGone: Bool {
    !isInSight(stop.node) && !(tree.nodes[stop.node.index].id.map { inserted.contains($0) } ?? false)
  }
}

extension Node {
  /// The properties that describe on and off, and selected.
  fileprivate var state: [String] { [reportedValue?.string ?? "", traits.contains(.selected) ? "selected" : ""] }

  fileprivate var expansion: Bool? { sharedDetails?.value.expanded }
}
