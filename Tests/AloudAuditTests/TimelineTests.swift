import AloudTestSupport
import AloudTree
import Testing

@testable import AloudAudit

struct TimelineTests {
  /// An effect that differs from others.
  private func mark(_ name: String) -> Effect { .remove(id: name) }

  private func told(_ effects: [Effect]) -> [String] {
    Timeline(effects, on: GuidedAccess()).steps.map { step in
      guard case .remove(let id) = step.effect else { return "?" }
      return "\(step.time.told) \(id)" + (step.cycle.map { " ×\($0.count.map(\.told) ?? "∞")" } ?? "")
    }
  }

  @Test func nestedTimesAddUp() {
    let effects: [Effect] = [
      .after(seconds: 5, [mark("b"), .after(seconds: 2, [mark("c"), .every(seconds: 3, [mark("d")], until: 10)])]),
      mark("a"),
    ]
    #expect(told(effects) == ["0 a", "5 b", "7 c", "10 d ×3"])
  }

  @Test func repetitionsCountFromTheirFirstTick() {
    #expect(
      told([.every(seconds: 4, [mark("a"), .after(seconds: 1, [mark("b")])], until: nil)]) == ["4 a ×∞", "5 b ×∞"])
    #expect(told([.every(seconds: 4, [mark("a")], until: 3)]) == [])
    #expect(told([.every(seconds: 0.1, [mark("a")], until: 0.3)]) == ["0.1 a ×3"])
  }

  @Test(arguments: [
    (2.0, ["1 a ×2", "9 c"]), (0.5, ["9 c"]), (6.0, ["1 a ×6", "5 b", "9 c"]),
  ]) func cancelEndsPendingNamedTimers(_ seconds: Double, _ left: [String]) {
    let effects: [Effect] = [
      .every(seconds: 1, [mark("a")], until: nil, name: "x"), .after(seconds: 5, [mark("b")], name: "x"),
      .after(seconds: 9, [mark("c")], name: "y"), .after(seconds: seconds, [.cancel(name: "x")]),
    ]
    #expect(told(effects) == left)
  }

  @Test func timersAfterACancelStay() {
    #expect(told([.cancel(name: "x"), .after(seconds: 1, [mark("a")], name: "x")]) == ["1 a"])
    #expect(told([.after(seconds: 1, [mark("a")], name: "x"), .cancel(name: "x")]) == [])
  }

  @Test func effectsOfRequestsFollowThem() {
    var device = GuidedAccess()
    func told() -> [String] {
      let request = Effect.GuidedAccessRequest.configure(
        [.zoom], enabled: true, succeeded: [.after(seconds: 3, [mark("granted")])], failed: [mark("refused")])
      return Timeline([.after(seconds: 2, [.guidedAccess(request)]), mark("first")], on: device).steps.map {
        if case .remove(let id) = $0.effect { "\($0.time.told) \(id)" } else { "\($0.time.told) request" }
      }
    }
    #expect(told() == ["0 first", "2 request", "2 refused"])
    device.managedSingleAppMode = true
    #expect(told() == ["0 first", "2 request", "5 granted"])
  }

  @Test func aSessionQueryHasATimelineForEachAnswer() {
    let question = Effect.guidedAccess(.status(enabled: true, [mark("a")]))
    #expect(Timeline.all([mark("b")], on: GuidedAccess()).map(\.steps.count) == [1])
    #expect(Timeline.all([question, mark("b")], on: GuidedAccess()).map(\.steps.count) == [2, 3])
    var locked = GuidedAccess()
    locked.managedSingleAppMode = true
    #expect(Timeline.all([question, mark("b")], on: locked).map(\.steps.count) == [3])
  }

  @Test func eachCaseOfConditionsHasATimeline() {
    let (empty, full) = (Condition.compare(.value(id: "a"), .isEmpty), Condition.compare(.value(id: "b"), .isEmpty))
    let effects: [Effect] = [
      .when(empty, then: [.after(seconds: 1, [mark("a")])], otherwise: [mark("b"), mark("b")]),
      .after(seconds: 2, [.when(.any([empty, full]), then: [mark("c")], otherwise: [])]),
    ]
    let all = Timeline.all(effects, on: GuidedAccess()).map { $0.steps.map(\.time) }
    #expect(Set(all) == [[1, 2], [0, 0, 2], [0, 0]])
  }

  @Test func theTimelineIsNotLongerThanTheDocument() throws {
    // No document nests so much.
    let nested = try onSmallStack(bytes: 8 << 20) {
      let nested = (0..<2000).reduce(mark("a")) { inner, _ in .every(seconds: 0.01, [inner], until: nil) }
      return Timeline([nested], on: GuidedAccess()).steps.count
    }
    #expect(nested == 1)
    let many = (0..<20_000).flatMap {
      [Effect.after(seconds: Double($0 + 1), [mark("a")], name: "x"), .cancel(name: "x")]
    }
    #expect(Timeline(many, on: GuidedAccess()).steps.isEmpty)
    let late = Effect.after(seconds: 1e308, [.after(seconds: 1e308, [mark("a")])])
    #expect(Timeline([late], on: GuidedAccess()).steps.map(\.time.isFinite) == [true])
  }
}
