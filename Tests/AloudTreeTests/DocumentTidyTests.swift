import AloudTestSupport
import AloudTree
import Testing

/// The audible parts of a screen: its stops, and the containers around each.
private struct Hearing: Equatable {
  var stops: [Node] = []
  var languages: [String?] = []
  /// For each stop, the announced containers around it, inner ones first, with their ranks.
  var containers: [[Around]] = []

  struct Around: Equatable {
    let node: Node
    let ranks: Range<Int>
    let isContiguous: Bool
  }

  init(_ tree: Tree, direction: Document.Direction, options: ReadingOrder.Options) {
    let order = ReadingOrder(of: tree, direction: direction, options: options)
    func anonymous(_ id: NodeID) -> Node {
      var node = tree[id]
      node.id = nil
      node.details.inferences = []
      return node
    }
    stops = order.stops.map(anonymous)
    languages = order.stops.map { stop in
      sequence(first: stop, next: tree.parent).lazy.compactMap { tree[$0].details.language }.first
    }
    for rank in order.stops.indices {
      containers.append(
        order.containers(aroundRank: rank).map { index in
          let container = order.containers[index]
          return Around(
            node: anonymous(container.node), ranks: container.ranks, isContiguous: container.isContiguous)
        })
    }
  }
}

@Suite struct DocumentTidyTests {
  private static let allOptions = ReadingOrder.Modality.allCases.flatMap { modality in
    [true, false].map { inGivenOrder in
      var options = ReadingOrder.Options()
      options.modality = modality
      options.modalityInGivenOrder = inGivenOrder
      return options
    }
  }

  private func tidied(_ tree: Tree) throws -> Tree {
    try Document(screens: [.init(tree: tree)]).tidied().firstScreen.tree
  }

  private func expectTheSame(_ tree: Tree) throws {
    let tidied = try tidied(tree)
    for options in Self.allOptions {
      for direction in Document.Direction.allCases {
        let before = Hearing(tree, direction: direction, options: options)
        #expect(Hearing(tidied, direction: direction, options: options) == before)
      }
    }
  }

  /// The tree as nested lists of labels, with `id:` before a label and `-` for a node without one.
  private func outline(_ tree: Tree) -> String {
    func text(_ id: NodeID) -> String {
      let children = tree.children(of: id).map(text).joined(separator: " ")
      let name = (tree[id].id.map { "\($0):" } ?? "") + (tree[id].label?.string ?? "-")
      return children.isEmpty ? name : "\(name)(\(children))"
    }
    return tree.children(of: .root).map(text).joined(separator: " ")
  }

  @Test(arguments: 0..<400) func readsTheSame(_ seed: UInt64) throws {
    try expectTheSame(try .randomWrappers(seed: seed))
    try expectTheSame(try .randomWrappers(seed: seed, count: 12, frameless: 3))
  }

  @Test(arguments: 0..<100) func readsTheSameWithoutFrames(_ seed: UInt64) throws {
    try expectTheSame(try .randomWrappers(seed: seed, frameless: nil))
  }

  @Test(arguments: 0..<100) func readsTheSameForRandomDocuments(_ seed: UInt64) throws {
    try expectTheSame(try .random(seed: seed))
  }

  @Test func removesMostWrappers() throws {
    var before = 0
    var after = 0
    for seed in 0..<100 {
      let tree = try Tree.randomWrappers(seed: UInt64(seed))
      before += tree.count
      after += try tidied(tree).count
    }
    #expect(after * 4 < before * 3, "\(before) nodes became \(after)")
  }

  @Test(arguments: 0..<100) func everyStopHasAnIDAndNoContainerANewOne(_ seed: UInt64) throws {
    let tree = try Tree.randomWrappers(seed: seed)
    let tidied = try tidied(tree)
    for stop in ReadingOrder(of: tidied).stops { #expect(tidied[stop].id != nil) }
    let old = Set(tree.nodes.compactMap(\.id))
    for id in tidied.ids where !tidied.isElement(id) { #expect(tidied[id].id.map(old.contains) != false) }
    let ids = tidied.nodes.compactMap(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func wrappersAreRemoved() throws {
    let document = try Document([
      .init(
        Node(id: "a"), [.init(Node(), [.button("One"), .init(Node())]), .list("All", [.init(Node(), [.text("Two")])])]),
      .init(Node()),
    ])
    #expect(outline(document.tidied().firstScreen.tree) == "one:One All(two:Two)")
  }

  @Test func nodesOfBehaviorsStay() throws {
    let button = Outline.Item.button("Add").with {
      $0.details.behaviors = Behaviors([.activate: [.insert(Tree.Builder().finish(), into: "basket", at: 1)]])
    }
    let document = try Document([
      button, .init(Node(id: "basket"), [.init(Node(), [.text("Mango")]), .init(Node())]),
      .init(Node(id: "shelf"), [.init(Node(), [.text("Fig")])]),
    ])
    // Everything beside the basket stays, because the siblings may be counted.
    #expect(outline(document.tidied().firstScreen.tree) == "add:Add basket:-(-(mango:Mango) -) shelf:-(fig:Fig)")
  }

  @Test func aLabeledParentDoesNotBecomeAnElement() throws {
    let tree = try tidied(try Outline([.init(Node(label: "Silent"), [.init(Node())]), .text("Said")]).tree())
    #expect(outline(tree) == "Silent said:Said")
    #expect(ReadingOrder(of: tree).stops.map { tree[$0].label } == ["Said"])
  }

  private func place(_ x: Double, _ y: Double, _ node: Node = Node(), _ children: [Outline.Item] = []) -> Outline.Item {
    Outline.Item(node, children).with { $0.frame = Frame(x: x, y: y, width: 80, height: 40) }
  }

  @Test func aGivenGroupInATabBarKeepsItsWrapper() throws {
    var given = Node()
    given.order = .given
    let group = place(300, 0, given, [place(10, 0, Node(label: "A"))])
    let bar = Outline.Item.tabBar([place(300, 0, Node(), [group]), place(100, 0, Node(label: "B"))])
    try expectTheSame(try Outline([bar]).tree())
  }

  @Test func aWrapperThatGivesItsPlaceToTheNextStays() throws {
    let wrapper = place(0, 0, Node(), [place(0, 100, Node(label: "X"))])
    try expectTheSame(try Outline([wrapper, .text("Y"), place(0, 50, Node(label: "Z"))]).tree())
  }

  @Test func aWrapperThatGivesItsPlaceToItsParentStays() throws {
    let wrapper = place(0, 0, Node(), [place(0, 100, Node(label: "Inside"))])
    let element = Outline.Item(Node(label: "Card"), [wrapper]).with { $0.isElement = true }
    try expectTheSame(try Outline([element, place(0, 50, Node(label: "B"))]).tree())
  }

  @Test func aWrapperThatGivesItsPlaceToItsFirstChildStays() throws {
    let wrapper = place(0, 50, Node(), [.text("X"), place(0, 20, Node(label: "Y"))])
    try expectTheSame(try Outline([wrapper]).tree(order: .given))
  }

  @Test func theOnlyWrapperOfAScreenInGivenOrderIsRemoved() throws {
    let outline: Outline = [.init(Node(), [.text("One"), .text("Two")]), .init(Node())]
    let tree = try tidied(try outline.tree(order: .given))
    #expect(self.outline(tree) == "one:One two:Two")
    #expect(tree.order == .sorted)
  }

  @Test(arguments: [
    (Node(label: "Wi-Fi"), "wi-fi"), (Node(label: "  Save & quit…"), "save-quit"), (Node(label: "설정 열기"), "설정-열기"),
    (Node(label: "नमस्ते"), "नमस्ते"), (Node(label: "🍎", value: "3 left"), "left"),
    (Node(label: "🍎", traits: .image), "image"),
    (Node(hint: "Opens"), "element"),
    (Node(label: "A long label whose end would only be in the way"), "a-long-label-whose-end-would"),
    (Node(label: "Donaudampfschifffahrtsgesellschaftskapitän"), "donaudampfschifffahrtsgesellscha"),
  ]) func idsFromTexts(_ node: Node, _ id: String) throws {
    #expect(try Document([.init(node)]).tidied().firstScreen.tree.nodes.last?.id == id)
  }

  @Test func repeatedIDsAreNumbered() throws {
    let inserted = try Outline([.init(Node(id: "delete-3"))]).tree()
    let list = Outline.Item.list("All", [.button("Delete"), .button("Delete"), .button("Delete")]).with {
      $0.id = "delete"
      $0.details.behaviors = Behaviors([.escape: [.insert(inserted, into: "delete", at: nil)]])
    }
    let tree = try Document([list]).tidied().firstScreen.tree
    #expect(outline(tree) == "delete:All(delete-2:Delete delete-4:Delete delete-5:Delete)")
  }

  @Test func aPasswordNeverBecomesAnID() throws {
    let tree = try tidied(try Outline([.textField("", value: "hunter2", secure: true)]).tree())
    #expect(tree.nodes.map(\.id) == [nil, "textEntry"])
  }

  @Test func largeAndDeep() throws {
    var builder = Tree.Builder()
    for number in 0..<100 {
      for _ in 0..<999 { try builder.open(Node()) }
      try builder.add(Node(label: SpokenText("Item \(number)")))
      for _ in 0..<999 { builder.close() }
    }
    let tree = try tidied(builder.finish())
    #expect(tree.count == 101)
    #expect(tree.nodes[1].id == "item" && tree.nodes[100].id == "item-100")
  }
}
