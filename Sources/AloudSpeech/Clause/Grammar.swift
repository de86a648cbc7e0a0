/// The grammars that there are. Each row of the table of clauses says which ones have it.
///
/// A grammar has no punctuation: the ``Renderer`` adds it.
public struct Grammar: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// That of a device, as far as it is known.
  public static let voiceOver = Grammar(rawValue: 1)
  /// That of a device for an element of a web page.
  public static let webPage = Grammar(rawValue: 2)
  /// That of AccessibilitySnapshot, byte for byte together with ``Renderer/Style/sentences``.
  public static let snapshot = Grammar(rawValue: 4)

  static let all: Grammar = [.voiceOver, .webPage, .snapshot]

  /// The clauses in the order in which they are said, as the user's settings leave them.
  public func clauses(_ settings: VoiceOverSettings) -> [Clause] {
    let said = Clause.allCases.filter { clause in
      let row = clause.row
      guard !isDisjoint(with: row.grammars), row.isWanted(settings) else { return false }
      return (settings.hints || clause.section != .hint) && (settings.controlType != .off || !row.isRole)
    }
    return settings.controlType == .before ? Grammar.rolesBeforeLabel(said) : said
  }

  private static func rolesBeforeLabel(_ clauses: [Clause]) -> [Clause] {
    let roles = clauses.filter { $0.row.isRole }
    let others = clauses.filter { !$0.row.isRole }
    let place = others.firstIndex(of: .label) ?? 0
    return Array(others[..<place]) + roles + Array(others[place...])
  }
}
