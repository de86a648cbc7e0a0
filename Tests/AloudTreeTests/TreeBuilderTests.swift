import AloudBase
import AloudTree
import Testing

@Suite struct TreeBuilderTests {
  @Test func aSubtreeIsARange() throws {
    var builder = Tree.Builder()
    try builder.open(Node(id: "list"))
    try builder.add(Node(id: "one"))
    try builder.add(Node(id: "two"))
    builder.close()
    try builder.add(Node(id: "after"))
    let tree = builder.finish()
    let ids = tree.idsByIdentifier()
    let list = try #require(ids["list"])
    #expect(tree.children(of: list).map { tree[$0].id } == ["one", "two"])
    #expect(tree.children(of: .root).map { tree[$0].id } == ["list", "after"])
    #expect(tree.subtree(of: list).count == 3)
    #expect(try tree.path(of: #require(ids["two"])) == "elements[0].children[1]")
    #expect(try tree.path(of: #require(ids["after"])) == "elements[1]")
  }

  @Test func depthIsCapped() throws {
    var builder = Tree.Builder()
    for _ in 0..<Tree.Builder.maximumDepth { try builder.open(Node()) }
    let error = #expect(throws: TreeError.self) { try builder.open(Node()) }
    #expect(error?.kind == .tooDeep)
    #expect(error?.message == "nodes are nested deeper than 1000 levels; remove wrappers that have no meaning")
    #expect(error?.path.hasPrefix("elements[0].children[0]") == true)
  }

  @Test func openNodesAreClosedAtTheEnd() throws {
    var builder = Tree.Builder()
    try builder.open(Node(id: "open"))
    try builder.add(Node(id: "inside"))
    let tree = builder.finish()
    #expect(tree.subtree(of: .root).count == 3)
    #expect(tree.path(of: try #require(tree.idsByIdentifier()["inside"])) == "elements[0].children[0]")
  }
}
