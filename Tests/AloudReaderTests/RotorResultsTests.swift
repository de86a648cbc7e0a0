import Testing

@testable import AloudReader

/// The results of an app's rotor, as AccessibilitySnapshot collects and lists them.
@Suite struct RotorResultsTests {
  private static let primes = (11...97).filter { number in (2..<number).allSatisfy { number % $0 != 0 } }

  private func lines(_ items: [some CustomStringConvertible], named name: String) -> [String] {
    RotorResults(items) { $0.description }.lines(named: name) { $0 }
  }

  @Test func everyResultIsListed() {
    #expect(lines(["Frodo", "Sam", "Merry"], named: "Hobbits") == ["Hobbits:", "- Frodo", "- Sam", "- Merry"])
  }

  @Test func anEmptyRotorSaysNone() {
    #expect(lines([String](), named: "Ents") == ["Ents:", "<no results>"])
  }

  @Test func itemsBeyondTheLimitAreCounted() {
    #expect(Self.primes.count == 21)
    let lines = lines(Self.primes, named: "Primes")
    #expect(lines.count == 22)
    #expect(lines.last == "+ 11 More Results...")
    #expect(self.lines(Array(0..<109), named: "Many").last == "+ 99 More Results...")
    #expect(self.lines(Array(0..<110), named: "Many").last == "+ Many More (99+) Results...")
  }

  @Test func bothDirectionsAreJoined() {
    #expect(RotorResults(Array(1...10)) { "\($0)" }.results == (1...10).map { "\($0)" })
    #expect(RotorResults(Array(1...12)) { "\($0)" }.results == [Int](3...12).map { "\($0)" } + (1...10).map { "\($0)" })
  }
}
