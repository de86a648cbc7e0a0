import Aloud
import AloudTestSupport
import Testing

/// A chart without elements has one for each point.
@Suite struct ChartElementsTests {
  static func node(_ chart: Chart, frame: Frame? = nil, _ change: (inout Node) -> Void = { _ in }) -> Node {
    var node = Node(id: "chart", label: "Lines", frame: frame)
    node.details.chart = chart
    change(&node)
    return node
  }

  static func document(_ nodes: [Node]) throws -> Document {
    var builder = Tree.Builder()
    for node in nodes { try builder.add(node) }
    return try Document(screens: [.init(tree: builder.finish())])
  }

  static let coffee = ChartPartsTests.chart([0, 1, 2])

  @Test func aChartBecomesAGroupOfItsPoints() throws {
    let tree = try Self.document([Node(label: "before"), Self.node(Self.coffee), Node(label: "after")]).firstScreen.tree
    #expect(tree.count == 7)
    #expect(tree.nodes.map { $0.label?.string } == [nil, "before", "Lines", nil, nil, nil, "after"])
    let chart = tree.id(at: 2)
    #expect(tree[chart].container == .group && tree[chart].order == .given && !tree.isElement(chart))
    #expect(tree.children(of: chart).map(\.index) == [3, 4, 5])
    #expect(tree.children(of: .root).map(\.index) == [1, 2, 6])
    #expect((3...5).map { tree.nodes[$0].details.chartPart } == (0..<3).map { .point(series: 0, index: $0) })
    #expect((3...5).allSatisfy { tree.isElement(tree.id(at: $0)) && tree.nodes[$0].id == nil })
  }

  @Test(arguments: [Node.ContainerType.list, .landmark]) func aContainerIsUnchanged(_ type: Node.ContainerType) throws {
    let tree = try Self.document([Self.node(Self.coffee) { $0.container = type }]).firstScreen.tree
    #expect(tree.nodes[1].container == type)
  }

  @Test func anElementStaysOneStop() throws {
    let document = try Self.document([Self.node(Self.coffee) { $0.isElement = true }])
    #expect(document.firstScreen.tree.count == 2)
  }

  @Test func anEmptyChartIsUnchanged() throws {
    var empty = Self.coffee
    empty.series = [.init(points: [])]
    let document = try Self.document([Self.node(empty)])
    #expect(document.firstScreen.tree.count == 2 && document.firstScreen.tree.nodes[1].container == .none)
  }

  @Test func insertedNodesHaveElements() throws {
    var builder = Tree.Builder()
    try builder.add(Self.node(Self.coffee))
    var button = Node(id: "button", label: "Show", traits: .button)
    let insert = Effect.insert(builder.finish(), into: "list", at: nil)
    button.details.behaviors.effects[.activate] = [.after(seconds: 1, [insert])]
    let document = try Self.document([button, Node(id: "list", container: .list)])
    var simulator = Simulator(document)
    simulator.perform(.doubleTap)
    simulator.wait(seconds: 2)
    #expect(simulator.app.tree.count == 7)
  }

  @Test func tooDeepTreesStayOneStop() throws {
    var builder = Tree.Builder()
    for _ in 1..<Tree.Builder.maximumDepth { try builder.open(Node()) }
    try builder.add(Self.node(Self.coffee))
    let document = try Document(screens: [.init(tree: builder.finish())])
    #expect(document.firstScreen.tree.count == Tree.Builder.maximumDepth + 1)
  }

  @Test(arguments: Chart.Direction.allCases) func elementsAreInsideTheChart(_ direction: Chart.Direction) throws {
    var chart = ChartPartsTests.chart([-5, 0, 1, 2, 1e308])
    chart.direction = direction
    chart.series.append(.init(points: [.init(x: .number(1), y: nil), .init(x: .number(1), y: -1e308)]))
    for frame in [Frame(x: 10, y: 20, width: 100, height: 50), Frame(x: 0, y: 0, width: 0, height: 3)] {
      let tree = try Self.document([Self.node(chart, frame: frame)]).firstScreen.tree
      for node in tree.nodes.dropFirst(2) {
        let inside = try #require(node.frame)
        #expect(!inside.isZeroSize && inside.isFinite)
        #expect(inside.x >= frame.x && inside.y >= frame.y, "\(inside)")
        #expect(inside.x + inside.width <= frame.x + frame.width + 1e-9, "\(inside)")
        #expect(inside.y + inside.height <= frame.y + frame.height + 1e-9, "\(inside)")
      }
    }
  }

  @Test func elementsAreWhereTheirXIs() throws {
    var chart = ChartPartsTests.chart([0, 5, 10])
    let frame = Frame(x: 100, y: 0, width: 300, height: 30)
    func centers() throws -> [Double] {
      try Self.document([Self.node(chart, frame: frame)]).firstScreen.tree.nodes.dropFirst(2).compactMap {
        $0.frame?.center.x
      }
    }
    #expect(try centers() == [150, 250, 350])
    chart.direction = .rightToLeft
    #expect(try centers() == [350, 250, 150])
  }
}

extension ChartElementsTests {
  /// A written document has only the chart, and reads the same.
  @Test(arguments: ["coffee", "rainfall", "tide", "culture", "drinks"]) func partsAreNotWritten(_ name: String) throws {
    let document = try Document(reading: Fixtures.text("Charts/\(name).json"))
    let text = document.screenDocument()
    #expect(!text.contains("\"children\""))
    #expect(try Document(reading: text) == document)
  }

  @Test(arguments: ["coffee", "tide"]) func chartElementsSurviveTidying(_ name: String) throws {
    let document = try Document(reading: Fixtures.text("Charts/\(name).json"))
    #expect(document.tidied() == document)
  }

  @Test func thousandsOfPointsAreFewStops() throws {
    let reader = ScreenReader(try Document(reading: Fixtures.text("Charts/tide.json")))
    #expect(reader.reading().count <= 1 + Chart.maximumIntervals)
  }
}
