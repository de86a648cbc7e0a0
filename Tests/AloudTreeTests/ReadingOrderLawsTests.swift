import AloudTestSupport
import AloudTree
import Testing

/// Laws for every tree, tested on unusual trees.
@Suite struct ReadingOrderLawsTests {
  @Test(arguments: 0..<300) func everyReachableElementIsAStopOnce(_ seed: UInt64) throws {
    let tree = try Tree.random(seed: seed)
    let order = ReadingOrder(of: tree, direction: seed.isMultiple(of: 2) ? .ltr : .rtl)
    #expect(Set(order.stops).count == order.stops.count)
    for (rank, stop) in order.stops.enumerated() {
      #expect(tree.isElement(stop))
      #expect(order.rank(of: stop) == rank)
      for ancestor in sequence(first: stop, next: tree.parent).dropFirst() {
        #expect(!tree[ancestor].hidden && tree[ancestor].visible && (ancestor == .root || !tree.isElement(ancestor)))
      }
    }
  }

  @Test(arguments: 0..<300) func groupsAreContiguous(_ seed: UInt64) throws {
    let tree = try Tree.random(seed: seed)
    for container in ReadingOrder(of: tree).containers where tree[container.node].container != .group {
      #expect(container.isContiguous)
    }
  }

  @Test(arguments: 0..<100) func containersHoldTheirStops(_ seed: UInt64) throws {
    let tree = try Tree.random(seed: seed)
    let order = ReadingOrder(of: tree)
    for rank in order.stops.indices {
      for index in order.containers(aroundRank: rank) {
        let container = order.containers[index]
        #expect(tree.contains(container.node, order.stops[rank]))
        #expect(container.ranks.contains(rank))
      }
    }
  }

  @Test(arguments: 0..<100) func theOrderDoesNotDependOnTheRun(_ seed: UInt64) throws {
    let tree = try Tree.random(seed: seed)
    #expect(ReadingOrder(of: tree) == ReadingOrder(of: tree))
  }
}
