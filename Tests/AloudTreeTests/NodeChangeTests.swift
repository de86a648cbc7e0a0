import AloudTree
import Testing

@Suite struct NodeChangeTests {
  private func changed(_ item: Outline.Item, _ make: (inout Effect.Change) -> Void) -> Node {
    var change = Effect.Change()
    make(&change)
    var node = item.node
    node.apply(change)
    return node
  }

  @Test func otherKeysAreUnchanged() {
    let item = Outline.Item.button("Save", value: "Draft", hint: "Keeps it")
    #expect(changed(item) { _ in } == item.node)
  }

  @Test func newValues() {
    let node = changed(.button("Save", .notEnabled, value: "Draft")) {
      $0.label = "Send"
      $0.frame = .some(Frame(x: 1, y: 2, width: 3, height: 4))
      $0.hidden = true
      $0.expanded = .some(true)
      $0.addTraits = .selected
      $0.removeTraits = .notEnabled
    }
    #expect(node.label == "Send" && node.value == "Draft" && node.hidden)
    #expect(node.frame == Frame(x: 1, y: 2, width: 3, height: 4))
    #expect(node.details.expanded == true)
    #expect(node.traits == [.button, .selected])
  }

  @Test func nullRemovesValues() {
    let item = Outline.Item.button("Save", value: "Draft", hint: "Keeps it").with { $0.details.expanded = true }
    let node = changed(item) {
      $0.label = .some(nil)
      $0.value = .some(nil)
      $0.hint = .some(nil)
      $0.expanded = .some(nil)
    }
    #expect(node == Node(traits: .button))
  }

  @Test(arguments: [("Large", 2), ("Small", 0), ("Huge", 1)]) func aValueSelectsAmongValues(
    _ value: String, _ index: Int
  ) {
    let sizes: [SpokenText] = ["Small", "Medium", "Large"]
    let item = Outline.Item.element("Size").with { $0.details.adjusts = .values(sizes, index: 1) }
    let node = changed(item) { $0.value = .some(SpokenText(value)) }
    #expect(node.details.adjusts == .values(sizes, index: index))
    #expect(node.value == nil)
  }

  @Test(
    arguments: [
      ("7", nil, 7), ("2.5", nil, 2.5), ("11", nil, 4), ("-1", nil, 4), ("nan", nil, 4), ("loud", nil, 4),
      ("60%", .percent, 6), ("6", .percent, 6), ("x%", .percent, 4), ("200%", .percent, 4),
      ("7 of 10", .template("{} of 10"), 7), ("Stage 3", .template("Stage {}"), 3),
      ("Stage ", .template("Stage {}"), 4),
    ] as [(String, Adjustment.Format?, Double)])
  func aNumberMovesWithinARange(_ value: String, _ format: Adjustment.Format?, _ at: Double) {
    let item = Outline.Item.element("Volume").with {
      $0.details.adjusts = .range(from: 0, to: 10, step: 1, at: 4, format: format)
    }
    let node = changed(item) { $0.value = .some(SpokenText(value)) }
    #expect(node.details.adjusts == .range(from: 0, to: 10, step: 1, at: at, format: format))
  }

  @Test func newTextHasItsInsertionPointAtTheEnd() {
    let field = Outline.Item.textField("Name", value: "Mina").with { $0.details.text?.insertionPoint = 2 }
    #expect(changed(field) { $0.value = "Mo" }.details.text?.insertionPoint == nil)
    #expect(changed(field) { $0.label = "First name" }.details.text?.insertionPoint == 2)
  }
}
