internal import AloudReader
public import AloudScript
internal import AloudSimulator

extension Score {
  /// The score of a script that was performed.
  ///
  /// - Complexity: O(n) in what happened.
  public init(_ run: ScriptRun, ear: Ear) {
    var writer = ScoreWriter(ear: ear)
    for step in run.steps { writer.take(step.occurrences, settings: step.settings) }
    self = writer.finished(at: run.simulator.time)
  }
}
