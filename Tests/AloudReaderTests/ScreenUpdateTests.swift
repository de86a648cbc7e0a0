import Aloud
import AloudTestSupport
import Testing

/// If nodes of a screen only have other speech, the screen is updated without sorting.
@Suite struct ScreenUpdateTests {
  /// Some of these changes move elements, and some do not.
  private static let changes: [@Sendable (inout Node) -> Void] = [
    { $0.label = "Other" }, { $0.value = "1" }, { $0.traits.formSymmetricDifference(.selected) },
    { $0.traits.formSymmetricDifference(.button) }, { $0.hidden.toggle() }, { $0.label = nil },
    { $0.frame = Frame(x: 0, y: 0, width: 10, height: 10) }, { $0.details.expanded = true },
    { $0.traits.formSymmetricDifference(.tabBar) },
  ]

  @Test(arguments: 0..<60) func touchedReadingsEqualNewOnes(_ seed: UInt64) throws {
    let document = try Document(screens: [.init(tree: try Tree.random(seed: seed))])
    var quick = ScreenReader(document)
    var thorough = quick
    var tree = document.firstScreen.tree
    for (step, change) in Self.changes.enumerated() where tree.count > 1 {
      let id = tree.id(at: 1 + (Int(seed) * 7 + step * 3) % (tree.count - 1))
      tree.update(id, change)
      var update = ScreenReader.Update(tree: tree)
      _ = thorough.update(update)
      update.touched = [id]
      _ = quick.update(update)
      #expect(quick.reading().map(\.text) == thorough.reading().map(\.text))
      #expect(quick.focus == thorough.focus)
    }
  }

  @Test func nodesThatAffectTheOrderAreDetected() {
    let node = Node(label: "One", frame: Frame(x: 0, y: 0, width: 10, height: 10))
    var other = node
    other.label = "Two"
    other.value = "Three"
    #expect(node.standsAs(other))
    other.hidden = true
    #expect(!node.standsAs(other))
    var silent = node
    silent.label = nil
    #expect(!node.standsAs(silent))
  }
}
