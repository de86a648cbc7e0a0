import AloudTestSupport
import AloudTree
import Testing

@Suite struct TreeEditTests {
  /// The list of apples and pears, and the nodes after it.
  private func shop() throws -> Tree {
    let outline: Outline = [
      .list("Fruit", [.text("Apples").with { $0.id = "apples" }, .text("Pears").with { $0.id = "pears" }])
        .with { $0.id = "list" },
      .button("Buy").with { $0.id = "buy" },
    ]
    return try outline.tree()
  }

  private func id(_ name: String, _ tree: Tree) throws -> NodeID { try #require(tree.idsByIdentifier()[name]) }

  private func labels(_ tree: Tree, of name: String) throws -> [String?] {
    tree.children(of: try id(name, tree)).map { tree[$0].label?.string }
  }

  @Test func removingANodeRemovesItsChildren() throws {
    var tree = try shop()
    let (list, pears, buy) = (try id("list", tree), try id("pears", tree), try id("buy", tree))
    let map = tree.remove(list)
    #expect(tree.nodes.map(\.id) == [nil, "buy"])
    #expect(map[list] == nil)
    #expect(map[pears] == nil)
    #expect(try map[buy] == id("buy", tree))
    #expect(map[.root] == .root)
  }

  @Test(arguments: [(nil, 2), (0, 0), (1, 1), (2, 2), (99, 2), (-1, 0)] as [(Int?, Int)])
  func insertedNodesAreAtTheirPlace(_ at: Int?, _ place: Int) throws {
    var tree = try shop()
    let list = try id("list", tree)
    let buy = try id("buy", tree)
    let map = tree.insert(try Outline([.text("Plums")]).tree(), into: list, at: at)
    #expect(try labels(tree, of: "list")[place] == "Plums")
    #expect(try labels(tree, of: "list").count == 3)
    #expect(try map[buy] == id("buy", tree))
  }

  @Test func mapsOfSeveralEditsCompose() throws {
    var tree = try shop()
    let old = tree
    let removal = tree.remove(try id("apples", tree))
    let insertion = tree.insert(try Outline([.list(nil, [.text("Ad")])]).tree(), into: .root, at: 0)
    let map = removal.then(insertion)
    #expect(try map[id("pears", old)] == id("pears", tree))
    #expect(try map[id("apples", old)] == nil)
    #expect(map([try id("apples", old), try id("buy", old)]) == [try id("buy", tree)])
    #expect(TreeMap.identity.isIdentity && !map.isIdentity)
  }

  @Test func theRootStaysAndMissingNodesAreIgnored() throws {
    var tree = try shop()
    let old = tree
    let other = try Tree.random(seed: 1)
    let stranger = try #require(Array(other.ids).last)
    #expect(tree.remove(.root).isIdentity)
    #expect(tree.remove(stranger).isIdentity)
    #expect(tree.insert(other, into: stranger).isIdentity)
    #expect(tree.insert(Tree.Builder().finish(), into: .root).isIdentity)
    tree.update(stranger) { $0.label = "?" }
    #expect(tree == old)
    #expect(tree.lineage(of: stranger).isEmpty && tree.peers(of: stranger) == [])
  }

  @Test func depthStaysCapped() throws {
    var builder = Tree.Builder()
    for _ in 0..<(Tree.Builder.maximumDepth - 1) { try builder.open(Node()) }
    var tree = builder.finish()
    let deepest = try #require(Array(tree.ids).last)
    #expect(tree.depth(of: deepest) == Tree.Builder.maximumDepth - 1)
    #expect(tree.insert(try Outline([.list(nil, [.text("Two deep")])]).tree(), into: deepest).isIdentity)
    #expect(!tree.insert(try Outline([.text("One deep")]).tree(), into: deepest).isIdentity)
  }

  @Test func sizeStaysCapped() throws {
    var tree = try Outline([.list(nil, [])]).tree()
    while !tree.insert(tree, into: .root).isIdentity {}
    #expect(tree.count > Tree.maximumCount / 2)
    #expect(tree.count <= Tree.maximumCount)
  }

  @Test func ancestorsAndDepthAreFound() throws {
    let tree = try shop()
    let pears = try id("pears", tree)
    #expect(try Array(tree.ancestors(of: pears)) == [id("list", tree), .root])
    #expect(try tree.lineage(of: pears) == [pears, id("list", tree), .root])
    #expect(tree.depth(of: pears) == 2)
  }

  @Test func peersIncludeNodesInWrappers() throws {
    func wrapped(_ name: String) -> Outline.Item { .init(Node(), [.button(SpokenText(name)).with { $0.id = name }]) }
    let tabs: Outline = [
      .tabBar([wrapped("one"), .button("two").with { $0.id = "two" }, wrapped("three")]),
      .button("outside").with { $0.id = "outside" },
    ]
    let tree = try tabs.tree()
    for (name, others) in [("one", ["two", "three"]), ("two", ["one", "three"]), ("outside", [])] {
      #expect(try tree.peers(of: id(name, tree)).map { tree[$0].id } == others)
    }
  }
}

/// For all edits, in any order.
@Suite struct TreeEditLawsTests {
  /// The same tree, built from the top down.
  private func rebuilt(_ tree: Tree) throws -> Tree {
    var builder = Tree.Builder(order: tree.order)
    for id in tree.ids {
      while builder.depth >= tree.depth(of: id) { builder.close() }
      try builder.open(tree[id])
    }
    return builder.finish()
  }

  /// Edits a tree at random; every node has a unique id.
  private func edit(_ tree: inout Tree, _ number: Int, _ random: inout SeededGenerator) throws -> TreeMap {
    let node = tree.id(at: Int.random(in: 0..<tree.count, using: &random))
    guard Bool.random(using: &random) else { return tree.remove(node) }
    var other = try Tree.random(seed: random.next(), count: Int.random(in: 0..<6, using: &random))
    for id in other.ids { other.update(id) { $0.id = "new\(number)-\(id.index)" } }
    return tree.insert(other, into: node, at: Bool.random(using: &random) ? nil : Int.random(in: 0..<5, using: &random))
  }

  @Test(arguments: 0..<100) func anEditedTreeEqualsABuiltTree(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var tree = try Tree.random(seed: seed)
    for number in 0..<8 {
      _ = try edit(&tree, number, &random)
      #expect(try tree == rebuilt(tree))
    }
  }

  @Test(arguments: 0..<100) func theMapFindsEachNodeAfterEdits(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = try Tree.random(seed: seed)
    var tree = old
    var map = TreeMap.identity
    for number in 0..<8 { map = map.then(try edit(&tree, number, &random)) }
    let names = tree.idsByIdentifier()
    for id in old.ids { #expect(map[id] == names[old[id].id ?? ""]) }
  }

  @Test(arguments: 0..<30) func changedPropertiesKeepTheOrderOfNodes(_ seed: UInt64) throws {
    let old = try Tree.random(seed: seed)
    var tree = old
    for id in tree.ids { tree.update(id) { $0.label = "Changed" } }
    #expect(tree.nodes.map(\.id) == old.nodes.map(\.id))
    #expect(old.ids.allSatisfy { tree.parent(of: $0) == old.parent(of: $0) && tree[$0].label == "Changed" })
  }
}
