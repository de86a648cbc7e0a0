import Aloud
import AloudTestSupport
import Testing

@testable import AloudSimulator

/// The order of timers, and the cost of many.
@Suite struct TimersTests {
  /// All timers that are due at once, by their names.
  private func taken(_ timers: inout Timers, at seconds: Double) -> [String] {
    var names: [String] = []
    while let timer = timers.take(at: .start.after(seconds: seconds)) { names.append(timer.name ?? "") }
    return names
  }

  @Test func timersAreDueInTheOrderOfTheirTimesThenOfTheirStarts() {
    var timers = Timers()
    for (number, seconds) in [3.0, 1, 2, 1, 3, 2, 0, 1].enumerated() {
      timers.add(.init(seconds: seconds, name: "\(number)"), at: .start)
    }
    #expect(taken(&timers, at: 1.5) == ["6", "1", "3", "7"])
    #expect(timers.next == .start.after(seconds: 2))
    #expect(taken(&timers, at: 9) == ["2", "5", "0", "4"])
    #expect(timers.next == nil)
  }

  /// Compared with a sorted list, in random sequences of additions and cancellations.
  @Test(arguments: 0..<50 as Range<UInt64>) func theyAreTakenInOrder(_ seed: UInt64) {
    var state = seed
    func random(_ count: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    var timers = Timers()
    var list: [(seconds: Int, number: Int, name: String)] = []
    for number in 0..<60 {
      let (seconds, name) = (random(9), "\(random(5))")
      if random(8) == 0 {
        timers.cancel(name)
        list.removeAll { $0.name == name }
      }
      timers.add(.init(seconds: Double(seconds), name: name), at: .start)
      list.append((seconds, number, name))
    }
    list.sort { ($0.seconds, $0.number) < ($1.seconds, $1.number) }
    #expect(taken(&timers, at: 9) == list.map(\.name))
  }

  @Test func aRepeatingTimerReturnsUntilItsEnd() {
    var timers = Timers()
    timers.add(.init(seconds: 2, interval: 2, until: 7, name: "again"), at: .start)
    timers.add(.init(seconds: 5, name: "once"), at: .start)
    #expect(taken(&timers, at: 10) == ["again", "again", "once", "again"])
  }

  /// An app that is suspended repeats as often as without the pause.
  @Test func postponedTimersKeepTheirDistances() {
    var timers = Timers()
    timers.add(.init(seconds: 2, interval: 2, until: 7, name: "again"), at: .start)
    timers.add(.init(seconds: 5, name: "once"), at: .start)
    timers.postpone(byMicroseconds: 3_000_000)
    #expect(taken(&timers, at: 4) == [])
    #expect(taken(&timers, at: 13) == ["again", "again", "once", "again"])
  }

  @Test func manyTimersTakeLittleMoreThanLinearTime() {
    let times = growth(to: 16_000) { count in
      var timers = Timers()
      for number in 0..<count { timers.add(.init(seconds: Double(count - number)), at: .start) }
      while timers.take(at: .start.after(seconds: 100_000)) != nil {}
    }
    #expect(times < 24)
  }
}
