/// The order of the stops for flicks to the right. It is computed once for a tree, so next and previous are rank ± 1.
///
///     let order = ReadingOrder(of: tree, rowThreshold: 8, direction: .ltr)
///     order.stops.map { tree[$0].label }
///
/// Sources: AccessibilitySnapshot's experiments (pruning, rows, groups) and Apple's documentation
/// (`accessibilityElements`, `accessibilityViewIsModal`). AccessibilitySnapshot compares pairs ("less than 8 points
/// apart is the same row"), which is not transitive. Here, a row is a chain of such pairs, so the order is total.
///
/// - Complexity: O(n log n) to create; look-ups of stops, ranks and containers are O(1).
public struct ReadingOrder: Equatable, Sendable {
  /// The children that remain reachable when one of them is modal.
  public enum Modality: String, CaseIterable, Sendable {
    /// Only the last modal child.
    case last
    /// The last modal child and the children after it, as for popovers.
    case lastAndLater
  }

  /// The options of the order on which sources disagree.
  public struct Options: Equatable, Sendable {
    /// What a modal node (`accessibilityViewIsModal`) hides. Default: ``Modality/last``.
    public var modality = Modality.last
    /// Whether a modal child also hides its siblings where the order is given.
    public var modalityInGivenOrder = true
    /// Whether the texts of one block of a web page are one stop.
    public var joinsTexts = false

    /// The options with their defaults.
    public init() {}
  }

  /// An announced container, and the range of the stops inside it.
  public struct Container: Equatable, Sendable {
    /// The node that is the container.
    public let node: NodeID
    /// The index in ``ReadingOrder/containers`` of the container around this one; nil for none.
    public let parent: Int?
    /// The ranks from the first stop inside to one past the last.
    public internal(set) var ranks: Range<Int>
    /// False when stops from outside are between those inside, so that ``ranks`` includes them.
    public internal(set) var isContiguous: Bool
  }

  /// The elements at which VoiceOver stops, in order.
  public let stops: [NodeID]
  /// The announced containers; outer containers come before inner ones.
  public let containers: [Container]
  /// For each rank, the index of the innermost container in ``containers``; -1 for none.
  private let innermost: [Int32]
  /// The rank of each node; -1 for none.
  private let ranks: [Int32]

  /// Computes the order of a screen. `rowThreshold` is the vertical distance at which a new row begins, in points.
  public init(
    of tree: Tree, rowThreshold: Double = Document.Device.phone.rowThreshold, direction: Document.Direction = .ltr,
    options: Options = Options()
  ) {
    var walk = ReadingOrderWalk(tree: tree, threshold: rowThreshold, rightToLeft: direction == .rtl, options: options)
    stops = walk.stops()
    var ranks = [Int32](repeating: -1, count: tree.count)
    for (rank, stop) in stops.enumerated() { ranks[stop.index] = Int32(rank) }
    self.ranks = ranks
    var collector = ContainerCollector(tree: tree)
    collector.collect(stops)
    containers = collector.containers
    innermost = collector.innermost
  }

  /// The place of a node among the stops, from 0; nil when VoiceOver does not stop there.
  public func rank(of id: NodeID) -> Int? {
    let rank = ranks[id.index]
    return rank < 0 ? nil : Int(rank)
  }

  /// The index in ``containers`` of the innermost container around the stop with this rank.
  public func innermostContainer(ofRank rank: Int) -> Int? {
    let container = innermost[rank]
    return container < 0 ? nil : Int(container)
  }

  /// The indices in ``containers`` of the containers around the stop with this rank, innermost first.
  package func containers(aroundRank rank: Int) -> some Sequence<Int> {
    sequence(state: innermostContainer(ofRank: rank)) { (following: inout Int?) -> Int? in
      defer { following = following.flatMap { self.containers[$0].parent } }
      return following
    }
  }
}

/// Finds the announced containers around each stop.
private struct ContainerCollector {
  let tree: Tree
  private(set) var containers: [ReadingOrder.Container] = []
  private(set) var innermost: [Int32] = []
  private var indices: [NodeID: Int] = [:]
  /// How many stops each container has.
  private var counts: [Int] = []

  init(tree: Tree) { self.tree = tree }

  mutating func collect(_ stops: [NodeID]) {
    innermost.reserveCapacity(stops.count)
    var lastParent: NodeID?
    var lastContainer: Int?
    for (rank, stop) in stops.enumerated() {
      let parent = tree.parent(of: stop)
      if parent != lastParent {
        lastContainer = parent.flatMap { container(around: $0) }
        lastParent = parent
      }
      innermost.append(Int32(lastContainer ?? -1))
      var next = lastContainer
      while let index = next {
        let range = containers[index].ranks
        containers[index].ranks = counts[index] == 0 ? rank..<rank + 1 : range.lowerBound..<rank + 1
        counts[index] += 1
        next = containers[index].parent
      }
    }
    for index in containers.indices { containers[index].isContiguous = counts[index] == containers[index].ranks.count }
  }

  /// The index of the announced container that the node is or is inside.
  private mutating func container(around id: NodeID) -> Int? {
    var unannounced: [NodeID] = []
    var next: NodeID? = id
    var found: Int?
    while let id = next {
      if let index = indices[id] {
        found = index < 0 ? nil : index
        break
      }
      unannounced.append(id)
      next = tree.parent(of: id)
    }
    for id in unannounced.reversed() {
      if tree[id].isAnnounced {
        containers.append(.init(node: id, parent: found, ranks: 0..<0, isContiguous: true))
        counts.append(0)
        found = containers.count - 1
      }
      indices[id] = found ?? -1
    }
    return found
  }
}
