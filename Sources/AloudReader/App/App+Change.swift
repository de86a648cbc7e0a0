public import AloudTree

extension Simulator.App {
  /// What became of the screen on top since it was last asked for.
  public struct Change: Equatable, Sendable {
    /// Where the nodes are now; nil when all are where they were, and on a new screen.
    public var map: TreeMap?
    /// True when another screen is on top; its tree has nothing to do with the one before.
    public var isNewScreen: Bool
    /// The nodes whose properties are others, by the ids that they have now.
    public var touched: Set<NodeID>
    public var tree: Tree
  }

  /// What changed since the last call; nil when nothing did.
  ///
  /// - Complexity: O(1).
  public mutating func takeChange() -> Change? {
    guard changes != Changes() else { return nil }
    defer { changes = Changes() }
    return Change(
      map: changes.map.isIdentity ? nil : changes.map, isNewScreen: changes.isNewScreen, touched: changes.touched,
      tree: shownTree)
  }

  /// What nobody has been told yet.
  struct Changes: Equatable {
    var map = TreeMap.identity
    var isNewScreen = false
    var touched: Set<NodeID> = []

    mutating func move(_ next: TreeMap) {
      touched = next(touched)
      // The nodes of a new screen have had no other ids as far as anybody knows.
      if !isNewScreen { map = map.then(next) }
    }
  }
}
