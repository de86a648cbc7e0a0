internal import Aloud
internal import AloudTree

// Requests that need no open document: those of the playground, and what tests compare.
extension Player {
  /// Performs a script, and tells all that happens, as `aloud play` and `aloud test` tell it.
  static func play(_ request: Request) throws(Problem) -> JSONValue {
    let script = try script(request.text("script"))
    var document = try screen(request, language: script.heads.language).document
    if let language = script.heads.language { document.language = language }
    do throws(ScriptError) {
      let run = try script.runUntilError(on: document)
      let failures = run.failures.flatMap { failure in
        ["line \(failure.line)"] + failure.diff.rows.map(\.text) + [run.steps.first { $0.step.line == failure.step.line }?.note].compactMap(\.self)
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

  /// Reads a document or a dump.
  static func read(_ request: Request) throws(Problem) -> JSONValue {
    let screen = try screen(request, language: request["language"])
    let reader = ScreenReader(screen.document, options: ReaderOptions())
    let reading = reader.reading()
    return [
      "format": .string(screen.format.rawValue), "document": .string(screen.document.screenDocument()),
      "warnings": .strings(screen.warnings.map(\.message)), "utterances": .strings(reading.map(\.text)),
      "svg": .string(ScreenPicture(reader).svg),
    ]
  }

  static func audit(_ request: Request) throws(Problem) -> JSONValue {
    let screen = try screen(request, language: request["language"])
    let language = Wording.Language(tag: request["messages"] ?? screen.document.language)
    let findings = Audit().findings(in: screen.document).map { finding -> JSONValue in
      [
        "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue), "place": .string(finding.path),
        "utterance": .string(finding.utterance), "message": .string(finding.message[language]),
        "fix": .string(finding.fix[language]), "references": .strings(finding.references),
      ]
    }
    return ["findings": .list(findings)]
  }

  private static func screen(_ request: Request, language: String?) throws(Problem) -> ImportedScreen {
    let text = try request.text("document")
    do throws(ImportError) {
      return try ImportedScreen(Array(text.utf8), language: language)
    } catch {
      throw Problem(error)
    }
  }
}
