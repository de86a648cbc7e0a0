import Aloud

extension Help {
  private static let settingsHead = """
    Set one: --setting NAME=VALUE, or `setting NAME VALUE` in a script. The lines have the defaults; a setting without a
    list of values is on or off. `aloud help NAME` tells where the setting NAME comes from.
    """
  private static let versionsHead = """
    Versions of iOS (--ios VERSION, or `ios VERSION` in a script, leaves out what came later; sources: `aloud help ios`)
    """

  /// Every setting, under headings; one line each.
  static func settings(in language: Wording.Language = .english) -> String {
    let defaults = VoiceOverSettings()
    let groups = Setting.Scope.allCases.map { scope in
      let rows = Setting.all.filter { $0.scope == scope }.map { setting in
        ["\(setting.name)=\(setting.value(in: defaults))", language.said(setting.meaning) + values(of: setting)]
      }
      return "\(language.said(scope.heading))\n\(table(rows))"
    }
    return """
      \(language.paragraphs(settingsHead))
      \(groups.joined(separator: "\n"))
      \(language.said(versionsHead))
      \(versions(in: language))
      """
  }

  /// The values after the meaning of a setting; nothing for on and off.
  private static func values(of setting: Setting) -> String {
    if let range = setting.range { return " (\(range.lowerBound)–\(range.upperBound))" }
    return setting.values == ["on", "off"] ? "" : ": \(setting.values.joined(separator: ", "))"
  }

  /// What came with each version of iOS.
  private static func versions(in language: Wording.Language) -> String {
    let versions = Set(IOSChange.allCases.map(\.since)).sorted()
    return table(
      versions.map { version in
        let changes = IOSChange.allCases.filter { $0.since == version }
        return ["\(version)", changes.map { language.said($0.meaning) }.joined(separator: "; ")]
      })
  }

  /// One setting: its effect, its values, and its evidence.
  static func page(of setting: Setting, in language: Wording.Language = .english) -> String {
    let standard = setting.value(in: VoiceOverSettings())
    let words = setting.values.map { $0 == standard ? language.said("\($0) (default)") : $0 }.joined(separator: ", ")
    let values = setting.range == nil ? words : language.said("\(setting.choices) (default \(standard))")
    return """
      setting \(setting.name)

      \(sentence(setting.meaning, in: language))
        \(values)
        \(language.said(setting.evidence.told))

      """
  }

  /// What came with versions of iOS, and the source of each.
  static func changes(in language: Wording.Language = .english) -> String {
    let rows = IOSChange.allCases.map { change in
      ["\(change.since)", "\(language.said(change.meaning))\n\(language.said(change.evidence.told))"]
    }
    return "\(language.said(versionsHead))\n\(table(rows))\n"
  }

  static func json(_ setting: Setting) -> JSONValue {
    [
      "name": .string(setting.name), "group": .string(setting.scope.heading), "values": .strings(setting.values),
      "isNumber": .bool(setting.range != nil), "default": .string(setting.value(in: VoiceOverSettings())),
      "meaning": .string(setting.meaning), "certainty": .string(setting.evidence.certainty.rawValue),
      "source": .string(setting.evidence.source),
    ]
  }

  static func json(_ change: IOSChange) -> JSONValue {
    [
      "since": .string(change.since.description), "meaning": .string(change.meaning),
      "certainty": .string(change.evidence.certainty.rawValue), "source": .string(change.evidence.source),
    ]
  }
}
