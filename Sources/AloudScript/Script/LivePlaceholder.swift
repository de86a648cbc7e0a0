// A placeholder until live pages are there. To be deleted.
public import AloudReader
public import AloudSimulator

extension Script {
  public func run(
    on app: Simulator.LiveApp, options: ReaderOptions = ReaderOptions(), isOverdue: (@Sendable () -> Bool)? = nil
  ) throws(ScriptError) -> ScriptRun {
    let run = try runUntilError(on: app, options: options, isOverdue: isOverdue)
    if let error = run.error { throw error }
    return run
  }

  public func runUntilError(
    on app: Simulator.LiveApp, options: ReaderOptions = ReaderOptions(), isOverdue: (@Sendable () -> Bool)? = nil
  ) throws(ScriptError) -> ScriptRun {
    if let line = heads.line(of: .screen) {
      throw error("a page has no screens that could be named; leave the line out", line: line)
    }
    var simulator = Simulator(app, options: self.options(over: options))
    simulator.isOverdue = isOverdue
    var steps: [ScriptRun.StepRun] = []
    for step in self.steps {
      let occurrences = simulator.perform(step.action)
      steps.append(
        ScriptRun.StepRun(
          step: step, occurrences: occurrences, actuals: simulator.actuals(of: occurrences),
          settings: simulator.settings, note: nil))
    }
    return ScriptRun(script: self, simulator: simulator, steps: steps, error: nil)
  }
}
