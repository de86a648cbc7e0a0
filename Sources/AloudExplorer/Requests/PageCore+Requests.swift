internal import AloudAnswers
internal import AloudAudit
internal import AloudBase
internal import AloudImport
internal import AloudPicture
internal import AloudReader
internal import AloudScript
internal import AloudSimulator
internal import AloudTones
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
      "warnings": .list(screen.warnings.map { warning($0, words) }),
      "utterances": .strings(reading.map { $0.text }),
      "svg": .string(ScreenPicture(reader).svg),
    ]
  }

  /// Returns a warning. Pages have no options, so the values of `--language` in a message become the member `languages`.
  private static func warning(_ warning: ImportWarning, _ words: ExplorerWords) -> JSONValue {
    guard let likely = warning.likelyLanguage else { return ["message": .string(words.said(warning.message))] }
    return ["message": .string(words.said(likely.message)), "languages": .strings(likely.tags)]
  }

  static func audit(_ request: Request) throws(Problem) -> JSONValue {
    let screen = try screen(request, language: request["language"])
    let language = Wording.Language(tag: request["messages"] ?? screen.document.language)
    let findings = Audit().findings(in: screen.document).map { finding -> JSONValue in
      [
        "rule": .string(finding.rule), "severity": .string(finding.severity.rawValue),
        "places": .strings(finding.places.map { $0.path }),
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
      throw error.location == nil ? Problem(error.messageOnPages) : Problem(error)
    }
  }
}

extension PageCore {
  /// Performs a script, and returns all events as `aloud play` and `aloud test` print them.
  static func play(_ request: Request) throws(Problem) -> JSONValue {
    let script = try script(request.text("script"))
    var document = try document(request)
    if let language = script.heads.language { document.language = language }
    do throws(ScriptError) {
      let run = try script.runUntilError(on: document)
      let failures = run.failures.flatMap { failure in
        ["line \(failure.line)"] + failure.diff.rows.map { $0.text } + [failure.note].compactMap { $0.map { "\($0)" } }
      }
      let times = run.steps.map { step in step.occurrences.map { String($0.time.microseconds) }.joined(separator: " ") }
      return [
        "steps": .whole(run.steps.count), "transcript": .string(script.transcript(run.actuals)),
        "failures": .strings(failures), "times": .strings(times), "error": .string(run.error.map { "\($0.message)" }),
      ]
    } catch {
      throw Problem(error)
    }
  }

  /// Returns the screen document of a request. Dumps must be converted before: by the tool, or with the request `read`.
  static func document(_ request: Request) throws(Problem) -> Document {
    let text = try request.text("document")
    do throws(ImportError) {
      return try Document(screenDocument: text)
    } catch {
      throw Problem(error)
    }
  }
}

extension PageCore {
  /// Returns the table of keys of `aloud explore`, with their gestures and commands.
  static func keys(language: String) -> JSONValue {
    let rows = KeyRow.table.map { row -> JSONValue in
      [
        "keys": .strings(row.keys.map { $0.name }), "fingers": .string(row.fingers(in: language)),
        "command": .string(row.words.flatMap { $0.command(in: language) }), "words": .string(row.words?.words),
      ]
    }
    return ["rows": .list(rows)]
  }
}

extension Key {
  private static let names: [(name: String, key: Key)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down), ("enter", .enter), ("escape", .escape),
    ("home", .home), ("end", .end), ("pageUp", .pageUp), ("pageDown", .pageDown), ("tab", .tab),
    ("shift-tab", .backTab), ("backspace", .backspace), ("delete", .delete),
  ]

  /// Creates a key from its name, from the character that it types, or from a text such as `ctrl-l`.
  init(named name: String) throws(PageCore.Problem) {
    if let row = Key.names.first(where: { $0.name == name }) {
      self = row.key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.hasPrefix("ctrl-"), name.count == 6, let character = name.last {
      self = .control(character)
    } else {
      throw PageCore.Problem("there is no key \(name)")
    }
  }
}

extension PageCore {
  static func earcon(named name: String) throws(Problem) -> JSONValue {
    guard let earcon = Happening(rawValue: name).flatMap({ Earcon(for: $0) }) else {
      throw Problem("\(name) has no sound")
    }
    return earcon.waveform().json
  }
}

extension Walk {
  /// Returns the tones that are heard now; nil if there are none.
  func graphSound() -> JSONValue? { explorer.simulator.saying?.speech.graph?.waveform().json }
}

extension Waveform {
  /// The sound with samples of 16 bits, little endian, in base64.
  fileprivate var json: JSONValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(2 * samples.count)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return ["rate": .whole(sampleRate), "channels": .whole(channelCount), "samples": .string(bytes.base64)]
  }
}

extension [UInt8] {
  /// The bytes in base64 (RFC 4648), with padding. The core for WebAssembly is compiled without Foundation.
  var base64: String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let bits = (0..<3).reduce(0) { $0 << 8 | (start + $1 < count ? Int(self[start + $1]) : 0) }
      for place in 0..<4 {
        let isPadding = start + place > count
        text.append(isPadding ? UInt8(ascii: "=") : letters[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
