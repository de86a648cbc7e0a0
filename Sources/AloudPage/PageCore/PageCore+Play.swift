internal import Aloud
internal import AloudImport
internal import AloudTree

extension PageCore {
  /// Performs a script, and tells all that happens, as `aloud play` and `aloud test` tell it.
  static func play(_ request: Request) throws(Problem) -> JSONValue {
    let script = try script(request.text("script"))
    var document = try document(request)
    if let language = script.heads.language { document.language = language }
    do throws(ScriptError) {
      let run = try script.runUntilError(on: document)
      let failures = run.failures.flatMap { failure in
        ["line \(failure.line)"] + failure.diff.rows.map(\.text)
          + [run.steps.first { $0.step.line == failure.step.line }?.note].compactMap(\.self)
      }
      let times = run.steps.map { step in step.occurrences.map { String($0.time.microseconds) }.joined(separator: " ") }
      return [
        "steps": .whole(run.steps.count), "transcript": .string(script.transcript(run.actuals)),
        "failures": .strings(failures), "times": .strings(times), "error": .string(run.error?.message),
      ]
    } catch {
      throw Problem(error)
    }
  }

  /// The screen document of a request. Dumps are made into one before they come into a page.
  static func document(_ request: Request) throws(Problem) -> Document {
    let text = try request.text("document")
    do throws(ImportError) {
      return try Document(screenDocument: text)
    } catch {
      throw Problem(error)
    }
  }
}
