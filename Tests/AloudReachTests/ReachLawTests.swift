import Aloud
import AloudTestSupport
import Testing

/// What is true of the costs on every screen.
@Suite struct ReachLawTests {
  private func gestures(_ document: Document) -> [Int] {
    ScreenCosts(ReachExample.started(document).reader).stops.map { $0.gestures ?? .max }
  }

  /// Every third row is a button, and some of these are headings, too.
  private func traits(_ headings: Set<Int>) -> (Int) -> String {
    { row in
      ((row % 3 == 0 ? [#""button""#] : []) + (headings.contains(row) ? [#""header""#] : [])).joined(separator: ",")
    }
  }

  /// Where the rotor has headings, another one is not dearer than before, and lengthens no way by more than one flick: a
  /// way to a later heading passes it.
  @Test(arguments: [9, 18, 27, 36, 45, 54]) func anotherHeadingCostsAtMostAFlick(_ row: Int) throws {
    let headings: Set = [3, 24, 48]
    let before = gestures(try ReachExample.rows(60, traits: traits(headings)))
    let after = gestures(try ReachExample.rows(60, traits: traits(headings.union([row]))))
    #expect(before.count == 60 && after.count == 60)
    #expect(after[row] <= before[row])
    for rank in 0..<60 { #expect(after[rank] <= before[rank] + 1) }
  }

  /// In a long section, the heading saves gestures.
  @Test func aHeadingShortensALongSection() throws {
    let before = gestures(try ReachExample.rows(200, traits: traits([3])))
    let after = gestures(try ReachExample.rows(200, traits: traits([3, 150])))
    for rank in 150..<157 { #expect(after[rank] < before[rank]) }
  }

  @Test(arguments: [[], [3], [3, 24, 48]]) func aMirrorImageCostsTheSame(_ headings: Set<Int>) throws {
    let document = try ReachExample.rows(60, traits: traits(headings))
    let mirrored = try ReachExample.rows(60, traits: traits(headings), mirrored: true)
    let costs = [document, mirrored].map { ScreenCosts(ReachExample.started($0).reader) }
    #expect(costs[0].stops.map(\.gestures) == costs[1].stops.map(\.gestures))
    #expect(costs[0].stops.map(\.flicks) == costs[1].stops.map(\.flicks))
    #expect(costs[0].stops.map { $0.touch != nil } == costs[1].stops.map { $0.touch != nil })
    #expect(costs[0].stops.map { $0.seconds?.patient } == costs[1].stops.map { $0.seconds?.patient })
  }

  /// A list of pages is crossed by scrolling.
  @Test func scrollingTurnsPages() throws {
    let rows = (0..<60).map { #"{"label": "Row \#($0)", "frame": [0, \#($0 * 60), 390, 60]}"# }
    let text = """
      {"aloud": 1, "elements": [
        {"isElement": false, "frame": [0, 0, 390, 600], "scroll": {"page": 1, "pages": 6, "axis": "vertical"},
         "children": [\(rows.joined(separator: ","))]}
      ]}
      """
    let document = try ImportedScreen(Array(text.utf8)).document
    let costs = ScreenCosts(ReachExample.started(document).reader)
    #expect(costs.stops[30].gestures == 3)
    #expect(costs.way(toRank: 30).map { $0.map(\.gesture) } == [.fourFingerTapBottom, .threeFingerSwipeDown])
    for (rank, _) in costs.stops.enumerated() {
      var simulator = ReachExample.started(document)
      let way = try #require(costs.way(toRank: rank))
      for (gesture, times) in way { for _ in 0..<times { simulator.perform(gesture) } }
      #expect(simulator.reader.rank == rank)
    }
  }

  /// The limit is for a debug build on a busy machine.
  @Test func aThousandStopsAreFast() throws {
    let reader = ReachExample.started(try ReachExample.rows(1_000, traits: traits([3, 240, 480, 720]))).reader
    let duration = ContinuousClock().measure { #expect(ScreenCosts(reader).stops.count == 1_000) }
    #expect(duration < .seconds(20), "\(duration)")
  }
}
