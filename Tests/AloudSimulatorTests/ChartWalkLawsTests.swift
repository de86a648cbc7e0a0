import AloudBase
import AloudScript
import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudReader
@testable import AloudSimulator

/// Walks on charts, with the chart explorer opened and closed at random.
@Suite(.long) struct ChartWalkLawsTests {
  /// An app with a chart that can be explored after the start.
  private static func simulator(_ random: inout Chance) throws -> Simulator {
    for _ in 0..<100 {
      var simulator = Simulator(try Document.random(seed: UInt64(random.number(1_000_000)), count: 24))
      simulator.pace = random.number(2) == 0 ? Simulator.Pace.listen : .swift
      guard let chart = simulator.firstChart else { continue }
      var explorer = simulator
      explorer.goForTest(to: chart)
      for step in opening { explorer.perform(try ScreenReaderStep.action(step)) }
      if explorer.reader.isExploringChart { return simulator }
    }
    throw TreeError(.invalidValue, at: "", "no chart in a hundred documents")
  }

  private static func step(_ random: inout Chance) -> String {
    switch random.number(16) {
    case 0..<3: "swipe right"
    case 3: "swipe left"
    case 4, 5: "rotor \"Audio graph\""
    case 6, 7: "swipe down"
    case 8, 9: "double tap"
    case 10: random.pick(["scrub", "touch \"Done\"", "touch \"Play Audio Graph\"", "three-finger double tap"])
    case 11: random.pick(["double tap and hold", "two-finger double tap", "two-finger tap"])
    case 12: "drag to " + random.pick(["0%", "40%", "250%", "3", "-1e308", "\"Jan\"", "\"?\""])
    case 13: random.pick(["pause", "wait 0.3s", "wait 3s", "setting speakingRate 80", "setting navigation grouped"])
    case 14: random.pick(["post layoutChanged focus node1", "post screenChanged", "post announcement \"Note\""])
    default: random.pick(["rotor \"Language\"", "setting navigation flat", "four-finger tap bottom", "start"])
    }
  }

  /// Opens the explorer from the first stop of a chart.
  private static let opening = ["rotor \"Audio graph\"", "swipe down", "swipe down", "double tap"]

  @Test(arguments: UInt64(0)..<30) func theReaderIsOnAnExistingStop(_ seed: UInt64) throws {
    var random = Chance(seed: seed)
    var simulator = try Self.simulator(&random)
    var explored = 0
    for turn in 0..<120 {
      let charted = simulator.firstChart
      let steps = turn % 20 == 0 && charted != nil ? Self.opening : [Self.step(&random)]
      if turn % 20 == 0, let charted { simulator.goForTest(to: charted) }
      for step in steps {
        simulator.perform(try ScreenReaderStep.action(step))
        let reader = simulator.reader
        explored += reader.isExploringChart ? 1 : 0
        guard simulator.fault == nil else { return }
        #expect(reader.rank.map(reader.narrator.order.stops.indices.contains) ?? reader.narrator.order.stops.isEmpty)
        #expect(reader.appTree == simulator.app.shownTree, "\(step)")
        guard simulator.device.isVoiceOverRunning else { continue }
        #expect(simulator.app.cursor == reader.appFocus, "\(step)")
      }
    }
    #expect(explored > 0)
  }
}

extension Simulator {
  /// The rank of the first stop in a chart.
  fileprivate var firstChart: Int? {
    reader.narrator.order.stops.firstIndex { reader.narrator.tree.chart(around: $0) != nil }
  }

  /// Moves the cursor there, as after a touch.
  fileprivate mutating func goForTest(to rank: Int) {
    reader.place(rank)
    app.cursor = reader.appFocus
  }
}

/// Random events, the same in each run.
private struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  mutating func pick(_ words: [String]) -> String { words[number(words.count)] }
}
