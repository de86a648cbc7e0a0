internal import AloudTree

/// The place of a stop in the containers around it.
///
/// It is a class, so that the many stops outside containers have only an empty reference.
final class StopContext {
  /// "`index` of `count`", from 1.
  struct Position {
    let index: Int
    let count: Int
    let isTab: Bool
  }

  /// A cell of a data table.
  struct Cell {
    let table: DataTableIndex
    let place: DataTableCell
    let isFirstInRow: Bool
  }

  typealias Boundary = (phrase: Phrase, isList: Bool, node: NodeID)

  private(set) var position: Position?
  private(set) var cell: Cell?
  /// The boundaries of lists and landmarks: outer starts come first, outer ends last.
  private(set) var boundaries: [Boundary] = []

  /// The context for the profile; nil for a stop outside all containers.
  static func of(_ rank: Int, in screen: SpokenScreen) -> StopContext? {
    guard screen.order.innermostContainer(ofRank: rank) != nil else { return nil }
    return screen.profileFacts.contains(.usesOutermostContainer)
      ? StopContext(outermostOf: rank, in: screen) : StopContext(of: rank, in: screen)
  }

  /// The context from all containers around the stop.
  ///
  /// A device adds the words of every container. AccessibilitySnapshot uses one container (see
  /// `init(outermostOf:in:)`).
  private init(of rank: Int, in screen: SpokenScreen) {
    var starts: [Boundary] = []
    for container in screen.containers(aroundRank: rank) {
      let node = screen.tree[container.node]
      if position == nil, node.isTabBar || node.container == .segmentedControl {
        position = Position(
          index: rank - container.ranks.lowerBound + 1, count: container.ranks.count, isTab: node.isTabBar)
      }
      if cell == nil, node.isTable { cell = screen.cell(atRank: rank, of: container.node) }
      guard node.container == .list || node.container == .landmark else { continue }
      let isList = node.container == .list
      if rank == container.ranks.lowerBound {
        starts.insert((isList ? .listStart : .landmarkStart, isList, container.node), at: 0)
      } else if rank == container.ranks.upperBound - 1 {
        boundaries.append((isList ? .listEnd : .landmarkEnd, isList, container.node))
      }
    }
    boundaries = starts + boundaries
  }

  /// The context from the outermost container that has one. If the container has a given order, only its direct members
  /// count.
  ///
  /// Source: AccessibilitySnapshot.
  private init(outermostOf rank: Int, in screen: SpokenScreen) {
    let stop = screen.order.stops[rank]
    for container in screen.containers(aroundRank: rank).reversed() {
      let node = screen.tree[container.node]
      if node.isTabBar || node.container == .segmentedControl {
        position = StopContext.snapshotPosition(of: stop, rank: rank, in: container, node: node, screen)
        return
      }
      if node.isTable {
        cell = screen.cell(atRank: rank, of: container.node)
        return
      }
      guard node.container == .list || node.container == .landmark, node.order == .given else { continue }
      guard let (index, count) = screen.placeAmongMembers(of: container.node, stop) else { return }
      let isList = node.container == .list
      if index == 0 {
        boundaries = [(isList ? .listStart : .landmarkStart, isList, container.node)]
      } else if index == count - 1 {
        boundaries = [(isList ? .listEnd : .landmarkEnd, isList, container.node)]
      }
      return
    }
  }

  private static func snapshotPosition(
    of stop: NodeID, rank: Int, in container: ReadingOrder.Container, node: Node, _ screen: SpokenScreen
  ) -> Position? {
    guard node.order == .given else {
      return Position(index: rank - container.ranks.lowerBound + 1, count: container.ranks.count, isTab: node.isTabBar)
    }
    guard let (index, count) = screen.placeAmongMembers(of: container.node, stop) else { return nil }
    return Position(index: index + 1, count: count, isTab: node.isTabBar)
  }
}
