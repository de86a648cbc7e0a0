import Aloud
import AloudExplorer

extension Command {
  static let voices = Command(
    name: "voices", operands: "[LANGUAGE]", summary: "languages, their words, and the espeak-ng voices behind them",
    details: """
      Without LANGUAGE, prints the languages; with it, every phrase, the names of characters and the words that spell out
      letters, how sure each one is, and its source. A phrase is attested if somebody recorded it from a device or Apple wrote
      it; otherwise it is assumed. Phrases from Apple's localization bundles have the bundle and the key: "attested S,
      UIKit.axbundle trait.button". Shares are counted over all phrases, and again without Aloud's own: the sentences about
      charts that VoiceOver is not known to say. With --engine, prints the voices of espeak-ng: languages, name, gender and file.
      --voice takes any of these except the gender.
      """,
    options: [
      Option(.json, help: "one JSON object, for programs"),
      Option(.voiceFile, reads: .voiceFile, help: "a file with your own words; shows their effect"),
      Option(.engine, help: "prints the voices of espeak-ng instead"),
      Option.speechEngine,
    ],
    files: { RunFiles($0, $1, operands: nil) }
  ) { arguments in
    var library = VoiceLibrary.standard
    for file in arguments.values(.voiceFile) { library = try SpeakingOptions.adding(file, to: library) }
    try arguments.require(arguments.operands.count <= 1, "name one LANGUAGE")
    if arguments.has(.engine) {
      let engine = ESpeak(try arguments.speechEngine())
      return try EngineVoicesOutput.list(engine, language: arguments.operands.first, asJSON: arguments.has(.json))
    }
    guard let language = arguments.operands.first else {
      return try VoicesOutput.list(library.voices, asJSON: arguments.has(.json))
    }
    guard let voice = library.voice(for: language) else {
      throw Failure(
        .notFound,
        """
        aloud voices: there is no voice for "\(language.printable)"; there are \
        \(library.languages.joined(separator: ", "))\(LanguageTag.suggestion(for: language))
        """)
    }
    try VoicesOutput.show(voice, asJSON: arguments.has(.json))
  }
}

/// Prints voices and their words.
enum VoicesOutput {
  static func list(_ voices: [Voice], asJSON: Bool) throws(Failure) {
    if asJSON {
      let list: JSONValue = ["aloud": 1, "voices": .list(voices.map(members))]
      return try Standard.writeLine(list.text)
    }
    let width = voices.map(\.name.displayWidth).max() ?? 0
    for voice in voices {
      try Standard.writeLine(
        "\(voice.language.padded(to: 8))  \(voice.name.padded(to: width))  \(share(of: voice))  "
          + "espeak-ng \(voice.engineVoice ?? "-")")
    }
  }

  static func show(_ voice: Voice, asJSON: Bool) throws(Failure) {
    let lists = [
      ("phrases", VoiceRow.phrases(of: voice)), ("characters", VoiceRow.characters(of: voice)),
      ("phonetic", VoiceRow.phonetic(of: voice)),
    ]
    if asJSON {
      let tables = JSONValue.object(lists.map { name, rows in (key: name, value: .rows(rows.map(\.json))) })
      return try Standard.writeLine((["aloud": 1] + members(of: voice) + tables).text)
    }
    let rows = lists.flatMap(\.1)
    let keyWidth = rows.map(\.key.displayWidth).max() ?? 0
    let wordWidth = min(rows.map(\.words.displayWidth).max() ?? 0, 48)
    let lines = rows.map { row in
      let note = row.mark.map { $0.note.isEmpty ? "" : "; \($0.note)" } ?? ""
      return "\(row.key.padded(to: keyWidth))  \(row.words.padded(to: wordWidth))  \(said(row.certainty))\(note)"
    }
    try Standard.writeLines(lines)
    try Standard.writeLine(
      "\n\(voice.name) (\(voice.language)): \(share(of: voice)), espeak-ng \(voice.engineVoice ?? "-")\(speech(of: voice))"
    )
  }

  /// The lines of the voice file for the speech engine. For missing lines, the values of espeak-ng apply.
  private static func speech(of voice: Voice) -> String {
    var words = ""
    if let rate = voice.speech.rate { words += said(", \(rate) words per minute") }
    if let pitch = voice.speech.pitch { words += said(", pitch \(pitch)") }
    if let volume = voice.speech.volume { words += said(", volume \(volume)") }
    return words
  }

  /// The share of attested phrases among all phrases, and among those of VoiceOver: Aloud's own sentences cannot be
  /// attested.
  private static func share(of voice: Voice) -> String {
    let (count, attested) = (voice.entries.count, voice.attestedCount)
    let others = count - voice.ownCount
    return said(
      "\(count) phrases, \(attested) attested (\(percent(attested, of: count))%), "
        + "\(percent(attested, of: others))% of the \(others) that are not Aloud's own")
  }

  private static func percent(_ part: Int, of whole: Int) -> Int { whole == 0 ? 0 : part * 100 / whole }

  private static func members(of voice: Voice) -> JSONValue {
    [
      "language": .string(voice.language), "name": .string(voice.name),
      "engineVoice": .string(voice.engineVoice), "rate": .whole(voice.speech.rate),
      "pitch": .whole(voice.speech.pitch), "volume": .whole(voice.speech.volume), "count": .whole(voice.entries.count),
      "attested": .whole(voice.attestedCount), "own": .whole(voice.ownCount),
    ]
  }
}

/// Prints the voices of espeak-ng.
enum EngineVoicesOutput {
  /// - Parameters:
  ///   - engine: the engine whose voices are listed.
  ///   - language: BCP-47; nil for all voices.
  ///   - asJSON: true for JSON output.
  /// - Throws: ``Failure`` when espeak-ng is not installed, and when it does not know the language.
  static func list(_ engine: ESpeak, language: String?, asJSON: Bool) throws(Failure) {
    let all: [ESpeak.Voice]
    do { all = try engine.voices() } catch { throw Failure(error) }
    let voices = language.map { language in all.filter { $0.speaks(language) } } ?? all
    if voices.isEmpty, let language {
      let near = suggestion(for: language, among: Set(all.flatMap(\.languages)).sorted())
      throw Failure(.notFound, "aloud voices: espeak-ng has no voice for \"\(language.printable)\"\(near)")
    }
    try Standard.write(asJSON ? json(voices) : table(voices))
  }

  private static func json(_ voices: [ESpeak.Voice]) -> String {
    let rows: [JSONValue] = voices.map { voice in
      [
        "name": .string(voice.name), "languages": .strings(voice.languages),
        "gender": .string(voice.gender?.rawValue), "file": .string(voice.file),
      ]
    }
    return (["aloud": 1, "engineVoices": .list(rows)] as JSONValue).text + "\n"
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
  /// True for its languages and the languages of which they are variants: `en` is spoken by `en-us`.
  fileprivate func speaks(_ language: String) -> Bool {
    let wanted = language.lowercased().replacing("_", with: "-")
    return languages.contains { $0.lowercased() == wanted || $0.lowercased().hasPrefix(wanted + "-") }
  }
}
