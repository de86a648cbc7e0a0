public import Aloud

/// A walk as a script that `aloud test` accepts.
public struct WalkScript: Sendable {
  private let steps: [String]
  private let app: ExploredApp
  private let options: ReaderOptions

  init(_ steps: [String], _ app: ExploredApp, _ options: ReaderOptions) {
    self.steps = steps
    self.app = app
    self.options = options
  }

  /// How many steps it has.
  public var count: Int { steps.count }

  /// The script, with what happens under each step when it is performed: it holds.
  ///
  /// - Parameter heads: its head lines, `app FILE` among them.
  /// - Returns: all of it.
  /// - Throws: `ScriptError` when it cannot be performed.
  public func text(heads: [String]) throws(ScriptError) -> String {
    let bare = try Script((heads + [""] + steps.map { "> \($0)" }).map { $0 + "\n" }.joined())
    let run = try app.run(bare, options)
    return bare.transcript(run.actuals)
  }
}
