package import AloudBase
package import AloudScript

/// The result of a script: what `aloud test --json` prints. Other programs rely on this format.
package enum CheckAnswer {
  /// - Parameters:
  ///   - failures: the steps that did not do what the script expects.
  ///   - script: the path of the script.
  ///   - outcome: `passed`, `failed`, or `error`.
  ///   - error: why the script could not be performed.
  /// - Returns: an object; `failures` has a member for each step that failed.
  package static func json(_ failures: [ScriptFailure], script: String, outcome: String, error: String?) -> JSONValue {
    let failures = failures.map { failure -> JSONValue in
      [
        "line": .whole(failure.line), "step": .string(failure.step.written),
        "diff": .strings(failure.diff.rows.map { $0.mark.rawValue + $0.text }),
        "note": .string(failure.note.map { "\($0)" }),
      ]
    }
    return [
      "aloud": 1, "script": .string(script), "result": .string(outcome), "failures": .list(failures),
      "error": .string(error),
    ]
  }
}
