import Aloud

extension Help {
  /// What a step of a script can be.
  static func steps() -> String {
    let gestures = ScreenReader.Gesture.table
    let rows =
      Script.StepWord.allCases.map { [$0.usage, $0.meaning] } + DeviceAction.table.map { [$0.usage, $0.meaning] }
      + gestureRows
    return """
      Steps, each behind a >. Gestures have the command that they give in VoiceOver's settings, and the keys that do the same and
      may be written instead (VO is Control and Option):
      \(table(rows))

      A command of VoiceOver is a step, too: > move to next heading. `aloud help commands` lists them all.

      The whole format: Sources/AloudScript/Documentation.docc/Scripts.md

      Who says which command a gesture gives:
      \(sources(of: gestures))

      """
  }

  /// Gestures, their commands and keys, and who says so.
  static func gestures() -> String {
    """
    Gestures with the command that they give in VoiceOver's settings, and the keys that do the same (VO is Control and Option):
    \(table(gestureRows))

    Who says which command a gesture gives:
    \(sources(of: ScreenReader.Gesture.table))
    """
  }

  private static var gestureRows: [[String]] {
    ScreenReader.Gesture.table.map { [usage(of: $0), meaning(of: $0)] }
  }

  private static func usage(of row: ScreenReader.Gesture.Row) -> String {
    switch row.argument {
    case .place: "\(row.words) \"Label\" or \(row.words) X,Y"
    case .position: "\(row.words) \"March\", \(row.words) 1960 or \(row.words) 40%"
    case .text: "\(row.words) \"text\""
    case nil: row.words
    }
  }

  private static func meaning(of row: ScreenReader.Gesture.Row) -> String {
    let command = row.command ?? "no command"
    let keys = row.keys.isEmpty ? "" : " (\(row.keys.joined(separator: " or ")))"
    return "\(command)\(keys) [\(row.evidence.certainty.rawValue)]"
  }

  /// Each source once.
  private static func sources(of rows: [ScreenReader.Gesture.Row]) -> String {
    var seen: Set<String> = []
    return rows.map { "  \($0.evidence)" }.filter { seen.insert($0).inserted }.joined(separator: "\n")
  }
}
