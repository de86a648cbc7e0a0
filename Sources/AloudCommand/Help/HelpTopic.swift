import Aloud

/// The topics of help other than commands; each is a table.
enum HelpTopic: String, CaseIterable {
  case steps, gestures, commands, events, settings

  var summary: String {
    switch self {
    case .steps: "every step of a script, with gestures, commands and keys"
    case .gestures: "the gestures and keys of a user, and the command that each one gives"
    case .commands: "every command in VoiceOver's settings, and what it does here"
    case .events: "every sound in VoiceOver's settings, and its name in scripts"
    case .settings: "every setting, its default and its values, and what came with each version of iOS"
    }
  }

  func text(in language: Wording.Language = .english) -> String {
    switch self {
    case .steps: Help.steps(in: language)
    case .gestures: Help.gestures(in: language) + "\n"
    case .commands:
      """
      \(language.paragraphs(Help.commandsHead))
      \(Help.table(ScreenReader.Command.allCases.map { Help.row($0, in: language) }))

      """
    case .events:
      """
      \(language.paragraphs(Help.eventsHead))
      \(Help.table(OutputEvent.table.map { Help.row($0, in: language) }))
      \(Help.ownEvents(in: language))

      """
    case .settings: Help.settings(in: language) + "\n"
    }
  }

  var json: JSONValue {
    switch self {
    case .steps:
      [
        "aloud": 1,
        "steps": .rows(
          Script.StepWord.allCases.map { ["step": .string($0.usage), "meaning": .string($0.meaning)] }
            + DeviceAction.table.map { ["step": .string($0.usage), "meaning": .string($0.meaning)] }),
        "gestures": .rows(ScreenReader.Gesture.table.map(Help.json)),
      ]
    case .gestures:
      ["aloud": 1, "gestures": .rows(ScreenReader.Gesture.table.map(Help.json))]
    case .commands: ["aloud": 1, "commands": .rows(ScreenReader.Command.allCases.map(Help.json))]
    case .events:
      [
        "aloud": 1, "events": .rows(OutputEvent.table.map(Help.json)),
        "own": .rows(Help.ownHappenings.map { ["event": .string($0.rawValue), "printed": .bool($0.isPrinted)] }),
      ]
    case .settings:
      [
        "aloud": 1, "settings": .rows(Setting.all.map(Help.json)),
        "changes": .rows(IOSChange.allCases.map(Help.json)),
      ]
    }
  }
}

extension Help {
  // MARK: Commands

  static let commandsHead = """
    Commands of VoiceOver, as its settings list them. Each name is a step of a script, in any letter case: > move to next
    heading. If a gesture gives the command, the gesture follows the name, and recordings write the gesture.
    """

  static func row(_ command: ScreenReader.Command, in language: Wording.Language) -> [String] {
    guard language != .english else { return [command.name, command.summary] }
    return [command.name, "\(command.name(in: language.rawValue)): \(language.said(command.told))"]
  }

  static func json(_ command: ScreenReader.Command) -> JSONValue {
    [
      "key": .string(command.key), "name": .string(command.name),
      "performed": .bool(command.reasonForNothing == nil), "summary": .string(command.summary),
      "reason": .string(command.reasonForNothing),
      "gesture": .string(command.gesture?.words),
      "names": .object(VoiceLibrary.standard.languages.map { (key: $0, value: .string(command.name(in: $0))) }),
    ]
  }

  // MARK: Gestures

  static func json(_ row: ScreenReader.Gesture.Row) -> JSONValue {
    [
      "step": .string(row.words), "command": .string(row.command), "keys": .strings(row.keys),
      "certainty": .string(row.evidence.certainty.rawValue), "source": .string(row.evidence.source),
    ]
  }

  // MARK: Events

  static let eventsHead = """
    Sounds of VoiceOver, as its settings list them, and the line of a script for each. Sounds marked "sounds on" accompany
    speech; they are printed only with `setting sounds on`.
    """

  static func row(_ event: OutputEvent, in language: Wording.Language) -> [String] {
    guard let happening = event.happening else {
      return [event.name, language.said("never here: \(Message(english: event.reason ?? ""))")]
    }
    return [event.name, "[\(happening.rawValue)]" + (happening.isPrinted ? "" : ", \(language.said("sounds on"))")]
  }

  static func json(_ event: OutputEvent) -> JSONValue {
    [
      "key": .string(event.key), "name": .string(event.name), "event": .string(event.happening?.rawValue),
      "printed": event.happening.map { .bool($0.isPrinted) } ?? .null, "reason": .string(event.reason),
    ]
  }

  /// The events in scripts that are not in VoiceOver's list.
  static var ownHappenings: [Happening] {
    Happening.allCases.filter { OutputEvent.names(of: $0).isEmpty }
  }

  static func ownEvents(in language: Wording.Language) -> String {
    let rows = ownHappenings.map { ["[\($0.rawValue)]", language.said($0.isPrinted ? "printed" : "sounds on")] }
    return "\n\(language.said("Events of Aloud, which that list does not have:"))\n\(table(rows))"
  }
}
