internal import Aloud
internal import AloudExplore
internal import AloudTree

// The requests of the playground.
extension PageCore {
  /// Reads a document or a dump.
  static func read(_ request: Request, _ words: ExplorerWords) throws(Problem) -> JSONValue {
    let screen = try screen(request, language: request["language"])
    let reader = ScreenReader(screen.document, options: ReaderOptions())
    let reading = reader.reading()
    return [
      "format": .string(screen.format.rawValue), "document": .string(screen.document.screenDocument()),
      "warnings": .list(screen.warnings.map { warning($0.message, words) }),
      "utterances": .strings(reading.map(\.text)),
      "svg": .string(ScreenPicture(reader).svg),
    ]
  }

  /// The option `--language` in messages of the tool is `language` here, since a page has no options.
  private static func warning(_ message: String, _ words: ExplorerWords) -> JSONValue {
    let parts = message.split(separator: "; add --language ")
    guard parts.count == 2, !parts[1].contains(" ") else { return ["message": .string(words.said(message))] }
    return ["message": .string(words.said(String(parts[0]))), "language": .string(String(parts[1]))]
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
