import Aloud
import AloudExplorer

extension Command {
  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "what a command does, and its options",
    details: "Topics: \(Help.topics). The name of a setting tells where the setting comes from.",
    options: [
      Option(.json, help: "a topic as one JSON object, for programs"),
      Option(.man, help: "prints the manual page in the format of man(1): aloud help --man | man -l -"),
    ],
    files: { RunFiles($0, $1, operands: nil) }
  ) { arguments in
    let language = MessageLanguage.current
    if arguments.has(.man) {
      try arguments.require(
        arguments.operands.isEmpty, "--man prints one manual page about all commands; it takes no COMMAND")
      return try Standard.write(ManualPage.text(in: language))
    }
    try arguments.require(arguments.operands.count <= 1, "name one COMMAND")
    guard let name = arguments.operands.first else { return try Standard.write(Help.overview(in: language) + "\n") }
    if let topic = HelpTopic(rawValue: name) {
      return try arguments.has(.json) ? Standard.writeLine(topic.json.text) : Standard.write(topic.text(in: language))
    }
    if name == "ios" { return try Standard.write(Help.changes(in: language)) }
    if let setting = Setting.named(name) {
      let text = Help.page(of: setting, in: language)
      return try arguments.has(.json) ? Standard.writeLine(Help.json(setting).text) : Standard.write(text)
    }
    guard let command = all.first(where: { $0.name == name }) else {
      let topics = HelpTopic.allCases.map(\.rawValue) + Setting.all.map(\.name)
      let nearest = suggestion(for: name, among: all.map(\.name) + topics)
      throw Command.unknown(name, "aloud help", nearest)
    }
    try Standard.write(Help.page(of: command, in: language))
  }
}

/// Generates help from the tables of commands, options and settings.
enum Help {
  /// The topics, separated by commas.
  static let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")

  static func overview(in language: Wording.Language = .english) -> String {
    let rows = Command.all.map { ["aloud \($0.name) \($0.operands)", language.said($0.summary)] }
    return """
      \(language.said("aloud: a headless screen reader. It says what VoiceOver would say of an iOS screen."))

      \(table(rows))

      \(language.paragraphs(overviewEnd))
      \(table(HelpTopic.allCases.map { ["aloud help \($0.rawValue)", language.said($0.summary)] }))
      """
  }

  private static let overviewEnd =
    "`aloud help COMMAND` tells more; `--help`, `--version` and `--messages en|ko` work everywhere. Help has topics, too:"

  static func page(of command: Command, in language: Wording.Language = .english) -> String {
    var text = "aloud \(command.name) \(command.operands)\n\n\(sentence(command.summary, in: language))\n"
    if !command.details.isEmpty { text += "\n\(language.paragraphs(command.details))\n" }
    if !command.options.isEmpty {
      let rows = command.options.map {
        ["\($0.name)" + ($0.value.map { " \($0)" } ?? ""), language.paragraphs($0.help, width: columnWidth)]
      }
      text += "\n\(language.said("Options:"))\n\(table(rows))\n"
    }
    if command.name == Command.explore.name { text += "\n\(language.said("Keys:"))\n\(keys(in: language))\n" }
    let topics = topics(of: command)
    if !topics.isEmpty {
      text += "\n" + table(topics.map { ["aloud help \($0.rawValue)", language.said($0.summary)] }) + "\n"
    }
    return text
  }

  /// The topics that the help of a command names: the steps of scripts, and the settings.
  private static func topics(of command: Command) -> [HelpTopic] {
    let walks = [Command.play, .test, .explore].contains { $0.name == command.name }
    return (walks ? [.steps] : []) + (command.options.contains { $0.name == .setting } ? [.settings] : [])
  }

  /// The keys of the explorer, with the gestures on a device and the commands of VoiceOver.
  static func keys(in language: Wording.Language = .english) -> String {
    func fingers(_ row: KeyRow) -> String {
      let told = row.fingers(in: language.rawValue)
      return told == row.fingers ? language.said(told) : told
    }
    let width = KeyRow.table.filter { $0.words != nil }.map { fingers($0).displayWidth }.max() ?? 0
    return table(
      KeyRow.table.map { row in
        guard let words = row.words else { return [row.keyNames, fingers(row)] }
        return [
          row.keyNames,
          fingers(row).padded(to: width) + "  " + (words.command(in: language.rawValue) ?? words.words),
        ]
      })
  }
  /// A summary as a sentence; Korean summaries do not change.
  static func sentence(_ summary: String, in language: Wording.Language) -> String {
    language == .english ? summary.asSentence : language.said(summary)
  }

  /// The width of the second column of options in languages whose texts are not already wrapped.
  private static let columnWidth = 90

  /// Aligned, indented columns; the last may have several lines.
  static func table(_ rows: [[String]]) -> String {
    let width = rows.map { $0[0].count }.max() ?? 0
    return rows.map { row in
      let lines = row[1].split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().map { index, line in
        "  " + (index == 0 ? row[0] : "").padded(to: width) + "  " + line
      }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension String {
  /// The text with an uppercase letter at its beginning and a full stop at its end.
  var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}

extension Help {
  /// The steps of a script.
  static func steps(in language: Wording.Language = .english) -> String {
    let gestures = ScreenReader.Gesture.table
    let rows =
      (Script.StepWord.allCases.map { [$0.usage, $0.meaning] } + DeviceAction.table.map { [$0.usage, $0.meaning] })
      .map { [$0[0], language.paragraphs($0[1])] } + gestureRows(in: language)
    return """
      \(language.paragraphs(stepsHead))
      \(table(rows))

      \(language.paragraphs(stepsEnd))

      \(language.said(sourcesHead))
      \(sources(of: gestures, in: language))

      """
  }

  private static let stepsHead = """
    Steps, each after a >. A gesture has its command in VoiceOver's settings, and the keys that do the same; a key can be written
    instead of the gesture (VO is Control and Option):
    """
  private static let stepsEnd = """
    A command of VoiceOver is a step, too: > move to next heading. `aloud help commands` lists them all.

    The whole format: Sources/AloudScript/Documentation.docc/Scripts.md
    """
  private static let gesturesHead = """
    Gestures, their commands in VoiceOver's settings, and the keys that do the same (VO is Control and Option):
    """
  private static let sourcesHead = "Sources for the commands of gestures:"

  /// The gestures with their commands, keys and sources.
  static func gestures(in language: Wording.Language = .english) -> String {
    """
    \(language.paragraphs(gesturesHead))
    \(table(gestureRows(in: language)))

    \(language.said(sourcesHead))
    \(sources(of: ScreenReader.Gesture.table, in: language))
    """
  }

  private static func gestureRows(in language: Wording.Language) -> [[String]] {
    ScreenReader.Gesture.table.map { [usage(of: $0, in: language), meaning(of: $0, in: language)] }
  }

  private static func usage(of row: ScreenReader.Gesture.Row, in language: Wording.Language) -> String {
    switch row.argument {
    case .place: "\(row.words) \"Label\" \(or[language]) \(row.words) X,Y"
    case .position: "\(row.words) \"March\", \(row.words) 1960 \(or[language]) \(row.words) 40%"
    case .text: "\(row.words) \"text\""
    case nil: row.words
    }
  }

  private static let or = Wording("or", ko: "또는")

  private static func meaning(of row: ScreenReader.Gesture.Row, in language: Wording.Language) -> String {
    let command = row.command(in: language.rawValue) ?? language.said("no command")
    let keys = row.keys.isEmpty ? "" : " (\(row.keys.joined(separator: " \(or[language]) ")))"
    return "\(command)\(keys) [\(language.said(row.evidence.certainty.rawValue))]"
  }

  /// The sources without duplicates.
  private static func sources(of rows: [ScreenReader.Gesture.Row], in language: Wording.Language) -> String {
    var seen: Set<String> = []
    return rows.map { "  " + language.said($0.evidence.told) }.filter { seen.insert($0).inserted }.joined(
      separator: "\n")
  }
}
