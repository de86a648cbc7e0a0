import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@testable import Aloud
@testable import AloudReader
@testable import AloudSimulator

/// The layers over an app, and the layers over these.
@Suite struct LayerTests {
  /// Each layer, with the steps that open it from an app with a chart, and the steps that close it.
  private static let layers: [(name: String, open: [String], leave: [[String]])] = [
    ("system", ["guided access options"], [["scrub"], ["touch \"Cancel\"", "double tap"]]),
    (
      "chart", ["rotor \"Audio graph\"", "swipe down", "swipe down", "double tap"],
      [["scrub"], ["touch \"Done\"", "double tap"]]
    ),
    ("itemChooser", ["two-finger triple tap", "swipe right"], [["scrub"], ["two-finger triple tap"]]),
    ("help", ["four-finger double tap", "swipe right"], [["scrub"], ["four-finger double tap"]]),
  ]

  /// The layers that can cover one another, with the app at the bottom.
  static let stacks = [
    ["system"], ["chart"], ["itemChooser"], ["help"], ["system", "itemChooser"], ["system", "help"],
    ["chart", "itemChooser"], ["chart", "help"],
  ]

  private func simulator() throws -> Simulator {
    var simulator = Simulator(try Document(reading: Fixtures.text("Charts/coffee.json")))
    simulator.perform(.swipeRight)
    return simulator
  }

  /// Opens layers over one another, and moves one element further on each.
  private func open(_ stack: [String], on simulator: inout Simulator) throws {
    for name in stack {
      let layer = try #require(Self.layers.first { $0.name == name })
      for step in layer.open { simulator.perform(try ScreenReaderStep.action(step)) }
      if simulator.reader.reachesElements { simulator.perform(.swipeRight) }
    }
  }

  private func names(_ simulator: Simulator) -> [String] {
    (0...simulator.reader.layers.topmost).map { simulator.reader.layers[$0].name }
  }

  @Test(arguments: stacks) func leavingALayerReturnsToTheOneBelow(_ stack: [String]) throws {
    let top = try #require(Self.layers.first { $0.name == stack.last })
    for way in top.leave {
      var simulator = try simulator()
      try open(stack.dropLast(), on: &simulator)
      let below = simulator.reader
      try open([top.name], on: &simulator)
      #expect(names(simulator) == ["app"] + stack)
      for step in way { simulator.perform(try ScreenReaderStep.action(step)) }
      #expect(names(simulator) == ["app"] + stack.dropLast(), "\(way)")
      #expect(simulator.reader.focus == below.focus && simulator.reader.narrator.tree == below.narrator.tree, "\(way)")
    }
  }

  @Test(arguments: stacks) func onlyTheSystemsScreenOutlastsVoiceOver(_ stack: [String]) throws {
    var simulator = try simulator()
    try open(stack, on: &simulator)
    simulator.reader.leaveOwnLayers()
    #expect(names(simulator) == ["app"] + stack.filter { $0 == "system" })
  }

  /// For every layer over the app.
  @Test(arguments: stacks) func anotherScreenClosesAllLayers(_ stack: [String]) throws {
    var simulator = try simulator()
    try open(stack, on: &simulator)
    let tree = simulator.app.tree
    #expect(simulator.reader.update(.init(tree: tree, isNewScreen: true)) == [])
    #expect(names(simulator) == ["app"] && simulator.reader.narrator.tree == tree)
  }

  @Test(arguments: stacks) func layersDecideWhetherChangesAreHeard(_ stack: [String]) throws {
    var simulator = try simulator()
    try open(stack, on: &simulator)
    #expect(simulator.reader.seesApp == !stack.contains("system"))
    #expect(simulator.reader.isOnApp == Set(stack).isDisjoint(with: ["system", "chart"]))
    let happened = simulator.post(.layoutChanged(focus: nil, text: "News"))
    #expect(happened.isEmpty == !simulator.reader.isOnApp)
    #expect(names(simulator) == ["app"] + stack)
  }

  @Test func theBottomLayerStays() {
    var stack = LayerStack(1)
    stack.push(2)
    stack.push(3)
    stack.top = 4
    #expect(stack.topmost == 2 && stack.top == 4 && stack[1] == 2)
    stack.pop(to: 0)
    #expect(stack.topmost == 0 && stack.top == 1)
  }
}

extension Layer {
  fileprivate var name: String {
    switch self {
    case .app: "app"
    case .system: "system"
    case .chart: "chart"
    case .itemChooser: "itemChooser"
    case .help: "help"
    }
  }
}
