import Aloud

/// Prints the voices of espeak-ng.
enum EngineVoicesOutput {
  /// - Parameters:
  ///   - engine: whose voices they are.
  ///   - language: BCP-47; nil for all of them.
  ///   - asJSON: for programs.
  /// - Throws: ``Failure`` when espeak-ng is not there, and when it does not know the language.
  static func list(_ engine: ESpeak, language: String?, asJSON: Bool) throws(Failure) {
    let all: [ESpeak.Voice]
    do { all = try engine.voices() } catch { throw Failure(error) }
    let voices = language.map { language in all.filter { $0.speaks(language) } } ?? all
    if voices.isEmpty, let language {
      let near = suggestion(for: language, among: Set(all.flatMap(\.languages)).sorted())
      throw Failure(.notFound, "aloud voices: espeak-ng has no voice for \"\(language.printable)\"\(near)")
    }
    var output = OutputBuffer()
    try output.write(asJSON ? json(voices) : table(voices))
    try output.flush()
  }

  private static func json(_ voices: [ESpeak.Voice]) -> String {
    let rows: [JSONValue] = voices.map { voice in
      [
        "name": .string(voice.name), "languages": .strings(voice.languages),
        "gender": .string(voice.gender?.rawValue), "file": .string(voice.file),
      ]
    }
    let object: JSONValue = ["aloud": 1, "engineVoices": .list(rows)]
    return object.text + "\n"
  }

  private static func table(_ voices: [ESpeak.Voice]) -> String {
    let rows = voices.map { [$0.languages.joined(separator: " "), $0.name, $0.gender?.rawValue ?? "-", $0.file] }
    let widths = (0..<3).map { column in rows.map { $0[column].displayWidth }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ") + "  \(row[3])\n"
    }.joined()
  }
}

extension ESpeak.Voice {
  /// True for its languages and what they are variants of: `en` is spoken by `en-us`.
  fileprivate func speaks(_ language: String) -> Bool {
    let wanted = language.lowercased().replacing("_", with: "-")
    return languages.contains { $0.lowercased() == wanted || $0.lowercased().hasPrefix(wanted + "-") }
  }
}
