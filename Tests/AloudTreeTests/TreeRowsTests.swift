import Aloud
import AloudTree
import Testing

/// Rows that a reorder control moves.
@Suite struct TreeRowsTests {
  /// Rows of a list, each with a name and a reorder control; the last row has none.
  private static let list = #"""
    {"aloud": 1, "elements": [
      {"id": "title", "label": "Stops"},
      {"id": "list", "children": [
        {"id": "a", "frame": [0, 0, 100, 20], "children": [
          {"id": "a-name", "label": "A", "frame": [0, 0, 80, 20]},
          {"id": "a-move", "control": "reorderControl", "frame": [80, 0, 20, 20], "activationPoint": [90, 5]}]},
        {"id": "b", "frame": [0, 20, 100, 30], "children": [
          {"id": "b-name", "label": "B", "frame": [0, 20, 80, 30]},
          {"id": "b-move", "label": "Bee", "control": "reorderControl", "frame": [80, 20, 20, 30]}]},
        {"id": "c", "label": "C", "frame": [0, 50, 100, 20]}
      ]}
    ]}
    """#

  private func tree(_ text: String = list) throws -> Tree { try Document(reading: text).firstScreen.tree }

  private func id(_ name: String, in tree: Tree) throws -> NodeID { try #require(tree.idsByIdentifier()[name]) }

  @Test func aControlMovesItsRowWithinItsNeighbors() throws {
    let tree = try tree()
    let (a, b) = (try id("a", in: tree), try id("b", in: tree))
    let (down, up) = (
      try tree.rows(movedBy: id("a-move", in: tree), up: false),
      try tree.rows(movedBy: id("b-move", in: tree), up: true)
    )
    #expect(down?.row == a && down?.passed == b)
    #expect(up?.row == b && up?.passed == a)
    #expect(try tree.rows(movedBy: id("a-move", in: tree), up: true) == nil)
    #expect(try tree.rows(movedBy: id("b-move", in: tree), up: false) == nil)
    #expect(try tree.rows(movedBy: id("a-name", in: tree), up: false) == nil)
    #expect(tree.name(ofRow: a) == "A" && tree.name(ofRow: b) == "Bee")
  }

  /// Controls side by side have no rows around them.
  @Test func controlsWithoutRowsMoveNothing() throws {
    let text = #"""
      {"aloud": 1, "elements": [{"id": "list", "children": [
        {"id": "one", "control": "reorderControl"}, {"id": "two", "control": "reorderControl"}]}]}
      """#
    let tree = try tree(text)
    #expect(try tree.rows(movedBy: id("one", in: tree), up: false) == nil)
  }

  @Test(arguments: [("a", "b"), ("b", "a")]) func rowsChangePlaces(_ row: String, _ other: String) throws {
    let old = try tree()
    var new = old
    let map = new.move(try id(row, in: old), past: try id(other, in: old))
    #expect(
      new.ids.compactMap { new[$0].id } == ["title", "list", "b", "b-name", "b-move", "a", "a-name", "a-move", "c"])
    // The moved row keeps its identity, and so do all rows except the one that it passes.
    for name in ["title", "list", row, "\(row)-name", "\(row)-move", "c"] {
      #expect(try map[id(name, in: old)] == id(name, in: new), "\(name)")
    }
    #expect(try map[id(other, in: old)] == nil)
    #expect(try new[id("b", in: new)].frame == Frame(x: 0, y: 0, width: 100, height: 30))
    #expect(try new[id("b-name", in: new)].frame?.y == 0)
    #expect(try new[id("a", in: new)].frame == Frame(x: 0, y: 30, width: 100, height: 20))
    #expect(try new[id("a-move", in: new)].tapPoint == ScreenPoint(x: 90, y: 35))
    #expect(try new[id("c", in: new)].frame?.y == 50)
    #expect(try new.parent(of: id("a", in: new)) == id("list", in: new))
    #expect(try new.subtree(of: id("list", in: new)).count == 8)
    // And back.
    _ = new.move(try id(other, in: new), past: try id(row, in: new))
    #expect(new == old)
  }

  @Test func nodesOfOtherParentsStay() throws {
    let old = try tree()
    var new = old
    #expect(new.move(try id("a-name", in: old), past: try id("b-name", in: old)).isIdentity)
    #expect(new == old)
  }
}
