import AloudTestSupport
import AloudTree
import Testing

/// Nodes that are found again in a new tree.
@Suite struct TreeMapTests {
  /// A screen with an element for each letter, which is its id; a dot is an element without an id.
  private func tree(_ letters: String) throws -> Tree {
    try Outline(
      letters.map { letter in
        Outline.Item.text("Text").with { if letter != "." { $0.id = String(letter) } }
      }
    ).tree()
  }

  /// The result for each element: its place in the new tree, from 0; a dash if it is gone.
  private func places(_ old: String, _ new: String) throws -> String {
    let (old, new) = (try tree(old), try tree(new))
    let map = TreeMap(from: old, to: new)
    #expect(map[.root] == .root)
    return old.ids.map { map[$0].map { "\($0.index - 1)" } ?? "-" }.joined()
  }

  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "012"), ("", "ab", ""), ("ab", "", "--"), ("abc", "ac", "0-1"), ("ac", "abc", "02"),
    ("abc", "xabc", "123"), ("abc", "axyc", "0-3"), ("abc", "axc", "0-2"),
    // An element that moves past others counts as gone; as many as possible are kept.
    ("abcd", "bcda", "-012"), ("abcd", "dabc", "123-"), ("abcd", "badc", "-0-2"),
    // Elements without ids are matched if their number is equal.
    ("...", "...", "012"), ("a..b", "x.a..b", "2345"), ("a..b", "a.b", "0--2"), ("..", "...", "--"), (".a", "ba", "-1"),
  ])
  func findsNodesByID(_ old: String, _ new: String, _ expected: String) throws {
    #expect(try places(old, new) == expected)
  }

  @Test func equalTreesHaveTheIdentityMap() throws {
    #expect(TreeMap(from: try tree("a.b"), to: try tree("a.b")).isIdentity)
  }

  /// The map between two trees equals the map of the edits.
  @Test(arguments: UInt64(0)..<40) func agreesWithEdits(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let old = try tree("abcdefghij")
    var new = old
    var map = TreeMap.identity
    for letter in "klmnopqr" {
      if Bool.random(using: &random) {
        map = map.then(new.insert(try tree(String(letter)), into: .root, at: Int.random(in: 0..<12, using: &random)))
      } else {
        map = map.then(new.remove(new.id(at: Int.random(in: 1..<new.count, using: &random))))
      }
    }
    let found = TreeMap(from: old, to: new)
    #expect(old.ids.allSatisfy { found[$0] == map[$0] })
  }
}
