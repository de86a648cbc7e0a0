internal import AloudTree

extension Simulator.DocumentApp {
  /// The change since the last call; nil when there was none.
  ///
  /// - Complexity: O(1).
  public mutating func takeChange() -> Simulator.App.Change? {
    changes == Changes() ? nil : changes.take(showing: shownTree)
  }

  /// The changes that were not handed out yet.
  struct Changes: Equatable {
    var map = TreeMap.identity
    var isNewScreen = false
    /// Nil where that is not known.
    var touched: Set<NodeID>? = []
    var focused: NodeID?

    mutating func move(_ next: TreeMap) {
      focused = focused.flatMap { next[$0] }
      touched = touched.map { next($0) }
      // The nodes of a new screen have had no other ids as far as anybody knows.
      if !isNewScreen { map = map.then(next) }
    }

    /// Nil when nothing has changed; then it begins anew.
    mutating func take(showing tree: Tree) -> Simulator.App.Change? {
      guard self != Self() else { return nil }
      defer { self = Self() }
      var change = Simulator.App.Change(
        tree: tree, map: map.isIdentity ? nil : map, isNewScreen: isNewScreen, touched: touched)
      change.focused = focused
      return change
    }
  }
}
