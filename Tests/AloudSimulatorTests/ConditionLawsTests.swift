import AloudReader
import AloudSimulator
import AloudTestSupport
import AloudTree
import Testing

/// Laws for all conditions, with random conditions on random documents.
@Suite struct ConditionLawsTests {
  /// An app after some events, with variables for conditions.
  private func app(_ random: inout RandomConditions) throws -> Simulator.DocumentApp {
    var app = Simulator.DocumentApp(try random.document())
    _ = app.appear()
    for _ in 0..<8 { _ = app.answer(random.request(on: app.tree)) }
    return app
  }

  /// The state of an app, and its output.
  private func outcome(of effects: [Effect], in app: Simulator.DocumentApp) -> ([Simulator.App.Outcome], Tree) {
    var app = app
    return (app.run(effects).outcomes, app.tree)
  }

  private func expectSame(
    _ one: [Effect], _ other: [Effect], in app: Simulator.DocumentApp,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (left, right) = (outcome(of: one, in: app), outcome(of: other, in: app))
    // Conditions count among the effects of an instant.
    guard !left.0.contains(.overrun), !right.0.contains(.overrun) else { return }
    #expect(left.0 == right.0, sourceLocation: sourceLocation)
    #expect(left.1 == right.1, sourceLocation: sourceLocation)
  }

  private func asked(_ condition: Condition) -> [Effect] {
    [.when(condition, then: [.say("yes")], otherwise: [.say("no")])]
  }

  @Test(.long, arguments: 0..<200) func conditionsFollowTheLawsOfLogic(_ seed: UInt64) throws {
    var random = RandomConditions(seed: seed)
    let app = try app(&random)
    for _ in 0..<20 {
      let (one, other) = (random.condition(depth: 3), random.condition(depth: 2))
      let effects = random.effects()
      // With equal branches, the condition does not matter.
      expectSame([.when(one, then: effects, otherwise: effects)], effects, in: app)
      expectSame(asked(.not(.not(one))), asked(one), in: app)
      expectSame(asked(.all([one])), asked(one), in: app)
      expectSame(asked(.any([one])), asked(one), in: app)
      expectSame(asked(.all([one, other])), asked(.all([other, one])), in: app)
      expectSame(asked(.not(.all([one, other]))), asked(.any([.not(one), .not(other)])), in: app)
      expectSame(
        [.when(.not(one), then: effects, otherwise: [])], [.when(one, then: [], otherwise: effects)], in: app)
      // Exactly one of the branches runs.
      let said = outcome(of: asked(one), in: app).0
      #expect(said == [.said("yes")] || said == [.said("no")])
    }
  }
}
