import Aloud
import AloudExplore

extension Command {
  static let help = Command(
    name: "help", operands: "[COMMAND]", summary: "what a command does, and its options",
    details: "Topics: \(Help.topics).",
    options: [
      Option(.json, help: "a topic as one JSON object, for programs"),
      Option(.man, help: "prints the manual page in the format of man(1): aloud help --man | man -l -"),
    ],
    files: { RunFiles($0, $1, operands: nil) }
  ) { arguments in
    if arguments.has(.man) { return try Standard.write(ManualPage.text) }
    guard arguments.operands.count <= 1 else { throw Arguments.usage("name one COMMAND", "help") }
    guard let name = arguments.operands.first else { return try Standard.write(Help.overview() + "\n") }
    if let topic = HelpTopic(rawValue: name) {
      return try arguments.has(.json) ? Standard.writeLine(topic.json.text) : Standard.write(topic.text)
    }
    guard let command = all.first(where: { $0.name == name }) else {
      let nearest = suggestion(for: name, among: all.map(\.name) + HelpTopic.allCases.map(\.rawValue))
      throw Failure(.usage, "aloud help: there is no command \"\(name.printable)\"\(nearest)\nSee `aloud help`.")
    }
    try Standard.write(Help.page(of: command))
  }
}

/// Writes help from the tables of commands, options and settings.
enum Help {
  /// Separated by commas.
  static let topics = HelpTopic.allCases.map(\.rawValue).joined(separator: ", ")

  static func overview() -> String {
    let rows = Command.all.map { ["aloud \($0.name) \($0.operands)", $0.summary] }
    return """
      aloud: a headless screen reader. It says what VoiceOver would say of an iOS screen.

      \(table(rows))

      `aloud help COMMAND` tells more; `--help` and `--version` work everywhere. Help has topics, too:
      \(table(HelpTopic.allCases.map { ["aloud help \($0.rawValue)", $0.summary] }))
      """
  }

  static func page(of command: Command) -> String {
    var text = "aloud \(command.name) \(command.operands)\n\n\(command.summary.asSentence)\n"
    if !command.details.isEmpty { text += "\n\(command.details)\n" }
    if !command.options.isEmpty {
      text +=
        "\nOptions:\n\(table(command.options.map { ["\($0.name)" + ($0.value.map { " \($0)" } ?? ""), $0.help] }))\n"
    }
    let scopes = scopes[command.name] ?? [.saying]
    if command.name == Command.explore.name { text += "\nKeys:\n\(keys())\n" }
    if scopes.contains(.walking) { text += "\n\(steps())" }
    if command.options.contains(where: { $0.name == .setting }) {
      text += "\nSettings:\n\(settings(of: scopes, for: command))\n"
    }
    return text
  }

  /// The commands that do more than read, and so have settings that others do not list. All accept all.
  private static let scopes: [String: [Setting.Scope]] = [
    "play": Setting.Scope.allCases, "test": Setting.Scope.allCases, "explore": Setting.Scope.allCases,
    "conform": [.saying, .moving], "chart": [.graphing, .analyzing],
  ]

  private static func settings(of scopes: [Setting.Scope], for command: Command) -> String {
    var defaults = VoiceOverSettings()
    if command.name == Command.explore.name { defaults.controls = .live }
    return self.settings(Setting.all.filter { scopes.contains($0.scope) }, defaults: defaults)
  }

  static func settings(_ settings: [Setting], defaults: VoiceOverSettings = VoiceOverSettings()) -> String {
    table(
      settings.map { setting in
        let standard = setting.value(in: defaults)
        let values = setting.values.map { $0 == standard ? "\($0) (default)" : $0 }.joined(separator: ", ")
        let choices = setting.range == nil ? values : "\(setting.choices) (default \(standard))"
        let dated = setting.change.map { "\nsince iOS \($0.since); before: \($0.before)" } ?? ""
        return [setting.name, "\(setting.meaning): \(choices)\n\(setting.evidence)\(dated)"]
      })
  }

  /// Two aligned columns, indented; the second may have several lines.
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
  /// With a capital letter at its beginning and a full stop at its end.
  var asSentence: String { prefix(1).uppercased() + dropFirst() + "." }
}
