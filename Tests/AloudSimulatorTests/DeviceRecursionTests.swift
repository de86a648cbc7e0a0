import Aloud
import AloudTestSupport
import Testing

/// Requests that lead to requests: the simulator stops and does not crash, even with a small stack.
@Suite(.long) struct DeviceRecursionTests {
  /// Runs a simulator on a small stack, as in apps outside the main thread.
  private func onSmallStack(
    _ before: Simulator, _ work: @escaping @Sendable (inout Simulator) -> Void
  ) throws -> Simulator {
    try AloudTestSupport.onSmallStack {
      var simulator = before
      work(&simulator)
      return simulator
    }
  }

  private func simulator(
    _ items: [Outline.Item], _ app: [Behaviors.Event: [Effect]] = [:], managed: Bool = false
  ) throws -> Simulator {
    try Walk(items, on: .permissive.with { $0.managedSingleAppMode = managed }, app: Behaviors(app)).simulator
  }

  private static func status(_ isEnabled: Bool, _ effects: Effect...) -> Effect {
    .guidedAccess(.status(enabled: isEnabled, effects))
  }

  @Test func endlessSessionsStop() throws {
    let told: [Effect] = [.guidedAccess(.status(enabled: true, [.session(false)])), Self.status(false, .session(true))]
    let before = try simulator([.acting("Go", .session(true))], [.guidedAccessStatusDidChange: told])
    let after = try onSmallStack(before) { $0.perform(.doubleTap) }
    #expect(after.fault == .endless)
    // Nothing happens until the app starts again.
    var again = after
    #expect(again.perform(.doubleTap).isEmpty && again.perform(.restart).isEmpty)
    #expect(!again.requestGuidedAccessSession(enabled: true).didSucceed)
  }

  @Test func endlessConfiguringStops() throws {
    let told: [Effect] = [.configure(.voiceOver, enabled: false), .configure(.voiceOver, enabled: true)]
    let before = try simulator([.heading("Start")], [.voiceOverStatusDidChange: told], managed: true)
    let after = try onSmallStack(before) { $0.configureForGuidedAccess(features: [.voiceOver], enabled: false) }
    #expect(after.fault == .endless)
  }

  @Test func endlessAssessmentsStop() throws {
    let told: [Effect] = [Self.status(true, .assessment(false)), Self.status(false, .assessment(true))]
    let before = try simulator([.heading("Start")], [.guidedAccessStatusDidChange: told])
    let after = try onSmallStack(before) { $0.requestAssessment(enabled: true) }
    #expect(after.fault == .endless)
  }

  /// Session true, succeeded: session false, succeeded: session true, and so on.
  private func nested(_ depth: Int) -> Effect {
    (0..<depth).reversed().reduce(Effect.say("Done")) { inner, index in .session(index.isMultiple(of: 2), [inner]) }
  }

  @Test(arguments: [(300, false), (1100, true)]) func deeplyNestedRequestsStop(_ depth: Int, _ isTooMuch: Bool) throws {
    let before = try simulator([.acting("Go", nested(depth))])
    let after = try onSmallStack(before) { $0.perform(.doubleTap) }
    #expect((after.fault == .endless) == isTooMuch)
    #expect(after.device.mode == .unlocked || isTooMuch)
  }

  @Test func requestsSpreadOverTimeAreAllowed() throws {
    let told: [Effect] = [
      Self.status(true, .after(seconds: 1, [.session(false)])),
      Self.status(false, .after(seconds: 1, [.session(true)])),
    ]
    var simulator = try simulator([.acting("Go", .session(true))], [.guidedAccessStatusDidChange: told])
    simulator.pace = .swift
    simulator.perform(.doubleTap)
    let happened = simulator.wait(seconds: 100)
    #expect(simulator.fault == nil)
    #expect(happened.filter { $0.event == .happening(.guidedAccessEnded) }.count == 50)
  }

  /// The cursor moves from row to row; each row makes a request and disappears.
  @Test func requestsThatMoveTheCursor() throws {
    let rows = (0..<1500).map { index in
      Outline.Item.text(SpokenText("Row \(index)")).named(
        "row \(index)",
        on: [
          .focus: [.change("row \(index)") { $0.hidden = true }, .configure(.zoom, enabled: index.isMultiple(of: 2))]
        ])
    }
    let before = try simulator(rows, managed: true)
    let after = try onSmallStack(before) { $0.perform(.swipeRight) }
    #expect(after.fault == .endless)
  }
}
