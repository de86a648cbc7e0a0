import Aloud

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
    Steps, each behind a >. Gestures have the command that they give in VoiceOver's settings, and the keys that do the same and
    may be written instead (VO is Control and Option):
    """
  private static let stepsEnd = """
    A command of VoiceOver is a step, too: > move to next heading. `aloud help commands` lists them all.

    The whole format: Sources/AloudScript/Documentation.docc/Scripts.md
    """
  private static let gesturesHead = """
    Gestures with the command that they give in VoiceOver's settings, and the keys that do the same (VO is Control and Option):
    """
  private static let sourcesHead = "Who says which command a gesture gives:"

  /// Gestures, their commands and keys, and who says so.
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

  /// Each source once.
  private static func sources(of rows: [ScreenReader.Gesture.Row], in language: Wording.Language) -> String {
    var seen: Set<String> = []
    return rows.map { "  " + language.said("\($0.evidence)") }.filter { seen.insert($0).inserted }.joined(
      separator: "\n")
  }
}
