import Aloud
import AloudTestSupport
import Testing

@testable import AloudReader

/// A navigation leads where the reader goes, gesture by gesture.
@Suite struct NavigationTests {
  /// What must be the same after a gesture.
  private struct State: Equatable {
    let rank: Int?
    let chosen: ScreenReader.RotorOption
    let ofElement: ScreenReader.RotorOption?
    let result: Int?
    let grouping: Grouping
    let item: Int?
    let isChoosing: Bool

    init(_ reader: ScreenReader) {
      let items = reader.chooserItems
      (isChoosing, item) = (items != nil, items?.current)
      // In the Item Chooser, the place of the cursor on the screen does not matter.
      rank = isChoosing ? nil : reader.rank
      (chosen, ofElement) = (reader.rotor.chosen, isChoosing ? nil : reader.rotor.ofElement)
      (result, grouping) = (isChoosing ? nil : reader.rotor.result, isChoosing ? Grouping() : reader.cursor.grouping)
    }
  }

  @Test(arguments: ReachExample.files) func gesturesLeadWhereTheReaderGoes(_ file: String) throws {
    for options in ReachExample.variants {
      let reader = ReachExample.started(try ReachExample.document(file), options).reader
      var navigation = Navigation(reader)
      guard let start = navigation.start else { continue }
      var places = [start]
      var known: Set<NavigationPlace> = [start]
      var index = 0
      while index < places.count, index < 1_500 {
        let place = places[index]
        index += 1
        for gesture in Navigation.gestures {
          let next = navigation.next(from: place, gesture)
          if let next, known.insert(next).inserted { places.append(next) }
          check(gesture, from: place, to: next, navigation)
        }
      }
      #expect(Set(places.compactMap(\.rank)).count == navigation.count)
    }
  }

  private func check(
    _ gesture: ScreenReader.Gesture, from place: NavigationPlace, to next: NavigationPlace?, _ navigation: Navigation
  ) {
    var reader = navigation.standing(at: place)
    let before = State(reader)
    let events = reader.perform(gesture)
    // The app answers these; a simulator tests them.
    if events.contains(where: { if case .request(.scroll) = $0 { true } else { false } }) { return }
    if gesture == .doubleTap, !place.isInChooser { return }
    // Closing the chooser returns to where it was opened, which no cheapest way needs.
    if gesture == .twoFingerTripleTap, place.isInChooser { return }
    let expected = next.map { State(navigation.standing(at: $0)) } ?? before
    #expect(State(reader) == expected, "\(gesture.words) from \(place)")
  }

  @Test func theChooserAndTheRotorAreFound() throws {
    let reader = ScreenReader(try ReachExample.document("Screens/settings.json"))
    var navigation = Navigation(reader)
    let start = try #require(navigation.start)
    let moves: [(ScreenReader.Gesture, Int?)] = [
      (.swipeLeft, nil), (.swipeRight, 1), (.fourFingerTapBottom, navigation.count - 1),
    ]
    for (gesture, rank) in moves {
      let next = navigation.next(from: start, gesture)
      #expect(next?.rank == rank)
    }
    let opened = navigation.next(from: start, .twoFingerTripleTap)
    let chooser = try #require(opened)
    let chosen = navigation.next(from: chooser, .doubleTap)
    #expect(chooser.rank == nil && chosen == nil)
    let item = navigation.next(from: chooser, .swipeRight)
    let first = try #require(item)
    let stop = navigation.next(from: first, .doubleTap)
    #expect(stop?.rank == 2, "Airplane Mode is the first in the alphabet")
  }
}
