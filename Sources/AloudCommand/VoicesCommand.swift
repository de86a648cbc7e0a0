import Aloud

extension Command {
  static let voices = Command(
    name: "voices", operands: "[LANGUAGE]", summary: "languages, their words, and the espeak-ng voices behind them",
    details: """
      Without LANGUAGE, the languages there are; with it, every phrase, how sure we are of it, and who attests it.
      A phrase is attested when somebody recorded it from a device or Apple wrote it; else it is assumed.
      """,
    options: [
      Option(name: "--json", help: "one JSON object, for programs"),
      Option(name: "--voice-file", value: "FILE", help: "words of your own, shown as they take effect"),
    ]
  ) { arguments in
    var library = VoiceLibrary.standard
    for file in arguments.values("--voice-file") { library = try SpeakingOptions.adding(file, to: library) }
    guard arguments.operands.count <= 1 else { throw Arguments.usage("name one LANGUAGE", "voices") }
    guard let language = arguments.operands.first else {
      return try VoicesOutput.list(library.voices, asJSON: arguments.has("--json"))
    }
    guard let voice = library.voice(for: language) else {
      throw Failure(
        .notFound,
        "aloud voices: there is no voice for \"\(language)\"; there are \(library.languages.joined(separator: ", "))")
    }
    try VoicesOutput.show(voice, asJSON: arguments.has("--json"))
  }
}

/// Prints voices and their words.
enum VoicesOutput {
  static func list(_ voices: [Voice], asJSON: Bool) throws(Failure) {
    if asJSON {
      return try Standard.writeLine(
        JSONText.object(["aloud": "1", "voices": JSONText.array(voices.map { JSONText.object(members(of: $0)) })]))
    }
    let width = voices.map(\.name.displayWidth).max() ?? 0
    for voice in voices {
      try Standard.writeLine(
        "\(voice.language.padded(to: 8))  \(voice.name.padded(to: width))  \(share(of: voice))  "
          + "espeak-ng \(voice.engineVoice ?? "-")")
    }
  }

  static func show(_ voice: Voice, asJSON: Bool) throws(Failure) {
    let rows = rows(of: voice)
    if asJSON {
      let phrases = rows.map(json)
      let head = members(of: voice).map { "\"\($0)\": \($1)" }.joined(separator: ", ")
      return try Standard.writeLine(
        "{\"aloud\": 1, \(head), \"phrases\": [\n  \(phrases.joined(separator: ",\n  "))\n]}")
    }
    let keyWidth = rows.map(\.key.displayWidth).max() ?? 0
    let wordWidth = min(rows.map(\.words.displayWidth).max() ?? 0, 48)
    for row in rows {
      let note = row.mark.map { $0.note.isEmpty ? "" : "; \($0.note)" } ?? ""
      let line = "\(row.key.padded(to: keyWidth))  \(row.words.padded(to: wordWidth))  \(row.certainty)\(note)"
      try Standard.writeLine(line)
    }
    try Standard.writeLine(
      "\n\(voice.name) (\(voice.language)): \(share(of: voice)), espeak-ng \(voice.engineVoice ?? "-")")
  }

  private static func share(of voice: Voice) -> String {
    let count = voice.entries.count
    let percent = count == 0 ? 0 : voice.attestedCount * 100 / count
    return "\(count) phrases, \(voice.attestedCount) attested (\(percent)%)"
  }

  private static func members(of voice: Voice) -> KeyValuePairs<String, String> {
    [
      "language": JSONText.string(voice.language), "name": JSONText.string(voice.name),
      "engineVoice": JSONText.string(voice.engineVoice), "count": "\(voice.entries.count)",
      "attested": "\(voice.attestedCount)",
    ]
  }

  /// A form of a phrase.
  private struct Row {
    let key: String
    let words: String
    let mark: Phrasebook.Mark?

    var certainty: String {
      guard let mark else { return "given" }
      return mark.isAttested ? "attested \(mark.sources.joined(separator: ", "))" : "assumed"
    }
  }

  private static func rows(of voice: Voice) -> [Row] {
    let main = voice.entries
    let variants = voice.variants.map { (prefix: "[\($0.setting)=\($0.value)] ", entries: $0.entries) }
    return ([(prefix: "", entries: main)] + variants).flatMap { section in
      Phrase.allCases.flatMap { phrase -> [Row] in
        guard let entry = section.entries[phrase] else { return [] }
        let categories = PluralCategory.allCases.filter { entry.forms[$0] != nil }
        return categories.map { category in
          let suffix = categories.count > 1 ? "[\(category.rawValue)]" : ""
          return Row(
            key: section.prefix + phrase.key + suffix, words: entry.forms[category]?.words.source ?? "",
            mark: entry.forms[category]?.mark)
        }
      }
    }
  }

  private static func json(_ row: Row) -> String {
    JSONText.object([
      "key": JSONText.string(row.key), "words": JSONText.string(row.words),
      "attested": row.mark.map { "\($0.isAttested)" } ?? "null",
      "sources": JSONText.array((row.mark?.sources ?? []).map { JSONText.string($0) }),
      "note": JSONText.string(row.mark?.note ?? ""),
    ])
  }
}
