import AloudTestSupport
import AloudTree
import Testing

@testable import Aloud
@testable import AloudReader
@testable import AloudSimulator

/// VoiceOver's own screen about a chart, over the app's screen.
@Suite struct ChartScreenTests {
  static func simulator(_ app: String = "Charts/coffee.json", _ steps: [String] = []) throws -> Simulator {
    var simulator = Simulator(try Document(reading: Fixtures.text(app)))
    for step in ["start"] + steps { simulator.perform(try ScreenReaderStep.action(step)) }
    return simulator
  }

  static let details = ["swipe right", "rotor \"Audio graph\"", "swipe down", "swipe down", "double tap"]

  @Test func itsElementsHaveNoIDs() throws {
    let simulator = try Self.simulator("Charts/coffee.json", Self.details)
    #expect(simulator.reader.isExploringChart)
    let reader = simulator.reader
    #expect(reader.narrator.order.stops.allSatisfy { reader.id(of: $0) == nil })
    #expect(reader.appTree == simulator.app.tree)
  }

  /// No gesture leads to a request to the app.
  @Test(arguments: ScreenReader.Gesture.table.map(\.words)) func theAppGetsNoRequests(_ words: String) throws {
    let simulator = try Self.simulator("Charts/coffee.json", Self.details)
    let gesture =
      [words, "\(words) \"Done\"", "\(words) 3"].lazy.compactMap { try? ScreenReader.Gesture($0) }.first
    for rank in simulator.reader.narrator.order.stops.indices {
      var reader = simulator.reader
      reader.place(rank)
      let events = reader.perform(try #require(gesture))
      #expect(!events.contains { if case .request = $0 { true } else { false } }, "\(words) at \(rank)")
    }
  }

  @Test(arguments: ["scrub", "touch \"Done\""]) func theCursorComesBack(_ way: String) throws {
    var simulator = try Self.simulator("Charts/coffee.json", ["swipe right", "swipe right"] + Self.details)
    let before = simulator.reader.appFocus
    simulator.perform(try ScreenReaderStep.action(way))
    if way != "scrub" { simulator.perform(.doubleTap) }
    #expect(!simulator.reader.isExploringChart)
    #expect(simulator.reader.focus == before && simulator.app.cursor == before)
    #expect(simulator.reader.rotorOption == .audioGraph)
  }

  @Test func settingsOfTheUserStay() throws {
    var simulator = try Self.simulator(
      "Charts/coffee.json", Self.details + ["three-finger triple tap", "rotor \"Words\""])
    var settings = simulator.settings
    settings.speakingRate = 80
    simulator.change(settings)
    simulator.perform(.scrub)
    #expect(simulator.settings.speakingRate == 80 && simulator.reader.isCurtained)
    simulator.perform(.swipeLeft)
    #expect(simulator.reader.rotorOption == .words)
  }

  @Test func aFingerIsLiftedByAnyOtherGesture() throws {
    var simulator = try Self.simulator("Charts/coffee.json", Self.details)
    for step in ["touch \"Cups of coffee vs. lines of code\"", "double tap and hold", "drag to 6"] {
      simulator.perform(try ScreenReaderStep.action(step))
    }
    #expect(simulator.reader.fingerShare == 0.5)
    #expect(simulator.reader.fingerStep(forward: true) == .drag(.number(7)))
    #expect(simulator.reader.fingerStep(forward: false) == .drag(.number(5)))
    var other = simulator
    other.perform(.swipeRight)
    #expect(other.reader.fingerShare == nil)
    simulator.perform(.twoFingerTap)
    #expect(simulator.reader.fingerShare == nil)
  }
}
