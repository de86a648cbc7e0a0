import AloudSpeech
import AloudTestSupport
import AloudTree
import Testing

@testable import AloudReader

/// Moving forward and back returns to the same stop.
@Suite struct MovingLawsTests {
  private func reader(_ seed: UInt64, _ navigation: VoiceOverSettings.Navigation) throws -> ScreenReader {
    var options = ReaderOptions()
    options.settings.navigation = navigation
    return ScreenReader(try Document(screens: [.init(tree: try Tree.random(seed: seed))]), options: options)
  }

  @Test(arguments: UInt64(0)..<60) func flatMovesAreReversible(_ seed: UInt64) throws {
    var reader = try reader(seed, .flat)
    var visited = reader.rank.map { [$0] } ?? []
    while true {
      let here = reader.rank
      guard !reader.moveForward().isBoundary else { break }
      let next = reader.rank
      reader.moveBackward()
      #expect(reader.rank == here)
      reader.moveForward()
      #expect(reader.rank == next)
      visited += [next].compactMap(\.self)
    }
    #expect(visited == Array(reader.narrator.order.stops.indices))
  }

  /// If other stops are between those of a container, the container represents them, too.
  private func isTidy(_ reader: ScreenReader) -> Bool { reader.narrator.order.containers.allSatisfy(\.isContiguous) }

  @Test(arguments: UInt64(0)..<60) func groupedMovesAreReversible(_ seed: UInt64) throws {
    var reader = try reader(seed, .grouped)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let here = (rank: reader.rank, grouping: reader.cursor.grouping)
      let moves: [((inout ScreenReader) -> Bool, back: (inout ScreenReader) -> Bool)] = [
        ({ !$0.moveForward().isBoundary }, { !$0.moveBackward().isBoundary }),
        ({ !$0.moveBackward().isBoundary }, { !$0.moveForward().isBoundary }),
        ({ !$0.moveIn().isBoundary }, { !$0.moveOut().isBoundary }),
      ]
      let move = moves[Int.random(in: 0..<3, using: &random)]
      if move.0(&reader), isTidy(reader) {
        var back = reader
        #expect(move.back(&back))
        #expect(back.rank == here.rank && back.cursor.grouping == here.grouping, "\(here) \(back.rank as Int?)")
      }
      if Int.random(in: 0..<8, using: &random) == 0 { reader.moveOut() }
      #expect(reader.rank.map(reader.narrator.order.stops.indices.contains) ?? reader.narrator.order.stops.isEmpty)
    }
  }
}
