internal import AloudSpeech
internal import AloudTree

// Restrictions in force. The tree of the app stays as it is; only the tree that people walk loses the locked nodes.
extension Simulator.DocumentApp {
  /// The restrictions of Guided Access now.
  struct Restrictions: Equatable, Sendable {
    typealias Look = VoiceOverSettings.LockedElements

    /// `UIAccessibility.isGuidedAccessEnabled`.
    var isGuidedAccessEnabled = false
    /// Identifiers of the app's restrictions that are denied.
    var denied: Set<String> = []
    /// Ids of the nodes that are locked.
    var locks: Set<String> = []
    /// Elements that would be activated there are locked, too.
    var areas: [Frame] = []
    var look = Look.unreachable

    var locksNothing: Bool { locks.isEmpty && areas.isEmpty }
  }

  /// Puts restrictions in force, and takes others away.
  mutating func restrict(_ new: Restrictions) {
    guard new != restrictions else { return }
    let before = locked
    restrictions = new
    // Nodes may look different now that nobody has changed.
    let others = (before + locked).flatMap { tree.ids(inside: $0) }
    changes.touched?.formUnion(others)
  }

  /// The tree that people find on the screen on top.
  ///
  /// - Complexity: O(1) while nothing is locked, else O(nodes).
  var shownTree: Tree {
    var shown = tree
    for id in locked {
      switch restrictions.look {
      case .unreachable: shown.update(id) { $0.hidden = true }
      case .dimmed: for inner in tree.ids(inside: id) { shown.update(inner) { $0.traits.insert(.notEnabled) } }
      }
    }
    return shown
  }

  /// True for a node that is locked, or stands in one that is.
  func isLocked(_ id: NodeID) -> Bool {
    !restrictions.locksNothing && tree.lineage(of: id).contains { isLockedItself($0) }
  }

  private var locked: [NodeID] { restrictions.locksNothing ? [] : tree.ids.filter(isLockedItself) }

  private func isLockedItself(_ id: NodeID) -> Bool {
    if let name = tree[id].id, restrictions.locks.contains(name) { return true }
    guard !restrictions.areas.isEmpty, tree.isElement(id), let point = tree[id].tapPoint else { return false }
    return restrictions.areas.contains { $0.contains(point) }
  }
}
