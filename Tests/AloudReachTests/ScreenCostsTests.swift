import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader

/// The ways to the stops of a screen, replayed by the simulator.
@Suite struct ScreenCostsTests {
  @Test(arguments: ReachExample.files) func everyWayArrives(_ file: String) throws {
    for options in ReachExample.variants {
      let started = ReachExample.started(try ReachExample.document(file), options)
      let costs = ScreenCosts(started.reader)
      for (rank, stop) in costs.stops.enumerated() {
        let way = try #require(costs.way(toRank: rank), "\(stop.node)")
        #expect(way.reduce(0) { $0 + $1.times } == stop.gestures)
        var simulator = started
        simulator.pace = .swift
        for (gesture, times) in way { for _ in 0..<times { simulator.perform(gesture) } }
        #expect(simulator.reader.rank == rank && simulator.reader.focusedContainer == nil, "\(way)")
      }
    }
  }

  /// On screens where nothing else speaks.
  @Test(arguments: ReachExample.files) func timesAreThoseOfTheSimulator(_ file: String) throws {
    let document = try ReachExample.document(file)
    var started = Simulator(document)
    let first = try #require(started.start().first { $0.speech != nil })
    let costs = ScreenCosts(started.reader)
    for (rank, stop) in costs.stops.enumerated() {
      let way = try #require(costs.way(toRank: rank))
      var simulator = started
      var last = first
      for (gesture, times) in way {
        for _ in 0..<times {
          let said = simulator.perform(gesture).filter { $0.speech?.origin != .hint && $0.speech != nil }
          last = try #require(said.last)
        }
      }
      let speech = try #require(last.speech)
      let end = try #require(speech.utterance.description.lastIndex { $0.part == .label } ?? Optional(-1))
      let name = end < 0 ? speech.utterance : Utterance(description: Array(speech.utterance.description[...end]))
      let heard = started.settings.microseconds(toSay: started.reader.renderer.beforePause(name))
      let expected = Double(last.time.microseconds - first.time.microseconds + heard) / 1_000_000
      let seconds = try #require(stop.seconds)
      #expect(abs(seconds.patient - expected) < 0.000_01, "rank \(rank), \(way)")
      #expect(seconds.swift <= seconds.patient + 0.000_01)
    }
  }

  @Test(arguments: ReachExample.files) func flickingAloneCostsTheRank(_ file: String) throws {
    let reader = ReachExample.started(try ReachExample.document(file)).reader
    let costs = ScreenCosts(reader)
    let start = try #require(costs.start)
    for (rank, stop) in costs.stops.enumerated() {
      // A field that is being edited can take flicks for its selection; here, none is.
      #expect(stop.flicks == abs(rank - start))
      #expect(try #require(stop.gestures) <= abs(rank - start))
    }
  }

  @Test func aWayCanBeginElsewhere() throws {
    let reader = ScreenReader(try ReachExample.document("Screens/settings.json"))
    let costs = ScreenCosts(reader, fromRank: 3)
    #expect(costs.start == 3)
    #expect(costs.stops.map(\.flicks) == costs.stops.indices.map { abs($0 - 3) })
    #expect(ScreenCosts(reader, fromRank: 1_000).stops.isEmpty)
  }

  @Test func aScreenWithoutStopsCostsNothing() throws {
    let empty = try ImportedScreen(Array(#"{"aloud": 1, "elements": []}"#.utf8)).document
    let costs = ScreenCosts(ScreenReader(empty))
    #expect(costs.stops.isEmpty && costs.start == nil && costs.way(toRank: 0) == nil)
  }

  /// In a direct search of the reader, nothing is cheaper.
  @Test(arguments: ["sign-in", "landmarks", "tabs", "disclosure"]) func noWayOfTheReaderIsShorter(
    _ name: String
  ) throws {
    let reader = ReachExample.started(try ReachExample.document("Screens/\(name).json")).reader
    let costs = ScreenCosts(reader)
    var fewest: [Int: Int] = [:]
    var level = [reader]
    var known: Set<String> = []
    for depth in 0..<12 {
      var next: [ScreenReader] = []
      for reader in level {
        if reader.reachesElements, let rank = reader.rank, fewest[rank] == nil { fewest[rank] = depth }
        for gesture in Navigation.gestures {
          var moved = reader
          let events = moved.perform(gesture)
          if events.contains(where: { if case .request = $0 { true } else { false } }) { continue }
          if moved.settings != reader.settings { continue }
          let key = "\(moved.rank ?? -1) \(moved.rotor) \(moved.chooserItems?.current ?? -2) \(moved.reachesElements)"
          if known.insert(key).inserted { next.append(moved) }
        }
      }
      level = next
    }
    for (rank, stop) in costs.stops.enumerated() { #expect(fewest[rank] ?? 12 >= stop.gestures ?? 0, "rank \(rank)") }
  }

  @Test(arguments: ReachExample.files) func aTouchFindsTheStop(_ file: String) throws {
    let started = ReachExample.started(try ReachExample.document(file))
    for (rank, stop) in ScreenCosts(started.reader).stops.enumerated() {
      guard let point = stop.touch else { continue }
      #expect(started.reader.screenFrame.contains(point))
      var simulator = started
      simulator.perform(.touch(.point(point)))
      #expect(simulator.reader.rank == rank)
    }
  }

  @Test func whatLiesBelowOrOutsideIsNotTouched() throws {
    let text = """
      {"aloud": 1, "elements": [
        {"label": "Below", "frame": [0, 0, 100, 100]}, {"label": "Above", "frame": [0, 0, 100, 100]},
        {"label": "Far", "frame": [0, 5000, 100, 100]}, {"label": "Nowhere"}
      ]}
      """
    let costs = ScreenCosts(ScreenReader(try ImportedScreen(Array(text.utf8)).document))
    #expect(costs.stops.map { $0.touch != nil }.count { $0 } == 1)
  }
}

extension Simulator.Occurrence {
  fileprivate var speech: ScreenReader.Speech? { if case .utterance(let speech) = event { speech } else { nil } }
}
