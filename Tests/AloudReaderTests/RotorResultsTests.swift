import AloudReader
import Testing

/// The results of an app's rotor, as AccessibilitySnapshot collects and lists them.
@Suite struct RotorResultsTests {
  /// Searches a list like an app, and counts the calls.
  private final class List {
    let items: [String]
    let isRing: Bool
    var searches = 0

    init(_ items: [String], isRing: Bool = false) {
      self.items = items
      self.isRing = isRing
    }

    func search(_ current: String?, _ direction: RotorResults<String>.Direction) -> String? {
      searches += 1
      guard direction == .next else { return nil }
      guard let current else { return items.first }
      let next = (items.firstIndex(of: current) ?? 0) + 1
      return items.indices.contains(next) ? items[next] : isRing ? items.first : nil
    }
  }

  private static let primes = (11...97).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }.map(
    String.init)

  @Test func everyResultIsListed() {
    let list = List(["Frodo", "Sam", "Merry"])
    let results = RotorResults(search: list.search)
    #expect(results.lines(named: "Hobbits") { $0 } == ["Hobbits:", "- Frodo", "- Sam", "- Merry"])
  }

  @Test func anEmptyRotorSaysNone() {
    #expect(RotorResults(search: List([]).search).lines(named: "Ents") { $0 } == ["Ents:", "<no results>"])
  }

  @Test func itemsBeyondTheLimitAreCounted() {
    #expect(Self.primes.count == 21)
    let lines = RotorResults(search: List(Self.primes).search).lines(named: "Primes") { $0 }
    #expect(lines.count == 12)
    #expect(lines.last == "+ 11 More Results...")
    let hundreds = (0..<300).map(String.init)
    #expect(
      RotorResults(search: List(hundreds).search).lines(named: "Many") { $0 }.last == "+ Many More (99+) Results...")
  }

  @Test(arguments: [0, -1]) func withoutALimitNothingIsSearched(_ limit: Int) {
    let list = List(["one"], isRing: true)
    let results = RotorResults(limit: limit, search: list.search)
    #expect(results.results.isEmpty)
    #expect(results.more == .none)
    #expect(list.searches == 0)
  }

  @Test func onlyOneDirectionIsSearched() {
    let list = List(["one", "two", "three", "four", "five"])
    #expect(RotorResults(limit: 2, .next, search: list.search).results == ["one", "two"])
    #expect(RotorResults(limit: 2, .previous, search: list.search).results.isEmpty)
  }

  @Test func aCycleIsCutAtItsStart() {
    let results = RotorResults(search: List(["a", "b", "c", "d"], isRing: true).search)
    #expect(results.results == ["a", "b", "c", "d"])
    #expect(results.more == .none)
  }

  @Test func bothDirectionsAreJoined() {
    let joined = RotorResults<Int>(limit: 3) { current, direction in
      (current ?? 5) + (current == nil ? 0 : direction == .next ? 1 : -1)
    }
    #expect(joined.results == [3, 4, 5, 6, 7])
  }
}
