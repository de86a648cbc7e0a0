#if canImport(UIKit)
  internal import AloudTree
  internal import UIKit

  /// The results of a custom rotor, in the order in which flicking down visits them.
  ///
  /// Source: AccessibilitySnapshot walks both directions, because some search blocks serve one only; keeps the larger list
  /// if it has all of the other, and else joins the backward list, reversed, and the forward list.
  @MainActor struct RotorWalk {
    typealias Result = (target: NSObject, range: Range<Int>?)

    private(set) var results: [Result] = []

    init(_ rotor: UIAccessibilityCustomRotor, limit: Int, _ notes: inout Notes) {
      let forward = RotorWalk.search(rotor, .next, limit, &notes)
      let backward = Array(RotorWalk.search(rotor, .previous, limit, &notes).reversed())
      let (ahead, behind) = (Set(forward.map(Place.init)), Set(backward.map(Place.init)))
      if behind.isSubset(of: ahead) {
        results = forward
      } else if ahead.isSubset(of: behind) {
        results = backward
      } else {
        results = backward + forward.filter { !behind.contains(Place($0)) }
      }
    }

    private struct Place: Hashable {
      let target: ObjectIdentifier
      let range: Range<Int>?
      init(_ result: Result) { (target, range) = (ObjectIdentifier(result.target), result.range) }
    }

    /// Asks for one result after another. The list ends at nil, and after three known results in a row: a rotor may go
    /// round, but a single repetition does not show it. Source: AccessibilitySnapshot.
    private static func search(
      _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction, _ limit: Int,
      _ notes: inout Notes
    ) -> [Result] {
      var results: [Result] = []
      var seen: Set<Place> = []
      var repetitions = 0
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.searchDirection = direction
      while let item = rotor.itemSearchBlock(predicate) {
        // The item holds its target weakly, so the list must keep it.
        guard let target = item.targetElement as? NSObject else { break }
        let result = (target: target, range: item.targetRange.flatMap { TextReading.characters(of: $0, in: target) })
        predicate.currentItem = item
        guard seen.insert(Place(result)).inserted else {
          repetitions += 1
          if repetitions == maximumRepetitions { break }
          continue
        }
        repetitions = 0
        guard results.count < limit else {
          notes.add(
            "the rotor \(name(of: rotor)) has more than \(limit) results, and the rest is left out; "
              + "CaptureOptions.maximumRotorResults is the limit")
          break
        }
        results.append(result)
      }
      return results
    }

    private static let maximumRepetitions = 3

    /// The name of a rotor, for notes.
    static func name(of rotor: UIAccessibilityCustomRotor) -> String {
      rotor.systemRotorType == .none ? "\"\(rotor.name)\"" : "of type \(rotor.systemRotorType.rawValue)"
    }
  }
#endif
