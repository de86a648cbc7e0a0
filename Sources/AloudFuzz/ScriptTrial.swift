import Aloud
import Foundation

/// One input that is read as a script, and compared with random events.
struct ScriptTrial: Tried {
  let bytes: [UInt8]
  private(set) var script: Script?
  private(set) var error: ScriptError?
  /// The events of each step; most are those that the step expects.
  private(set) var actuals: [[Script.Actual]] = []
  private(set) var recorded = ""
  private(set) var seconds = 0.0
  private(set) var performance: Performance?
  /// The error that stopped the run.
  private(set) var runError: ScriptError?

  var isWellFormed: Bool { script != nil }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  init(_ bytes: [UInt8], seed: UInt64) {
    self.bytes = bytes
    let start = clock()
    do throws(ScriptError) {
      let script = try Script(text, path: "fuzz.aloud")
      var random = FuzzGenerator(state: seed)
      actuals = script.steps.map { ScriptTrial.actuals(like: $0, &random) }
      recorded = script.recorded(actuals)
      self.script = script
    } catch {
      self.error = error
    }
    seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    guard let script else { return }
    do throws(ScriptError) { performance = try ScriptTrial.perform(script) } catch { runError = error }
  }

  private static func actuals(like step: Script.Step, _ random: inout FuzzGenerator) -> [Script.Actual] {
    var actuals: [Script.Actual] = []
    for expectation in step.expectations {
      switch (expectation.form, Int.random(in: 0..<4, using: &random)) {
      case (_, 0): continue
      case (_, 1): actuals.append(.utterance(expectation.written))
      case (.event(.utterance(let text)), _), (.never(.utterance(let text)), _): actuals.append(.utterance(text))
      case (.event(.happening(let happening)), _): actuals.append(.happening(happening))
      default: actuals.append(.utterance("ab"))
      }
    }
    return actuals
  }

  /// The examples from which inputs are made where no files are specified.
  static let examples: [[UInt8]] = [
    """
    # Post a response to a comment
    app comments.json
    language en
    setting hints off
    pace swift

    > start
    [screen changed]
    Comments, Heading
    > touch "Reply"
    "#1"
    /^Rep(ly|lies)/
    …
    !Posted
    """,
    """
    > post announcement "Saved" priority high
    > post layoutChanged focus cart
    > wait 0.5s

    # Bare
    > rotor "Headings"\r\n> double tap\n> swipe up\n> type "a b"\n> three-finger swipe left\n> VO-Right Arrow\r\n![alert]\r\n...\r\n
    """,
  ].map { Array($0.utf8) }
}

extension Rule where Outcome == ScriptTrial {
  static var allOfScripts: [Rule] {
    [
      Rule(name: "an error lies inside the text") { trial in
        guard let error = trial.error else { return nil }
        // An empty text also has a line.
        let lines = trial.text.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
        let isInside =
          error.line <= lines.count && error.line >= 1 && error.column >= 1
          && (0...error.excerpt.unicodeScalars.count).contains(error.caret)
        return isInside ? nil : error.description
      },
      .isReadable { trial in trial.error.map { ["\($0.message)"] } ?? [] },
      .isFast,
      Rule(name: "a script is kept byte for byte") { trial in
        trial.script.map { Array($0.text.utf8) == Array(trial.text.utf8) } == false ? "it is not" : nil
      },
      Rule(name: "a recorded script holds, and records as itself") { trial in
        guard trial.script != nil else { return nil }
        // The recorded text may exceed the maximum size of a script.
        guard trial.recorded.utf8.count <= 1 << 20 else { return nil }
        do throws(ScriptError) {
          let script = try Script(trial.recorded)
          let holds = zip(script.steps, trial.actuals).allSatisfy { ScriptMatcher($0).holds(of: $1) }
          return holds && script.recorded(trial.actuals) == trial.recorded ? nil : "it does not"
        } catch {
          return error.description
        }
      },
    ]
  }
}
