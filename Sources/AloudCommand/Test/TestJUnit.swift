import Aloud
import Foundation

extension JUnitReport {
  /// The results of `aloud test`.
  init(_ results: [ScriptResult]) {
    self.init(
      cases: results.map { result in
        let path = result.path as NSString
        let details = TestOutput.details(of: result, isPlain: true).joined(separator: "\n")
        let outcome: Outcome
        if let failure = result.failure {
          let message = MessageLanguage.current.message(String(failure.message.prefix { $0 != "\n" }))
          outcome = .broken(message: message, details: details)
        } else if let first = result.failures.first {
          outcome = .failed(message: "\(result.path):\(first.line): \(said(first.summary))", details: details)
        } else {
          outcome = .passed
        }
        return Case(
          name: (path.lastPathComponent as NSString).deletingPathExtension,
          classname: JUnitReport.classname(ofPath: result.path.folderOfPath), outcome: outcome,
          file: result.path, seconds: result.seconds)
      })
  }
}

extension ScriptFailure {
  /// The step and the lines that differ, on one line: `> double tap: expected "Sent", but "Posted" happened`.
  fileprivate var summary: String {
    func lines(_ mark: ScriptDiff.Row.Mark) -> String? {
      let texts = diff.rows.filter { $0.mark == mark }.map { "\"\($0.text.printable)\"" }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    let difference =
      switch (lines(.expected), lines(.happened)) {
      case (let expected?, let happened?): "expected \(expected), but \(happened) happened"
      case (let expected?, nil): "expected \(expected)"
      case (nil, let happened?): "\(happened) happened, which was not expected"
      case (nil, nil): "not as expected"
      }
    return "> \(step.written.printable): \(difference)"
  }
}
